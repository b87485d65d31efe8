//! Messages of sockets and bodies of requests.

use serde_json::from_slice;
use server::wire::{self, Ask};

pub(crate) fn messages(bytes: &[u8]) {
    if let Ok(ask) = from_slice::<Ask>(bytes) {
        // what was understood is understood again
        assert_eq!(from_slice::<Ask>(bytes).ok().as_ref(), Some(&ask));
    }
}

pub(crate) fn bodies(bytes: &[u8]) {
    let _ = from_slice::<wire::NewTable>(bytes);
    let _ = from_slice::<wire::MyName>(bytes);
    let _ = from_slice::<wire::Credentials>(bytes);
    let _ = from_slice::<wire::Sit>(bytes);
    let _ = from_slice::<wire::SeatChoice>(bytes);
    let _ = from_slice::<wire::Start>(bytes);
    let _ = from_slice::<wire::BoardDraft>(bytes);
    let Ok(given) = from_slice::<wire::Given>(bytes) else { return };
    assert_eq!(from_slice::<wire::Given>(bytes).ok().as_ref(), Some(&given));
}
