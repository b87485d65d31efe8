//! The board file, and everything that can be wrong with it.

use super::{Board, Countries, Country, Id, MAX_COUNTRIES};
use rules::{BoardFile, Errors, SetupError, Text};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::{BTreeMap, BTreeSet};

/// The board of a file that can be played on.
pub(super) fn read(text: &str) -> Result<Board, Vec<SetupError>> {
    Ok(BoardFile::read(text, File::check)?.board())
}

/// Everything that is wrong with a file, what would go unheard included.
pub(super) fn check(text: &str) -> Vec<SetupError> {
    BoardFile::check(text, |file: &File, errors| {
        file.check(errors);
        file.check_fixed(errors);
    })
}

/// Notes for people, which change nothing: where a value comes from, what is printed beside it.
type Note = Option<IgnoredAny>;

#[derive(Deserialize)]
struct File {
    schema: Option<u32>,
    game: Option<Head>,
    period: Vec<Period>,
    components: Option<BTreeMap<String, u32>>,
    setup: Vec<Start>,
    rules_numbers: Option<Numbers>,
    overlay: Vec<Overlay>,
    country: Vec<CountryLine>,
    adjacency: Adjacency,
    war_risk: Vec<Risk>,
    #[serde(rename = "sources")]
    _sources: Note,
    #[serde(rename = "information_card")]
    _information_card: Note,
}
#[derive(Deserialize)]
struct Head {
    id: Option<String>,
    players_min: Option<u32>,
    players_max: Option<u32>,
    turns: Option<u32>,
    #[serde(rename = "title")]
    _title: Note,
    #[serde(rename = "provenance")]
    _provenance: Note,
}
#[derive(Deserialize)]
struct Period {
    turn: u8,
    years: String,
}
#[derive(Deserialize)]
struct Start {
    players: u8,
    pawns: u16,
    political_points: u16,
}
/// The numbers of the rules, which a file can only repeat.
#[derive(Deserialize)]
struct Numbers {
    points_per_pawn: Option<u32>,
    coalition_max: Option<u32>,
    victory_points_per_election: Option<u32>,
    war_turns: Option<Vec<u32>>,
    war_rolls: Option<u32>,
    tension_conflict_points: Option<u32>,
    war_conflict_multiplier: Option<u32>,
    tension_black_bonus: Option<u32>,
    peace_rewards: Option<Vec<u32>>,
    peace_penalties: Option<Vec<u32>>,
    president_alone: Option<u32>,
    president_two_way: Option<u32>,
    president_three_or_more_way: Option<u32>,
    campaign_seconds: Option<u32>,
    three_winner_override: Option<BTreeMap<String, u32>>,
}
#[derive(Deserialize)]
struct Overlay {
    id: String,
    removed_at_start_of_turn: u8,
    countries: Vec<String>,
    #[serde(rename = "name")]
    _name: Note,
}
#[derive(Deserialize)]
struct CountryLine {
    id: String,
    fr: Option<String>,
    en: Option<String>,
    local: String,
    turn: u8,
    overlay: String,
    points: u16,
    black: u8,
    pos: [u8; 2],
    #[serde(rename = "capital")]
    _capital: Note,
    #[serde(rename = "points_src")]
    _points_src: Note,
    #[serde(rename = "black_src")]
    _black_src: Note,
    #[serde(rename = "black_why")]
    _black_why: Note,
    #[serde(rename = "pieces")]
    _pieces: Note,
    #[serde(rename = "pieces_note")]
    _pieces_note: Note,
    #[serde(rename = "population_m")]
    _population: Note,
    #[serde(rename = "area_kkm2")]
    _area: Note,
}
#[derive(Deserialize)]
struct Adjacency {
    land: Vec<[String; 2]>,
    dotted: Vec<[String; 2]>,
}
#[derive(Deserialize)]
struct Risk {
    sum: u8,
    country: String,
    weight: Option<u8>,
    #[serde(rename = "src")]
    _src: Note,
}

/// What is in the box (EU-06, EU-10, EU-22), where a file repeats it.
const COMPONENTS: [(&str, u32); 13] = [
    ("countries", 38),
    ("country_cards", 42),
    ("information_cards", 4),
    ("puzzle_pieces_physical", 44),
    ("overlays", 4),
    ("dice_d10", 2),
    ("tension_war_tokens", 20),
    ("victory_tokens_of_1", 75),
    ("victory_tokens_of_5", 24),
    ("ladder_markers", 6),
    ("pawns_per_player", 20),
    ("pawns_total", 120),
    ("numbered_tokens", 28),
];

fn unknown(what: &str) -> Text {
    Text::new("board-unknown").with("what", what)
}

impl File {
    fn index(&self, id: &str) -> Option<usize> {
        self.country.iter().position(|country| country.id == id)
    }

