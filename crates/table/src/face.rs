//! [`Table`] behind its object-safe face.

use crate::effect::shown;
use crate::expand::{ROOM, expand};
use crate::seed::board_hash;
use crate::{
    Given, Guesses, Level, LiveTable, Mind, Next, OfferKind, Pick, Prompt, Refusal, Sight, Step, Supposed,
    Table, Thought, Told, TreatyAnswer,
};
use rules::{
    Absence, Card, Game, Names, OptionSpec, Options, Score, Seat, Seats, Standing, Stream, Talk, Tell, Text,
    Time, Turn, Viewer,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

impl<G: Game> LiveTable for Table<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }
    fn seat_ids(&self) -> &[&'static str] {
        &self.seat_ids
    }
    fn options(&self) -> &Options {
        &self.options
    }

    fn rematch_options(&self) -> Options {
        self.game.rematch(&self.state, &self.options)
    }
    fn option_specs(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }
    fn board_hash(&self) -> &str {
        &self.board_hash
    }

    fn is_board(&self, hash: &str) -> bool {
        let by_bytes = G::BOARDS_BY_BYTES.iter().find(|(bytes, _)| *bytes == hash);
        [&self.board_hash, &self.board_bytes].iter().any(|own| *own == hash)
            || by_bytes.is_some_and(|(_, text)| board_hash(text) == self.board_hash)
    }

    fn names(&self) -> Names {
        self.game.names()
    }
    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }
    fn commitment(&self) -> &str {
        &self.commitment
    }
    fn duel(&self) -> bool {
        G::DUEL.is_some()
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }
    fn decision(&self) -> u32 {
        self.decision
    }
    fn awaited(&self) -> Seats {
        self.sealed.keys().fold(self.asked(), |seats, &seat| seats.without(seat))
    }
    fn last_step(&self) -> u32 {
        self.number_of_last_step()
    }

    fn begin(&mut self) -> Vec<Step> {
        let mut made = Vec::new();
        self.go_on(&mut made);
        made
    }
    fn act(&mut self, step: Step<Given>) -> Result<Vec<Step>, Refusal> {
        self.judge(step)
    }
    fn apply(&mut self, step: Step) -> Result<(), Refusal> {
        let step = self.read(step.into())?;
        self.carry_out(step)
    }
    fn time(&self) -> Time {
        if self.asked().is_empty() { Time::Unsaid } else { self.game.time(&self.state) }
    }
    fn late_answer(&self, seat: Seat, written: Option<&Given>) -> Option<String> {
        self.late(seat, written).map(|action| self.game.write_action(&action))
    }
    fn absent_answer(&self, seat: Seat) -> Option<String> {
        self.absent(seat).map(|action| self.game.write_action(&action))
    }
    fn absence(&self) -> Absence {
        Absence::of(G::OPTIONS, &self.options)
    }
    fn away(&self) -> Seats {
        self.away
    }

    fn sights(&self, viewers: &[Viewer], since: u32) -> Vec<Sight> {
        let (mut seen, mut known) = (Shared::default(), Shared::default());
        let mut sight = |&viewer| {
            if !self.game.is_open() || seen.last.is_none() {
                seen.put(self.game.view(&self.state, viewer), json);
            }
            known.put(self.heard(since, viewer).collect::<Vec<_>>(), |heard| {
                json(&heard.iter().map(Line::told).collect::<Vec<_>>())
            });
            let ((view, seen), (_, told)) = (seen.get(), known.get());
            let room = ROOM.saturating_sub(seen.get().len() + told.get().len());
            let prompt = match viewer {
                Viewer::Seat(seat) if self.asked().contains(seat) => Some(self.prompt_for(view, seat, room)),
                _ => None,
            };
            Sight { view: seen, told, stage: self.game.stage(view), prompt }
        };
        viewers.iter().map(&mut sight).collect()
    }
    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.game.view(&self.state, viewer))
    }
    fn chart(&self) -> Box<RawValue> {
        match self.game.names() {
            names if names.is_empty() => json(&self.game.chart()),
            names => json(&Charted { chart: self.game.chart(), names }),
        }
    }
    fn flags(&self) -> Option<String> {
        self.game.flags()
    }
    fn draw(&self, viewer: Viewer) -> String {
        self.game.draw(&self.game.view(&self.state, viewer))
    }
    fn lines(&self, viewer: Viewer) -> Vec<Text> {
        self.game.lines(&self.game.view(&self.state, viewer))
    }
    fn told(&self, since: u32, viewer: Viewer) -> Vec<Told> {
        let written = |Told { step, text, clause, back, event }: Told<&G::EventView>| Told {
            step,
            text,
            clause,
            back,
            event: event.map(json),
        };
        self.heard(since, viewer).map(|line| written(line.told())).collect()
    }
    fn sealed(&self, seat: Seat) -> Option<String> {
        self.sealed.get(&seat).map(|(action, _)| self.game.write_action(action))
    }
    fn offer(&self) -> Option<(Seat, OfferKind, Seats)> {
        self.offer.as_ref().map(|offer| (offer.seat, offer.kind, offer.agreed))
    }
    fn can_undo(&self, seat: Seat) -> bool {
        self.turn_now() != Turn::Over && self.may_undo(seat).is_ok()
    }
    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.view_if_asked(seat).map(|view| self.prompt_for(&view, seat, ROOM))
    }
    fn next(&self, seat: Seat, slot: usize, picked: &[String]) -> Next {
        let view = self.view_if_asked(seat);
        let slots = view.as_ref().map_or(0, |view| self.game.slots(view, seat).len());
        match view {
            Some(view) if slot < slots => shown(self.game.next(&view, seat, slot, picked)),
            _ => Next::default(),
        }
    }
    fn assemble(&self, seat: Seat, filled: &[Vec<String>]) -> Option<String> {
        let view = self.view_if_asked(seat)?;
        let action = self.game.assemble(&view, seat, filled)?;
        self.game.check(&self.state, seat, &action).ok()?;
        Some(self.game.write_action(&action))
    }
    fn suppose(&self, viewer: Viewer, ahead: u8, answers: &Guesses) -> Result<Supposed, Refusal> {
        self.supposed(viewer, ahead, answers)
    }
    fn supposed_prompt(&self, viewer: Viewer, ahead: u8, seat: Seat) -> Option<Prompt> {
        self.prompt_supposed(viewer, ahead, seat)
    }
    fn picks(&self, seat: Seat, action: &str) -> Option<Vec<Vec<String>>> {
        let view = self.view_if_asked(seat)?;
        Some(self.game.picks(&view, seat, &self.game.read_action(action).ok()?))
    }
    fn legal(&self, seat: Seat) -> Option<Vec<String>> {
        let list = self.faces.legal?;
        let mut actions = Vec::new();
        if self.asked().contains(seat) {
            list(&self.game, &self.state, seat, &mut actions);
            if actions.is_empty() {
                return None; // whoever is asked can answer: these are too many to list
            }
        }
        Some(actions.iter().map(|action| self.game.write_action(action)).collect())
    }
    fn instructions(&self, seat: Seat) -> &[String] {
        self.instructions.get(&seat).map_or(&[], Vec::as_slice)
    }
    fn turn_number(&self) -> Option<u16> {
        self.faces.treaties.map(|treating| treating.turn_of(&self.game, &self.state))
    }
    fn turn_name(&self, turn: u16) -> Option<Text> {
        self.faces.treaties.map(|treating| treating.say_turn(&self.game, turn))
    }
    fn talk(&self) -> (Talk, Option<&'static str>) {
        self.game.talk(&self.state)
    }
    fn has_treaties(&self) -> bool {
        self.faces.treaties.is_some()
    }
    fn treaties(&self, viewer: Viewer) -> Vec<(Card, Text)> {
        self.cards_of(viewer)
    }
    fn all_treaties(&self) -> Vec<(Card, Text)> {
        self.pacts.iter().map(|pact| (pact.card.clone(), pact.says.clone())).collect()
    }
    fn own_number(&self, seat: Seat, number: u32) -> Option<u32> {
        let mut known = self.cards(Viewer::Seat(seat)).zip(1..);
        known.find(|(pact, _)| pact.card.number == number).map(|(_, own)| own)
    }
    fn next_term(&self, seat: Seat, picked: &[String]) -> Next {
        shown(self.terms(seat, picked))
    }
    fn terms_about(&self, seat: Seat, picked: &[String], about: &str) -> Vec<Vec<Pick>> {
        let shown = |options| shown(rules::Next { options, complete: true }).options;
        self.promises_about(seat, picked, about).into_iter().map(shown).collect()
    }
    fn treaty_answers(&self, seat: Seat, number: u32) -> Vec<TreatyAnswer> {
        let known = number.checked_sub(1).and_then(|at| self.cards(Viewer::Seat(seat)).nth(at as usize));
        known.map_or(Vec::new(), |pact| self.answers(seat, pact))
    }
    fn draft_treaty(&self, seat: Seat, text: &str) -> Option<(Text, Vec<Text>)> {
        self.draft(seat, text)
    }
    fn treaty_warnings(&self, seat: Seat, number: u32) -> Vec<Text> {
        let known = number.checked_sub(1).and_then(|at| self.cards(Viewer::Seat(seat)).nth(at as usize));
        known.map_or(Vec::new(), |pact| self.warnings(seat, pact.card.number))
    }
    fn concerns(&self, since: u32, viewer: Viewer) -> bool {
        self.log.iter().skip(since as usize).any(|logged| !logged.secret || logged.concerns(viewer))
    }
    fn has_treaty_news(&self, since: u32, viewer: Viewer) -> bool {
        let over = self.has_treaties() && self.turn_now() == Turn::Over;
        // what is undone takes judgements with it; who knows of no treaty has no news of any
        let undone = self.backs.keys().any(|&step| step > since) && !self.treaties(viewer).is_empty();
        over || undone || self.log.iter().skip(since as usize).any(|logged| logged.concerns(viewer))
    }
    fn awaits_word(&self, seat: Seat) -> bool {
        let offered = self.offer.as_ref().is_some_and(|offer| offer.waits_for(seat));
        offered || self.treating().is_ok() && self.pacts.iter().any(|pact| pact.card.awaits(seat))
    }
    fn words(&self, seat: Seat, level: &str, mind: &mut Mind, random: &mut Stream) -> Vec<Step<Given>> {
        self.bot_words(seat, level, mind, random)
    }
    fn standing(&self) -> Standing {
        self.standing_now()
    }
    fn scores(&self, viewer: Viewer) -> Vec<Score> {
        match self.turn_now() {
            Turn::Over => self.standing_now().scores,
            _ => self.game.scores(&self.game.view(&self.state, viewer)),
        }
    }
    fn is_open(&self) -> bool {
        self.game.is_open()
    }

    fn looking_back(&self, viewer: Viewer) -> Viewer {
        if self.game.by_heart() && self.turn_now() != Turn::Over { Viewer::Spectator } else { viewer }
    }
    fn position(&self) -> String {
        self.game.write_position(&self.state)
    }
    fn record(&self, level: Level, names: &[String]) -> String {
        self.record_at(level, names).to_string()
    }
    fn think(&self, seat: Seat, level: &str) -> Option<Thought> {
        self.thought(seat, level)
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn view_if_asked(&self, seat: Seat) -> Option<G::View> {
        self.asked().contains(seat).then(|| self.game.view(&self.state, Viewer::Seat(seat)))
    }

    /// What this viewer may know of what happened after step `since`.
    fn heard(&self, since: u32, viewer: Viewer) -> impl Iterator<Item = Line<'_, G::EventView>> {
        self.log.iter().zip(1u32..).skip(since as usize).flat_map(move |(logged, step)| {
            let whispers = logged.whispers.iter().filter(move |(hearers, _)| hearers.contains(viewer));
            let matters = logged.matter.iter().chain(whispers.map(|(_, text)| text));
            let events = logged.events.iter().filter_map(move |event| self.game.event_view(event, viewer));
            matters
                .map(move |text| Line::Matter(step, text, self.backs.get(&step).copied()))
                .chain(events.map(move |event| Line::Event(step, event)))
        })
    }

    fn prompt_for(&self, view: &G::View, seat: Seat, room: usize) -> Prompt {
        Prompt { decision: self.decision, slots: expand(&*self.game, view, seat, room) }
    }
}

