//! The object-safe face of a table: text in, text out.

use crate::{Code, Given, Guesses, Mind, Next, Pick, Refusal, Step, Supposed, TreatyAnswer};
use rules::{
    Absence, Budget, Card, Names, OptionSpec, Options, Score, Seat, Seats, Standing, Stream, Talk, Text,
    Time, Turn, Viewer,
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::ops::Range;
use std::sync::Arc;

/// How much a record tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level<S = Seat> {
    /// As the public saw it.
    Public,
    /// As one seat knew it.
    Seat(S),
    /// Everything; the server hands it out only once the game is over.
    Full,
}

/// A line of the log as one viewer may read it.
#[derive(Clone, Debug, Serialize)]
pub struct Told<E = Box<RawValue>> {
    /// The step that made it happen.
    pub step: u32,
    /// The sentence.
    pub text: Text,
    /// The clause behind it, for "Why?".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// The table went back to this step: what happened since has been taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<u32>,
    /// The event itself as the game's page knows it (JSON), for animation; `null` for table matters.
    pub event: Option<E>,
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        fn parts(told: &Told) -> (u32, &Text, Option<&str>, Option<u32>, Option<&str>) {
            (told.step, &told.text, told.clause, told.back, told.event.as_deref().map(RawValue::get))
        }
        parts(self) == parts(other)
    }
}

/// What a viewer sees now, and has heard of. Viewers who see or hear the same share it.
#[derive(Debug)]
pub struct Sight {
    /// The view as JSON.
    pub view: Arc<RawValue>,
    /// What happened, line by line, as JSON: a list of [`Told`].
    pub told: Arc<RawValue>,
    /// The stage or phase, for the line above the board.
    pub stage: Option<Text>,
    /// The choices, if the viewer is asked. A seat whose answer is sealed may still change it.
    pub prompt: Option<Prompt>,
}

/// All choices of a seat, expanded as far as a budget of picks allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The decision that an answer has to name.
    pub decision: u32,
    /// The blanks to fill.
    pub slots: Vec<PromptSlot>,
}

/// A blank and its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromptSlot {
    /// Stable name within the decision.
    pub id: String,
    /// What is asked.
    pub ask: Text,
    /// May stay empty.
    pub optional: bool,
    /// What can be picked.
    pub tree: Tree,
}

/// Choices, and what follows each: the places where one can be, the first one first, level by level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree(pub Vec<Place>);

/// A place in a tree: some tokens have been picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Could the answer stop here?
    pub complete: bool,
    /// The picks.
    pub picks: Vec<Pick>,
    /// Where those of them lead that are not last ones, in order, as far as they were expanded.
    pub then: Range<usize>,
}

impl Tree {
    /// Where nothing has been picked.
    pub fn root(&self) -> Branch<'_> {
        Branch { tree: self, place: &self.0[0] }
    }
}

/// A place in a tree, and all that follows it.
#[derive(Clone, Copy)]
pub struct Branch<'a> {
    tree: &'a Tree,
    place: &'a Place,
}

impl<'a> Branch<'a> {
    /// Could the answer stop here?
    pub fn complete(self) -> bool {
        self.place.complete
    }

    /// The picks.
    pub fn picks(self) -> &'a [Pick] {
        &self.place.picks
    }

    /// Every pick with what may follow it. Nothing follows a last pick; what follows any other that has nothing here
    /// was not expanded: ask with `next`.
    pub fn branches(self) -> impl Iterator<Item = (&'a Pick, Option<Branch<'a>>)> {
        let mut then = self.tree.0[self.place.then.clone()].iter();
        self.picks().iter().map(move |pick| {
            let place = if pick.last { None } else { then.next() };
            (pick, place.map(|place| Branch { tree: self.tree, place }))
        })
    }
}

