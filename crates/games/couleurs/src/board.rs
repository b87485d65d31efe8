//! The board as compact tables: flags, values, lines, areas, and the numbers of the rulebook.

mod file;

use crate::cards::{Cards, Nation};
use crate::flags::{Flags, Words};
pub(crate) use file::File;
pub use file::{Kind, Numbers};
use rules::{Names, SetupError};
use std::collections::BTreeMap;

/// Most nations a board can have, so that a set of them fits into 128 bits.
pub const MAX_NATIONS: usize = 120;
/// Most areas a board can have.
pub const MAX_AREAS: usize = 8;

/// A board, with the nations that are in play.
#[derive(Debug)]
pub struct Board {
    /// All nations of the file, in its order; [`Board::deck`] says which are in play.
    pub nations: Vec<Flag>,
    /// The areas, in the order of the file.
    pub areas: Vec<Area>,
    /// The lines between nations that are in play.
    pub lines: Vec<Line>,
    /// The numbers of the rulebook.
    pub numbers: Numbers,
    /// Columns and rows of the grid.
    pub grid: [u8; 2],
    /// Where the stock lies, in grid steps.
    pub stock_place: [f32; 2],
    /// What the picture says of the board, in French and in English.
    pub note: [String; 2],
    /// Flags that are not those of the box, drawn, by nation.
    pub own_flags: BTreeMap<String, String>,
    /// The cards in play, one per flag (CM-04).
    pub deck: Cards,
    /// Nations with a grey border (CM-10).
    pub grey: Cards,
    /// Nations ringed in grey (CM-30).
    pub islands: Cards,
    values: [u8; 128],
    joined: [Cards; 128],
    groups: [Cards; 128],
    area_of: [u8; 128],
    area_cards: [Cards; MAX_AREAS],
}

/// A flag on the board.
#[derive(Debug)]
pub struct Flag {
    /// Id, as the notation writes it.
    pub id: String,
    /// Name in French and in English.
    pub names: [String; 2],
    /// Place on the grid: column and row. Small states stand beside a neighbour and have none.
    pub place: Option<[u8; 2]>,
    /// Degrees east and north of its capital, for maps.
    pub capital: Option<[f32; 2]>,
}

/// An area of the board: a border colour.
#[derive(Debug)]
pub struct Area {
    /// Id, as the notation writes it.
    pub id: String,
    /// Name in French and in English.
    pub names: [String; 2],
    /// Border colour, `#rrggbb`.
    pub border: String,
    /// Letter that tells it apart without colours.
    pub letter: char,
    /// Is its last card paid (CM-41)?
    pub bonus: bool,
}

/// A line between two flags.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Its ends.
    pub ends: [Nation; 2],
    /// How it is drawn; all kinds count alike (CM-18).
    pub kind: Kind,
    /// Leaves the board on one side and comes back on the other.
    pub stub: bool,
}

