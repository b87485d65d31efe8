//! What a table can choose.

use crate::Couleurs;
use rules::{Game, OptionSpec, Options, Seat, Setup, SetupError, Text};

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
    pub fn read(options: &Options, seat_ids: &[&str], errors: &mut Vec<SetupError>) -> Choices {
        let is = |name: &str, value: &str| options.get(name).is_some_and(|chosen| chosen == value);
        let dealer = options.get("dealer").filter(|&id| id != "random");
        let place = dealer.and_then(|id| seat_ids.iter().position(|seat| seat == id));
        if let (Some(id), None) = (dealer, place)
            && Couleurs::SEATS.contains(&id.as_str())
            && !seat_ids.is_empty()
        {
            let absent = Text::new("setup-seat-absent").with("seat", id.as_str()).with("seats", seat_ids);
            errors.push(SetupError { clause: Some("CM-06"), ..SetupError::new("dealer", absent) });
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

/// The seats of a table.
pub fn seats(chosen: &[String]) -> Result<Vec<&'static str>, SetupError> {
    let (all, fewest) = (Couleurs::SEATS, Couleurs::MIN_SEATS);
    Setup::check_count(chosen.len(), all, fewest)
        .map_err(|error| SetupError { clause: Some(Couleurs::PLAYERS), ..error })?;
    Ok(Setup::places_in_order(chosen, all, fewest)?.into_iter().map(|place| all[place]).collect())
}
