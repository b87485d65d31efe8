//! Lives through worlds: as many as are wanted, or one with its story.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let number = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok());
    let seeds = match words.next() {
        Some(word) if word == "--seed" => match number(words.next()) {
            Some(seed) => return tell(seed),
            None => return usage(),
        },
        Some(word) => match word.parse() {
            Ok(seeds) => seeds,
            Err(_) => return usage(),
        },
        None => 1_000,
    };
    let (mut faults, mut acknowledged, mut views) = (0, 0, 0);
    for seed in 0..seeds {
        match simulation::run(seed) {
            Ok(story) => {
                faults += story.faults;
                acknowledged += story.acknowledged;
                views += story.views;
            }
            Err(wrong) => {
                println!("seed {seed}: {wrong}");
                return ExitCode::FAILURE;
            }
        }
    }
    let none = [("lost", 0), ("doubled", 0), ("forked", 0)];
    let figures = [("worlds", seeds), ("faults", faults), ("acknowledged", acknowledged)];
    testing::trust::note("simulation", &[&figures[..], &none].concat());
    println!(
        "{seeds} worlds, {faults} faults, {acknowledged} answers acknowledged, {views} views: all as the log says"
    );
    ExitCode::SUCCESS
}

fn tell(seed: u64) -> ExitCode {
    let told = simulation::run(seed);
    let (text, code) = match told {
        Ok(story) => (story.lines.join("\n"), ExitCode::SUCCESS),
        Err(wrong) => (wrong, ExitCode::FAILURE),
    };
    println!("{text}");
    code
}

fn usage() -> ExitCode {
    eprintln!("simulation [NUMBER OF WORLDS | --seed SEED]");
    ExitCode::FAILURE
}