    /// Everything that contradicts the rules or the file itself.
    fn check(&self, errors: &mut Errors) {
        let count = self.country.len();
        errors.unless(count <= MAX_COUNTRIES, "country", None, || {
            Text::new("board-most").with("found", count).with("most", MAX_COUNTRIES)
        });
        for (place, country) in self.country.iter().enumerate() {
            let field = |key: &str| format!("country.{}.{key}", country.id);
            errors.unless(
                self.index(&country.id) == Some(place),
                &format!("country.{}", place + 1),
                None,
                || Text::new("board-twice").with("what", country.id.as_str()),
            );
            errors.between(&field("turn"), Some("EU-10"), country.turn.into(), 1, 3);
            errors.between(&field("points"), Some("EU-80"), country.points.into(), 1, 200);
            errors.unless(country.black > 0, &field("black"), Some("EU-80"), || Text::new("board-zero"));
            let covering = self.overlay.iter().find(|o| o.countries.contains(&country.id));
            let (id, turn) = covering.map_or(("", 1), |o| (o.id.as_str(), o.removed_at_start_of_turn));
            errors.fixed(&field("overlay"), Some("EU-16"), &country.overlay.as_str(), &id);
            errors.fixed(&field("turn"), Some("EU-16"), &country.turn, &turn);
        }
        for overlay in &self.overlay {
            for id in overlay.countries.iter().filter(|id| self.index(id).is_none()) {
                errors.say(&format!("overlay.{}.countries", overlay.id), Some("EU-16"), unknown(id));
            }
        }
        self.check_borders(errors);
        let mut sums = BTreeSet::new();
        for (place, risk) in self.war_risk.iter().enumerate() {
            let field = |key: &str| format!("war_risk.{}.{key}", place + 1);
            errors.between(&field("sum"), Some("EU-28"), risk.sum.into(), 2, 20);
            errors.unless(sums.insert(risk.sum), &field("sum"), Some("EU-28"), || {
                Text::new("board-twice").with("what", risk.sum.to_string())
            });
            errors.unless(self.index(&risk.country).is_some(), &field("country"), Some("EU-28"), || {
                unknown(&risk.country)
            });
        }
        for sum in (2..=20).filter(|sum| !sums.contains(sum)) {
            errors.say("war_risk", Some("EU-28"), Text::new("europa-board-sum").with("sum", sum));
        }
        for players in 3..=6u8 {
            errors.unless(
                self.setup.iter().any(|start| start.players == players),
                "setup",
                Some("EU-12"),
                || Text::new("europa-board-players").with("players", players),
            );
        }
    }

    fn check_borders(&self, errors: &mut Errors) {
        let mut seen = BTreeSet::new();
        for (kind, pairs) in [("land", &self.adjacency.land), ("dotted", &self.adjacency.dotted)] {
            for (place, [a, b]) in pairs.iter().enumerate() {
                let field = format!("adjacency.{kind}.{}", place + 1);
                for end in [a, b] {
                    errors.unless(self.index(end).is_some(), &field, None, || unknown(end));
                }
                errors.unless(a != b && seen.insert((a.min(b), a.max(b))), &field, None, || {
                    Text::new("board-twice").with("what", format!("{a} - {b}"))
                });
            }
        }
    }

    /// What the rules fix and a file can only repeat. Boards that are being played on were opened before this was asked.
    fn check_fixed(&self, errors: &mut Errors) {
        errors.fixed("schema", None, &self.schema.unwrap_or(1), &1);
        match &self.game {
            None => errors.say("game", None, Text::new("board-missing").with("key", "game")),
            Some(game) => {
                errors.fixed("game.id", None, &game.id.as_deref().unwrap_or_default(), &"europa");
                for (key, clause, found, rule) in [
                    ("players_min", "EU-12", game.players_min, 3),
                    ("players_max", "EU-12", game.players_max, 6),
                    ("turns", "EU-01", game.turns, 4),
                ] {
                    errors.fixed(&format!("game.{key}"), Some(clause), &found.unwrap_or(rule), &rule);
                }
            }
        }
        let turns: Vec<u8> = self.period.iter().map(|period| period.turn).collect();
        errors.fixed("period", Some("EU-01"), &turns, &vec![1, 2, 3, 4]);
        let countries = self.country.len() as u32;
        for (name, found) in self.components.iter().flatten() {
            let field = format!("components.{name}");
            match COMPONENTS.iter().find(|(known, _)| known == name) {
                // What an owner adds to the map or takes from it is counted.
                Some(("countries", _)) => errors.fixed(&field, None, found, &countries),
                Some(("country_cards", _)) => errors.fixed(&field, Some("EU-10"), found, &(countries + 4)),
                Some((_, rule)) => errors.fixed(&field, None, found, rule),
                None => errors.say(
                    &field,
                    None,
                    Text::new("board-key").with("known", &COMPONENTS.map(|(name, _)| name)[..]),
                ),
            }
        }
        for (place, start) in self.setup.iter().enumerate() {
            let field = |key: &str| format!("setup.{}.{key}", place + 1);
            errors.between(&field("players"), Some("EU-12"), start.players.into(), 3, 6);
            let before = self.setup[..place].iter().any(|other| other.players == start.players);
            errors.unless(!before, &field("players"), Some("EU-12"), || {
                Text::new("board-twice").with("what", start.players.to_string())
            });
            errors.between(&field("political_points"), Some("EU-12"), start.political_points.into(), 10, 209);
            // EU-21: what a file says of pawns follows from its points.
            errors.fixed(&field("pawns"), Some("EU-21"), &start.pawns, &(start.political_points / 10));
        }
        for (place, risk) in self.war_risk.iter().enumerate() {
            let rule = 10u8.saturating_sub(risk.sum.abs_diff(11));
            let field = format!("war_risk.{}.weight", place + 1);
            errors.fixed(&field, Some("EU-28"), &risk.weight.unwrap_or(rule), &rule);
        }
        if let Some(numbers) = &self.rules_numbers {
            numbers.check(errors);
        }
    }

