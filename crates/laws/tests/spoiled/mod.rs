//! *Cards* with one fault at a time, chosen by an option: what the laws are there to catch.

use laws::toys::{
    Card, Cards, CardsEvent, CardsEventView, CardsIllegal, CardsRoll, CardsState, CardsView, Play,
};
use rules::{
    Draws, Game, Listed, Next, NoEffect, Notation, OptionSpec, ParseError, Prompts, Random, Rules, Seat,
    Setup, SetupError, Sink, Slot, Standing, Stream, Tell, Text, Turn, Viewer, Views,
};
use serde::Serialize;
use std::sync::atomic::{AtomicU8, Ordering};

mod treaties;

/// Every fault, with the law that has to catch it.
pub const FAULTS: &[(&str, &str)] = &[
    ("none", ""),
    ("foreign-sample", "agreement"),
    ("secret-rule", "agreement"),
    ("refused-roll", "agreement"),
    ("late-and-wrong", "agreement"),
    ("absent-and-wrong", "agreement"),
    ("knowing-absence", "absence"),
    ("short-list", "list"),
    ("long-list", "list"),
    ("double-list", "list"),
    ("dead-end", "prompts"),
    ("short-prompt", "prompts"),
    ("hasty-prompt", "prompts"),
    ("foreign-prompt", "prompts"),
    ("mistold-picks", "prompts"),
    ("mute-action", "notation"),
    ("mute-roll", "notation"),
    ("two-lines", "notation"),
    ("panicking-reader", "notation"),
    ("loose-position", "notation"),
    ("any-roll", "notation"),
    ("blind-guess", "guess"),
    ("leaking-view", "scramble"),
    ("unwritten-view", "scramble"),
    ("unwritten-event", "scramble"),
    ("lazy-view", "scramble"),
    ("leaking-refusal", "scramble"),
    ("silent-reveal", "scramble"),
    ("silent-reveal", "suppose"),
    ("idle-scramble", "scramble"),
    ("leaking-record", "scramble"),
    ("open-secrets", "sights"),
    ("leaking-event", "record levels"),
    ("unwritten-play", "record levels"),
    ("leaking-action", "record levels"),
    ("leaking-roll", "record levels"),
    ("lost-card", "conservation"),
    ("crooked-die", "invariant"),
    ("endless", "end"),
    ("early-outcome", "end"),
    ("no-outcome", "end"),
    ("script", "picture"),
    ("restless", "undo"),
    ("restless", "sealed"),
    ("moody-event", "replay"),
    ("moody-score", "record"),
    ("guessed-score", "scores"),
    ("moody-judge", "treaties"),
    ("blind-judge", ""), // the law of judgement catches it
    ("dead-end-treaty", "treaties"),
    ("unreadable-treaty", "treaties"),
    ("treaty-with-oneself", "treaties"),
    ("wrong-obedience", "table"),
];

const FAULT_NAMES: &[&str] = &{
    let mut names = [""; FAULTS.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = FAULTS[i].0;
        i += 1;
    }
    names
};

/// Something that no rule may depend on: what happened in other games.
static ELSEWHERE: AtomicU8 = AtomicU8::new(0);

/// Something as a viewer sees it, and something beside it that is never written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Beside<T> {
    #[serde(flatten)]
    seen: T,
    #[serde(skip)]
    unwritten: Vec<Card>,
}

impl<T: Tell> Tell for Beside<T> {
    fn text(&self) -> Text {
        self.seen.text()
    }
    fn clause(&self) -> Option<&'static str> {
        self.seen.clause()
    }
}

/// The spoiled game.
pub struct Spoiled(String);

impl Spoiled {
    fn is(&self, fault: &str) -> bool {
        self.0 == fault
    }

    fn moody(&self, fault: &str) -> bool {
        self.is(fault) && !ELSEWHERE.fetch_add(1, Ordering::Relaxed).is_multiple_of(3)
    }
}

/// Redeals among everything that the viewer cannot see: hands, hidden cards, and what was never dealt.
pub fn scramble(state: &CardsState, viewer: Viewer, random: &mut Stream) -> CardsState {
    let mut state = state.clone();
    if !state.dealt || state.laid.len() == 6 {
        return state;
    }
    let foreign = |seat: usize| !viewer.is(Seat(seat as u8));
    let mut unseen: Vec<Card> = (1..=8).collect();
    let in_sight = |state: &CardsState, card: Card| {
        let held = (0..2).any(|seat| !foreign(seat) && state.hands[seat].contains(&card));
        held || state.laid.iter().enumerate().any(|(i, p)| p.card == card && (!p.hidden || !foreign(i % 2)))
    };
    unseen.retain(|&card| !in_sight(&state, card));
    random.shuffle(&mut unseen);
    for seat in (0..2).filter(|&seat| foreign(seat)) {
        state.hands[seat].iter_mut().for_each(|card| *card = unseen.pop().expect("enough cards"));
        state.hands[seat].sort_unstable();
    }
    for (i, play) in state.laid.iter_mut().enumerate() {
        if play.hidden && foreign(i % 2) {
            play.card = unseen.pop().expect("enough cards");
        }
    }
    state
}

