//! Readers survive anything; the judge agrees with a plain reading of the rules.

use couleurs::{Action, Board, Cards, Chain, Couleurs, Holding, Nation};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::{Game, Notation, Rules, Seat, Setup};
use std::sync::LazyLock;

static GAME: LazyLock<Couleurs> = LazyLock::new(|| {
    let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
    Couleurs::open(&Setup { seats, ..Setup::default() }).expect("a set-up")
});

/// Words that belong into texts of this game, in any order.
fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "turn",
        "red",
        "blue",
        "green",
        "white",
        "dealer",
        "hand",
        "covered",
        "stock",
        "rest",
        "score",
        "chains=5",
        "chains=-1",
        "unable=300",
        "refused=2",
        "latest",
        "europe",
        "out",
        "stalled",
        "2",
        "-7",
        "lacked",
        "one-of",
        "pad",
        "japon",
        "laos",
        "irak",
        "andorre",
        "pass",
        ">",
        ";",
        "; ",
        "draw",
        "over",
        "start",
        "deal",
        "=",
        "",
        "99999999999",
    ]);
    prop::collection::vec(word, 0..25).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..Default::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![any::<String>(), words()]) {
        let game = &*GAME;
        if let Ok(action) = game.read_action(&text) {
            prop_assert_eq!(game.read_action(&game.write_action(&action)), Ok(action));
        }
        if let Ok(roll) = game.read_roll(&text) {
            prop_assert_eq!(game.read_roll(&game.write_roll(&roll)), Ok(roll));
        }
        match game.read_position(&text) {
            Ok(state) => prop_assert!(game.read_position(&game.write_position(&state)) == Ok(state)),
            Err(errors) => prop_assert!(!errors.is_empty()),
        }
        let _ = Board::read(&text, true);
    }

    /// The board file with an accident in it is refused with a reason, or is a board that can be played on.
    #[test]
    fn a_damaged_board_file_never_panics(at in 0usize..60_000, cut in 0usize..40, junk in "[ -~]{0,6}") {
        let mut text = Couleurs::BOARD.to_owned();
        let floor = |mut at: usize| { while !text.is_char_boundary(at) { at -= 1; } at };
        let from = floor(at.min(text.len()));
        let to = floor((from + cut).min(text.len()));
        text.replace_range(from.min(to)..to, &junk);
        let seats = ["red", "blue", "green"].map(str::to_owned).to_vec();
        match Couleurs::open(&Setup { seats, board: Some(text), ..Setup::default() }) {
            Ok(game) => prop_assert!(game.start().stock().len() == game.board().deck.len()),
            Err(errors) => prop_assert!(!errors.is_empty()),
        }
    }

    /// A chain is legal exactly if the plain reading of CM-12 to CM-20 says so.
    #[test]
    fn the_judge_agrees_with_a_plain_reading(
        hand in prop::collection::vec(0u8..107, 1..12),
        covered in prop::collection::vec(0u8..107, 0..12),
        order in prop::collection::vec(0usize..12, 1..6),
    ) {
        let game = &*GAME;
        let board = game.board();
        let hand: Cards = hand.into_iter().map(Nation).collect();
        let covered = covered.into_iter().map(Nation).collect::<Cards>() - hand;
        let cards: Vec<Nation> = hand.into_iter().collect();
        let chain: Vec<Nation> = order.into_iter().map(|index| cards[index % cards.len()]).collect();
        let joined = |a: Nation, b: Nation| {
            board.lines.iter().any(|line| line.ends == [a, b] || line.ends == [b, a])
        };
        let grey = |nation: Nation| board.areas[board.area_of(nation)].id == "centre";
        let begins = grey(chain[0])
            || board.islands.contains(chain[0])
            || covered.into_iter().any(|flag| joined(chain[0], flag));
        let goes_on = chain.windows(2).all(|pair| joined(pair[0], pair[1]));
        let once = (1..chain.len()).all(|place| !chain[..place].contains(&chain[place]));
        let position = {
            let ids = |cards: Cards| cards.into_iter().map(|card| board.id(card)).collect::<Vec<_>>().join(" ");
            let other = ((board.deck - hand) - covered).into_iter().next().expect("107 cards");
            let covered = if covered.is_empty() { String::new() } else { format!("covered {}; ", ids(covered)) };
            format!("turn red; dealer green; hand red {}; hand blue {}; {covered}stock rest", ids(hand), board.id(other))
        };
        let state = game.read_position(&position).expect("a position");
        let action = Action::Play(chain.into_iter().collect::<Chain>());
        let verdict = game.check(&state, Seat(0), &action).is_ok();
        prop_assert_eq!(verdict, begins && goes_on && once);
        let able = hand.into_iter().any(|card| game.check(&state, Seat(0), &Action::Play([card].into_iter().collect())).is_ok());
        prop_assert_eq!(able, !game.beginners(&Holding::of(&state, Seat(0))).is_empty());
    }
}
