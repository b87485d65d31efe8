//! Why a request was refused. Nothing has changed then.

use rules::{Explain, Fault, Text};

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Stable word for programs: `illegal`, `unreadable`, `stale`, `not_asked`, `over`, `no_offer`, …
    pub code: &'static str,
    /// The rule clause, if a rule refused it.
    pub clause: Option<&'static str>,
    /// The reason for people, from `locales/`.
    pub text: Text,
    /// Every reason with its clause, where a rule refused an answer of many entries; empty otherwise.
    pub reasons: Vec<(&'static str, Text)>,
    /// Details in English for whoever wrote an unreadable text; empty otherwise.
    pub faults: Vec<Fault>,
}

impl Refusal {
    /// The table itself refuses.
    pub(crate) const fn table(code: &'static str, text: &'static str) -> Refusal {
        Refusal { code, clause: None, text: Text::new(text), reasons: Vec::new(), faults: Vec::new() }
    }

    /// A rule refuses.
    pub(crate) fn illegal(illegal: &impl Explain) -> Refusal {
        Refusal {
            code: "illegal",
            clause: Some(illegal.clause()),
            text: illegal.text(),
            reasons: illegal.reasons(),
            faults: Vec::new(),
        }
    }

    /// Nothing is agreed now.
    pub(crate) fn talk_closed(clause: Option<&'static str>) -> Refusal {
        Refusal { clause, ..Refusal::table("talk_closed", "table-refused-talk-closed") }
    }

    /// The text cannot be read.
    pub(crate) fn unreadable(fault: Fault) -> Refusal {
        let text = Text::new("table-refused-unreadable");
        Refusal { code: "unreadable", clause: fault.clause, text, reasons: Vec::new(), faults: vec![fault] }
    }

    pub(crate) const OVER: Refusal = Refusal::table("over", "table-refused-over");
    pub(crate) const NO_SEAT: Refusal = Refusal::table("no_seat", "table-refused-no-seat");
    pub(crate) const NOT_ASKED: Refusal = Refusal::table("not_asked", "table-refused-not-asked");
    pub(crate) const STALE: Refusal = Refusal::table("stale", "table-refused-stale");
    pub(crate) const NOT_SEALED: Refusal = Refusal::table("not_sealed", "table-refused-not-sealed");
    pub(crate) const CANNOT_UNDO: Refusal = Refusal::table("cannot_undo", "table-refused-cannot-undo");
    pub(crate) const REVEALED: Refusal = Refusal::table("revealed", "table-refused-revealed");
    pub(crate) const NO_DUEL: Refusal = Refusal::table("no_duel", "table-refused-no-duel");
    pub(crate) const OFFER_OPEN: Refusal = Refusal::table("offer_open", "table-refused-offer-open");
    pub(crate) const NO_OFFER: Refusal = Refusal::table("no_offer", "table-refused-no-offer");
    pub(crate) const AGREED: Refusal = Refusal::table("agreed", "table-refused-agreed");
    pub(crate) const DRAWN: Refusal = Refusal::table("drawn", "table-refused-drawn");
    pub(crate) const TOO_LONG: Refusal = Refusal::table("too_long", "table-refused-too-long");
    pub(crate) const NO_CHANCE: Refusal = Refusal::table("no_chance", "table-refused-no-chance");
    pub(crate) const NO_INSTRUCTION: Refusal =
        Refusal::table("no_instruction", "table-refused-no-instruction");
    pub(crate) const NO_TREATIES: Refusal = Refusal::table("no_treaties", "table-refused-no-treaties");
    pub(crate) const NO_TREATY: Refusal = Refusal::table("no_treaty", "table-refused-no-treaty");
    pub(crate) const TREATY_UNFIT: Refusal = Refusal::table("treaty_unfit", "table-refused-treaty-unfit");
    pub(crate) const TREATY_SETTLED: Refusal =
        Refusal::table("treaty_settled", "table-refused-treaty-settled");
    pub(crate) const TOO_MANY_TREATIES: Refusal =
        Refusal::table("too_many_treaties", "table-refused-too-many-treaties");
    pub(crate) const NOT_MANUAL: Refusal = Refusal::table("not_manual", "table-refused-not-manual");
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.clause {
            Some(clause) => write!(f, "{} ({clause}): {}", self.code, self.text.id)?,
            None => write!(f, "{}: {}", self.code, self.text.id)?,
        }
        self.faults.iter().try_for_each(|fault| write!(f, "; {}", fault.message))
    }
}
