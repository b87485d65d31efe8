//! Why something is no position of the game.

use crate::{Couleurs, End, Holding, Known, Numbers, Pass, Phase, State};
use rules::{ParseError, Rules, Seat, Seats, Text};

/// More than any game can bring, and far from what a sum can hold.
const MOST_POINTS: i32 = 1_000_000;

impl Couleurs {
    /// Why this is no position of the game.
    pub(super) fn position_faults(&self, state: &State) -> Vec<ParseError> {
        let mut errors = Vec::new();
        let mut unless = |holds: bool, clause, id| {
            if !holds {
                errors.push(ParseError::clause(clause, Text::new(id)));
            }
        };
        let seats = || Seats::first(self.seats()).into_iter();
        let over = matches!(state.phase, Phase::Over(_));
        let dealt = !matches!(state.phase, Phase::Dealer | Phase::Deal);
        let ended = state.stock.is_empty() && seats().any(|seat| state.hand(seat).is_empty());
        match state.phase {
            Phase::Dealer => unless(*state == self.before_the_deal(), "CM-06", "couleurs-position-start"),
            Phase::Deal => unless(self.mid_deal(state), "CM-05", "couleurs-position-deal"),
            Phase::Play => unless(!ended, "CM-50", "couleurs-position-ended"),
            Phase::Draw(count) => {
                unless((1..=state.stock.len()).contains(&count.into()), "CM-24", "couleurs-position-stock");
                let most = (1..=4)
                    .map(|n| self.board.numbers.draw_after(n))
                    .max()
                    .unwrap_or(0)
                    .max(self.board.numbers.draw_after_pass);
                unless(count <= most, "CM-23", "couleurs-position-draws");
            }
            Phase::Over(End::Out) => unless(ended, "CM-50", "couleurs-position-not-over"),
            Phase::Over(End::Stalled) => {
                unless(!ended && state.stalled == self.seats(), "CM-55", "couleurs-position-not-stalled")
            }
        }
        unless(!dealt || state.dealer.is_some(), "CM-06", "couleurs-position-no-dealer");
        unless(over || state.stalled < self.seats(), "CM-55", "couleurs-position-stalled-over");
        unless(self.stalled_fits(state), "CM-55", "couleurs-position-stalled");
        for seat in seats() {
            unless(state.sheet(seat).refusals <= Numbers::REFUSALS, "CM-44", "couleurs-position-refusals");
            let points = (0..=MOST_POINTS).contains(&state.sheet(seat).chains);
            unless(points, "CM-40", "couleurs-position-points");
            let known = &state.known[seat.index()];
            unless(
                self.choices.closed || *known == Known::default(),
                "CM-58",
                "couleurs-position-open-hands",
            );
            unless(known.fits(state.hand(seat)), "CM-26", "couleurs-position-shown");
            // What could begin once still can, until it is covered.
            let could_begin = self.board.beginners(self.board.deck - state.covered, state.covered);
            unless(
                (known.lacked | known.one_of).within(could_begin),
                "CM-26",
                "couleurs-position-shows-nothing",
            );
        }
        let noted = state.pad.lines().iter().all(|points| points.unsigned_abs() <= MOST_POINTS as u32);
        unless(noted, "CM-40", "couleurs-position-millions");
        for area in 0..self.board.areas.len() {
            let touched = self.board.area_cards(area).meets(state.covered);
            unless(touched || state.latest[area].is_none(), "CM-45", "couleurs-position-latest");
        }
        // A hand is emptied in its owner's turn, which ends with the draw; then the first one is paid at once.
        let drawing = |seat| matches!(state.phase, Phase::Draw(_)) && seat == state.mover;
        let emptied = dealt && seats().any(|seat| state.hand(seat).is_empty() && !drawing(seat));
        let paid = if self.choices.first_empty {
            state.out.is_some() || !emptied
        } else {
            state.out.is_some() == (state.phase == Phase::Over(End::Out))
        };
        unless(paid, "CM-53", "couleurs-position-out");
        if let (Some(out), Phase::Over(End::Out), false) = (state.out, state.phase, self.choices.first_empty)
        {
            unless(self.longest_empty(state) == Some(out), "CM-53", "couleurs-position-out-other");
        }
        errors
    }

    fn mid_deal(&self, state: &State) -> bool {
        let Some(dealer) = state.dealer else { return false };
        let mut plain = self.blank();
        let mut seat = self.left_of(dealer);
        while seat != state.mover {
            let hand = state.hand(seat);
            plain.hands[seat.index()] = hand;
            plain.stock -= hand;
            if hand.len() != usize::from(self.board.numbers.deal) {
                return false;
            }
            seat = self.left_of(seat);
        }
        (plain.phase, plain.dealer, plain.mover) = (Phase::Deal, Some(dealer), state.mover);
        plain == *state
    }

    /// The seats whose unable passes are counted still hold what they held, and nothing was covered since.
    fn stalled_fits(&self, state: &State) -> bool {
        let mut seat = state.mover;
        let just_now = !matches!(state.phase, Phase::Play);
        (0..state.stalled.min(self.seats())).all(|back| {
            if back > 0 || !just_now {
                seat = Seat((seat.0 + self.seats() - 1) % self.seats());
            }
            state.stock.is_empty() && self.pass_of(&Holding::of(state, seat)) == Pass::Unable
        })
    }
}