impl Rules for Spoiled {
    type State = CardsState;
    type Action = Play;
    type Roll = CardsRoll;
    type Event = CardsEvent;
    type Illegal = CardsIllegal;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> CardsState {
        CardsState { die: self.is("crooked-die").then_some(7), ..Cards.start() }
    }
    fn turn(&self, state: &CardsState) -> Turn {
        Cards.turn(state)
    }

    fn check(&self, state: &CardsState, seat: Seat, play: &Play) -> Result<(), CardsIllegal> {
        let theirs = &state.hands[1 - seat.index()];
        if self.is("secret-rule") && play.hidden && theirs.contains(&(play.card + 1)) {
            return Err(CardsIllegal::NotYours(play.card));
        }
        if self.is("leaking-refusal") && theirs.contains(&play.card) {
            return Err(CardsIllegal::NoSuchRoll);
        }
        Cards.check(state, seat, play)
    }

    fn sample<R: Random>(&self, state: &CardsState, seat: Seat, random: &mut R) -> Play {
        if self.is("foreign-sample") {
            return Play { card: random.below(8) as u8 + 1, hidden: false };
        }
        let mut list = Vec::new();
        Cards.legal(state, seat, &mut list);
        list.retain(|play| self.check(state, seat, play).is_ok());
        list[random.below(list.len() as u32) as usize]
    }

    fn resolve(&self, state: &mut CardsState, joint: &[(Seat, Play)], out: &mut impl Sink<CardsEvent>) {
        Cards.resolve(state, joint, out);
        if self.is("lost-card") && state.laid.len() == 3 {
            state.hands[0].pop();
            state.hands[0].push(9);
            state.hands[1].pop();
        }
        if self.is("restless") {
            state
                .laid
                .iter_mut()
                .for_each(|play| play.hidden = ELSEWHERE.fetch_add(1, Ordering::Relaxed).is_multiple_of(3));
        }
        if self.is("moody-event") {
            let mood = ELSEWHERE.fetch_add(1, Ordering::Relaxed);
            out.put(|| CardsEvent::Thrown(mood));
        }
        if self.is("unwritten-event") {
            out.put(|| CardsEvent::Dealt(state.hands.clone()));
        }
    }

    fn roll<R: Random>(&self, state: &CardsState, random: &mut R) -> CardsRoll {
        Cards.roll(state, random)
    }
    fn check_roll(&self, state: &CardsState, roll: &CardsRoll) -> Result<(), CardsIllegal> {
        match roll {
            CardsRoll::Die(3) if self.is("refused-roll") => Err(CardsIllegal::NoSuchRoll),
            _ if self.is("any-roll") => Ok(()),
            _ => Cards.check_roll(state, roll),
        }
    }
    fn settle(&self, state: &mut CardsState, roll: &CardsRoll, out: &mut impl Sink<CardsEvent>) {
        Cards.settle(state, roll, out);
        if self.is("endless") {
            state.die = None;
        }
    }

    fn on_timeout(&self, state: &CardsState, seat: Seat) -> Option<Play> {
        let late = self.is("late-and-wrong").then_some(Play { card: 9, hidden: true });
        late.or_else(|| Cards.on_timeout(state, seat))
    }

    fn absent(&self, state: &CardsState, seat: Seat) -> Option<Play> {
        if self.is("knowing-absence") {
            let mut list = Vec::new();
            Cards.legal(state, seat, &mut list);
            let seen: usize = state.hands[1 - seat.index()].iter().map(|card| usize::from(*card)).sum();
            return Some(list[seen % list.len()]);
        }
        let wrong = self.is("absent-and-wrong").then_some(Play { card: 9, hidden: true });
        wrong.or_else(|| Cards.on_timeout(state, seat))
    }

