//! The options of a table (dossier, section 4), as values that the rules ask.

use rules::{OptionSpec, Options, SetupError};

/// All options, each with its default first.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "setup", values: &["free", "historical"], open: None },
    OptionSpec { name: "setup_sharing", values: &["allowed", "exclusive"], open: None },
    OptionSpec { name: "landing_check", values: &["at_writing", "after_exploration"], open: None },
    OptionSpec { name: "stock_order", values: &["origin_row", "destination"], open: None },
    OptionSpec { name: "madagascar", values: &["sea_links", "isolated"], open: None },
    OptionSpec { name: "tie", values: &["no_winner", "shared"], open: None },
    OptionSpec { name: "talk", values: &["private_and_public", "public_only", "none"], open: None },
    OptionSpec { name: "absent_player", values: &["idle", "bot"], open: None },
    OptionSpec { name: "diplomacy_seconds", values: &["480", "180", "300", "900", "none"], open: None },
    OptionSpec { name: "writing_seconds", values: &["300", "120", "180", "600", "none"], open: None },
];

/// What may be said (RU-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum TalkOption {
    #[default]
    PrivateAndPublic,
    PublicOnly,
    None,
}

/// What the options change.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Edition {
    /// AF-76: the first presences are prescribed.
    pub historical: bool,
    /// RU-03: a coast already chosen may not be chosen again.
    pub exclusive: bool,
    /// RU-05: a landing is void where an expedition arrived in the same turn.
    pub landing_after_exploration: bool,
    /// RU-08: pawns that run out are given out in the order of the targets.
    pub stock_by_destination: bool,
    /// RU-01: Madagascar has no neighbours.
    pub isolated: bool,
    /// RU-18: a tie for the lead is shared.
    pub tie_shared: bool,
    /// RU-20: a bot replaces a player who left, so no country is ever absent.
    pub absent_bot: bool,
    /// RU-21: private rooms, the open table, or not a word.
    pub talk: TalkOption,
    /// RU-21: the time to talk.
    pub diplomacy_seconds: Option<u32>,
    /// RU-21: the time to write.
    pub writing_seconds: Option<u32>,
}

impl Edition {
    /// Reads the chosen options.
    pub fn of(chosen: &Options) -> Result<Edition, Vec<SetupError>> {
        let errors = OptionSpec::check_all(OPTIONS, chosen);
        if !errors.is_empty() {
            return Err(errors);
        }
        let is = |name: &str, value: &str| chosen.get(name).is_some_and(|chosen| chosen == value);
        let seconds = |name: &str| {
            let default = || OPTIONS.iter().find(|spec| spec.name == name).map(OptionSpec::default);
            chosen.get(name).map(String::as_str).or_else(default)?.parse().ok() // "none": no timer
        };
        Ok(Edition {
            historical: is("setup", "historical"),
            exclusive: is("setup_sharing", "exclusive"),
            landing_after_exploration: is("landing_check", "after_exploration"),
            stock_by_destination: is("stock_order", "destination"),
            isolated: is("madagascar", "isolated"),
            tie_shared: is("tie", "shared"),
            absent_bot: is("absent_player", "bot"),
            talk: match chosen.get("talk").map(String::as_str) {
                Some("public_only") => TalkOption::PublicOnly,
                Some("none") => TalkOption::None,
                _ => TalkOption::PrivateAndPublic,
            },
            diplomacy_seconds: seconds("diplomacy_seconds"),
            writing_seconds: seconds("writing_seconds"),
        })
    }
}
