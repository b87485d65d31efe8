//! Why a request was refused. Nothing has changed then.

use rules::{Explain, ParseError, Text};

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// The rule clause, if a rule refused it.
    pub clause: Option<&'static str>,
    /// The reason for people, from `locales/`.
    pub text: Text,
    /// Every reason with its clause, where a rule refused an answer of many entries; empty otherwise.
    pub reasons: Vec<(&'static str, Text)>,
    /// What could not be read, each as a part of a sentence; the text says it as well. Empty otherwise.
    pub errors: Vec<ParseError>,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $word:literal $text:literal),* $(,)?) => {
        /// Why a table refuses something. Each has its stable word for programs.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Code { $($(#[$doc])* $name),* }

        impl Code {
            const fn parts(self) -> (&'static str, &'static str) {
                match self { $(Code::$name => ($word, $text)),* }
            }

            /// Every code there is.
            pub const ALL: &[Code] = &[$(Code::$name),*];
        }
    };
}

codes! {
    /// A rule forbids it; the game says why.
    Illegal "illegal" "",
    /// The text cannot be read.
    Unreadable "unreadable" "table-refused-unreadable",
    /// The picks do not make an answer.
    Incomplete "incomplete" "table-refused-incomplete",
    /// The game is over.
    Over "over" "table-refused-over",
    /// There is no such seat.
    NoSeat "no_seat" "table-refused-no-seat",
    /// The seat is not asked.
    NotAsked "not_asked" "table-refused-not-asked",
    /// The rules have no answer for a seat of which none is supposed.
    Unanswered "unanswered" "table-refused-unanswered",
    /// Another decision is open by now.
    Stale "stale" "table-refused-stale",
    /// There is no sealed answer to take back.
    NotSealed "not_sealed" "table-refused-not-sealed",
    /// Somebody has acted since.
    CannotUndo "cannot_undo" "table-refused-cannot-undo",
    /// Somebody has learned something since.
    Revealed "revealed" "table-refused-revealed",
    /// The game is no duel.
    NoDuel "no_duel" "table-refused-no-duel",
    /// Another seat's offer is open.
    OfferOpen "offer_open" "table-refused-offer-open",
    /// There is no offer to answer.
    NoOffer "no_offer" "table-refused-no-offer",
    /// The seat has agreed before.
    Agreed "agreed" "table-refused-agreed",
    /// Chance has decided something already.
    Drawn "drawn" "table-refused-drawn",
    /// Too many bytes.
    TooLong "too_long" "table-refused-too-long",
    /// Chance has nothing to decide now.
    NoChance "no_chance" "table-refused-no-chance",
    /// Nobody chooses the rolls at this table.
    NotManual "not_manual" "table-refused-not-manual",
    /// The game has no such instruction.
    NoInstruction "no_instruction" "table-refused-no-instruction",
    /// The game has no treaties.
    NoTreaties "no_treaties" "table-refused-no-treaties",
    /// No such treaty, or not the seat's.
    NoTreaty "no_treaty" "table-refused-no-treaty",
    /// The treaty cannot be offered now.
    TreatyUnfit "treaty_unfit" "table-refused-treaty-unfit",
    /// The treaty waits for nothing from the seat.
    TreatySettled "treaty_settled" "table-refused-treaty-settled",
    /// The same is on the table.
    TreatyTwice "treaty_twice" "table-refused-treaty-twice",
    /// Too many treaties wait.
    TooManyTreaties "too_many_treaties" "table-refused-too-many-treaties",
    /// Nothing is agreed now.
    TalkClosed "talk_closed" "table-refused-talk-closed",
    /// The player has left already.
    Away "away" "table-refused-away",
    /// The player has not left.
    Here "here" "table-refused-here",
    /// Whoever leaves this table has left for good.
    Gone "gone" "table-refused-gone",
}

impl Code {
    /// The word for programs.
    pub const fn word(self) -> &'static str {
        self.parts().0
    }
}

/// The table itself refuses.
impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        let text = Text::new(code.parts().1);
        Refusal { code, clause: None, text, reasons: Vec::new(), errors: Vec::new() }
    }
}

impl Refusal {
    /// A rule refuses.
    pub(crate) fn illegal(illegal: &impl Explain) -> Refusal {
        let (clause, reasons) = (Some(illegal.clause()), illegal.reasons());
        Refusal { code: Code::Illegal, clause, text: illegal.text(), reasons, errors: Vec::new() }
    }

    /// The text of an answer cannot be read.
    pub(crate) fn unreadable(error: ParseError) -> Refusal {
        Refusal::unread("table-refused-unreadable", error)
    }

    /// The text of a roll cannot be read.
    pub(crate) fn unreadable_roll(error: ParseError) -> Refusal {
        Refusal::unread("table-refused-unreadable-roll", error)
    }

    /// The text of a treaty cannot be read.
    pub(crate) fn unreadable_treaty(error: ParseError) -> Refusal {
        Refusal::unread("table-refused-unreadable-treaty", error)
    }

    fn unread(id: &'static str, error: ParseError) -> Refusal {
        let text = Text::new(id).with("reason", error.message.clone());
        Refusal { clause: error.clause, text, errors: vec![error], ..Code::Unreadable.into() }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.word())?;
        if let Some(clause) = self.clause {
            write!(f, " ({clause})")?;
        }
        write!(f, ": {}", self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs go by these words: they may be added to, never changed.
    #[test]
    fn every_code_is_named_by_its_word() {
        let words: Vec<&str> = Code::ALL.iter().map(|code| code.word()).collect();
        assert_eq!(
            words.join(" "),
            "illegal unreadable incomplete over no_seat not_asked unanswered stale not_sealed cannot_undo revealed \
             no_duel offer_open no_offer agreed drawn too_long no_chance not_manual no_instruction no_treaties no_treaty \
             treaty_unfit treaty_settled treaty_twice too_many_treaties talk_closed away here gone"
        );
        for &code in Code::ALL.iter().filter(|code| **code != Code::Illegal) {
            assert_eq!(code.parts().1, format!("table refused {}", code.word()).replace([' ', '_'], "-"));
        }
    }
}
