//! Tables of the toy games.

use laws::toys::{Bids, Cards};
use rules::{Listed, Options, Seat, Setup};
use table::{By, Faces, LiveTable, Opening, Refusal, Salt, Seed, Step, Table};

pub const X: Seat = Seat(0);
pub const Y: Seat = Seat(1);

pub fn opening(seats: &[&str], seed: u64) -> Opening {
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    Opening {
        setup: Setup { seats, options: Options::new(), board: None },
        seed: Seed::from_number(seed),
        salt: Salt::from_number(seed),
        manual_chance: false,
        position: None,
    }
}

pub fn cards_of(opening: Opening) -> Table<Cards> {
    Table::open(opening, Faces { legal: Some(Cards::legal), bots: |_| None, treaties: None, spelling: None })
        .unwrap()
}

/// A table of *Cards* with the cards dealt.
pub fn cards(seed: u64) -> Table<Cards> {
    let mut table = cards_of(opening(&["x", "y"], seed));
    table.begin();
    table
}

/// A table of *Cards* at a position.
pub fn cards_at(position: &str) -> Table<Cards> {
    cards_of(Opening { position: Some(position.to_owned()), manual_chance: true, ..opening(&["x", "y"], 1) })
}

pub fn bids(seats: &[&str]) -> Table<Bids> {
    Table::open(
        opening(seats, 1),
        Faces { legal: Some(Bids::legal), bots: |_| None, treaties: None, spelling: None },
    )
    .unwrap()
}

pub fn play(table: &mut dyn LiveTable, seat: Seat, action: &str) -> Result<Vec<Step>, Refusal> {
    table.act(Step::Answer { seat, action: action.into(), by: By::Player })
}

/// What a table looks like from everywhere: to see that a refusal changed nothing.
pub fn snapshot(table: &dyn LiveTable) -> String {
    use rules::Viewer;
    let views: Vec<_> = [Viewer::Seat(X), Viewer::Seat(Y), Viewer::Spectator]
        .map(|viewer| (table.view_json(viewer), format!("{:?}", table.told(0, viewer))))
        .into();
    format!(
        "{:?} {} {:?} {} {views:?} {:?} {:?} {:?} {} {:?}",
        table.turn(),
        table.decision(),
        table.awaited(),
        table.last_step(),
        table.offer(),
        [table.sealed(X), table.sealed(Y)],
        [table.can_undo(X), table.can_undo(Y)],
        table.position(),
        table.standing(),
    )
}
