//! A whole position in one line: fields `name words`, separated by `; `. Fields that say nothing new are
//! left out; a reader may name them in any order, each once.
//!
//! `turn 2; phase place 1 blue; order blue red green; union france; hand blue 4; half blue 2; row italie …`

use super::sound;
use super::words::{self, read_countries, read_country, read_number, read_seat, read_seats};
use crate::board::{Countries, Id};
use crate::legal::voter;
use crate::resolve::cards_in_play;
use crate::state::{Proposal, Victories};
use crate::{Europa, Phase, Public, Ranking, State};
use rules::{ParseError, Rules, Seat, Seats, Text};

pub fn write(game: &Europa, state: &State) -> String {
    let players = game.colours.len();
    let seat = |s: usize| words::seat(game, s as u8);
    let by_seat = |numbers: &[u8; 6]| -> String {
        let some: Vec<_> =
            (0..players).filter(|&s| numbers[s] > 0).map(|s| format!("{} {}", seat(s), numbers[s])).collect();
        some.join(" ")
    };
    let order: Vec<_> = state.order[..players].iter().map(|&s| seat(s as usize)).collect();
    let pp: Vec<_> = (0..players).map(|s| format!("{} {}", seat(s), state.pp[s])).collect();
    let vp: Vec<_> = (0..players)
        .filter(|&s| state.vp[s] != Victories::default())
        .map(|s| {
            let vp = state.vp[s];
            format!("{} {} {} {} {}", seat(s), vp.elections, vp.peace, vp.penalties, vp.presidency)
        })
        .collect();
    let row: Vec<_> = state.row[..state.cards as usize].iter().map(|&id| words::country(game, id)).collect();
    let pawns: Vec<_> = (0..game.board.countries.len())
        .filter(|&id| state.present(id as Id) > 0)
        .map(|id| {
            let here: [u8; 6] = std::array::from_fn(|s| state.pawns[s][id]);
            format!("{} {}", words::country(game, id as Id), by_seat(&here))
        })
        .collect();
    let proposals: Vec<_> = state.proposals[..state.proposed as usize]
        .iter()
        .map(|p| {
            let by = seat(p.by as usize);
            let (named, yes) = (words::seats(game, p.coalition), words::seats(game, p.yes));
            format!("{by} named {named} yes {yes}").trim_end().to_owned()
        })
        .collect();
    let fields = [
        ("turn", state.turn.to_string()),
        ("phase", write_phase(game, state)),
        ("order", order.join(" ")),
        ("pp", pp.join(" ")),
        ("vp", vp.join(", ")),
        ("union", words::countries(game, state.union)),
        ("tensions", words::countries(game, state.tensions)),
        ("wars", words::countries(game, state.wars)),
        ("hand", by_seat(&state.hand)),
        ("half", by_seat(&state.half)),
        ("dove", by_seat(&state.dove)),
        ("row", row.join(" ")),
        (
            "at",
            if in_election(state.phase) {
                words::country(game, state.country()).into()
            } else {
                String::new()
            },
        ),
        ("pawns", pawns.join(", ")),
        ("named", proposals.join(", ")),
    ];
    let said = fields.into_iter().filter(|(_, words)| !words.is_empty());
    said.map(|(name, words)| format!("{name} {words}")).collect::<Vec<_>>().join("; ")
}

fn write_phase(game: &Europa, state: &State) -> String {
    let seat = |s: u8| words::seat(game, s);
    let ranks = |name: &str, ranking: Ranking| {
        let ranks = ranking.rank[..game.colours.len()].iter().map(|&rank| match rank {
            Ranking::OUT => " -".to_owned(),
            rank => format!(" {rank}"),
        });
        format!("{name}{}", ranks.collect::<String>())
    };
    match state.phase {
        Phase::Order(ranking) => ranks("order", ranking),
        Phase::Cards => "cards".into(),
        Phase::WarDice(done) => format!("war {done}"),
        Phase::Commit => "commit".into(),
        Phase::Rewards(ranking) => ranks("rewards", ranking),
        Phase::Penalties(ranking) => ranks("penalties", ranking),
        Phase::Decider(ranking) => ranks("decider", ranking),
        Phase::Allocate { decider, left } => format!("allocate {} {left}", seat(decider)),
        Phase::Place { round, next } => format!("place {round} {}", seat(state.order[next as usize])),
        Phase::Campaign => "campaign".into(),
        Phase::Propose { next } => format!("propose {}", seat(voter(game, state, next))),
        Phase::Vote { next, coalition } => {
            format!("vote {} on {}", seat(voter(game, state, next)), words::seats(game, coalition))
        }
        Phase::Moves { waiting } => format!("moves {}", words::seats(game, waiting)),
        Phase::Over => "over".into(),
    }
}

