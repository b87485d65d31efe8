//! The embedded store: one file, one writer thread, readers beside it.

mod people;
mod rows;
mod tables;
mod writer;

use crate::backup::{self, private, with_ending};
use crate::migrations::{self, SQLITE};
use crate::{
    Account, Append, Draft, Error, Expired, Expiry, Head, Hint, Person, PersonId, Result, Store, StoredStep,
    StoredTable, StoredTalk,
};
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OpenFlags};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc;
use writer::Writer;

/// "Veil" in the file's header: the mark by which we know our own files.
const APPLICATION_ID: i32 = 0x5665_696C;

/// A store in one SQLite file.
pub struct Sqlite {
    path: PathBuf,
    /// Absent in a store that was opened for reading.
    writer: Option<Writer>,
    /// Is everything in the writer's own connection, and done there?
    inline: bool,
    readers: Arc<Mutex<Vec<Connection>>>,
    /// The tables in our charge. Nobody else can have any: the file is ours alone.
    charges: Arc<Mutex<HashSet<String>>>,
    /// Held as long as the store lives: a second server on the same file would not see our memory.
    _lock: Option<std::fs::File>,
}

impl Sqlite {
    /// Opens the file, makes or updates its schema, and starts the writer.
    ///
    /// # Errors
    /// The file cannot be opened, is damaged, in use, newer than this program, or not ours.
    pub fn open(path: &Path) -> Result<Sqlite> {
        let shown = path.display().to_string();
        let lock = private(&path.with_extension("lock"))?;
        // a server that is just going away gets the time to finish
        let mut patience = 20;
        while lock.try_lock().is_err() {
            patience -= 1;
            if patience == 0 {
                return Err(Error::InUse(shown));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let alone = is_alone(path);
        drop(private(path)?);
        let mut connection =
            Connection::open(path).map_err(|error| Error::Unavailable(format!("{shown}: {error}")))?;
        check_ours(&connection, &shown, alone)?;
        // before anything lies beside the file: a new one has all its tables in it, or is empty
        migrate(&mut connection)?;
        // WAL and FULL together: a commit is on the disk before it returns, readers never wait for the writer
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // the last page of every table in play is at hand when its next steps come (in KiB, taken as needed)
        connection.pragma_update(None, "cache_size", -32_768)?;
        // a checkpoint writes every page that changed since the last one once: rarer is cheaper
        connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
        connection.execute_batch(
            "DELETE FROM marks WHERE name = 'backup'; INSERT OR REPLACE INTO marks VALUES ('open', '')",
        )?;
        // into the file itself; what lies beside it is from now on never empty
        connection.query_row("PRAGMA wal_checkpoint(FULL)", [], |_| Ok(()))?;
        let writer = Some(Writer::start(connection));
        Ok(Sqlite {
            path: path.to_owned(),
            writer,
            inline: false,
            readers: Arc::default(),
            charges: Arc::default(),
            _lock: Some(lock),
        })
    }

    /// Opens the file for reading, also while a server writes to it.
    ///
    /// # Errors
    /// There is no such file, or it is damaged, not ours, or of another schema version.
    pub fn open_for_reading(path: &Path) -> Result<Sqlite> {
        let shown = path.display().to_string();
        let alone = is_alone(path);
        let connection =
            open_reader(path).map_err(|error| Error::Unavailable(format!("{shown}: {error}")))?;
        check_ours(&connection, &shown, alone)?;
        let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        migrations::current(SQLITE, found)?;
        Ok(Sqlite {
            path: path.to_owned(),
            writer: None,
            inline: false,
            readers: Arc::default(),
            charges: Arc::default(),
            _lock: None,
        })
    }

    /// A store in memory that does everything at once, in the time of whoever asks, without a thread of its own: for
    /// simulations, where nothing may depend on threads.
    ///
    /// # Errors
    /// There is no memory for it.
    pub fn in_memory() -> Result<Sqlite> {
        let mut connection = Connection::open_in_memory()?;
        migrate(&mut connection)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Sqlite {
            path: PathBuf::new(),
            writer: Some(Writer::inline(connection)),
            inline: true,
            readers: Arc::default(),
            charges: Arc::default(),
            _lock: None,
        })
    }

    /// Opens a copy that `backup` has made, for reading.
    ///
    /// # Errors
    /// As [`Sqlite::open_for_reading`], and if the copy was never finished.
    pub fn open_backup(path: &Path) -> Result<Sqlite> {
        let store = Sqlite::open_for_reading(path)?;
        backup::is_complete(&open_reader(path)?, &path.display().to_string())?;
        Ok(store)
    }

    fn writer(&self) -> Result<&Writer> {
        self.writer.as_ref().ok_or(Error::ReadOnly)
    }

    /// Runs a query on one of the reading connections, off the async threads.
    async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        if self.inline {
            return self.writer()?.read(query);
        }
        let (readers, path) = (self.readers.clone(), self.path.clone());
        let work = move || {
            let idle = readers.lock().expect("readers").pop();
            let connection = idle.map_or_else(|| open_reader(&path), Ok)?;
            let result = query(&connection);
            readers.lock().expect("readers").push(connection);
            result
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| Error::Unavailable(error.to_string()))?
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // first those who only read: the last one to go puts everything into the file
        self.readers.lock().expect("readers").clear();
    }
}

