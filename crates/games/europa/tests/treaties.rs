//! Treaty cards: what has become of a promise, by what happened after it.

use europa::{Europa, Event};
use rules::{Fate, Game, Rules, Seat, Setup, Treaties, Viewer, Views};

const BLUE: Seat = Seat(0);
const GREEN: Seat = Seat(1);
const RED: Seat = Seat(2);

fn game() -> Europa {
    let seats = ["blue", "green", "red", "yellow"].map(String::from).to_vec();
    Europa::open(&Setup { seats, ..Setup::default() }).expect("a game")
}

/// A story told in few words: what happens one after the other.
fn story(game: &Europa, words: &str) -> Vec<Event> {
    let country = |id: &str| {
        let countries = &game.board().countries;
        countries.iter().position(|country| country.id == id).unwrap_or_else(|| panic!("{id}")) as u8
    };
    let seats = |letters: &str| -> Vec<Seat> {
        let seat = |letter| Seat("bgry".find(letter).unwrap_or_else(|| panic!("{letter}")) as u8);
        letters.chars().filter(|letter| *letter != '-').map(seat).collect()
    };
    let event = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["dove", pawns] => Event::Dove {
                pawns: pawns.bytes().map(|digit| digit - b'0').collect(),
                level: 5,
                peace: true,
            },
            ["placed", who, at, n] => Event::Placed {
                seat: seats(who)[0],
                pawns: vec![(country(at), n.parse().expect("a number"))],
            },
            ["campaign", at] => Event::Campaign { country: country(at), pawns: 4, black: 2 },
            ["named", who, set] => Event::Named { by: seats(who)[0], coalition: seats(set) },
            ["passed", who] => Event::Passed { by: seats(who)[0] },
            ["answers", yes, no] => Event::Answers { yes: seats(yes), no: seats(no) },
            ["joined", at, set] => Event::Joined { country: country(at), winners: seats(set), share: 2 },
            ["lost", at] => Event::Nationalists { country: country(at), why: "vote" },
            ["turn"] => Event::Turn { turn: 2, uncovered: europa::Countries::NONE },
            _ => panic!("{line}"),
        }
    };
    words.split(',').map(str::trim).filter(|line| !line.is_empty()).map(event).collect()
}

#[test]
fn what_follows_says_who_kept_their_word() {
    let game = game();
    let broken = |seats: &[Seat]| Some(Fate::Broken(seats.iter().copied().collect()));
    let (kept, lapsed) = (Some(Fate::Kept), Some(Fate::Lapsed));
    // offered by blue
    let cases = [
        ("green peace 2 3", "", None),
        ("green peace 2 3", "dove 2300", kept),
        ("green peace 2 3", "dove 1300", broken(&[BLUE])),
        ("green peace 2 3", "dove 1200", broken(&[BLUE, GREEN])),
        ("green place france 3", "placed b france 2, placed g france 1", None),
        ("green place france 3", "placed b france 2, placed b france 1, campaign italie", kept),
        ("green place france 3", "placed b france 2, placed b italie 1, campaign italie", broken(&[BLUE])),
        ("green coalition france", "campaign france, named b bg, answers g -", None),
        ("green coalition france", "campaign france, named b bg, answers g -, joined france bg", kept),
        ("green coalition france", "campaign france, named b bg, answers - g, lost france", broken(&[GREEN])),
        (
            "green coalition france",
            "campaign france, named g gr, answers r -, joined france gr",
            broken(&[GREEN]),
        ),
        (
            "green coalition france",
            "campaign france, passed b, passed g, lost france",
            broken(&[BLUE, GREEN]),
        ),
        (
            "green coalition france",
            "campaign france, passed b, named g bg, answers - b, lost france",
            broken(&[BLUE]),
        ),
        ("green coalition france", "campaign italie, named g gr, answers r -, joined italie gr", None),
        ("green coalition france", "lost france", lapsed),
        ("green coalition france", "turn", lapsed),
        ("green coalition france red", "campaign france, named b bgr, answers gr -, joined france bgr", kept),
        (
            "green coalition france red",
            "campaign france, named b bgr, answers g r, lost france",
            broken(&[RED]),
        ),
        ("green votes france italie", "campaign france, named g bg, answers b -, joined france bg", None),
        (
            "green votes france italie",
            "campaign france, named g bg, answers b -, joined france bg, campaign italie, named b bg, answers g -, joined italie bg",
            kept,
        ),
        (
            "green votes france italie",
            "campaign france, named g bg, answers b -, joined france bg, campaign italie, named b bg, answers - g, lost italie",
            broken(&[GREEN]),
        ),
        (
            "green votes france italie",
            "campaign france, named r br, answers - b, lost france, lost italie",
            lapsed,
        ),
    ];
    for (treaty, words, fate) in cases {
        let read = game.read_treaty(treaty).unwrap_or_else(|error| panic!("{treaty}: {error}"));
        assert_eq!(game.judge(BLUE, &read, story(&game, words).iter()), fate, "{treaty}: {words}");
    }
}

#[test]
fn every_term_that_can_be_picked_leads_to_a_treaty_that_reads() {
    let game = game();
    let mut state = game.start();
    let mut random = rules::Stream::from_number(7);
    let mut offered = std::collections::BTreeSet::new();
    // through the whole game, at every decision, one way down the tree
    for _ in 0..3_000 {
        let view = game.view(&state, Viewer::Seat(BLUE));
        let mut terms: Vec<String> = Vec::new();
        loop {
            let picked: Vec<&str> = terms.iter().map(String::as_str).collect();
            let next = game.next_term(&view, BLUE, &picked);
            if next.complete {
                let text = terms.join(" ");
                let treaty = game.read_treaty(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                assert!(!game.partners(&treaty).contains(BLUE), "{text}");
                offered.insert(terms[1].clone());
            }
            if next.options.is_empty() {
                assert!(next.complete || terms.len() <= 1, "{terms:?} leads nowhere");
                break;
            }
            let at = rules::Random::below(&mut random, next.options.len() as u32) as usize;
            terms.push(next.options[at].token.to_string());
        }
        match game.turn(&state) {
            rules::Turn::Over => state = game.start(),
            rules::Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut ());
            }
            rules::Turn::Decide(seats) => {
                let joint: Vec<_> =
                    seats.into_iter().map(|seat| (seat, game.sample(&state, seat, &mut random))).collect();
                game.resolve(&mut state, &joint, &mut ());
            }
        }
    }
    assert_eq!(offered.into_iter().collect::<Vec<_>>(), ["coalition", "peace", "place", "votes"]);
}

#[test]
fn what_is_no_treaty_is_not_read() {
    let game = game();
    for text in [
        "",
        "green",
        "green peace",
        "green peace 2",
        "orange peace 1 1",
        "green coalition atlantis",
        "green place france x",
        "green  peace 1 1",
    ] {
        assert!(game.read_treaty(text).is_err(), "{text:?}");
    }
}
