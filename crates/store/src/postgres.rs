//! The shared store: several nodes on one PostgreSQL.

mod address;
mod listen;
mod nodes;
mod people;
mod rows;
mod tables;
mod writer;

use crate::migrations::{self, POSTGRES};
use crate::{
    Account, Append, Draft, Error, Expired, Expiry, Head, Hint, Person, PersonId, Result, Store, StoredStep,
    StoredTable, StoredTalk,
};
use address::Address;
use deadpool_postgres::{GenericClient, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use writer::Writer;

/// Two nodes that start together take turns at the migrations: this number is the lock's name.
const MIGRATION_LOCK: i64 = 0x5665_696C;

/// A database that has not answered by then does not answer: whoever waits is told so, and the line is given up.
const PATIENCE: Duration = Duration::from_secs(4);

/// Asks something of the database, with a line from the pool, as long as there is patience.
macro_rules! within {
    ($store:expr, |$client:ident| $asked:expr) => {{
        #[allow(unused_mut)]
        let mut $client = $store.client().await?;
        let answer = tokio::time::timeout(PATIENCE, $asked).await;
        answer.unwrap_or_else(|_| Err(given_up(&$store.pool, $client)))
    }};
}

/// A line on which no answer comes is no line, and the others of the pool are no better: new ones are made.
fn given_up(pool: &Pool, client: Object) -> Error {
    drop(Object::take(client));
    pool.retain(|_, _| false);
    Error::Unavailable("no answer in time, a new line is opened".into())
}

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    node: String,
    /// Absent in a store that was opened for reading.
    writer: Option<Writer>,
    hints: Mutex<Option<mpsc::Receiver<Hint>>>,
    /// Says that this node is alive, as long as the store lives.
    beat: Mutex<JoinSet<()>>,
}

impl Postgres {
    /// Connects, makes or updates the schema, and starts to listen to other nodes.
    ///
    /// # Errors
    /// The address is wrong, the database does not answer, or its schema is newer than this program.
    pub async fn connect(url: &str) -> Result<Postgres> {
        let address = Address::read(url)?;
        let pool = pool(&address)?;
        let mut client = pool.get().await?;
        migrate(&mut client).await?;
        let node = listen::node_name();
        nodes::beat(&client, &node).await?;
        let writer = Some(Writer::start(pool.clone(), node.clone()));
        let hints = Mutex::new(Some(listen::start(address, node.clone())));
        let mut beat = JoinSet::new();
        beat.spawn(nodes::live(pool.clone(), node.clone()));
        Ok(Postgres { pool, node, writer, hints, beat: Mutex::new(beat) })
    }

    /// Connects for reading alone: the database itself refuses every change.
    ///
    /// # Errors
    /// As [`Postgres::connect`], and if the schema is older than this program.
    pub async fn open_for_reading(url: &str) -> Result<Postgres> {
        let mut address = Address::read(url)?;
        address.config.options("-c default_transaction_read_only=on");
        let pool = pool(&address)?;
        let client = pool.get().await?;
        let ours = client.query_one("SELECT to_regclass('schema_version') IS NOT NULL", &[]).await?;
        if !ours.get::<_, bool>(0) {
            return Err(Error::Foreign("this".into()));
        }
        migrations::current(POSTGRES, version(&client).await?)?;
        let (node, writer, hints, beat) = Default::default();
        Ok(Postgres { pool, node, writer, hints, beat })
    }

    async fn client(&self) -> Result<Object> {
        Ok(self.pool.get().await?)
    }

    fn writer(&self) -> Result<&Writer> {
        self.writer.as_ref().ok_or(Error::ReadOnly)
    }

    fn tell_all(&self, tables: &[String]) -> Result<()> {
        let writer = self.writer()?;
        tables.iter().for_each(|table| writer.tell(table.as_str().into()));
        Ok(())
    }
}

fn pool(address: &Address) -> Result<Pool> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    Pool::builder(Manager::from_config(address.config.clone(), address.tls.clone(), recycling))
        .max_size(8)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| Error::Unavailable(error.to_string()))
}

async fn version(client: &impl GenericClient) -> Result<u32> {
    let row = client.query_opt("SELECT version FROM schema_version", &[]).await?;
    Ok(row.map_or(0, |row| row.get::<_, i64>(0)) as u32)
}

async fn migrate(client: &mut Object) -> Result<()> {
    let change = client.transaction().await?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    change.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let missing = migrations::missing(POSTGRES, version(&change).await?)?;
    for sql in missing {
        change.batch_execute(sql).await?;
    }
    if !missing.is_empty() {
        change.execute("DELETE FROM schema_version", &[]).await?;
        let now = POSTGRES.len() as i64;
        change.execute("INSERT INTO schema_version VALUES ($1)", &[&now]).await?;
    }
    Ok(change.commit().await?)
}

