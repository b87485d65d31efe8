//! Phase W, first half: the risks of war (EU-28 to EU-36).

use super::{peace, placement};
use crate::event::WarEffect;
use crate::{Europa, Event, Phase, Public, State, Token};
use rules::Sink;

/// One of the six rolls.
pub fn roll(game: &Europa, state: &mut State, done: u8, dice: [u8; 2], out: &mut impl Sink<Event>) {
    let country = game.board.named_by[(dice[0] + dice[1]) as usize];
    let (tensions, wars) = (state.tensions, state.wars);
    let effect = if state.union.contains(country) {
        WarEffect::Union
    } else {
        match state.token(country) {
            Token::None => {
                state.tensions.insert(country);
                WarEffect::Tensions
            }
            Token::Tensions => {
                state.tensions.remove(country);
                state.wars.insert(country);
                WarEffect::War
            }
            // EU-32 to EU-34: all land neighbours at once, and no chain
            Token::War => {
                let near = game.board.land[country as usize] - state.union - wars;
                state.wars |= near & tensions;
                state.tensions = (tensions | near) - state.wars;
                WarEffect::Spread
            }
        }
    };
    out.put(|| Event::WarRoll {
        dice,
        country,
        effect,
        tensions: state.tensions - tensions,
        wars: state.wars - wars,
    });
    if done + 1 < 6 {
        state.phase = Phase::WarDice(done + 1);
        return;
    }
    let level = level(game, state);
    out.put(|| Event::Level { level });
    if level == 0 {
        placement::begin(game, state, out);
    } else if state.hand.iter().all(|&pawns| pawns == 0) {
        peace::weigh(game, state, out);
    } else {
        state.phase = Phase::Commit;
    }
}

/// What Tensions count (EU-35).
pub const TENSIONS: u8 = 1;

/// EU-35: the general level of conflict.
pub fn level(game: &Europa, state: &Public) -> u16 {
    let wars = state.wars.into_iter().map(|id| u16::from(game.board.countries[id as usize].war()));
    u16::from(TENSIONS) * state.tensions.len() as u16 + wars.sum::<u16>()
}
