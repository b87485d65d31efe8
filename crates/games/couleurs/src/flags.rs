//! Flags, drawn from the marks of the board file, which explains the words.

use crate::Couleurs;
use crate::board::File;
use rules::{Game, Text};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// Width and height of the field on which every flag is drawn.
pub const FIELD: [f32; 2] = [60.0, 40.0];

/// The flags of the box, drawn, by nation.
pub struct Flags {
    drawn: BTreeMap<String, String>,
}

impl Flags {
    /// The flags of the box.
    pub fn of_the_box() -> &'static Flags {
        static FLAGS: LazyLock<Flags> = LazyLock::new(|| {
            let words = Words { file: &BOX, of_the_box: None, same_art: false };
            let draw = |nation: &str| words.draw(nation).expect("the flags of the box can be drawn");
            Flags { drawn: words.nations().map(|nation| (nation.to_owned(), draw(nation))).collect() }
        });
        &FLAGS
    }

    /// The flag as SVG elements on a field of 60 by 40; `None` for a nation that the box does not have.
    pub fn svg(&self, nation: &str) -> Option<&str> {
        self.drawn.get(nation).map(String::as_str)
    }

    /// All flags as one sheet of symbols, `flag-<nation>` each, for pages to `<use>`.
    pub fn sheet(&self) -> String {
        let mut sheet = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
        for (nation, svg) in &self.drawn {
            let _ = write!(sheet, "<symbol id=\"flag-{nation}\" viewBox=\"0 0 60 40\">{svg}</symbol>");
        }
        sheet.push_str("</svg>");
        sheet
    }
}

/// The board of the box: its colours, shapes and flags are there for every board.
static BOX: LazyLock<File> =
    LazyLock::new(|| toml::from_str(Couleurs::BOARD).expect("the board of the box is TOML"));

/// What marks are made of: the colours, shapes and flags of a board, and beyond those the ones of the box.
pub(crate) struct Words<'a> {
    file: &'a File,
    of_the_box: Option<&'static File>,
    /// Are colours and shapes those of the box?
    same_art: bool,
}

/// The marks of a nation's flag in a file.
fn marks<'f>(file: &'f File, nation: &str) -> Option<&'f str> {
    file.nation.iter().find(|line| line.id == nation)?.flag()
}

