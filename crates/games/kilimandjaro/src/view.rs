//! Who may know what.
//!
//! | secret | known to |
//! |---|---|
//! | the cards in a hand | its owner |
//! | the counters dealt to a seat and not laid yet | that seat |
//! | the face of a counter that lies face down | who laid it; with `counter_memory=hide_after_placing` nobody |
//! | the counter that was set aside | nobody |
//!
//! The draw pile has no order that could be secret. When the game is over, everything is shown.

use crate::Kilimandjaro;
use crate::card::{Card, Cards, Piles, reach};
use crate::counter::{Counter, Counters, Laid};
use crate::event::{Event, Open};
use crate::state::{Stage, State};
use rules::{Random, Seat, Seats, Viewer, Views};
use serde::Serialize;

mod told;
pub use told::{EventView, HiddenView};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// What the game is waiting for.
    pub stage: Stage,
    /// Who deals, once drawn.
    pub dealer: Option<Seat>,
    /// One expedition a seat, in seat order.
    pub expeditions: Vec<Expedition>,
    /// The counters on the path, from the start on.
    pub counters: Vec<OnPath>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// The covered cards, in no order (KI-47).
    pub covered: Vec<Card>,
    /// How many exchange counters were used (KI-29).
    pub used_exchanges: u8,
    /// How many counters were set aside unseen.
    pub aside: u8,
    /// What was set aside, once the game is over.
    pub aside_counter: Option<Counter>,
    /// Where the villages are.
    pub villages: Vec<u8>,
}

/// What a viewer may know of one expedition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Expedition {
    /// Whose.
    pub seat: Seat,
    /// Where its pawn stands.
    pub space: u8,
    /// Its face-up cards, once dealt.
    #[cfg_attr(feature = "types", schema(value_type = Option<[Card; 3]>))]
    pub piles: Option<Piles>,
    /// How far they carry; 0 before the deal.
    pub reach: u8,
    /// How many cards it holds.
    pub cards: u8,
    /// Which, if this viewer may know.
    pub hand: Option<Vec<Card>>,
    /// How many counters it has still to lay.
    pub to_lay: u8,
    /// Which, if this viewer may know.
    pub stock: Option<Vec<Counter>>,
    /// Its player left a table without bots (KI-65).
    pub left: bool,
}

/// What a viewer may know of a counter on the path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OnPath {
    /// Where it lies.
    pub space: u8,
    /// Who laid it.
    pub by: Seat,
    /// Is it face up?
    pub up: bool,
    /// What it shows, if this viewer may know.
    pub counter: Option<Counter>,
}

impl View {
    /// The expedition of a seat.
    pub fn expedition(&self, seat: Seat) -> &Expedition {
        &self.expeditions[seat.index()]
    }

    /// The counter on a space.
    pub fn on_path(&self, space: u8) -> Option<&OnPath> {
        self.counters.iter().find(|counter| counter.space == space)
    }
}

