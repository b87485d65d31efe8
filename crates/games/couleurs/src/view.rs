//! Who may know what. Built up from the state, field by field.

use crate::known::deal_hidden;
use crate::{
    Board, Cards, Couleurs, Event, EventView, Holding, Known, MAX_AREAS, Pad, Pass, Phase, SEATS, Sheet,
    State,
};
use rules::{Random, Rules, Seat, Seats, Text, Viewer, Views};
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// The table as one viewer sees it, with what they have learned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// The seat that looks; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// What the game waits for: `stage`, with a `detail` when cards are drawn or the game is over.
    #[serde(flatten)]
    pub phase: Phase,
    /// Who dealt.
    pub dealer: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The hands in seat order.
    pub hands: Vec<HandView>,
    /// The covered flags. They do not show who covered them (CM-58).
    #[cfg_attr(feature = "types", ts(as = "Vec<String>"), schema(value_type = Vec<String>))]
    pub covered: CardList,
    /// How many cards the stock holds.
    pub stock: usize,
    /// The cards that this viewer has not seen: with open hands, the stock itself.
    #[cfg_attr(feature = "types", ts(as = "Vec<String>"), schema(value_type = Vec<String>))]
    pub unseen: CardList,
    /// The areas in board order.
    pub areas: Vec<AreaView>,
    /// The scores by kind, in seat order.
    pub scores: Vec<ScoreView>,
    /// Who was paid for going out.
    pub out: Option<Seat>,
    /// The score pad, oldest turn first.
    pub pad: Vec<PadLine>,
    /// What the viewer could do if it were their turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub mine: Option<Mine>,
    /// Unable passes in a row with an empty stock (CM-55).
    pub stalled: u8,
}

/// A hand: its size, its cards if the viewer may see them, and what passes have shown of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HandView {
    /// Whose.
    pub seat: Seat,
    /// How many cards.
    pub count: usize,
    /// The cards, if seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional), schema(value_type = Option<Vec<String>>))]
    pub cards: Option<CardList>,
    /// Closed hands: cards that it lacked when it was last unable…
    #[serde(skip_serializing_if = "CardList::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional), schema(value_type = Option<Vec<String>>))]
    pub lacked: CardList,
    /// … and how many of them it may hold by now.
    pub lacked_at_most: u8,
    /// Closed hands: when it refused it held one of these.
    #[serde(skip_serializing_if = "CardList::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional), schema(value_type = Option<Vec<String>>))]
    pub one_of: CardList,
}

/// How far an area is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AreaView {
    /// Which.
    pub id: String,
    /// How many flags it has.
    pub flags: usize,
    /// How many are not covered yet.
    pub left: usize,
    /// Is its last card paid?
    pub bonus: bool,
    /// Who covered its latest flag.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub latest: Option<Seat>,
    /// Whose its bonus is, by now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub paid: Option<Seat>,
}

/// A seat's scores by kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ScoreView {
    /// Whose.
    pub seat: Seat,
    /// Points of chains.
    pub chains: i32,
    /// Points of area bonuses.
    pub areas: i32,
    /// Points for going out.
    pub out: i32,
    /// Unable passes.
    pub unable: u8,
    /// Refusals.
    pub refusals: u8,
    /// All penalties for passes.
    pub penalties: i32,
    /// The charge for cards left, once the game is over.
    pub hand: i32,
    /// The sum.
    pub total: i32,
}

/// A turn on the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PadLine {
    /// Whose turn.
    pub seat: Seat,
    /// Its points.
    pub points: i32,
}

/// What a seat could do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Mine {
    /// The cards that can begin now.
    #[cfg_attr(feature = "types", ts(as = "Vec<String>"), schema(value_type = Vec<String>))]
    pub beginners: CardList,
    /// What a pass would be.
    pub pass: PassView,
}

