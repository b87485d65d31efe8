//! Counts allocations, so that `veillee bench` can show how many a move costs.

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
