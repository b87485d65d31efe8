//! The guided first game of a title: prepared positions that teach by doing, from the game's `tutorial.toml`.
//!
//! ```toml
//! seats = ["light", "dark"]        # who sits; options may follow as a table
//! [[step]]
//! position = "…"                   # in the game's notation
//! seat = "light"                   # whose eyes we look through, and who is asked
//! say = "neuf-pistes-lesson-1"     # what is said and asked (message ids)
//! expect = ["a2-a7"]               # answers that go on; "any": every legal one
//! then = "neuf-pistes-lesson-1-done"
//! ```
//!
//! In games of negotiation a step may be about a treaty instead, which another seat offers; the answer is `yes` or `no`:
//!
//! ```toml
//! offer = { from = "de", treaty = "with fr : all ally" }
//! expect = ["yes"]
//! ```

use crate::Title;
use rules::{Options, Seat, Setup};
use serde::Deserialize;
use table::{Deed, LiveTable, Opening, Salt, Seed};

/// All lessons of a title.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Lessons {
    seats: Vec<String>,
    #[serde(default)]
    options: Options,
    #[serde(rename = "step")]
    steps: Vec<Lesson>,
}

/// One step: look, do, be told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    position: String,
    seat: String,
    /// What is said and asked.
    pub say: String,
    offer: Option<Offer>,
    expect: Expect,
    /// What is said once it is done.
    pub then: String,
}

/// A treaty that the learner is offered.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Offer {
    from: String,
    treaty: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Expect {
    Any(Any),
    These(Vec<String>),
}

#[derive(Deserialize)]
enum Any {
    #[serde(rename = "any")]
    Any,
}

impl Lesson {
    /// Is this one of the answers that go on? Legality is the table's to judge.
    pub fn expects(&self, action: &str) -> bool {
        match &self.expect {
            Expect::Any(Any::Any) => true,
            Expect::These(actions) => actions.iter().any(|expected| expected == action),
        }
    }

    /// Is it about a treaty that is offered?
    pub fn is_offer(&self) -> bool {
        self.offer.is_some()
    }

    /// The answers that go on, if they can be listed.
    pub fn expected(&self) -> &[String] {
        match &self.expect {
            Expect::Any(Any::Any) => &[],
            Expect::These(actions) => actions,
        }
    }
}

impl Lessons {
    /// Reads the file of a game; an empty text has no lessons.
    pub(crate) fn read(text: &str) -> Lessons {
        if text.is_empty() {
            return Lessons::default();
        }
        toml::from_str(text).expect("the lessons of the shelf are tested")
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Lesson] {
        &self.steps
    }

    /// The table of a step as it stands before the answer, and the seat that is asked. Chance waits, so that
    /// nothing happens but what the lesson is about.
    pub fn open(&self, title: &Title, step: usize) -> Option<(Box<dyn LiveTable>, Seat)> {
        let lesson = self.steps.get(step)?;
        let mut table = title
            .open(Opening {
                setup: Setup { seats: self.seats.clone(), options: self.options.clone(), board: None },
                seed: Seed::from_number(0),
                salt: Salt::from_number(0),
                manual_chance: true,
                position: Some(lesson.position.clone()),
            })
            .expect("the lessons of the shelf are tested");
        let place =
            |id: &str| table.seat_ids().iter().position(|other| *other == id).map(|at| Seat(at as u8));
        let seat = place(&lesson.seat)?;
        if let Some(Offer { from, treaty }) = &lesson.offer {
            let offers = Deed::Propose { treaty: treaty.clone() }.of(place(from)?);
            table.act(offers).expect("the lessons of the shelf are tested");
        }
        Some((table, seat))
    }
}
