//! The result as a picture: a bar for each bot, with its interval.

use super::tally::Tally;
use std::fmt::Write;

const LEFT: f64 = 140.0;
const BAR: f64 = 420.0;
const ROW: f64 = 34.0;
const TOP: f64 = 46.0;

/// An SVG picture of the rates, readable in light and dark.
pub fn svg(heading: &str, tally: &Tally) -> String {
    let rows = tally.rows.len() as f64;
    let (width, height) = (LEFT + BAR + 90.0, TOP + ROW * rows + 30.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"14\" fill=\"#777\">\n\
         <title>{title}</title>\n<text x=\"10\" y=\"24\" font-size=\"16\">{title}</text>\n",
        title = escape(heading)
    );
    let x = |rate: f64| LEFT + BAR * rate;
    for tenth in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = x(tenth);
        let bottom = TOP + ROW * rows;
        writeln!(svg, "<path d=\"M{at} {TOP}V{bottom}\" stroke=\"#777\" stroke-opacity=\".4\"/>").unwrap();
        let label = format!("{} %", 100.0 * tenth);
        writeln!(svg, "<text x=\"{at}\" y=\"{}\" text-anchor=\"middle\">{label}</text>", bottom + 18.0)
            .unwrap();
    }
    for (row, top) in tally.rows.iter().zip((0..).map(|index| TOP + ROW * f64::from(index))) {
        let middle = top + ROW / 2.0;
        let (low, high) = (x(row.low), x(row.high));
        writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n\
             <rect x=\"{LEFT}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#2a7f9e\"/>\n\
             <path d=\"M{low} {middle}H{high}M{low} {a}V{b}M{high} {a}V{b}\" stroke=\"#d07a1f\" stroke-width=\"2\" fill=\"none\"/>\n\
             <text x=\"{}\" y=\"{}\">{:.1} %</text>",
            LEFT - 8.0,
            middle + 5.0,
            escape(&row.name),
            top + 7.0,
            BAR * row.rate,
            ROW - 14.0,
            LEFT + BAR + 14.0,
            middle + 5.0,
            100.0 * row.rate,
            a = middle - 6.0,
            b = middle + 6.0,
        )
        .unwrap();
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
