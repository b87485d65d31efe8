//! The guided first turn is data; here it is seen to be playable.

use africa::Africa;
use laws::setup;
use rules::{Game, Notation, Rules, Seat, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tutorial {
    seats: Vec<String>,
    step: Vec<Lesson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    position: String,
    seat: String,
    say: String,
    expect: Expect,
    then: String,
}

/// `"any"` legal answer, or one of these.
#[derive(Deserialize)]
#[serde(untagged)]
enum Expect {
    Word(String),
    Answers(Vec<String>),
}

#[test]
fn every_lesson_can_be_answered_as_it_asks() {
    let tutorial: Tutorial = toml::from_str(include_str!("../tutorial.toml")).unwrap();
    let seats: Vec<&str> = tutorial.seats.iter().map(String::as_str).collect();
    let game = Africa::open(&setup(&seats, &[])).unwrap_or_else(|faults| panic!("{faults:?}"));
    for lesson in &tutorial.step {
        let state = game.read_position(&lesson.position).unwrap_or_else(|faults| panic!("{faults:?}"));
        let seat = game.seat_ids().iter().position(|id| *id == lesson.seat).expect("a seat of the tutorial");
        let seat = Seat(seat as u8);
        assert!(matches!(game.turn(&state), Turn::Decide(asked) if asked.contains(seat)), "{}", lesson.say);
        for message in [&lesson.say, &lesson.then] {
            assert!(said(message), "{message} is not said in both languages");
        }
        match &lesson.expect {
            Expect::Word(word) => assert_eq!(word, "any"),
            Expect::Answers(answers) => {
                assert!(!answers.is_empty());
                for answer in answers {
                    let action = game.read_action(answer).unwrap();
                    assert_eq!(game.write_action(&action), *answer, "as the notation writes it");
                    assert_eq!(game.check(&state, seat, &action), Ok(()), "{answer}");
                }
            }
        }
    }
}

/// Is there such a message in French and in English?
fn said(message: &str) -> bool {
    let texts = [
        include_str!("../../../../locales/fr/africa.ftl"),
        include_str!("../../../../locales/en/africa.ftl"),
    ];
    texts
        .iter()
        .all(|text| text.lines().any(|line| line.strip_prefix(message).is_some_and(|l| l.starts_with(" ="))))
}
