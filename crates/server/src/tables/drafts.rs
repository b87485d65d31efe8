//! Half-made answers: kept for their writers' eyes, and given for them when their time runs out.

use super::task::Task;
use crate::error::{Result, Why};
use rules::Seat;
use store::Draft;
use table::Given;

/// The longest half-made answer that is kept, in bytes.
const LONGEST: usize = 16 * 1024;

impl Task {
    /// Keeps a half-made answer to the open decision; an empty one throws it away.
    pub(super) async fn keep_draft(&mut self, seat: Seat, draft: Given) -> Result<()> {
        let words = match draft {
            Given::Text(text) => text,
            Given::Picks(picks) if picks.iter().all(Vec::is_empty) => String::new(),
            Given::Picks(picks) => serde_json::to_string(&picks).expect("picks are plain data"),
        };
        if words.len() > LONGEST {
            return Err(Why::TooLarge.into());
        }
        let person = self.row.seats[seat.index()].person;
        let draft =
            Draft { seat: self.seat_id(seat).to_owned(), person, decision: self.live.decision(), words };
        self.shared.store.set_draft(&self.row.id, draft.clone()).await?;
        self.drafts.retain(|kept| kept.seat != draft.seat);
        if !draft.words.is_empty() {
            self.drafts.push(draft);
        }
        Ok(())
    }

    /// What the seat has kept for the open decision.
    pub(super) fn draft(&self, seat: Seat) -> Option<Given> {
        self.own_draft(&self.drafts, seat)
    }

    /// The same, asked of the store, for it may have been written on another node.
    pub(super) async fn last_draft(&mut self, seat: Seat) -> Result<Option<Given>> {
        let drafts = self.shared.store.drafts(&self.row.id).await?;
        Ok(self.own_draft(&drafts, seat))
    }

    fn own_draft(&self, drafts: &[Draft], seat: Seat) -> Option<Given> {
        let (id, decision) = (self.seat_id(seat), self.live.decision());
        let person = self.row.seats[seat.index()].person;
        let own = drafts.iter().find(|draft| draft.seat == id && draft.decision == decision)?;
        // it is its writer's, not whoever's sits there now; one from before that was written down is the seat's
        if own.person.is_some() && own.person != person {
            return None;
        }
        // picks are kept as JSON, which no game's notation is
        Some(serde_json::from_str(&own.words).map_or_else(|_| Given::Text(own.words.clone()), Given::Picks))
    }
}
