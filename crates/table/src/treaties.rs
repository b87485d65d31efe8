//! Treaty cards: offered, agreed to or declined, and judged by what happens afterwards. They bind nobody, so
//! they are no part of the game's state; they are known to their parties alone until the game is over.

use crate::{Code, Refusal, Table};
use rules::{Card, Fate, Game, Next, ParseError, Seat, Seats, Talk, Text, Treaties, Turn, Viewer};
use std::marker::PhantomData;

/// So many of a seat's offers may wait for an answer at the same time.
const MOST_OFFERS: usize = 12;

/// [`Treaties`] by text: what a table needs of a game's treaty cards. [`Typed`] is its one implementation.
pub trait Treating<G: Game>: Sync {
    /// [`Treaties::next_term`].
    fn next(&self, game: &G, view: &G::View, from: Seat, picked: &[&str]) -> Next;
    /// [`Treaties::can_be_offered`].
    fn can_be_offered(&self, game: &G, view: &G::View, from: Seat, text: &str) -> bool;
    /// Who has to agree, and what it says.
    ///
    /// # Errors
    /// What cannot be read.
    fn read(&self, game: &G, from: Seat, text: &str) -> Result<(Seats, Text), ParseError>;
    /// [`Treaties::judge`].
    fn judge(&self, game: &G, card: &Card, since: &mut dyn Iterator<Item = &G::Event>) -> Option<Fate>;
}

/// The treaty cards of a game that has them.
pub struct Typed<G>(PhantomData<fn() -> G>);

impl<G> Typed<G> {
    /// For [`crate::Faces`].
    pub const CARDS: Typed<G> = Typed(PhantomData);
}

impl<G: Game + Treaties> Treating<G> for Typed<G> {
    fn next(&self, game: &G, view: &G::View, from: Seat, picked: &[&str]) -> Next {
        game.next_term(view, from, picked)
    }
    fn can_be_offered(&self, game: &G, view: &G::View, from: Seat, text: &str) -> bool {
        game.can_be_offered(view, from, text)
    }
    fn read(&self, game: &G, from: Seat, text: &str) -> Result<(Seats, Text), ParseError> {
        let treaty = game.read_treaty(text)?;
        Ok((game.partners(&treaty), game.tell_treaty(from, &treaty)))
    }
    fn judge(&self, game: &G, card: &Card, since: &mut dyn Iterator<Item = &G::Event>) -> Option<Fate> {
        let treaty = game.read_treaty(&card.text).expect("a treaty on the table was read before");
        game.judge(card.from, &treaty, since)
    }
}

/// A treaty on the table.
pub(crate) struct Pact {
    pub(crate) card: Card,
    pub(crate) says: Text,
    /// It was made before everybody's eyes.
    public: bool,
    /// How much had been done when it was offered, or agreed to: only what comes after counts.
    since: usize,
    /// How much had been done when its fate was decided, and what it was before; for going back.
    decided: Option<(usize, Fate)>,
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
}

impl<G: Game> Table<G> {
    /// The treaties that a viewer knows of.
    pub(crate) fn cards(&self, viewer: Viewer) -> impl Iterator<Item = &Pact> {
        let over = self.turn_now() == Turn::Over;
        self.pacts.iter().filter(move |pact| over || pact.hearers().contains(viewer))
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

    pub(crate) fn propose(&mut self, seat: Seat, text: String) -> Result<(), Refusal> {
        let (treating, public) = self.treating()?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        if !treating.can_be_offered(&self.game, &view, seat, &text) {
            return Err(Code::TreatyUnfit.into());
        }
        let (partners, says) = treating.read(&self.game, seat, &text).map_err(Refusal::unreadable_treaty)?;
        let waiting =
            self.pacts.iter().filter(|pact| pact.card.from == seat && pact.card.fate == Fate::Offered);
        if waiting.count() >= MOST_OFFERS {
            return Err(Code::TooManyTreaties.into());
        }
        let number = self.pacts.len() as u32 + 1;
        let (agreed, fate) = (Seats::NONE, Fate::Offered);
        let card = Card { number, from: seat, partners, agreed, text, fate };
        self.pacts.push(Pact { card, says, public, since: self.done.len(), decided: None });
        self.note_secret();
        self.tell_parties(number, "table-treaty-offered", seat);
        Ok(())
    }

    pub(crate) fn reply(&mut self, seat: Seat, number: u32, yes: bool) -> Result<(), Refusal> {
        self.treating()?;
        let done = self.done.len();
        let place = (number as usize).checked_sub(1);
        let pact = place.and_then(|at| self.pacts.get_mut(at)).filter(|pact| pact.card.binds(seat));
        let pact = pact.ok_or(Code::NoTreaty)?;
        let own = pact.card.from == seat;
        if pact.card.fate != Fate::Offered || (yes && (own || pact.card.agreed.contains(seat))) {
            return Err(Code::TreatySettled.into());
        }
        let id = if yes {
            pact.card.agreed = pact.card.agreed.with(seat);
            if pact.card.agreed == pact.card.partners {
                pact.card.fate = Fate::Agreed;
                pact.since = done;
            }
            "table-treaty-agreed"
        } else {
            pact.card.fate = Fate::Declined;
            if own { "table-treaty-withdrawn" } else { "table-treaty-declined" }
        };
        self.note_secret();
        self.tell_parties(number, id, seat);
        Ok(())
    }

    /// Tells the parties of a treaty, in the last step of the log.
    fn tell_parties(&mut self, number: u32, id: &'static str, seat: Seat) {
        let pact = &self.pacts[number as usize - 1];
        let text = Text::new(id).with("seat", seat).with("treaty", pact.says.clone());
        self.whisper(pact.hearers(), text);
    }

    /// After something was done: which treaties were kept, broken, or are about nothing any more?
    pub(crate) fn judge_treaties(&mut self) {
        let Some(treating) = self.faces.treaties else { return };
        for at in 0..self.pacts.len() {
            let pact = &self.pacts[at];
            let fate = pact.card.fate;
            if !matches!(fate, Fate::Offered | Fate::Agreed) {
                continue;
            }
            let done = &self.done[pact.since..];
            let mut events = done.iter().flat_map(|done| &self.log[done.step as usize - 1].events);
            let verdict = treating.judge(&self.game, &pact.card, &mut events);
            let over = self.game.turn(&self.state) == Turn::Over;
            let (number, done) = (pact.card.number, self.done.len());
            let new = match (fate, verdict) {
                (_, None) if over => Fate::Lapsed,
                (_, None) => continue,
                (Fate::Agreed, Some(fate)) => fate,
                (_, Some(_)) => Fate::Lapsed,
            };
            let pact = &mut self.pacts[at];
            pact.card.fate = new;
            pact.decided = Some((done, fate));
            match new {
                Fate::Broken(breakers) => {
                    breakers
                        .into_iter()
                        .for_each(|seat| self.tell_parties(number, "table-treaty-broken", seat));
                }
                Fate::Kept => self.tell_parties(number, "table-treaty-kept", self.pacts[at].card.from),
                _ => {}
            }
        }
    }

    /// What was decided by things that are undone is undecided again, and for what was offered or agreed to since
    /// then counts all that comes now.
    pub(crate) fn reopen_treaties(&mut self) {
        let done = self.done.len();
        for pact in &mut self.pacts {
            pact.since = pact.since.min(done);
            if let Some((_, fate)) = pact.decided.take_if(|(decided, _)| *decided > done) {
                pact.card.fate = fate;
            }
        }
    }
}
