//! How fast neuf-pistes is searched, played at random and counted: `cargo bench -p bots`.

use bots::neuf_pistes::searched;
use bots::playout::{Played, Playouts};
use neuf_pistes::{NeufPistes, perft};
use rules::{Budget, Game, Rules, Setup};

/// Seconds that this process has been on a processor: the measure that survives a busy machine.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").expect("this benchmark runs on Linux");
    let nanoseconds = stat.split(' ').next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.expect("time on the processor comes first") / 1e9
}

fn open(options: &[(&str, &str)]) -> NeufPistes {
    let seats = NeufPistes::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    NeufPistes::open(&Setup { seats, options, board: None }).expect("options of the game")
}

fn playouts(name: &str, options: &[(&str, &str)]) {
    let game = open(options);
    let start = game.start();
    let mut playouts = Playouts::new(&game, &start, 400, 1);
    let mut rates: Vec<f64> = (0..5)
        .map(|_| {
            let (mut played, begun) = (Played::default(), processor_seconds());
            while processor_seconds() - begun < 0.3 {
                for _ in 0..32 {
                    playouts.batch(&mut played);
                }
            }
            played.answers as f64 / (processor_seconds() - begun) / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    println!("{name:<40} {:>8.1} M moves/s", rates[2]);
}

fn count(movement: &str, depth: u32) {
    let game = open(&[("movement", movement)]);
    let start = game.start();
    let begun = processor_seconds();
    let leaves = perft(&game, &start, depth);
    let rate = leaves as f64 / (processor_seconds() - begun) / 1e6;
    println!("{:<40} {rate:>8.1} M leaves/s ({leaves})", format!("perft {movement} {depth}"));
}

fn search(name: &str, options: &[(&str, &str)]) {
    let game = open(options);
    let begun = processor_seconds();
    let looked = searched(&game, &Budget::until(&|| processor_seconds() - begun > 2.0));
    let rate = looked as f64 / (processor_seconds() - begun) / 1e6;
    println!("{name:<40} {rate:>8.1} M positions/s");
}

fn main() {
    search("search, slide", &[]);
    search("search, slide, gate cap 3", &[("gate_cap", "3")]);
    search("search, free", &[("movement", "free")]);
    let off = [("repetition_draw", "0"), ("no_progress_draw", "0")];
    let with = |more: &[(&'static str, &'static str)]| [&off[..], more].concat();
    playouts("free, no draw rules", &with(&[("movement", "free")]));
    playouts("slide, no draw rules", &with(&[("movement", "slide")]));
    playouts("free, draw rules", &[("movement", "free")]);
    playouts("slide, draw rules", &[]);
    playouts("slide, gate cap 3", &with(&[("gate_cap", "3")]));
    playouts("slide, numbered pawns", &with(&[("variant", "numbered_pawns")]));
    playouts("slide, numbered cells", &with(&[("variant", "numbered_cells")]));
    count("free", 5);
    count("slide", 6);
}
