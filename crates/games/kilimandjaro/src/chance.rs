//! What chance decides: the first dealer, the deals, and each card when it is drawn.

use crate::Kilimandjaro;
use crate::card::{Card, Cards, Piles};
use crate::counter::{Counter, Counters};
use crate::event::{Event, Open};
use crate::illegal::Illegal;
use crate::state::{MOST_SEATS, Stage, State};
use rules::{Random, Seat, Seats, Sink};

/// What chance decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The first dealer (KI-45).
    Dealer(Seat),
    /// The counters each seat gets, and the one that nobody gets (KI-43).
    Counters {
        /// By seat.
        stock: [Counters; MOST_SEATS],
        /// Only with three players and `three_player_counters=set_one_aside`.
        aside: Option<Counter>,
    },
    /// The cards each seat gets (KI-46).
    Cards {
        /// Face up, by seat.
        piles: [Option<Piles>; MOST_SEATS],
        /// In hand, by seat.
        hands: [Cards; MOST_SEATS],
    },
    /// A card from the draw pile (KI-23).
    Draw(Card),
}

impl Kilimandjaro {
    /// KI-43: dealt one at a time from the dealer's left until none is left (or one, if it is set aside).
    pub(crate) fn counters_of(&self, dealer: Seat) -> [u8; MOST_SEATS] {
        let mut counts = [0; MOST_SEATS];
        let order = self.clockwise_after(dealer).collect::<Vec<_>>().into_iter().cycle();
        let dealt = Counter::TOTAL - u8::from(self.sets_one_aside());
        order.take(dealt as usize).for_each(|seat| counts[seat.index()] += 1);
        counts
    }

    /// Is a counter taken out unseen?
    pub(crate) fn sets_one_aside(&self) -> bool {
        self.edition.set_one_aside && self.seats == 3
    }

    #[inline(always)]
    pub(crate) fn draw<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        match state.stage {
            Stage::DrawDealer => Roll::Dealer(Seat(random.below(u32::from(self.seats)) as u8)),
            Stage::DealCounters => self.deal_counters(state, random),
            Stage::DealCards => {
                let mut pile = state.pile;
                let mut card = || take_any(&mut pile, random);
                let (mut piles, mut hands) = ([None; MOST_SEATS], [Cards::NONE; MOST_SEATS]);
                for seat in Seats::first(self.seats) {
                    piles[seat.index()] = Some([card(), card(), card()]);
                    (0..3).for_each(|_| hands[seat.index()].add(card()));
                }
                Roll::Cards { piles, hands }
            }
            _ => Roll::Draw(take_any(&mut state.pile.clone(), random)),
        }
    }

    fn deal_counters<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        let mut bag = [Counter::Banana; Counter::TOTAL as usize];
        bag.iter_mut().zip(Counters::all().iter()).for_each(|(place, counter)| *place = counter);
        random.shuffle(&mut bag);
        let dealt = bag.len() - usize::from(self.sets_one_aside());
        let mut stock = [Counters::NONE; MOST_SEATS];
        let mut seat = state.dealer.unwrap_or(Seat(0)).index();
        for &counter in &bag[..dealt] {
            seat = if seat + 1 == self.seats as usize { 0 } else { seat + 1 };
            stock[seat].add(counter);
        }
        Roll::Counters { stock, aside: bag.get(dealt).copied() }
    }

    pub(crate) fn judge_roll(&self, state: &State, roll: &Roll) -> Result<(), Illegal> {
        let must = |holds: bool, clause| holds.then_some(()).ok_or(Illegal::NotDealt(clause));
        match (state.stage, *roll) {
            (Stage::DrawDealer, Roll::Dealer(seat)) => must(seat.0 < self.seats, "KI-45"),
            (Stage::DealCounters, Roll::Counters { stock, aside }) => {
                must(aside.is_some() == self.sets_one_aside(), "KI-43")?;
                let counts = self.counters_of(state.dealer.unwrap_or(Seat(0)));
                must(stock.map(Counters::len) == counts, "KI-43")?;
                let all: Counters = stock.into_iter().flat_map(Counters::iter).chain(aside).collect();
                must(all == Counters::all(), "KI-03")
            }
            (Stage::DealCards, Roll::Cards { piles, hands }) => {
                for seat in 0..MOST_SEATS as u8 {
                    let plays = seat < self.seats;
                    let hand = if plays { 3 } else { 0 };
                    let seat = seat as usize;
                    must(piles[seat].is_some() == plays && hands[seat].len() == hand, "KI-10")?;
                }
                let tops = piles.into_iter().flatten().flatten();
                let dealt = tops.chain(hands.into_iter().flat_map(Cards::iter));
                must(state.pile.without(dealt).is_ok(), "KI-02")
            }
            (Stage::Draw { .. }, Roll::Draw(card)) => must(state.pile.contains(card), "KI-11"),
            (stage, _) => Err(Illegal::NotNow(stage)),
        }
    }

    #[inline(always)]
    pub(crate) fn settle_roll(&self, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
        match (state.stage, *roll) {
            (Stage::DrawDealer, Roll::Dealer(seat)) => {
                state.dealer = Some(seat);
                state.stage = Stage::DealCounters;
                let first = self.left_of(seat);
                out.put(|| Event::Open(Open::Dealer { seat, first }));
            }
            (Stage::DealCounters, Roll::Counters { stock, aside }) => {
                (state.stock, state.aside) = (stock, aside);
                out.put(|| Event::CountersDealt { stock, aside: aside.is_some() });
                self.next_to_lay(state, state.dealer.unwrap_or(Seat(0)));
            }
            (Stage::DealCards, Roll::Cards { piles, hands }) => {
                (state.piles, state.hands) = (piles, hands);
                let dealt =
                    piles.into_iter().flatten().flatten().chain(hands.into_iter().flat_map(Cards::iter));
                dealt.for_each(|card| state.pile.take(card));
                out.put(|| Event::CardsDealt { piles, hands });
                self.next_to_play(state, state.dealer.unwrap_or(Seat(0)), out);
            }
            (Stage::Draw { seat }, Roll::Draw(card)) => {
                state.pile.take(card);
                state.hands[seat.index()].add(card);
                out.put(|| Event::Drew { seat, card, left: state.pile.len() });
                self.next_to_play(state, seat, out);
            }
            _ => {} // an impossible roll, which the caller has promised not to bring
        }
    }

    /// The seat to the left.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }
}

#[inline(always)]
fn take_any<R: Random>(pile: &mut Cards, random: &mut R) -> Card {
    let card = pile.nth(random.below(u32::from(pile.len())));
    pile.take(card);
    card
}
