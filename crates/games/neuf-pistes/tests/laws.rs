//! The laws of the library, asked of every way to play.

use laws::{Battery, setup};
use neuf_pistes::{NeufPistes, State};
use rules::Seat;

/// No pawn is ever captured: nine stand on the board for each side (NP-02, NP-03).
fn pawns(_: &NeufPistes, state: &State) -> [u32; 2] {
    [Seat(0), Seat(1)].map(|seat| state.position().pawns(seat).len())
}

fn battery(options: &[(&str, &str)]) -> Battery<NeufPistes> {
    Battery::new(setup(&["light", "dark"], options)).conserved(pawns).games(3)
}

#[test]
fn slide() {
    battery(&[]).listed().run();
}

#[test]
fn free() {
    battery(&[("movement", "free"), ("repetition_draw", "5")]).listed().run();
}

#[test]
fn gate_cap() {
    battery(&[("gate_cap", "3")]).listed().run();
    battery(&[("gate_cap", "4"), ("movement", "free"), ("repetition_draw", "0")]).listed().run();
    battery(&[("gate_cap", "5"), ("no_progress_draw", "200")]).listed().run();
}

// Arrangements cannot be listed, so the variants are not asked for lists; tests/lists.rs asks for their moves.

#[test]
fn numbered_pawns() {
    battery(&[("variant", "numbered_pawns")]).run();
    battery(&[("variant", "numbered_pawns"), ("movement", "free"), ("gate_cap", "3")]).run();
}

#[test]
fn numbered_cells() {
    battery(&[("variant", "numbered_cells")]).run();
    battery(&[("variant", "numbered_cells"), ("movement", "free"), ("variant2_order", "strict")]).run();
}

#[test]
fn numbered_cells_for_beginners() {
    let variant = ("variant", "numbered_cells_beginners");
    battery(&[variant]).run();
    battery(&[variant, ("movement", "free"), ("variant2_order", "strict"), ("gate_cap", "3")]).run();
}
