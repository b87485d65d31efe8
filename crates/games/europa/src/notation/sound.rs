//! Why something is no position of the game: everything that cannot be, each with its clause.

use super::position::in_election;
use super::words;
use crate::board::Countries;
use crate::legal::{self, voter};
use crate::resolve::{Tally, cap, cards_in_play, level};
use crate::{Europa, Phase, Ranking, State, chance, coalition, standing};
use rules::{ParseError, Seat, Seats, Text};

/// Everything that cannot be.
pub(super) fn inspect(game: &Europa, state: &State, errors: &mut Vec<ParseError>) {
    let mut need = |holds: bool, clause: &'static str, message: Text| {
        if !holds {
            errors.push(ParseError::clause(clause, message));
        }
    };
    map(game, state, &mut need);
    points(game, state, &mut need);
    pawns(game, state, &mut need);
    row(game, state, &mut need);
    order(game, state, &mut need);
    // Whether a phase can be open is asked of what could be a position otherwise.
    if errors.is_empty() {
        phase(game, state, errors);
    }
}

/// Says that something has to hold.
type Need<'a> = dyn FnMut(bool, &'static str, Text) + 'a;

fn in_phase(state: &State, names: &[&str]) -> bool {
    names.contains(&crate::view::phase_name(state.phase).1)
}

/// Nothing of the present turn has been elected yet.
fn before_elections(state: &State) -> bool {
    !in_election(state.phase) && state.phase != Phase::Over
}

/// The Union and the tokens of war.
fn map(game: &Europa, state: &State, need: &mut Need<'_>) {
    let uncovered = game.board.uncovered(state.turn);
    need(state.union.within(uncovered), "EU-16", Text::new("europa-position-under-overlay"));
    let before = if state.turn == 1 { Countries::NONE } else { game.board.uncovered(state.turn - 1) };
    let early = before_elections(state) && (state.union & uncovered).meets(uncovered - before);
    need(!early, "EU-16", Text::new("europa-position-union-early"));
    let tokens = state.tensions | state.wars;
    need(tokens.within(uncovered), "EU-30", Text::new("europa-position-token-overlay"));
    need(!tokens.meets(state.union), "EU-72", Text::new("europa-position-token-union"));
    need(!state.tensions.meets(state.wars), "EU-31", Text::new("europa-position-token-both"));
    let before_dice = in_phase(state, &["order", "cards"]) || state.phase == Phase::WarDice(0);
    let peace = state.turn < 3 || state.turn == 3 && before_dice;
    need(tokens.is_empty() || !peace, "EU-03", Text::new("europa-position-token-early"));
    if let (3, Phase::WarDice(done @ 1..=2)) = (state.turn, state.phase) {
        let few = tokens.len() <= done.into() && state.wars.len() < done.into();
        need(few, "EU-31", Text::new("europa-position-token-many"));
    }
    let named: Countries = game.board.named_by[2..].iter().copied().collect();
    let near = named.into_iter().fold(named, |set, id| set | game.board.land[id as usize]);
    need(tokens.within(near), "EU-32", Text::new("europa-position-token-far"));
}

/// Political and victory points.
fn points(game: &Europa, state: &State, need: &mut Need<'_>) {
    let players = game.colours.len();
    let vps = || state.vp[..players].iter();
    need(state.pp[..players].iter().all(|&pp| pp <= 5000), "EU-13", Text::new("europa-position-pp"));
    let joined = state.union.len() as i16;
    let won = |most: i16| vps().all(|vp| (0..=joined).contains(&vp.elections)) && most <= 3 * joined;
    need(won(vps().map(|vp| vp.elections).sum()), "EU-66", Text::new("europa-position-elections"));
    // In each of the two phases of war three players are paid, or three are punished (EU-38, EU-41).
    let weighed = !in_phase(state, &["order", "cards", "war", "commit", "rewards", "penalties"]);
    let times = (i16::from(state.turn) - if weighed { 2 } else { 3 }).clamp(0, 2);
    let (peace, lost) = (vps().map(|vp| vp.peace).sum::<i16>(), -vps().map(|vp| vp.penalties).sum::<i16>());
    let each =
        vps().all(|vp| (0..=4 * times).contains(&vp.peace) && (-4 * times..=0).contains(&vp.penalties));
    let seldom = peace <= 7 * times && lost <= 7 * times && (peace == 0 || lost == 0 || times == 2);
    need(each && seldom, "EU-38", Text::new("europa-position-peace"));
    let crowned = if state.phase == Phase::Over { standing::presidency(game, state) } else { [0; 6] };
    let presidency = vps().zip(crowned).all(|(vp, due)| vp.presidency == due);
    need(presidency, "EU-74", Text::new("europa-position-presidency"));
    need(game.rulings.debt || vps().all(|vp| vp.total() >= 0), "EU-43", Text::new("europa-position-debt"));
}

