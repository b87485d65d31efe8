//! Which rule refuses an answer.

use crate::cell::Cell;
use rules::{Explain, Text};

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// There is no own pawn on this cell.
    NoPawn(Cell),
    /// A pawn goes along its row or its column.
    NotStraight,
    /// A move covers at least one cell.
    Stays,
    /// A pawn stands in the way.
    PawnInTheWay(Cell),
    /// The edge of the enemy camp runs before this cell.
    CampEdge(Cell),
    /// The pawn would go on to this cell.
    StopsShort(Cell),
    /// Nobody may pass.
    Pass,
    /// More pawns would stand on the enemy's gates than the table allows.
    GateCap(u8),
    /// This pawn may not enter before the next in order.
    TooEarly {
        /// The number of the pawn.
        pawn: u8,
        /// The number of the pawn that has to enter first.
        next: u8,
    },
    /// A pawn may rest in its camp only by taking the next cell.
    NotNextCell {
        /// The number of the next cell.
        next: u8,
    },
    /// The pawns have not been arranged yet.
    ArrangeFirst,
    /// The pawns have been arranged already.
    Arranged,
    /// The arrangement says nothing of the pawns.
    PawnsMissing,
    /// The arrangement says nothing of the cells.
    CellsMissing,
    /// The pawns of this game have no numbers.
    PawnsUnnumbered,
    /// The cells of this game have no numbers.
    CellsUnnumbered,
    /// The pawns do not have the numbers 1 to 9, each once.
    PawnNumbers,
    /// The cells do not have the numbers 1 to 9, each once.
    CellNumbers,
}

impl Explain for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NoPawn(_) | Illegal::NotStraight => "NP-06",
            Illegal::PawnInTheWay(_) | Illegal::CampEdge(_) => "NP-07",
            Illegal::StopsShort(_) => "NP-31",
            Illegal::Stays => "NP-32",
            Illegal::Pass => "NP-34",
            Illegal::GateCap(_) => "NP-39",
            Illegal::TooEarly { .. } => "NP-41",
            Illegal::NotNextCell { .. } => "NP-46",
            Illegal::ArrangeFirst
            | Illegal::Arranged
            | Illegal::PawnsUnnumbered
            | Illegal::CellsUnnumbered => "NP-42",
            Illegal::PawnsMissing => "NP-13",
            Illegal::PawnNumbers => "NP-12",
            Illegal::CellsMissing | Illegal::CellNumbers => "NP-15",
        }
    }

    fn text(&self) -> Text {
        let cell = |id, cell: &Cell| Text::new(id).with("cell", cell.to_string());
        match self {
            Illegal::NoPawn(at) => cell("neuf-pistes-refused-no-pawn", at),
            Illegal::NotStraight => Text::new("neuf-pistes-refused-not-straight"),
            Illegal::Stays => Text::new("neuf-pistes-refused-stays"),
            Illegal::PawnInTheWay(at) => cell("neuf-pistes-refused-pawn-in-the-way", at),
            Illegal::CampEdge(at) => cell("neuf-pistes-refused-camp-edge", at),
            Illegal::StopsShort(at) => cell("neuf-pistes-refused-stops-short", at),
            Illegal::Pass => Text::new("neuf-pistes-refused-pass"),
            Illegal::GateCap(cap) => Text::new("neuf-pistes-refused-gate-cap").with("cap", *cap),
            Illegal::TooEarly { pawn, next } => {
                Text::new("neuf-pistes-refused-too-early").with("pawn", *pawn).with("next", *next)
            }
            Illegal::NotNextCell { next } => {
                Text::new("neuf-pistes-refused-not-next-cell").with("next", *next)
            }
            Illegal::ArrangeFirst => Text::new("neuf-pistes-refused-arrange-first"),
            Illegal::Arranged => Text::new("neuf-pistes-refused-arranged"),
            Illegal::PawnsMissing => Text::new("neuf-pistes-refused-pawns-missing"),
            Illegal::CellsMissing => Text::new("neuf-pistes-refused-cells-missing"),
            Illegal::PawnsUnnumbered => Text::new("neuf-pistes-refused-pawns-unnumbered"),
            Illegal::CellsUnnumbered => Text::new("neuf-pistes-refused-cells-unnumbered"),
            Illegal::PawnNumbers => Text::new("neuf-pistes-refused-pawn-numbers"),
            Illegal::CellNumbers => Text::new("neuf-pistes-refused-cell-numbers"),
        }
    }
}
