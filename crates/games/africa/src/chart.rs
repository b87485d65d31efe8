//! The map as pages draw it. Borders and shores are curves through the points of the board, each drawn once, so that
//! neighbours fit exactly.

use crate::board::Point;
use crate::{Africa, COLONIES, SEAT_IDS, Territories, Territory, YEARS};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Units in a degree, and the west and north edges.
const SCALE: f64 = 13.8;
const WEST: f64 = -19.6;
const NORTH: f64 = 38.6;

/// Where names and pieces stand better than at the board's own label point: degrees to the east and to the north.
const NUDGES: [(&str, Point); 8] = [
    ("alexandrie", [-0.6, 0.4]),
    ("cameroun", [0.2, -0.3]),
    ("djibouti", [-0.6, 0.0]),
    ("lac_nyassa", [0.0, -0.3]),
    ("madagascar", [-0.2, 1.0]),
    ("mogadiscio", [0.3, 0.4]),
    ("ougadougou", [-0.1, 0.9]),
    ("tombouctou", [2.7, 2.4]),
];

/// The map.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chart {
    width: u16,
    height: u16,
    /// The years of the turns.
    years: [u16; 8],
    /// Colony figures in the box (AF-68).
    figures: usize,
    /// In the order of the sheet.
    territories: Vec<Outline>,
    /// All coasts as one path.
    shore: String,
    embassies: Vec<EmbassyBox>,
    /// Pairs joined by a dotted line across the sea.
    links: Vec<(Territory, Territory)>,
    /// Neighbours whose outlines do not touch.
    bridges: Vec<(Territory, Territory)>,
    /// Where outlines touch that are no neighbours, as one path.
    walls: String,
}

/// A territory.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct Outline {
    id: Territory,
    /// As the order sheet prints it, which is how the notation writes it.
    name: &'static str,
    /// Where its name and its pieces stand.
    x: i32,
    y: i32,
    /// Its outline as a path.
    d: String,
    /// Development squares.
    squares: usize,
    /// Is it on the sea?
    coastal: bool,
    /// Where an expedition could go from there, colonies included.
    #[serde(serialize_with = "Territories::as_list")]
    #[cfg_attr(feature = "types", ts(as = "Vec<Territory>"), schema(value_type = Vec<Territory>))]
    neighbours: Territories,
}

/// Where the pawns of relations stand.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct EmbassyBox {
    id: &'static str,
    x: i32,
    y: i32,
}

fn project([longitude, latitude]: Point) -> Point {
    [(longitude - WEST) * SCALE, (NORTH - latitude) * SCALE]
}

fn rounded(point: Point) -> [i32; 2] {
    project(point).map(|at| at.round() as i32)
}

impl Africa {
    pub(crate) fn map(&self) -> Chart {
        let lines = Lines::of(self);
        let outline = |(id, shape): (Territory, &crate::board::Shape)| {
            let nudge = NUDGES.iter().find(|(name, _)| *name == id.id()).map_or([0.0; 2], |(_, by)| *by);
            let [x, y] = rounded([shape.label[0] + nudge[0], shape.label[1] + nudge[1]]);
            let curves: Vec<Curve> =
                lines.cut(id.index()).iter().flat_map(|stretch| lines.draw(stretch)).collect();
            Outline {
                id,
                name: id.name(),
                x,
                y,
                d: path(&curves) + "Z",
                squares: self.board.squares(id),
                coastal: self.board.coastal().contains(id),
                neighbours: self.board.neighbours(id),
            }
        };
        let shore = (0..self.board.shapes.len())
            .flat_map(|ring| lines.cut(ring))
            .filter(|stretch| lines.is_coast(stretch[0], stretch[1]))
            .map(|stretch| path(&lines.draw(&stretch)));
        Chart {
            width: 1010,
            height: 1034,
            years: YEARS,
            figures: COLONIES,
            territories: Territory::all().zip(&self.board.shapes).map(outline).collect(),
            shore: shore.collect(),
            embassies: SEAT_IDS
                .iter()
                .zip(self.board.embassies)
                .map(|(&id, at)| {
                    let [x, y] = rounded(at);
                    EmbassyBox { id, x, y }
                })
                .collect(),
            links: self.board.sea_links.clone(),
            bridges: self.board.bridges.clone(),
            walls: self.board.walls.iter().map(|wall| line(*wall)).collect(),
        }
    }
}

/// From, two handles, to.
type Curve = [Point; 4];

/// The points of the board, and the lines between them.
struct Lines {
    points: Vec<Point>,
    /// By territory: its outline.
    rings: Vec<Vec<usize>>,
    /// How many lines meet in a point.
    meeting: Vec<BTreeSet<usize>>,
    coasts: BTreeSet<(usize, usize)>,
}

