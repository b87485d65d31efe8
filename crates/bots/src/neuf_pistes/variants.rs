//! What a position of a variant is worth to a side: what has been done in order, and how soon the next number can be.
//!
//! Slower and rougher than the evaluation of the base game: the way of single pawns is searched slide by slide.

use neuf_pistes::{Cell, CellSet, NeufPistes, Position, Variant};
use rules::Seat;

/// For each number done in order.
const DONE: i32 = 120;
/// For the next number, by the slides that its pawn needs, from 1.
const NEXT: [i32; 4] = [70, 45, 28, 14];
/// For each pawn at home that may stay there.
const HOME: i32 = 30;
/// For each pawn on its own cell, once it has been taken.
const IN_PLACE: i32 = 25;

/// The worth of a position of a variant to a side.
pub(super) fn side(game: &NeufPistes, position: &Position, side: Seat) -> i32 {
    let camp = &game.ground(side).camp_set;
    let done = usize::from(position.counter(side));
    let (numbered, due) = (position.numbered(side), position.due(side));
    let home = (*position.pawns(side) & *camp).len() as i32;
    let value = |slides: Option<usize>| slides.map_or(0, |slides| NEXT[slides - 1]);
    let way = |from: Cell, to: &CellSet| value(slides(game, position, side, from, to, NEXT.len()));
    let next = match game.choices().variant {
        Variant::None => 0,
        // who has entered before may come back; the next one has to come
        Variant::NumberedPawns => {
            let rest = numbered.iter().skip(done).take(1).map(|&pawn| way(pawn, camp));
            let back = numbered.iter().take(done).filter(|cell| !camp.contains(**cell));
            HOME * home + rest.sum::<i32>() + back.map(|&pawn| way(pawn, camp) / 3).sum::<i32>()
        }
        Variant::NumberedCells => {
            let in_place = (0..done).filter(|&i| numbered[i] == due[i]).count() as i32;
            let rest = numbered.iter().zip(due).skip(done).take(1);
            let rest: i32 = rest.map(|(&pawn, &cell)| way(pawn, &CellSet::one(cell))).sum();
            // when all cells are taken, the pawns that have left theirs have to go back
            let back = numbered.iter().zip(due).filter(|(pawn, cell)| done == 9 && pawn != cell);
            let back: i32 = back.map(|(&pawn, &cell)| way(pawn, &CellSet::one(cell)) / 3).sum();
            IN_PLACE * in_place + rest + back
        }
        Variant::NumberedCellsBeginners => {
            let cell = due.iter().skip(done).take(1).copied().collect::<CellSet>();
            let nearest = |most| {
                let ways = position.pawns(side).cells();
                ways.filter_map(|pawn| slides(game, position, side, pawn, &cell, most)).min()
            };
            let outside = position.pawns(side).cells().filter(|&pawn| done == 9 && !camp.contains(pawn));
            HOME * home / 2 + value(nearest(2)) + outside.map(|pawn| way(pawn, camp) / 2).sum::<i32>()
        }
    };
    DONE * done as i32 + next
}

/// How many moves a pawn needs to come to rest on one of these cells while everything else stands still: at least
/// one, and not more than `most`.
fn slides(
    game: &NeufPistes,
    position: &Position,
    side: Seat,
    from: Cell,
    to: &CellSet,
    most: usize,
) -> Option<usize> {
    let open = game.ground(side).open;
    let others = position.all_pawns() ^ CellSet::one(from);
    let (mut met, mut here) = (CellSet::one(from), vec![from]);
    for slides in 1..=most {
        let mut next = Vec::new();
        for cell in here {
            let pawn = CellSet::one(cell);
            let reached = pawn.arrivals(&open, &[others, pawn], game.stop());
            if !reached.onto(to).is_empty() {
                return Some(slides);
            }
            for what in reached.moves(&pawn) {
                if !met.contains(what.to) {
                    met = met | CellSet::one(what.to);
                    next.push(what.to);
                }
            }
        }
        here = next;
    }
    None
}