pub fn read(game: &Europa, text: &str) -> Result<State, Vec<ParseError>> {
    let mut state = game.start();
    let mut errors = Vec::new();
    let (mut phase, mut at) = (None, None);
    let mut seen: Vec<&str> = Vec::new();
    for field in text.split("; ") {
        let (name, rest) = field.split_once(' ').unwrap_or((field, ""));
        if seen.contains(&name) {
            errors.push(ParseError::twice(name));
            continue;
        }
        seen.push(name);
        // these two are read last: they refer to the order of players and to the row
        if name == "phase" {
            phase = Some(rest);
        } else if name == "at" {
            at = Some(rest);
        } else if let Err(error) = read_field(game, &mut state, name, rest) {
            errors.push(error.within(name));
        }
    }
    for needed in ["turn", "phase"].into_iter().filter(|needed| !seen.contains(needed)) {
        errors.push(ParseError::missing(needed));
    }
    match phase.map(|words| read_phase(game, &state, words)) {
        Some(Ok(phase)) => state.phase = phase,
        Some(Err(error)) => errors.push(error.within("phase")),
        None => {}
    }
    if let Err(error) = find_election(game, &mut state, at) {
        errors.push(error.within("at"));
    }
    if errors.is_empty() {
        sound::inspect(game, &state, &mut errors);
    }
    if errors.is_empty() { Ok(state) } else { Err(errors) }
}

pub(super) fn in_election(phase: Phase) -> bool {
    matches!(phase, Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } | Phase::Moves { .. })
}

/// A row that is not given is the cards in play in board order; the present election is named by its country.
fn find_election(game: &Europa, state: &mut Public, at: Option<&str>) -> Result<(), ParseError> {
    let at = at.map(|word| read_country(game, word)).transpose()?;
    if state.cards == 0 && !matches!(state.phase, Phase::Order(_) | Phase::Cards | Phase::Over) {
        let present = at.map_or(Countries::NONE, Countries::one);
        for id in cards_in_play(game, state) | present & game.board.uncovered(state.turn) {
            state.row[state.cards as usize] = id;
            state.cards += 1;
        }
    }
    match (at, in_election(state.phase)) {
        (Some(id), true) => match state.row[..state.cards as usize].iter().position(|&card| card == id) {
            Some(place) => state.at = place as u8,
            None => return Err(ParseError::clause("EU-56", Text::new("europa-position-no-card"))),
        },
        (None, false) => {}
        (None, true) => return Err(ParseError::spelling(Text::new("europa-position-which"))),
        (Some(_), false) => return Err(ParseError::spelling(Text::new("europa-position-no-election"))),
    }
    Ok(())
}

fn read_field(game: &Europa, state: &mut State, name: &str, rest: &str) -> Result<(), ParseError> {
    let words = || rest.split(' ');
    match name {
        "turn" => {
            state.turn = read_number(rest)?;
            if !(1..=4).contains(&state.turn) {
                return Err(ParseError::clause("EU-01", Text::new("europa-position-turns")));
            }
        }
        "order" => {
            let order: Vec<u8> = words().map(|w| read_seat(game, w)).collect::<Result<_, _>>()?;
            let all: Seats = order.iter().map(|&s| Seat(s)).collect();
            if order.len() != game.colours.len() || all.len() != order.len() {
                return Err(ParseError::spelling(Text::new("europa-position-every-colour")));
            }
            state.order[..order.len()].copy_from_slice(&order);
        }
        "pp" => state.pp = read_by_seat(game, rest, state.pp)?,
        "hand" => state.hand = read_by_seat(game, rest, [0; 6])?,
        "half" => state.half = read_by_seat(game, rest, [0; 6])?,
        "dove" => state.dove = read_by_seat(game, rest, [0; 6])?,
        "vp" => {
            for part in rest.split(", ") {
                let words: Vec<&str> = part.split(' ').collect();
                let [seat, numbers @ ..] = &words[..] else { unreachable!("split gives a word") };
                let seat = read_seat(game, seat)? as usize;
                let numbers: Vec<i16> = numbers.iter().map(|w| read_number(w)).collect::<Result<_, _>>()?;
                let [elections, peace, penalties, presidency] = numbers[..] else {
                    return Err(ParseError::spelling(Text::new("europa-position-four-numbers")));
                };
                state.vp[seat] = Victories { elections, peace, penalties, presidency };
            }
        }
        "union" => state.union = read_countries(game, words())?,
        "tensions" => state.tensions = read_countries(game, words())?,
        "wars" => state.wars = read_countries(game, words())?,
        "row" => {
            read_countries(game, words())?; // each once
            let public = &mut state.public;
            for (place, word) in public.row.iter_mut().zip(words()) {
                *place = read_country(game, word)?;
                public.cards += 1;
            }
        }
        "pawns" => {
            for part in rest.split(", ") {
                let (name, numbers) = part.split_once(' ').unwrap_or((part, ""));
                let id = read_country(game, name)? as usize;
                let here: [u8; 6] = read_by_seat(game, numbers, [0; 6])?;
                (0..6).for_each(|seat| state.pawns[seat][id] = here[seat]);
            }
        }
        "named" => {
            for part in rest.split(", ") {
                let bad = || ParseError::word(part, &["blue named blue red yes red"]);
                let (by, rest) = part.split_once(" named ").ok_or_else(bad)?;
                let (named, yes) = rest.split_once(" yes").ok_or_else(bad)?;
                let place = state.proposed as usize;
                let slot = state.proposals.get_mut(place).ok_or_else(bad)?;
                *slot = Proposal {
                    by: read_seat(game, by)?,
                    coalition: read_seats(game, named.split(' '))?,
                    yes: read_seats(game, yes.split(' ').filter(|w| !w.is_empty()))?,
                };
                state.proposed += 1;
            }
        }
        _ => {
            let words = [
                "turn", "phase", "order", "pp", "vp", "union", "tensions", "wars", "hand", "half", "dove",
                "row", "at", "pawns", "named",
            ];
            return Err(ParseError::word(name, &words));
        }
    }
    Ok(())
}

