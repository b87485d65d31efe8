//! A quick sheet: every presence does what promises most points, give or take some noise.

use super::trust::Trust;
use super::worth::Scene;
use africa::{ALONE, Africa, Continent, Order, SHARED, Sheet, Territory};
use rules::{Quick, Random, Seat, Seats};

/// A number from 0 up to `most`.
fn noise(random: &mut Quick, most: f32) -> f32 {
    (random.word() >> 40) as f32 / (1u64 << 24) as f32 * most
}

/// A first coast: few squares, many ways inland, nobody near (AF-09).
pub(super) fn start(game: &Africa, map: &Continent, most: f32, random: &mut Quick) -> Territory {
    let mut best = (f32::MIN, None);
    for coast in game.starts(map) {
        let around = game.board().neighbours(coast);
        let near = (around & map.occupied()).len() + 3 * map.present(coast).len();
        let score = around.len() as f32 - game.board().squares(coast) as f32 - 1.5 * near as f32;
        let score = score + noise(random, most);
        if score > best.0 {
            best = (score, Some(coast));
        }
    }
    best.1.expect("there are more coasts than countries")
}

/// A whole sheet. `most` is how far off the judgement of an order may be, in points.
pub(super) fn sheet(
    game: &Africa,
    scene: &Scene,
    trust: &Trust,
    seat: Seat,
    most: f32,
    random: &mut Quick,
) -> Sheet {
    let map = &scene.map;
    let own = map.presences[seat.index()];
    let full = game.board().full(&map.filled);
    let mut sheet = Sheet::default();
    let mut taken = own | map.colonies;
    let mut pawns = map.pawns_left(seat);
    for row in own {
        let mut best = (0.0, Order::Nothing);
        if !full.contains(row) {
            best = (develop(game, scene, seat, row) + noise(random, most), Order::Develop);
        }
        if pawns > 0 {
            for target in game.board().neighbours(row) - taken {
                let score = arrive(game, scene, target) + noise(random, most);
                if score > best.0 {
                    best = (score, Order::Explore(target));
                }
            }
        }
        if let Order::Explore(target) = best.1 {
            taken.insert(target);
            pawns -= 1;
        }
        sheet.set(row, best.1);
    }
    if pawns > 0 {
        let coasts = (game.empty_coasts(map) - taken).into_iter();
        let scored = coasts.map(|coast| (arrive(game, scene, coast) + noise(random, most), coast));
        sheet.set_ship(scored.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, coast)| coast));
    }
    sheet.set_war(wars(game, scene, trust, seat, random));
    sheet
}

/// What one more development is worth to the presence there.
fn develop(game: &Africa, scene: &Scene, seat: Seat, row: Territory) -> f32 {
    let missing = (game.board().squares(row) - scene.map.developments(row)) as f32;
    let others = scene.map.present(row).without(seat).len() as f32;
    let points = if others == 0.0 { ALONE } else { SHARED } as f32;
    let in_time = missing <= scene.turns as f32 * (1.0 + others);
    if in_time { points / missing + 0.5 } else { 0.1 }
}

/// What a new presence there is worth.
fn arrive(game: &Africa, scene: &Scene, target: Territory) -> f32 {
    let missing = game.board().squares(target) - scene.map.developments(target);
    let present = scene.map.present(target).len();
    let after = scene.turns - 1;
    let points = match present {
        0 => ALONE as f32,
        1 if missing <= 1 => ALONE as f32 * 0.6,
        _ => SHARED as f32,
    };
    if missing > after * (1 + present) {
        return 0.05;
    }
    // A foothold is worth more, the more turns it can be used.
    let spare = (after - missing.min(after)) as f32;
    points / (missing as f32 + 1.0) + 0.5 * spare
}

/// War on whom? On those who fight us, and where a lone neighbour in the same place is worth the betrayal.
fn wars(game: &Africa, scene: &Scene, trust: &Trust, seat: Seat, random: &mut Quick) -> Seats {
    let own = scene.map.presences[seat.index()] - scene.map.colonies;
    let mut war = Seats::NONE;
    for rival in game.all_seats().without(seat) {
        let met = own & scene.map.presences[rival.index()];
        let pairs = met.into_iter().filter(|at| scene.map.present(*at).len() == 2).count() as f32;
        let chance = 0.05 + 0.6 * trust.war(rival, seat) + 0.08 * pairs;
        if noise(random, 1.0) < chance {
            war = war.with(rival);
        }
    }
    war
}