impl<'a> Words<'a> {
    /// The words of a board.
    pub fn of(file: &'a File) -> Words<'a> {
        let same_art = file.palette == BOX.palette && file.shapes == BOX.shapes;
        Words { file, of_the_box: Some(&BOX), same_art }
    }

    fn files(&self) -> impl Iterator<Item = &File> {
        [Some(self.file), self.of_the_box].into_iter().flatten()
    }

    /// The nations whose flags the board draws otherwise than the box, or that the box does not have.
    pub fn nations(&self) -> impl Iterator<Item = &str> {
        let flagged = self.file.nation.iter().filter(|nation| nation.flag().is_some());
        flagged.map(|nation| nation.id.as_str()).filter(|nation| !self.is_of_the_box(nation))
    }

    /// The same words in the same marks, and in those of the flags that it shows?
    fn is_of_the_box(&self, nation: &str) -> bool {
        let own = marks(self.file, nation);
        let same = || self.of_the_box.is_some_and(|of_the_box| own == marks(of_the_box, nation));
        let mut shown = own.into_iter().flat_map(|marks| marks.split(';')).filter_map(|mark| {
            let mut words = mark.split_whitespace();
            words.next().filter(|word| *word == "flag").and_then(|_| words.next())
        });
        self.same_art && same() && shown.all(|other| self.is_of_the_box(other))
    }

    /// Those flags, drawn.
    pub fn own_flags(&self) -> BTreeMap<String, String> {
        self.nations().filter_map(|nation| Some((nation.to_owned(), self.draw(nation).ok()?))).collect()
    }

    /// The flag of a nation.
    ///
    /// # Errors
    /// The mark that cannot be drawn.
    pub fn draw(&self, nation: &str) -> Result<String, Text> {
        self.flag(nation, 0)
    }

    /// A flag, which may show another, but not one within one within one.
    fn flag(&self, nation: &str, depth: u8) -> Result<String, Text> {
        let marks = self.files().find_map(|file| marks(file, nation));
        let marks = marks.ok_or_else(|| no("couleurs-flag-nation", nation))?;
        if depth > 1 {
            return Err(no("couleurs-flag-deep", nation));
        }
        marks
            .split(';')
            .map(|mark| {
                let words: Vec<&str> = mark.split_whitespace().collect();
                let placed =
                    |why: Text| Text::new("couleurs-flag-mark").with("mark", mark.trim()).with("why", why);
                self.mark(&words, depth).map_err(placed)
            })
            .collect()
    }

    fn mark(&self, words: &[&str], depth: u8) -> Result<String, Text> {
        let [word, rest @ ..] = words else { return Err(incomplete()) };
        match (*word, rest) {
            ("h" | "v", bands) => self.bands(*word == "v", bands),
            ("flag", [nation, place @ ..]) => {
                let [x, y, w, h] = numbers::<4>(place)?;
                let [scale_x, scale_y] = [w / FIELD[0], h / FIELD[1]];
                let inner = self.flag(nation, depth + 1)?;
                Ok(format!(
                    "<g transform=\"translate({x} {y}) scale({scale_x:.4} {scale_y:.4})\">{inner}</g>"
                ))
            }
            ("shape", [name, colour, place @ ..]) => {
                let path = self.files().find_map(|file| file.shapes.get(*name));
                let path = path.ok_or_else(|| no("couleurs-flag-shape", name))?;
                if !path.chars().all(|c| c.is_ascii_alphanumeric() || " .,-".contains(c)) {
                    return Err(no("couleurs-flag-path", name));
                }
                let ([x, y, size], [turn]) = with_defaults(place, [0.0])?;
                let transform =
                    format!("translate({x} {y}) rotate({turn}) scale({}) translate(-50 -50)", size / 100.0);
                let fill = self.colour(colour)?;
                Ok(format!("<path d=\"{path}\" fill=\"{fill}\" transform=\"{transform}\"/>"))
            }
            (_, [colour, rest @ ..]) => self.plain(word, self.colour(colour)?, rest),
            _ => Err(incomplete()),
        }
    }

    fn colour(&self, name: &str) -> Result<&str, Text> {
        let value = self.files().find_map(|file| file.palette.get(name));
        let value = value.ok_or_else(|| no("couleurs-flag-colour", name))?;
        let hex = value.strip_prefix('#').filter(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
        hex.map(|_| value.as_str()).ok_or_else(|| Text::new("board-colour").with("found", value.as_str()))
    }

    fn bands(&self, vertical: bool, bands: &[&str]) -> Result<String, Text> {
        let mut weighed = Vec::new();
        for band in bands {
            let (colour, weight) = band.split_once(':').unwrap_or((band, "1"));
            weighed.push((self.colour(colour)?, number(weight)?));
        }
        let all: f32 = weighed.iter().map(|(_, weight)| weight).sum();
        let length = if vertical { FIELD[0] } else { FIELD[1] };
        let mut svg = String::new();
        let mut from = 0.0;
        for (fill, weight) in weighed {
            // To the far edge, so that no hairline shows between two bands.
            let _ = if vertical {
                write!(svg, "<path d=\"M{from:.2} 0H60V40H{from:.2}Z\" fill=\"{fill}\"/>")
            } else {
                write!(svg, "<path d=\"M0 {from:.2}H60V40H0Z\" fill=\"{fill}\"/>")
            };
            from += weight / all * length;
        }
        Ok(svg)
    }

    /// The marks that are a colour and numbers.
    fn plain(&self, word: &str, fill: &str, rest: &[&str]) -> Result<String, Text> {
        let [width, height] = FIELD;
        let rect = |x: f32, y: f32, w: f32, h: f32| {
            format!("<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{w:.2}\" height=\"{h:.2}\" fill=\"{fill}\"/>")
        };
        Ok(match word {
            "rect" => {
                let [x, y, w, h] = numbers(rest)?;
                rect(x, y, w, h)
            }
            "disc" => {
                let [x, y, r] = numbers(rest)?;
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{fill}\"/>")
            }
            "ring" => {
                let [x, y, r, line] = numbers(rest)?;
                format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"none\" stroke=\"{fill}\" stroke-width=\"{line}\"/>"
                )
            }
            "cross" => {
                let [x, y, line] = numbers(rest)?;
                rect(x - line / 2.0, 0.0, line, height) + &rect(0.0, y - line / 2.0, width, line)
            }
            "plus" => {
                let [x, y, r, line] = numbers(rest)?;
                let half = line / 2.0;
                rect(x - half, y - r, line, 2.0 * r) + &rect(x - r, y - half, 2.0 * r, line)
            }
            "saltire" => {
                let [line] = numbers(rest)?;
                format!("<path d=\"M0 0L60 40M60 0L0 40\" stroke=\"{fill}\" stroke-width=\"{line}\"/>")
            }
            "line" => {
                let [line, points @ ..] = rest else { return Err(incomplete()) };
                let (line, points) = (number(line)?, points_of(points)?);
                format!(
                    "<polyline points=\"{points}\" fill=\"none\" stroke=\"{fill}\" stroke-width=\"{line}\"/>"
                )
            }
            "poly" => format!("<polygon points=\"{}\" fill=\"{fill}\"/>", points_of(rest)?),
            "star" => {
                let ([x, y, r], [points, inner, turn]) = with_defaults(rest, [5.0, 38.0, 0.0])?;
                star(fill, [x, y], r, points, inner / 100.0, turn)
            }
            "stars" => {
                let [x, y, w, h, columns, rows, r] = numbers(rest)?;
                let step = |length: f32, count: f32| if count > 1.0 { length / (count - 1.0) } else { 0.0 };
                let places =
                    (0..rows as u32).flat_map(|row| (0..columns as u32).map(move |column| (column, row)));
                let place = |(column, row): (u32, u32)| {
                    [x + column as f32 * step(w, columns), y + row as f32 * step(h, rows)]
                };
                places.map(|at| star(fill, place(at), r, 5.0, 0.38, 0.0)).collect()
            }
            "crescent" => {
                let ([x, y, r], [turn]) = with_defaults(rest, [0.0])?;
                crescent(fill, [x, y], r, turn)
            }
            _ => return Err(no("couleurs-flag-word", word)),
        })
    }
}

