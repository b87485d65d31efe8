//! Counts allocations, over the allocator of the released binary.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    // Constant and without a destructor: reading it never allocates and never fails.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// How many allocations this thread has made since it began.
pub fn count() -> u64 {
    COUNT.get()
}

struct Counting;

#[global_allocator]
static GLOBAL: Counting = Counting;

fn one_more() {
    COUNT.set(COUNT.get() + 1);
}

// SAFETY: every call is handed unchanged to mimalloc, which keeps the contract; counting
// touches a thread's own number and nothing else.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: the caller's promises are those of `MiMalloc`.
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: as above.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        one_more();
        // SAFETY: as above.
        unsafe { MiMalloc.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { MiMalloc.dealloc(at, layout) }
    }
}

#[cfg(test)]
mod tests {
    use crate::neuf_pistes::open;
    use bots::playout::{LANES, Played, Playouts};
    use rules::Rules;

    fn play(options: &[(&str, &str)], batches: usize) -> (Played, u64) {
        let game = open(options);
        let start = game.start();
        let (mut playouts, mut played) = (Playouts::new(&game, &start, 400, 1), Played::default());
        let before = super::count();
        (0..batches).for_each(|_| playouts.batch(&mut played));
        (played, super::count() - before)
    }

    #[test]
    fn playouts_allocate_nothing_for_a_move() {
        let off = [("repetition_draw", "0"), ("no_progress_draw", "0")];
        for movement in ["slide", "free"] {
            let (played, allocations) = play(&[&off[..], &[("movement", movement)]].concat(), 50);
            assert_eq!((played.games, played.answers), (200, 200 * 400));
            assert_eq!(allocations, 0, "{movement}");
        }
        // With repetition on, a game keeps its moves: room for them is found once for each of the games side by
        // side, again if a game is long, and handed on from game to game.
        let (played, allocations) = play(&[], 50);
        assert!(played.games >= 200 && played.answers > 50 * played.games, "{played:?}");
        assert!(allocations <= 3 * LANES as u64, "{allocations}");
    }
}
