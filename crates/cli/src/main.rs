//! The binary `veillee`: one file (or folder) a command.

mod arena;
mod args;
mod backup;
mod bench;
mod board;
mod clock;
mod error;
mod export;
mod help;
mod perft;
mod picture;
mod play;
mod referee;
mod replay;
mod scrub;
mod seats;
mod serve;

use mimalloc::MiMalloc;
use std::process::ExitCode;

#[global_allocator]
static GLOBAL: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let lang = help::language(std::env::args_os());
    match help::read(lang, std::env::args_os()).and_then(|command| command.run(lang)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let line = failure.line(lang);
            if !line.is_empty() {
                eprintln!("veillee: {line}");
            }
            failure.code()
        }
    }
}
