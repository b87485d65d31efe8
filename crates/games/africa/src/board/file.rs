//! The board file, as far as it is read, and everything that can be wrong with it.

use super::{Board, Point, Shape};
use crate::{COUNTRIES, MOST_SQUARES, TERRITORIES, Territories, Territory};
use rules::SetupError;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Reads and checks a board file.
pub(super) fn read(text: &str) -> Result<Board, Vec<SetupError>> {
    let file: File =
        toml::from_str(text).map_err(|e| vec![SetupError::new("board", e.to_string().trim())])?;
    let mut errors = Vec::new();
    file.check(&mut errors);
    if errors.is_empty() { Ok(file.board()) } else { Err(errors) }
}

#[derive(Deserialize)]
struct File {
    game: Head,
    tokens: Tokens,
    scoring: Scoring,
    country: Vec<CountryEntry>,
    territory: Vec<TerritoryEntry>,
    border: Vec<Border>,
    vertices: BTreeMap<String, Point>,
}

#[derive(Deserialize)]
struct Head {
    id: String,
    turns: Vec<u16>,
}

#[derive(Deserialize, PartialEq)]
struct Tokens {
    presence_per_country: u32,
    relation_per_country: u32,
    development: u32,
    colony: u32,
}

#[derive(Deserialize, PartialEq)]
struct Scoring {
    colony_alone: u32,
    colony_shared: u32,
    alliance_in_own_embassy_last_turn: u32,
}

#[derive(Deserialize)]
struct CountryEntry {
    id: String,
    colour_hex: String,
    historical_start: String,
    embassy_xy: Point,
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
}

#[derive(Deserialize)]
struct Border {
    a: String,
    b: String,
    kind: Kind,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Land,
    Sea,
}

/// An edge of an outline without its direction.
fn edge<'a>(a: &'a str, b: &'a str) -> (&'a str, &'a str) {
    if a < b { (a, b) } else { (b, a) }
}

