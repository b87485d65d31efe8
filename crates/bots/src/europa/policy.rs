//! A quick answer for any question, from the state alone.

use europa::{Action, Europa, MAX_COUNTRIES, Phase, Placement, State, share};
use rules::{Random, Rules, Seat, Seats};

/// What ten PP are worth in victory points at this turn: about one pawn in every turn to come.
fn worth_of_pp(turn: u8) -> f64 {
    match turn {
        1 => 0.26,
        2 => 0.18,
        3 => 0.1,
        _ => 0.03,
    }
}

/// The policy's answer; `noise` shakes its judgement.
pub fn answer<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R, noise: f64) -> Action {
    match state.phase {
        Phase::Commit => Action::Commit(commit(game, state, seat, 1.0, random)),
        Phase::Place { .. } => Action::Place(place(game, state, seat, random, noise)),
        Phase::Propose { .. } => propose(game, state, seat, random, noise),
        Phase::Vote { next, coalition } => Action::Answer(agree(game, state, seat, next, coalition)),
        Phase::Moves { .. } => best_move(game, state, seat, random, noise),
        _ => game.sample(state, seat, random),
    }
}

fn shake<R: Random>(random: &mut R, noise: f64) -> f64 {
    1.0 + noise * (f64::from(random.below(2001)) / 1000.0 - 1.0)
}

/// What the pawns in a country promise to a player who has `mine` of `all` there, `rivals` others present.
fn promise(
    game: &Europa,
    state: &State,
    country: usize,
    mine: f64,
    all: f64,
    rivals: f64,
    to_come: f64,
) -> f64 {
    if mine == 0.0 {
        return 0.0;
    }
    let line = &game.board().countries[country];
    let black = f64::from(line.black) + f64::from(state.tensions.contains(country as u8));
    let missing = (black - all).max(0.0);
    // others may still come; the more pawns are left to place, the likelier
    let reached = if missing == 0.0 { 1.0 } else { (0.25 + 0.25 * (to_come / 8.0).min(1.0)).powf(missing) };
    let (chance, partners) = if mine * 2.0 > all {
        (0.97, 1)
    } else if rivals <= 1.0 {
        (0.75, 2)
    } else if rivals <= 2.0 {
        (0.65, 2)
    } else {
        (0.5, 3)
    };
    let points = f64::from(share(line.points, partners));
    reached * chance * (1.0 + points * worth_of_pp(state.turn))
}

/// How many elections still to come lie next to a country: a pawn that wins there goes on.
fn ways_on(game: &Europa, state: &State, country: usize) -> f64 {
    (game.board().linked[country] & state.to_come()).len().min(3) as f64
}

/// A pawn at a time where it adds most.
pub fn place<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R, noise: f64) -> Placement {
    let open = game.open_to_pawns(state);
    let due = match state.phase {
        Phase::Place { round, .. } => game.due(state, seat, round),
        _ => 0,
    };
    let to_come: f64 = state.hand.iter().map(|&n| f64::from(n)).sum();
    let mut pawns = [0u8; MAX_COUNTRIES];
    let base: Vec<(usize, f64, f64, f64, f64)> = (0..game.board().countries.len())
        .filter(|&c| open.contains(c as u8))
        .map(|c| {
            let mine = f64::from(state.pawns[seat.index()][c]);
            let all = f64::from(state.present(c as u8));
            let rivals = state.seats_in(c as u8).without(seat).len() as f64;
            (c, mine, all, rivals, shake(random, noise) * (1.0 + 0.12 * ways_on(game, state, c)))
        })
        .collect();
    for _ in 0..due {
        let gain = |&(c, mine, all, rivals, taste): &(usize, f64, f64, f64, f64)| {
            let more = f64::from(pawns[c]);
            let now = promise(game, state, c, mine + more, all + more, rivals, to_come);
            let then = promise(game, state, c, mine + more + 1.0, all + more + 1.0, rivals, to_come);
            (then - now + 0.02) * taste
        };
        let best = base.iter().max_by(|a, b| gain(a).total_cmp(&gain(b)));
        let Some(&(c, ..)) = best else { break };
        pawns[c] += 1;
    }
    Placement(pawns)
}

