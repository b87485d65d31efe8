//! What chance decides: the dealer, the deal, the draws. The stock is a set; which card is next is decided
//! when it is drawn, so nobody can foresee it and nothing needs to be kept secret before.

use crate::{Cards, Couleurs, Event, Illegal, Known, MAX_AREAS, Pad, Phase, SEATS, Sheet, State};
use rules::{Random, Rules, Seat, Sink};

/// What chance decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Who deals (CM-06).
    Dealer(Seat),
    /// Cards from the stock for a seat: its nine (CM-05) or what it draws (CM-23, CM-25).
    Cards {
        /// For whom.
        to: Seat,
        /// Which.
        cards: Cards,
    },
}

impl Couleurs {
    pub(crate) fn before_the_deal(&self) -> State {
        let mut state = self.blank();
        if let Some(dealer) = self.choices.dealer {
            self.seat_dealer(&mut state, dealer);
        }
        state
    }

    /// All cards in the stock and nothing decided.
    pub(crate) fn blank(&self) -> State {
        State {
            phase: Phase::Dealer,
            dealer: None,
            mover: Seat(0),
            hands: [Cards::NONE; SEATS],
            covered: Cards::NONE,
            stock: self.board.deck,
            sheets: [Sheet::default(); SEATS],
            latest: [None; MAX_AREAS],
            out: None,
            stalled: 0,
            known: [Known::default(); SEATS],
            pad: Pad::blank(),
        }
    }

    /// The deal goes round from the dealer's left, and so will the turns (CM-11).
    fn seat_dealer(&self, state: &mut State, dealer: Seat) {
        state.dealer = Some(dealer);
        state.mover = self.left_of(dealer);
        state.phase = Phase::Deal;
    }

    pub(crate) fn draw_roll<R: Random>(&self, state: &State, random: &mut R) -> Roll {
        match state.phase {
            Phase::Dealer => Roll::Dealer(Seat(random.below(u32::from(self.seats())) as u8)),
            _ => Roll::Cards { to: state.mover, cards: state.stock.pick_many(self.due(state), random) },
        }
    }

    /// How many cards the mover is to be given now.
    fn due(&self, state: &State) -> usize {
        match state.phase {
            Phase::Deal => usize::from(self.board.numbers.deal),
            Phase::Draw(count) => usize::from(count),
            _ => 0,
        }
    }

    pub(crate) fn judge_roll(&self, state: &State, roll: &Roll) -> Result<(), Illegal> {
        let clause = match state.phase {
            Phase::Dealer => "CM-06",
            Phase::Deal => "CM-05",
            _ => "CM-23",
        };
        match *roll {
            Roll::Dealer(seat) if state.phase == Phase::Dealer && seat.0 < self.seats() => Ok(()),
            Roll::Cards { to, cards } if matches!(state.phase, Phase::Deal | Phase::Draw(_)) => {
                if to != state.mover {
                    return Err(Illegal::OtherSeat(clause));
                }
                if let Some(card) = (cards - state.stock).into_iter().next() {
                    let id = self.board.nations.get(card.index()).map_or("?", |flag| &flag.id);
                    return Err(Illegal::NotInStock(clause, id.to_owned()));
                }
                let due = self.due(state);
                if cards.len() == due { Ok(()) } else { Err(Illegal::OtherCount(clause, due)) }
            }
            _ => Err(Illegal::OtherRoll(clause)),
        }
    }

    pub(crate) fn carry_out_roll(&self, state: &mut State, roll: &Roll, out: &mut impl Sink<Event>) {
        match *roll {
            Roll::Dealer(seat) => {
                self.seat_dealer(state, seat);
                out.put(|| Event::Dealer { seat });
            }
            Roll::Cards { to, cards } => {
                state.stock -= cards;
                state.hands[to.index()] |= cards;
                if state.phase == Phase::Deal {
                    out.put(|| Event::Dealt { seat: to, cards });
                    state.mover = self.left_of(to);
                    if state.dealer == Some(to) {
                        state.phase = Phase::Play; // the dealer is served last
                    }
                } else {
                    out.put(|| Event::Drew { seat: to, cards });
                    self.learn_from_draw(state, to, cards.len());
                    self.end_turn(state, out);
                }
            }
        }
    }
}
