//! The board file as compact tables: countries as indices, sets of countries as bits of a word.

use rules::{Set, SetupError};
use serde::Deserialize;

/// The most countries a board file may have.
pub const MAX_COUNTRIES: usize = 40;

/// A country, as an index in board order.
pub type Id = u8;

/// A set of countries.
pub type Countries = Set<Id>;

/// One country of the board.
#[derive(Clone, Debug)]
pub struct Country {
    /// Its id in texts.
    pub id: String,
    /// Name on the map.
    pub local: String,
    /// The turn its card enters (EU-10).
    pub turn: u8,
    /// White number: PP shared out on victory (EU-80).
    pub points: u16,
    /// Black number: pawns needed against the nationalists (EU-80).
    pub black: u8,
    /// Schematic position, 0 to 100 from west to east and from north to south.
    pub pos: [u8; 2],
}

/// The validated board.
#[derive(Clone, Debug)]
pub struct Board {
    /// All countries in board order.
    pub countries: Vec<Country>,
    /// Land neighbours of each (war spreads along these, EU-33).
    pub land: Vec<Countries>,
    /// Land neighbours and dotted links of each (placement and moves).
    pub linked: Vec<Countries>,
    /// Dotted links alone, each pair once, for the picture.
    pub dotted: Vec<(Id, Id)>,
    /// The country named by each sum of two ten-sided dice, 2 to 20.
    pub named_by: [Id; 21],
    /// Years of each turn, for show.
    pub years: [String; 4],
    /// Pawns and PP at the start for 3, 4, 5 and 6 players (EU-12).
    pub starts: [(u8, u16); 4],
}

#[derive(Deserialize)]
struct File {
    period: Vec<Period>,
    setup: Vec<Start>,
    overlay: Vec<Overlay>,
    country: Vec<CountryLine>,
    adjacency: Adjacency,
    war_risk: Vec<Risk>,
}
#[derive(Deserialize)]
struct Period {
    turn: u8,
    years: String,
}
#[derive(Deserialize)]
struct Start {
    players: u8,
    pawns: u8,
    political_points: u16,
}
#[derive(Deserialize)]
struct Overlay {
    id: String,
    removed_at_start_of_turn: u8,
    countries: Vec<String>,
}
#[derive(Deserialize)]
struct CountryLine {
    id: String,
    local: String,
    turn: u8,
    overlay: String,
    points: u16,
    black: u8,
    pos: [u8; 2],
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
}

impl Board {
    /// Reads a board file and lists every contradiction in it.
    pub fn read(text: &str) -> Result<Board, Vec<SetupError>> {
        let file: File = toml::from_str(text)
            .map_err(|error| vec![SetupError::new("board", error.to_string().replace('\n', " "))])?;
        let mut errors = Vec::new();
        let board = build(&file, &mut errors);
        if errors.is_empty() { Ok(board) } else { Err(errors) }
    }

    /// The country with this id.
    pub fn find(&self, id: &str) -> Option<Id> {
        self.countries.iter().position(|c| c.id == id).map(|i| i as Id)
    }

    /// All countries.
    pub fn all(&self) -> Countries {
        (0..self.countries.len() as Id).collect()
    }

    /// Countries no longer under an overlay in this turn (EU-16).
    pub fn uncovered(&self, turn: u8) -> Countries {
        self.all().into_iter().filter(|&id| self.countries[id as usize].turn <= turn).collect()
    }

    /// Countries joined to any of these by a border or a dotted link.
    pub fn next_to(&self, set: Countries) -> Countries {
        set.into_iter().fold(Countries::NONE, |near, id| near | self.linked[id as usize])
    }
}

fn build(file: &File, errors: &mut Vec<SetupError>) -> Board {
    let mut error = |field: &str, message: String| errors.push(SetupError::new(field, message));
    let count = file.country.len();
    if count > MAX_COUNTRIES {
        error("country", format!("{count} countries; at most {MAX_COUNTRIES} fit"));
    }
    let index = |id: &str| file.country.iter().position(|c| c.id == id);
    for (i, country) in file.country.iter().enumerate() {
        let field = format!("country {}", country.id);
        if index(&country.id) != Some(i) {
            error(&field, "named twice".into());
        }
        if !(1..=3).contains(&country.turn) {
            error(&field, format!("enters at turn {}; cards enter at turn 1, 2 or 3", country.turn));
        }
        if country.black == 0 || country.points == 0 || country.points > 200 {
            error(&field, "needs a black number and a white number up to 200".into());
        }
        let covering = file.overlay.iter().find(|o| o.countries.contains(&country.id));
        let (id, turn) = covering.map_or(("", 1), |o| (o.id.as_str(), o.removed_at_start_of_turn));
        if id != country.overlay || turn != country.turn {
            let (overlay, own) = (&country.overlay, country.turn);
            error(
                &field,
                format!("overlay {overlay:?} and turn {own} do not fit overlay {id:?}, turn {turn}"),
            );
        }
    }
    for overlay in &file.overlay {
        for id in overlay.countries.iter().filter(|id| index(id).is_none()) {
            error(&format!("overlay {}", overlay.id), format!("unknown country {id:?}"));
        }
    }
    let (mut land, mut linked) = (vec![Countries::NONE; count], vec![Countries::NONE; count]);
    let mut dotted = Vec::new();
    for (kind, pairs) in [("land", &file.adjacency.land), ("dotted", &file.adjacency.dotted)] {
        for [a, b] in pairs {
            let field = format!("adjacency.{kind}");
            let (Some(i), Some(j)) = (index(a), index(b)) else {
                error(&field, format!("unknown country in {a} - {b}"));
                continue;
            };
            if i == j || linked[i].contains(j as Id) {
                error(&field, format!("{a} - {b} joins a country to itself, or stands twice"));
                continue;
            }
            let join = |table: &mut Vec<Countries>| {
                table[i].insert(j as Id);
                table[j].insert(i as Id);
            };
            join(&mut linked);
            if kind == "land" {
                join(&mut land);
            } else {
                dotted.push((i as Id, j as Id));
            }
        }
    }
    let mut named_by = [Id::MAX; 21];
    for risk in &file.war_risk {
        match (risk.sum, index(&risk.country)) {
            (2..=20, Some(i)) if named_by[risk.sum as usize] == Id::MAX => {
                named_by[risk.sum as usize] = i as Id;
            }
            (sum, _) => {
                let country = &risk.country;
                error("war_risk", format!("sum {sum} with {country:?}: 2 to 20, once each, a known country"));
            }
        }
    }
    for sum in (2..=20).filter(|&sum| named_by[sum] == Id::MAX) {
        error("war_risk", format!("no country for sum {sum}"));
    }
    let mut starts = [(0, 0); 4];
    for players in 3..=6u8 {
        match file.setup.iter().find(|s| s.players == players) {
            Some(s) => starts[players as usize - 3] = (s.pawns, s.political_points),
            None => error("setup", format!("nothing for {players} players")),
        }
    }
    let years = std::array::from_fn(|i| {
        file.period.iter().find(|p| p.turn as usize == i + 1).map_or(String::new(), |p| p.years.clone())
    });
    let countries = file
        .country
        .iter()
        .map(|c| Country {
            id: c.id.clone(),
            local: c.local.clone(),
            turn: c.turn,
            points: c.points,
            black: c.black,
            pos: c.pos,
        })
        .collect();
    Board { countries, land, linked, dotted, named_by, years, starts }
}