fn incomplete() -> Text {
    Text::new("couleurs-flag-incomplete")
}

/// There is no such thing.
fn no(id: &'static str, what: &str) -> Text {
    Text::new(id).with("what", what)
}

fn numbers_wanted(wanted: usize, found: usize) -> Text {
    Text::new("couleurs-flag-numbers").with("wanted", wanted).with("found", found)
}

/// A star with its first point upwards.
fn star(fill: &str, [x, y]: [f32; 2], radius: f32, points: f32, inner: f32, turn: f32) -> String {
    let count = points.clamp(3.0, 60.0) as u32 * 2;
    let mut list = String::new();
    for corner in 0..count {
        let angle = turn.to_radians() + std::f32::consts::TAU * corner as f32 / count as f32;
        let reach = if corner % 2 == 0 { radius } else { radius * inner };
        let _ = write!(list, "{:.2},{:.2} ", x + reach * angle.sin(), y - reach * angle.cos());
    }
    format!("<polygon points=\"{}\" fill=\"{fill}\"/>", list.trim_end())
}

/// A disc less a smaller disc, which lies to its right.
fn crescent(fill: &str, [x, y]: [f32; 2], radius: f32, turn: f32) -> String {
    let (bite, offset) = (0.8 * radius, 0.34 * radius);
    // Where the two circles meet.
    let along = (radius * radius - bite * bite + offset * offset) / (2.0 * offset);
    let across = (radius * radius - along * along).sqrt();
    let (tip_x, top, bottom) = (x + along, y - across, y + across);
    format!(
        "<path d=\"M{tip_x:.2} {top:.2}A{radius:.2} {radius:.2} 0 1 0 {tip_x:.2} {bottom:.2}A{bite:.2} {bite:.2} 0 1 1 \
         {tip_x:.2} {top:.2}Z\" fill=\"{fill}\" transform=\"rotate({turn} {x} {y})\"/>"
    )
}

fn number(word: &str) -> Result<f32, Text> {
    let number = word.parse().ok().filter(|number: &f32| number.is_finite());
    number.ok_or_else(|| no("couleurs-flag-number", word))
}

fn numbers<const N: usize>(words: &[&str]) -> Result<[f32; N], Text> {
    let read = words.iter().map(|word| number(word)).collect::<Result<Vec<_>, _>>()?;
    read.try_into().map_err(|_| numbers_wanted(N, words.len()))
}

/// `N` numbers and up to `M` more, which have defaults.
fn with_defaults<const N: usize, const M: usize>(
    words: &[&str],
    mut more: [f32; M],
) -> Result<([f32; N], [f32; M]), Text> {
    let (first, rest) = words.split_at_checked(N).ok_or_else(|| numbers_wanted(N, words.len()))?;
    if rest.len() > M {
        return Err(numbers_wanted(N + M, words.len()));
    }
    for (value, word) in more.iter_mut().zip(rest) {
        *value = number(word)?;
    }
    Ok((numbers(first)?, more))
}

