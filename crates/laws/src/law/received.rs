//! What reaches a viewer, as values and as bytes: bots hold the values, windows are sent the bytes. A secret in a
//! field that is never written is in the values alone.

use rules::{Game, Viewer};

pub(super) struct Received<G: Game> {
    told: Vec<G::EventView>,
    view: G::View,
    written: String,
}

impl<G: Game> Received<G> {
    /// What the viewer is told of the events, and the state as they then see it.
    pub(super) fn new(game: &G, state: &G::State, events: &[G::Event], viewer: Viewer) -> Received<G> {
        let told: Vec<_> = events.iter().filter_map(|event| game.event_view(event, viewer)).collect();
        let view = game.view(state, viewer);
        let written = serde_json::to_string(&(&told, &view)).expect("views are plain data");
        Received { told, view, written }
    }

    /// # Errors
    /// How the two differ.
    pub(super) fn same(&self, other: &Received<G>) -> Result<(), String> {
        if self.written != other.written {
            return Err(format!("\n    here  {}\n    there {}", self.written, other.written));
        }
        if self.told != other.told || self.view != other.view {
            let values = |received: &Received<G>| format!("{:?} {:?}", received.told, received.view);
            let (here, there) = (values(self), values(other));
            return Err(format!(", in what is not written\n    here  {here}\n    there {there}"));
        }
        Ok(())
    }
}