impl File {
    /// Every error of the file.
    fn check(&self, errors: &mut Vec<SetupError>) {
        let mut wrong = |field: String, clause: Option<&'static str>, message: String| {
            errors.push(SetupError { clause, ..SetupError::new(field, message) });
        };
        if self.game.id != "africa" {
            wrong("game.id".into(), None, format!("is {:?}, not \"africa\"", self.game.id));
        }
        if self.game.turns != crate::YEARS {
            wrong("game.turns".into(), Some("AF-13"), format!("must be {:?}", crate::YEARS));
        }
        let box_of_the_game = Tokens {
            presence_per_country: crate::PRESENCES as u32,
            relation_per_country: COUNTRIES as u32 - 1,
            development: crate::DEVELOPMENTS as u32,
            colony: crate::COLONIES as u32,
        };
        if self.tokens != box_of_the_game {
            wrong("tokens".into(), Some("AF-02"), "must be 22, 5, 88 and 22".into());
        }
        let points = Scoring {
            colony_alone: crate::ALONE as u32,
            colony_shared: crate::SHARED as u32,
            alliance_in_own_embassy_last_turn: 1,
        };
        if self.scoring != points {
            wrong("scoring".into(), Some("AF-70"), "must be 8, 3 and 1".into());
        }
        self.check_countries(&mut wrong);
        self.check_territories(&mut wrong);
        self.check_borders(&mut wrong);
    }

    fn check_countries(&self, wrong: &mut impl FnMut(String, Option<&'static str>, String)) {
        if !self.country.iter().map(|country| country.id.as_str()).eq(crate::SEAT_IDS.iter().copied()) {
            wrong(
                "country".into(),
                Some("AF-10"),
                format!("must be {} in this order", crate::SEAT_IDS.join(", ")),
            );
        }
        for country in &self.country {
            let field = |key: &str| format!("country.{}.{key}", country.id);
            let start = self.territory.iter().find(|t| t.id == country.historical_start);
            if !start.is_some_and(|territory| territory.coastal) {
                wrong(field("historical_start"), Some("AF-76"), "is not a coastal territory".into());
            }
            let hex = country.colour_hex.strip_prefix('#').unwrap_or_default();
            if hex.len() != 6 || !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
                wrong(field("colour_hex"), None, "is not a colour such as #c0272d".into());
            }
            if !sane(country.embassy_xy) {
                wrong(field("embassy_xy"), None, "is not a longitude and a latitude".into());
            }
        }
    }

    fn check_territories(&self, wrong: &mut impl FnMut(String, Option<&'static str>, String)) {
        let expected = Territory::all().map(|t| (t.id(), t.name(), t.index() + 1));
        if !self.territory.iter().map(|t| (t.id.as_str(), t.name.as_str(), t.sheet_row)).eq(expected) {
            let message =
                "must be the 32 rows of the order sheet, with their ids, names and numbers, in its order";
            wrong("territory".into(), Some("AF-01"), message.into());
        }
        let uses = self.edge_uses();
        let mut spellings: BTreeMap<String, &str> = BTreeMap::new();
        for territory in &self.territory {
            let field = |key: &str| format!("territory.{}.{key}", territory.id);
            if !(1..=MOST_SQUARES).contains(&territory.squares) {
                wrong(field("squares"), None, format!("is {}, not 1 to {MOST_SQUARES}", territory.squares));
            }
            if let Some(missing) = territory.ring.iter().find(|v| !self.vertices.contains_key(*v)) {
                wrong(field("ring"), None, format!("names {missing}, which is not in [vertices]"));
            }
            if territory.ring.len() < 3 {
                wrong(field("ring"), None, "needs at least three points".into());
            }
            if territory.coastal != territory.edges().any(|edge| uses[&edge] == 1) {
                let message = "must be true exactly when the outline has an edge that no other territory has";
                wrong(field("coastal"), None, message.into());
            }
            if !sane(territory.label) {
                wrong(field("label"), None, "is not a longitude and a latitude".into());
            }
            for name in territory.names() {
                let folded = crate::notation::fold(name);
                let taken =
                    spellings.insert(folded, &territory.id).is_some_and(|other| other != territory.id);
                if taken || !crate::notation::is_name(name) {
                    wrong(
                        field("name"),
                        None,
                        format!("{name:?} cannot be told from another word of a sheet"),
                    );
                }
            }
        }
        if let Some((edge, _)) = uses.iter().find(|(_, uses)| **uses > 2) {
            wrong("territory".into(), None, format!("the edge {edge:?} has more than two sides"));
        }
        if let Some((id, _)) = self.vertices.iter().find(|(_, point)| !sane(**point)) {
            wrong(format!("vertices.{id}"), None, "is not a longitude and a latitude".into());
        }
        let squares: usize = self.territory.iter().map(|t| t.squares.min(MOST_SQUARES)).sum();
        if squares > crate::DEVELOPMENTS {
            let message = format!("{squares} squares in all, but the box has {} pawns", crate::DEVELOPMENTS);
            wrong("territory".into(), Some("AF-52"), message);
        }
    }

    fn check_borders(&self, wrong: &mut impl FnMut(String, Option<&'static str>, String)) {
        let mut land = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for Border { a, b, kind } in &self.border {
            let field = || format!("border.{a}-{b}");
            let known = |id: &str| self.territory.iter().any(|territory| territory.id == id);
            if a == b || !known(a) || !known(b) {
                wrong(field(), Some("AF-26"), "does not join two territories".into());
            }
            if !seen.insert(edge(a, b)) {
                wrong(field(), Some("AF-26"), "is given twice".into());
            }
            if *kind == Kind::Land {
                land.insert(edge(a, b));
            }
        }
        let mut sides: BTreeMap<_, Vec<&str>> = BTreeMap::new();
        for territory in &self.territory {
            territory.edges().for_each(|edge| sides.entry(edge).or_default().push(&territory.id));
        }
        let drawn: BTreeSet<_> = sides
            .values()
            .filter_map(|ids| if let [a, b] = ids[..] { Some(edge(a, b)) } else { None })
            .collect();
        for (a, b) in drawn.symmetric_difference(&land) {
            let message = "must be a land border exactly when the outlines share an edge";
            wrong(format!("border.{a}-{b}"), Some("AF-26"), message.into());
        }
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
        let mut sea_links = Vec::new();
        for border in &self.border {
            let (a, b) = (find(&border.a), find(&border.b));
            neighbours[a.index()].insert(b);
            neighbours[b.index()].insert(a);
            if border.kind == Kind::Sea {
                sea_links.push((a, b));
            }
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

/// A point of the globe?
fn sane([longitude, latitude]: Point) -> bool {
    longitude.abs() <= 180.0 && latitude.abs() <= 90.0
}
