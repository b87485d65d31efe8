//! The battery of laws: three to six seats, open and closed hands, every option, a board of another shape.

use couleurs::{Couleurs, State};
use laws::{Battery, setup};
use rules::{Game, Notation, Random, Rules, Setup, Stream, Viewer};

/// In how many places each card is, at any moment: in one, or in none if it is not in play.
fn cards(game: &Couleurs, state: &State) -> Vec<usize> {
    let hands = (0..game.seats()).map(|seat| state.hand(rules::Seat(seat)));
    let places: Vec<_> = hands.chain([state.covered(), state.stock()]).collect();
    let holding = |card| places.iter().filter(|place| place.contains(couleurs::Nation(card))).count();
    (0..couleurs::MAX_NATIONS as u8).map(holding).collect()
}

fn battery(setup: Setup) -> Battery<Couleurs> {
    Battery::new(setup).conserved(cards).games(2)
}

#[test]
fn three_to_six_with_open_hands() {
    for seats in 3..=6 {
        battery(setup(&Couleurs::SEATS[..seats], &[])).run();
    }
}

#[test]
fn three_to_six_with_closed_hands() {
    for seats in 3..=6 {
        battery(setup(&Couleurs::SEATS[..seats], &[("hands", "closed")])).scramble(scramble).run();
    }
}

#[test]
fn every_other_option() {
    let seats = &["red", "green", "black", "white"];
    for options in [
        &[("area_bonus", "last-played")][..],
        &[("out_bonus", "first-empty")],
        &[("caribbean", "all-three")],
        &[("nations", "petits-etats")],
        &[("dealer", "black")],
    ] {
        battery(setup(seats, options)).run();
    }
    let all = [
        ("hands", "closed"),
        ("area_bonus", "last-played"),
        ("out_bonus", "first-empty"),
        ("caribbean", "all-three"),
        ("nations", "petits-etats"),
        ("dealer", "white"),
    ];
    battery(setup(seats, &all)).scramble(scramble).run();
}

/// On this board games can stall (CM-55), and hands are small.
#[test]
fn a_board_of_another_shape() {
    let board = Some(include_str!("../cases/boards/two-worlds.toml").to_owned());
    for hands in ["open", "closed"] {
        let setup = Setup { board: board.clone(), ..setup(&["red", "blue", "green"], &[("hands", hands)]) };
        battery(setup).games(15).run();
    }
}

/// Changes what the viewer cannot know with closed hands (RULES.md, "Secrets"): which cards lie in the other
/// hands and in the stock. What passes have shown stays true: a hand holds at most so many of the cards it
/// lacked, and one of those it refused to play. Written on the text of the position.
fn scramble(game: &Couleurs, state: &State, viewer: Viewer, random: &mut Stream) -> State {
    let text = game.write_position(state);
    let own = match viewer {
        Viewer::Seat(seat) => game.seat_ids()[seat.index()],
        Viewer::Spectator => "",
    };
    if text.starts_with("over") {
        return state.clone(); // the end shows the hands
    }
    let mut parts: Vec<Vec<String>> =
        text.split("; ").map(|part| part.split(' ').map(str::to_owned).collect()).collect();
    if let Some(part) = parts.iter_mut().find(|part| **part == ["stock", "rest"]) {
        part.truncate(1);
        part.extend(state.stock().into_iter().map(|card| game.board().id(card).to_owned()));
    }
    let part = |word: &str, seat: &str| {
        let of_seat = |part: &&Vec<String>| part[0] == word && part.get(1).is_some_and(|id| id == seat);
        parts.iter().find(of_seat).map(|part| part[2..].to_vec())
    };
    let fits = |seat: &str, hand: &[String]| {
        let lacked = part("lacked", seat).is_none_or(|words| {
            let at_most: usize = words[0].parse().expect("the notation writes a number");
            hand.iter().filter(|card| words[1..].contains(card)).count() <= at_most
        });
        let one_of = part("one-of", seat).is_none_or(|words| hand.iter().any(|card| words.contains(card)));
        lacked && one_of
    };
    // The hidden places: a name and its cards.
    let mut hidden: Vec<(String, Vec<String>)> = Vec::new();
    for part in &parts {
        match part[0].as_str() {
            "stock" => hidden.push(("stock".to_owned(), part[1..].to_vec())),
            "hand" if part[1] != own => hidden.push((part[1].clone(), part[2..].to_vec())),
            _ => {}
        }
    }
    for _ in 0..if hidden.is_empty() { 0 } else { 200 } {
        let mut any = || {
            let place = random.below(hidden.len() as u32) as usize;
            (place, random.below(hidden[place].1.len() as u32) as usize)
        };
        let (one, other) = (any(), any());
        let swap = |hidden: &mut [(String, Vec<String>)]| {
            let card = hidden[one.0].1[one.1].clone();
            hidden[one.0].1[one.1] = std::mem::replace(&mut hidden[other.0].1[other.1], card);
        };
        if one != other {
            swap(&mut hidden);
            if [one.0, other.0].iter().any(|&place| !fits(&hidden[place].0, &hidden[place].1)) {
                swap(&mut hidden);
            }
        }
    }
    let kept = parts.iter().filter(|part| part[0] != "stock" && (part[0] != "hand" || part[1] == own));
    let mut text: Vec<String> = kept.map(|part| part.join(" ")).collect();
    for (name, cards) in hidden {
        let word = if name == "stock" { name } else { format!("hand {name}") };
        text.push(format!("{word} {}", cards.join(" ")));
    }
    game.read_position(&text.join("; ")).expect("a scrambled position is a position")
}
