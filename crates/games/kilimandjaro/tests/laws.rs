//! The battery of laws: two to four seats, every option.

use kilimandjaro::Kilimandjaro;
use kilimandjaro::card::{Card, Cards};
use kilimandjaro::counter::{Counter, Counters};
use kilimandjaro::state::{Stage, State};
use laws::{Battery, setup};
use rules::{Game, Notation, Random, Rules, Seats, Setup, Stream, Viewer};

/// How many of each card and of each counter there are in all places, at any moment (KI-02, KI-03, KI-29, KI-47).
fn parts(game: &Kilimandjaro, state: &State) -> (Vec<usize>, [usize; 3]) {
    let seats = || Seats::first(game.seats()).into_iter();
    let tops = seats().filter_map(|seat| state.piles(seat)).flatten();
    let hands = seats().flat_map(|seat| state.hand(seat).iter());
    let cards: Vec<_> = tops.chain(hands).chain(state.pile().iter()).chain(state.covered().iter()).collect();
    let counters: Counters = match state.stage() {
        Stage::DrawDealer | Stage::DealCounters => Counters::all(),
        _ => {
            let laid = (1..100).filter_map(|space| state.counter(space)).map(|laid| laid.counter);
            let held = seats().flat_map(|seat| state.stock(seat).iter());
            let used = (0..state.used_exchanges()).map(|_| Counter::Exchange);
            laid.chain(held).chain(state.aside()).chain(used).collect()
        }
    };
    let of_card = |card: Card| cards.iter().filter(|&&other| other == card).count();
    let of_face = |face: Counter| counters.iter().filter(|&other| other == face).count();
    (Cards::ALL.iter().map(of_card).chain([cards.len()]).collect(), Counter::ALL.map(of_face))
}

fn battery(setup: Setup) -> Battery<Kilimandjaro> {
    let remember = setup.options.get("counter_memory").is_some_and(|value| value == "hide_after_placing");
    let battery = Battery::new(setup).listed().conserved(parts).games(3);
    battery.scramble(if remember {
        |game, state, viewer, random| scramble(game, state, viewer, true, random)
    } else {
        |game, state, viewer, random| scramble(game, state, viewer, false, random)
    })
}

#[test]
fn two_to_four_expeditions() {
    for seats in 2..=4 {
        battery(setup(&Kilimandjaro::SEATS[..seats], &[])).run();
    }
    battery(setup(&["blue", "yellow"], &[])).run();
}

#[test]
fn every_option_by_itself() {
    for spec in Kilimandjaro::OPTIONS {
        for value in &spec.values[1..] {
            for seats in 2..=4 {
                let seats = &Kilimandjaro::SEATS[..seats];
                if spec.name == "first_dealer" && !seats.contains(value) {
                    continue;
                }
                battery(setup(seats, &[(spec.name, value)])).games(1).run();
            }
        }
    }
}

#[test]
fn all_options_together() {
    let all: Vec<(&str, &str)> =
        Kilimandjaro::OPTIONS.iter().map(|spec| (spec.name, spec.values[1])).collect();
    for seats in 2..=4 {
        battery(setup(&Kilimandjaro::SEATS[..seats], &all)).run();
        // leaving cuts games short, so once more without it
        battery(setup(&Kilimandjaro::SEATS[..seats], &all[..7])).run();
    }
}

/// Changes what the viewer cannot know (RULES.md, "Secrets"): which cards lie in the other hands and in the
/// pile, which counters the others hold, lie face down or were set aside. Written on the text of the position.
/// `own_too`: with `hide_after_placing` what one laid oneself is hidden, too.
fn scramble(game: &Kilimandjaro, state: &State, viewer: Viewer, own_too: bool, random: &mut Stream) -> State {
    let text = game.write_position(state);
    if text.starts_with("over") {
        return state.clone(); // the end shows everything
    }
    let own = match viewer {
        Viewer::Seat(seat) => game.seat_ids()[seat.index()],
        Viewer::Spectator => "",
    };
    // every word of the text, marked with the kind of secret that it is
    let mut words: Vec<(String, Secret)> = Vec::new();
    let (mut seat, mut part) = (String::new(), String::new());
    for word in text.split(' ') {
        let bare = word.trim_end_matches([',', ';']);
        let starts_clause = words.last().is_none_or(|(last, _)| last.ends_with(';'));
        let starts_part = words.last().is_some_and(|(last, _)| last.ends_with(','));
        if starts_clause {
            (seat, part) = (bare.to_owned(), bare.to_owned());
        } else if starts_part || bare == "at" {
            part = bare.to_owned();
        } else {
            let mine = seat == own;
            let secret = match part.as_str() {
                "hand" if !mine => Secret::Cards,
                "pile" if bare != "none" => Secret::Cards,
                "laid" if !bare.ends_with('!') && (!mine || own_too) => Secret::Counter,
                "holds" if !mine => Secret::Counter,
                "aside" => Secret::Counter,
                _ => Secret::Nothing,
            };
            words.push((word.to_owned(), secret));
            continue;
        }
        words.push((word.to_owned(), Secret::Nothing));
    }
    shuffle_cards(&mut words, random);
    shuffle_counters(&mut words, random);
    let text: Vec<String> = words.into_iter().map(|(word, _)| word).collect();
    game.read_position(&text.join(" ")).expect("a scrambled position is a position")
}

#[derive(Clone, Copy, PartialEq)]
enum Secret {
    Nothing,
    Cards,
    Counter,
}

/// `canoe112` in one place and `mule7` in another: all cards change places, as many stay in each.
fn shuffle_cards(words: &mut [(String, Secret)], random: &mut Stream) {
    let split = |word: &str| {
        let bare = word.trim_end_matches([',', ';']);
        let kind = bare.trim_end_matches(|c: char| c.is_ascii_digit());
        bare[kind.len()..].chars().map(|digit| format!("{kind}{digit}")).collect::<Vec<_>>()
    };
    let secret = |word: &&(String, Secret)| word.1 == Secret::Cards;
    let mut cards: Vec<String> = words.iter().filter(secret).flat_map(|(word, _)| split(word)).collect();
    random.shuffle(&mut cards);
    for (word, _) in words.iter_mut().filter(|word| word.1 == Secret::Cards) {
        let end: String = word.chars().filter(|c| [',', ';'].contains(c)).collect();
        let lot: Vec<String> =
            split(word).iter().map(|_| cards.pop().expect("as many as there were")).collect();
        *word = lot.join(" ") + &end;
    }
}

/// `banana@17` here and `lion` there: the faces change places.
fn shuffle_counters(words: &mut [(String, Secret)], random: &mut Stream) {
    let face = |word: &str| word.trim_end_matches(|c: char| !c.is_ascii_lowercase()).to_owned();
    let secret = |word: &&(String, Secret)| word.1 == Secret::Counter;
    let mut faces: Vec<String> = words.iter().filter(secret).map(|(word, _)| face(word)).collect();
    random.shuffle(&mut faces);
    for (word, _) in words.iter_mut().filter(|word| word.1 == Secret::Counter) {
        *word = faces.pop().expect("as many as there were") + &word[face(word).len()..];
    }
}
