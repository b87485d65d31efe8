//! Whole positions as text: parts separated by `;`, each a word and what it says.
//!
//! `turn red; dealer green; covered japon; hand red irak yemen; hand blue laos; score red chains=19; stock rest`

mod errors;
mod read;

use crate::{Couleurs, End, Phase, State};
use rules::{Rules, Seats};

/// Stands for all cards that are not named elsewhere.
const REST: &str = "rest";

impl Couleurs {
    pub(crate) fn position_text(&self, state: &State) -> String {
        let mut parts = Vec::new();
        let mover = self.seat_id(state.mover);
        parts.push(match state.phase {
            Phase::Dealer => "start".to_owned(),
            Phase::Deal => format!("deal {mover}"),
            Phase::Play => format!("turn {mover}"),
            Phase::Draw(count) => format!("draw {mover} {count}"),
            Phase::Over(End::Out) => format!("over {mover} out"),
            Phase::Over(End::Stalled) => format!("over {mover} stalled"),
        });
        parts.extend(state.dealer.map(|dealer| format!("dealer {}", self.seat_id(dealer))));
        let seats = || Seats::first(self.seats()).into_iter();
        for seat in seats().filter(|&seat| !state.hand(seat).is_empty()) {
            parts.push(format!("hand {} {}", self.seat_id(seat), self.write_cards(state.hand(seat))));
        }
        // The larger of the two is what is left.
        let stock_is_rest = state.stock.len() >= state.covered.len();
        for (name, cards, rest) in
            [("covered", state.covered, !stock_is_rest), ("stock", state.stock, stock_is_rest)]
        {
            if rest {
                parts.push(format!("{name} {REST}"));
            } else if !cards.is_empty() {
                parts.push(format!("{name} {}", self.write_cards(cards)));
            }
        }
        for seat in seats() {
            let sheet = state.sheet(seat);
            let kinds = [
                ("chains", sheet.chains),
                ("unable", sheet.unable.into()),
                ("refused", sheet.refusals.into()),
            ];
            let told: Vec<_> =
                kinds.iter().filter(|(_, n)| *n != 0).map(|(kind, n)| format!(" {kind}={n}")).collect();
            if !told.is_empty() {
                parts.push(format!("score {}{}", self.seat_id(seat), told.concat()));
            }
        }
        for (area, latest) in self.board.areas.iter().zip(&state.latest) {
            parts.extend(latest.map(|seat| format!("latest {} {}", area.id, self.seat_id(seat))));
        }
        parts.extend(state.out.map(|seat| format!("out {}", self.seat_id(seat))));
        if state.stalled > 0 {
            parts.push(format!("stalled {}", state.stalled));
        }
        for seat in seats() {
            let known = &state.known[seat.index()];
            let id = self.seat_id(seat);
            if !known.lacked.is_empty() {
                parts.push(format!("lacked {id} {} {}", known.at_most, self.write_cards(known.lacked)));
            }
            if !known.one_of.is_empty() {
                parts.push(format!("one-of {id} {}", self.write_cards(known.one_of)));
            }
        }
        if !state.pad.lines().is_empty() {
            let lines: Vec<_> = state.pad.lines().iter().map(i32::to_string).collect();
            parts.push(format!("pad {}", lines.join(" ")));
        }
        parts.join("; ")
    }
}
