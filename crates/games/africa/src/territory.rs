//! The 32 territories and sets of them.

use rules::{Member, Set};
use serde::{Serialize, Serializer};
use std::num::NonZeroU8;

/// How many territories the map has (AF-01).
pub const TERRITORIES: usize = 32;

/// Every territory with its id, its name and the message that says it in the reader's language.
macro_rules! named {
    ($($id:literal = $name:literal,)*) => { [$(($id, $name, concat!("africa", "-territory-", $id))),*] };
}

/// Ids and names in the order and spelling of the order sheet. The order decides AF-49, so it is that of
/// the rulebook and never that of a translation.
const NAMES: [(&str, &str, &str); TERRITORIES] = named! {
    "abyssinie" = "Abyssinie",
    "alexandrie" = "Alexandrie",
    "alger" = "Alger",
    "angola" = "Angola",
    "bangui" = "Bangui",
    "cameroun" = "Cameroun",
    "cap_town" = "Cap Town",
    "congo" = "Congo",
    "dahomey" = "Dahomey",
    "dakar" = "Dakar",
    "djibouti" = "Djibouti",
    "egypte" = "Egypte",
    "fachoda" = "Fachoda",
    "kenya" = "Kenya",
    "khartoum" = "Khartoum",
    "kuruman" = "Kuruman",
    "lac_nyassa" = "Lac Nyassa",
    "lac_tanganica" = "Lac Tanganica",
    "lac_tchad" = "Lac Tchad",
    "lac_victoria" = "Lac Victoria",
    "libye" = "Libye",
    "madagascar" = "Madagascar",
    "mogadiscio" = "Mogadiscio",
    "namibie" = "Namibie",
    "nigeria" = "Nigéria",
    "ougadougou" = "Ougadougou",
    "rodhesie" = "Rodhésie",
    "sahara" = "Sahara",
    "tamanrasset" = "Tamanrasset",
    "tenere" = "Ténére",
    "tombouctou" = "Tombouctou",
    "zanzibar" = "Zanzibar",
};

/// A territory: its row on the order sheet, counted from 1, so that `Option<Territory>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(value_type = String))]
pub struct Territory(#[cfg_attr(feature = "types", ts(type = "string"))] NonZeroU8);

impl Territory {
    /// The territory of an index from 0.
    #[inline(always)]
    pub fn at(index: usize) -> Option<Territory> {
        if index < TERRITORIES { NonZeroU8::new(index as u8 + 1).map(Territory) } else { None }
    }

    /// All of them, in the order of the sheet.
    pub fn all() -> impl Iterator<Item = Territory> {
        ALL.into_iter()
    }

    /// The territory of an id of the board file.
    pub fn of_id(id: &str) -> Option<Territory> {
        Territory::all().find(|territory| territory.id() == id)
    }

    /// Index into tables, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The id in the board file and in messages.
    pub const fn id(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// The name as the order sheet prints it, which is how the notation writes it.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()].1
    }

    /// The message that is its name in the reader's language.
    pub const fn message(self) -> &'static str {
        NAMES[self.index()].2
    }
}

impl std::fmt::Debug for Territory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Territory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Member for Territory {
    type Bits = u32;
    #[inline(always)]
    fn index(self) -> usize {
        Territory::index(self)
    }
    #[inline(always)]
    fn of_index(index: usize) -> Territory {
        Territory(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

/// A set of territories.
pub type Territories = Set<Territory>;

/// All 32.
pub const ALL: Territories = Set(u32::MAX);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_the_sheet_whatever_the_accents() {
        // RU-08: Tamanrasset, Ténére, Tombouctou, in this order.
        let rows = ["Tamanrasset", "Ténére", "Tombouctou"].map(|name| NAMES.iter().position(|n| n.1 == name));
        assert_eq!(rows, [Some(28), Some(29), Some(30)]);
        assert_eq!(size_of::<Option<Territory>>(), 1);
    }

    #[test]
    fn a_set_walks_in_rising_order() {
        let set: Territories = ["zanzibar", "alger"].into_iter().filter_map(Territory::of_id).collect();
        assert_eq!(format!("{set:?}"), "{alger, zanzibar}");
        assert_eq!(Territory::at(TERRITORIES), None);
    }
}
