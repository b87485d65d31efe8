//! Whatever a game says to players, it can say in French and in English.

use kilimandjaro::Kilimandjaro;
use laws::setup;
use rules::{
    Draws, Explain, Game, Listed, Notation, Prompts, Quick, Rules, Seat, Seats, Tell, Text, Turn, Viewer,
    Views,
};
use std::collections::BTreeSet;
use texts::{Lang, SeatNames};

/// Says a text in both languages and looks for holes in it.
fn say(text: &Text, said: &mut BTreeSet<&'static str>) {
    said.insert(text.id);
    for lang in Lang::ALL {
        let names = SeatNames::of_game(lang, Kilimandjaro::KEY, Kilimandjaro::SEATS);
        let sentence = texts::say(lang, text, &names);
        assert!(!sentence.contains("kilimandjaro-") && !sentence.contains('$'), "{lang:?}: {sentence}");
    }
}

/// Everything that is said in one random game.
fn listen(options: &[(&str, &str)], seats: usize, seed: u64, said: &mut BTreeSet<&'static str>) {
    let game = Kilimandjaro::open(&setup(&Kilimandjaro::SEATS[..seats], options)).unwrap();
    let viewers: Vec<Viewer> =
        Seats::first(seats as u8).into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let strangers =
        ["banana@0", "lion@20", "canoe1>red1", "go 21", "eat", "stay", "swap red", "send red", "leave"];
    let mut random = Quick::new(seed);
    let mut state = game.start();
    loop {
        for &viewer in &viewers {
            let view = game.view(&state, viewer);
            game.lines(&view).iter().for_each(|line| say(line, said));
            game.stage(&view).iter().for_each(|line| say(line, said));
        }
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = game.roll(&state, &mut random);
                game.settle(&mut state, &roll, &mut events);
            }
            Turn::Decide(asked) => {
                let seat = asked.into_iter().next().unwrap();
                prompts(&game, &game.view(&state, Viewer::Seat(seat)), seat, said);
                for text in strangers {
                    let action = game.read_action(text).unwrap();
                    let verdict = game.check(&state, seat, &action);
                    verdict.err().iter().for_each(|illegal| say(&illegal.text(), said));
                }
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let action = game.sample(&state, seat, &mut random);
                assert!(legal.contains(&action));
                game.resolve(&mut state, &[(seat, action)], &mut events);
            }
        }
        for event in &events {
            let views = viewers.iter().filter_map(|&viewer| game.event_view(event, viewer));
            views.for_each(|view| say(&view.text(), said));
        }
    }
    let standing = game.standing(&state);
    standing.scores.iter().flat_map(|score| &score.parts).for_each(|part| say(&part.what, said));
    say(&standing.outcome.unwrap().how, said);
}

fn prompts(
    game: &Kilimandjaro,
    view: &kilimandjaro::view::View,
    seat: Seat,
    said: &mut BTreeSet<&'static str>,
) {
    for (slot, at) in game.slots(view, seat).iter().zip(0..) {
        say(&slot.ask, said);
        for first in game.next(view, seat, at, &[]).options {
            let second = game.next(view, seat, at, &[first.token.to_string()]).options;
            for pick in [first].iter().chain(second.iter().take(4)) {
                pick.label.iter().chain(&pick.hint).for_each(|text| say(text, said));
            }
        }
    }
}

#[test]
fn every_sentence_can_be_said() {
    let mut said = BTreeSet::new();
    for seats in 2..=4 {
        for seed in 0..2 {
            listen(&[], seats, seed, &mut said);
            listen(&[("exchange_rule", "low_luck"), ("village_shelter", "true")], seats, seed, &mut said);
            listen(
                &[("move_rule", "up_to"), ("three_player_counters", "set_one_aside")],
                seats,
                seed,
                &mut said,
            );
            listen(&[("absent_player", "out")], seats, seed, &mut said);
        }
    }
    assert!(said.len() > 70, "only {} messages were tried: {said:?}", said.len());
}