/// What a pass would be, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PassView {
    /// Which.
    pub kind: PassKind,
    /// The penalty.
    pub cost: i32,
    /// How many cards would be drawn.
    pub draw: usize,
    /// How many refusals would be left after it (CM-44).
    pub left: u8,
    /// The clause that decides it.
    pub clause: &'static str,
}

/// Unable, refusing, or not allowed to refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PassKind {
    /// No card can begin.
    Unable,
    /// A card could begin.
    Refuse,
    /// A card could begin and both refusals are used.
    Forbidden,
}

/// A set of cards that is written as nation ids, in board order.
#[derive(Clone)]
pub struct CardList {
    /// The cards.
    pub cards: Cards,
    board: Arc<Board>,
}

impl CardList {
    fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The ids of the cards.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.cards.into_iter().map(|card| self.board.id(card))
    }
}

impl PartialEq for CardList {
    fn eq(&self, other: &CardList) -> bool {
        self.cards == other.cards
    }
}

impl Eq for CardList {}

impl std::fmt::Debug for CardList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

impl Serialize for CardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.ids())
    }
}

impl Views for Couleurs {
    type View = View;
    type EventView = EventView;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let over = matches!(state.phase, Phase::Over(_));
        let sees = |seat: Seat| !self.choices.closed || over || viewer.is(seat);
        let seats = || Seats::first(self.seats()).into_iter();
        let seen = seats().filter(|&seat| sees(seat)).fold(state.covered, |all, seat| all | state.hand(seat));
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            phase: state.phase,
            dealer: state.dealer,
            turn: state.mover,
            hands: seats().map(|seat| self.hand_view(state, seat, sees(seat))).collect(),
            covered: self.list(state.covered),
            stock: state.stock.len(),
            unseen: self.list(self.board.deck - seen),
            areas: (0..self.board.areas.len()).map(|area| self.area_view(state, area)).collect(),
            scores: seats().map(|seat| self.score_view(state, seat)).collect(),
            out: state.out,
            pad: self.pad_lines(state),
            mine: viewer.filter(|_| !over).map(|seat| self.mine(state, seat)),
            stalled: state.stalled,
        }
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(self.event_as_seen(event, viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        // The end shows closed hands, because they are charged; a pass shows whether a hand could begin.
        let shows = matches!(event, Event::Over { .. } | Event::Unable { .. } | Event::Refused { .. });
        self.choices.closed && shows
    }

    fn guess<R: Random>(&self, view: &View, random: &mut R) -> State {
        let hidden: Vec<_> = view
            .hands
            .iter()
            .filter(|hand| hand.cards.is_none())
            .map(|hand| (hand.seat, hand.count, hand.known()))
            .collect();
        let mut hands = deal_hidden(view.unseen.cards, &hidden, random);
        let mut known = [Known::default(); SEATS];
        let mut sheets = [Sheet::default(); SEATS];
        for hand in &view.hands {
            known[hand.seat.index()] = hand.known();
            if let Some(cards) = &hand.cards {
                hands[hand.seat.index()] = cards.cards;
            }
        }
        for score in &view.scores {
            sheets[score.seat.index()] =
                Sheet { chains: score.chains, unable: score.unable, refusals: score.refusals };
        }
        let mut pad = Pad::blank();
        view.pad.iter().for_each(|line| pad.note(line.points));
        let mut latest = [None; MAX_AREAS];
        latest.iter_mut().zip(&view.areas).for_each(|(latest, area)| *latest = area.latest);
        let held = hands.iter().fold(view.covered.cards, |all, hand| all | *hand);
        State {
            phase: view.phase,
            dealer: view.dealer,
            mover: view.turn,
            hands,
            covered: view.covered.cards,
            stock: self.board.deck - held,
            sheets,
            latest,
            out: view.out,
            stalled: view.stalled,
            known,
            pad,
        }
    }
}

impl Couleurs {
    pub(crate) fn list(&self, cards: Cards) -> CardList {
        CardList { cards, board: Arc::clone(&self.board) }
    }

