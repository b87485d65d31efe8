//! Where events go: a list at a table, nowhere in a playout.

use thin_vec::ThinVec;

/// Receives events as closures, so that a playout (whose sink is `()`) never builds one.
pub trait Sink<E> {
    /// Something happened.
    fn put(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn put(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

impl<E> Sink<E> for ThinVec<E> {
    fn put(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
