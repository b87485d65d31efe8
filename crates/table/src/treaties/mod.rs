//! Treaty cards: offered, agreed to or declined, and judged by what happens afterwards. They bind nobody, so
//! they are no part of the game's state; they are known to their parties alone until the game is over.
//!
//! What was said lies on the line of play with what was done: an undo takes both. A word is refused when it is said
//! (`admit.rs`); one that lies in a log was said, and is carried out as far as it still means something (`words.rs`), so
//! that no stored table is ever lost. `judge.rs` says what has become of each card.

mod admit;
mod judge;
mod typed;
mod words;

pub use admit::TreatyAnswer;
pub use typed::{Read, Treating, Typed};

use crate::{Code, Refusal, Table};
use rules::{Card, Fate, Game, Next, Pick, Seat, Seats, Talk, Text, Turn, Viewer};

/// A treaty on the table.
pub(crate) struct Pact {
    pub(crate) card: Card,
    pub(crate) says: Text,
    /// It was made before everybody's eyes.
    public: bool,
    /// It binds nobody but who offers it, and needs no answer.
    pledge: bool,
    /// The turn in which it was offered.
    made: u16,
    /// How much had been done when it was offered.
    offered: usize,
    /// What was said to it.
    said: Vec<Said>,
    /// How much had been done when everybody had agreed: what comes after counts.
    signed: Option<usize>,
    /// The turn in which notice was given.
    notice: Option<u16>,
    /// How much had been done when its fate was decided by play.
    decided: Option<usize>,
}

/// A word on a treaty.
struct Said {
    seat: Seat,
    word: Reply,
    /// How much had been done.
    done: usize,
    step: u32,
}

enum Reply {
    Yes,
    No(Option<Text>),
    Counter,
    Notice(u16),
}

/// Who is told something.
#[derive(Clone, Copy)]
pub(crate) enum Hearers {
    All,
    These(Seats),
}

impl Hearers {
    pub(crate) fn contains(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Hearers::All, _) => true,
            (Hearers::These(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Hearers::These(_), Viewer::Spectator) => false,
        }
    }
}

impl Pact {
    fn hearers(&self) -> Hearers {
        if self.public { Hearers::All } else { Hearers::These(self.card.partners.with(self.card.from)) }
    }

    /// Its fate is still open.
    fn is_live(&self) -> bool {
        matches!(self.card.fate, Fate::Offered | Fate::Agreed)
    }

    /// What was said makes of it, before any judge.
    fn hear(&mut self) {
        let card = &mut self.card;
        (card.agreed, card.by, card.why, card.agreed_at, card.decided_at) =
            (Seats::NONE, None, None, None, None);
        (card.clause, card.early, card.when) = (None, false, None);
        card.fate = Fate::Offered;
        (self.signed, self.notice, self.decided) = (None, None, None);
        if self.pledge {
            (card.fate, card.agreed_at, self.signed) =
                (Fate::Agreed, Some(card.offered_at), Some(self.offered));
        }
        for said in &self.said {
            let end = match (&said.word, card.fate) {
                (Reply::Yes, Fate::Offered) => {
                    card.agreed.insert(said.seat);
                    if card.agreed == card.partners {
                        (card.fate, card.agreed_at) = (Fate::Agreed, Some(said.step));
                        self.signed = Some(said.done);
                    }
                    continue;
                }
                (Reply::No(_), Fate::Offered) if said.seat == card.from => Fate::Withdrawn,
                (Reply::No(why), Fate::Offered) => {
                    card.why.clone_from(why);
                    Fate::Declined
                }
                (Reply::Counter, Fate::Offered) => Fate::Countered,
                (Reply::Notice(turn), Fate::Agreed) => {
                    (self.notice, card.by) = (Some(*turn), Some(said.seat));
                    continue;
                }
                _ => continue,
            };
            (card.fate, card.by, card.decided_at) = (end, Some(said.seat), Some(said.step));
        }
    }
}

impl<G: Game> Table<G> {
    /// The treaties that a viewer knows of.
    pub(crate) fn cards(&self, viewer: Viewer) -> impl Iterator<Item = &Pact> {
        let over = self.turn_now() == Turn::Over;
        self.pacts.iter().filter(move |pact| over || pact.hearers().contains(viewer))
    }

