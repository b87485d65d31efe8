//! Scores by kind, and who has won.

use crate::{Couleurs, End, Phase, SEATS, State};
use rules::{Arg, Outcome, Part, Rules, Score, Seat, Seats, Standing, Text};

/// The points of a seat by kind; their sum is its total.
pub(crate) struct Points {
    pub chains: i32,
    pub areas: i32,
    pub out: i32,
    pub unable: i32,
    pub refusals: i32,
    pub hand: i32,
}

impl Points {
    pub fn total(&self) -> i32 {
        self.chains + self.areas + self.out + self.unable + self.refusals + self.hand
    }
}

impl Couleurs {
    pub(crate) fn points(&self, state: &State, seat: Seat) -> Points {
        let numbers = &self.board.numbers;
        let sheet = state.sheet(seat);
        let over = matches!(state.phase, Phase::Over(_));
        Points {
            chains: sheet.chains,
            areas: self.areas_paid(state, seat).count() as i32 * i32::from(numbers.bonus_area_last_card),
            out: if state.out == Some(seat) { i32::from(numbers.bonus_out) } else { 0 },
            unable: -(i32::from(sheet.unable) * i32::from(numbers.penalty_unable)),
            refusals: -numbers.penalty_refusals(sheet.refusals),
            // Cards left are charged at face value once the game is over (CM-42, CM-49).
            hand: if over { -self.board.value_of(state.hand(seat)) } else { 0 },
        }
    }

    /// The areas whose bonus the seat has.
    fn areas_paid(&self, state: &State, seat: Seat) -> impl Iterator<Item = usize> {
        self.board.bonus_areas().filter(move |&area| self.paid(state, area) == Some(seat))
    }

    /// Who is paid for an area that has a bonus: for a completed one at once (CM-45); with `last-played`, for an
    /// unfinished one at the end.
    pub(crate) fn paid(&self, state: &State, area: usize) -> Option<Seat> {
        let unfinished_too = self.choices.last_played && matches!(state.phase, Phase::Over(_));
        state.latest[area].filter(|_| unfinished_too || self.completed(state, area))
    }

    /// The total of every seat; those beyond the table are 0.
    pub fn totals(&self, state: &State) -> [i32; SEATS] {
        let mut totals = [0; SEATS];
        for seat in Seats::first(self.seats()) {
            totals[seat.index()] = self.points(state, seat).total();
        }
        totals
    }

    /// Who has most; equal totals share (CM-54).
    pub(crate) fn winners(&self, state: &State) -> Seats {
        let totals = self.totals(state);
        let seats = Seats::first(self.seats());
        let most = seats.into_iter().map(|seat| totals[seat.index()]).max();
        seats.into_iter().filter(|seat| Some(totals[seat.index()]) == most).collect()
    }

    pub(crate) fn stand(&self, state: &State) -> Standing {
        let scores = Seats::first(self.seats()).into_iter().map(|seat| self.score(state, seat)).collect();
        let outcome = match state.phase {
            Phase::Over(End::Out) => Some(("couleurs-how-out", "CM-50")),
            Phase::Over(End::Stalled) => Some(("couleurs-how-stalled", "CM-55")),
            _ => None,
        };
        let outcome = outcome.map(|(how, clause)| Outcome {
            winners: self.winners(state),
            how: Text::new(how),
            clause,
            how_clause: None,
        });
        Standing { scores, outcome }
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        let points = self.points(state, seat);
        let sheet = state.sheet(seat);
        let part = |what: Text, points, clause| Part { what, points, clause };
        let name = |kind: &str, id: &str| Arg::name(format!("couleurs-{kind}-{id}"));
        let names =
            |kind: &str, ids: Vec<&str>| Arg::List(ids.into_iter().map(|id| name(kind, id)).collect());
        let areas: Vec<_> =
            self.areas_paid(state, seat).map(|area| self.board.areas[area].id.as_str()).collect();
        let left: Vec<_> = state.hand(seat).into_iter().map(|card| self.board.id(card)).collect();
        let parts = [
            part(Text::new("couleurs-part-chains"), points.chains, "CM-40"),
            part(
                Text::new("couleurs-part-areas")
                    .with("count", areas.len())
                    .with("areas", names("area", areas)),
                points.areas,
                "CM-41",
            ),
            part(Text::new("couleurs-part-out"), points.out, "CM-53"),
            part(Text::new("couleurs-part-unable").with("count", sheet.unable), points.unable, "CM-43"),
            part(Text::new("couleurs-part-refusals").with("count", sheet.refusals), points.refusals, "CM-43"),
            part(
                Text::new("couleurs-part-hand")
                    .with("count", left.len())
                    .with("cards", names("nation", left)),
                points.hand,
                "CM-42",
            ),
        ];
        // The chains are always told, the rest where there is something to tell.
        let parts = parts.into_iter().enumerate().filter(|(place, part)| *place == 0 || part.points != 0);
        let parts = parts.map(|(_, part)| part).collect();
        Score { seat, total: points.total(), parts, tie_break: None }
    }
}
