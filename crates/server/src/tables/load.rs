//! From the store into memory: a table is the fold of its steps.

use super::clocks;
use crate::app::Shared;
use crate::error::{Error, Result, Why};
use library::Title;
use rules::Setup;
use std::str::FromStr;
use store::{Draft, StoredStep, StoredTable, StoredTalk};
use table::clock::Clocks;
use table::{LiveTable, Opening, Salt, Seed, Step};

/// How much of what was said is kept in memory and shown to those who come.
pub(super) const TALK: u32 = 200;

/// Everything that the store knows about a table.
pub(super) struct Loaded {
    pub(super) row: StoredTable,
    pub(super) live: Box<dyn LiveTable>,
    pub(super) clocks: Option<Clocks>,
    pub(super) talk: Vec<StoredTalk>,
    pub(super) drafts: Vec<Draft>,
}

/// The table of this id, if there is one.
pub(super) async fn load(shared: &Shared, id: &str) -> Result<Option<Loaded>> {
    let Some(row) = shared.store.table(id).await? else { return Ok(None) };
    let steps = shared.store.steps(id, 0).await?;
    let talk = shared.store.talk(id, 0, 5 * TALK).await?;
    let drafts = shared.store.drafts(id).await?;
    let mut live = open(&row)?;
    for step in &steps {
        apply(live.as_mut(), step).map_err(|reason| unplayable(id, &reason))?;
    }
    let clocks = clocks::read(&row, shared.back());
    Ok(Some(Loaded { row, live, clocks, talk, drafts }))
}

/// The box, opened as the table was set up, before its first step.
pub(crate) fn open(row: &StoredTable) -> Result<Box<dyn LiveTable>> {
    let title = library::edition(&row.game, row.rules_version)
        .ok_or_else(|| unplayable(&row.id, "this program has no such game or rules version"))?;
    title.open(opening(row, title)).map_err(|errors| unplayable(&row.id, &format!("{errors:?}")))
}

/// How the box was opened.
pub(crate) fn opening(row: &StoredTable, title: &Title) -> Opening {
    Opening {
        setup: Setup {
            seats: row.seats.iter().map(|seat| seat.id.clone()).collect(),
            options: row.options.clone(),
            board: Some(title.stored_board(row.board.as_deref())),
        },
        seed: Seed::new(row.seed.0),
        salt: Salt::new(row.salt.0),
        manual_chance: false,
        position: row.position.clone(),
    }
}

/// Carries a stored step out.
pub(crate) fn apply(live: &mut dyn LiveTable, stored: &StoredStep) -> Result<(), String> {
    let StoredStep { number, step: text, .. } = stored;
    let step = Step::from_str(text).map_err(|error| format!("step {number}: {error}"))?;
    live.apply(step).map_err(|refusal| format!("step {number}: {refusal}"))
}

fn unplayable(id: &str, reason: &str) -> Error {
    tracing::error!(table = id, reason, "a stored table cannot be read");
    Why::Unplayable.into()
}