/// Pawns in hand, on the dove and on the map.
fn pawns(game: &Europa, state: &State, need: &mut Need<'_>) {
    let placing = in_phase(state, &["place"]);
    // Whoever writes a position down may leave pawns out that have gone home; before any has gone, none is missing.
    let all_there = in_phase(state, &["cards", "war", "commit"]);
    for seat in 0..game.colours.len() {
        let map: u32 = state.pawns[seat].iter().map(|&n| u32::from(n)).sum();
        let (hand, half) = (state.hand[seat], state.half[seat]);
        let all = map + u32::from(hand) + u32::from(state.dove[seat]);
        let most = u32::from(cap(game, state.pp[seat]));
        let colour = words::seat(game, seat as u8);
        need(
            all <= most,
            "EU-21",
            Text::new("europa-position-many-pawns")
                .with("colour", colour)
                .with("found", all)
                .with("most", most),
        );
        need(
            !all_there || all >= most,
            "EU-21",
            Text::new("europa-position-few-pawns")
                .with("colour", colour)
                .with("found", all)
                .with("most", most),
        );
        let fits = match state.phase {
            Phase::Place { round, next } => {
                let placed = state.order[..next as usize].contains(&(seat as u8));
                match (round, placed) {
                    (1, false) => map == 0 && half == hand.div_ceil(2),
                    (1, true) => half == 0,
                    _ => half == 0 && !(placed && hand > 0),
                }
            }
            _ => half == 0,
        };
        need(fits, "EU-49", Text::new("europa-position-half").with("colour", colour));
    }
    let on_map = state.pawns.iter().flatten().any(|&n| n > 0);
    need(!on_map || placing || in_election(state.phase), "EU-49", Text::new("europa-position-pawns-map"));
    let in_hand = state.hand.iter().any(|&n| n > 0);
    let used = in_phase(state, &["order", "campaign", "propose", "vote", "moves", "over"]);
    need(!(in_hand && used), "EU-53", Text::new("europa-position-pawns-hand"));
    let no_dove = in_phase(state, &["order", "cards", "war", "commit", "over"]) || !state.risks_war();
    need(!no_dove || state.on_dove() == 0, "EU-37", Text::new("europa-position-pawns-dove"));
}

/// The cards, the elections and what was named.
fn row(game: &Europa, state: &State, need: &mut Need<'_>) {
    let elections = in_election(state.phase);
    let cards = &state.row[..state.cards as usize];
    if in_phase(state, &["order", "cards", "over"]) {
        need(cards.is_empty() && state.at == 0, "EU-23", Text::new("europa-position-row-early"));
    } else {
        let row: Countries = cards.iter().copied().collect();
        let missing = cards_in_play(game, state) - row;
        need(missing.is_empty(), "EU-23", Text::new("europa-position-row-missing"));
        need(row.within(game.board.uncovered(state.turn)), "EU-23", Text::new("europa-position-row-overlay"));
        let handled: Countries = cards[..(state.at as usize).min(cards.len())].iter().copied().collect();
        let here = Countries::one(state.country());
        let joined_here = if in_phase(state, &["moves"]) { here } else { Countries::NONE };
        let joined = (row & state.union) - handled - joined_here;
        need(joined.is_empty(), "EU-67", Text::new("europa-position-row-joined"));
        let with_pawns: Countries =
            game.board.all().into_iter().filter(|&id| state.present(id) > 0).collect();
        let at = if elections { here } else { Countries::NONE };
        let allowed = if elections { state.to_come() | at } else { row - state.wars - state.union };
        need(with_pawns.within(allowed), "EU-52", Text::new("europa-position-pawns-nowhere"));
    }
    let next = match state.phase {
        Phase::Propose { next } | Phase::Vote { next, .. } => next,
        _ => 0,
    };
    let mut from = 0;
    let fits = state.proposals[..state.proposed as usize].iter().all(|past| {
        let place = (from..next).find(|&place| voter(game, state, place) == past.by);
        from = place.map_or(next, |place| place + 1);
        let here = state.country();
        let asked = coalition::asked(game, state, past.by, past.coalition);
        place.is_some()
            && state.seats_in(here).contains(Seat(past.by))
            && coalition::may_be_named(game, state, here, past.coalition)
            && past.yes.0 & !asked.0 == 0
            && !coalition::wins(game, state, past.by, past.coalition, past.yes)
    });
    need(fits, "EU-63", Text::new("europa-position-named"));
}

