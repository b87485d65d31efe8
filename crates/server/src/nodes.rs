//! Other nodes on the same store. A hint says where to look; what is lost is found a second later.

use crate::app::App;
use crate::tables::Request;
use std::time::Duration;
use store::Hint;

/// How often the tables in memory are compared with the store, hints or not.
const LOOK: Duration = Duration::from_secs(1);

/// Follows the hints until the site closes. On a store that nobody shares there is nothing to do.
pub(crate) async fn follow(app: App) {
    let Some(mut hints) = app.store().hints() else { return };
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            hint = hints.recv() => match hint {
                Some(Hint::Table(id)) => app.keeper.refresh(&[id]),
                Some(Hint::Lost) => compare(&app).await,
                None => return,
            },
            _ = look.tick() => compare(&app).await,
            _ = closing.changed() => return,
        }
    }
}

/// Refreshes every table in memory that is behind the store.
async fn compare(app: &App) {
    let tables = app.keeper.all();
    if tables.is_empty() {
        return;
    }
    let ids: Vec<String> = tables.iter().map(|table| table.id.to_string()).collect();
    match app.store().heads(&ids).await {
        Ok(heads) => {
            for head in heads {
                if let Some(table) = app.keeper.in_memory(&head.table) {
                    let _ = table.put(Request::Compare(head));
                }
            }
        }
        Err(error) => tracing::warn!(%error, "the tables could not be compared with the store"),
    }
}
