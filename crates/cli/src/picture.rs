//! SVG into PNG, on any machine: letters become outlines of an embedded font, so that no font has to be
//! installed and the picture is the same everywhere.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};
use std::fmt::Write;
use ttf_parser::{Face, OutlineBuilder};

/// How wide a picture becomes, in pixels.
const WIDTH: f32 = 1600.0;

/// What only letters have; outlines keep the rest (colour, place, opacity).
const LETTERS_ONLY: [&str; 11] = [
    "x",
    "y",
    "dx",
    "dy",
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "text-anchor",
    "dominant-baseline",
    "letter-spacing",
];

/// The picture as PNG.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(&outlined(svg)?, &Options::default()).map_err(|error| error.to_string())?;
    let scale = WIDTH / tree.size().width();
    let (width, height) = (WIDTH as u32, (tree.size().height() * scale).ceil() as u32);
    let mut pixels = Pixmap::new(width, height).ok_or("the picture has no size")?;
    pixels.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

const SVG_SPACE: &str = "http://www.w3.org/2000/svg";

/// The picture in one language: of every `<switch>` the first child that is for its readers, or for everybody.
pub fn in_language(svg: &str, lang: &str) -> Result<String, String> {
    let document = Document::parse(svg).map_err(|error| error.to_string())?;
    Ok(replaced(svg, document.descendants().filter(|node| is(node, "switch")), |switch| {
        let fits = |node: &Node| node.attribute("systemLanguage").is_none_or(|language| language == lang);
        let chosen = switch.children().filter(Node::is_element).find(fits);
        chosen.map_or(String::new(), |node| {
            svg[node.range()].replace(&format!(" systemLanguage=\"{lang}\""), "")
        })
    }))
}

fn is(node: &Node, name: &str) -> bool {
    node.has_tag_name((SVG_SPACE, name))
}

/// The text with these elements exchanged, none of which is inside another.
fn replaced<'a, 'i: 'a>(
    svg: &str,
    nodes: impl Iterator<Item = Node<'a, 'i>>,
    by: impl Fn(Node<'a, 'i>) -> String,
) -> String {
    let mut out = String::new();
    let mut done = 0;
    for node in nodes {
        out.push_str(&svg[done..node.range().start]);
        out.push_str(&by(node));
        done = node.range().end;
    }
    out.push_str(&svg[done..]);
    out
}

/// The same picture with every `<text>` as a `<path>`.
fn outlined(svg: &str) -> Result<String, String> {
    let document = Document::parse(svg).map_err(|error| error.to_string())?;
    let regular = Face::parse(dejavu::sans_condensed::regular(), 0).map_err(|error| error.to_string())?;
    let bold = Face::parse(dejavu::sans_condensed::bold(), 0).map_err(|error| error.to_string())?;
    Ok(replaced(svg, document.descendants().filter(|node| is(node, "text")), |node| {
        let heavy = inherited(node, "font-weight").is_some_and(|weight| weight == "bold" || weight >= "600");
        path(node, if heavy { &bold } else { &regular })
    }))
}

/// The attribute of the element or of the nearest one around it.
fn inherited<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.ancestors().find_map(|node| node.attribute(name))
}

fn number(text: Option<&str>) -> Option<f32> {
    text?.trim_end_matches("px").trim().parse().ok()
}

/// A run of letters and where it stands: a `<tspan>` with a place of its own begins another.
struct Run {
    x: f32,
    y: f32,
    words: String,
}

fn runs(node: Node) -> Vec<Run> {
    let place = |node: Node, name, shift, before: f32| {
        number(node.attribute(name)).unwrap_or(before) + number(node.attribute(shift)).unwrap_or(0.0)
    };
    let (x, y) = (place(node, "x", "dx", 0.0), place(node, "y", "dy", 0.0));
    let mut runs = vec![Run { x, y, words: String::new() }];
    for child in node.descendants() {
        if is(&child, "tspan") && ["x", "y"].iter().any(|name| child.has_attribute(*name)) {
            runs.push(Run {
                x: place(child, "x", "dx", x),
                y: place(child, "y", "dy", y),
                words: String::new(),
            });
        }
        if let (true, Some(words), Some(run)) = (child.is_text(), child.text(), runs.last_mut()) {
            run.words.push_str(words);
        }
    }
    runs
}