fn open_reader(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

/// Refuses files that are damaged or belong to some other program.
fn check_ours(connection: &Connection, shown: &str, alone: bool) -> Result<()> {
    let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if id != APPLICATION_ID && tables > 0 {
        return Err(Error::Foreign(shown.to_owned()));
    }
    if is_torn(connection, tables, alone)? {
        return Err(Error::Torn(shown.to_owned()));
    }
    let verdict: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(Error::Damaged(verdict)) }
}

/// Does nothing lie beside the file? Somebody who only looked may have left an empty one.
fn is_alone(path: &Path) -> bool {
    std::fs::metadata(with_ending(path, "-wal")).map_or(0, |beside| beside.len()) == 0
}

/// Is this a copy that lacks what lay beside the file? One of before there were marks has no tables then; a later one is
/// marked as open, which no file is that has nothing beside it.
fn is_torn(connection: &Connection, tables: u32, alone: bool) -> Result<bool> {
    if tables == 0 {
        return Ok(connection.pragma_query_value(None, "page_count", |row| row.get::<_, u32>(0))? > 0);
    }
    let marked = "SELECT count(*) FROM sqlite_schema WHERE name = 'marks'";
    if !alone || connection.query_row(marked, [], |row| row.get::<_, u32>(0))? == 0 {
        return Ok(false);
    }
    let open = "SELECT count(*) FROM marks WHERE name = 'open'";
    Ok(connection.query_row(open, [], |row| row.get::<_, u32>(0))? > 0)
}

/// Each migration and the number that says it was done are one transaction.
fn migrate(connection: &mut Connection) -> Result<()> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    // what migrations need and SQLite has not
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("sha256", 1, flags, |context| {
        Ok(base16ct::lower::encode_string(&Sha256::digest(context.get::<String>(0)?)))
    })?;
    for (sql, version) in migrations::missing(SQLITE, found)?.iter().zip(found + 1..) {
        let change = connection.transaction()?;
        change.execute_batch(sql)?;
        change.pragma_update(None, "application_id", APPLICATION_ID)?;
        change.pragma_update(None, "user_version", version)?;
        change.commit()?;
    }
    Ok(())
}

