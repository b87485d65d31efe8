//! Reading and resolving full turns of order sheets.

use crate::measure::measure;
use africa::{Action, Africa, Column, Continent, Phase};
use rules::{Game, Quick, Rules, Seat, Setup, Turn};
use std::time::Duration;

/// Six sheets at a time, on maps of random play that hold about sixty presences.
pub fn run(time: Duration) {
    let seats = Africa::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let game = Africa::open(&Setup { seats, ..Setup::default() }).expect("the box");
    let turns = full_turns(&game);
    let orders = turns.iter().map(|(.., orders)| orders).sum::<u64>();
    println!("africa: {} orders a turn", orders / turns.len() as u64);
    measure(Africa::KEY, "turns", time, |budget| {
        let mut done = 0;
        while !budget.is_over() {
            for (before, sheets, _) in &turns {
                let mut map = *before;
                game.play_turn(&mut map, sheets, &mut ());
                std::hint::black_box(map);
                done += 1;
            }
        }
        done
    });
}

/// Maps with their sheets and the number of orders on these.
fn full_turns(game: &Africa) -> Vec<(Continent, Column, u64)> {
    let mut random = Quick::new(1880);
    let mut turns = Vec::new();
    while turns.len() < 256 {
        let mut state = game.start();
        while let Turn::Decide(asked) = game.turn(&state) {
            let answer = |seat: Seat| (seat, game.sample(&state, seat, &mut random));
            let joint: Vec<(Seat, Action)> = asked.into_iter().map(answer).collect();
            let presences: usize = state.continent().presences.iter().map(|own| own.len()).sum();
            if state.phase() == Phase::Writing && (55..=65).contains(&presences) {
                turns.push(full_turn(state.continent(), &joint));
            }
            game.resolve(&mut state, &joint, &mut ());
        }
    }
    turns
}

fn full_turn(map: &Continent, joint: &[(Seat, Action)]) -> (Continent, Column, u64) {
    let mut sheets = Column::default();
    let mut orders = 0;
    for (seat, action) in joint {
        if let Action::Sheet(sheet) = action {
            sheets[seat.index()] = *sheet;
            orders += sheet.orders().count() as u64 + u64::from(sheet.ship().is_some());
        }
    }
    (*map, sheets, orders)
}
