//! Looks at everything that is kept, before somebody needs it.

use crate::archive::{CopyError, for_reading};
use crate::config::Data;
use crate::tables;
use std::path::Path;
use store::{Sqlite, Store};

/// So many tables are asked for at once.
const PORTION: u32 = 200;

/// What was looked at, and what is wrong with it.
#[derive(Debug, Default)]
pub struct Scrubbed {
    /// Tables.
    pub tables: usize,
    /// Steps of their logs.
    pub steps: usize,
    /// One line for everything that is not as it was written.
    pub faults: Vec<String>,
}

/// Reads all data, also while a server runs: the files themselves, the checksum of every step, and every game from its
/// first step to its last.
///
/// # Errors
/// The data cannot be opened.
pub async fn scrub(data: &Data) -> Result<Scrubbed, CopyError> {
    look(&*for_reading(data).await?).await
}

/// The same for a copy that `backup` has made, which must be complete.
///
/// # Errors
/// It cannot be opened, or was never finished.
pub async fn check_backup(file: &Path) -> Result<Scrubbed, CopyError> {
    look(&Sqlite::open_backup(file)?).await
}

async fn look(store: &dyn Store) -> Result<Scrubbed, CopyError> {
    let mut found = Scrubbed { faults: store.faults().await?, ..Scrubbed::default() };
    let mut after = String::new();
    loop {
        let ids = store.ids(&after, PORTION).await?;
        let Some(last) = ids.last() else { return Ok(found) };
        after.clone_from(last);
        for id in &ids {
            found.tables += 1;
            match table(store, id).await {
                Ok(steps) => found.steps += steps,
                Err(fault) => found.faults.push(format!("table {id}: {fault}")),
            }
        }
    }
}

/// Plays a table again; how many steps it has.
async fn table(store: &dyn Store, id: &str) -> Result<usize, String> {
    let row = store.table(id).await.map_err(|error| error.to_string())?;
    let Some(row) = row else { return Ok(0) }; // gone meanwhile
    let steps = store.steps(id, 0).await.map_err(|error| error.to_string())?;
    if let Some((step, number)) = steps.iter().zip(1..).find(|(step, number)| step.number != *number) {
        return Err(format!("step {number} is missing, the next one is {}", step.number));
    }
    let mut live = tables::open(&row).map_err(|failure| failure.code().to_owned())?;
    for step in &steps {
        tables::apply(live.as_mut(), step)?;
    }
    Ok(steps.len())
}