    fn standing(&self, state: &CardsState) -> Standing {
        let mut standing = Cards.standing(state);
        if self.is("early-outcome") {
            let mut end = state.clone();
            end.laid = vec![Play { card: 1, hidden: false }; 6];
            standing.outcome = Cards.standing(&end).outcome;
        }
        if self.is("no-outcome") {
            standing.outcome = None;
        }
        if self.is("guessed-score") && state.laid.len() < 6 {
            let hidden = state.laid.iter().filter(|play| play.hidden);
            standing.scores[0].total += hidden.map(|play| i32::from(play.card)).sum::<i32>();
        }
        if self.moody("moody-score") {
            standing.scores[0].total += 1;
        }
        standing
    }
}

impl Listed for Spoiled {
    fn legal(&self, state: &CardsState, seat: Seat, out: &mut Vec<Play>) {
        Cards.legal(state, seat, out);
        out.retain(|play| self.check(state, seat, play).is_ok());
        if self.is("short-list") {
            out.pop();
        }
        if self.is("long-list") {
            out.push(Play { card: 9, hidden: false });
        }
        if self.is("double-list") {
            out.push(out[0]);
        }
    }
}

impl Views for Spoiled {
    type View = Beside<CardsView>;
    type EventView = Beside<CardsEventView>;

    fn view(&self, state: &CardsState, viewer: Viewer) -> Beside<CardsView> {
        let mut view = Cards.view(state, viewer);
        if self.is("leaking-view") {
            view.in_hand[1] += 10 * usize::from(state.hands[1].first().copied().unwrap_or(0));
        }
        if self.is("lazy-view") {
            // every card of both hands, as a bit each
            view.in_hand = [0, 1].map(|seat| state.hands[seat].iter().map(|card| 1 << card).sum());
        }
        let unwritten = if self.is("unwritten-view") { state.hands[1].clone() } else { Vec::new() };
        Beside { seen: view, unwritten }
    }

    fn is_open(&self) -> bool {
        self.is("open-secrets")
    }

    fn event_view(&self, event: &CardsEvent, viewer: Viewer) -> Option<Beside<CardsEventView>> {
        let seen = match event {
            CardsEvent::Laid(seat, play) if self.is("leaking-event") => {
                CardsEventView::Laid(*seat, Some(play.card))
            }
            CardsEvent::Dealt(_) if self.is("unwritten-event") => CardsEventView::Dealt(Vec::new()),
            _ => Cards.event_view(event, viewer)?,
        };
        let unwritten = match event {
            CardsEvent::Laid(_, play) if self.is("unwritten-play") => vec![play.card],
            CardsEvent::Dealt(hands) if self.is("unwritten-event") => hands.concat(),
            _ => Vec::new(),
        };
        Some(Beside { seen, unwritten })
    }

    fn reveals(&self, event: &CardsEvent) -> bool {
        !self.is("silent-reveal") && Cards.reveals(event)
    }

    fn guess<R: Random>(&self, view: &Beside<CardsView>, random: &mut R) -> CardsState {
        let mut view = view.seen.clone();
        if self.is("blind-guess") {
            view.die = view.die.map(|_| random.below(3) as u8 + 1);
        }
        if self.is("leaking-view") {
            view.in_hand[1] %= 10;
        }
        if self.is("lazy-view") {
            let hands =
                view.in_hand.map(|bits| (1..=8u8).filter(|card| bits >> card & 1 == 1).collect::<Vec<_>>());
            view.in_hand = [hands[0].len(), hands[1].len()];
            let mut state = Cards.guess(&view, random);
            // hidden cards must not be among those in hand
            let mut free: Vec<Card> = (1..=8).filter(|card| !hands.concat().contains(card)).collect();
            let shown =
                |view: &CardsView, i: usize| serde_json::to_value(view).unwrap()["laid"][i]["card"].as_u64();
            free.retain(|&card| !(0..state.laid.len()).any(|i| shown(&view, i) == Some(card.into())));
            for (i, play) in state.laid.iter_mut().enumerate() {
                if shown(&view, i).is_none() {
                    play.card = free.pop().expect("enough cards");
                }
            }
            state.hands = hands;
            return state;
        }
        Cards.guess(&view, random)
    }
}

impl Draws for Spoiled {
    fn draw(&self, view: &Beside<CardsView>) -> String {
        if self.is("script") { "<svg><script></script></svg>".to_owned() } else { Cards.draw(&view.seen) }
    }
}