fn points_of(words: &[&str]) -> Result<String, Text> {
    for word in words {
        let (x, y) = word.split_once(',').ok_or_else(|| no("couleurs-flag-point", word))?;
        numbers::<2>(&[x, y])?;
    }
    Ok(words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;

    #[test]
    fn every_nation_of_the_box_has_its_flag() {
        let board = Board::read(Couleurs::BOARD, true).unwrap();
        assert!(board.nations.iter().all(|flag| Flags::of_the_box().svg(&flag.id).is_some()));
        assert!(board.own_flags.is_empty());
    }

    #[test]
    fn no_two_flags_look_alike_but_those_that_did() {
        let flags = Flags::of_the_box();
        let mut same = Vec::new();
        for (nation, svg) in &flags.drawn {
            same.extend(
                flags
                    .drawn
                    .range(nation.clone()..)
                    .skip(1)
                    .filter(|(_, other)| *other == svg)
                    .map(|(other, _)| (nation.as_str(), other.as_str())),
            );
        }
        assert_eq!(same, [("indonesie", "monaco")]);
    }

    /// The Greek cross reaches all four edges, Canada's leaves are red, and South Korea has heaven, water, fire and earth.
    #[test]
    fn the_flags_are_those_of_1961() {
        let flags = Flags::of_the_box();
        let greece = flags.svg("grece").unwrap();
        assert!(greece.contains("x=\"26.00\" y=\"0.00\" width=\"8.00\" height=\"40.00\""), "{greece}");
        assert!(greece.contains("x=\"0.00\" y=\"16.00\" width=\"60.00\" height=\"8.00\""), "{greece}");
        let canada = flags.svg("canada").unwrap();
        assert!(!canada.contains(&BOX.palette["green"]), "{canada}");
        let korea = flags.svg("coree-sud").unwrap();
        let bars = |left: bool, upper: bool| {
            let start = |line: &str| {
                let (x, y) = line.split(' ').next()?.split_once(',')?;
                Some((x.parse::<f32>().ok()? < 30.0, y.parse::<f32>().ok()? < 20.0))
            };
            korea.split("points=\"").skip(1).filter(|line| start(line) == Some((left, upper))).count()
        };
        // Whole bars count one, broken ones two: three, five, four, six.
        assert_eq!(
            [bars(true, true), bars(false, true), bars(true, false), bars(false, false)],
            [3, 5, 4, 6]
        );
    }

    #[test]
    fn the_first_board_of_the_box_keeps_its_flags() {
        let first = Board::read(Couleurs::FORMER_BOARDS[0], true).unwrap();
        let changed: Vec<&str> = first.own_flags.keys().map(String::as_str).collect();
        assert_eq!(changed, ["canada", "coree-sud", "grece"]);
    }

    #[test]
    fn a_mark_that_cannot_be_drawn_is_named() {
        let flag = "flag = \"v blue white red\"";
        for (marks, why) in [
            ("h mauve", "couleurs-flag-colour"),
            ("disc red 1 2", "couleurs-flag-numbers"),
            ("disc red 1 2 NaN", "couleurs-flag-number"),
            ("star red 1 2 3 4 5 6 7", "couleurs-flag-numbers"),
            ("blob red 1", "couleurs-flag-word"),
            ("poly red 1 2", "couleurs-flag-point"),
            ("shape dog red 1 2 3", "couleurs-flag-shape"),
            ("flag france 0 0 1 1", "couleurs-flag-mark"),
            ("flag atlantis 0 0 1 1", "couleurs-flag-nation"),
            ("", "couleurs-flag-incomplete"),
        ] {
            let board = Couleurs::BOARD.replacen(flag, &format!("flag = \"{marks}\""), 1);
            let errors = Board::check(&board);
            let wrong = errors.iter().find(|error| error.field == "nation.france.flag").expect(marks);
            assert_eq!(wrong.message.id, "couleurs-flag-mark", "{marks}");
            let said = wrong.message.args.iter().find_map(|(name, arg)| match arg {
                rules::Arg::Text(text) if *name == "why" => Some(text.id),
                _ => None,
            });
            assert_eq!(said, Some(why), "{marks}");
            assert!(wrong.line.is_some());
        }
    }
}
