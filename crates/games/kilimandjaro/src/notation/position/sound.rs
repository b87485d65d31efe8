//! Can this be a position of the game? Every reason why not, each with its clause.

use super::{Draft, SeatDraft};
use crate::Kilimandjaro;
use crate::card::{Cards, reach};
use crate::counter::{Counter, Counters};
use crate::state::{CAMP, Stage};
use rules::{ParseError, Seat, Text};

impl Kilimandjaro {
    pub(super) fn sound(&self, draft: &Draft, errors: &mut Vec<ParseError>) {
        let mut judge = Judge { game: self, draft, errors };
        judge.pawns();
        judge.counters();
        judge.path();
        judge.cards();
        judge.hands();
        // what a turn in the middle stands on can only be asked of a position that is sound otherwise
        if judge.errors.is_empty() {
            judge.stage();
        }
    }
}

struct Judge<'a> {
    game: &'a Kilimandjaro,
    draft: &'a Draft,
    errors: &'a mut Vec<ParseError>,
}

impl<'a> Judge<'a> {
    fn must(&mut self, holds: bool, clause: &'static str, message: Text) {
        if !holds {
            self.errors.push(ParseError::clause(clause, message));
        }
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &'static str, &'a SeatDraft)> + use<'a> {
        let (ids, seats) = (&self.game.ids, &self.draft.seats);
        ids.iter().zip(seats).enumerate().map(|(at, (&id, seat))| (Seat(at as u8), id, seat))
    }

    /// Everybody left, so the game may have stopped anywhere.
    fn deserted(&self) -> bool {
        self.draft.stage == Stage::Over && self.draft.seats.iter().all(|seat| seat.left)
    }

    /// Have the cards been dealt?
    fn dealt(&self) -> bool {
        let stopped_before = self.deserted() && self.draft.pile.is_none();
        !self.draft.stage.before_cards() && !stopped_before
    }

    fn pawns(&mut self) {
        let over = self.draft.stage == Stage::Over;
        for (_, id, seat) in self.seats() {
            self.must(seat.at <= CAMP, "KI-12", Text::new("kilimandjaro-position-beyond").with("seat", id));
            self.must(
                seat.at < CAMP || over,
                "KI-30",
                Text::new("kilimandjaro-position-arrived").with("seat", id),
            );
            self.must(
                seat.at == 0 || self.dealt(),
                "KI-05",
                Text::new("kilimandjaro-position-not-set-out").with("seat", id),
            );
            self.must(
                !seat.left || self.game.edition.out,
                "KI-65",
                Text::new("kilimandjaro-position-bot").with("seat", id),
            );
        }
        let arrived = self.draft.seats.iter().filter(|seat| seat.at == CAMP).count();
        self.must(arrived <= 1, "KI-59", Text::new("kilimandjaro-position-two-arrived"));
        let drawn = self.draft.stage != Stage::DrawDealer;
        self.must(self.draft.dealer.is_some() == drawn, "KI-45", Text::new("kilimandjaro-position-dealer"));
        let mover = self.draft.stage.seat();
        let gone = mover.is_some_and(|seat| self.draft.seats[seat.index()].left);
        self.must(!gone, "KI-65", Text::new("kilimandjaro-position-turn-of-left"));
    }

    fn counters(&mut self) {
        let draft = self.draft;
        let before_deal = matches!(draft.stage, Stage::DrawDealer | Stage::DealCounters);
        let held: Counters = draft.seats.iter().flat_map(|seat| seat.holds.iter()).collect();
        let laid = draft.seats.iter().flat_map(|seat| seat.laid.iter().map(|&(_, counter, _)| counter));
        if before_deal {
            let none = held.is_empty() && laid.count() == 0 && draft.aside.is_none();
            return self.must(none, "KI-06", Text::new("kilimandjaro-position-counters-early"));
        }
        let aside = self.game.sets_one_aside();
        self.must(draft.aside.is_some() == aside, "KI-43", Text::new("kilimandjaro-position-aside"));
        let all: Vec<Counter> = laid.chain(held.iter()).chain(draft.aside).collect();
        for counter in Counter::ALL {
            let (count, total) = (all.iter().filter(|&&c| c == counter).count(), counter.total().into());
            let text = || {
                let text = Text::new("kilimandjaro-position-count").with("counter", counter.word());
                text.with("count", count)
            };
            self.must(count <= total, "KI-03", text().with("total", total));
            let may_be_gone = counter == Counter::Exchange && self.dealt();
            self.must(count >= total || may_be_gone, "KI-28", text().with("total", total));
        }
        let counts = self.game.counters_of(draft.dealer.unwrap_or(Seat(0)));
        for (seat, id, of) in self.seats() {
            let (has, dealt) = (of.laid.len() + of.holds.len() as usize, counts[seat.index()].into());
            let fits = if self.dealt() { has <= dealt } else { has == dealt };
            self.must(
                fits,
                "KI-43",
                Text::new("kilimandjaro-position-counters")
                    .with("seat", id)
                    .with("count", has)
                    .with("total", dealt),
            );
            let laying = matches!(draft.stage, Stage::Lay { .. }) || of.left;
            self.must(
                of.holds.is_empty() || laying,
                "KI-07",
                Text::new("kilimandjaro-position-not-laid").with("seat", id),
            );
        }
        if let Stage::Lay { seat } = draft.stage {
            let holds = !draft.seats[seat.index()].holds.is_empty();
            self.must(holds, "KI-44", Text::new("kilimandjaro-position-nothing-to-lay"));
        }
    }

    fn path(&mut self) {
        let mut spaces: Vec<(u8, Counter, bool)> =
            self.draft.seats.iter().flat_map(|seat| seat.laid.iter().copied()).collect();
        spaces.sort_unstable_by_key(|&(space, ..)| space);
        for &(space, counter, up) in &spaces {
            let on_path = (1..CAMP).contains(&space);
            self.must(on_path, "KI-42", Text::new("kilimandjaro-position-off-path").with("space", space));
            let village = on_path && self.game.board.is_village(space);
            self.must(!village, "KI-08", Text::new("kilimandjaro-position-village").with("space", space));
            self.must(
                !up || self.dealt(),
                "KI-24",
                Text::new("kilimandjaro-position-turned-early").with("space", space),
            );
            let here = self.draft.seats.iter().any(|seat| seat.at == space);
            let turned = up || !here;
            self.must(turned, "KI-24", Text::new("kilimandjaro-position-unturned").with("space", space));
            let chased = counter != Counter::Lion || !here;
            self.must(chased, "KI-26", Text::new("kilimandjaro-position-lion").with("space", space));
        }
        for pair in spaces.windows(2) {
            let (first, second) = (pair[0].0, pair[1].0);
            let apart = second - first > 1;
            self.must(
                apart,
                "KI-41",
                Text::new("kilimandjaro-position-side-by-side").with("first", first).with("second", second),
            );
        }
    }

    fn cards(&mut self) {
        let mut rest = Cards::ALL;
        let mut clash = None;
        let draft = self.draft;
        let tops = draft.seats.iter().filter_map(|seat| seat.piles).flatten();
        let hands = draft.seats.iter().flat_map(|seat| seat.hand.iter());
        for card in tops.chain(hands).chain(draft.pile.unwrap_or(Cards::NONE).iter()) {
            if rest.contains(card) {
                rest.take(card);
            } else {
                clash = Some(card);
            }
        }
        if let Some(card) = clash {
            self.must(false, "KI-02", super::super::no_third(card));
        }
        let dealt = self.dealt();
        self.must(draft.pile.is_some() == dealt, "KI-11", Text::new("kilimandjaro-position-pile"));
        for (_, id, seat) in self.seats() {
            let fits = seat.piles.is_some() == dealt && (dealt || seat.hand.is_empty());
            self.must(fits, "KI-09", Text::new("kilimandjaro-position-cards-early").with("seat", id));
        }
    }

    /// Who has how many cards: three while there is something to draw.
    fn hands(&mut self) {
        let draft = self.draft;
        let Some(pile) = draft.pile else { return };
        let arrived = draft.seats.iter().any(|seat| seat.at == CAMP);
        for (seat, id, of) in self.seats() {
            let count = of.hand.len();
            let mid_turn = draft.stage.seat() == Some(seat) && draft.stage != Stage::Play { seat };
            let played = mid_turn || of.at == CAMP;
            let full = if played { 2 } else { 3 };
            self.must(
                count <= full,
                "KI-10",
                Text::new("kilimandjaro-position-hand").with("seat", id).with("cards", count),
            );
            let short = count < full && !pile.is_empty() && !of.left;
            self.must(!short, "KI-23", Text::new("kilimandjaro-position-undrawn").with("seat", id));
            let plays = draft.stage == Stage::Play { seat };
            self.must(
                count > 0 || !plays,
                "KI-14",
                Text::new("kilimandjaro-position-no-card").with("seat", id),
            );
            let stopped = draft.stage != Stage::Over || arrived || of.left;
            self.must(
                stopped || count == 0,
                "KI-31",
                Text::new("kilimandjaro-position-goes-on").with("seat", id),
            );
        }
        let drawing = matches!(draft.stage, Stage::Draw { .. });
        self.must(!drawing || !pile.is_empty(), "KI-61", Text::new("kilimandjaro-position-nothing-to-draw"));
    }

    /// A turn in the middle: the pawn stands on what it has to decide about.
    fn stage(&mut self) {
        let stage = self.draft.stage;
        let Some(seat) = stage.seat() else { return };
        let state = self.draft.state();
        let here = state.counter(state.pawn(seat)).map(|laid| laid.counter);
        let edition = self.game.edition;
        let reach = state.piles(seat).map_or(0, reach);
        match stage {
            Stage::Move { reach: told, .. } => {
                self.must(edition.up_to, "KI-51", Text::new("kilimandjaro-position-whole-distance"));
                self.must(
                    told == reach,
                    "KI-20",
                    Text::new("kilimandjaro-position-reach").with("reach", reach).with("told", told),
                );
            }
            Stage::Banana { distance, .. } => {
                self.must(
                    here == Some(Counter::Banana),
                    "KI-25",
                    Text::new("kilimandjaro-position-no-banana"),
                );
                let fits = distance == reach || edition.up_to && (1..=reach).contains(&distance);
                self.must(
                    fits,
                    "KI-52",
                    Text::new("kilimandjaro-position-reach").with("reach", reach).with("told", distance),
                );
            }
            Stage::Swap { .. } => {
                self.must(!edition.low_luck, "KI-33", Text::new("kilimandjaro-position-sends"));
                self.must(
                    here == Some(Counter::Exchange),
                    "KI-27",
                    Text::new("kilimandjaro-position-no-exchange"),
                );
                let partner = !self.game.swappable(&state, seat).is_empty();
                self.must(partner, "KI-56", Text::new("kilimandjaro-position-nobody-to-swap"));
            }
            Stage::Send { .. } => {
                self.must(edition.low_luck, "KI-27", Text::new("kilimandjaro-position-swaps"));
                self.must(
                    here == Some(Counter::Exchange),
                    "KI-33",
                    Text::new("kilimandjaro-position-no-exchange"),
                );
                let partner = !self.game.sendable(&state, seat).is_empty();
                self.must(partner, "KI-64", Text::new("kilimandjaro-position-nobody-to-send"));
            }
            _ => {}
        }
    }
}
