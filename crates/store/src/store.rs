//! The trait that both dialects keep.

use crate::{
    Account, Append, Draft, Expired, Expiry, Head, Hint, Person, PersonId, Result, StoredStep, StoredTable,
    StoredTalk,
};
use std::path::Path;
use tokio::sync::mpsc;

/// A store. Whatever has been answered with `Ok` survives `kill -9` and a power cut.
#[async_trait::async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds steps to a log. Appends that come together share a transaction; one that conflicts does not
    /// disturb its neighbours.
    ///
    /// # Errors
    /// [`crate::Error::Conflict`] if the log has grown, or not come as far as the writer believes.
    async fn append(&self, append: Append) -> Result<()>;
    /// The steps after number `after`, in order.
    async fn steps(&self, table: &str, after: u32) -> Result<Vec<StoredStep>>;

    /// Keeps a new table.
    async fn create(&self, table: StoredTable) -> Result<()>;
    /// A table by its id.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>>;
    /// Keeps what can change of a table: visibility, invitation, stage, rematch, clocks, due, seats.
    ///
    /// # Errors
    /// [`crate::Error::Conflict`] if its version is no longer `table.version`, or its log has not exactly `last`
    /// steps: whoever has not seen the last one knows neither the clocks nor who is there. The version kept is one
    /// higher.
    async fn save(&self, table: StoredTable, last: u32) -> Result<()>;
    /// Public tables that wait for players, newest first, at most so many of one host.
    async fn on_offer(&self, limit: u32, each: u32) -> Result<Vec<StoredTable>>;
    /// Tables where a person sits, the last changed first, unfinished ones before finished ones.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<StoredTable>>;
    /// How many unfinished tables a person has opened.
    async fn hosted(&self, person: PersonId) -> Result<u32>;
    /// Ids of finished tables after this id, in order of id.
    async fn finished(&self, after: &str, limit: u32) -> Result<Vec<String>>;
    /// Ids of all tables after this id, in order of id.
    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>>;
    /// How far these tables have come.
    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>>;

    /// Keeps something that was said; its id.
    async fn say(&self, table: &str, talk: StoredTalk) -> Result<i64>;
    /// What was said after `after`, at most the last `limit`, in order.
    async fn talk(&self, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>>;
    /// Keeps a half-made answer in place of the last; an empty one is thrown away.
    async fn set_draft(&self, table: &str, draft: Draft) -> Result<()>;
    /// The half-made answers at a table.
    async fn drafts(&self, table: &str) -> Result<Vec<Draft>>;

    /// Keeps what somebody has on their desk at a table, in place of the last.
    async fn set_desk(&self, table: &str, person: PersonId, words: String) -> Result<()>;
    /// What somebody has on their desk at a table.
    async fn desk(&self, table: &str, person: PersonId) -> Result<Option<String>>;

    /// Makes a guest and opens a session for them.
    async fn new_guest(&self, session: [u8; 32], now: i64, expires: i64) -> Result<Person>;
    /// Whose session this is, and when it expires, unless it has.
    async fn session(&self, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>>;
    /// Lets a session last longer.
    async fn prolong(&self, session: [u8; 32], expires: i64) -> Result<()>;
    /// Ends a session.
    async fn end_session(&self, session: [u8; 32]) -> Result<()>;
    /// Changes the name that others see, also at the seats that the person holds; ids of the tables concerned,
    /// whose versions have risen.
    async fn rename(&self, person: PersonId, name: &str) -> Result<Vec<String>>;
    /// Gives a guest an account.
    ///
    /// # Errors
    /// [`crate::Error::Taken`] if there is one of this name (in whatever case).
    async fn open_account(&self, person: PersonId, account: &str, passphrase: &str) -> Result<()>;
    /// An account by its name, in whatever case.
    async fn account(&self, account: &str) -> Result<Option<Account>>;
    /// Ends a session and begins another one of the owner of an account. If the first belonged to a guest, the guest's
    /// seats and tables go with it; ids of the tables concerned, whose versions have risen.
    async fn adopt(&self, session: [u8; 32], owner: PersonId, fresh: ([u8; 32], i64)) -> Result<Vec<String>>;
    /// Changes the passphrase of an account.
    async fn set_passphrase(&self, person: PersonId, passphrase: &str) -> Result<()>;
    /// Ends the sessions of a person, but for one.
    async fn end_sessions(&self, person: PersonId, but: Option<[u8; 32]>) -> Result<()>;
    /// Forgets a person: name, account, sessions. Their seats are nobody's; ids of the tables concerned, whose
    /// versions have risen.
    async fn forget(&self, person: PersonId) -> Result<Vec<String>>;
    /// Forgets what nobody has come back to.
    async fn expire(&self, before: Expiry) -> Result<Expired>;

    /// Somebody was at a table.
    async fn seen(&self, table: &str, person: PersonId, at: i64) -> Result<()>;
    /// When somebody was last seen at a table, on whichever node.
    async fn last_seen(&self, table: &str, person: PersonId) -> Result<Option<i64>>;
    /// The time that all nodes go by, in milliseconds since 1970; `None` if there is but one.
    async fn time(&self) -> Result<Option<i64>>;

    /// Takes charge of a table: its bots are played and its clocks minded here, and nowhere else. False: another
    /// node has it in its charge, and is alive.
    async fn take_charge(&self, table: &str) -> Result<bool>;
    /// Takes charge of tables that are due before a time and in nobody's charge; their ids, the most urgent first.
    async fn take_up(&self, before: i64, limit: u32) -> Result<Vec<String>>;
    /// Gives a table out of our charge until it is due.
    async fn let_go(&self, table: &str, due: Option<i64>) -> Result<()>;
    /// Gives everything out of our charge and stops writing: this node goes.
    async fn leave(&self) -> Result<()>;

    /// Can other nodes write to this store behind our back?
    fn is_shared(&self) -> bool;
    /// News from other nodes; `None` if there can be none. Asked once.
    fn hints(&self) -> Option<mpsc::Receiver<Hint>>;
    /// What the database itself finds wrong with its files; checksums of steps are looked at by whoever reads them.
    async fn faults(&self) -> Result<Vec<String>>;
    /// Copies everything, as of one moment, into a new file, which is there only when it is complete.
    async fn backup(&self, to: &Path) -> Result<()>;
    /// Can the store be written? Found out by writing.
    async fn ping(&self) -> Result<()>;
}
