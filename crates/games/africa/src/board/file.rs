//! The board file, and everything that can be wrong with it.

use super::{Board, Point, Shape};
use crate::options::OPTIONS;
use crate::{COUNTRIES, MOST_SQUARES, TERRITORIES, Territories, Territory};
use rules::{BoardFile, Errors, Names, SetupError, Text};
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

/// Notes for people, which change nothing: where a value comes from, how it is spelt elsewhere.
type Note = Option<IgnoredAny>;

#[derive(Deserialize)]
struct File {
    schema: Option<u32>,
    game: Head,
    tokens: Tokens,
    scoring: Scoring,
    country: Vec<CountryEntry>,
    options: Option<BTreeMap<String, Vec<String>>>,
    territory: Vec<TerritoryEntry>,
    border: Vec<Border>,
    vertices: BTreeMap<String, Point>,
}

#[derive(Deserialize)]
struct Head {
    id: String,
    turns: Vec<u16>,
    players_min: Option<usize>,
    players_max: Option<usize>,
    phases: Option<Vec<String>>,
    diplomacy_seconds: Option<u32>,
    #[serde(rename = "title")]
    _title: Note,
    #[serde(rename = "full_title")]
    _full_title: Note,
    #[serde(rename = "author")]
    _author: Note,
    #[serde(rename = "publisher")]
    _publisher: Note,
    #[serde(rename = "year")]
    _year: Note,
    #[serde(rename = "provenance")]
    _provenance: Note,
}

#[derive(Deserialize)]
struct Tokens {
    presence_per_country: usize,
    relation_per_country: usize,
    development: usize,
    colony: usize,
    #[serde(rename = "provenance")]
    _provenance: Note,
}

#[derive(Deserialize)]
struct Scoring {
    colony_alone: usize,
    colony_shared: usize,
    alliance_in_own_embassy_last_turn: usize,
    tie_for_first: Option<String>,
    #[serde(rename = "provenance")]
    _provenance: Note,
}

#[derive(Deserialize)]
struct CountryEntry {
    id: String,
    order: Option<usize>,
    name_fr: String,
    name_en: String,
    colour_hex: String,
    historical_start: String,
    embassy_xy: Point,
    #[serde(rename = "sheet_name")]
    _sheet_name: Note,
    #[serde(rename = "colour_fr")]
    _colour_fr: Note,
    #[serde(rename = "provenance")]
    _provenance: Note,
}

#[derive(Deserialize)]
struct TerritoryEntry {
    id: String,
    sheet_row: usize,
    name: String,
    name_fr: String,
    name_en: String,
    coastal: bool,
    squares: usize,
    label: Point,
    ring: Vec<String>,
    #[serde(rename = "area")]
    _area: Note,
    #[serde(rename = "spelling")]
    _spelling: Note,
    #[serde(rename = "provenance")]
    _provenance: Note,
}

#[derive(Deserialize)]
struct Border {
    a: String,
    b: String,
    kind: Kind,
    #[serde(rename = "note")]
    _note: Note,
}

/// How two territories lie to each other. The outlines say most of it; `link` and `closed` overrule them.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// Their outlines share an edge.
    Land,
    /// A dotted line across the sea.
    Sea,
    /// Neighbours although their outlines do not touch.
    Link,
    /// No neighbours although their outlines share an edge.
    Closed,
}

/// The countries, in French and in English (AF-04): messages say them, with their articles.
const COUNTRY_NAMES: [[&str; 2]; COUNTRIES] = [
    ["Grande-Bretagne", "Great Britain"],
    ["France", "France"],
    ["Allemagne", "Germany"],
    ["Italie", "Italy"],
    ["Pays-Bas", "Netherlands"],
    ["Belgique", "Belgium"],
];

/// Two points or two territories, in the order of their ids.
type Pair<'a> = (&'a str, &'a str);

/// An edge of an outline without its direction.
fn edge<'a>(a: &'a str, b: &'a str) -> Pair<'a> {
    if a < b { (a, b) } else { (b, a) }
}

