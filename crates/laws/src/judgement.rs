//! The law of judgement, for games with treaties: what the table says has become of every card, at any moment of a
//! random history with undo, is what a slow and obvious judge says who was written apart.

use crate::law::table::{company::word, sample};
use rules::{Fate, Random, Seat, Seats, Setup, Stream, Treaties, Turn};
use std::collections::BTreeMap;
use table::{By, Deed, Faces, LiveTable, Opening, Salt, Seed, Step, Table, Typed};

/// One thing that was done.
pub struct Moment<G: Treaties> {
    /// The position before it.
    pub before: G::State,
    /// What those who were asked answered; nothing where chance decided.
    pub answers: Vec<(Seat, G::Action)>,
    /// What happened.
    pub events: Vec<G::Event>,
    step: u32,
}

/// A card that everybody agreed to, or would agree to now, and what was done since.
pub struct Told<'a, G: Treaties> {
    /// What it says.
    pub treaty: rules::Treaty<G::Duty>,
    /// The turn in which it was offered.
    pub made: u16,
    /// The turn in which notice was given.
    pub notice: Option<u16>,
    /// What was done since it was agreed to.
    pub line: &'a [Moment<G>],
    /// The position now.
    pub now: &'a G::State,
}

/// The slow judge: [`Fate::Agreed`] while nothing is decided, else `Kept`, `Broken` or `Void`.
pub type Slow<G> = fn(&G, &Told<'_, G>) -> Fate;

/// How often each fate was seen.
pub type Seen = BTreeMap<&'static str, usize>;

/// Plays so many histories of at most so many decisions, and compares the judges.
///
/// # Panics
/// If they differ, with the seed and the card.
pub fn judgement<G: Treaties>(setup: &Setup, slow: Slow<G>, histories: u64, longest: u32) -> Seen {
    let mut seen = Seen::new();
    for seed in 0..histories {
        let differs = |why: String| panic!("law of judgement, seed {seed}: {why}");
        history(setup, slow, seed, longest, &mut seen).unwrap_or_else(differs);
    }
    seen
}

/// So many histories: a few hundred, or as many as `VEILLEE_HISTORIES` says.
pub fn histories(few: u64) -> u64 {
    std::env::var("VEILLEE_HISTORIES").ok().and_then(|number| number.parse().ok()).unwrap_or(few)
}

fn history<G: Treaties>(
    setup: &Setup,
    slow: Slow<G>,
    seed: u64,
    longest: u32,
    seen: &mut Seen,
) -> Result<(), String> {
    let mut random = Stream::from_number(seed);
    let (number, salt) = (Seed::from_number(seed), Salt::from_number(seed));
    let opening = Opening { setup: setup.clone(), seed: number, salt, manual_chance: false, position: None };
    let faces = Faces { legal: None, bots: |_| None, treaties: Some(&Typed::<G>::CARDS), spelling: None };
    let mut table = Table::<G>::open(opening, faces).map_err(|errors| format!("{errors:?}"))?;
    let mut story = Story::<G>::new(table.rules());
    let begun = table.begin();
    story.hear(table.rules(), &begun);
    let length = random.below(longest) + longest / 4;
    for round in 0..length {
        talk(&mut table, &mut story, &mut random);
        let Turn::Decide(_) = table.turn() else { break };
        let Some(seat) = table.awaited().into_iter().next() else { break };
        let action = sample(&table, seat, &mut random);
        let steps = table.act(Step::Answer { seat, action: action.as_str().into(), by: By::Player });
        story.hear(table.rules(), &steps.map_err(|refusal| format!("{action}: {refusal}"))?);
        if random.below(4) == 0 && table.can_undo(seat) {
            talk(&mut table, &mut story, &mut random);
            let steps = table.act(Deed::Undo { to: None }.of(seat)).map_err(|refusal| refusal.to_string())?;
            story.hear(table.rules(), &steps);
        }
        if round == length / 2 {
            compare(&table, &story, slow)?;
        }
    }
    compare(&table, &story, slow)?;
    table.all_treaties().iter().for_each(|(card, _)| *seen.entry(card.fate.word()).or_default() += 1);
    Ok(())
}

/// A few words; one that is refused ends the talk.
fn talk<G: Treaties>(table: &mut Table<G>, story: &mut Story<G>, random: &mut Stream) {
    for _ in 0..random.below(3) {
        let Ok(Some(word)) = word(table, random) else { break };
        let Ok(steps) = table.act(word) else { break };
        story.hear(table.rules(), &steps);
    }
}

fn compare<G: Treaties>(table: &Table<G>, story: &Story<G>, slow: Slow<G>) -> Result<(), String> {
    for (at, (card, _)) in table.all_treaties().iter().enumerate() {
        let fate = story.fate(table.rules(), slow, at);
        if fate != card.fate {
            let text = format!("{:?} {}", card.from, card.text);
            return Err(format!("{text}: {:?} ({:?}), but slowly {fate:?}", card.fate, card.why));
        }
    }
    Ok(())
}

/// The history as whoever reads the log would tell it.
struct Story<G: Treaties> {
    moments: Vec<Moment<G>>,
    now: G::State,
    sealed: BTreeMap<Seat, G::Action>,
    cards: Vec<Paper<G>>,
    step: u32,
}

struct Paper<G: Treaties> {
    treaty: rules::Treaty<G::Duty>,
    made: u16,
    /// After so many moments.
    offered: usize,
    step: u32,
    undone: bool,
    /// Who said what, after so many moments and in which step.
    said: Vec<(Seat, Said, usize, u32)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Said {
    Yes,
    No,
    Counter,
    Notice(u16),
}

impl<G: Treaties> Story<G> {
    fn new(game: &G) -> Story<G> {
        let (moments, sealed, cards) = (Vec::new(), BTreeMap::new(), Vec::new());
        Story { moments, now: game.start(), sealed, cards, step: 0 }
    }

    fn hear(&mut self, game: &G, steps: &[Step]) {
        for step in steps {
            self.step += 1;
            match step {
                Step::Answer { seat, action, .. } => {
                    self.sealed.insert(*seat, game.read_action(action).expect("from a log"));
                    let Turn::Decide(asked) = game.turn(&self.now) else { continue };
                    if self.sealed.len() == asked.len() {
                        let answers: Vec<_> = std::mem::take(&mut self.sealed).into_iter().collect();
                        self.go_on(|state, events| {
                            game.resolve(state, &answers, events);
                            answers.clone()
                        });
                    }
                }
                Step::Roll { roll } => {
                    let roll = game.read_roll(roll).expect("from a log");
                    self.go_on(|state, events| {
                        game.settle(state, &roll, events);
                        Vec::new()
                    });
                }
                Step::Deed { seat, deed } => self.hear_deed(game, *seat, deed),
            }
        }
    }

    fn go_on(&mut self, done: impl FnOnce(&mut G::State, &mut Vec<G::Event>) -> Vec<(Seat, G::Action)>) {
        let (before, mut events) = (self.now.clone(), Vec::new());
        let answers = done(&mut self.now, &mut events);
        self.moments.push(Moment { before, answers, events, step: self.step });
    }

    fn hear_deed(&mut self, game: &G, seat: Seat, deed: &Deed) {
        let (at, step) = (self.moments.len(), self.step);
        let say = |cards: &mut Vec<Paper<G>>, number: u32, said: Said| {
            cards[number as usize - 1].said.push((seat, said, at, step));
        };
        match deed {
            Deed::Propose { treaty } | Deed::Counter { offer: treaty, .. } => {
                if let Deed::Counter { treaty, .. } = deed {
                    say(&mut self.cards, *treaty, Said::Counter);
                }
                let (treaty, made) =
                    (game.read_treaty(seat, treaty).expect("offered"), game.turn_of(&self.now));
                self.cards.push(Paper { treaty, made, offered: at, step, undone: false, said: Vec::new() });
            }
            Deed::Reply { treaty, yes, .. } => {
                say(&mut self.cards, *treaty, if *yes { Said::Yes } else { Said::No });
            }
            Deed::Notice { treaty } => say(&mut self.cards, *treaty, Said::Notice(game.turn_of(&self.now))),
            Deed::Undo { to: Some(to) } => {
                let keep = self.moments.iter().take_while(|moment| moment.step <= *to).count();
                self.now = self.moments[keep].before.clone();
                self.moments.truncate(keep);
                self.sealed.clear();
                for card in &mut self.cards {
                    card.undone |= card.step > *to;
                    card.said.retain(|(.., step)| step <= to);
                }
            }
            _ => {}
        }
    }

    /// The position after so many moments.
    fn after(&self, moments: usize) -> &G::State {
        self.moments.get(moments).map_or(&self.now, |moment| &moment.before)
    }

    /// What has become of a card: moment by moment, word by word.
    fn fate(&self, game: &G, slow: Slow<G>, at: usize) -> Fate {
        let card = &self.cards[at];
        if card.undone {
            return Fate::Undone;
        }
        let told = |signed: usize, until: usize, notice: Option<u16>| {
            let (line, now) = (&self.moments[signed..until], self.after(until));
            slow(game, &Told { treaty: card.treaty.clone(), made: card.made, notice, line, now })
        };
        let bound = card.treaty.clauses.iter().fold(Seats::NONE, |all, clause| all | clause.deed.doers);
        let mut signed = (bound == Seats::one(card.treaty.from)).then_some(card.offered);
        let (mut agreed, mut notice) = (Seats::NONE, None);
        for moment in card.offered..=self.moments.len() {
            if moment > card.offered {
                let fate = told(signed.unwrap_or(moment), moment, notice);
                match (signed, fate) {
                    (_, Fate::Agreed) => {}
                    (Some(_), fate) => return fate,
                    (None, _) => return Fate::Lapsed,
                }
            }
            for (seat, said, ..) in card.said.iter().filter(|(_, _, when, _)| *when == moment) {
                match *said {
                    Said::Yes => agreed.insert(*seat),
                    Said::No if signed.is_some() => {}
                    Said::No if *seat == card.treaty.from => return Fate::Withdrawn,
                    Said::No => return Fate::Declined,
                    Said::Counter => return Fate::Countered,
                    Said::Notice(turn) => notice = Some(turn),
                }
                if agreed == card.treaty.with && signed.is_none() {
                    signed = Some(moment);
                }
            }
        }
        if signed.is_some() { Fate::Agreed } else { Fate::Offered }
    }
}
