//! What a treaty is worth: what others may be writing is played out with it and without it, and with one's own word
//! broken.

use super::policy;
use super::treaty::due;
use super::trust::Trust;
use super::worth::{Scene, add_alliances, prospect, turns_left, worth};
use africa::{Africa, COLONIES, Column, Treaty, View, YEARS, honour};
use rules::{Quick, Seat};

/// So many turns are imagined.
const IMAGINED: usize = 24;
/// How far off the imagined judgement may be, in points.
const NOISE: f32 = 1.5;

/// The present turn as it may be played, many times over.
pub(super) struct Scales<'a> {
    game: &'a Africa,
    scene: &'a Scene,
    /// Turns of the calendar, the present one included.
    calendar: usize,
    columns: Vec<Column>,
}

/// What a treaty does to the chances of one of its parties.
pub(super) struct Gain {
    /// If all keep it.
    pub kept: f32,
    /// If this one alone breaks it, beyond that.
    pub betrayal: f32,
}

impl<'a> Scales<'a> {
    pub(super) fn of(
        game: &'a Africa,
        view: &View,
        scene: &'a Scene,
        trust: &Trust,
        random: &mut Quick,
    ) -> Scales<'a> {
        let imagine = |_| {
            let mut column = Column::default();
            for seat in game.all_seats() {
                column[seat.index()] = policy::sheet(game, scene, trust, seat, NOISE, random);
            }
            column
        };
        let columns = (0..IMAGINED).map(imagine).collect();
        Scales { game, scene, calendar: YEARS.len() - view.turn_index(), columns }
    }

    /// Is this the last turn, as far as one can know?
    pub(super) fn is_last_turn(&self) -> bool {
        self.calendar == 1 || self.scene.turns <= 1
    }

    /// The chances of a seat if sheets are changed so.
    fn chances(&self, seat: Seat, change: impl Fn(&mut Column)) -> f32 {
        let outcome = |imagined: &Column| {
            let mut sheets = *imagined;
            change(&mut sheets);
            let mut map = self.scene.map;
            self.game.play_turn(&mut map, &sheets, &mut ());
            let last = self.calendar == 1 || map.colonies.len() >= COLONIES;
            let left = if last { 0 } else { turns_left(self.game, &map, self.calendar - 1) };
            let mut worth = worth(self.game, &map, left);
            if last {
                add_alliances(self.game, &sheets, &mut worth);
            }
            prospect(self.game, &worth, seat, left)
        };
        self.columns.iter().map(outcome).sum::<f32>() / self.columns.len() as f32
    }

    /// What the treaty brings a seat, if each of the others keeps it with this much faith.
    pub(super) fn weigh(&self, treaty: &Treaty, seat: Seat, faith: impl Fn(Seat) -> f32) -> Gain {
        let without = self.chances(seat, |_| {});
        let others = treaty.parties().without(seat);
        let kept_by = |sheets: &mut Column, who: Seat| {
            due(treaty, who).for_each(|deed| honour(deed, who, &mut sheets[who.index()]));
        };
        let all = |own: bool| {
            self.chances(seat, |sheets| {
                others.into_iter().for_each(|other| kept_by(sheets, other));
                if own {
                    kept_by(sheets, seat);
                }
            })
        };
        let alone = self.chances(seat, |sheets| kept_by(sheets, seat));
        let (both, betrayed) = (all(true), all(false));
        // who is not believed may not keep it: then one keeps it alone
        let believed = others.into_iter().map(faith).fold(1.0, f32::min);
        Gain { kept: believed * both + (1.0 - believed) * alone - without, betrayal: betrayed - both }
    }
}
