//! The battery of laws: three to six seats, open and closed hands, every option, a board of another shape.

use couleurs::{Couleurs, State};
use laws::{Battery, setup};
use rules::{Game, Notation, Random, Rules, Setup, Stream, Viewer};

/// Every card is in exactly one place, at any moment.
fn cards(game: &Couleurs, state: &State) -> String {
    let hands = (0..game.seats()).map(|seat| state.hand(rules::Seat(seat)));
    let places: Vec<_> = hands.chain([state.covered(), state.stock()]).collect();
    let sum: usize = places.iter().map(|cards| cards.len()).sum();
    let all = places.into_iter().fold(couleurs::Cards::NONE, couleurs::Cards::or);
    format!("{sum} cards, {all:?}")
}

fn battery(setup: Setup) -> Battery<Couleurs> {
    Battery::new(setup).conserved(cards).games(6)
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
        battery(setup).games(60).run();
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
    let mut hidden: Vec<(String, Vec<String>)> = parts
        .iter()
        .filter(|part| part[0] == "stock" || part[0] == "hand" && part[1] != own)
        .map(|part| {
            if part[0] == "stock" {
                ("stock".into(), part[1..].to_vec())
            } else {
                (part[1].clone(), part[2..].to_vec())
            }
        })
        .filter(|(_, cards)| !cards.is_empty())
        .collect();
    if hidden.len() > 1 {
        for _ in 0..200 {
            let (a, b) =
                (random.below(hidden.len() as u32) as usize, random.below(hidden.len() as u32) as usize);
            let (i, j) = (
                random.below(hidden[a].1.len() as u32) as usize,
                random.below(hidden[b].1.len() as u32) as usize,
            );
            let before = hidden.clone();
            let card = std::mem::replace(&mut hidden[a].1[i], String::new());
            let other = std::mem::replace(&mut hidden[b].1[j], card.clone());
            if a == b && i == j {
                hidden = before;
                continue;
            }
            hidden[a].1[i] = other;
            if [a, b].iter().any(|&place| !fits(&hidden[place].0, &hidden[place].1)) {
                hidden = before;
            }
        }
    }
    let text: Vec<String> = parts
        .iter()
        .map(|part| {
            let place = if part[0] == "hand" { &part[1] } else { &part[0] };
            match hidden.iter().find(|(name, _)| name == place) {
                Some((name, cards)) if part[0] == "hand" => format!("hand {name} {}", cards.join(" ")),
                Some((_, cards)) if part[0] == "stock" => format!("stock {}", cards.join(" ")),
                _ => part.join(" "),
            }
        })
        .collect();
    game.read_position(&text.join("; ")).expect("a scrambled position is a position")
}