impl File {
    /// Everything that contradicts the rules or the file itself.
    fn check(&self, errors: &mut Errors) {
        errors.fixed("game.id", None, &self.game.id.as_str(), &"africa");
        errors.fixed("game.turns", Some("AF-13"), &self.game.turns, &crate::YEARS.to_vec());
        let (tokens, scoring) = (&self.tokens, &self.scoring);
        for (field, clause, found, rule) in [
            ("tokens.presence_per_country", "AF-02", tokens.presence_per_country, crate::PRESENCES),
            ("tokens.relation_per_country", "AF-02", tokens.relation_per_country, COUNTRIES - 1),
            ("tokens.development", "AF-02", tokens.development, crate::DEVELOPMENTS),
            ("tokens.colony", "AF-02", tokens.colony, crate::COLONIES),
            ("scoring.colony_alone", "AF-70", scoring.colony_alone, crate::ALONE),
            ("scoring.colony_shared", "AF-71", scoring.colony_shared, crate::SHARED),
            (
                "scoring.alliance_in_own_embassy_last_turn",
                "AF-72",
                scoring.alliance_in_own_embassy_last_turn,
                1,
            ),
        ] {
            errors.fixed(field, Some(clause), &found, &rule);
        }
        self.check_countries(errors);
        self.check_territories(errors);
        self.check_borders(errors);
    }

    /// What the rules fix and a file can only repeat. Boards that are being played on were opened before this was asked.
    fn check_fixed(&self, errors: &mut Errors) {
        let mut number = |field: &str, clause, found: Option<usize>, rule: usize| {
            errors.fixed(field, clause, &found.unwrap_or(rule), &rule);
        };
        number("schema", None, self.schema.map(|schema| schema as usize), 1);
        number("game.players_min", Some("AF-03"), self.game.players_min, 3);
        number("game.players_max", Some("AF-03"), self.game.players_max, COUNTRIES);
        let seconds = self.game.diplomacy_seconds.map(|seconds| seconds as usize);
        number("game.diplomacy_seconds", Some("AF-15"), seconds, 480);
        for (place, country) in self.country.iter().enumerate() {
            number(&format!("country.{}.order", country.id), Some("AF-10"), country.order, place + 1);
        }
        for (country, names) in self.country.iter().zip(COUNTRY_NAMES) {
            for (key, found, rule) in
                [("name_fr", &country.name_fr, names[0]), ("name_en", &country.name_en, names[1])]
            {
                errors.fixed(&format!("country.{}.{key}", country.id), Some("AF-04"), &found.as_str(), &rule);
            }
        }
        let phases = ["diplomacy", "writing", "reading", "conflicts", "colonies"].map(str::to_owned).to_vec();
        errors.fixed("game.phases", Some("AF-14"), self.game.phases.as_ref().unwrap_or(&phases), &phases);
        let tie = "no_winner".to_owned();
        errors.fixed(
            "scoring.tie_for_first",
            Some("AF-75"),
            self.scoring.tie_for_first.as_ref().unwrap_or(&tie),
            &tie,
        );
        for (name, values) in self.options.iter().flatten() {
            let field = format!("options.{name}");
            match OPTIONS.iter().find(|spec| spec.name == name) {
                Some(spec) => {
                    let rule: Vec<String> = spec.values.iter().map(|value| (*value).to_owned()).collect();
                    errors.fixed(&field, None, values, &rule);
                }
                None => errors.say(&field, None, Text::new("board-unknown").with("what", name.as_str())),
            }
        }
    }

    fn check_countries(&self, errors: &mut Errors) {
        let ids: Vec<&str> = self.country.iter().map(|country| country.id.as_str()).collect();
        errors.unless(ids == crate::SEAT_IDS, "country", Some("AF-10"), || {
            Text::new("board-order").with("rule", crate::SEAT_IDS)
        });
        for country in &self.country {
            let field = |key: &str| format!("country.{}.{key}", country.id);
            let start = self.territory.iter().find(|t| t.id == country.historical_start);
            let coast = start.is_some_and(|territory| territory.coastal);
            errors.unless(coast, &field("historical_start"), Some("AF-76"), || {
                Text::new("africa-board-coast").with("found", country.historical_start.as_str())
            });
            errors.colour(&field("colour_hex"), &country.colour_hex);
            errors.unless(sane(country.embassy_xy), &field("embassy_xy"), None, place);
        }
    }

