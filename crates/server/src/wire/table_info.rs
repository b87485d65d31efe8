//! A table as everybody may know it, and what it is to the one who asks.

use super::described::clock;
use rules::Absence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::clock::Clock;
use utoipa::ToSchema;

/// What is public about a table (to those who may see it at all).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id, also its address.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// Open, playing or over.
    pub stage: Stage,
    /// Is it on the list of open tables?
    pub public: bool,
    /// The seats in play, in seat order.
    pub seats: Vec<SeatInfo>,
    /// The chosen options; what is not named has its default.
    pub options: BTreeMap<String, String>,
    /// How many are watching without a seat.
    pub spectators: u32,
    /// The hash that commits to the secret seed.
    pub commitment: String,
    /// The time contract.
    #[cfg_attr(test, ts(type = "Clock"))]
    #[schema(schema_with = clock)]
    pub clock: Clock,
    /// What follows from it and from the options.
    pub contract: ContractInfo,
    /// What was agreed on about talk.
    pub manners: Manners,
    /// The rules version it is played by.
    pub rules_version: u32,
    /// `sha256:` and hex of the board file.
    pub board_hash: String,
    /// Can it be resigned, or drawn by agreement?
    pub duel: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
}

/// What a table promises about time and absence before anybody sits down, and keeps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ContractInfo {
    /// The phases whose time is the table's: none where no clock runs, or decisions have days.
    pub phases: Vec<PhaseInfo>,
    /// How many minutes a game takes, about; `null` where decisions have days.
    pub minutes: Option<u32>,
    /// What becomes of a seat whose player leaves: `bot`, a bot plays until they are back; `idle`, the seat does nothing
    /// until they are back; `out`, the seat does nothing any more.
    pub absence: AbsenceKind,
    /// Does anything come from chance? Then `commitment` seals it before the game.
    pub chance: bool,
    /// The seats that share a device, as far as there are any: whoever holds one could look into the others.
    pub shared: Vec<Vec<String>>,
}

impl From<library::Contract> for ContractInfo {
    fn from(contract: library::Contract) -> ContractInfo {
        let phase = |(name, seconds): (&str, _)| PhaseInfo { name: name.to_owned(), seconds };
        ContractInfo {
            phases: contract.phases.into_iter().map(phase).collect(),
            minutes: contract.minutes,
            absence: match contract.absence {
                Absence::Bot => AbsenceKind::Bot,
                Absence::Idle => AbsenceKind::Idle,
                Absence::Out => AbsenceKind::Out,
            },
            chance: contract.chance,
            shared: Vec::new(),
        }
    }
}

/// A phase whose time is the table's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PhaseInfo {
    /// Its name: the message `<game>-phase-<name>`.
    pub name: String,
    /// How long it lasts, unless all are ready before; `null`: no limit.
    pub seconds: Option<u32>,
}

/// What becomes of a seat whose player leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AbsenceKind {
    /// A bot plays until they are back.
    Bot,
    /// It does nothing until they are back.
    Idle,
    /// It does nothing any more.
    Out,
}

/// What a table agrees on about talk before anybody sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Manners {
    /// What players may say while they play.
    pub words: Words,
    /// Where those who watch may speak.
    pub watchers: Watchers,
    /// What becomes of private talk when the game is over.
    pub private_talk: PrivateTalk,
}

/// What players may say while they play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// Whatever the game allows.
    #[default]
    Free,
    /// Treaty cards alone.
    Cards,
}

/// Where those who watch may speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Watchers {
    /// In a room of their own, which no player hears.
    #[default]
    Apart,
    /// There, and aloud to the whole table.
    Aloud,
    /// Nowhere.
    Silent,
}

/// What becomes of private talk when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PrivateTalk {
    /// It stays with those who heard it.
    #[default]
    Closed,
    /// Everybody who may see the table may read it.
    Opens,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waits for its seats to be taken.
    Open,
    /// In play.
    Playing,
    /// Finished.
    Over,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its id in the game.
    pub id: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The person's name.
    pub name: Option<String>,
    /// The bot's level, if a bot plays: for good, or (for a person) until they are back.
    pub level: Option<String>,
    /// Has the person a page open?
    pub here: bool,
    /// Has the person left, or been held to have left? What becomes of the seat, the contract says.
    pub away: bool,
    /// After the game: would the person play the same again?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub again: Option<bool>,
    /// In a duel: what who sits here has won in this match, over all its rematches, in half points.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(test, ts(as = "Option<i32>", optional))]
    #[schema(required = false)]
    pub halves: i64,
}

fn is_none(halves: &i64) -> bool {
    *halves == 0
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person; with a `level`, a bot plays for them until they return.
    Person,
    /// A bot.
    Bot,
}

/// What a table is to the one who asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct You {
    /// The seat that the messages are made for; `null` for a spectator.
    pub seat: Option<&'static str>,
    /// Every seat you hold: more than one at a table where one device is passed around.
    pub seats: Vec<&'static str>,
    /// May you set bots, start, and invite?
    pub host: bool,
    /// The secret of the invitation link, for those who may pass it on.
    pub invite: Option<String>,
}

/// The clocks as they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClocksInfo {
    /// Milliseconds left of each seat, in seat order, at the time of this message.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub left: Vec<u64>,
    /// Milliseconds left of the phase, which is the table's; `null` if one is alone to decide, or it has no limit.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub phase: Option<u64>,
    /// The seats whose clocks are running.
    pub running: Vec<&'static str>,
    /// Have all agreed to pause?
    pub paused: bool,
    /// Milliseconds for which no clock runs yet, because what happened is being shown.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    pub held: u64,
}

fn is_nothing(held: &u64) -> bool {
    *held == 0
}
