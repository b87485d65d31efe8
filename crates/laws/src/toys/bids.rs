//! *Bids*: every seat has the coins 1, 2, 3, …; in each round all bid one coin at the same time. The one
//! highest bid wins as many points as the round has; equal highest bids win nothing. Spent coins are gone.

use rules::{
    Arg, Draws, Explain, Game, Listed, Next, NoEffect, Notation, OptionSpec, Outcome, ParseError, Pick,
    Prompts, Random, Rules, Score, Seat, Seats, Setup, SetupError, Sink, Slot, Standing, Tell, Text, Time,
    Turn, Viewer, Views,
};
use serde::Serialize;

/// The game for some seats and some coins each.
pub struct Bids {
    seats: u8,
    coins: u8,
    /// Equal highest bids: the first in the joint answer wins. This breaks the law of order, which is tested
    /// with it.
    first_wins: bool,
}

/// Which coins are gone (a bit each), and the points, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidsState {
    spent: Vec<u8>,
    points: Vec<i32>,
}

/// The coin that is bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bid(pub u8);

/// TB-02: the coin is gone, or there never was one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchCoin(u8);

impl Explain for NoSuchCoin {
    fn clause(&self) -> &'static str {
        "TB-02"
    }
    fn text(&self) -> Text {
        Text::new("toy-bids-no-such-coin").with("coin", self.0)
    }
}

/// The bids of a round, and who won it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Revealed {
    bids: Vec<u8>,
    winner: Option<Seat>,
}

impl Tell for Revealed {
    fn text(&self) -> Text {
        let bids = self.bids.iter().map(|&bid| Arg::from(bid)).collect();
        Text::new("toy-bids-revealed").with("bids", Arg::List(bids))
    }
    fn clause(&self) -> Option<&'static str> {
        Some("TB-03")
    }
}

impl BidsState {
    fn round(&self) -> u8 {
        self.spent[0].count_ones() as u8 + 1
    }

    fn has(&self, seat: Seat, coin: u8) -> bool {
        self.spent[seat.index()] >> coin & 1 == 0
    }
}

impl Rules for Bids {
    type State = BidsState;
    type Action = Bid;
    type Roll = std::convert::Infallible;
    type Event = Revealed;
    type Illegal = NoSuchCoin;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> BidsState {
        BidsState { spent: vec![0; self.seats.into()], points: vec![0; self.seats.into()] }
    }

    fn turn(&self, state: &BidsState) -> Turn {
        if state.round() > self.coins { Turn::Over } else { Turn::Decide(Seats::first(self.seats)) }
    }

    fn check(&self, state: &BidsState, seat: Seat, &Bid(coin): &Bid) -> Result<(), NoSuchCoin> {
        if (1..=self.coins).contains(&coin) && state.has(seat, coin) { Ok(()) } else { Err(NoSuchCoin(coin)) }
    }

    fn sample<R: Random>(&self, state: &BidsState, seat: Seat, random: &mut R) -> Bid {
        let mut list = Vec::new();
        self.legal(state, seat, &mut list);
        list[random.below(list.len() as u32) as usize]
    }

    fn resolve(&self, state: &mut BidsState, joint: &[(Seat, Bid)], out: &mut impl Sink<Revealed>) {
        let highest = joint.iter().map(|(_, bid)| bid.0).max().unwrap_or(0);
        let mut best = joint.iter().filter(|(_, bid)| bid.0 == highest).map(|(seat, _)| *seat);
        let winner = best.next().filter(|_| self.first_wins || best.next().is_none());
        let round = state.round();
        let mut bids = vec![0; self.seats.into()];
        for (seat, Bid(coin)) in joint {
            bids[seat.index()] = *coin;
            state.spent[seat.index()] |= 1 << coin;
        }
        if let Some(winner) = winner {
            state.points[winner.index()] += i32::from(round);
        }
        out.put(|| Revealed { bids, winner });
    }