/// The order of players (EU-17, EU-18): PP do not change from its phase until the elections.
fn order(game: &Europa, state: &State, need: &mut Need<'_>) {
    let players = game.colours.len();
    let order = &state.order[..players];
    if in_phase(state, &["order"]) {
        return; // it is that of the turn before
    }
    let settled = !game.rulings.rank_each_election || before_elections(state);
    if state.turn == 1 {
        let round =
            (1..players).all(|place| usize::from(order[place]) == (usize::from(order[0]) + place) % players);
        need(!settled || round, "EU-17", Text::new("europa-position-order-first"));
    } else if before_elections(state) {
        let falling = order.is_sorted_by_key(|&seat| u16::MAX - state.pp[seat as usize]);
        need(falling, "EU-18", Text::new("europa-position-order"));
    }
}

/// Could the game wait for this in this position?
fn phase(game: &Europa, state: &State, errors: &mut Vec<ParseError>) {
    let players = game.colours.len() as u8;
    let war_turn = state.risks_war();
    let open_election = || {
        !state.wars.contains(state.country()) && coalition::all(game, state, state.country()).next().is_some()
    };
    let present = || state.seats_in(state.country());
    let peace = || (state.tensions | state.wars).is_empty();
    let failed = || state.on_dove() < level(game, state);
    let (holds, clause) = match state.phase {
        Phase::Order(found) => {
            let paid = if state.turn == 1 { 1 } else { players };
            let by_points = |seat: usize| Some(if state.turn == 1 { 0 } else { state.pp[seat] });
            let clause = if state.turn == 1 { "EU-17" } else { "EU-18" };
            (came_of(players, &found, &Ranking::by(players, by_points), paid), clause)
        }
        Phase::Cards => (!cards_in_play(game, state).is_empty(), "EU-23"),
        Phase::WarDice(done) => (war_turn && done < 6, "EU-28"),
        Phase::Commit => (war_turn && level(game, state) > 0 && state.hand.iter().any(|&n| n > 0), "EU-37"),
        Phase::Rewards(found) => {
            (war_turn && peace() && came_of(players, &found, &Tally::Rewards.of(game, state), 3), "EU-39")
        }
        Phase::Penalties(found) => {
            (war_turn && failed() && came_of(players, &found, &Tally::Penalties.of(game, state), 3), "EU-42")
        }
        Phase::Decider(found) => {
            (war_turn && failed() && came_of(players, &found, &Tally::Decider.of(game, state), 1), "EU-44")
        }
        Phase::Allocate { decider, left } => {
            // Every pawn that was spent took one from the level, which was too high for all of them.
            let short = u16::from(left) <= state.on_dove() && u16::from(left) < level(game, state);
            let decides = Tally::Decider.of(game, state).rank[decider as usize] == 0;
            (war_turn && short && decides && legal::allocations(game, state, left).len() > 1, "EU-46")
        }
        Phase::Place { round, next } => {
            let due = legal::due(state, state.order[next as usize], round);
            let open = !legal::open_to_pawns(game, state).is_empty();
            ((1..=2).contains(&round) && due > 0 && open, "EU-49")
        }
        Phase::Campaign => (open_election() && present().len() > 1, "EU-60"),
        Phase::Propose { next } => {
            (open_election() && present().contains(Seat(voter(game, state, next))), "EU-63")
        }
        Phase::Vote { next, coalition } => {
            let by = voter(game, state, next);
            let named = coalition::may_be_named(game, state, state.country(), coalition);
            let asked = !coalition::asked(game, state, by, coalition).is_empty();
            (open_election() && present().contains(Seat(by)) && named && asked, "EU-63")
        }
        Phase::Moves { waiting } => {
            let won = state.union.contains(state.country());
            let own = waiting.0 & !present().0 == 0 && !waiting.is_empty() && waiting.len() <= 3;
            (won && own && !legal::open_to_moves(game, state).is_empty(), "EU-68")
        }
        Phase::Over => (state.turn == 4, "EU-73"),
    };
    if !holds {
        errors.push(ParseError::clause(clause, Text::new("europa-position-phase")));
    }
    debug_assert!(!holds || !matches!(legal::turn(game, state), rules::Turn::Decide(Seats::NONE)));
}

/// Can these ranks have come of those by throwing dice for the ties that matter, with some still to be thrown?
fn came_of(players: u8, found: &Ranking, first: &Ranking, paid: u8) -> bool {
    let seats = || 0..usize::from(players);
    let kept = |a: usize, b: usize| {
        let (first, found) = ([first.rank[a], first.rank[b]], [found.rank[a], found.rank[b]]);
        let out = |rank: u8| rank == Ranking::OUT;
        match first[0].cmp(&first[1]) {
            _ if out(first[0]) || out(found[0]) => out(first[0]) == out(found[0]),
            std::cmp::Ordering::Less => found[0] < found[1],
            std::cmp::Ordering::Equal if first[0] >= paid => found[0] == found[1],
            _ => true,
        }
    };
    seats().all(|a| seats().all(|b| kept(a, b))) && chance::is_ranking(players, found, paid)
}
