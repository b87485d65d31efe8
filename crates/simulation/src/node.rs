//! A node's own line to the store.

use crate::disk::{Disk, Kept, Life, now};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{
    Account, Append, Draft, Error, Expired, Expiry, Head, Hint, Person, PersonId, Result, Store, StoredStep,
    StoredTable, StoredTalk,
};
use tokio::sync::mpsc;
use tokio::time::sleep;

/// As long as the store in earnest waits for its database.
const PATIENCE: Duration = Duration::from_secs(4);
const BEAT: Duration = Duration::from_secs(1);

/// When the world began, in milliseconds since 1970.
const BEGINNING: i64 = 1_900_000_000_000;

pub(crate) struct Node {
    disk: Arc<Disk>,
    node: usize,
    life: Life,
    hints: Mutex<Option<mpsc::Receiver<Hint>>>,
}

impl Node {
    pub(crate) fn start(disk: Arc<Disk>, node: usize) -> Node {
        let (told, hints) = mpsc::channel(64);
        let life = disk.born(node, told);
        let beating = disk.clone();
        tokio::spawn(async move {
            loop {
                sleep(BEAT).await;
                let line = beating.state().lines[node];
                if line.stalled < now() && line.failing < now() {
                    beating.beat(life);
                }
            }
        });
        Node { disk, node, life, hints: Mutex::new(Some(hints)) }
    }

    /// Asks the store, as well as the line allows. A node may die on the way there and on the way back.
    async fn ask<T>(&self, work: impl Future<Output = Result<T>>) -> Result<T> {
        self.disk.state().asked += 1;
        let broken = |what: &str| Err(Error::Unavailable(what.into()));
        let (there, back) = {
            let mut dice = self.disk.dice();
            (dice.millis(0, 6), dice.millis(0, 6))
        };
        sleep(there).await;
        let line = self.disk.state().lines[self.node];
        if line.failing > now() {
            return broken("the line is down");
        }
        if line.stalled > now() {
            sleep((line.stalled - now()).min(PATIENCE)).await;
            if line.stalled > now() {
                return broken("no answer came");
            }
        }
        let done = work.await;
        sleep(back).await;
        if line.mute > now() { broken("what was done was not told") } else { done }
    }

    /// Is there room for something new?
    fn room(&self) -> Result<()> {
        let full = self.disk.state().lines[self.node].full > now();
        if full { Err(Error::Unavailable("the disk is full".into())) } else { Ok(()) }
    }

    fn keep(&self, last_step: u32, clocks: Option<String>) {
        self.disk.state().kept.push(Kept { at: now(), last_step, clocks });
    }
}

#[async_trait::async_trait]
impl Store for Node {
    async fn append(&self, append: Append) -> Result<()> {
        let (table, last) = (append.table.clone(), append.after + append.steps.len() as u32);
        let clocks = append.pace.as_ref().and_then(|pace| pace.clocks.clone());
        self.ask(async {
            self.room()?;
            self.disk.store.append(append).await?;
            self.keep(last, clocks);
            self.disk.tell(self.life, &table);
            Ok(())
        })
        .await
    }

    async fn save(&self, table: StoredTable, last: u32) -> Result<()> {
        let (id, clocks) = (table.id.clone(), table.clocks.clone());
        self.ask(async {
            self.room()?;
            self.disk.store.save(table, last).await?;
            self.keep(last, clocks);
            self.disk.tell(self.life, &id);
            Ok(())
        })
        .await
    }

    async fn say(&self, table: &str, talk: StoredTalk) -> Result<i64> {
        self.ask(async {
            self.room()?;
            let id = self.disk.store.say(table, talk).await?;
            self.disk.tell(self.life, table);
            Ok(id)
        })
        .await
    }

    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>> {
        self.ask(async {
            let mut heads = self.disk.store.heads(tables).await?;
            let state = self.disk.state();
            for head in &mut heads {
                head.ours = state.charges.get(&head.table).map(|life| *life == self.life);
            }
            Ok(heads)
        })
        .await
    }

    async fn time(&self) -> Result<Option<i64>> {
        Ok(Some(BEGINNING + now().as_millis() as i64))
    }

    async fn take_charge(&self, table: &str) -> Result<bool> {
        self.ask(async {
            let mut state = self.disk.state();
            Ok(*state.charges.entry(table.to_owned()).or_insert(self.life) == self.life)
        })
        .await
    }

    async fn take_up(&self, before: i64, limit: u32) -> Result<Vec<String>> {
        self.ask(async {
            let mut taken = Vec::new();
            for id in self.disk.store.ids("", limit).await? {
                let due = self.disk.store.table(&id).await?.and_then(|table| table.due);
                let mut state = self.disk.state();
                if due.is_some_and(|due| due < before) && !state.charges.contains_key(&id) {
                    state.charges.insert(id.clone(), self.life);
                    taken.push(id);
                }
            }
            Ok(taken)
        })
        .await
    }

