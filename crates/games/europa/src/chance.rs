//! Cards and dice: all the chance there is.

use crate::board::{Countries, MAX_COUNTRIES};
use crate::legal::Illegal;
use crate::resolve::cards_in_play;
use crate::{Europa, Phase, Ranking, Roll, State};
use rules::{DrawKey, Random, Seat, Seats};

/// Who must roll now, and the clause that says so.
fn rollers(game: &Europa, state: &State) -> Option<(Seats, &'static str)> {
    let all = game.colours.len() as u8;
    match state.phase {
        Phase::Order(ranking) if state.turn == 1 => Some((ranking.tied(1), "EU-17")),
        Phase::Order(ranking) => Some((ranking.tied(all), "EU-18")),
        Phase::Rewards(ranking) => Some((ranking.tied(3), "EU-39")),
        Phase::Penalties(ranking) => Some((ranking.tied(3), "EU-42")),
        Phase::Decider(ranking) => Some((ranking.tied(1), "EU-44")),
        _ => None,
    }
}

/// EU-79: with shared dice every table throws the same twelve times.
fn shared(name: &str, turn: u8, done: u8) -> Roll {
    let mut stream =
        DrawKey::mix(name.as_bytes(), &[b"war dice"]).draw(u64::from(turn) * 6 + u64::from(done));
    Roll::War(stream.below(10) as u8 + 1, stream.below(10) as u8 + 1)
}

/// Draws what chance has to decide now.
pub fn roll<R: Random>(game: &Europa, state: &State, random: &mut R) -> Roll {
    if let Some((seats, _)) = rollers(game, state) {
        return Roll::Dice(std::array::from_fn(|seat| {
            if seats.contains(Seat(seat as u8)) { random.below(10) as u8 + 1 } else { 0 }
        }));
    }
    match (state.phase, &game.rulings.shared_war_dice) {
        (Phase::WarDice(done), Some(name)) => shared(name, state.turn, done),
        (Phase::WarDice(_), None) => Roll::War(random.below(10) as u8 + 1, random.below(10) as u8 + 1),
        _ => {
            let mut row = [0; MAX_COUNTRIES];
            let mut cards = 0;
            for id in cards_in_play(game, state) {
                row[cards] = id;
                cards += 1;
            }
            random.shuffle(&mut row[..cards]);
            Roll::Cards(row, cards as u8)
        }
    }
}

/// Could chance have decided this now?
pub fn check_roll(game: &Europa, state: &State, roll: &Roll) -> Result<(), Illegal> {
    let die = |n: u8| (1..=10).contains(&n);
    let (fits, clause) = match (state.phase, *roll) {
        (Phase::Cards, Roll::Cards(row, cards)) => {
            let row = &row[..(cards as usize).min(MAX_COUNTRIES)];
            let set = row.iter().map(|id| id & 63).collect::<Countries>();
            let in_play = cards_in_play(game, state);
            (set == in_play && row.len() == in_play.len(), "EU-23")
        }
        (Phase::Cards, _) => (false, "EU-23"),
        (Phase::WarDice(done), Roll::War(a, b)) => match &game.rulings.shared_war_dice {
            Some(name) => (*roll == shared(name, state.turn, done), "EU-79"),
            None => (die(a) && die(b), "EU-28"),
        },
        (Phase::WarDice(_), _) => (false, "EU-28"),
        (_, Roll::Dice(dice)) => match rollers(game, state) {
            Some((seats, clause)) => {
                let fits = |seat: usize| {
                    if seats.contains(Seat(seat as u8)) { die(dice[seat]) } else { dice[seat] == 0 }
                };
                ((0..6).all(fits), clause)
            }
            None => (false, "EU-28"),
        },
        _ => (false, rollers(game, state).map_or("EU-28", |(_, clause)| clause)),
    };
    if fits { Ok(()) } else { Err(Illegal::WrongRoll(clause)) }
}

/// Can these ranks be in the middle of being rolled for? For positions that come from outside.
pub fn is_ranking(players: u8, ranking: &Ranking, paid: u8) -> bool {
    let consistent = (0..6).all(|seat| {
        let rank = ranking.rank[seat];
        let ahead = ranking.rank.iter().filter(|&&other| other < rank).count() as u8;
        if seat < players as usize { rank == Ranking::OUT || rank == ahead } else { rank == Ranking::OUT }
    });
    consistent && !ranking.tied(paid).is_empty()
}
