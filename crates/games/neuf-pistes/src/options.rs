//! What can be chosen at a table.

use rules::{OptionSpec, Options, SetupError, Text};
use serde::Serialize;

/// The options, as the box has them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "movement", values: &["slide", "free"], open: None },
    OptionSpec {
        name: "variant",
        values: &["none", "numbered_pawns", "numbered_cells", "numbered_cells_beginners"],
        open: None,
    },
    OptionSpec { name: "variant2_order", values: &["taken", "strict"], open: None },
    OptionSpec { name: "gate_cap", values: &["0", "3", "4", "5"], open: None },
    OptionSpec { name: "repetition_draw", values: &["3", "5", "0"], open: None },
    OptionSpec { name: "no_progress_draw", values: &["120", "200", "0"], open: None },
];

/// How far a pawn goes (NP-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// Until something stops it.
    #[default]
    Slide,
    /// As far as its player likes, up to what stops it.
    Free,
}

/// Which game of the box is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The base game.
    None,
    /// First variant: numbered pawns come home in order (NP-12).
    NumberedPawns,
    /// Second variant: numbered pawns take numbered cells in order (NP-16).
    NumberedCells,
    /// Second variant for beginners: any pawn takes the next cell (NP-18).
    NumberedCellsBeginners,
}

impl Variant {
    /// Do the pawns carry numbers?
    pub const fn numbers_pawns(self) -> bool {
        matches!(self, Variant::NumberedPawns | Variant::NumberedCells)
    }

    /// Do the cells of the camps carry numbers?
    pub const fn numbers_cells(self) -> bool {
        matches!(self, Variant::NumberedCells | Variant::NumberedCellsBeginners)
    }

    /// Is something arranged before the first move?
    pub const fn is_arranged(self) -> bool {
        self.numbers_pawns() || self.numbers_cells()
    }
}

/// The chosen options. A limit of 0 is off; what is off or as printed is not sent with every view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choices {
    /// How far a pawn goes.
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<Movement>", optional), schema(required = false))]
    pub movement: Movement,
    /// Which game of the box.
    pub variant: Variant,
    /// Second variant: may a pawn rest in its camp only by taking a cell (NP-46)?
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional), schema(required = false))]
    pub strict_order: bool,
    /// How many pawns may stand on the gates of the enemy camp (NP-39).
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<u8>", optional), schema(required = false))]
    pub gate_cap: u8,
    /// The occurrence of a position that draws (NP-36).
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<u8>", optional), schema(required = false))]
    pub repetition_draw: u8,
    /// Single moves without progress that draw (NP-37).
    #[serde(skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "types", ts(as = "Option<u16>", optional), schema(required = false))]
    pub no_progress_draw: u16,
}

pub(crate) fn is_off<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Choices {
    /// Reads the options of a set-up.
    ///
    /// # Errors
    /// Every unknown name or value, and options that exclude each other.
    pub fn read(options: &Options) -> Result<Choices, Vec<SetupError>> {
        let mut errors = OptionSpec::check_all(OPTIONS, options);
        let value = |name: &str| {
            let spec = OPTIONS.iter().find(|spec| spec.name == name).expect("an option of this game");
            options.get(name).map_or(spec.default(), String::as_str)
        };
        // a value that is none of ours is among the errors already
        let number = |name: &str| value(name).parse().unwrap_or(0);
        let choices = Choices {
            movement: if value("movement") == "free" { Movement::Free } else { Movement::Slide },
            variant: match value("variant") {
                "numbered_pawns" => Variant::NumberedPawns,
                "numbered_cells" => Variant::NumberedCells,
                "numbered_cells_beginners" => Variant::NumberedCellsBeginners,
                _ => Variant::None,
            },
            strict_order: value("variant2_order") == "strict",
            gate_cap: number("gate_cap") as u8,
            repetition_draw: number("repetition_draw") as u8,
            no_progress_draw: number("no_progress_draw"),
        };
        if choices.strict_order && choices.movement == Movement::Slide {
            let error = SetupError::new("variant2_order", Text::new("neuf-pistes-setup-strict"));
            errors.push(SetupError { clause: Some("NP-46"), ..error });
        }
        if errors.is_empty() { Ok(choices) } else { Err(errors) }
    }
}
