//! How fast neuf-pistes is played at random, counted and searched, and what the traits cost it.

use crate::by_hand::ByHand;
use crate::measure::measure;
use bots::neuf_pistes::searched;
use bots::playout::{Played, Playouts};
use neuf_pistes::{NeufPistes, perft};
use rules::{Game, Rules, Setup};
use std::time::Duration;

const KEY: &str = NeufPistes::KEY;

/// The game with some options.
pub fn open(options: &[(&str, &str)]) -> NeufPistes {
    let seats = NeufPistes::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    NeufPistes::open(&Setup { seats, options, board: None }).expect("options of the game")
}

pub fn run(time: Duration) {
    search("search, slide", &[], time);
    search("search, slide, gate cap 3", &[("gate_cap", "3")], time);
    search("search, free", &[("movement", "free")], time);
    let off = [("repetition_draw", "0"), ("no_progress_draw", "0")];
    let with = |more: &[(&'static str, &'static str)]| [&off[..], more].concat();
    playouts("free, no draw rules", &with(&[("movement", "free")]), time);
    playouts("slide, no draw rules", &with(&[]), time);
    playouts("free, draw rules", &[("movement", "free")], time);
    playouts("slide, draw rules", &[], time);
    playouts("slide, gate cap 3", &with(&[("gate_cap", "3")]), time);
    playouts("slide, numbered pawns", &with(&[("variant", "numbered_pawns")]), time);
    playouts("slide, numbered cells", &with(&[("variant", "numbered_cells")]), time);
    for (movement, depth) in [("free", 5), ("slide", 6)] {
        let game = open(&[("movement", movement)]);
        let start = game.start();
        measure(KEY, &format!("perft {movement} {depth}"), time, |_| perft(&game, &start, depth));
    }
    traits(time);
}

fn playouts(what: &str, options: &[(&str, &str)], time: Duration) {
    let game = open(options);
    let start = game.start();
    let mut playouts = Playouts::new(&game, &start, 400, 1);
    measure(KEY, what, time, |budget| {
        let mut played = Played::default();
        while !budget.is_over() {
            playouts.batch(&mut played);
        }
        played.answers
    });
}

fn search(what: &str, options: &[(&str, &str)], time: Duration) {
    let game = open(options);
    measure(KEY, what, time, |budget| searched(&game, budget));
}

/// Random answers through the traits and in a loop written by hand, in turn.
fn traits(time: Duration) {
    let game = open(&[]);
    let start = game.start();
    let mut by_traits = Playouts::new(&game, &start, NeufPistes::LONGEST, 1);
    let mut by_hand = ByHand::new(&game, &start, NeufPistes::LONGEST, 1);
    let mut ratios: Vec<f64> = (0..5)
        .map(|_| {
            let through = measure(KEY, "answers through the traits", time / 5, |budget| {
                let mut played = Played::default();
                while !budget.is_over() {
                    by_traits.batch(&mut played);
                }
                played.answers
            });
            let without = measure(KEY, "answers by hand", time / 5, |budget| {
                let mut played = Played::default();
                while !budget.is_over() {
                    by_hand.batch(&mut played);
                }
                played.answers
            });
            through / without
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    println!("through the traits: {:.2} times by hand ({:.2} to {:.2})", ratios[2], ratios[0], ratios[4]);
}
