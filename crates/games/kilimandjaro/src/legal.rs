//! What may be done: the judge, a random legal action, and the list of all.

use crate::Kilimandjaro;
use crate::action::Action;
use crate::illegal::Illegal;
use crate::state::{CAMP, Stage, State};
use rules::{Listed, Random, Seat, Seats, Set};

impl Kilimandjaro {
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            (Stage::Over, _) => Err(Illegal::NotNow(state.stage)),
            (stage, _) if stage.seat() != Some(seat) => Err(Illegal::NotNow(stage)),
            (_, Action::Leave) => self.edition.out.then_some(()).ok_or(Illegal::NoLeaving),
            (Stage::Lay { .. }, Action::Lay { counter, space }) => {
                if state.stock[seat.index()].count(counter) == 0 {
                    return Err(Illegal::NoSuchCounter(counter));
                }
                self.judge_space(state, space)
            }
            (Stage::Play { .. }, Action::Play { card, on, pile }) => {
                self.judge_seat(on)?;
                if pile > 2 {
                    Err(Illegal::NoSuchPile(pile))
                } else if !state.hands[seat.index()].contains(card) {
                    Err(Illegal::NotInHand(card))
                } else if on != seat && !self.has_got_past(state.pawn(seat), state.pawn(on)) {
                    Err(Illegal::NotAhead(on))
                } else {
                    Ok(())
                }
            }
            (Stage::Move { reach, .. }, Action::Go(distance)) => {
                let fits = (1..=reach).contains(&distance);
                fits.then_some(()).ok_or(Illegal::OutOfReach(distance, reach))
            }
            (Stage::Banana { .. }, Action::Eat | Action::Stay) | (Stage::Swap { .. }, Action::Stay) => Ok(()),
            (Stage::Swap { .. }, Action::Swap(with)) => {
                self.judge_seat(with)?;
                if with == seat {
                    Err(Illegal::Oneself)
                } else if state.pawn(with) == state.pawn(seat) {
                    Err(Illegal::SameSpace(with))
                } else {
                    Ok(())
                }
            }
            (Stage::Send { .. }, Action::Send(whom)) => {
                self.judge_seat(whom)?;
                if whom == seat {
                    Err(Illegal::SendsOneself)
                } else if state.pawn(whom) == 0 {
                    Err(Illegal::AtStart(whom))
                } else if self.shelters(state.pawn(whom)) {
                    Err(Illegal::Sheltered(whom))
                } else {
                    Ok(())
                }
            }
            (Stage::Send { .. }, Action::Stay) => Err(Illegal::MustSend),
            (stage, _) => Err(Illegal::NotNow(stage)),
        }
    }

    fn judge_seat(&self, seat: Seat) -> Result<(), Illegal> {
        (seat.0 < self.seats).then_some(()).ok_or(Illegal::NoSuchSeat(seat))
    }

    /// KI-41, KI-42: on the path, not in a village, and no counter there, before it or behind it.
    #[inline(always)]
    fn judge_space(&self, state: &State, space: u8) -> Result<(), Illegal> {
        if space == 0 || space >= CAMP {
            return Err(Illegal::OffPath(space));
        }
        if self.board.is_village(space) {
            return Err(Illegal::OnVillage(space));
        }
        if state.counter(space).is_some() {
            return Err(Illegal::Taken(space));
        }
        match [space - 1, space + 1].into_iter().find(|&next| state.counter(next).is_some()) {
            Some(next) => Err(Illegal::Beside(space, next)),
            None => Ok(()),
        }
    }

    /// KI-16, KI-48: only an expedition that stands ahead, wherever it came from.
    #[inline(always)]
    fn has_got_past(&self, mine: u8, theirs: u8) -> bool {
        theirs > mine || self.edition.level_targets & (theirs == mine)
    }

    /// Seats on whose piles this one may play, its own included (KI-15, KI-16). Whosever pile it was, the player then
    /// moves by the own layout (KI-49).
    #[inline(always)]
    pub fn coverable(&self, state: &State, seat: Seat) -> Seats {
        self.where_pawn(state, |theirs| self.has_got_past(state.pawn(seat), theirs)).with(seat)
    }

    /// KI-64: is a pawn safe here?
    fn shelters(&self, space: u8) -> bool {
        self.edition.shelter && self.board.is_village(space)
    }

    /// The seats whose pawn stands on such a space.
    #[inline(always)]
    fn where_pawn(&self, state: &State, such: impl Fn(u8) -> bool) -> Seats {
        let bit = |(at, &space): (usize, &u8)| u8::from(such(space)) << at;
        let bits = state.pawns.iter().enumerate().map(bit).fold(0, |all, bit| all | bit);
        Set(bits) & Seats::first(self.seats)
    }

    /// KI-56: with whom this seat could change places.
    #[inline(always)]
    pub(crate) fn swappable(&self, state: &State, seat: Seat) -> Seats {
        self.where_pawn(state, |space| space != state.pawn(seat))
    }

    /// KI-64: whom this seat could send back.
    #[inline(always)]
    pub(crate) fn sendable(&self, state: &State, seat: Seat) -> Seats {
        self.where_pawn(state, |space| space > 0 && !self.shelters(space)).without(seat)
    }

    /// A legal action, every one but leaving equally likely, without building the list.
    #[inline(always)]
    pub(crate) fn pick<R: Random>(&self, state: &State, seat: Seat, random: &mut R) -> Action {
        match state.stage {
            Stage::Lay { .. } => {
                let stock = state.stock[seat.index()];
                let counter = stock.nth_kind(random.below(stock.kinds()));
                loop {
                    // more than half of the path is always free (KI-44)
                    let space = random.below(u32::from(CAMP) - 1) as u8 + 1;
                    if self.judge_space(state, space).is_ok() {
                        return Action::Lay { counter, space };
                    }
                }
            }
            Stage::Play { .. } => {
                let hand = state.hands[seat.index()];
                let card = hand.nth_kind(random.below(hand.kinds()));
                let targets = self.coverable(state, seat);
                let pick = random.below(3 * targets.len() as u32);
                Action::Play { card, on: targets.nth(pick / 3), pile: (pick % 3) as u8 }
            }
            Stage::Move { reach, .. } => Action::Go(random.below(u32::from(reach)) as u8 + 1),
            Stage::Banana { .. } => [Action::Eat, Action::Stay][random.below(2) as usize],
            Stage::Swap { .. } => {
                let with = self.swappable(state, seat);
                match random.below(with.len() as u32 + 1) {
                    0 => Action::Stay,
                    n => Action::Swap(with.nth(n - 1)),
                }
            }
            Stage::Send { .. } => {
                let whom = self.sendable(state, seat);
                Action::Send(whom.nth(random.below(whom.len() as u32)))
            }
            _ => Action::Leave, // nobody is asked
        }
    }
}

impl Listed for Kilimandjaro {
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.stage.seat() != Some(seat) {
            return;
        }
        match state.stage {
            Stage::Lay { .. } => {
                let stock = state.stock[seat.index()];
                let free = |space: &u8| self.judge_space(state, *space).is_ok();
                for space in (1..CAMP).filter(free) {
                    out.extend(stock.iter_kinds().map(|counter| Action::Lay { counter, space }));
                }
            }
            Stage::Play { .. } => {
                for card in state.hands[seat.index()].iter_kinds() {
                    for on in self.coverable(state, seat) {
                        out.extend((0..3).map(|pile| Action::Play { card, on, pile }));
                    }
                }
            }
            Stage::Move { reach, .. } => out.extend((1..=reach).map(Action::Go)),
            Stage::Banana { .. } => out.extend([Action::Eat, Action::Stay]),
            Stage::Swap { .. } => {
                out.extend(self.swappable(state, seat).into_iter().map(Action::Swap));
                out.push(Action::Stay);
            }
            Stage::Send { .. } => out.extend(self.sendable(state, seat).into_iter().map(Action::Send)),
            _ => return,
        }
        if self.edition.out {
            out.push(Action::Leave);
        }
    }
}
