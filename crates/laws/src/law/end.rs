//! The end: there is an outcome exactly when the game is over, and a score for every seat at all times. (That
//! every game ends within its bound is seen by the walk itself.)

use crate::walk::Spot;
use rules::{Game, Seats, Stream, Turn};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, _: &mut Stream) -> Result<(), String> {
    let everyone = Seats::first(spot.game.seats());
    let standing = spot.game.standing(spot.state);
    if !standing.scores.iter().map(|score| score.seat).eq(everyone) {
        return Err(format!("not one score a seat, in seat order: {:?}", standing.scores));
    }
    match (&standing.outcome, spot.turn) {
        (None, Turn::Over) => Err("over without an outcome".to_owned()),
        (Some(outcome), Turn::Over) if outcome.winners.0 & !everyone.0 != 0 => {
            Err(format!("a winner who does not play: {outcome:?}"))
        }
        (None, _) | (Some(_), Turn::Over) => Ok(()),
        (Some(outcome), turn) => Err(format!("{outcome:?} although the game waits for {turn:?}")),
    }?;
    match spot.turn {
        Turn::Decide(Seats::NONE) => Err("waits for nobody's answer".to_owned()),
        Turn::Decide(seats) if !seats.within(everyone) => Err(format!("asks {seats:?}, who do not play")),
        _ => Ok(()),
    }
}
