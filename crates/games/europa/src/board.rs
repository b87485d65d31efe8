//! The board file as compact tables: countries as indices, sets of countries as bits of a word.

mod file;

use rules::{Names, Set, SetupError};

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

impl Country {
    /// What a war here counts (EU-35), and what it takes to stop it (EU-45).
    pub fn war(&self) -> u8 {
        2 * self.black
    }
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
    /// PP at the start for 3, 4, 5 and 6 players (EU-12).
    pub starts: [u16; 4],
    /// What the countries are called.
    pub names: Names,
}

impl Board {
    /// The board of a file that can be played on.
    ///
    /// # Errors
    /// Every contradiction in it.
    pub fn read(text: &str) -> Result<Board, Vec<SetupError>> {
        file::read(text)
    }

    /// Everything that is wrong with a file, what would go unheard included.
    pub fn check(text: &str) -> Vec<SetupError> {
        file::check(text)
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
