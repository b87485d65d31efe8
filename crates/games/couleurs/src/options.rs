//! What a table can choose.

use crate::Couleurs;
use rules::{Game, OptionSpec, Options, Seat, SetupFault};

/// The options; RULES.md says why each reading is the default.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "hands", values: &["open", "closed"], open: None },
    OptionSpec { name: "area_bonus", values: &["completion", "last-played"], open: None },
    OptionSpec { name: "out_bonus", values: &["at-end", "first-empty"], open: None },
    OptionSpec { name: "caribbean", values: &["any", "all-three"], open: None },
    OptionSpec { name: "nations", values: &["base", "petits-etats"], open: None },
    // In a rematch the deal passes to the left (CM-56), so a dealer can also be named.
    OptionSpec {
        name: "dealer",
        values: &["random", "red", "blue", "green", "yellow", "black", "white"],
        open: None,
    },
];

/// The chosen readings.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Opponents see only the number of cards (CM-08).
    pub closed: bool,
    /// An unfinished area pays its latest player at the end (CM-45).
    pub last_played: bool,
    /// The first empty hand is paid at once (CM-53).
    pub first_empty: bool,
    /// Only the holder of all three may chain the Caribbean islands (CM-34).
    pub all_three: bool,
    /// The small states are in play (CM-04).
    pub small_states: bool,
    /// Who deals; `None` if it is drawn (CM-06).
    pub dealer: Option<Seat>,
}

impl Choices {
    /// The choices of a table.
    pub fn read(options: &Options, seat_ids: &[&str], faults: &mut Vec<SetupFault>) -> Choices {
        let is = |name: &str, value: &str| options.get(name).is_some_and(|chosen| chosen == value);
        let dealer = options.get("dealer").filter(|&id| id != "random");
        let place = dealer.and_then(|id| seat_ids.iter().position(|seat| seat == id));
        if let (Some(id), None) = (dealer, place)
            && Couleurs::SEATS.contains(&id.as_str())
        {
            let message = format!("{id} is not at the table");
            faults.push(SetupFault { clause: Some("CM-06"), ..SetupFault::new("dealer", message) });
        }
        Choices {
            closed: is("hands", "closed"),
            last_played: is("area_bonus", "last-played"),
            first_empty: is("out_bonus", "first-empty"),
            all_three: is("caribbean", "all-three"),
            small_states: is("nations", "petits-etats"),
            dealer: place.map(|index| Seat(index as u8)),
        }
    }
}

/// The seats of a table in the game's own order.
pub fn seats(chosen: &[String], faults: &mut Vec<SetupFault>) -> Vec<&'static str> {
    let mut fault = |message: String, clause| {
        faults.push(SetupFault { clause, ..SetupFault::new("seats", message) });
    };
    for (index, id) in chosen.iter().enumerate() {
        if !Couleurs::SEATS.contains(&id.as_str()) {
            fault(format!("no seat {id:?}; there are: {}", Couleurs::SEATS.join(", ")), None);
        } else if chosen[..index].contains(id) {
            fault(format!("{id} is named twice"), None);
        }
    }
    let places: Vec<_> = chosen.iter().map(|id| Couleurs::SEATS.iter().position(|seat| seat == id)).collect();
    if !places.is_sorted() {
        fault(format!("not in the game's order: {}", Couleurs::SEATS.join(", ")), None);
    }
    if !(Couleurs::MIN_SEATS..=Couleurs::SEATS.len()).contains(&chosen.len()) {
        fault(format!("{} seats; three to six play", chosen.len()), Some("CM-01"));
    }
    Couleurs::SEATS.iter().copied().filter(|id| chosen.iter().any(|c| c == id)).collect()
}