    /// The card of a pact as this viewer counts them.
    pub(crate) fn cards_of(&self, viewer: Viewer) -> Vec<(Card, Text)> {
        let known: Vec<&Pact> = self.cards(viewer).collect();
        let own = |number: u32| {
            let at = known.iter().position(|pact| pact.card.number == number);
            at.map(|at| at as u32 + 1)
        };
        let card = |(pact, number): (&&Pact, u32)| {
            let counters = pact.card.counters.and_then(own);
            (Card { number, counters, ..pact.card.clone() }, pact.says.clone())
        };
        known.iter().zip(1..).map(card).collect()
    }

    /// The treaty cards of the game, while treaties may be made; and before everybody's eyes?
    pub(crate) fn treating(&self) -> Result<(&'static dyn Treating<G>, bool), Refusal> {
        let treating = self.faces.treaties.ok_or(Code::NoTreaties)?;
        match self.game.talk(&self.state) {
            (Talk::Free, _) => Ok((treating, false)),
            (Talk::Public, _) => Ok((treating, true)),
            (Talk::Aloud | Talk::Silent, clause) => Err(Refusal { clause, ..Code::TalkClosed.into() }),
        }
    }

    pub(crate) fn terms(&self, seat: Seat, picked: &[String]) -> Next {
        let Ok((treating, _)) = self.treating() else { return Next::default() };
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let picked: Vec<&str> = picked.iter().map(String::as_str).collect();
        treating.next(&self.game, &view, seat, &picked)
    }

    /// Every promise that could follow these tokens and has this word after its first, up to that word: whoever points at
    /// a place is shown all that can be promised about it.
    pub(crate) fn promises_about(&self, seat: Seat, picked: &[String], about: &str) -> Vec<Vec<Pick>> {
        let Ok((treating, _)) = self.treating() else { return Vec::new() };
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let after = |path: &[Pick]| {
            let tokens = picked.iter().map(String::as_str).chain(path.iter().map(|pick| &*pick.token));
            treating.next(&self.game, &view, seat, &tokens.collect::<Vec<&str>>()).options
        };
        let mut found = Vec::new();
        for who in after(&[]).into_iter().filter(|pick| !matches!(&*pick.token, "if" | "once")) {
            for verb in after(std::slice::from_ref(&who)).into_iter().filter(|pick| pick.token != "&") {
                let mut path = vec![who.clone(), verb];
                if let Some(place) = after(&path).into_iter().find(|pick| pick.token == about) {
                    path.push(place);
                    found.push(path);
                }
            }
        }
        found
    }

    /// What a treaty would say if this seat offered it, and what speaks against it.
    pub(crate) fn draft(&self, seat: Seat, text: &str) -> Option<(Text, Vec<Text>)> {
        let (treating, _) = self.treating().ok()?;
        let read = treating.read(&self.game, seat, text).ok()?;
        Some((read.says, self.warnings_about(seat, seat, &read.text)))
    }

    /// What speaks against a seat's signing the treaty of this number of the table's.
    pub(crate) fn warnings(&self, seat: Seat, number: u32) -> Vec<Text> {
        let pact = (number as usize).checked_sub(1).and_then(|at| self.pacts.get(at));
        let waiting = pact.filter(|pact| pact.card.awaits(seat) || pact.card.from == seat && pact.is_live());
        waiting.map_or(Vec::new(), |pact| self.warnings_about(seat, pact.card.from, &pact.card.text))
    }

    /// The seat's earlier words that it cannot keep as well, and its sealed answer if that goes against it.
    fn warnings_about(&self, seat: Seat, from: Seat, text: &str) -> Vec<Text> {
        let Some(treating) = self.faces.treaties else { return Vec::new() };
        let given = self.pacts.iter().filter(|pact| pact.card.fate == Fate::Agreed && pact.card.binds(seat));
        let clash = |pact: &&Pact| {
            let (own, other) = ((from, text), (pact.card.from, pact.card.text.as_str()));
            own != other && treating.clash(&self.game, seat, own, other)
        };
        let warn = |pact: &Pact| Text::new("table-warn-contradicts").with("treaty", pact.says.clone());
        let mut warnings: Vec<Text> = given.filter(clash).map(warn).collect();
        if let Some((answer, _)) = self.sealed.get(&seat)
            && treating.is_against(&self.game, &self.state, seat, (from, text), answer)
        {
            warnings.push(Text::new("table-warn-sealed"));
        }
        warnings
    }
}