    fn hand_view(&self, state: &State, seat: Seat, seen: bool) -> HandView {
        let known = state.known[seat.index()];
        let hand = state.hand(seat);
        HandView {
            seat,
            count: hand.len(),
            cards: seen.then(|| self.list(hand)),
            lacked: self.list(known.lacked),
            lacked_at_most: known.at_most,
            one_of: self.list(known.one_of),
        }
    }

    fn area_view(&self, state: &State, area: usize) -> AreaView {
        let cards = self.board.area_cards(area);
        AreaView {
            id: self.board.areas[area].id.clone(),
            flags: cards.len(),
            left: (cards - state.covered).len(),
            bonus: self.board.areas[area].bonus,
            latest: state.latest[area],
            paid: self.board.areas[area].bonus.then(|| self.paid(state, area)).flatten(),
        }
    }

    fn score_view(&self, state: &State, seat: Seat) -> ScoreView {
        let points = self.points(state, seat);
        let sheet = state.sheet(seat);
        ScoreView {
            seat,
            chains: points.chains,
            areas: points.areas,
            out: points.out,
            unable: sheet.unable,
            refusals: sheet.refusals,
            penalties: points.unable + points.refusals,
            hand: points.hand,
            total: points.total(),
        }
    }

    /// The pad with the seat of each line, reckoned back from the latest turn.
    fn pad_lines(&self, state: &State) -> Vec<PadLine> {
        let seats = usize::from(self.seats());
        let lines = state.pad.lines();
        let latest = match state.phase {
            Phase::Play => state.mover.index() + seats - 1,
            _ => state.mover.index(),
        };
        let back = |place: usize| (latest + seats * Pad::LINES - (lines.len() - 1 - place)) % seats;
        (0..lines.len())
            .map(|place| PadLine { seat: Seat(back(place) as u8), points: lines[place] })
            .collect()
    }

    fn mine(&self, state: &State, seat: Seat) -> Mine {
        let holding = Holding::of(state, seat);
        Mine {
            beginners: self.list(self.beginners(&holding)),
            pass: self.pass_view(&holding, state.stock.len()),
        }
    }

    pub(crate) fn pass_view(&self, holding: &Holding, stock: usize) -> PassView {
        let numbers = &self.board.numbers;
        let draw = usize::from(numbers.draw_after_pass).min(stock);
        let left = crate::Numbers::REFUSALS.saturating_sub(holding.refusals);
        match self.pass_of(holding) {
            Pass::Unable => {
                let cost = i32::from(numbers.penalty_unable);
                PassView { kind: PassKind::Unable, cost, draw, left, clause: "CM-26" }
            }
            Pass::Refusal(nth) => {
                let cost = numbers.penalty_refusal(nth);
                PassView { kind: PassKind::Refuse, cost, draw, left: left - 1, clause: "CM-43" }
            }
            Pass::Forbidden => {
                PassView { kind: PassKind::Forbidden, cost: 0, draw: 0, left, clause: "CM-44" }
            }
        }
    }
}

impl HandView {
    fn known(&self) -> Known {
        Known { lacked: self.lacked.cards, at_most: self.lacked_at_most, one_of: self.one_of.cards }
    }
}

impl View {
    /// What a seat holds, if this view shows it.
    pub fn holding(&self, seat: Seat) -> Option<Holding> {
        let hand = self.hands.get(seat.index())?.cards.as_ref()?.cards;
        let refusals = self.scores.get(seat.index())?.refusals;
        Some(Holding { hand, covered: self.covered.cards, refusals })
    }

    pub(crate) fn stage_text(&self) -> Text {
        match self.phase {
            Phase::Dealer => Text::new("couleurs-stage-dealer"),
            Phase::Deal => Text::new("couleurs-stage-deal"),
            Phase::Play => Text::new("couleurs-stage-play").with("stock", self.stock),
            Phase::Draw(_) => Text::new("couleurs-stage-draw").with("stock", self.stock),
            Phase::Over(_) => Text::new("couleurs-stage-over"),
        }
    }
}