/// Where a winner's pawn does most good.
fn best_move<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R, noise: f64) -> Action {
    let open = game.open_to_moves(state);
    let value = |c: usize| {
        let mine = f64::from(state.pawns[seat.index()][c]);
        let all = f64::from(state.present(c as u8));
        let rivals = state.seats_in(c as u8).without(seat).len() as f64;
        let then = promise(game, state, c, mine + 1.0, all + 1.0, rivals, 2.0);
        (then - promise(game, state, c, mine, all, rivals, 2.0)) * (1.0 + 0.12 * ways_on(game, state, c))
    };
    let scored = (0..game.board().countries.len()).filter(|&c| open.contains(c as u8));
    let scored = scored.map(|c| (c, value(c) * shake(random, noise)));
    match scored.max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((c, _)) => Action::Move(c as u8),
        None => Action::Stay,
    }
}

/// How dangerous a rival is, as far as the ladder tells.
fn menace(game: &Europa, state: &State, seat: Seat) -> f64 {
    let all: f64 = (0..game.seats() as usize).map(|s| f64::from(state.pp[s])).sum();
    f64::from(state.pp[seat.index()]) * f64::from(game.seats()) / all.max(1.0)
}

/// What every pawn that a player owes to peace is worth against a coalition with it, in victory points.
const DEBT: f64 = 0.1;

/// By how many pawns a player gave less to the peace of this turn than its part of all that was given, by its strength.
fn debt(game: &Europa, state: &State, seat: Seat) -> f64 {
    let given: f64 = f64::from(state.on_dove());
    if given == 0.0 {
        return 0.0;
    }
    let part = menace(game, state, seat) / f64::from(game.seats());
    (given * part - f64::from(state.dove[seat.index()])).max(0.0)
}

/// What a coalition is worth to one of its members.
pub(super) fn value(game: &Europa, state: &State, seat: Seat, coalition: Seats) -> f64 {
    let points = game.board().countries[state.country() as usize].points;
    let each = 1.0 + f64::from(share(points, coalition.len())) * worth_of_pp(state.turn);
    let own = if coalition.contains(seat) { each } else { 0.0 };
    let rivals: f64 = coalition.without(seat).into_iter().map(|s| menace(game, state, s)).sum();
    let debts: f64 = coalition.without(seat).into_iter().map(|s| debt(game, state, s)).sum();
    own - 0.25 * each * rivals - DEBT * debts
}

/// The coalition worth naming most, if any is.
pub fn propose<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R, noise: f64) -> Action {
    let mut best = (0.0, Action::Pass);
    for coalition in game.coalitions(state).filter(|set| set.contains(seat)) {
        let partners = coalition.len() as i32 - 1;
        let refused = state.proposals[..state.proposed as usize].iter().any(|p| p.coalition == coalition);
        let chance = if refused { 0.2 } else { 0.75f64.powi(partners) };
        let worth = value(game, state, seat, coalition) * chance * shake(random, noise * 0.3);
        if worth > best.0 {
            best = (worth, Action::Propose(coalition));
        }
    }
    best.1
}

/// Yes, unless something better can still be named with me in it by somebody who wants it.
fn agree(game: &Europa, state: &State, seat: Seat, next: u8, coalition: Seats) -> bool {
    if !coalition.contains(seat) {
        return false;
    }
    let offered = value(game, state, seat, coalition);
    let later = game.voters_after(state, next);
    let better = |set: &Seats| {
        let namer = later.into_iter().any(|voter| set.contains(voter));
        let hope = if *set == Seats::one(seat) { 1.0 } else { 0.55 };
        set.contains(seat) && namer && value(game, state, seat, *set) * hope > offered
    };
    offered > -0.5 && !game.coalitions(state).any(|set| better(&set) && later.contains(seat))
}

/// A little more than one's share when peace is within reach, else as little as is safe.
/// `zeal`: how much of that.
pub(super) fn commit<R: Random>(game: &Europa, state: &State, seat: Seat, zeal: f64, random: &mut R) -> u8 {
    let all: f64 = state.hand.iter().map(|&n| f64::from(n)).sum();
    let mine = f64::from(state.hand[seat.index()]);
    let level = f64::from(game.level(state));
    let part = level / all.max(1.0);
    let given = if part > 0.75 { mine * 0.35 } else { mine * part * 1.1 + 0.6 };
    let jitter = f64::from(random.below(3)) * 0.5 - 0.5;
    (given * zeal + jitter).round().clamp(0.0, mine) as u8
}
