//! *Cards*: of eight cards, three are dealt to each of two seats. They take turns to lay one card, open or
//! face down; after the fourth card a die is thrown and added to every open card. When all six lie there, the
//! hidden ones are turned over and the higher sum wins.

use rules::{
    Explain, Game, Listed, OptionSpec, Outcome, Part, Random, Rules, Score, Seat, Seats, Setup, SetupError,
    Sink, Standing, Text, Turn,
};

/// A card, 1 to 8.
pub type Card = u8;

/// The game; it has one edition and no options.
pub struct Cards;

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardsState {
    /// The cards in hand, sorted.
    pub hands: [Vec<Card>; 2],
    /// What was laid, in order: the seats take turns.
    pub laid: Vec<Play>,
    /// The die, once thrown.
    pub die: Option<u8>,
    /// Were the cards dealt?
    pub dealt: bool,
}

/// A card laid open or face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// Which card.
    pub card: Card,
    /// Face down?
    pub hidden: bool,
}

/// What chance decides: the deal, and later the die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsRoll {
    /// The two hands, sorted.
    Deal([Vec<Card>; 2]),
    /// 1 to 3.
    Die(u8),
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsEvent {
    /// Hands were dealt.
    Dealt([Vec<Card>; 2]),
    /// A card was laid.
    Laid(Seat, Play),
    /// The die was thrown.
    Thrown(u8),
    /// A hidden card was turned over.
    Shown(Seat, Card),
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsIllegal {
    /// TC-02: one lays a card of one's hand.
    NotYours(Card),
    /// TC-01, TC-03: no such deal, no such side of the die.
    NoSuchRoll,
}

impl Explain for CardsIllegal {
    fn clause(&self) -> &'static str {
        match self {
            CardsIllegal::NotYours(_) => "TC-02",
            CardsIllegal::NoSuchRoll => "TC-01",
        }
    }
    fn text(&self) -> Text {
        match self {
            CardsIllegal::NotYours(card) => Text::new("toy-cards-not-yours").with("card", *card),
            CardsIllegal::NoSuchRoll => Text::new("toy-cards-no-such-roll"),
        }
    }
}

impl CardsState {
    /// Whose turn it would be to lay a card.
    pub(super) fn next_seat(&self) -> Seat {
        Seat(self.laid.len() as u8 % 2)
    }

    /// Who laid the card of this index.
    pub(super) fn layer(index: usize) -> Seat {
        Seat(index as u8 % 2)
    }

    pub(super) fn over(&self) -> bool {
        self.laid.len() == 6
    }
}

impl Rules for Cards {
    type State = CardsState;
    type Action = Play;
    type Roll = CardsRoll;
    type Event = CardsEvent;
    type Illegal = CardsIllegal;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> CardsState {
        CardsState { hands: [Vec::new(), Vec::new()], laid: Vec::new(), die: None, dealt: false }
    }

    fn turn(&self, state: &CardsState) -> Turn {
        match state.laid.len() {
            _ if !state.dealt => Turn::Chance,
            6 => Turn::Over,
            4 if state.die.is_none() => Turn::Chance,
            _ => Turn::Decide(Seats::one(state.next_seat())),
        }
    }

    fn check(&self, state: &CardsState, seat: Seat, play: &Play) -> Result<(), CardsIllegal> {
        let mine = state.hands[seat.index()].contains(&play.card);
        if mine { Ok(()) } else { Err(CardsIllegal::NotYours(play.card)) }
    }

    fn sample<R: Random>(&self, state: &CardsState, seat: Seat, random: &mut R) -> Play {
        let hand = &state.hands[seat.index()];
        let card = hand[random.below(hand.len() as u32) as usize];
        Play { card, hidden: random.below(2) == 0 }
    }

    fn resolve(&self, state: &mut CardsState, joint: &[(Seat, Play)], out: &mut impl Sink<CardsEvent>) {
        for &(seat, play) in joint {
            state.hands[seat.index()].retain(|&card| card != play.card);
            state.laid.push(play);
            out.put(|| CardsEvent::Laid(seat, play));
        }
        if state.over() {
            for (index, play) in state.laid.iter().enumerate().filter(|(_, play)| play.hidden) {
                out.put(|| CardsEvent::Shown(CardsState::layer(index), play.card));
            }
        }
    }