impl Lines {
    fn of(game: &Africa) -> Lines {
        let mut known: BTreeMap<[u64; 2], usize> = BTreeMap::new();
        let (mut points, mut meeting) = (Vec::new(), Vec::new());
        let mut coasts = BTreeSet::new();
        let mut rings = Vec::new();
        for shape in &game.board.shapes {
            let ring: Vec<usize> = shape
                .ring
                .iter()
                .map(|&point| {
                    *known.entry(point.map(f64::to_bits)).or_insert_with(|| {
                        points.push(project(point));
                        meeting.push(BTreeSet::new());
                        points.len() - 1
                    })
                })
                .collect();
            for ((&a, &b), &coast) in ring.iter().zip(ring.iter().cycle().skip(1)).zip(&shape.coast) {
                meeting[a].insert(b);
                meeting[b].insert(a);
                if coast {
                    coasts.insert((a.min(b), a.max(b)));
                }
            }
            rings.push(ring);
        }
        Lines { points, rings, meeting, coasts }
    }

    fn is_coast(&self, a: usize, b: usize) -> bool {
        self.coasts.contains(&(a.min(b), a.max(b)))
    }

    /// An outline, cut at the points where three lines meet. One without any is one stretch.
    fn cut(&self, ring: usize) -> Vec<Vec<usize>> {
        let ring = &self.rings[ring];
        let starts: Vec<usize> = (0..ring.len()).filter(|&at| self.meeting[ring[at]].len() > 2).collect();
        let stretch = |from: usize, to: usize| {
            let length = if to > from { to - from } else { to + ring.len() - from };
            (0..=length).map(|step| ring[(from + step) % ring.len()]).collect()
        };
        if starts.is_empty() {
            return vec![stretch(0, 0)];
        }
        starts.iter().zip(starts.iter().cycle().skip(1)).map(|(&from, &to)| stretch(from, to)).collect()
    }

    /// The curve through a stretch, the same from either side.
    fn draw(&self, stretch: &[usize]) -> Vec<Curve> {
        let (first, last) = (stretch[0], stretch[stretch.len() - 1]);
        let turned = first > last;
        let mut way = stretch.to_vec();
        if turned {
            way.reverse();
        }
        let points = self.rough(&way);
        let end = points.len() - 1;
        let closed = first == last;
        let curve = |at: usize| {
            let (from, to) = (points[at], points[at + 1]);
            let before = if at > 0 {
                points[at - 1]
            } else if closed {
                points[end - 1]
            } else {
                from
            };
            let after = if at + 2 <= end {
                points[at + 2]
            } else if closed {
                points[1]
            } else {
                to
            };
            let lean = |a: Point, b: Point, at: Point, by: f64| {
                [at[0] + (b[0] - a[0]) * by, at[1] + (b[1] - a[1]) * by]
            };
            [from, lean(before, to, from, 1.0 / 6.0), lean(from, after, to, -1.0 / 6.0), to]
        };
        let mut curves: Vec<Curve> = (0..end).map(curve).collect();
        if turned {
            curves.reverse();
            curves.iter_mut().for_each(|curve| curve.reverse());
        }
        curves
    }

    /// The points of a stretch, with one between those far apart: no shore and no border is a straight line.
    fn rough(&self, way: &[usize]) -> Vec<Point> {
        let mut points = vec![self.points[way[0]]];
        for (&a, &b) in way.iter().zip(&way[1..]) {
            let ([x, y], [to_x, to_y]) = (self.points[a], self.points[b]);
            let (dx, dy) = (to_x - x, to_y - y);
            if dx.hypot(dy) >= 24.0 {
                // Always the same for the same line.
                let wobble = (a * 31 + b * 17) % 200;
                let by = (wobble as f64 / 100.0 - 1.0) * if self.is_coast(a, b) { 0.1 } else { 0.07 };
                points.push([x + dx / 2.0 - dy * by, y + dy / 2.0 + dx * by]);
            }
            points.push([to_x, to_y]);
        }
        points
    }
}

/// To a tenth of a unit.
fn place(d: &mut String, [x, y]: Point) {
    let tenth = |at: f64| (at * 10.0).round() / 10.0;
    write!(d, "{} {}", tenth(x), tenth(y)).expect("writing to a string cannot fail");
}

fn line([from, to]: [Point; 2]) -> String {
    let mut d = String::from("M");
    place(&mut d, project(from));
    d.push('L');
    place(&mut d, project(to));
    d
}

fn path(curves: &[Curve]) -> String {
    let mut d = String::new();
    d.push('M');
    place(&mut d, curves[0][0]);
    for [_, a, b, to] in curves {
        for (mark, point) in [('C', a), (' ', b), (' ', to)] {
            d.push(mark);
            place(&mut d, *point);
        }
    }
    d
}