    async fn let_go(&self, table: &str, due: Option<i64>) -> Result<()> {
        self.ask(async {
            let ours = self.disk.state().charges.get(table) == Some(&self.life);
            if ours {
                self.disk.store.let_go(table, due).await?;
                self.disk.state().charges.remove(table);
            }
            Ok(())
        })
        .await
    }

    async fn leave(&self) -> Result<()> {
        self.disk.leave(self.life);
        Ok(())
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn hints(&self) -> Option<mpsc::Receiver<Hint>> {
        self.hints.lock().expect("hints").take()
    }

    async fn steps(&self, table: &str, after: u32) -> Result<Vec<StoredStep>> {
        self.ask(self.disk.store.steps(table, after)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        self.ask(self.disk.store.table(id)).await
    }

    async fn on_offer(&self, limit: u32, each: u32) -> Result<Vec<StoredTable>> {
        self.ask(self.disk.store.on_offer(limit, each)).await
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<StoredTable>> {
        self.ask(self.disk.store.tables_of(person, limit)).await
    }

    async fn hosted(&self, person: PersonId) -> Result<u32> {
        self.ask(self.disk.store.hosted(person)).await
    }

    async fn finished(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        self.ask(self.disk.store.finished(after, limit)).await
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        self.ask(self.disk.store.ids(after, limit)).await
    }

    async fn talk(&self, table: &str, after: i64, limit: u32) -> Result<Vec<StoredTalk>> {
        self.ask(self.disk.store.talk(table, after, limit)).await
    }

    async fn drafts(&self, table: &str) -> Result<Vec<Draft>> {
        self.ask(self.disk.store.drafts(table)).await
    }

    async fn create(&self, table: StoredTable) -> Result<()> {
        self.ask(self.disk.store.create(table)).await
    }

    async fn set_draft(&self, table: &str, draft: Draft) -> Result<()> {
        self.ask(self.disk.store.set_draft(table, draft)).await
    }

    async fn set_desk(&self, table: &str, person: PersonId, words: String) -> Result<()> {
        self.ask(self.disk.store.set_desk(table, person, words)).await
    }

    async fn desk(&self, table: &str, person: PersonId) -> Result<Option<String>> {
        self.ask(self.disk.store.desk(table, person)).await
    }

    async fn new_guest(&self, session: [u8; 32], now: i64, expires: i64) -> Result<Person> {
        self.ask(self.disk.store.new_guest(session, now, expires)).await
    }

    async fn session(&self, session: [u8; 32], now: i64) -> Result<Option<(Person, i64)>> {
        self.ask(self.disk.store.session(session, now)).await
    }

    async fn prolong(&self, session: [u8; 32], expires: i64) -> Result<()> {
        self.ask(self.disk.store.prolong(session, expires)).await
    }

    async fn end_session(&self, session: [u8; 32]) -> Result<()> {
        self.ask(self.disk.store.end_session(session)).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<Vec<String>> {
        self.ask(self.disk.store.rename(person, name)).await
    }

    async fn open_account(&self, person: PersonId, account: &str, passphrase: &str) -> Result<()> {
        self.ask(self.disk.store.open_account(person, account, passphrase)).await
    }

    async fn account(&self, account: &str) -> Result<Option<Account>> {
        self.ask(self.disk.store.account(account)).await
    }

    async fn adopt(&self, session: [u8; 32], owner: PersonId, fresh: ([u8; 32], i64)) -> Result<Vec<String>> {
        self.ask(self.disk.store.adopt(session, owner, fresh)).await
    }

    async fn set_passphrase(&self, person: PersonId, passphrase: &str) -> Result<()> {
        self.ask(self.disk.store.set_passphrase(person, passphrase)).await
    }

    async fn end_sessions(&self, person: PersonId, but: Option<[u8; 32]>) -> Result<()> {
        self.ask(self.disk.store.end_sessions(person, but)).await
    }

    async fn forget(&self, person: PersonId) -> Result<Vec<String>> {
        self.ask(self.disk.store.forget(person)).await
    }

    async fn expire(&self, before: Expiry) -> Result<Expired> {
        self.ask(self.disk.store.expire(before)).await
    }

    async fn seen(&self, table: &str, person: PersonId, at: i64) -> Result<()> {
        self.ask(self.disk.store.seen(table, person, at)).await
    }

    async fn last_seen(&self, table: &str, person: PersonId) -> Result<Option<i64>> {
        self.ask(self.disk.store.last_seen(table, person)).await
    }

    async fn faults(&self) -> Result<Vec<String>> {
        self.ask(self.disk.store.faults()).await
    }

    async fn backup(&self, to: &Path) -> Result<()> {
        self.ask(self.disk.store.backup(to)).await
    }

    async fn ping(&self) -> Result<()> {
        self.ask(self.disk.store.ping()).await
    }
}
