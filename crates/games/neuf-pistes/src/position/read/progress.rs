//! How far the sides have come, and how long ago: what a position says of it fits its pawns and its past (NP-37).

use super::{Parts, SIDES};
use crate::NeufPistes;
use crate::options::Variant;
use crate::repetition::Past;
use crate::state::Position;
use rules::{ParseError, Seat, Text};

impl NeufPistes {
    /// The most pawns that each side has had home, and the single moves since the last progress.
    pub(super) fn read_progress(
        &self,
        parts: &Parts,
        now: &Position,
        past: &[Past],
        errors: &mut Vec<ParseError>,
    ) -> ([u8; 2], u16) {
        let mut need = |holds: bool, text: Text| {
            if !holds {
                errors.push(ParseError::clause("NP-37", text));
            }
        };
        let homes = self.homes(now, past);
        let home = homes[past.len()];
        let most = [0, 1].map(|s| homes.iter().map(|home| home[s]).max().unwrap_or(0));
        let best = parts.best.unwrap_or(most);
        for s in 0..2 {
            let text = Text::new("neuf-pistes-position-best").with("side", SIDES[s]).with("best", best[s]);
            need((most[s]..=9).contains(&best[s]), text.with("home", most[s]));
            // With nine home the game is won, unless each has to stand on a cell of its own.
            let wins = matches!(self.choices.variant, Variant::None | Variant::NumberedPawns);
            let over = self.has_won(now, Seat(s as u8));
            let won = Text::new("neuf-pistes-position-won").with("side", SIDES[s]);
            need(!wins || best[s] < 9 || over, won);
        }
        // Progress was made before all these moves, or by the first that brought a side as far as it ever came.
        let came = |s: usize| {
            let first = homes.iter().position(|home| home[s] == best[s])?;
            first.checked_sub(1).map(|_| (past.len() - first) as u16)
        };
        let since = [came(0), came(1)];
        let (all, least) = (past.len() as u16, since.iter().flatten().min().copied());
        let quiet = parts.quiet.unwrap_or(least.unwrap_or(all));
        let fits = quiet >= all || since.contains(&Some(quiet));
        need(fits, Text::new("neuf-pistes-position-quiet").with("quiet", quiet).with("past", all));
        // Who made the last progress was home with so many then, and has gone out since, pawn by pawn; in the variants
        // a number is progress, too.
        let out = [0, 1].map(|s| best[s].saturating_sub(home[s])).into_iter().min().unwrap_or(0);
        let went = self.choices.variant != Variant::None || u16::from(out) <= quiet;
        need(went, Text::new("neuf-pistes-position-went-out").with("quiet", quiet).with("pawns", out));
        let limit = self.choices.no_progress_draw;
        let ended = Text::new("neuf-pistes-position-ended").with("quiet", quiet).with("limit", limit);
        need(limit == 0 || quiet <= limit, ended);
        (best, quiet)
    }

    /// How many pawns of each side were home: before the first past move, and after each.
    fn homes(&self, now: &Position, past: &[Past]) -> Vec<[u8; 2]> {
        let camp = |s: usize| &self.board.ground[s].camp_set;
        let mut home = [0, 1].map(|s| (now.pawns[s] & *camp(s)).len() as u8);
        let mut homes = vec![home];
        for Past { by, what, .. } in past.iter().rev() {
            let s = by.index();
            home[s] = home[s] + u8::from(camp(s).contains(what.from)) - u8::from(camp(s).contains(what.to));
            homes.push(home);
        }
        homes.reverse();
        homes
    }
}
