//! Numbers as strokes, which every renderer can draw, and captions in both languages.

use std::fmt::Write;

/// The ten digits and the minus sign as strokes in a box 6 wide and 10 high.
const STROKES: [&str; 11] = [
    "M3 0C0 0 0 10 3 10C6 10 6 0 3 0Z",
    "M1 2L3.5 0V10",
    "M0.3 2.4C0.3 -0.8 5.7 -0.8 5.7 2.6C5.7 5 0.4 7.4 0.3 10H5.8",
    "M0.4 1.4C1.8 -0.6 5.4 -0.4 5.4 2.4C5.4 4.4 3.6 4.8 2.4 4.8C4 4.8 5.8 5.4 5.8 7.4C5.8 10.6 1.4 10.8 0.2 8.6",
    "M4.2 10V0L0 7H6",
    "M5.4 0H1.2L0.6 4.8C2.4 3.4 5.8 4 5.8 7C5.8 10.6 1.6 10.8 0.2 8.8",
    "M5 0.6C2.4 -0.4 0.2 2.8 0.2 6.4C0.2 11.2 5.8 11 5.8 7C5.8 3.4 1.2 3.2 0.3 6.6",
    "M0.2 0H5.8L2.2 10",
    "M3 4.7C0 4.6 0 0 3 0C6 0 6 4.6 3 4.7C-0.6 4.8 -0.6 10 3 10C6.6 10 6.6 4.8 3 4.7Z",
    "M5.7 3.4C4.8 6.8 0.2 6.6 0.2 3C0.2 -1 5.8 -1.2 5.8 3.6C5.8 7.2 3.6 10.4 1 9.4",
    "M0.5 5.4H5.5",
];
/// Paper around letters, so that lines do not strike them out.
const HALO: &str = "paint-order=\"stroke\" stroke=\"#F5F0E3\" stroke-width=\"3\" stroke-linejoin=\"round\"";
/// From one digit to the next.
const ADVANCE: f32 = 8.0;

/// A number, centred on a point, its digits so many units high.
pub fn number(value: i32, [x, y]: [f32; 2], height: f32, ink: &str) -> String {
    let digits: Vec<usize> = value
        .to_string()
        .bytes()
        .map(|byte| if byte == b'-' { 10 } else { usize::from(byte - b'0') })
        .collect();
    let scale = height / 10.0;
    let width = ADVANCE * digits.len() as f32 - 2.0;
    let mut svg = format!(
        "<g transform=\"translate({} {}) scale({scale})\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.7\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">",
        x - width * scale / 2.0,
        y - height / 2.0,
    );
    for (place, digit) in digits.into_iter().enumerate() {
        let at = ADVANCE * place as f32;
        let _ = write!(svg, "<path transform=\"translate({at})\" d=\"{}\"/>", STROKES[digit]);
    }
    svg.push_str("</g>");
    svg
}

/// A name below a flag, in the reader's language; a long one is broken and set smaller.
pub fn caption(names: &[String; 2], [x, y]: [f32; 2]) -> String {
    let words = names.each_ref().map(|name| {
        let lines = broken(name);
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1);
        let size = (150.0 / longest as f32).clamp(7.0, 10.0);
        let mut text = String::new();
        for (number, line) in lines.iter().enumerate() {
            let y = y + number as f32 * (size + 0.5);
            let _ = write!(text, "<tspan x=\"{x}\" y=\"{y}\">{}</tspan>", escape(line));
        }
        (size, text)
    });
    bilingual(words.map(|(size, text)| (format!("font-size=\"{size}\" fill=\"#2A2620\" {HALO}"), text)))
}

/// A line of text that starts or ends at a point, in the reader's language.
pub fn label(words: &[String; 2], [x, y]: [f32; 2], anchor: &str) -> String {
    let attributes =
        format!("x=\"{x}\" y=\"{y}\" font-size=\"15\" fill=\"#4A4438\" text-anchor=\"{anchor}\"");
    bilingual(words.each_ref().map(|words| (attributes.clone(), escape(words))))
}

/// French for readers of French, English for everybody else.
fn bilingual([(french, fr), (english, en)]: [(String, String); 2]) -> String {
    format!("<switch><text systemLanguage=\"fr\" {french}>{fr}</text><text {english}>{en}</text></switch>")
}

/// A name of more than 14 letters in two lines, broken at the space nearest to the middle.
fn broken(name: &str) -> Vec<&str> {
    let length = name.chars().count();
    let near_middle = |at: &usize| (name[..*at].chars().count() * 2).abs_diff(length);
    let space = name.match_indices(' ').map(|(at, _)| at).min_by_key(near_middle);
    match space {
        Some(at) if length > 14 => vec![&name[..at], &name[at + 1..]],
        _ => vec![name],
    }
}

/// The text as it may stand in an SVG file.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
