//! The rulings a table may choose, and who sits.

use rules::{Game, OptionSpec, Options, Setup, SetupError, Text};

/// The options, the defaults first.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "election_rule", values: &["fr1998", "en1999"], open: None },
    OptionSpec { name: "turn_order", values: &["fixed", "each_election"], open: None },
    OptionSpec { name: "voting_order", values: &["turn_order", "reverse"], open: None },
    OptionSpec { name: "total_victory", values: &["needs_all_countries", "zero_conflict"], open: None },
    OptionSpec { name: "peace_decider_tie", values: &["dice", "most_pp"], open: None },
    OptionSpec { name: "vp_visibility", values: &["hidden", "open"], open: None },
    OptionSpec { name: "vp_floor", values: &["zero", "debt"], open: None },
    OptionSpec { name: "pawn_cap", values: &["20", "none"], open: None },
    OptionSpec { name: "shared_war_dice", values: &["off"], open: Some("a word that names the shared dice") },
    OptionSpec {
        name: "campaign_seconds",
        values: &["60", "30", "120", "300", "600", "none"],
        open: Some("30 to 600, or none"),
    },
    OptionSpec { name: "pace", values: &["book", "brisk"], open: None },
];

/// What was chosen.
#[derive(Clone, Debug)]
pub struct Rulings {
    /// EU-59: the coalition itself must reach the black number (English rules of 1999).
    pub coalition_beats_black: bool,
    /// EU-19: players are ranked anew before every election.
    pub rank_each_election: bool,
    /// EU-63: proposals go in reverse order.
    pub reverse_vote: bool,
    /// EU-77: no conflict is enough for a total victory.
    pub total_by_peace: bool,
    /// EU-44: among equal givers the one with most PP decides.
    pub richest_decides: bool,
    /// EU-07: victory points lie open.
    pub open_vp: bool,
    /// EU-43: victory points may fall below zero.
    pub debt: bool,
    /// EU-22: the most pawns a player gets.
    pub pawn_cap: u8,
    /// EU-79: the name of the dice that several tables share.
    pub shared_war_dice: Option<String>,
    /// EU-60: how long a campaign lasts, if it is timed.
    pub campaign_seconds: Option<u16>,
    /// EU-46, EU-60: nobody is asked where no answer of anybody's could change anything.
    pub brisk: bool,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            coalition_beats_black: false,
            rank_each_election: false,
            reverse_vote: false,
            total_by_peace: false,
            richest_decides: false,
            open_vp: false,
            debt: false,
            pawn_cap: 20,
            shared_war_dice: None,
            campaign_seconds: Some(60),
            brisk: false,
        }
    }
}

impl Rulings {
    /// Reads options whose names and closed values have been checked.
    pub fn read(options: &Options) -> Result<Rulings, Vec<SetupError>> {
        let is = |name: &str, value: &str| options.get(name).is_some_and(|v| v == value);
        let mut errors = Vec::new();
        let campaign_seconds = match options.get("campaign_seconds").map(String::as_str) {
            None => Some(60),
            Some("none") => None,
            Some(text) => match text.parse::<u16>() {
                Ok(seconds @ 30..=600) => Some(seconds),
                _ => {
                    let wrong = Text::new("europa-setup-campaign").with("value", text);
                    errors.push(SetupError::new("campaign_seconds", wrong));
                    None
                }
            },
        };
        let shared_war_dice = options.get("shared_war_dice").filter(|name| *name != "off").cloned();
        if shared_war_dice.as_ref().is_some_and(|name| !(1..=64).contains(&name.chars().count())) {
            errors.push(SetupError::new("shared_war_dice", Text::new("europa-setup-dice")));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Rulings {
            coalition_beats_black: is("election_rule", "en1999"),
            rank_each_election: is("turn_order", "each_election"),
            reverse_vote: is("voting_order", "reverse"),
            total_by_peace: is("total_victory", "zero_conflict"),
            richest_decides: is("peace_decider_tie", "most_pp"),
            open_vp: is("vp_visibility", "open"),
            debt: is("vp_floor", "debt"),
            pawn_cap: if is("pawn_cap", "none") { u8::MAX } else { 20 },
            shared_war_dice,
            campaign_seconds,
            brisk: is("pace", "brisk"),
        })
    }
}

/// The colours in play, in the game's order.
pub fn colours(seats: &[String], all: &[&str], fewest: usize) -> Result<Vec<u8>, SetupError> {
    Setup::check_count(seats.len(), all, fewest)
        .map_err(|error| SetupError { clause: Some(crate::Europa::PLAYERS), ..error })?;
    Ok(Setup::places(seats, all, fewest)?.into_iter().map(|place| place as u8).collect())
}