/// A bot's thinking, ready to be sent to a worker thread: it holds what the seat sees and has seen since its last answer,
/// and nothing else.
pub type Thought = Box<dyn FnOnce(&mut Mind, &Budget<'_>, &mut Stream) -> String + Send>;

/// A table in play.
pub trait LiveTable: Send {
    /// The game's key.
    fn game(&self) -> &'static str;
    /// The ids of the seats in play, in seat order.
    fn seat_ids(&self) -> &[&'static str];
    /// The options as chosen, defaults left out.
    fn options(&self) -> &Options;
    /// The options of a rematch, in which everybody moves one seat on.
    fn rematch_options(&self) -> Options;
    /// All options of the game.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// `sha256:` and hex of what the board file in use says.
    fn board_hash(&self) -> &str;
    /// Is this the board in use? Records used to name boards by the bytes of their files.
    fn is_board(&self, hash: &str) -> bool;
    /// What the board calls things that the box calls otherwise: message ids and what to say instead.
    fn names(&self) -> Names;
    /// The rules version it is played by.
    fn rules_version(&self) -> u32;
    /// The public hash that commits to the seed.
    fn commitment(&self) -> &str;
    /// May it be resigned or drawn by agreement?
    fn duel(&self) -> bool;

    /// What the table waits for; `Over` also after a resignation or an agreed draw.
    fn turn(&self) -> Turn;
    /// The number of the open decision; every resolved decision and every undo raises it.
    fn decision(&self) -> u32;
    /// Seats that are asked and have not answered yet.
    fn awaited(&self) -> Seats;
    /// The number of the last step; 0 before the first.
    fn last_step(&self) -> u32;

    /// Everybody has sat down and contributed: draws what chance has to decide before the first decision.
    /// Makes no step if the game begins with a decision, or has begun.
    fn begin(&mut self) -> Vec<Step>;
    /// Is this the open decision? For whoever was asked some time ago.
    ///
    /// # Errors
    /// The table has moved on.
    fn expects(&self, decision: u32) -> Result<(), Refusal> {
        let stale = decision != self.decision() && self.turn() != Turn::Over;
        if stale { Err(Code::Stale.into()) } else { Ok(()) }
    }
    /// Judges a request and, if it stands, carries it out: the steps to be stored, draws included.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn act(&mut self, step: Step<Given>) -> Result<Vec<Step>, Refusal>;
    /// Carries out a stored step.
    ///
    /// # Errors
    /// Why this step cannot follow; the table must then be thrown away.
    fn apply(&mut self, step: Step) -> Result<(), Refusal>;
    /// What the rulebook says of the time for the open decision.
    fn time(&self) -> Time;
    /// What counts as the answer of a seat whose time is over: what it has written, forgiven as the rulebook forgives it;
    /// else what the rules put in its place. `None`: a bot answers.
    fn late_answer(&self, seat: Seat, written: Option<&Given>) -> Option<String>;
    /// What the rules answer for a seat whose player has left; `None`: a bot answers.
    fn absent_answer(&self, seat: Seat) -> Option<String>;
    /// What becomes of a seat whose player leaves.
    fn absence(&self) -> Absence;
    /// The seats whose players have left.
    fn away(&self) -> Seats;

    /// Everything that each of these viewers sees now, with what they may know of what happened after step `since`.
    fn sights(&self, viewers: &[Viewer], since: u32) -> Vec<Sight>;
    /// Everything that this viewer sees now, and nothing of what happened before.
    fn sight(&self, viewer: Viewer) -> Sight {
        self.sights(&[viewer], self.last_step()).remove(0)
    }
    /// The view alone, as JSON.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// The board itself as pages draw it, as JSON: the same all through the game, for everybody.
    fn chart(&self) -> Box<RawValue>;
    /// A picture (SVG) of what this viewer sees.
    fn draw(&self, viewer: Viewer) -> String;
    /// A picture (SVG) of the flags of the board, where it has some.
    fn flags(&self) -> Option<String>;
    /// The same in words, line by line.
    fn lines(&self, viewer: Viewer) -> Vec<Text>;
    /// What this viewer may know of what happened after step `since`.
    fn told(&self, since: u32, viewer: Viewer) -> Vec<Told>;
    /// The seat's sealed answer to the open decision, for its own eyes.
    fn sealed(&self, seat: Seat) -> Option<String>;
    /// The open offer, if any: who offers what, and who has agreed.
    fn offer(&self) -> Option<(Seat, crate::OfferKind, Seats)>;
    /// Could this seat undo now?
    fn can_undo(&self, seat: Seat) -> bool;
    /// The choices of a seat alone; `None` if it is not asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// What may follow the picked tokens in a slot.
    fn next(&self, seat: Seat, slot: usize, picked: &[String]) -> Next;
    /// The action text that filled slots make.
    fn assemble(&self, seat: Seat, filled: &[Vec<String>]) -> Option<String>;
    /// The tokens, slot by slot, that make an action text of the seat; `None` if it cannot be read.
    fn picks(&self, seat: Seat, action: &str) -> Option<Vec<Vec<String>>>;
    /// What would follow if these seats answered so, as far as the viewer can know. The answers are to the decision
    /// that comes so many after the open one. Those who are asked and not named do what the rules put in the place of
    /// an answer that never came.
    ///
    /// # Errors
    /// Why that cannot be supposed.
    fn suppose(&self, viewer: Viewer, ahead: u8, answers: &Guesses) -> Result<Supposed, Refusal>;
    /// The choices of a seat then, as far as the viewer can know them; `None` if it is not asked.
    fn supposed_prompt(&self, viewer: Viewer, ahead: u8, seat: Seat) -> Option<Prompt>;
    /// Every legal action of the seat as text; `None` if the game does not list its actions, or not those of this
    /// decision.
    fn legal(&self, seat: Seat) -> Option<Vec<String>>;
    /// The standing instructions that a seat has given.
    fn instructions(&self, seat: Seat) -> &[String];
    /// The turn that is played, in a game of treaties.
    fn turn_number(&self) -> Option<u16>;
    /// A turn by its name.
    fn turn_name(&self, turn: u16) -> Option<Text>;
    /// What may be said now, and the clause that says so.
    fn talk(&self) -> (Talk, Option<&'static str>);
    /// Can treaties be made in this game?
    fn has_treaties(&self) -> bool;
    /// The treaties that this viewer knows of, each with what it says, numbered as this viewer counts them: no number
    /// tells of a treaty between others. Everybody knows all of them once the game is over.
    fn treaties(&self, viewer: Viewer) -> Vec<(Card, Text)>;
    /// Every treaty as the referee counts them.
    fn all_treaties(&self) -> Vec<(Card, Text)>;
    /// The number by which a seat knows the treaty of this number of the referee's, which is what its reply has to name.
    fn own_number(&self, seat: Seat, number: u32) -> Option<u32>;
    /// What a seat could pick next for a treaty of its own.
    fn next_term(&self, seat: Seat, picked: &[String]) -> Next;
    /// Every promise about a place or a player of this name that could follow these tokens: the picks that lead to it.
    fn terms_about(&self, seat: Seat, picked: &[String], about: &str) -> Vec<Vec<Pick>>;
    /// What a seat may say to a treaty, by its own number of it, whenever there is time for diplomacy.
    fn treaty_answers(&self, seat: Seat, number: u32) -> Vec<TreatyAnswer>;
    /// What a treaty would say if this seat offered it now, and what of its own words and deeds speaks against it; `None`
    /// if it cannot be read.
    fn draft_treaty(&self, seat: Seat, text: &str) -> Option<(Text, Vec<Text>)>;
    /// What speaks against a seat's word on a treaty, by its own number of it: earlier promises that it cannot keep as well,
    /// and an answer that it has sealed.
    fn treaty_warnings(&self, seat: Seat, number: u32) -> Vec<Text>;
    /// Has anything happened after step `since` that this viewer may know of?
    fn concerns(&self, since: u32, viewer: Viewer) -> bool;
    /// Is there news of treaties after step `since` for this viewer?
    fn has_treaty_news(&self, since: u32, viewer: Viewer) -> bool;
    /// Does something wait for this seat's word: an offer or a treaty?
    fn awaits_word(&self, seat: Seat) -> bool;
    /// What the bot of this level wants to say besides answering. [`crate::Talks`] asks when it is time.
    fn words(&self, seat: Seat, level: &str, mind: &mut Mind, random: &mut Stream) -> Vec<Step<Given>>;
    /// The standing as the referee knows it.
    fn standing(&self) -> Standing;
    /// The scores that this viewer may know now, in seat order; everybody's once the game is over.
    fn scores(&self, viewer: Viewer) -> Vec<Score>;
    /// The full position as text. Answers that are sealed are no part of it: they lie beside the board until the last is
    /// in, and [`LiveTable::sealed`] tells each seat its own.
    fn position(&self) -> String;
    /// Does everybody see the same of the board? What is answered together is sealed all the same.
    fn is_open(&self) -> bool;
    /// Through whose eyes this viewer may look back now: the public's, while players have to remember.
    fn looking_back(&self, viewer: Viewer) -> Viewer;
    /// The record so far, with the players' names in seat order (as many as are known). The seed appears
    /// only at level `Full` of a finished game. Where players have to remember, that of a seat is the public's until
    /// then (`Views::by_heart`).
    fn record(&self, level: Level, names: &[String]) -> String;
    /// The bot of this level at work on the seat's view; `None` if there is no such level or the seat is
    /// not asked.
    fn think(&self, seat: Seat, level: &str) -> Option<Thought>;
}
