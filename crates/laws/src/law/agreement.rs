//! Agreement: what is sampled, listed or chosen in a guessed world, the judge accepts; what the list omits, the
//! judge refuses.

use crate::walk::{Move, Spot};
use rules::{Game, Random, Stream, Turn, Viewer};

pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    match &spot.next {
        None => Ok(()),
        Some(Move::Roll(roll)) => spot
            .game
            .check_roll(spot.state, roll)
            .map_err(|illegal| format!("`roll` made {roll:?}, `check_roll` refuses it: {illegal:?}")),
        Some(Move::Joint(joint)) => {
            for (seat, action) in joint {
                spot.game.check(spot.state, *seat, action).map_err(|illegal| {
                    format!("`sample` gave {seat:?} {action:?}, `check` refuses it: {illegal:?}")
                })?;
                // What the rules answer for somebody, and what they forgive.
                let written = half(&spot.game.write_action(action), random);
                let answers = [
                    spot.game.on_timeout(spot.state, *seat),
                    spot.game.absent(spot.state, *seat),
                    spot.game.forgive(spot.state, *seat, &written, random),
                ];
                for action in answers.into_iter().flatten() {
                    spot.game.check(spot.state, *seat, &action).map_err(|illegal| {
                        format!("for {seat:?} the rules play {action:?}, `check` refuses it: {illegal:?}")
                    })?;
                }
                // What is legal depends on nothing that the seat does not know.
                let guessed = spot.game.guess(&spot.game.view(spot.state, Viewer::Seat(*seat)), random);
                if spot.game.turn(&guessed) != spot.turn {
                    return Err(format!("in a world guessed by {seat:?}, other seats are asked"));
                }
                let action = spot.game.sample(&guessed, *seat, random);
                spot.game.check(spot.state, *seat, &action).map_err(|illegal| {
                    format!("{action:?} is legal in a world guessed by {seat:?}, but not here: {illegal:?}")
                })?;
            }
            Ok(())
        }
    }
}

/// A text that lacks a word, or whose words are in another order.
fn half(text: &str, random: &mut Stream) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    random.shuffle(&mut words[1..]);
    words.remove(random.below(words.len() as u32) as usize);
    words.join(" ")
}

pub(super) fn examine_list<G: Game>(spot: &Spot<'_, G>, random: &mut Stream) -> Result<(), String> {
    let (Some(legal), Turn::Decide(asked)) = (spot.battery.legal, spot.turn) else { return Ok(()) };
    for seat in asked {
        let mut list = Vec::new();
        legal(spot.game, spot.state, seat, &mut list);
        for (i, action) in list.iter().enumerate() {
            spot.game.check(spot.state, seat, action).map_err(|illegal| {
                format!("the list of {seat:?} has {action:?}, `check` refuses it: {illegal:?}")
            })?;
            if list[..i].contains(action) {
                return Err(format!("the list of {seat:?} has {action:?} twice"));
            }
        }
        let sampled = (0..4).map(|_| spot.game.sample(spot.state, seat, random));
        for action in sampled.collect::<Vec<_>>().iter().chain(spot.pool) {
            if !list.contains(action) && spot.game.check(spot.state, seat, action).is_ok() {
                return Err(format!("the list of {seat:?} lacks {action:?}, `check` accepts it"));
            }
        }
    }
    Ok(())
}
