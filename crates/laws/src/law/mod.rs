//! The laws, one file each.

mod agreement;
mod conservation;
mod end;
mod guess;
mod notation;
mod order;
mod picture;
mod prompts;
mod received;
mod scramble;
mod seen;
mod suppose;
pub(crate) mod table;

use crate::walk::Spot;
use rules::{Game, Seats, Stream, Viewer};

/// Examines one moment of a game.
pub(crate) type Examine<G> = fn(&Spot<'_, G>, &mut Stream) -> Result<(), String>;

/// Cheap enough for every step.
pub(crate) fn every_step<G: Game>() -> [(&'static str, Examine<G>); 5] {
    [
        ("agreement", agreement::examine),
        ("conservation", conservation::examine),
        ("invariant", conservation::examine_invariant),
        ("end", end::examine),
        ("order", order::examine),
    ]
}

/// Asked at some steps of every game.
pub(crate) fn thorough<G: Game>() -> [(&'static str, Examine<G>); 9] {
    [
        ("list", agreement::examine_list),
        ("prompts", prompts::examine),
        ("notation", notation::examine),
        ("guess", guess::examine),
        ("scramble", scramble::examine),
        ("record levels", seen::examine),
        ("suppose", suppose::examine),
        ("picture", picture::examine),
        ("scores", guess::examine_scores),
    ]
}

/// Everybody who can look.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seats::first(game.seats()).into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
}
