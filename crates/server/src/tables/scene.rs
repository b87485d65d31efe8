//! What happened is shown before anybody's time runs: for as long as pages need, or until all who are here have seen it.

use super::fanout::{frame, seat_of};
use super::request::SocketId;
use super::task::Task;
use crate::wire::Tell;
use library::Scenes;
use rules::{Seat, Seats, Viewer};
use serde_json::Value;
use table::clock::{Beat, Clock};

/// How far the pages of the seats have come in showing what happened.
#[derive(Default)]
pub(super) struct Scene {
    /// The number of the last message that each seat's page has shown.
    seen: [u64; 8],
    /// What has just been done is to be shown.
    begins: bool,
    /// What clocks wait for, if they do: what each seat's page has to have shown.
    wanted: Option<[u64; 8]>,
}

impl Task {
    /// Takes in that the last so many steps were made: while they are shown, no clock runs.
    pub(super) fn time_waits(&mut self, steps: u32) {
        let (now, length) = (self.wall(), self.scene_length(steps));
        if let Some(clocks) = self.clocks.as_mut().filter(|_| length > 0) {
            clocks.beat(now, &Beat::Scene { until: now + length });
            self.scene.begins = true;
        }
    }

    /// How long it takes to show what the last so many steps told, in milliseconds. Only live clocks wait for it; where
    /// decisions have days, or nobody is hurried, nobody counts.
    fn scene_length(&self, steps: u32) -> u64 {
        let live = matches!(self.clocks.as_ref().map(|clocks| clocks.clock()), Some(Clock::Live { .. }));
        let Some(scenes) = Scenes::of(&self.row.game).filter(|_| live && steps > 0) else { return 0 };
        let told = self.live.told(self.live.last_step() - steps, Viewer::Spectator);
        let events = told.iter().filter_map(|line| line.event.as_deref());
        let events: Vec<Value> = events.filter_map(|event| serde_json::from_str(event.get()).ok()).collect();
        scenes.length(events.iter().filter_map(|event| event[&scenes.tag].as_str()))
    }

    /// Everybody was told: from now on we wait for the pages of those who are here. Somebody who may be at another node
    /// cannot be waited for; then the clocks go by the usual length alone.
    pub(super) fn begin_scene(&mut self) {
        if !std::mem::take(&mut self.scene.begins) {
            return;
        }
        self.scene.wanted = None;
        let people = self.present(&self.row);
        let here: Seats = people.into_iter().filter(|seat| self.looks_from(*seat)).collect();
        if here.is_empty() || (self.shared.store.is_shared() && here != people) {
            return;
        }
        let mut wanted = [0; 8];
        for seat in here {
            wanted[seat.index()] = self.viewers.history(Viewer::Seat(seat)).last();
        }
        self.scene.wanted = Some(wanted);
    }

    /// Does a page look from this seat?
    fn looks_from(&self, seat: Seat) -> bool {
        self.viewers.sockets().iter().any(|socket| socket.viewer == Viewer::Seat(seat))
    }

    /// A page has shown everything up to this number.
    pub(super) fn has_settled(&mut self, socket: SocketId, n: u64) {
        let seat = self.viewers.socket(socket).and_then(|found| seat_of(found.viewer));
        let Some(seen) = seat.and_then(|seat| self.scene.seen.get_mut(seat.index())) else { return };
        *seen = n.max(*seen);
        self.check_scene();
    }

    /// Has everybody who is still here seen it? Then time runs.
    pub(super) fn check_scene(&mut self) {
        let Scene { seen, wanted: Some(wanted), .. } = &self.scene else { return };
        let waits = |seat: &Seat| seen[seat.index()] < wanted[seat.index()] && self.looks_from(*seat);
        if Seats::first(self.row.seats.len() as u8).into_iter().any(|seat| waits(&seat)) {
            return;
        }
        self.scene.wanted = None;
        let now = self.wall();
        let Some(clocks) = self.clocks.as_mut().filter(|clocks| clocks.held(now) > 0) else { return };
        clocks.beat(now, &Beat::Seen);
        for viewer in self.viewers.kinds() {
            if !self.viewers.wanted(viewer) {
                self.viewers.history(viewer).skip();
                continue;
            }
            let Some(clocks) = self.clocks_info() else { return };
            let n = self.viewers.history(viewer).next();
            self.viewers.send(viewer, frame(&Tell::Clocks { n, clocks }), None);
        }
    }
}
