//! What is kept. Times are milliseconds since 1970.

use std::collections::BTreeMap;
use std::sync::Arc;

/// A person's number in the store.
pub type PersonId = i64;

/// Bytes that never print.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<const N: usize>(pub [u8; N]);

impl<const N: usize> std::fmt::Debug for Secret<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Somebody who came to the site: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Number.
    pub id: PersonId,
    /// The name that others see; empty until given.
    pub name: String,
    /// The account's name.
    pub account: Option<String>,
}

/// An account as it is needed to check a passphrase.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: Person,
    /// The argon2id hash of the passphrase, in PHC form.
    pub passphrase: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("person", &self.person).finish_non_exhaustive()
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoredStage {
    /// Waits for its seats to be taken.
    Open,
    /// In play.
    Playing,
    /// Finished.
    Over,
}

impl StoredStage {
    pub(crate) fn word(self) -> &'static str {
        match self {
            StoredStage::Open => "open",
            StoredStage::Playing => "playing",
            StoredStage::Over => "over",
        }
    }

    /// The databases check the column, so there is no fourth word.
    pub(crate) fn read(word: &str) -> StoredStage {
        match word {
            "open" => StoredStage::Open,
            "playing" => StoredStage::Playing,
            _ => StoredStage::Over,
        }
    }
}

/// What a table is, apart from what happened at it.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// Its id, also its address.
    pub id: Arc<str>,
    /// Raised by every [`crate::Store::save`].
    pub version: i64,
    /// The game's key.
    pub game: String,
    /// The rules version it is played by.
    pub rules_version: u32,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// The text of its own board file, or the hash of a board of the box; `None`: opened before boards had versions.
    pub board: Option<String>,
    /// The position that play begins from, in the game's notation; `None`: the start.
    pub position: Option<String>,
    /// Is it on the list of open tables?
    pub public: bool,
    /// The hash of the secret of the invitation link, in hex: nobody who reads the data is invited.
    pub invite: String,
    /// What all draws come from.
    pub seed: Secret<32>,
    /// What keeps the commitment from being guessed.
    pub salt: Secret<16>,
    /// Who opened it.
    pub host: PersonId,
    /// The time contract, as the server writes it; `None` if nobody is hurried.
    pub clock: Option<String>,
    /// What was agreed on about talk, as the server writes it; `None`: nothing.
    pub manners: Option<String>,
    /// How the clocks stood at the last step, as the server writes it.
    pub clocks: Option<String>,
    /// Open, playing or over.
    pub stage: StoredStage,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// When it was opened.
    pub created: i64,
    /// When its row last changed.
    pub touched: i64,
    /// When it goes on by itself: 0 at once, for a bot is asked; later, when somebody's time runs out; `None` while
    /// it waits for people.
    pub due: Option<i64>,
    /// The seats in play, in seat order.
    pub seats: Vec<StoredSeat>,
}

impl std::fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let StoredTable { id, version, game, stage, seats, .. } = self;
        f.debug_struct("StoredTable")
            .field("id", id)
            .field("version", version)
            .field("game", game)
            .field("stage", stage)
            .field("seats", seats)
            .finish_non_exhaustive()
    }
}

/// Who sits in a seat: a person, a bot, both (a bot until the person is back), or nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredSeat {
    /// Its id in the game.
    pub id: String,
    /// The person.
    pub person: Option<PersonId>,
    /// The person's name.
    pub name: String,
    /// The level of the bot that plays.
    pub level: Option<String>,
    /// What the person added to the table's randomness.
    pub luck: Option<String>,
    /// What who sits here has won in the games of the match before this one, in half points.
    pub halves: i64,
    /// What they said to another game of the same.
    pub again: Option<bool>,
}

/// Steps to be added to a table's log, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: Arc<str>,
    /// The number of the last step that the writer has seen; the first of `steps` gets the next one.
    pub after: u32,
    /// When they happened.
    pub at: i64,
    /// The steps, one line of text each.
    pub steps: Vec<String>,
    /// Does the last of them end the game?
    pub ends: bool,
    /// What the table's row says from now on; `None` if it stays as it is.
    pub pace: Option<Pace>,
}

/// How a table goes on in time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pace {
    /// As [`StoredTable::clocks`].
    pub clocks: Option<String>,
    /// As [`StoredTable::due`].
    pub due: Option<i64>,
}

/// A step of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStep {
    /// Its number, from 1.
    pub number: u32,
    /// When it happened.
    pub at: i64,
    /// The line of text.
    pub step: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTalk {
    /// Rises with every line; 0 until stored.
    pub id: i64,
    /// When.
    pub at: i64,
    /// The speaker's seat; `None` for a spectator.
    pub seat: Option<String>,
    /// The speaker's name.
    pub name: String,
    /// The speaker.
    pub person: Option<PersonId>,
    /// The last step then; `None`: nobody wrote it down.
    pub step: Option<u32>,
    /// The turn of the game then, where it has turns.
    pub turn: Option<u16>,
    /// The seats that may hear it, none of them for those who watch; `None` for everybody.
    pub room: Option<Vec<String>>,
    /// The persons who sat there then: it is theirs, whoever sits there later. `None`: nobody wrote it down.
    pub hearers: Option<Vec<PersonId>>,
    /// What was said.
    pub words: String,
}

/// A half-made answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Which seat's.
    pub seat: String,
    /// Whose.
    pub person: Option<PersonId>,
    /// The decision it is meant for.
    pub decision: u32,
    /// Any text.
    pub words: String,
}

/// What has been forgotten because nobody came back to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expired {
    /// Sessions.
    pub sessions: u64,
    /// Guests.
    pub guests: u64,
    /// Tables.
    pub tables: u64,
}

/// Up to when something must have been touched to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Sessions that end before this.
    pub sessions: i64,
    /// Tables that never began.
    pub open: i64,
    /// Games that nobody goes on with.
    pub playing: i64,
}

/// The persons of a room as they are kept, so that one can be found and replaced.
pub(crate) fn hearers_text(hearers: Option<&[PersonId]>) -> Option<String> {
    let text = |ids: &[PersonId]| ids.iter().map(|id| format!("{id} ")).collect::<String>();
    hearers.map(|ids| format!(" {}", text(ids)))
}

/// The same read back.
pub(crate) fn hearers(text: Option<&str>) -> Option<Vec<PersonId>> {
    text.map(|text| text.split_whitespace().filter_map(|id| id.parse().ok()).collect())
}

/// How far a table has come in every respect: what a node compares with what it has in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The table.
    pub table: String,
    /// The version of its row.
    pub version: i64,
    /// The number of its last step, 0 if there is none.
    pub last_step: u32,
    /// The id of the last thing said, 0 if there is none.
    pub last_talk: i64,
    /// Is it in this node's charge (or another's)? `None` if it is in nobody's.
    pub ours: Option<bool>,
}

/// News from another node that shares the store. Only a hint: what it stands for is read from the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Something changed at this table.
    Table(String),
    /// Hints may have been lost; look at everything.
    Lost,
}
