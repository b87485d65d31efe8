//! The toys keep every law.

use crate::spoiled::{Spoiled, scramble};
use laws::toys::{Bids, Cards, CardsState};
use laws::{Battery, setup};
use rules::{Fate, Rules, Seats, Turn};

#[test]
fn bids_keep_the_laws() {
    for seats in [&["a", "b"][..], &["a", "b", "c"]] {
        Battery::<Bids>::new(setup(seats, &[])).listed().games(100).run();
    }
}

#[test]
fn cards_keep_the_laws() {
    let cards_in_play = |_: &Cards, state: &CardsState| {
        if state.dealt { state.hands.concat().len() + state.laid.len() } else { 6 }
    };
    let battery = Battery::<Cards>::new(setup(&["x", "y"], &[]));
    battery
        .listed()
        .scramble(|_, state, viewer, random| scramble(state, viewer, random))
        .conserved(cards_in_play)
        .games(200)
        .run();
}

/// The laws that a fault breaks at a table where the seats of those who leave do nothing.
fn broken_by(fault: &str) -> Vec<&'static str> {
    broken_at(&[("fault", fault), ("absent_player", "idle")])
}

fn broken_at(options: &[(&str, &str)]) -> Vec<&'static str> {
    let fault = options[0].1;
    let battery = Battery::<Spoiled>::new(setup(&["x", "y"], options)).listed().games(8);
    let battery = match fault {
        "idle-scramble" => battery.scramble(|_, state, _, _| state.clone()),
        _ => battery.scramble(|_, state, viewer, random| scramble(state, viewer, random)),
    };
    let battery = battery
        .conserved(|_, state| if state.dealt { state.hands.concat().len() + state.laid.len() } else { 6 })
        .invariant(|_, state| state.die.is_none_or(|die| (1..=3).contains(&die)))
        .treaties();
    battery.broken().into_iter().map(|broken| broken.law).collect()
}

#[test]
fn a_toy_without_a_fault_breaks_nothing() {
    for absence in ["bot", "idle", "out"] {
        assert_eq!(broken_at(&[("fault", "none"), ("absent_player", absence)]), [""; 0], "{absence}");
    }
}

/// Every law catches the games that break it.
#[test]
fn every_fault_is_caught_by_its_law() {
    for (fault, law) in crate::spoiled::FAULTS.iter().filter(|(_, law)| !law.is_empty()) {
        let broken = broken_by(fault);
        assert!(broken.contains(law), "{fault} should break the law of {law}; it breaks {broken:?}");
    }
}

/// A view that carries the whole truth, with a guess that copies it back: only scrambling shows it.
#[test]
fn a_lazy_view_fools_guess_but_not_scramble() {
    let broken = broken_by("lazy-view");
    assert!(broken.contains(&"scramble") && !broken.contains(&"guess"), "{broken:?}");
}

#[test]
fn bids_whose_ties_go_to_the_first_break_the_law_of_order() {
    let battery = Battery::<Bids>::new(setup(&["a", "b"], &[("ties", "first")]));
    let broken: Vec<_> = battery.listed().games(20).broken().into_iter().map(|broken| broken.law).collect();
    assert_eq!(broken, ["order"]);
}

#[test]
fn a_breach_says_how_to_see_it_again() {
    let battery = |from, games| {
        Battery::<Bids>::new(setup(&["a", "b"], &[("ties", "first")])).from_seed(from).games(games)
    };
    let broken = battery(0, 20).broken();
    let again = battery(broken[0].seed, 1).broken();
    assert_eq!(again, broken);
    let said = broken[0].to_string();
    assert!(said.contains("seed") && said.contains("position ") && said.contains("Bid("), "{said}");
}

/// A slow judge of the spoiled game: it looks for the first card that was laid since.
fn slow(game: &Spoiled, told: &laws::Told<'_, Spoiled>) -> Fate {
    let laid = told.line.iter().flat_map(|moment| &moment.answers).next();
    match laid {
        Some((seat, play)) if play.hidden && told.treaty.parties().contains(*seat) => {
            Fate::Broken(Seats::one(*seat))
        }
        Some(_) => Fate::Kept,
        None if game.turn(told.now) == Turn::Over => Fate::Void,
        None => Fate::Agreed,
    }
}

#[test]
fn a_judge_who_looks_away_breaks_the_law_of_judgement() {
    let judged = |fault: &str| {
        let setup = setup(&["x", "y"], &[("fault", fault)]);
        std::panic::catch_unwind(|| laws::judgement(&setup, slow, 60, 8))
    };
    assert!(judged("none").is_ok());
    assert!(judged("blind-judge").is_err());
}
