//! Every lesson can be taken: its position stands, its seat is asked, what it expects is legal, and what it says
//! is there in both languages.

use library::titles;
use rules::Viewer;
use table::{By, Deed, Step};
use texts::Lang;

#[test]
fn every_lesson_can_be_taken() {
    for title in titles() {
        for (step, lesson) in title.lessons.steps().iter().enumerate() {
            let place = format!("{} lesson {}", title.key, step + 1);
            for message in [&lesson.say, &lesson.then] {
                assert!(texts::has(Lang::Fr, message) && texts::has(Lang::En, message), "{place}: {message}");
            }
            let (table, seat) =
                title.lessons.open(title, step).unwrap_or_else(|| panic!("{place}: no such seat"));
            assert!(table.awaited().contains(seat), "{place}: the seat is not asked");
            for action in lesson.expected() {
                let (mut table, _) = title.lessons.open(title, step).expect("opened before");
                let act = if lesson.is_offer() {
                    assert_eq!(table.treaties(Viewer::Seat(seat)).len(), 1, "{place}: nothing is offered");
                    Deed::Reply { treaty: 1, yes: action == "yes", why: None }.of(seat)
                } else {
                    Step::Answer { seat, action: action.clone().into(), by: By::Player }
                };
                if let Err(refusal) = table.act(act) {
                    panic!("{place}: {action}: {refusal:?}");
                }
                assert!(lesson.expects(action));
            }
        }
    }
}

#[test]
fn every_box_that_teaches_has_a_handful_of_steps() {
    for title in titles().filter(|title| !title.lessons.steps().is_empty()) {
        assert!((3..=8).contains(&title.lessons.steps().len()), "{}", title.key);
    }
}