    fn check_territories(&self, errors: &mut Errors) {
        for (row, territory) in self.territory.iter().enumerate() {
            let (id, name, number) = (territory.id.as_str(), territory.name.as_str(), territory.sheet_row);
            let printed = Territory::at(row).map_or(("", ""), |of| (of.id(), of.name()));
            errors.unless(
                (id, name, number) == (printed.0, printed.1, row + 1),
                &format!("territory.{}", row + 1),
                Some("AF-01"),
                || {
                    Text::new("africa-board-row")
                        .with("row", row + 1)
                        .with("id", printed.0)
                        .with("name", printed.1)
                },
            );
        }
        errors.fixed("territory", Some("AF-01"), &self.territory.len(), &TERRITORIES);
        let uses = self.edge_uses();
        let mut spellings: BTreeMap<String, &str> = BTreeMap::new();
        for territory in &self.territory {
            let field = |key: &str| format!("territory.{}.{key}", territory.id);
            errors.between(&field("squares"), None, territory.squares, 1, MOST_SQUARES);
            for missing in territory.ring.iter().filter(|v| !self.vertices.contains_key(*v)) {
                errors.say(&field("ring"), None, Text::new("board-unknown").with("what", missing.as_str()));
            }
            errors.unless(territory.ring.len() >= 3, &field("ring"), None, || Text::new("africa-board-ring"));
            let shore = territory.edges().any(|edge| uses[&edge] == 1);
            errors.unless(territory.coastal == shore, &field("coastal"), None, || {
                Text::new("africa-board-shore")
            });
            errors.unless(sane(territory.label), &field("label"), None, place);
            for name in territory.names() {
                let folded = crate::notation::fold(name);
                let taken =
                    spellings.insert(folded, &territory.id).is_some_and(|other| other != territory.id);
                errors.unless(!taken && crate::notation::is_name(name), &field("name"), None, || {
                    Text::new("africa-board-name").with("name", name)
                });
            }
        }
        if uses.values().any(|uses| *uses > 2) {
            errors.say("territory", None, Text::new("africa-board-sides"));
        }
        for (id, _) in self.vertices.iter().filter(|(_, point)| !sane(**point)) {
            errors.say(&format!("vertices.{id}"), None, place());
        }
        let squares: usize = self.territory.iter().map(|t| t.squares.min(MOST_SQUARES)).sum();
        errors.unless(squares <= crate::DEVELOPMENTS, "territory", Some("AF-52"), || {
            Text::new("africa-board-squares").with("squares", squares).with("pawns", crate::DEVELOPMENTS)
        });
    }

    fn check_borders(&self, errors: &mut Errors) {
        let mut seen = BTreeSet::new();
        let drawn: BTreeSet<_> = self.shared_edges().into_iter().map(|(pair, _)| pair).collect();
        for Border { a, b, kind, .. } in &self.border {
            let field = format!("border.{a}-{b}");
            for end in [a, b] {
                errors.unless(self.territory.iter().any(|t| t.id == *end), &field, Some("AF-26"), || {
                    Text::new("board-unknown").with("what", end.as_str())
                });
            }
            errors.unless(a != b && seen.insert(edge(a, b)), &field, Some("AF-26"), || {
                Text::new("board-twice").with("what", format!("{a}-{b}"))
            });
            let touch = drawn.contains(&edge(a, b));
            let why = match kind {
                Kind::Land if !touch => "africa-board-apart",
                Kind::Link if touch => "africa-board-touching",
                Kind::Closed if !touch => "africa-board-closed",
                _ => continue,
            };
            errors.say(&field, Some("AF-26"), Text::new(why));
        }
        for (a, b) in drawn.difference(&seen) {
            errors.say(&format!("border.{a}-{b}"), Some("AF-26"), Text::new("africa-board-border"));
        }
    }

