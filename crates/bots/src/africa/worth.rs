//! What a map is worth to each country: points already safe, and points still to be made of presences.

use africa::{ALONE, Africa, COLONIES, COUNTRIES, Column, Continent, SHARED, Territories, View, YEARS};
use rules::Seat;

/// A position as the bots weigh it.
pub(super) struct Scene {
    pub map: Continent,
    /// Turns to be played, the present one included.
    pub turns: usize,
}

impl Scene {
    pub(super) fn of(game: &Africa, view: &View) -> Scene {
        let map = view.continent();
        Scene { map, turns: turns_left(game, &map, YEARS.len() - view.turn_index()) }
    }
}

/// Turns that are likely to be played: the calendar's, or fewer if the colony figures run out before.
pub(super) fn turns_left(game: &Africa, map: &Continent, calendar: usize) -> usize {
    let missing = game.board().missing(&map.filled);
    let open = map.occupied() - map.colonies;
    let mut colonies = map.colonies.len();
    for (turn, missing) in missing.iter().enumerate() {
        colonies += (*missing & open).len();
        if colonies >= COLONIES + 2 {
            return calendar.min(turn.max(1));
        }
    }
    calendar
}

/// What a presence alone in a territory is worth by its free squares, of the points of a colony held alone.
const LONE: [f32; 5] = [0.95, 0.85, 0.72, 0.62, 0.54];
/// What a presence with others there is worth, of the points of a shared colony.
const AMONG: [f32; 5] = [0.9, 0.95, 0.85, 0.75, 0.65];
/// A presence that cannot make a colony in time is worth this part.
const TOO_LATE: f32 = 0.12;
/// What every turn that a presence has to spare is worth, in points.
const SPARE: f32 = 0.45;

/// The points that each country can hope for on this map, with `left` turns to come.
pub(super) fn worth(game: &Africa, map: &Continent, left: usize) -> [f32; COUNTRIES] {
    let missing = game.board().missing(&map.filled);
    let mut one = Territories::NONE;
    let mut several = Territories::NONE;
    for presences in map.presences {
        several |= one & presences;
        one |= presences;
    }
    let mut worth = [0.0; COUNTRIES];
    for (worth, own) in worth.iter_mut().zip(map.presences) {
        if own.is_empty() {
            continue;
        }
        let (lone, among) = (own - several, own & several);
        *worth = ((lone & map.colonies).len() * ALONE + (among & map.colonies).len() * SHARED) as f32;
        if left == 0 {
            continue;
        }
        *worth += (own & map.colonies).len() as f32 * SPARE * 0.5 * left as f32;
        for (free, missing) in missing.iter().enumerate() {
            let open = *missing - map.colonies;
            let chance = |turns: usize, part: f32| if turns <= left { part } else { part * TOO_LATE };
            let spare = SPARE * left.saturating_sub(free) as f32;
            let alone = chance(free, LONE[free]) * ALONE as f32 + spare;
            let shared = chance(free.div_ceil(2), AMONG[free]) * SHARED as f32 + spare;
            *worth += (lone & open).len() as f32 * alone + (among & open).len() as f32 * shared;
        }
    }
    worth
}

/// Adds the alliances received, which count at the end (AF-72).
pub(super) fn add_alliances(game: &Africa, sheets: &Column, worth: &mut [f32; COUNTRIES]) {
    for from in game.all_seats() {
        for to in game.all_seats().without(from) {
            if !sheets[from.index()].war().contains(to) {
                worth[to.index()] += 1.0;
            }
        }
    }
}

/// How good it is to have `worth[seat]` against the others, from 0 (lost) to 1 (won): a lead counts the more, the
/// fewer turns are left to lose it.
pub(super) fn prospect(game: &Africa, worth: &[f32; COUNTRIES], seat: Seat, left: usize) -> f32 {
    let rivals = game.all_seats().without(seat).into_iter();
    let best = rivals.map(|rival| worth[rival.index()]).fold(f32::MIN, f32::max);
    let lead = worth[seat.index()] - best;
    let scale = 1.5 + 3.0 * left as f32;
    1.0 / (1.0 + (-lead / scale).exp())
}