impl Notation for Spoiled {
    fn write_action(&self, play: &Play) -> String {
        match Cards.write_action(play) {
            _ if self.is("mute-action") => format!("open {}", play.card),
            text if self.is("two-lines") => text.replace(' ', "\n"),
            text => text,
        }
    }
    fn read_action(&self, text: &str) -> Result<Play, ParseError> {
        if self.is("panicking-reader") {
            assert!(text.is_ascii(), "only ASCII is expected here");
        }
        let text = if self.is("two-lines") { &text.replace('\n', " ") } else { text };
        Cards.read_action(text)
    }
    fn action_seen(&self, before: &CardsState, seat: Seat, play: &Play, viewer: Viewer) -> String {
        if self.is("leaking-record") {
            return format!("{} {:?}", Cards.action_seen(before, seat, play, viewer), before.hands[1]);
        }
        if self.is("leaking-action") {
            return self.write_action(play);
        }
        Cards.action_seen(before, seat, play, viewer)
    }
    fn write_roll(&self, roll: &CardsRoll) -> String {
        match roll {
            CardsRoll::Die(_) if self.is("mute-roll") => "die 1".to_owned(),
            _ => Cards.write_roll(roll),
        }
    }
    fn read_roll(&self, text: &str) -> Result<CardsRoll, ParseError> {
        Cards.read_roll(text)
    }
    fn roll_seen(&self, before: &CardsState, roll: &CardsRoll, viewer: Viewer) -> String {
        if self.is("leaking-roll") {
            return self.write_roll(roll);
        }
        Cards.roll_seen(before, roll, viewer)
    }
    fn write_position(&self, state: &CardsState) -> String {
        Cards.write_position(state)
    }
    fn read_position(&self, text: &str) -> Result<CardsState, Vec<ParseError>> {
        match Cards.read_position(text) {
            // any number of cards anywhere, as long as it is spelt well
            Err(faults) if self.is("loose-position") && faults.iter().all(|fault| fault.clause.is_some()) => {
                let mut state = Cards.start();
                state.dealt = true;
                Ok(state)
            }
            other => other,
        }
    }
}

impl Prompts for Spoiled {
    type Effect = NoEffect;

    fn slots(&self, view: &Beside<CardsView>, seat: Seat) -> Vec<Slot> {
        Cards.slots(&view.seen, seat)
    }
    fn next(&self, view: &Beside<CardsView>, seat: Seat, slot: usize, picked: &[String]) -> Next {
        let mut next = Cards.next(&view.seen, seat, slot, picked);
        if self.is("dead-end") && picked.len() == 1 {
            next.options.clear();
        }
        if self.is("short-prompt") && picked.is_empty() {
            next.options.pop();
        }
        if self.is("hasty-prompt") && picked.is_empty() {
            next.options.iter_mut().for_each(|pick| pick.last = true);
        }
        if self.is("foreign-prompt") && picked.len() == 1 {
            next.options.push(rules::Pick::token("9"));
        }
        if self.is("foreign-prompt") && picked.len() == 2 {
            next.complete = true;
        }
        next
    }
    fn assemble(&self, view: &Beside<CardsView>, seat: Seat, filled: &[Vec<String>]) -> Option<Play> {
        Cards.assemble(&view.seen, seat, filled)
    }
    fn picks(&self, view: &Beside<CardsView>, seat: Seat, action: &Play) -> Vec<Vec<String>> {
        let mut picks = Cards.picks(&view.seen, seat, action);
        if self.is("mistold-picks") {
            picks[0].reverse();
        }
        picks
    }
}

impl Game for Spoiled {
    const KEY: &'static str = "toy-spoiled";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = Cards::SEATS;
    const MIN_SEATS: usize = 2;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "fault", values: FAULT_NAMES, open: None },
        OptionSpec { name: "absent_player", values: &["bot", "idle", "out"], open: None },
    ];
    const PLAYERS: &'static str = Cards::PLAYERS;
    const LEAVING: &'static str = Cards::LEAVING;
    const LONGEST: usize = Cards::LONGEST;

    fn open(setup: &Setup) -> Result<Spoiled, Vec<SetupError>> {
        let faults = OptionSpec::check_all(Spoiled::OPTIONS, &setup.options);
        let fault = setup.options.get("fault").map_or("none", String::as_str);
        if faults.is_empty() { Ok(Spoiled(fault.to_owned())) } else { Err(faults) }
    }
    fn seat_ids(&self) -> Vec<&'static str> {
        Cards::SEATS.to_vec()
    }

    const INSTRUCTIONS: &'static [&'static str] = &["first"];

    /// The first of everything that can be picked.
    fn obey(&self, view: &Beside<CardsView>, seat: Seat, _: &str) -> Option<Play> {
        if self.is("wrong-obedience") {
            return Some(Play { card: 9, hidden: false });
        }
        let mut picked = Vec::new();
        while let Some(pick) = self.next(view, seat, 0, &picked).options.first() {
            picked.push(pick.token.to_string());
        }
        self.assemble(view, seat, &[picked])
    }
}
