//! The best response: rivals' sheets are sampled from the policy, and the own orders are improved entry by entry until
//! none can be bettered against them; then against twice as many, as long as there is time.

use super::policy;
use super::treaty::Memory;
use super::trust::Trust;
use super::worth::{Scene, add_alliances, prospect, turns_left, worth};
use crate::character::Character;
use africa::{Africa, COLONIES, Column, Order, Sheet, Territory, View, YEARS};
use rules::{Budget, Quick, Seat, Seats, Set};

/// So many sets of rivals' sheets are imagined first, and twice as many in each later round.
const IMAGINED: usize = 48;
const ROUNDS: u32 = 5;
/// How far off the imagined rivals' judgement may be, in points.
const RIVALS_NOISE: f32 = 2.0;
/// What a war against a trusting rival costs in each later turn, in points.
const GRUDGE: f32 = 2.2;
/// Relations this close to the best (in chances to win) are as good.
const NEARLY: f32 = 0.002;

/// The table as one bot sees it, with what the rivals may be writing.
struct Study<'a> {
    game: &'a Africa,
    scene: Scene,
    /// Turns of the calendar, the present one included.
    calendar: usize,
    seat: Seat,
    trust: Trust,
    memory: &'a Memory,
    character: Character,
    imagined: Vec<Column>,
}

/// The sheet that answers the imagined ones best.
pub(super) fn sheet(
    game: &Africa,
    view: &View,
    seat: Seat,
    memory: &Memory,
    character: Character,
    budget: &Budget<'_>,
    random: &mut Quick,
) -> Sheet {
    let scene = Scene::of(game, view);
    let trust = Trust::of(view);
    let mut best = policy::sheet(game, &scene, &trust, seat, 0.1, random);
    memory.keep(seat, &mut best);
    let calendar = YEARS.len() - view.turn_index();
    let mut study = Study { game, scene, calendar, seat, trust, memory, character, imagined: Vec::new() };
    for round in 0..ROUNDS {
        study.imagine(IMAGINED << round, random);
        study.improve(&mut best, budget);
        if budget.is_over() {
            break;
        }
    }
    best
}

impl Study<'_> {
    /// Until there are so many sets of sheets that the rivals may be writing.
    fn imagine(&mut self, number: usize, random: &mut Quick) {
        while self.imagined.len() < number {
            let mut column = Column::default();
            for rival in self.game.all_seats().without(self.seat) {
                column[rival.index()] =
                    policy::sheet(self.game, &self.scene, &self.trust, rival, RIVALS_NOISE, random);
            }
            self.memory.expect(self.seat, &mut column, random);
            self.imagined.push(column);
        }
    }

    fn improve(&self, best: &mut Sheet, budget: &Budget<'_>) {
        let mut value = self.value(best);
        for _ in 0..4 {
            let before = value;
            if self.is_last_turn() {
                self.relate(best, &mut value);
            }
            self.order(best, &mut value, budget);
            if value <= before || budget.is_over() {
                break;
            }
        }
    }

    /// Is this the last turn, as far as one can know? Nobody can answer for it then.
    fn is_last_turn(&self) -> bool {
        self.scene.turns <= 1
    }

    /// The mean prospect of a sheet against all that is imagined.
    fn value(&self, sheet: &Sheet) -> f32 {
        let outcome = |imagined: &Column| {
            let mut sheets = *imagined;
            sheets[self.seat.index()] = *sheet;
            let mut map = self.scene.map;
            self.game.play_turn(&mut map, &sheets, &mut ());
            let last = self.calendar == 1 || map.colonies.len() >= COLONIES;
            let left = if last { 0 } else { turns_left(self.game, &map, self.calendar - 1) };
            let mut worth = worth(self.game, &map, left);
            if last {
                add_alliances(self.game, &sheets, &mut worth);
            } else {
                worth[self.seat.index()] -= self.grudge(sheet.war()) * left as f32;
            }
            prospect(self.game, &worth, self.seat, left)
        };
        let mean = self.imagined.iter().map(outcome).sum::<f32>() / self.imagined.len() as f32;
        mean - self.character.price * self.memory.breaks(self.seat, sheet) as f32
    }

    /// What wars will cost every turn from now on, in points: who is attacked strikes back, unless they were
    /// about to fight anyway.
    fn grudge(&self, wars: Seats) -> f32 {
        wars.into_iter().map(|rival| GRUDGE * (1.0 - self.trust.war(rival, self.seat))).sum()
    }

    /// Every set of wars is tried. Of those that are as good, the one with most wars: an alliance is a point given away.
    fn relate(&self, sheet: &mut Sheet, value: &mut f32) {
        let others = self.game.all_seats().without(self.seat);
        let try_wars = |wars: Seats| {
            let mut tried = *sheet;
            tried.set_war(wars);
            (self.value(&tried), tried)
        };
        let wars = (0..=u8::MAX).map(Set).filter(|wars: &Seats| wars.within(others));
        let tried: Vec<(f32, Sheet)> = wars.map(try_wars).collect();
        let best = tried.iter().map(|(value, _)| *value).fold(f32::MIN, f32::max);
        let good = tried.into_iter().filter(|(value, _)| *value >= best - NEARLY);
        (*value, *sheet) = good.max_by_key(|(_, sheet)| sheet.war().len()).expect("the best is as good");
    }

    /// Every other order of every presence, and every other landing, is tried in its turn.
    fn order(&self, sheet: &mut Sheet, value: &mut f32, budget: &Budget<'_>) {
        let map = &self.scene.map;
        for row in map.presences[self.seat.index()] {
            if budget.is_over() {
                return;
            }
            let targets = self.game.targets(map, row) - map.presences[self.seat.index()];
            let explore = targets.into_iter().map(Order::Explore);
            for order in [Order::Nothing, Order::Develop].into_iter().chain(explore) {
                self.try_change(sheet, value, |sheet| sheet.set(row, order));
            }
        }
        let coasts = self.game.empty_coasts(map).into_iter().map(Some);
        for target in coasts.chain([None::<Territory>]) {
            self.try_change(sheet, value, |sheet| sheet.set_ship(target));
        }
    }

    fn try_change(&self, sheet: &mut Sheet, value: &mut f32, change: impl Fn(&mut Sheet)) {
        let mut tried = *sheet;
        change(&mut tried);
        if tried != *sheet {
            let new = self.value(&tried);
            if new > *value {
                (*sheet, *value) = (tried, new);
            }
        }
    }
}
