//! How cards and counters are called, for people.

use crate::card::Card;
use crate::counter::{Counter, Counters};
use rules::{Arg, Text};

/// The name of a counter.
pub(crate) fn name_of(counter: Counter) -> Arg {
    Arg::name(format!("kilimandjaro-{}", counter.word()))
}

/// The name of a card.
pub(crate) fn card_name(card: Card) -> Arg {
    Arg::name(format!("kilimandjaro-card-{card}"))
}

/// Counters counted by their face.
pub(crate) fn counted(counters: Counters) -> Arg {
    let count = |counter: Counter| {
        let text = Text::new(match counter {
            Counter::Banana => "kilimandjaro-count-banana",
            Counter::Lion => "kilimandjaro-count-lion",
            Counter::Exchange => "kilimandjaro-count-exchange",
        });
        Arg::Text(text.with("count", counters.count(counter)))
    };
    Arg::List(counters.iter_kinds().map(count).collect())
}