    /// The tables of a file without errors.
    fn board(self) -> Board {
        let count = self.country.len();
        let find = |id: &str| self.index(id).expect("checked: a country of the file");
        let (mut land, mut linked) = (vec![Countries::NONE; count], vec![Countries::NONE; count]);
        let mut dotted = Vec::new();
        let join = |table: &mut Vec<Countries>, i: usize, j: usize| {
            table[i].insert(j as Id);
            table[j].insert(i as Id);
        };
        for [a, b] in &self.adjacency.land {
            join(&mut land, find(a), find(b));
            join(&mut linked, find(a), find(b));
        }
        for [a, b] in &self.adjacency.dotted {
            join(&mut linked, find(a), find(b));
            dotted.push((find(a) as Id, find(b) as Id));
        }
        let mut named_by = [Id::MAX; 21];
        for risk in &self.war_risk {
            named_by[risk.sum as usize] = find(&risk.country) as Id;
        }
        let start = |players: usize| {
            let found = self.setup.iter().find(|start| usize::from(start.players) == players);
            found.map_or(0, |start| start.political_points)
        };
        let years = |turn: usize| {
            let period = self.period.iter().find(|period| usize::from(period.turn) == turn);
            period.map_or(String::new(), |period| period.years.clone())
        };
        let name = |country: &CountryLine| {
            let called = |name: &Option<String>| name.as_ref().unwrap_or(&country.local).clone();
            (format!("europa-country-{}", country.id), [called(&country.fr), called(&country.en)])
        };
        Board {
            starts: std::array::from_fn(|i| start(i + 3)),
            years: std::array::from_fn(|i| years(i + 1)),
            names: self.country.iter().map(name).collect(),
            land,
            linked,
            dotted,
            named_by,
            countries: self
                .country
                .into_iter()
                .map(|c| Country {
                    id: c.id,
                    local: c.local,
                    turn: c.turn,
                    points: c.points,
                    black: c.black,
                    pos: c.pos,
                })
                .collect(),
        }
    }
}

impl Numbers {
    fn check(&self, errors: &mut Errors) {
        for (key, clause, found, rule) in [
            ("points_per_pawn", "EU-21", self.points_per_pawn, 10),
            ("coalition_max", "EU-58", self.coalition_max, 3),
            ("victory_points_per_election", "EU-66", self.victory_points_per_election, 1),
            ("war_rolls", "EU-28", self.war_rolls, 6),
            ("tension_conflict_points", "EU-35", self.tension_conflict_points, 1),
            ("war_conflict_multiplier", "EU-35", self.war_conflict_multiplier, 2),
            ("tension_black_bonus", "EU-47", self.tension_black_bonus, 1),
            ("president_alone", "EU-74", self.president_alone, 3),
            ("president_two_way", "EU-74", self.president_two_way, 2),
            ("president_three_or_more_way", "EU-74", self.president_three_or_more_way, 1),
            ("campaign_seconds", "EU-60", self.campaign_seconds, 60),
        ] {
            errors.fixed(&format!("rules_numbers.{key}"), Some(clause), &found.unwrap_or(rule), &rule);
        }
        for (key, clause, found, rule) in [
            ("war_turns", "EU-03", &self.war_turns, vec![3, 4]),
            ("peace_rewards", "EU-38", &self.peace_rewards, vec![4, 2, 1]),
            ("peace_penalties", "EU-41", &self.peace_penalties, vec![4, 2, 1]),
        ] {
            errors.fixed(
                &format!("rules_numbers.{key}"),
                Some(clause),
                found.as_ref().unwrap_or(&rule),
                &rule,
            );
        }
        let shares =
            |shares: &BTreeMap<String, u32>| shares.iter().map(|(of, to)| format!("{of} = {to}")).collect();
        let rule = vec!["2 = 3".to_owned(), "4 = 6".to_owned()];
        let found = self.three_winner_override.as_ref().map_or_else(|| rule.clone(), shares);
        errors.fixed("rules_numbers.three_winner_override", Some("EU-64"), &found, &rule);
    }
}