#[async_trait::async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<()> {
        self.writer()?.append(append).await
    }

    async fn steps(&self, table: &str, after: u32) -> Result<Vec<StoredStep>> {
        let table = table.to_owned();
        self.read(move |db| tables::steps(db, &table, after)).await
    }

    async fn create(&self, table: StoredTable) -> Result<()> {
        self.writer()?.change(move |db| tables::create(db, &table)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        let id = id.to_owned();
        self.read(move |db| tables::by_id(db, &id)).await
    }

    async fn save(&self, table: StoredTable, last: u32) -> Result<()> {
        self.writer()?.change(move |db| tables::save(db, &table, last)).await
    }

    async fn on_offer(&self, limit: u32, each: u32) -> Result<Vec<StoredTable>> {
        self.read(move |db| tables::on_offer(db, limit, each)).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
        self.read(move |db| tables::of_person(db, person, limit)).await
    }

    async fn hosted(&self, person: PersonId) -> Result<u32> {
        self.read(move |db| tables::hosted(db, person)).await
    }

    async fn finished(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        let after = after.to_owned();
        self.read(move |db| tables::finished(db, &after, limit)).await
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        let after = after.to_owned();
        self.read(move |db| tables::ids(db, &after, limit)).await
    }

    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>> {
        let (ids, charges) = (tables.to_vec(), self.charges.clone());
        self.read(move |db| tables::heads(db, &ids, &charges.lock().expect("charges"))).await
    }

    async fn say(&self, table: &str, talk: StoredTalk) -> Result<i64> {
        let table = table.to_owned();
        self.writer()?.change(move |db| tables::say(db, &table, &talk)).await
    }

    async fn talk(&self, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>> {
        let table = table.to_owned();
        self.read(move |db| tables::talk(db, &table, after, limit)).await
    }

    async fn set_draft(&self, table: &str, draft: Draft) -> Result<()> {
        let table = table.to_owned();
        self.writer()?.change(move |db| tables::set_draft(db, &table, &draft)).await
    }

    async fn drafts(&self, table: &str) -> Result<Vec<Draft>> {
        let table = table.to_owned();
        self.read(move |db| tables::drafts(db, &table)).await
    }

    async fn set_desk(&self, table: &str, person: PersonId, words: String) -> Result<()> {
        let table = table.to_owned();
        self.writer()?.change(move |db| tables::set_desk(db, &table, person, &words)).await
    }

    async fn desk(&self, table: &str, person: PersonId) -> Result<Option<String>> {
        let table = table.to_owned();
        self.read(move |db| tables::desk(db, &table, person)).await
    }

    async fn new_guest(&self, session: [u8; 32], now: i64, expires: i64) -> Result<Person> {
        self.writer()?.change(move |db| people::new_guest(db, session, now, expires)).await
    }

    async fn session(&self, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>> {
        self.read(move |db| people::session(db, session, now)).await
    }

    async fn prolong(&self, session: [u8; 32], expires: i64) -> Result<()> {
        self.writer()?.change(move |db| people::prolong(db, session, expires)).await
    }

    async fn end_session(&self, session: [u8; 32]) -> Result<()> {
        self.writer()?.change(move |db| people::end_session(db, session)).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<Vec<String>> {
        let name = name.to_owned();
        self.writer()?.change(move |db| people::rename(db, person, &name)).await
    }

    async fn open_account(&self, person: PersonId, account: &str, passphrase: &str) -> Result<()> {
        let (account, passphrase) = (account.to_owned(), passphrase.to_owned());
        self.writer()?.change(move |db| people::open_account(db, person, &account, &passphrase)).await
    }

    async fn account(&self, account: &str) -> Result<Option<Account>> {
        let account = account.to_owned();
        self.read(move |db| people::account(db, &account)).await
    }

    async fn adopt(&self, session: [u8; 32], owner: PersonId, fresh: ([u8; 32], i64)) -> Result<Vec<String>> {
        self.writer()?.change(move |db| people::adopt(db, session, owner, fresh)).await
    }

    async fn set_passphrase(&self, person: PersonId, passphrase: &str) -> Result<()> {
        let passphrase = passphrase.to_owned();
        self.writer()?.change(move |db| people::set_passphrase(db, person, &passphrase)).await
    }

    async fn end_sessions(&self, person: PersonId, but: Option<[u8; 32]>) -> Result<()> {
        self.writer()?.change(move |db| people::end_sessions(db, person, but)).await
    }

    async fn forget(&self, person: PersonId) -> Result<Vec<String>> {
        self.writer()?.change(move |db| people::forget(db, person)).await
    }

    async fn expire(&self, before: Expiry) -> Result<Expired> {
        self.writer()?.change(move |db| people::expire(db, before)).await
    }

    async fn seen(&self, table: &str, person: PersonId, at: i64) -> Result<()> {
        let table = table.to_owned();
        self.writer()?.change(move |db| people::seen(db, &table, person, at)).await
    }

    async fn last_seen(&self, table: &str, person: PersonId) -> Result<Option<i64>> {
        let table = table.to_owned();
        self.read(move |db| people::last_seen(db, &table, person)).await
    }

    async fn time(&self) -> Result<Option<i64>> {
        Ok(None)
    }

    async fn take_charge(&self, table: &str) -> Result<bool> {
        self.charges.lock().expect("charges").insert(table.to_owned());
        Ok(true)
    }

    async fn take_up(&self, before: i64, limit: u32) -> Result<Vec<String>> {
        let charges = self.charges.clone();
        self.read(move |db| tables::take_up(db, &mut charges.lock().expect("charges"), before, limit)).await
    }

    async fn let_go(&self, table: &str, due: Option<i64>) -> Result<()> {
        let id = table.to_owned();
        self.writer()?.change(move |db| tables::put_off(db, &id, due)).await?;
        self.charges.lock().expect("charges").remove(table);
        Ok(())
    }

    async fn leave(&self) -> Result<()> {
        self.charges.lock().expect("charges").clear();
        self.readers.lock().expect("readers").clear();
        self.writer()?.close().await
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn hints(&self) -> Option<mpsc::Receiver<Hint>> {
        None
    }

    async fn backup(&self, to: &Path) -> Result<()> {
        let to = to.to_owned();
        self.read(move |db| {
            let part = backup::part_of(&to)?;
            // VACUUM INTO copies one moment, however long it takes and whatever is written meanwhile
            db.execute("VACUUM INTO ?1", [part.to_string_lossy()])?;
            backup::finish(&part, &to)
        })
        .await
    }

    async fn faults(&self) -> Result<Vec<String>> {
        self.read(|db| {
            let mut check = db.prepare("PRAGMA integrity_check")?;
            let said: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
            Ok(said.into_iter().filter(|said| said != "ok").collect())
        })
        .await
    }

    async fn ping(&self) -> Result<()> {
        // a transaction without a change asks nothing of the disk
        let sql = "INSERT INTO marks VALUES ('written', '1') \
                   ON CONFLICT (name) DO UPDATE SET value = 1 - CAST(value AS INTEGER)";
        self.writer()?.change(move |db| Ok(db.prepare_cached(sql)?.execute([]).map(drop)?)).await
    }
}