#[async_trait::async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<()> {
        self.writer()?.append(append).await
    }

    async fn steps(&self, table: &str, after: u32) -> Result<Vec<StoredStep>> {
        within!(self, |client| tables::steps(&client, table, after))
    }

    async fn create(&self, table: StoredTable) -> Result<()> {
        within!(self, |client| tables::create(&mut client, &table))
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        within!(self, |client| tables::by_id(&client, id))
    }

    async fn save(&self, table: StoredTable, last: u32) -> Result<()> {
        within!(self, |client| tables::save(&mut client, &table, last))?;
        self.writer()?.tell(table.id);
        Ok(())
    }

    async fn on_offer(&self, limit: u32, each: u32) -> Result<Vec<StoredTable>> {
        within!(self, |client| tables::on_offer(&client, limit, each))
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
        within!(self, |client| tables::of_person(&client, person, limit))
    }

    async fn hosted(&self, person: PersonId) -> Result<u32> {
        within!(self, |client| tables::hosted(&client, person))
    }

    async fn finished(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        within!(self, |client| tables::finished(&client, after, limit))
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        within!(self, |client| tables::ids(&client, after, limit))
    }

    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>> {
        within!(self, |client| tables::heads(&client, &self.node, tables))
    }

    async fn say(&self, table: &str, talk: StoredTalk) -> Result<i64> {
        let id = within!(self, |client| tables::say(&mut client, table, &talk))?;
        self.writer()?.tell(table.into());
        Ok(id)
    }

    async fn talk(&self, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>> {
        within!(self, |client| tables::talk(&client, table, after, limit))
    }

    async fn set_draft(&self, table: &str, draft: Draft) -> Result<()> {
        within!(self, |client| tables::set_draft(&client, table, &draft))
    }

    async fn drafts(&self, table: &str) -> Result<Vec<Draft>> {
        within!(self, |client| tables::drafts(&client, table))
    }

    async fn set_desk(&self, table: &str, person: PersonId, words: String) -> Result<()> {
        within!(self, |client| tables::set_desk(&client, table, person, &words))
    }

    async fn desk(&self, table: &str, person: PersonId) -> Result<Option<String>> {
        within!(self, |client| tables::desk(&client, table, person))
    }

    async fn new_guest(&self, session: [u8; 32], now: i64, expires: i64) -> Result<Person> {
        within!(self, |client| people::new_guest(&mut client, session, now, expires))
    }

    async fn session(&self, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>> {
        within!(self, |client| people::session(&client, session, now))
    }

    async fn prolong(&self, session: [u8; 32], expires: i64) -> Result<()> {
        within!(self, |client| people::prolong(&client, session, expires))
    }

    async fn end_session(&self, session: [u8; 32]) -> Result<()> {
        within!(self, |client| people::end_session(&client, session))
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<Vec<String>> {
        let tables = within!(self, |client| people::rename(&mut client, person, name))?;
        self.tell_all(&tables)?;
        Ok(tables)
    }

    async fn open_account(&self, person: PersonId, account: &str, passphrase: &str) -> Result<()> {
        within!(self, |client| people::open_account(&client, person, account, passphrase))
    }

    async fn account(&self, account: &str) -> Result<Option<Account>> {
        within!(self, |client| people::account(&client, account))
    }

    async fn adopt(&self, session: [u8; 32], owner: PersonId, fresh: ([u8; 32], i64)) -> Result<Vec<String>> {
        let tables = within!(self, |client| people::adopt(&mut client, session, owner, fresh))?;
        self.tell_all(&tables)?;
        Ok(tables)
    }

    async fn set_passphrase(&self, person: PersonId, passphrase: &str) -> Result<()> {
        within!(self, |client| people::set_passphrase(&client, person, passphrase))
    }

    async fn end_sessions(&self, person: PersonId, but: Option<[u8; 32]>) -> Result<()> {
        within!(self, |client| people::end_sessions(&client, person, but))
    }

    async fn forget(&self, person: PersonId) -> Result<Vec<String>> {
        let tables = within!(self, |client| people::forget(&mut client, person))?;
        self.tell_all(&tables)?;
        Ok(tables)
    }

    async fn expire(&self, before: Expiry) -> Result<Expired> {
        within!(self, |client| people::expire(&mut client, before))
    }

    async fn seen(&self, table: &str, person: PersonId, at: i64) -> Result<()> {
        within!(self, |client| people::seen(&client, table, person, at))
    }

    async fn last_seen(&self, table: &str, person: PersonId) -> Result<Option<i64>> {
        within!(self, |client| people::last_seen(&client, table, person))
    }

    async fn time(&self) -> Result<Option<i64>> {
        within!(self, |client| nodes::time(&client)).map(Some)
    }

    async fn take_charge(&self, table: &str) -> Result<bool> {
        within!(self, |client| nodes::take_charge(&client, &self.node, table))
    }

    async fn take_up(&self, before: i64, limit: u32) -> Result<Vec<String>> {
        within!(self, |client| nodes::take_up(&client, &self.node, before, limit))
    }

    async fn let_go(&self, table: &str, due: Option<i64>) -> Result<()> {
        within!(self, |client| nodes::let_go(&client, &self.node, table, due))
    }

    async fn leave(&self) -> Result<()> {
        self.beat.lock().expect("beat").abort_all();
        within!(self, |client| nodes::leave(&client, &self.node))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn hints(&self) -> Option<mpsc::Receiver<Hint>> {
        self.hints.lock().expect("hints").take()
    }

    async fn backup(&self, to: &Path) -> Result<()> {
        crate::copy::into_file(&mut self.client().await?, to).await
    }

    async fn faults(&self) -> Result<Vec<String>> {
        Ok(Vec::new()) // the database looks after its own files
    }

    async fn ping(&self) -> Result<()> {
        within!(self, |client| nodes::beat(&client, &self.node))
    }
}
