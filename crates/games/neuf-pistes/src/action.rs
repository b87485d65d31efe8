//! What a seat can commit to.

use crate::cell::Cell;
use serde::Serialize;

/// A pawn's way from cell to cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Move {
    /// Where it stands.
    pub from: Cell,
    /// Where it comes to rest.
    pub to: Cell,
}

/// One seat's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Moves one pawn (NP-06).
    Move(Move),
    /// Asks to pass, which is never allowed (NP-34): there to be refused with its reason.
    Pass,
    /// Arranges the opponent's pawns and numbers the opponent's camp, as the variant asks (NP-42).
    Arrange(Arrangement),
}

/// Numbers 1 to 9, each once if the arrangement is legal.
pub type Numbers = [u8; 9];

/// What one player prepares for the other before a game of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Arrangement {
    /// Which of the opponent's pawns goes on each of the opponent's dotted cells, in the order of the
    /// board file (NP-13).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional), schema(value_type = Option<[u8; 9]>))]
    pub pawns: Option<Numbers>,
    /// The numbers of the opponent's camp, row by row from the top (NP-15, NP-43).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional), schema(value_type = Option<[u8; 9]>))]
    pub cells: Option<Numbers>,
}
