//! A random game of neuf-pistes allocates nothing: neither for a move nor for a whole batch of games.

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use bots::playout::{LANES, Played, Playouts};
use neuf_pistes::NeufPistes;
use rules::{Game, Rules, Setup};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

/// The system's allocator, counted.
struct Counted;

// SAFETY: every call is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(memory, layout) }
    }
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counted = Counted;

fn play(options: &[(&str, &str)], batches: usize) -> (Played, u64) {
    let seats = NeufPistes::SEATS.iter().map(|id| (*id).to_owned()).collect();
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let game = NeufPistes::open(&Setup { seats, options, board: None }).expect("options of the game");
    let start = game.start();
    let (mut playouts, mut played) = (Playouts::new(&game, &start, 400, 1), Played::default());
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    (0..batches).for_each(|_| playouts.batch(&mut played));
    (played, ALLOCATIONS.load(Ordering::Relaxed) - before)
}

/// One test, since allocations of tests that run beside it would be counted too.
#[test]
fn playouts_allocate_nothing_for_a_move() {
    let off = [("repetition_draw", "0"), ("no_progress_draw", "0")];
    for movement in ["slide", "free"] {
        let (played, allocations) = play(&[&off[..], &[("movement", movement)]].concat(), 50);
        assert_eq!((played.games, played.answers), (200, 200 * 400));
        assert_eq!(allocations, 0, "{movement}");
    }
    // With repetition on, a game keeps its moves: room for them is found once for each of the games side by side,
    // again if a game is long, and handed on from game to game.
    let (played, allocations) = play(&[], 50);
    assert!(played.games >= 200 && played.answers > 50 * played.games, "{played:?}");
    assert!(allocations <= 3 * LANES as u64, "{allocations}");
}