    fn roll<R: Random>(&self, _: &BidsState, _: &mut R) -> Self::Roll {
        unreachable!("no turn of this game is chance's")
    }
    fn check_roll(&self, _: &BidsState, roll: &Self::Roll) -> Result<(), NoSuchCoin> {
        match *roll {}
    }
    fn settle(&self, _: &mut BidsState, roll: &Self::Roll, _: &mut impl Sink<Revealed>) {
        match *roll {}
    }

    fn standing(&self, state: &BidsState) -> Standing {
        let seats = Seats::first(self.seats);
        let score = |seat: Seat| Score {
            seat,
            total: state.points[seat.index()],
            parts: Vec::new(),
            tie_break: None,
        };
        let best = state.points.iter().max();
        let winners = seats.into_iter().filter(|seat| state.points.get(seat.index()) == best).collect();
        let how = Text::new("toy-bids-most-points");
        let outcome = (self.turn(state) == Turn::Over).then_some(Outcome {
            winners,
            how,
            clause: "TB-04",
            how_clause: None,
        });
        Standing { scores: seats.into_iter().map(score).collect(), outcome }
    }

    fn time(&self, _: &BidsState) -> Time {
        Time::Write(Some(60))
    }

    fn on_timeout(&self, state: &BidsState, seat: Seat) -> Option<Bid> {
        (1..=self.coins).find(|&coin| state.has(seat, coin)).map(Bid)
    }
}

impl Listed for Bids {
    fn legal(&self, state: &BidsState, seat: Seat, out: &mut Vec<Bid>) {
        out.extend((1..=self.coins).filter(|&coin| state.has(seat, coin)).map(Bid));
    }
}

/// Nothing is secret but the bids, and those the table keeps sealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BidsView {
    spent: Vec<u8>,
    points: Vec<i32>,
}

impl Views for Bids {
    type View = BidsView;
    type EventView = Revealed;

    fn view(&self, state: &BidsState, _: Viewer) -> BidsView {
        BidsView { spent: state.spent.clone(), points: state.points.clone() }
    }
    fn event_view(&self, event: &Revealed, _: Viewer) -> Option<Revealed> {
        Some(event.clone())
    }
    fn guess<R: Random>(&self, view: &BidsView, _: &mut R) -> BidsState {
        BidsState { spent: view.spent.clone(), points: view.points.clone() }
    }
}

impl Draws for Bids {
    fn draw(&self, view: &BidsView) -> String {
        format!("<svg xmlns='http://www.w3.org/2000/svg'><text>{:?}</text></svg>", view.points)
    }
}

impl Notation for Bids {
    fn write_action(&self, &Bid(coin): &Bid) -> String {
        coin.to_string()
    }
    fn read_action(&self, text: &str) -> Result<Bid, ParseError> {
        let coin = text.parse().ok().filter(|coin: &u8| coin.to_string() == text);
        coin.map(Bid).ok_or_else(|| ParseError::spelling(Text::plain(format!("not a coin: {text:?}"))))
    }
    fn write_roll(&self, roll: &Self::Roll) -> String {
        match *roll {}
    }
    fn read_roll(&self, text: &str) -> Result<Self::Roll, ParseError> {
        Err(ParseError::spelling(Text::plain(format!("this game has no chance: {text:?}"))))
    }

    /// `spent:points` of each seat, such as `13:2 24:0`.
    fn write_position(&self, state: &BidsState) -> String {
        let coins = |spent: u8| (1..=self.coins).filter(move |coin| spent >> coin & 1 == 1);
        let seats = state.spent.iter().zip(&state.points).map(|(&spent, points)| {
            let coins: String = coins(spent).map(|coin| coin.to_string()).collect();
            format!("{coins}:{points}")
        });
        seats.collect::<Vec<_>>().join(" ")
    }

