//! What a rulebook says of time, and of those who are not there.

use crate::{OptionSpec, Options};

/// What the rulebook says of the time for the open decision. Time that is said belongs to the table: it is the same for
/// all who are asked, and over as soon as all have answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Time {
    /// Nothing: the contract of the table decides.
    #[default]
    Unsaid,
    /// So many seconds of talk, which everybody may use up; `None`: as long as the table likes.
    Talk(Option<u32>),
    /// So many seconds to write; `None`: as long as the table likes.
    Write(Option<u32>),
}

/// A phase to which the rulebook gives a time. Its name for people is the message `<key>-phase-<name>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Name, stable.
    pub name: &'static str,
    /// The option that says how many seconds it lasts.
    pub option: &'static str,
    /// How often it comes in a usual game.
    pub times: u32,
}

/// What becomes of a seat whose player has left, or is held to be absent: what the option `absent_player` of its game
/// says, with values of these names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// A bot plays until the player is back.
    Bot,
    /// The seat does what the rules say (`Rules::absent`) until the player is back.
    Idle,
    /// The seat does what the rules say, for good.
    Out,
}

impl Absence {
    /// What was chosen among the options of a game. Where there is nothing to choose, a bot plays.
    pub fn of(specs: &[OptionSpec], chosen: &Options) -> Absence {
        let spec = specs.iter().find(|spec| spec.name == "absent_player");
        match spec.map(|spec| spec.of(chosen)) {
            Some("idle") => Absence::Idle,
            Some("out") => Absence::Out,
            _ => Absence::Bot,
        }
    }
}