fn read_by_seat<N: std::str::FromStr + Copy>(
    game: &Europa,
    rest: &str,
    mut numbers: [N; 6],
) -> Result<[N; 6], ParseError> {
    let mut words = rest.split(' ');
    let mut seen = Seats::NONE;
    while let Some(name) = words.next() {
        let seat = Seat(read_seat(game, name)?);
        if seen.contains(seat) {
            return Err(ParseError::twice(name));
        }
        seen = seen.with(seat);
        numbers[seat.index()] = read_number(words.next().unwrap_or(""))?;
    }
    Ok(numbers)
}

fn read_phase(game: &Europa, state: &State, text: &str) -> Result<Phase, ParseError> {
    let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
    let players = game.colours.len();
    let ranking = || {
        let mut rank = [Ranking::OUT; 6];
        let words: Vec<&str> = rest.split(' ').collect();
        if words.len() != players {
            return Err(ParseError::spelling(Text::new("europa-position-ranks")));
        }
        for (seat, word) in words.iter().enumerate().filter(|(_, word)| **word != "-") {
            rank[seat] = read_number(word)?;
        }
        Ok(Ranking { rank })
    };
    let pointer = |word: &str| {
        let seat = read_seat(game, word)?;
        Ok((0..players as u8).find(|&next| voter(game, state, next) == seat).unwrap_or(0))
    };
    Ok(match name {
        "order" => Phase::Order(ranking()?),
        "cards" => Phase::Cards,
        "war" => Phase::WarDice(read_number(rest)?),
        "commit" => Phase::Commit,
        "rewards" => Phase::Rewards(ranking()?),
        "penalties" => Phase::Penalties(ranking()?),
        "decider" => Phase::Decider(ranking()?),
        "allocate" => {
            let (who, left) = rest.split_once(' ').unwrap_or((rest, ""));
            Phase::Allocate { decider: read_seat(game, who)?, left: read_number(left)? }
        }
        "place" => {
            let (round, who) = rest.split_once(' ').unwrap_or((rest, ""));
            let seat = read_seat(game, who)?;
            let next = state.order[..players].iter().position(|&s| s == seat).unwrap_or(0) as u8;
            Phase::Place { round: read_number(round)?, next }
        }
        "campaign" => Phase::Campaign,
        "propose" => Phase::Propose { next: pointer(rest)? },
        "vote" => {
            let (by, named) = rest.split_once(" on ").unwrap_or((rest, ""));
            Phase::Vote { next: pointer(by)?, coalition: read_seats(game, named.split(' '))? }
        }
        "moves" => Phase::Moves { waiting: read_seats(game, rest.split(' '))? },
        "over" => Phase::Over,
        _ => {
            let phases = [
                "order",
                "cards",
                "war",
                "commit",
                "rewards",
                "penalties",
                "decider",
                "allocate",
                "place",
                "campaign",
                "propose",
                "vote",
                "moves",
                "over",
            ];
            return Err(ParseError::word(name, &phases));
        }
    })
}
