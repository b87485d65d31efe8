//! Whole games: every byte chooses among what is legal.

use crate::texts::{MATERIALS, opening};
use rules::{Budget, Stream, Turn};
use table::{By, Level, Mind, Record, Step};

/// So many answers are given at most.
const LONGEST: usize = 120;

pub(crate) fn games(bytes: &[u8]) {
    let Some((&game, rest)) = bytes.split_first() else { return };
    let title = MATERIALS[usize::from(game) % MATERIALS.len()].title;
    let mut table = title.open(opening(title)).expect("it opens");
    table.begin();
    for &byte in rest.iter().take(LONGEST) {
        let Turn::Decide(_) = table.turn() else { break };
        let awaited: Vec<_> = table.awaited().into_iter().collect();
        let seat = awaited[usize::from(byte) % awaited.len()];
        let action = match table.legal(seat) {
            Some(legal) => legal[usize::from(byte) * 7 % legal.len()].clone(),
            None => {
                let thought = table.think(seat, "random").expect("every game has a random bot");
                let mut random = Stream::from_number(byte.into());
                thought(&mut Mind::default(), &Budget::until(&|| true), &mut random)
            }
        };
        let answer = Step::Answer { seat, action: action.clone().into(), by: By::Player };
        table
            .act(answer)
            .unwrap_or_else(|refusal| panic!("{}: {action} is legal and refused: {refusal}", title.key));
    }
    // what was played is read back from its record
    let text = table.record(Level::Full, &[]);
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error:?}", title.key));
    assert_eq!(record.to_string(), text);
}