    fn roll<R: Random>(&self, state: &CardsState, random: &mut R) -> CardsRoll {
        if state.dealt {
            return CardsRoll::Die(random.below(3) as u8 + 1);
        }
        let mut deck: Vec<Card> = (1..=8).collect();
        random.shuffle(&mut deck);
        let (mut x, mut y) = (deck[..3].to_vec(), deck[3..6].to_vec());
        x.sort_unstable();
        y.sort_unstable();
        CardsRoll::Deal([x, y])
    }

    fn check_roll(&self, state: &CardsState, roll: &CardsRoll) -> Result<(), CardsIllegal> {
        let possible = match roll {
            CardsRoll::Die(die) => state.dealt && (1..=3).contains(die),
            CardsRoll::Deal([x, y]) => {
                let good = |hand: &[Card]| {
                    hand.len() == 3
                        && hand.is_sorted_by(|a, b| a < b)
                        && hand.iter().all(|c| (1..=8).contains(c))
                };
                !state.dealt && good(x) && good(y) && !x.iter().any(|card| y.contains(card))
            }
        };
        if possible { Ok(()) } else { Err(CardsIllegal::NoSuchRoll) }
    }

    fn settle(&self, state: &mut CardsState, roll: &CardsRoll, out: &mut impl Sink<CardsEvent>) {
        match roll {
            CardsRoll::Deal(hands) => {
                state.hands = hands.clone();
                state.dealt = true;
                out.put(|| CardsEvent::Dealt(hands.clone()));
            }
            &CardsRoll::Die(die) => {
                state.die = Some(die);
                out.put(|| CardsEvent::Thrown(die));
            }
        }
    }

    /// Hidden cards do not count before the end: the score is no way to look under them.
    fn standing(&self, state: &CardsState) -> Standing {
        let score = |seat: Seat| {
            let mine = |index: usize| CardsState::layer(index) == seat;
            let cards =
                state.laid.iter().enumerate().filter(|&(i, play)| mine(i) && (state.over() || !play.hidden));
            let points = |play: &Play| match (play.hidden, state.die) {
                (false, Some(die)) => i32::from(play.card + die),
                _ => i32::from(play.card),
            };
            let parts = cards.map(|(_, play)| Part {
                what: Text::new("toy-cards-part").with("card", play.card),
                points: points(play),
                clause: "TC-04",
            });
            let parts: Vec<Part> = parts.collect();
            Score { seat, total: parts.iter().map(|part| part.points).sum(), parts, tie_break: None }
        };
        let scores = [score(Seat(0)), score(Seat(1))];
        let winners = match scores[0].total.cmp(&scores[1].total) {
            std::cmp::Ordering::Greater => Seats::one(Seat(0)),
            std::cmp::Ordering::Less => Seats::one(Seat(1)),
            std::cmp::Ordering::Equal => Seats::NONE,
        };
        let how = Text::new("toy-cards-higher-sum");
        let outcome = state.over().then_some(Outcome { winners, how, clause: "TC-04", how_clause: None });
        Standing { scores: scores.to_vec(), outcome }
    }

    fn on_timeout(&self, state: &CardsState, seat: Seat) -> Option<Play> {
        state.hands[seat.index()].first().map(|&card| Play { card, hidden: true })
    }

    const DUEL: Option<&'static str> = Some("TC-05");
}

impl Listed for Cards {
    fn legal(&self, state: &CardsState, seat: Seat, out: &mut Vec<Play>) {
        let hand = state.hands[seat.index()].iter();
        out.extend(hand.flat_map(|&card| [false, true].map(|hidden| Play { card, hidden })));
    }
}

impl Game for Cards {
    const KEY: &'static str = "toy-cards";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["x", "y"];
    const MIN_SEATS: usize = 2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PLAYERS: &'static str = "TC-01";
    const LEAVING: &'static str = "TC-05";
    const LONGEST: usize = 8;

    fn open(setup: &Setup) -> Result<Cards, Vec<SetupError>> {
        let mut faults = OptionSpec::check_all(Cards::OPTIONS, &setup.options);
        if setup.seats != Cards::SEATS {
            faults.push(SetupError::new("seats", Text::plain("are x y")));
        }
        if faults.is_empty() { Ok(Cards) } else { Err(faults) }
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        Cards::SEATS.to_vec()
    }
}
