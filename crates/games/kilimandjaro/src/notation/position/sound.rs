//! Can this be a position of the game? Every reason why not, each with its clause.

use super::{Draft, SeatDraft};
use crate::Kilimandjaro;
use crate::card::{Cards, reach};
use crate::counter::{Counter, Counters};
use crate::state::{CAMP, Stage};
use rules::{ParseError, Seat};

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
    fn must(&mut self, holds: bool, clause: &'static str, message: impl Into<String>) {
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
            self.must(seat.at <= CAMP, "KI-12", format!("{id} is beyond the base camp, 100"));
            self.must(seat.at < CAMP || over, "KI-30", format!("{id} has reached 100, so the game is over"));
            self.must(seat.at == 0 || self.dealt(), "KI-05", format!("{id} has not set out yet"));
            self.must(!seat.left || self.game.edition.out, "KI-65", format!("{id}: a bot would play on"));
        }
        let arrived = self.draft.seats.iter().filter(|seat| seat.at == CAMP).count();
        self.must(arrived <= 1, "KI-59", "the first to reach 100 ends the game, there is no second");
        let drawn = self.draft.stage != Stage::DrawDealer;
        self.must(self.draft.dealer.is_some() == drawn, "KI-45", "the dealer is drawn first, and then known");
        let mover = self.draft.stage.seat();
        let gone = mover.is_some_and(|seat| self.draft.seats[seat.index()].left);
        self.must(!gone, "KI-65", "it is the turn of a seat that left");
    }

    fn counters(&mut self) {
        let draft = self.draft;
        let before_deal = matches!(draft.stage, Stage::DrawDealer | Stage::DealCounters);
        let held: Counters = draft.seats.iter().flat_map(|seat| seat.holds.iter()).collect();
        let laid = draft.seats.iter().flat_map(|seat| seat.laid.iter().map(|&(_, counter, _)| counter));
        if before_deal {
            let none = held.is_empty() && laid.count() == 0 && draft.aside.is_none();
            return self.must(none, "KI-06", "the counters have not been dealt yet");
        }
        let aside = self.game.sets_one_aside();
        self.must(draft.aside.is_some() == aside, "KI-43", "a counter is set aside just by that option");
        let all: Vec<Counter> = laid.chain(held.iter()).chain(draft.aside).collect();
        for counter in Counter::ALL {
            let (count, total) = (all.iter().filter(|&&c| c == counter).count(), counter.total().into());
            self.must(count <= total, "KI-03", format!("{count} of {total} {}s", counter.word()));
            let may_be_gone = counter == Counter::Exchange && self.dealt();
            let word = counter.word();
            self.must(count >= total || may_be_gone, "KI-28", format!("{count} of {total} {word}s"));
        }
        let counts = self.game.counters_of(draft.dealer.unwrap_or(Seat(0)));
        for (seat, id, of) in self.seats() {
            let (has, dealt) = (of.laid.len() + of.holds.len() as usize, counts[seat.index()].into());
            let fits = if self.dealt() { has <= dealt } else { has == dealt };
            self.must(fits, "KI-43", format!("{id} has {has} of {dealt} counters"));
            let laying = matches!(draft.stage, Stage::Lay { .. }) || of.left;
            self.must(of.holds.is_empty() || laying, "KI-07", format!("{id} has not laid all counters"));
        }
        if let Stage::Lay { seat } = draft.stage {
            let holds = !draft.seats[seat.index()].holds.is_empty();
            self.must(holds, "KI-44", "the seat whose turn it is has no counter to lay");
        }
    }

    fn path(&mut self) {
        let mut spaces: Vec<(u8, Counter, bool)> =
            self.draft.seats.iter().flat_map(|seat| seat.laid.iter().copied()).collect();
        spaces.sort_unstable_by_key(|&(space, ..)| space);
        for &(space, counter, up) in &spaces {
            let on_path = (1..CAMP).contains(&space);
            self.must(on_path, "KI-42", format!("a counter on {space}, off the path"));
            let village = on_path && self.game.board.is_village(space);
            self.must(!village, "KI-08", format!("a counter in the village on {space}"));
            self.must(!up || self.dealt(), "KI-24", format!("the counter on {space} was turned too early"));
            let here = self.draft.seats.iter().any(|seat| seat.at == space);
            let turned = up || !here;
            self.must(turned, "KI-24", format!("a pawn on {space} would have turned the counter"));
            let chased = counter != Counter::Lion || !here;
            self.must(chased, "KI-26", format!("the lion on {space} would have chased the pawn away"));
        }
        for pair in spaces.windows(2) {
            let (first, second) = (pair[0].0, pair[1].0);
            let apart = second - first > 1;
            self.must(apart, "KI-41", format!("counters on {first} and {second} are side by side"));
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
            self.must(false, "KI-02", format!("there is no third {card}"));
        }
        let dealt = self.dealt();
        self.must(draft.pile.is_some() == dealt, "KI-11", "there is a draw pile as soon as cards are dealt");
        for (_, id, seat) in self.seats() {
            let fits = seat.piles.is_some() == dealt && (dealt || seat.hand.is_empty());
            self.must(fits, "KI-09", format!("{id}: cards are dealt after the counters were laid"));
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
            self.must(count <= full, "KI-10", format!("{id} has {count} cards in hand"));
            let short = count < full && !pile.is_empty() && !of.left;
            self.must(!short, "KI-23", format!("{id} would have drawn a card"));
            let plays = draft.stage == Stage::Play { seat };
            self.must(count > 0 || !plays, "KI-14", format!("{id} has no card to play"));
            let stopped = draft.stage != Stage::Over || arrived || of.left;
            self.must(stopped || count == 0, "KI-31", format!("{id} still has cards, so play goes on"));
        }
        let drawing = matches!(draft.stage, Stage::Draw { .. });
        self.must(!drawing || !pile.is_empty(), "KI-61", "there is nothing to draw");
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
                self.must(edition.up_to, "KI-51", "the whole distance must be moved");
                self.must(told == reach, "KI-20", format!("the piles carry {reach} spaces, not {told}"));
            }
            Stage::Banana { distance, .. } => {
                self.must(here == Some(Counter::Banana), "KI-25", "the pawn stands on no banana");
                let fits = distance == reach || edition.up_to && (1..=reach).contains(&distance);
                self.must(fits, "KI-52", format!("the piles carry {reach} spaces, not {distance}"));
            }
            Stage::Swap { .. } => {
                self.must(!edition.low_luck, "KI-33", "an exchange sends someone back here");
                self.must(here == Some(Counter::Exchange), "KI-27", "the pawn stands on no exchange");
                let partner = !self.game.swappable(&state, seat).is_empty();
                self.must(partner, "KI-56", "there is nobody to change places with");
            }
            Stage::Send { .. } => {
                self.must(edition.low_luck, "KI-27", "an exchange changes places here");
                self.must(here == Some(Counter::Exchange), "KI-33", "the pawn stands on no exchange");
                let partner = !self.game.sendable(&state, seat).is_empty();
                self.must(partner, "KI-64", "there is nobody to send back");
            }
            _ => {}
        }
    }
}
