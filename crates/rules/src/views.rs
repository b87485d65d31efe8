//! Who may know what.

use crate::{Random, Rules, Score, Stream, Tell, Text, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// Views are built up from the state, never stripped down: a field added tomorrow is secret until someone
/// writes it into the view. Bots, prompts and the wire are handed views and nothing else.
pub trait Views: Rules {
    /// Everything one viewer may know, what they have learned included. Equal means equal in every word that is
    /// serialised: viewers whose views are equal are sent the same.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know of an event; equal in the same sense.
    type EventView: Clone + Eq + Debug + Serialize + Tell + Send + Sync;

    /// The table as this viewer sees it.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Do all viewers always see the same? Then one view serves all of them.
    fn is_open(&self) -> bool {
        false
    }

    /// The event as this viewer sees it; `None` if it happened behind their back.
    fn event_view(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;

    /// Does the event bring a secret to light (a counter turned over, a hand shown)? An answer that did so
    /// can no longer be undone. Draws and sealed answers need no word: the table sees to those.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// A state that this viewer cannot rule out: its view is the given one. Works from the view alone.
    fn guess<R: Random>(&self, view: &Self::View, random: &mut R) -> Self::State;

    /// The scores that this viewer may know while the game goes on, in seat order: those of the referee, or none. A
    /// game that hides points overrides this; where nothing is hidden, any guess stands as the truth does.
    fn scores(&self, view: &Self::View) -> Vec<Score> {
        self.standing(&self.guess(view, &mut Stream::from_number(0))).scores
    }

    /// Must a player remember what they saw before? Then nobody is shown again, while the game goes on, what only they
    /// have seen: a seat's own record and replay are the public's until the end.
    fn by_heart(&self) -> bool {
        false
    }
}

/// How a table looks as a picture: one drawing for the terminal's files, the box page and the archive.
pub trait Draws: Views {
    /// An SVG picture of what this view shows, readable in light and dark, without outside references.
    fn draw(&self, view: &Self::View) -> String;

    /// The same in words, line by line, for the terminal: what lies where, and what this viewer holds.
    /// A line that needs no translation (a row of a grid) is a [`Text::plain`].
    fn lines(&self, view: &Self::View) -> Vec<Text> {
        let _ = view;
        Vec::new()
    }

    /// The flags of the board, large and with their names, for whoever corrects them; `None` where there are none.
    fn flags(&self) -> Option<String> {
        None
    }

    /// The board itself as pages draw it: what is printed on it, and where. Sent once a table, never with a view, so
    /// that a board of one's own is drawn like the one of the box. Nothing, where a view and the page's own drawing
    /// say it all.
    fn chart(&self) -> impl Serialize {}
}