impl Views for Kilimandjaro {
    type View = View;
    type EventView = EventView;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let over = state.stage == Stage::Over;
        let expedition = |seat: Seat| {
            let (hand, stock) = (state.hand(seat), state.stock[seat.index()]);
            let knows = over || viewer.is(seat);
            Expedition {
                seat,
                space: state.pawn(seat),
                piles: state.piles(seat),
                reach: state.reach(seat),
                cards: hand.len(),
                hand: knows.then(|| hand.iter().collect()),
                to_lay: stock.len(),
                stock: knows.then(|| stock.iter().collect()),
                left: state.left.contains(seat),
            }
        };
        let on_path = |(space, laid): (usize, &Option<Laid>)| {
            let laid = laid.as_ref()?;
            let knows = over || laid.up || viewer.is(laid.by) && !self.edition.hide_laid;
            let counter = knows.then_some(laid.counter);
            Some(OnPath { space: space as u8, by: laid.by, up: laid.up, counter })
        };
        View {
            viewer: Seats::first(self.seats).into_iter().find(|&seat| viewer.is(seat)),
            stage: state.stage,
            dealer: state.dealer,
            expeditions: Seats::first(self.seats).into_iter().map(expedition).collect(),
            counters: state.path.iter().enumerate().filter_map(on_path).collect(),
            pile: state.pile.len(),
            covered: state.covered().iter().collect(),
            used_exchanges: state.used_exchanges(),
            aside: u8::from(state.aside.is_some()),
            aside_counter: state.aside.filter(|_| over),
            villages: self.board.villages().to_vec(),
        }
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        let all = || Seats::first(self.seats).into_iter();
        Some(match *event {
            Event::Open(open) => EventView::Open(open),
            Event::CountersDealt { stock, aside } => EventView::Hidden(HiddenView::CountersDealt {
                counts: all().map(|seat| stock[seat.index()].len()).collect(),
                mine: all().find(|&seat| viewer.is(seat)).map(|seat| stock[seat.index()].iter().collect()),
                aside,
            }),
            Event::Laid { seat, counter, space } => {
                let knows = viewer.is(seat) && !self.edition.hide_laid;
                EventView::Hidden(HiddenView::Laid { seat, counter: knows.then_some(counter), space })
            }
            Event::CardsDealt { piles, hands } => EventView::Hidden(HiddenView::CardsDealt {
                piles: all().filter_map(|seat| piles[seat.index()]).collect(),
                mine: all().find(|&seat| viewer.is(seat)).map(|seat| hands[seat.index()].iter().collect()),
            }),
            Event::Drew { seat, card, left } => {
                let card = viewer.is(seat).then_some(card);
                EventView::Hidden(HiddenView::Drew { seat, card, left })
            }
        })
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Open(Open::Met { turned: true, .. } | Open::Ended { .. }))
    }

    fn by_heart(&self) -> bool {
        self.edition.hide_laid
    }

    fn guess<R: Random>(&self, view: &View, random: &mut R) -> State {
        let mut state = State::new(view.stage, view.dealer);
        for expedition in &view.expeditions {
            let at = expedition.seat.index();
            state.pawns[at] = expedition.space;
            state.piles[at] = expedition.piles;
            if expedition.left {
                state.left = state.left.with(expedition.seat);
            }
        }
        self.guess_cards(view, &mut state, random);
        self.guess_counters(view, &mut state, random);
        state
    }
}

impl Kilimandjaro {
    /// Whatever this viewer has not seen lies in the other hands and in the pile.
    fn guess_cards<R: Random>(&self, view: &View, state: &mut State, random: &mut R) {
        let tops = view.expeditions.iter().filter_map(|expedition| expedition.piles).flatten();
        let hands = view.expeditions.iter().filter_map(|expedition| expedition.hand.as_ref()).flatten();
        let seen = tops.chain(hands.chain(&view.covered).copied());
        let mut unseen = Cards::ALL.without(seen).expect("a view shows no card in two places");
        for expedition in &view.expeditions {
            state.hands[expedition.seat.index()] = match &expedition.hand {
                Some(hand) => hand.iter().copied().collect(),
                None => (0..expedition.cards)
                    .map(|_| {
                        let card = unseen.nth(random.below(u32::from(unseen.len())));
                        unseen.take(card);
                        card
                    })
                    .collect(),
            };
        }
        state.pile = unseen;
    }

    /// Whatever face this viewer has not seen lies face down, waits to be laid, or was set aside.
    fn guess_counters<R: Random>(&self, view: &View, state: &mut State, random: &mut R) {
        let stocks = view.expeditions.iter().filter_map(|expedition| expedition.stock.as_ref()).flatten();
        let faces = view.counters.iter().filter_map(|counter| counter.counter);
        let used = (0..view.used_exchanges).map(|_| Counter::Exchange);
        let mut unseen = Counters::all();
        for counter in stocks.copied().chain(faces).chain(used).chain(view.aside_counter) {
            unseen.take(counter);
        }
        let mut unseen: Vec<Counter> = unseen.iter().collect();
        random.shuffle(&mut unseen);
        let mut next = || unseen.pop().expect("sixteen counters are somewhere");
        for &OnPath { space, by, up, counter } in &view.counters {
            let counter = counter.unwrap_or_else(&mut next);
            state.path[space as usize] = Some(Laid { counter, by, up });
        }
        for expedition in &view.expeditions {
            state.stock[expedition.seat.index()] = match &expedition.stock {
                Some(stock) => stock.iter().copied().collect(),
                None => (0..expedition.to_lay).map(|_| next()).collect(),
            };
        }
        if view.aside > 0 {
            state.aside = Some(view.aside_counter.unwrap_or_else(next));
        }
    }
}

/// How far an expedition's piles would carry with this card on one of them.
pub(crate) fn reach_with(piles: Piles, card: Card, pile: usize) -> u8 {
    let mut piles = piles;
    piles[pile] = card;
    reach(piles)
}
