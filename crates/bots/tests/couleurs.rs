//! Couleurs' bots answer legally whatever they see, think the same of the same, find the best-paid chain, and the
//! levels are worth their names.

use bots::couleurs::{chain, level};
use couleurs::{Cards, Chain, Couleurs, Holding, Nation};
use rules::{Bot, Budget, Game, Quick, Random, Rules, Setup, Stream, Turn, Viewer, Views};

const LEVELS: [&str; 4] = ["random", "easy", "medium", "strong"];

fn open(seats: usize, options: &[(&str, &str)]) -> Couleurs {
    let seats = Couleurs::SEATS[..seats].iter().map(|&id| id.to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Couleurs::open(&Setup { seats, options, board: None }).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Plays a game; every answer is judged. The totals at the end.
fn play(game: &Couleurs, names: &[&str], budget: &Budget<'_>, seed: u64) -> [i32; 6] {
    let mut bots: Vec<Box<dyn Bot<Couleurs>>> =
        names.iter().map(|name| level(name).expect("a level")).collect();
    let (mut quick, mut random) = (Quick::new(seed), Stream::from_number(seed));
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return game.totals(&state),
            Turn::Chance => {
                let roll = game.roll(&state, &mut quick);
                game.settle(&mut state, &roll, &mut ());
            }
            Turn::Decide(asked) => {
                let seat = asked.into_iter().next().expect("one seat is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(game, &view, seat, budget, &mut random);
                assert_eq!(game.check(&state, seat, &action), Ok(()), "{}", names[seat.index()]);
                game.resolve(&mut state, &[(seat, action)], &mut ());
            }
        }
    }
}

#[test]
fn every_level_answers_legally_with_time_and_without() {
    for (seats, options) in [
        (3, &[("hands", "closed"), ("caribbean", "all-three")][..]),
        (6, &[("nations", "petits-etats"), ("out_bonus", "first-empty"), ("area_bonus", "last-played")]),
    ] {
        let game = open(seats, options);
        for over in [false, true] {
            let clock = move || over;
            let names: Vec<&str> = (0..seats).map(|seat| LEVELS[(seat + 1) % LEVELS.len()]).collect();
            play(&game, &names, &Budget::until(&clock), 3);
        }
    }
    assert!(level("godlike").is_none());
}

#[test]
fn the_same_view_and_luck_make_the_same_turn() {
    let game = open(4, &[("hands", "closed")]);
    let never = || false;
    let think = || play(&game, &LEVELS, &Budget::until(&never), 5);
    assert_eq!(think(), think());
}

/// The best of all chains, one by one.
fn best_by_hand(game: &Couleurs, holding: &Holding) -> i32 {
    fn grow(game: &Couleurs, holding: &Holding, card: Nation, chain: &mut Chain, best: &mut i32) {
        chain.push(card);
        let (points, bonus) = game.worth(holding.covered, chain);
        *best = (*best).max(points + bonus);
        for next in game.followers(holding, card, holding.hand - chain.set()) {
            grow(game, holding, next, chain, best);
        }
        chain.pop();
    }
    let mut best = 0;
    for first in game.beginners(holding) {
        grow(game, holding, first, &mut Chain::EMPTY.clone(), &mut best);
    }
    best
}

#[test]
fn the_search_finds_the_best_paid_chain() {
    let mut random = Quick::new(8);
    for options in [&[][..], &[("caribbean", "all-three")]] {
        let game = open(4, options);
        let deck = game.board().deck;
        for _ in 0..400 {
            // Few cards are left besides the hand, so that areas can be completed.
            let hand = deck.pick_many(4 + random.below(14) as usize, &mut random);
            let covered = (deck - hand).pick_many(random.below(90) as usize, &mut random);
            let holding = Holding { hand, covered, refusals: 0 };
            let found = chain::best(&game, &holding, game.beginners(&holding), u32::MAX);
            let (points, bonus) = game.worth(covered, &found.chain);
            assert_eq!((found.points, found.exact), (best_by_hand(&game, &holding), true));
            assert_eq!(found.points, points + bonus);
        }
    }
}

/// Fifteen cards around one nation, chosen for the most lines among them, take at most so many nodes: a node
/// takes well under 100 ns, so a search takes less than 5 ms (`cargo run --profile dist -p bench`).
#[test]
fn fifteen_cards_are_searched_in_a_moment() {
    let game = open(4, &[]);
    let board = game.board();
    for around in board.deck {
        let mut hand = Cards::one(around);
        while hand.len() < 15 {
            let lines = |&card: &Nation| (board.joined(card) & hand).len();
            hand = hand.with((board.deck - hand).into_iter().max_by_key(lines).expect("107 cards"));
        }
        let holding = Holding { hand, covered: Cards::NONE, refusals: 0 };
        let found = chain::best(&game, &holding, hand, 50_000);
        assert!(found.exact, "around {}", board.id(around));
    }
}

/// How often of so many games, seats rotated, the one bot comes first, alone or not, among three others.
fn firsts(one: &str, others: &str, games: usize) -> usize {
    let game = open(4, &[]);
    let never = || false;
    let won = |number: usize| {
        let mut names = [others; 4];
        names[number % 4] = one;
        let totals = play(&game, &names, &Budget::until(&never), number as u64);
        totals[number % 4] == *totals[..4].iter().max().expect("four seats")
    };
    (0..games).filter(|&number| won(number)).count()
}

/// One of four wins a quarter of the games by luck alone.
#[test]
fn the_levels_are_worth_their_names() {
    let easy = firsts("easy", "random", 200);
    assert!(easy >= 60, "easy won {easy} of 200 against random");
    let medium = firsts("medium", "easy", 200);
    assert!(medium >= 65, "medium won {medium} of 200 against easy");
    let strong = firsts("strong", "easy", 24);
    assert!(strong >= 12, "strong won {strong} of 24 against easy");
}
