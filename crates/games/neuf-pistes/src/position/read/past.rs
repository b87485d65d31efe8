//! The moves that led to a position, taken back one by one: each must have been legal where it was made.

use super::{Parts, SIDES};
use crate::NeufPistes;
use crate::action::Move;
use crate::repetition::{Past, occurrences};
use crate::state::{Position, other};
use crate::strips::CellSet;
use rules::{Explain, ParseError, Seat, Text};

impl NeufPistes {
    pub(super) fn read_past(&self, parts: &Parts, now: &Position, errors: &mut Vec<ParseError>) -> Vec<Past> {
        let Some(moves) = &parts.past else { return Vec::new() };
        if self.choices.repetition_draw == 0 {
            errors.push(ParseError::clause("NP-36", Text::new("neuf-pistes-position-past-kept")));
            return Vec::new();
        }
        if moves.is_empty() || parts.last.is_some() {
            errors.push(ParseError::spelling(Text::new("neuf-pistes-position-past-form")));
            return Vec::new();
        }
        let (mut position, mut past) = (*now, Vec::new());
        for &what in moves.iter().rev() {
            let taken_back = self.before(&position, what).and_then(|(before, made, rose)| {
                if rose {
                    Err(ParseError::clause("NP-36", Text::new("neuf-pistes-position-past-rose")))
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
                    errors.push(error.within(&format!("past … {what}")));
                    return Vec::new();
                }
            }
        }
        past.reverse();
        let limit = self.choices.repetition_draw;
        if (0..past.len()).any(|n| occurrences(&past[..n], past[n].key, past[n].by) >= limit) {
            let often = Text::new("neuf-pistes-position-past-often");
            errors.push(ParseError::clause("NP-36", often));
        }
        past
    }

    /// The position before a move that led to this one, in which its mover was to move; and did a counter rise?
    pub(super) fn before(&self, after: &Position, what: Move) -> Result<(Position, Past, bool), ParseError> {
        let error = |clause, id| ParseError::clause(clause, Text::new(id));
        let Some(by) = [Seat(0), Seat(1)].into_iter().find(|&seat| after.pawns(seat).contains(what.to))
        else {
            return Err(error("NP-06", "neuf-pistes-position-past-nobody"));
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
            return Err(error("NP-07", "neuf-pistes-position-past-taken"));
        }
        if let Some(winner) = [Seat(0), Seat(1)].into_iter().find(|&seat| self.has_won(&before, seat)) {
            let won = Text::new("neuf-pistes-position-past-won").with("side", SIDES[winner.index()]);
            return Err(ParseError::clause("NP-10", won));
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
        legal(&before).map_err(|illegal| error(illegal.clause(), "neuf-pistes-position-past-illegal"))?;
        if rises(&before) != rose {
            return Err(error("NP-44", "neuf-pistes-position-past-counter"));
        }
        // The other side is next, unless it has no move or the game is won.
        let mut next = *after;
        next.side = other(by);
        if after.side == by && !self.has_won(after, by) && !self.legal_moves(&next).is_empty() {
            return Err(error("NP-34", "neuf-pistes-position-past-turn"));
        }
        Ok((before, Past { key: before.key(), by, what, pawn }, rose))
    }
}
