//! Who may know what of *Cards*, and what can be picked from that.

use super::cards::{Card, Cards, CardsEvent, CardsState, Play};
use rules::{Draws, Next, NoEffect, Pick, Prompts, Random, Seat, Slot, Tell, Text, Viewer, Views};
use serde::Serialize;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardsView {
    dealt: bool,
    /// The die, once thrown.
    pub die: Option<u8>,
    /// The viewer's seat and hand.
    mine: Option<(Seat, Vec<Card>)>,
    /// How many cards each seat holds.
    pub in_hand: [usize; 2],
    laid: Vec<LaidView>,
}

/// A card on the table: `None` if it lies face down and the viewer did not lay it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LaidView {
    card: Option<Card>,
    hidden: bool,
}

/// What one viewer may know of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardsEventView {
    /// The viewer's own hand, if any.
    Dealt(Vec<Card>),
    /// A card was laid; which, if the viewer may know.
    Laid(Seat, Option<Card>),
    /// The die was thrown.
    Thrown(u8),
    /// A hidden card was turned over.
    Shown(Seat, Card),
}

impl Tell for CardsEventView {
    fn text(&self) -> Text {
        match self {
            CardsEventView::Dealt(_) => Text::new("toy-cards-dealt"),
            CardsEventView::Laid(seat, None) => Text::new("toy-cards-hid").with("seat", *seat),
            CardsEventView::Laid(seat, Some(card)) => {
                Text::new("toy-cards-laid").with("seat", *seat).with("card", *card)
            }
            CardsEventView::Thrown(die) => Text::new("toy-cards-thrown").with("die", *die),
            CardsEventView::Shown(seat, card) => {
                Text::new("toy-cards-shown").with("seat", *seat).with("card", *card)
            }
        }
    }
    fn clause(&self) -> Option<&'static str> {
        matches!(self, CardsEventView::Shown(..)).then_some("TC-04")
    }
}

impl Views for Cards {
    type View = CardsView;
    type EventView = CardsEventView;

    fn view(&self, state: &CardsState, viewer: Viewer) -> CardsView {
        let mine = match viewer {
            Viewer::Seat(seat) => Some((seat, state.hands[seat.index()].clone())),
            Viewer::Spectator => None,
        };
        let laid = state.laid.iter().enumerate().map(|(index, play)| {
            let known = !play.hidden || state.over() || viewer.is(CardsState::layer(index));
            LaidView { card: known.then_some(play.card), hidden: play.hidden }
        });
        CardsView {
            dealt: state.dealt,
            die: state.die,
            mine,
            in_hand: [state.hands[0].len(), state.hands[1].len()],
            laid: laid.collect(),
        }
    }

    fn event_view(&self, event: &CardsEvent, viewer: Viewer) -> Option<CardsEventView> {
        Some(match event {
            CardsEvent::Dealt(hands) => CardsEventView::Dealt(match viewer {
                Viewer::Seat(seat) => hands[seat.index()].clone(),
                Viewer::Spectator => Vec::new(),
            }),
            CardsEvent::Laid(seat, play) => {
                let known = !play.hidden || viewer.is(*seat);
                CardsEventView::Laid(*seat, known.then_some(play.card))
            }
            CardsEvent::Thrown(die) => CardsEventView::Thrown(*die),
            CardsEvent::Shown(seat, card) => CardsEventView::Shown(*seat, *card),
        })
    }

    fn reveals(&self, event: &CardsEvent) -> bool {
        matches!(event, CardsEvent::Shown(..))
    }

    fn guess<R: Random>(&self, view: &CardsView, random: &mut R) -> CardsState {
        let mine: &[Card] = view.mine.as_ref().map_or(&[], |(_, hand)| hand);
        let known =
            |card: &Card| mine.contains(card) || view.laid.iter().any(|laid| laid.card == Some(*card));
        let mut unknown: Vec<Card> = (1..=8).filter(|card| !known(card)).collect();
        random.shuffle(&mut unknown);
        let mut draw = || unknown.pop().expect("six of eight cards are dealt");
        let laid = view
            .laid
            .iter()
            .map(|laid| Play { card: laid.card.unwrap_or_else(&mut draw), hidden: laid.hidden });
        let laid = laid.collect();
        let hands = [Seat(0), Seat(1)].map(|seat| match &view.mine {
            Some((me, hand)) if *me == seat => hand.clone(),
            _ => {
                let mut hand: Vec<Card> = (0..view.in_hand[seat.index()]).map(|_| draw()).collect();
                hand.sort_unstable();
                hand
            }
        });
        CardsState { hands, laid, die: view.die, dealt: view.dealt }
    }
}

impl Draws for Cards {
    fn draw(&self, view: &CardsView) -> String {
        format!("<svg xmlns='http://www.w3.org/2000/svg'><text>{}</text></svg>", view.laid.len())
    }
}

impl Prompts for Cards {
    type Effect = NoEffect;

    fn slots(&self, view: &CardsView, seat: Seat) -> Vec<Slot> {
        let laid = view.laid.len();
        let asked = view.dealt && laid < 6 && (laid != 4 || view.die.is_some()) && laid % 2 == seat.index();
        let slot = Slot { id: "card".to_owned(), ask: Text::new("toy-cards-which-card"), optional: false };
        asked.then_some(slot).into_iter().collect()
    }

    fn next(&self, view: &CardsView, _: Seat, _: usize, picked: &[String]) -> Next {
        let hand =
            view.mine.as_ref().map_or(Vec::new(), |(_, hand)| hand.iter().map(u8::to_string).collect());
        let how = ["open".to_owned(), "hide".to_owned()];
        let tokens = |tokens: &[String]| tokens.iter().cloned().map(Pick::token).collect();
        match picked {
            [] => Next { options: tokens(&how), complete: false },
            [first] if how.contains(first) => Next { options: tokens(&hand), complete: false },
            [first, card] => {
                Next { options: Vec::new(), complete: how.contains(first) && hand.contains(card) }
            }
            _ => Next::default(),
        }
    }

    fn assemble(&self, _: &CardsView, _: Seat, filled: &[Vec<String>]) -> Option<Play> {
        match filled {
            [picked] => rules::Notation::read_action(self, &picked.join(" ")).ok(),
            _ => None,
        }
    }

    fn picks(&self, _: &CardsView, _: Seat, action: &Play) -> Vec<Vec<String>> {
        vec![rules::Notation::write_action(self, action).split(' ').map(str::to_owned).collect()]
    }
}
