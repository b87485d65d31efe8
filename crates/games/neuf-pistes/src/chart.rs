//! The grid as pages draw it.

use crate::cell::{COLUMNS, Cell, ROWS};
use serde::Serialize;

/// The cells and what stands at the rim beside them, as they lie before Light.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chart {
    /// Row by row from the top, each from the left.
    cells: Vec<Vec<Cell>>,
    /// The names of the columns, from the left.
    columns: Vec<char>,
    /// The numbers of the rows, from the top.
    rows: Vec<u8>,
}

impl Chart {
    pub(crate) fn new() -> Chart {
        let row = |row| (0..COLUMNS).filter_map(|column| Cell::at(column, row)).collect();
        Chart {
            cells: (0..ROWS).rev().map(row).collect(),
            columns: ('a'..).take(COLUMNS.into()).collect(),
            rows: (1..=ROWS).rev().collect(),
        }
    }
}