fn path(node: Node, face: &Face) -> String {
    let size = number(inherited(node, "font-size")).unwrap_or(16.0);
    let scale = size / f32::from(face.units_per_em());
    let advance = |glyph: &_| f32::from(face.glyph_hor_advance(*glyph).unwrap_or(0)) * scale;
    let base = match inherited(node, "dominant-baseline") {
        Some("middle" | "central") => 0.35 * size,
        Some("hanging" | "text-before-edge") => 0.75 * size,
        _ => 0.0,
    };
    let mut outline = Outline { data: String::new(), left: 0.0, base: 0.0, scale };
    for run in runs(node) {
        let words: Vec<&str> = run.words.split_whitespace().collect();
        let glyphs: Vec<_> =
            words.join(" ").chars().map(|c| face.glyph_index(c).unwrap_or_default()).collect();
        let width: f32 = glyphs.iter().map(advance).sum();
        let back = match inherited(node, "text-anchor") {
            Some("middle") => width / 2.0,
            Some("end") => width,
            _ => 0.0,
        };
        (outline.left, outline.base) = (run.x - back, run.y + base);
        for glyph in &glyphs {
            face.outline_glyph(*glyph, &mut outline);
            outline.left += advance(glyph);
        }
    }
    let mut element = format!("<path d=\"{}\"", outline.data);
    for attribute in node.attributes().filter(|attribute| !LETTERS_ONLY.contains(&attribute.name())) {
        let value = attribute.value().replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
        write!(element, " {}=\"{value}\"", attribute.name()).expect("strings take everything");
    }
    element + "/>"
}

/// Collects the outline of a letter as path data; fonts count upwards, pictures downwards.
struct Outline {
    data: String,
    left: f32,
    base: f32,
    scale: f32,
}

impl Outline {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        self.data.push(command);
        for (x, y) in points {
            let (x, y) = (self.left + x * self.scale, self.base - y * self.scale);
            write!(self.data, "{x:.2} {y:.2} ").expect("strings take everything");
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }
    fn close(&mut self) {
        self.data.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 50\" font-size=\"20\">\
        <g text-anchor=\"middle\"><text x=\"50\" y=\"30\" fill=\"red\">été &amp; <tspan>1945</tspan></text></g></svg>";

    #[test]
    fn letters_become_outlines_that_keep_their_colour() {
        let outlined = outlined(SVG).unwrap();
        assert!(!outlined.contains("<text") && outlined.contains("<path d=\"M"), "{outlined}");
        assert!(outlined.contains("fill=\"red\"") && !outlined.contains("x=\"50\""), "{outlined}");
    }

    /// The name of a flag stands below it: lines of a text have places of their own.
    #[test]
    fn a_line_of_a_text_stands_where_it_says() {
        let two = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 50\"><text font-size=\"8\">\
            <tspan x=\"20\" y=\"30\">Union</tspan><tspan x=\"20\" y=\"40\">libre</tspan></text></svg>";
        let picture = Pixmap::decode_png(&png(two).unwrap()).unwrap();
        let ink = |from: usize, to: usize| {
            let rows = picture.pixels().chunks(1600).skip(from * 16).take((to - from) * 16);
            rows.flatten().filter(|pixel| pixel.red() < 60).count()
        };
        assert!(ink(0, 20) == 0 && ink(22, 31) > 500 && ink(32, 41) > 500, "{} {}", ink(0, 20), ink(22, 31));
    }

    #[test]
    fn a_picture_speaks_one_language() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><switch><text systemLanguage=\"fr\">Grèce</text>\
            <text>Greece</text></switch></svg>";
        assert!(in_language(svg, "fr").unwrap().contains("<text>Grèce</text></svg>"));
        assert!(in_language(svg, "en").unwrap().contains("<text>Greece</text></svg>"));
    }

    #[test]
    fn the_picture_shows_them() {
        let picture = Pixmap::decode_png(&png(SVG).unwrap()).unwrap();
        assert_eq!((picture.width(), picture.height()), (1600, 800));
        let red = picture.pixels().iter().filter(|pixel| pixel.red() > 200 && pixel.green() < 60).count();
        // The text is some 95 of 100 units wide: a good part of the middle is ink.
        assert!((20_000..400_000).contains(&red), "{red}");
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert!(png("<svg").is_err());
        assert!(png("<html/>").is_err());
    }
}
