//! Reading and resolving full turns of order sheets.

use africa::{Action, Africa, Column, Continent, Phase};
use rules::{Budget, Game, Quick, Rules, Seat, Setup, SetupFault, Turn};

/// How a game resolves full turns until the budget is over.
pub type Adjudicate = fn(&Setup, &Budget<'_>) -> Result<Adjudicated, Vec<SetupFault>>;

/// What was resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adjudicated {
    /// Turns, all sheets of each.
    pub turns: u64,
    /// Orders on these sheets: presences that do something, and landings.
    pub orders: u64,
}

/// Six sheets at a time, on maps of random play that hold about sixty presences.
pub(crate) fn africa(setup: &Setup, budget: &Budget<'_>) -> Result<Adjudicated, Vec<SetupFault>> {
    let seats = Africa::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let game = Africa::open(&Setup { seats, ..setup.clone() })?;
    let turns = full_turns(&game);
    let mut done = Adjudicated::default();
    loop {
        for (before, sheets, orders) in &turns {
            let mut map = *before;
            game.play_turn(&mut map, sheets, &mut ());
            std::hint::black_box(map);
            done.turns += 1;
            done.orders += orders;
        }
        if budget.is_over() {
            return Ok(done);
        }
    }
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
