//! The flags of 1961, drawn from `boards/couleurs-flags.toml`, whose head explains the words.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// Width and height of the field on which every flag is drawn.
pub const FIELD: [f32; 2] = [60.0, 40.0];

/// Drawn flags by nation.
#[derive(Debug)]
pub struct Flags {
    drawn: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    colours: BTreeMap<String, String>,
    shapes: BTreeMap<String, String>,
    flags: BTreeMap<String, String>,
}

impl Flags {
    /// The flags of the box.
    pub fn of_1961() -> &'static Flags {
        static FLAGS: LazyLock<Flags> = LazyLock::new(|| {
            let text = include_str!("../../../../boards/couleurs-flags.toml");
            Flags::read(text).unwrap_or_else(|errors| panic!("the flags of the box: {errors:?}"))
        });
        &FLAGS
    }

    /// Reads a file of flags.
    ///
    /// # Errors
    /// Every mark that cannot be drawn.
    pub fn read(text: &str) -> Result<Flags, Vec<String>> {
        let file: File = toml::from_str(text).map_err(|error| vec![error.message().to_owned()])?;
        let mut errors = Vec::new();
        let mut drawn = BTreeMap::new();
        for nation in file.flags.keys() {
            match file.draw(nation, 0) {
                Ok(svg) => drop(drawn.insert(nation.clone(), svg)),
                Err(error) => errors.push(format!("{nation}: {error}")),
            }
        }
        if errors.is_empty() { Ok(Flags { drawn }) } else { Err(errors) }
    }

    /// The flag as SVG elements on a field of 60 by 40; `None` for a nation that the file does not know.
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

impl File {
    /// A flag, which may show another, but not one within one within one.
    fn draw(&self, nation: &str, depth: u8) -> Result<String, String> {
        let marks = self.flags.get(nation).ok_or_else(|| format!("no flag {nation:?}"))?;
        if depth > 1 {
            return Err(format!("{nation} is nested too deep"));
        }
        marks
            .split(';')
            .map(|mark| {
                let words: Vec<&str> = mark.split_whitespace().collect();
                self.mark(&words, depth).map_err(|why| format!("{:?}: {why}", mark.trim()))
            })
            .collect()
    }

    fn mark(&self, words: &[&str], depth: u8) -> Result<String, String> {
        let [word, rest @ ..] = words else { return Err("empty".to_owned()) };
        match (*word, rest) {
            ("h" | "v", bands) => self.bands(*word == "v", bands),
            ("flag", [nation, place @ ..]) => {
                let [x, y, w, h] = numbers::<4>(place)?;
                let [scale_x, scale_y] = [w / FIELD[0], h / FIELD[1]];
                let inner = self.draw(nation, depth + 1)?;
                Ok(format!(
                    "<g transform=\"translate({x} {y}) scale({scale_x:.4} {scale_y:.4})\">{inner}</g>"
                ))
            }
            ("shape", [name, colour, place @ ..]) => {
                let path = self.shapes.get(*name).ok_or_else(|| format!("no shape {name:?}"))?;
                if !path.chars().all(|c| c.is_ascii_alphanumeric() || " .,-".contains(c)) {
                    return Err("the shape is not path data".to_owned());
                }
                let ([x, y, size], [turn]) = with_defaults(place, [0.0])?;
                let transform =
                    format!("translate({x} {y}) rotate({turn}) scale({}) translate(-50 -50)", size / 100.0);
                let fill = self.colour(colour)?;
                Ok(format!("<path d=\"{path}\" fill=\"{fill}\" transform=\"{transform}\"/>"))
            }
            (_, [colour, rest @ ..]) => self.plain(word, self.colour(colour)?, rest),
            _ => Err("incomplete".to_owned()),
        }
    }

    fn colour(&self, name: &str) -> Result<&str, String> {
        let value = self.colours.get(name).ok_or_else(|| format!("no colour {name:?}"))?;
        let hex = value.strip_prefix('#').filter(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
        hex.map(|_| value.as_str()).ok_or_else(|| format!("{name} is not #rrggbb"))
    }

    fn bands(&self, vertical: bool, bands: &[&str]) -> Result<String, String> {
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
    fn plain(&self, word: &str, fill: &str, rest: &[&str]) -> Result<String, String> {
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
                let [line, points @ ..] = rest else { return Err("incomplete".to_owned()) };
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
            _ => return Err(format!("no mark {word:?}")),
        })
    }
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

fn number(word: &str) -> Result<f32, String> {
    let number = word.parse().ok().filter(|number: &f32| number.is_finite());
    number.ok_or_else(|| format!("{word:?} is not a number"))
}

fn numbers<const N: usize>(words: &[&str]) -> Result<[f32; N], String> {
    let read = words.iter().map(|word| number(word)).collect::<Result<Vec<_>, _>>()?;
    read.try_into().map_err(|_| format!("needs {N} numbers, has {}", words.len()))
}

/// `N` numbers and up to `M` more, which have defaults.
fn with_defaults<const N: usize, const M: usize>(
    words: &[&str],
    mut more: [f32; M],
) -> Result<([f32; N], [f32; M]), String> {
    let (first, rest) = words.split_at_checked(N).ok_or_else(|| format!("needs {N} numbers"))?;
    if rest.len() > M {
        return Err(format!("has more than {} numbers", N + M));
    }
    for (value, word) in more.iter_mut().zip(rest) {
        *value = number(word)?;
    }
    Ok((numbers(first)?, more))
}

fn points_of(words: &[&str]) -> Result<String, String> {
    for word in words {
        let (x, y) = word.split_once(',').ok_or_else(|| format!("{word:?} is not X,Y"))?;
        numbers::<2>(&[x, y])?;
    }
    Ok(words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Couleurs};
    use rules::Game;

    #[test]
    fn every_nation_of_the_box_has_its_flag_and_no_other_is_drawn() {
        let board = Board::read(Couleurs::BOARD, true).unwrap();
        let mut nations: Vec<&str> = board.nations.iter().map(|flag| flag.id.as_str()).collect();
        nations.sort_unstable();
        let drawn: Vec<&str> = Flags::of_1961().drawn.keys().map(String::as_str).collect();
        assert_eq!(drawn, nations);
    }

    #[test]
    fn no_two_flags_look_alike_but_those_that_did() {
        let flags = Flags::of_1961();
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

    #[test]
    fn a_mark_that_cannot_be_drawn_is_named() {
        let file = |mark: &str| {
            format!(
                "[colours]\nred = \"#ff0000\"\n[shapes]\nbad = \"M0\\\"\"\n[flags]\na = \"{mark}\"\nb = \"h red\""
            )
        };
        for (mark, why) in [
            ("h mauve", "no colour"),
            ("disc red 1 2", "needs 3 numbers"),
            ("disc red 1 2 NaN", "not a number"),
            ("star red 1 2 3 4 5 6 7", "more than 6"),
            ("blob red 1", "no mark"),
            ("poly red 1;2", "not X,Y"),
            ("shape dog red 1 2 3", "no shape"),
            ("shape bad red 1 2 3", "not path data"),
            ("flag a 0 0 1 1", "nested too deep"),
            ("", "empty"),
        ] {
            let errors = Flags::read(&file(mark)).unwrap_err();
            assert!(
                errors.len() == 1 && errors[0].starts_with("a: ") && errors[0].contains(why),
                "{mark}: {errors:?}"
            );
        }
        assert!(Flags::read(&file("h red")).is_ok());
    }
}
