//! Treaties as programs read them.

use super::answer::ids;
use rules::{Card, Text, Viewer};
use serde_json::{Value, json};
use table::LiveTable;
use texts::{Lang, SeatNames, say};

/// Everything that is known of a treaty, by the number that `card` has.
pub fn told(table: &dyn LiveTable, (card, says): &(Card, Text), lang: Lang, seats: &SeatNames) -> Value {
    let id = |seat: rules::Seat| table.seat_ids()[seat.index()];
    let said = |text: &Option<Text>| text.as_ref().map(|text| say(lang, text, seats));
    json!({
        "treaty": card.number,
        "from": id(card.from),
        "partners": ids(table, card.partners),
        "agreed": ids(table, card.agreed),
        "terms": card.text,
        "says": say(lang, says, seats),
        "fate": card.fate.word(),
        "waits": card.fate == rules::Fate::Offered,
        "broken_by": ids(table, card.fate.breakers()),
        "clause": card.clause,
        "early": card.early,
        "counters": card.counters,
        "by": card.by.map(id),
        "why": said(&card.why),
        "when": said(&card.when),
    })
}

/// The treaties that a viewer knows of, numbered as the viewer counts them.
pub fn known(table: &dyn LiveTable, viewer: Viewer, lang: Lang, seats: &SeatNames) -> Value {
    table.treaties(viewer).iter().map(|card| told(table, card, lang, seats)).collect()
}