    fn read_position(&self, text: &str) -> Result<BidsState, Vec<ParseError>> {
        let spelling = || vec![ParseError::spelling(Text::plain(format!("not a position: {text:?}")))];
        let mut state = BidsState { spent: Vec::new(), points: Vec::new() };
        for part in text.split(' ') {
            let (coins, points) = part.split_once(':').ok_or_else(spelling)?;
            let mut spent = 0;
            for coin in coins.bytes() {
                let coin = coin.wrapping_sub(b'0');
                if !(1..=self.coins).contains(&coin) {
                    return Err(vec![ParseError::clause("TB-01", Text::plain(format!("no coin {coin}")))]);
                }
                spent |= 1 << coin;
            }
            state.spent.push(spent);
            state.points.push(points.parse().map_err(|_| spelling())?);
        }
        let mut faults = Vec::new();
        if state.spent.len() != usize::from(self.seats) {
            faults.push(ParseError::clause(
                "TB-01",
                Text::plain(format!("{} seats, not {}", self.seats, state.spent.len())),
            ));
        }
        if state.spent.iter().any(|spent| spent.count_ones() != state.spent[0].count_ones()) {
            faults.push(ParseError::clause(
                "TB-02",
                Text::plain("every seat has spent as many coins as there were rounds"),
            ));
        }
        let won: i32 = (1..i32::from(state.round())).sum();
        if state.points.iter().any(|points| !(0..=won).contains(points))
            || state.points.iter().sum::<i32>() > won
        {
            faults.push(ParseError::clause(
                "TB-03",
                Text::plain(format!("at most {won} points have been won")),
            ));
        }
        if faults.is_empty() && self.write_position(&state) != text {
            return Err(spelling());
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

impl Prompts for Bids {
    type Effect = NoEffect;

    fn slots(&self, view: &BidsView, seat: Seat) -> Vec<Slot> {
        let left = usize::from(self.coins) > view.spent[seat.index()].count_ones() as usize;
        let slot = Slot { id: "coin".to_owned(), ask: Text::new("toy-bids-which-coin"), optional: false };
        left.then_some(slot).into_iter().collect()
    }
    fn next(&self, view: &BidsView, seat: Seat, _: usize, picked: &[String]) -> Next {
        let free = |coin: &u8| view.spent[seat.index()] >> coin & 1 == 0;
        let coins = (1..=self.coins).filter(free).map(|coin| coin.to_string());
        match picked {
            [] => Next { options: coins.map(Pick::token).collect(), complete: false },
            [coin] => Next { options: Vec::new(), complete: coins.collect::<Vec<_>>().contains(coin) },
            _ => Next::default(),
        }
    }
    fn assemble(&self, _: &BidsView, _: Seat, filled: &[Vec<String>]) -> Option<Bid> {
        match filled {
            [picked] => picked.first().filter(|_| picked.len() == 1)?.parse().ok().map(Bid),
            _ => None,
        }
    }
    fn picks(&self, _: &BidsView, _: Seat, Bid(coin): &Bid) -> Vec<Vec<String>> {
        vec![vec![coin.to_string()]]
    }
}

impl Game for Bids {
    const KEY: &'static str = "toy-bids";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &["a", "b", "c"];
    const MIN_SEATS: usize = 2;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "ties", values: &["nobody", "first"], open: None }];
    const BOARD: &'static str = "4";
    const PLAYERS: &'static str = "TB-01";
    const LEAVING: &'static str = "TB-04";
    const LONGEST: usize = 6;

    /// The board file of this game is the number of coins.
    fn open(setup: &Setup) -> Result<Bids, Vec<SetupError>> {
        let mut faults = OptionSpec::check_all(Bids::OPTIONS, &setup.options);
        if !setup.seats.iter().eq(Bids::SEATS.iter().take(setup.seats.len())) || setup.seats.len() < 2 {
            faults.push(SetupError::new("seats", Text::plain("are a b or a b c")));
        }
        let coins = setup.board.as_deref().unwrap_or(Bids::BOARD).parse();
        let coins = coins.ok().filter(|coins| (1..=6).contains(coins));
        match coins {
            Some(coins) if faults.is_empty() => Ok(Bids {
                seats: setup.seats.len() as u8,
                coins,
                first_wins: setup.options.get("ties").is_some_and(|ties| ties == "first"),
            }),
            Some(_) => Err(faults),
            None => {
                faults.push(SetupError::new("board", Text::plain("is a number of coins from 1 to 6")));
                Err(faults)
            }
        }
    }

    fn seat_ids(&self) -> Vec<&'static str> {
        Bids::SEATS[..self.seats.into()].to_vec()
    }
}
