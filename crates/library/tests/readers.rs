//! Readers meet everything: what they take they write back the same, what they refuse they explain, and nothing
//! makes them panic or changes the table.

use crate::common::{Material, begin, for_a_while, materials, opening};
use crate::edits::{apply, edits};
use proptest::prelude::*;
use proptest::sample::Index;
use rules::{Options, Setup, SetupError};
use std::sync::LazyLock;
use table::{By, Record, Step};
use texts::{Lang, SeatNames, say};

static MATERIALS: LazyLock<Vec<Material>> = LazyLock::new(materials);

fn pick<'a, T>(items: &'a [T], at: &Index) -> &'a T {
    &items[at.index(items.len())]
}

#[test]
fn actions() {
    let strategy = (any::<Index>(), any::<Index>(), any::<Index>(), edits());
    for_a_while(strategy, |(game, at, other, edits)| {
        let material = pick(&MATERIALS, &game);
        let mut opening = opening(material.title, material.title.min_seats, &Options::new(), 5);
        opening.position = Some(pick(&material.positions, &at).clone());
        let mut table = begin(material.title, opening);
        let Some(seat) = table.awaited().into_iter().next() else { return Ok(()) };
        let action = apply(pick(&material.actions, &other).as_str(), &edits);
        let (before, decision) = (table.position(), table.decision());
        match table.act(Step::Answer { seat, action: action.into(), by: By::Player }) {
            Ok(steps) => prop_assert!(!steps.is_empty()),
            Err(refusal) => {
                prop_assert_eq!(table.position(), before);
                prop_assert_eq!(table.decision(), decision);
                let explained = refusal.clause.is_some() || !refusal.errors.is_empty();
                prop_assert!(explained, "{} does not say why", refusal);
            }
        }
        Ok(())
    });
}

#[test]
fn rolls() {
    let strategy = (any::<Index>(), any::<Index>(), any::<Index>(), edits());
    for_a_while(strategy, |(game, at, other, edits)| {
        let material = pick(&MATERIALS, &game);
        let mut opening = opening(material.title, material.title.min_seats, &Options::new(), 5);
        opening.manual_chance = true;
        opening.position = Some(pick(&material.positions, &at).clone());
        let mut table = begin(material.title, opening);
        let before = table.position();
        let roll = apply(pick(&material.rolls, &other).as_str(), &edits);
        if table.act(Step::Roll { roll }).is_err() {
            prop_assert_eq!(table.position(), before);
        }
        Ok(())
    });
}

#[test]
fn positions() {
    let strategy = (any::<Index>(), any::<Index>(), edits());
    for_a_while(strategy, |(game, at, edits)| {
        let material = pick(&MATERIALS, &game);
        let mut opening = opening(material.title, material.title.min_seats, &Options::new(), 5);
        opening.manual_chance = true;
        opening.position = Some(apply(pick(&material.positions, &at).as_str(), &edits));
        match material.title.open(opening.clone()) {
            Ok(table) => {
                let written = table.position();
                opening.position = Some(written.clone());
                let again = material.title.open(opening).map(|table| table.position());
                prop_assert_eq!(again.ok(), Some(written));
            }
            Err(errors) => prop_assert!(!errors.is_empty() && explained(&errors)),
        }
        Ok(())
    });
}

/// Does each error say where it is, and what is wrong in both languages?
fn explained(errors: &[SetupError]) -> bool {
    let said = |error: &SetupError, lang| {
        texts::has(lang, error.message.id) && !say(lang, &error.message, &SeatNames::default()).is_empty()
    };
    errors.iter().all(|error| !error.field.is_empty() && Lang::ALL.iter().all(|lang| said(error, *lang)))
}

#[test]
fn records() {
    let strategy = (any::<Index>(), edits());
    for_a_while(strategy, |(game, edits)| {
        let text = apply(&pick(&MATERIALS, &game).record, &edits);
        let Ok(record) = text.parse::<Record>() else { return Ok(()) };
        let again = record.to_string().parse::<Record>().ok();
        prop_assert_eq!(again.as_ref(), Some(&record), "write, read");
        let Ok(mut table) = library::table_for(&record, None) else { return Ok(()) };
        if table::replay(&record, table.as_mut(), &mut |_| {}).is_ok() {
            prop_assert_eq!(table.position(), replayed(&record.to_string()));
        }
        Ok(())
    });
}

fn replayed(text: &str) -> String {
    let record: Record = text.parse().expect("just written");
    let mut table = library::table_for(&record, None).expect("just opened");
    table::replay(&record, table.as_mut(), &mut |_| {}).expect("just replayed");
    table.position()
}

#[test]
fn boards() {
    let strategy = (any::<Index>(), edits());
    for_a_while(strategy, |(game, edits)| {
        let title = pick(&MATERIALS, &game).title;
        let board = apply(title.boards[0].text, &edits);
        let errors = title.check_board(&board);
        prop_assert!(explained(&errors));
        if errors.is_empty() {
            // A board that is called good can be played on.
            let mut opening = opening(title, title.seats.len(), &Options::new(), 3);
            opening.setup.board = Some(board);
            let mut table = begin(title, opening);
            crate::common::play(table.as_mut(), 5, 3, |_, _| {});
        }
        Ok(())
    });
}

#[test]
fn options_and_seats() {
    let value = prop_oneof!["\\PC{0,8}", "-?[0-9]{1,12}"];
    let seat = "[a-zé]{0,6}";
    let strategy = (
        any::<Index>(),
        prop::collection::vec((any::<Index>(), any::<Index>(), prop::option::of(value)), 0..4),
        prop::collection::vec(prop_oneof![any::<Index>().prop_map(Ok), seat.prop_map(Err)], 0..8),
    );
    for_a_while(strategy, |(game, options, seats)| {
        let title = pick(&MATERIALS, &game).title;
        let chosen = options.iter().map(|(option, known, value)| {
            let spec = pick(title.options, option);
            (spec.name.to_owned(), value.clone().unwrap_or_else(|| (*pick(spec.values, known)).to_owned()))
        });
        let named = seats.iter().map(|seat| match seat {
            Ok(known) => (*pick(title.seats, known)).to_owned(),
            Err(stranger) => stranger.clone(),
        });
        let mut opening = opening(title, title.min_seats, &Options::new(), 4);
        let setup = Setup { seats: named.collect(), options: chosen.collect(), board: None };
        // What a stranger sends is not even sorted; what the library sorts can be played.
        opening.setup = setup.clone();
        prop_assert!(title.open(opening.clone()).err().is_none_or(|errors| explained(&errors)));
        let Ok(sorted) = title.seat(&library::Seating::Named(setup.seats)) else { return Ok(()) };
        opening.setup = Setup { seats: sorted, options: setup.options, board: None };
        match title.open(opening) {
            Ok(mut table) => {
                table.begin();
                crate::common::play(table.as_mut(), 10, 4, |_, _| {});
            }
            Err(errors) => prop_assert!(!errors.is_empty() && explained(&errors)),
        }
        Ok(())
    });
}
