//! The moves that led to a position, taken back one by one: each must have been legal where it was made.

use super::{Parts, SIDES};
use crate::NeufPistes;
use crate::action::Move;
use crate::repetition::{Past, occurrences};
use crate::state::{Position, other};
use crate::strips::CellSet;
use rules::{Explain, ParseError, Seat};

impl NeufPistes {
    pub(super) fn read_past(&self, parts: &Parts, now: &Position, errors: &mut Vec<ParseError>) -> Vec<Past> {
        let Some(moves) = &parts.past else { return Vec::new() };
        if self.choices.repetition_draw == 0 {
            errors.push(ParseError::clause("NP-36", "past moves are kept only where repetition draws"));
            return Vec::new();
        }
        if moves.is_empty() || parts.last.is_some() {
            errors.push(ParseError::spelling("past names at least one move, and then last is not needed"));
            return Vec::new();
        }
        let (mut position, mut past) = (*now, Vec::new());
        for &what in moves.iter().rev() {
            let taken_back = self.before(&position, what).and_then(|(before, made, rose)| {
                let gone = "no position can come back from before a counter rose";
                if rose {
                    Err(ParseError::clause("NP-36", format!("{what}: {gone}")))
                } else {
                    Ok((before, made))
                }
            });
            match taken_back {
                Ok((before, made)) => {
                    position = before;
                    past.push(made);
                }
                Err(error) => {
                    errors.push(ParseError { message: format!("past {}", error.message), ..error });
                    return Vec::new();
                }
            }
        }
        past.reverse();
        let limit = self.choices.repetition_draw;
        if (0..past.len()).any(|n| occurrences(&past[..n], past[n].key, past[n].by) >= limit) {
            errors.push(ParseError::clause(
                "NP-36",
                format!("past: a position came {limit} times before the end"),
            ));
        }
        past
    }

    /// The position before a move that led to this one, in which its mover was to move; and did a counter rise?
    pub(super) fn before(&self, after: &Position, what: Move) -> Result<(Position, Past, bool), ParseError> {
        let error = |clause, text: &str| ParseError::clause(clause, format!("{what}: {text}"));
        let Some(by) = [Seat(0), Seat(1)].into_iter().find(|&seat| after.pawns(seat).contains(what.to))
        else {
            return Err(error("NP-06", "no pawn stands where it ended"));
        };
        let mut before = *after;
        let s = by.index();
        before.side = by;
        before.pawns[s] = before.pawns[s] ^ CellSet::one(what.to) | CellSet::one(what.from);
        let pawn = after.pawn_number(by, what.to).unwrap_or(0);
        if let (Some(numbered), 1..) = (&mut before.numbered, pawn) {
            numbered[s][usize::from(pawn) - 1] = what.from;
        }
        if after.all_pawns().contains(what.from) {
            return Err(error("NP-07", "a pawn stands where it began"));
        }
        if let Some(winner) = [Seat(0), Seat(1)].into_iter().find(|&seat| self.has_won(&before, seat)) {
            return Err(error("NP-10", &format!("{} had won before", SIDES[winner.index()])));
        }
        // A counter rose by it only if the move cannot be told otherwise: back on a cell that was taken, none does.
        let mut lower = before;
        lower.counter[s] = lower.counter[s].saturating_sub(1);
        let rises = |from: &Position| self.carry_out(&mut from.clone(), what).rose;
        let legal = |from: &Position| self.judge(from, what);
        let rose = (legal(&before).is_err() || rises(&before)) && lower != before && rises(&lower);
        if rose {
            before = lower;
        }
        legal(&before).map_err(|illegal| error(illegal.clause(), "was not legal"))?;
        if rises(&before) != rose {
            return Err(error("NP-44", "a counter would have risen"));
        }
        // The other side is next, unless it has no move or the game is won.
        let mut next = *after;
        next.side = other(by);
        if after.side == by && !self.has_won(after, by) && !self.legal_moves(&next).is_empty() {
            return Err(error("NP-34", "the other side was to move next"));
        }
        Ok((before, Past { key: before.key(), by, what, pawn }, rose))
    }
}
