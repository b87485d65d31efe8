//! What the tests share.

use neuf_pistes::NeufPistes;
use rules::Game;

/// Opens the box with these options.
pub fn open(options: &[(&str, &str)]) -> NeufPistes {
    NeufPistes::open(&laws::setup(&["light", "dark"], options)).expect("options of the game")
}