impl Board {
    /// Reads a board file; with or without the small states.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(text: &str, small_states: bool) -> Result<Board, Vec<SetupError>> {
        Ok(Board::build(file::read(text)?, small_states))
    }

    /// Everything that is wrong with a board file, what would go unheard included.
    pub fn check(text: &str) -> Vec<SetupError> {
        file::check(text)
    }

    /// What nations and areas are called.
    pub fn names(&self) -> Names {
        let nations =
            self.nations.iter().map(|flag| (format!("couleurs-nation-{}", flag.id), flag.names.clone()));
        let areas = self.areas.iter().map(|area| (format!("couleurs-area-{}", area.id), area.names.clone()));
        nations.chain(areas).collect()
    }

    fn build(file: file::File, small_states: bool) -> Board {
        let find = |id: &str| {
            let index = file.nation.iter().position(|nation| nation.id == id);
            Nation(index.expect("links were checked") as u8)
        };
        let own_flags = Words::of(&file).own_flags();
        let mut board = Board {
            nations: Vec::new(),
            areas: Vec::new(),
            lines: Vec::new(),
            numbers: file.rules,
            grid: [file.layout.columns, file.layout.rows],
            stock_place: file.layout.deck,
            own_flags,
            note: [file.layout.note_fr, file.layout.note_en],
            deck: Cards::NONE,
            grey: Cards::NONE,
            islands: Cards::NONE,
            values: [0; 128],
            joined: [Cards::NONE; 128],
            groups: [Cards::NONE; 128],
            area_of: [0; 128],
            area_cards: [Cards::NONE; MAX_AREAS],
        };
        for (index, line) in file.nation.iter().enumerate() {
            let nation = Nation(index as u8);
            let area = file.area.iter().position(|area| area.id == line.area).expect("areas were checked");
            board.values[index] = line.value;
            board.area_of[index] = area as u8;
            if small_states || !line.set.small() {
                board.deck = board.deck.with(nation);
                board.area_cards[area] = board.area_cards[area].with(nation);
                if line.area == file::CENTRE {
                    board.grey = board.grey.with(nation);
                }
                if line.island {
                    board.islands = board.islands.with(nation);
                }
            }
            board.groups[index] = Cards::one(nation);
        }
        for link in &file.link {
            let ends = [find(&link.a), find(&link.b)];
            if ends.iter().all(|&end| board.deck.contains(end)) {
                board.join(ends);
                board.lines.push(Line { ends, kind: link.kind, stub: link.draw.is_some() });
            }
        }
        board.nations = file
            .nation
            .into_iter()
            .map(|line| Flag {
                id: line.id,
                names: [line.name_fr, line.name_en],
                place: line.grid,
                capital: line.capital,
            })
            .collect();
        board.areas = file
            .area
            .into_iter()
            .map(|line| Area {
                id: line.id,
                names: [line.name_fr, line.name_en],
                border: line.border,
                letter: line.letter,
                bonus: line.bonus,
            })
            .collect();
        board
    }

    /// Both ways. The sea route from Great Britain to the Netherlands is a line like any other (CM-31, CM-32).
    fn join(&mut self, [a, b]: [Nation; 2]) {
        self.joined[a.index()] = self.joined[a.index()].with(b);
        self.joined[b.index()] = self.joined[b.index()].with(a);
        // Islands joined to each other form one whole (CM-33).
        if self.islands.contains(a) && self.islands.contains(b) {
            let whole = self.groups[a.index()] | self.groups[b.index()];
            whole.into_iter().for_each(|island| self.groups[island.index()] = whole);
        }
    }

    /// The nation of an id, in play or not.
    pub fn find(&self, id: &str) -> Option<Nation> {
        self.nations.iter().position(|flag| flag.id == id).map(|index| Nation(index as u8))
    }

    /// The drawn flag of a nation, if it has one.
    pub(crate) fn flag(&self, id: &str) -> Option<&str> {
        self.own_flags.get(id).map(String::as_str).or_else(|| Flags::of_the_box().svg(id))
    }

    /// The id of a nation.
    pub fn id(&self, nation: Nation) -> &str {
        &self.nations[nation.index()].id
    }

    /// The points of a card (CM-03).
    #[inline(always)]
    pub fn value(&self, nation: Nation) -> i32 {
        i32::from(self.values[nation.index() & 127])
    }

    /// The points of several cards at face value.
    pub fn value_of(&self, cards: Cards) -> i32 {
        cards.into_iter().map(|card| self.value(card)).sum()
    }

    /// The nations joined to this one by a line (CM-18).
    #[inline(always)]
    pub fn joined(&self, nation: Nation) -> Cards {
        self.joined[nation.index() & 127]
    }

    /// The islands that form one whole with this nation, itself included (CM-33).
    #[inline(always)]
    pub fn group(&self, nation: Nation) -> Cards {
        self.groups[nation.index() & 127]
    }

    /// The area of a nation, as an index into [`Board::areas`].
    #[inline(always)]
    pub fn area_of(&self, nation: Nation) -> usize {
        self.area_of[nation.index() & 127] as usize
    }

    /// The cards in play of an area.
    #[inline(always)]
    pub fn area_cards(&self, area: usize) -> Cards {
        self.area_cards[area]
    }

    /// The areas whose last card is paid (CM-41).
    pub fn bonus_areas(&self) -> impl Iterator<Item = usize> {
        (0..self.areas.len()).filter(|&area| self.areas[area].bonus)
    }
}
