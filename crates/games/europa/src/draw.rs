//! A schematic picture: countries at their places, land borders solid, dotted links dotted, the Union blue.
//! Letters are drawn as text; the pages have a map of their own.

use crate::board::{Countries, Id};
use crate::prompt::stakes;
use crate::view::country;
use crate::{Europa, Token, View};
use rules::{Arg, Draws, Seat, Text};
use serde::Serialize;
use std::fmt::Write;

const COLOURS: [&str; 6] = ["#2b5fb3", "#2e7d4f", "#b3392f", "#c99a1c", "#7a4b9c", "#c4692b"];

impl Draws for Europa {
    fn chart(&self) -> impl Serialize {
        self.board.chart()
    }

    fn draw(&self, view: &View) -> String {
        let state = &view.public;
        let place = |id: Id| {
            let [x, y] = self.board.countries[id as usize].pos;
            (60.0 + f64::from(x) * 11.0, 50.0 + f64::from(y) * 8.2)
        };
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1220 920\" font-family=\"Georgia, serif\">\
             <rect width=\"1220\" height=\"920\" fill=\"#dfe8ec\"/>",
        );
        let mut line = |a: Id, b: Id, dotted: bool| {
            let ((x1, y1), (x2, y2)) = (place(a), place(b));
            let dash = if dotted { " stroke-dasharray=\"3 9\" stroke-linecap=\"round\"" } else { "" };
            let _ = write!(
                svg,
                "<line x1=\"{x1:.0}\" y1=\"{y1:.0}\" x2=\"{x2:.0}\" y2=\"{y2:.0}\" stroke=\"#6b6257\" stroke-width=\"3\"{dash}/>"
            );
        };
        for a in 0..self.board.countries.len() as Id {
            self.board.land[a as usize].into_iter().filter(|&b| b > a).for_each(|b| line(a, b, false));
        }
        self.board.dotted.iter().for_each(|&(a, b)| line(a, b, true));
        for (id, line) in (0..).zip(&self.board.countries) {
            let (x, y) = place(id);
            let fill = if state.union.contains(id) {
                "#2f5fa8"
            } else if line.turn > state.turn {
                "#b9b4aa"
            } else {
                "#f6efdf"
            };
            let ink = if state.union.contains(id) { "#fff" } else { "#2b2620" };
            let _ = write!(
                svg,
                "<g><rect x=\"{:.0}\" y=\"{:.0}\" width=\"96\" height=\"44\" rx=\"9\" fill=\"{fill}\" stroke=\"#2b2620\"/>\
                 <text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"13\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>\
                 <text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"13\" text-anchor=\"middle\" fill=\"{ink}\">{} · {}</text>",
                x - 48.0,
                y - 22.0,
                y - 5.0,
                escape(line.local.split(" / ").next().unwrap_or(&line.local)),
                y + 14.0,
                line.points,
                line.black
            );
            match state.token(id) {
                Token::None => {}
                Token::Tensions => {
                    let _ = write!(
                        svg,
                        "<circle cx=\"{:.0}\" cy=\"{:.0}\" r=\"9\" fill=\"#fff\" stroke=\"#2f5fa8\" stroke-width=\"4\"/>",
                        x - 48.0,
                        y - 22.0
                    );
                }
                Token::War => {
                    let _ = write!(
                        svg,
                        "<path d=\"M{:.0} {:.0}l10 -16l10 16z\" fill=\"#b3392f\" stroke=\"#2b2620\"/>",
                        x - 58.0,
                        y - 14.0
                    );
                }
            }
            let mut at = x - 40.0;
            for (seat, &colour) in self.colours.iter().enumerate() {
                for _ in 0..state.pawns[seat][id as usize] {
                    let _ = write!(
                        svg,
                        "<circle cx=\"{at:.0}\" cy=\"{:.0}\" r=\"6\" fill=\"{}\" stroke=\"#fff\"/>",
                        y + 26.0,
                        COLOURS[colour as usize]
                    );
                    at += 11.0;
                }
            }
            svg.push_str("</g>");
        }
        svg.push_str("</svg>");
        svg
    }

    fn lines(&self, view: &View) -> Vec<Text> {
        let state = &view.public;
        let list = |set: Countries| Arg::List(set.into_iter().map(|id| country(self, id)).collect());
        let mut lines = vec![
            crate::view::stage(self, view),
            Text::new("europa-line-union").with("countries", list(state.union)),
        ];
        if let Some(level) = view.help.level()
            && !(state.tensions | state.wars).is_empty()
        {
            lines.push(
                Text::new("europa-line-conflict")
                    .with("wars", list(state.wars))
                    .with("tensions", list(state.tensions))
                    .with("level", level as i64),
            );
        }
        // The cards that are still to be handled, with their places in the row (EU-25).
        let cards = state.row[..state.cards as usize].iter().zip(1..).skip(state.at.into());
        let election = |(&id, number): (&Id, i64)| {
            let stakes = stakes(self, state, id);
            Text::new("europa-line-election")
                .with("number", number)
                .with("country", country(self, id))
                .with("points", stakes.points as i64)
                .with("black", stakes.black as i64)
                .into()
        };
        let elections: Vec<Arg> = cards.filter(|(id, _)| !state.wars.contains(**id)).map(election).collect();
        if !elections.is_empty() {
            lines.push(Text::new("europa-line-elections").with("elections", Arg::List(elections)));
        }
        for seat in 0..view.players {
            let s = seat as usize;
            let text =
                Text::new(if view.vp[s].is_some() { "europa-line-seat" } else { "europa-line-seat-hidden" })
                    .with("seat", Seat(seat))
                    .with("pp", state.pp[s] as i64)
                    .with("pawns", state.hand[s])
                    .with("vp", view.vp[s].map_or(0, |vp| vp.total()));
            lines.push(text);
        }
        for id in (0..self.board.countries.len() as Id).filter(|&id| state.present(id) > 0) {
            let who = (0..view.players).filter(|&s| state.pawns[s as usize][id as usize] > 0).map(|s| {
                let pawns = state.pawns[s as usize][id as usize];
                Text::new("europa-die").with("seat", Seat(s)).with("die", pawns).into()
            });
            lines.push(
                Text::new("europa-line-country")
                    .with("country", country(self, id))
                    .with("who", Arg::List(who.collect())),
            );
        }
        lines
    }
}

/// A name of the board file as it may stand in an SVG file.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
