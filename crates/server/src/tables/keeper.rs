//! Finds a table in memory, or loads it.

use super::load;
use super::request::{Handle, Request};
use super::task::Task;
use crate::app::Shared;
use crate::error::{Error, Result, Why};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{OnceCell, mpsc};

/// How many requests may wait at one table.
const MAILBOX: usize = 64;

/// A table's place: whoever comes first loads it, the others wait for the same cell.
type Place = Arc<OnceCell<Handle>>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Keeper {
    places: Mutex<HashMap<Arc<str>, Place>>,
}

impl Keeper {
    /// The table of this id.
    pub(crate) async fn find(&self, shared: &Arc<Shared>, id: &str) -> Result<Handle> {
        // ids are of our making; anything else is not worth a look into the store
        if id.is_empty() || id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Why::NoSuchTable.into());
        }
        loop {
            let place = self.places.lock().expect("places").entry(id.into()).or_default().clone();
            match place.get_or_try_init(|| start(shared, id)).await {
                Ok(handle) if !handle.is_gone() => return Ok(handle.clone()),
                Ok(_) => self.forget(id, &place),
                Err(failure) => {
                    self.forget(id, &place);
                    return Err(failure);
                }
            }
        }
    }

    /// The table of this id, if it is in memory.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Handle> {
        let places = self.places.lock().expect("places");
        places.get(id)?.get().filter(|handle| !handle.is_gone()).cloned()
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Handle> {
        let places = self.places.lock().expect("places");
        places.values().filter_map(|place| place.get()).filter(|handle| !handle.is_gone()).cloned().collect()
    }

    /// Tells tables that are in memory to look at the store.
    pub(crate) fn refresh(&self, ids: &[String]) {
        for handle in ids.iter().filter_map(|id| self.in_memory(id)) {
            let _ = handle.put(Request::Refresh);
        }
    }

    /// Tells every table that the site closes, and waits until all have heard it.
    pub(crate) async fn close(&self) {
        for handle in self.all() {
            let _ = handle.mailbox.send(Request::Close).await;
        }
        for handle in self.all() {
            handle.mailbox.closed().await;
        }
    }

    /// Forgets the places of tables that have left memory.
    pub(crate) fn tidy(&self) {
        let gone = |place: &Place| place.get().is_some_and(Handle::is_gone);
        self.places.lock().expect("places").retain(|_, place| !gone(place));
    }

    fn forget(&self, id: &str, place: &Place) {
        let mut places = self.places.lock().expect("places");
        if places.get(id).is_some_and(|known| Arc::ptr_eq(known, place)) {
            places.remove(id);
        }
    }
}

async fn start(shared: &Arc<Shared>, id: &str) -> Result<Handle> {
    let loaded = load::load(shared, id).await?.ok_or(Error::from(Why::NoSuchTable))?;
    let (mailbox, requests) = mpsc::channel(MAILBOX);
    let handle = Handle { id: loaded.row.id.clone(), mailbox };
    let task = Task::new(shared.clone(), loaded, handle.mailbox.downgrade());
    tokio::spawn(task.run(requests));
    Ok(handle)
}
