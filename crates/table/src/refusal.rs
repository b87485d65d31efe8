//! Why a request was refused. Nothing has changed then.

use rules::{Fault, Text};

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Stable word for programs: `illegal`, `unreadable`, `stale`, `not_asked`, `over`, `no_offer`, …
    pub code: &'static str,
    /// The rule clause, if a rule refused it.
    pub clause: Option<&'static str>,
    /// The reason for people, from `locales/`.
    pub text: Text,
    /// Details in English for whoever wrote an unreadable text; empty otherwise.
    pub faults: Vec<Fault>,
}