/// A board that calls things otherwise than the box says so with its chart.
#[derive(Serialize)]
struct Charted<C: Serialize> {
    #[serde(flatten)]
    chart: C,
    names: Names,
}

/// A line of the log before it is put into words, with its step.
#[derive(PartialEq, Eq)]
enum Line<'a, E> {
    /// A matter of the table, and the step that it went back to.
    Matter(u32, &'a Text, Option<u32>),
    /// Something that happened in the game.
    Event(u32, E),
}

impl<E: Tell> Line<'_, E> {
    fn told(&self) -> Told<&E> {
        match self {
            Line::Matter(step, text, back) => {
                Told { step: *step, text: (*text).clone(), clause: None, back: *back, event: None }
            }
            Line::Event(step, event) => {
                let (text, clause) = (event.text(), event.clause());
                Told { step: *step, text, clause, back: None, event: Some(event) }
            }
        }
    }
}

/// Something and how it is written: written anew only if it is not the same as the last one.
struct Shared<T> {
    last: Option<(T, Arc<RawValue>)>,
}

impl<T> Default for Shared<T> {
    fn default() -> Shared<T> {
        Shared { last: None }
    }
}

impl<T: PartialEq> Shared<T> {
    fn put(&mut self, of: T, write: impl FnOnce(&T) -> Box<RawValue>) {
        if self.last.as_ref().is_none_or(|(same, _)| *same != of) {
            let written = write(&of).into();
            self.last = Some((of, written));
        }
    }

    fn get(&self) -> (&T, Arc<RawValue>) {
        let (of, written) = self.last.as_ref().expect("put before");
        (of, Arc::clone(written))
    }
}

pub(crate) fn json(seen: &impl Serialize) -> Box<RawValue> {
    to_raw_value(seen).expect("views and events are plain data")
}