    /// The edges that two outlines share, with the territories on both sides.
    fn shared_edges(&self) -> Vec<(Pair<'_>, Pair<'_>)> {
        let mut sides: BTreeMap<_, Vec<&str>> = BTreeMap::new();
        for territory in &self.territory {
            territory.edges().for_each(|edge| sides.entry(edge).or_default().push(&territory.id));
        }
        let shared = sides.into_iter().filter(|(_, ids)| ids.len() == 2);
        shared.map(|(ends, ids)| (edge(ids[0], ids[1]), ends)).collect()
    }

    /// How many outlines use each edge.
    fn edge_uses(&self) -> BTreeMap<(&str, &str), usize> {
        let mut uses = BTreeMap::new();
        for edge in self.territory.iter().flat_map(TerritoryEntry::edges) {
            *uses.entry(edge).or_insert(0) += 1;
        }
        uses
    }

    /// The tables of a file without errors.
    fn board(&self) -> Board {
        let find = |id: &str| Territory::of_id(id).expect("checked: a territory of the sheet");
        let mut neighbours = [Territories::NONE; TERRITORIES];
        let (mut sea_links, mut bridges, mut walls) = (Vec::new(), Vec::new(), Vec::new());
        for border in &self.border {
            let (a, b) = (find(&border.a), find(&border.b));
            match border.kind {
                Kind::Land => {}
                Kind::Sea => sea_links.push((a, b)),
                Kind::Link => bridges.push((a, b)),
                Kind::Closed => {
                    let between = edge(&border.a, &border.b);
                    let edges = self.shared_edges().into_iter().filter(|(pair, _)| *pair == between);
                    walls.extend(edges.map(|(_, (from, to))| [self.vertices[from], self.vertices[to]]));
                    continue;
                }
            }
            neighbours[a.index()].insert(b);
            neighbours[b.index()].insert(a);
        }
        let uses = self.edge_uses();
        let shape = |territory: &TerritoryEntry| Shape {
            ring: territory.ring.iter().map(|vertex| self.vertices[vertex]).collect(),
            coast: territory.edges().map(|edge| uses[&edge] == 1).collect(),
            label: territory.label,
        };
        let where_true = |is: &dyn Fn(&TerritoryEntry) -> bool| -> Territories {
            self.territory.iter().filter(|t| is(t)).map(|t| find(&t.id)).collect()
        };
        Board {
            neighbours,
            coastal: where_true(&|territory| territory.coastal),
            room: std::array::from_fn(|k| where_true(&|territory| territory.squares > k)),
            historical: std::array::from_fn(|i| find(&self.country[i].historical_start)),
            sea_links,
            bridges,
            walls,
            names: self.names(),
            shapes: self.territory.iter().map(shape).collect(),
            embassies: std::array::from_fn(|i| self.country[i].embassy_xy),
            colours: std::array::from_fn(|i| self.country[i].colour_hex.clone()),
            spellings: self
                .territory
                .iter()
                .flat_map(|t| t.names().map(|name| (crate::notation::fold(name), find(&t.id))))
                .collect(),
        }
    }

    /// What territories are called.
    fn names(&self) -> Names {
        let territory = |t: &TerritoryEntry| {
            (format!("africa-territory-{}", t.id), [t.name_fr.clone(), t.name_en.clone()])
        };
        self.territory.iter().map(territory).collect()
    }
}

impl TerritoryEntry {
    fn edges(&self) -> impl Iterator<Item = (&str, &str)> {
        let next = self.ring.iter().cycle().skip(1);
        self.ring.iter().zip(next).map(|(a, b)| edge(a, b))
    }

    /// Id, spelling of the sheet, French and English names: all are understood.
    fn names(&self) -> impl Iterator<Item = &str> {
        [&self.id, &self.name, &self.name_fr, &self.name_en].into_iter().map(String::as_str)
    }
}

fn place() -> Text {
    Text::new("africa-board-place")
}

/// A point of the globe?
fn sane([longitude, latitude]: Point) -> bool {
    longitude.abs() <= 180.0 && latitude.abs() <= 90.0
}
