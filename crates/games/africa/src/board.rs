//! The map as compact tables, made from the board file. What contradicts itself is refused.

mod file;

use crate::{COUNTRIES, MOST_SQUARES, TERRITORIES, Territories, Territory};
use rules::{Names, SetupError};

/// Borders, coasts, squares, and the outlines for the picture.
#[derive(Debug)]
pub struct Board {
    neighbours: [Territories; TERRITORIES],
    coastal: Territories,
    /// `room[k]`: territories with more than `k` squares.
    room: [Territories; MOST_SQUARES],
    /// Prescribed first presences, in country order (AF-76).
    pub(crate) historical: [Territory; COUNTRIES],
    /// Pairs joined by a dotted line across the sea.
    pub(crate) sea_links: Vec<(Territory, Territory)>,
    /// Neighbours whose outlines do not touch.
    pub(crate) bridges: Vec<(Territory, Territory)>,
    /// Edges between outlines that touch without being neighbours.
    pub(crate) walls: Vec<[Point; 2]>,
    /// What territories are called.
    pub(crate) names: Names,
    /// Outlines and labels, for the picture only.
    pub(crate) shapes: Vec<Shape>,
    /// Centres of the embassy boxes, in country order.
    pub(crate) embassies: [Point; COUNTRIES],
    /// Colours of the pieces, in country order.
    pub(crate) colours: [String; COUNTRIES],
    /// Every name under which a territory may be written, each with its territory.
    pub(crate) spellings: Vec<(String, Territory)>,
}

/// Longitude and latitude.
pub(crate) type Point = [f64; 2];

/// How a territory is drawn.
#[derive(Debug)]
pub(crate) struct Shape {
    /// Outline, clockwise.
    pub ring: Vec<Point>,
    /// For each edge of the outline (from point `i` to the next): is it sea coast?
    pub coast: Vec<bool>,
    /// Where the name and the pieces go.
    pub label: Point,
}

impl Board {
    /// Territories that share a border with this one (AF-26).
    #[inline(always)]
    pub fn neighbours(&self, territory: Territory) -> Territories {
        self.neighbours[territory.index()]
    }

    /// Territories on the sea.
    #[inline(always)]
    pub fn coastal(&self) -> Territories {
        self.coastal
    }

    /// Development squares of a territory.
    pub fn squares(&self, territory: Territory) -> usize {
        self.room.iter().filter(|room| room.contains(territory)).count()
    }

    /// Territories whose squares are all filled (AF-39).
    #[inline(always)]
    pub fn full(&self, filled: &[Territories; MOST_SQUARES]) -> Territories {
        let short = (0..MOST_SQUARES).fold(Territories::NONE, |short, k| short | (self.room[k] - filled[k]));
        crate::territory::ALL - short
    }

    /// `missing[n]`: territories with exactly `n` free squares.
    #[inline]
    pub fn missing(&self, filled: &[Territories; MOST_SQUARES]) -> [Territories; MOST_SQUARES + 1] {
        // at_least[n]: with n free squares or more; every free square moves a territory one set up.
        let mut at_least = [Territories::NONE; MOST_SQUARES + 2];
        at_least[0] = crate::territory::ALL;
        for (room, filled) in self.room.iter().zip(filled) {
            let free = *room - *filled;
            for n in (1..=MOST_SQUARES).rev() {
                let up = at_least[n - 1] & free;
                at_least[n] |= up;
            }
        }
        std::array::from_fn(|n| at_least[n] - at_least[n + 1])
    }

    /// The map without its sea links (RU-01).
    pub(crate) fn isolate(&mut self) {
        for (a, b) in self.sea_links.drain(..) {
            self.neighbours[a.index()].remove(b);
            self.neighbours[b.index()].remove(a);
        }
    }

    /// The board of a file that can be played on.
    pub(crate) fn read(text: &str) -> Result<Board, Vec<SetupError>> {
        file::read(text)
    }

    /// Everything that is wrong with a file, what would go unheard included.
    pub(crate) fn check(text: &str) -> Vec<SetupError> {
        file::check(text)
    }

    /// What a territory is called, in French and in English.
    pub(crate) fn name(&self, territory: Territory) -> &[String; 2] {
        &self.names[territory.index()].1
    }
}
