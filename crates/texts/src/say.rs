//! Texts into sentences.

use crate::{Lang, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Arg, Seat, Text};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 2]> = LazyLock::new(|| Lang::ALL.map(bundle));

fn bundle(lang: Lang) -> Bundle {
    let language: LanguageIdentifier = lang.code().parse().expect("two letters are a language tag");
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Isolation marks are for mixing right-to-left scripts; terminals print them as rubbish.
    bundle.set_use_isolating(false);
    for (_, _, text) in files::MESSAGES.iter().filter(|(language, ..)| *language == lang.code()) {
        // A broken line or a repeated id is a failure of tests/locales.rs; here the rest still speaks.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, _)| partial);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// How the seats of a table are called, in seat order: players' names, or the game's own colours.
#[derive(Clone, Debug, Default)]
pub struct SeatNames(pub Vec<String>);

impl SeatNames {
    /// The game's own names of its seats.
    pub fn of_game(lang: Lang, key: &str, seat_ids: &[&str]) -> SeatNames {
        SeatNames(seat_ids.iter().map(|id| name(lang, &format!("{key}-seat-{id}"))).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// The sentence in the reader's language.
pub fn say(lang: Lang, text: &Text, seats: &SeatNames) -> String {
    let mut args = FluentArgs::with_capacity(text.args.len());
    for (key, arg) in &text.args {
        args.set(*key, value(lang, arg, seats));
    }
    format(lang, text.id, &args)
}

/// A message without arguments, by an id made at run time: the name of a game, an option, a card.
pub fn name(lang: Lang, id: &str) -> String {
    format(lang, id, &FluentArgs::new())
}

/// Is there such a message?
pub fn has(lang: Lang, id: &str) -> bool {
    BUNDLES[lang as usize].has_message(id)
}

fn format(lang: Lang, id: &str, args: &FluentArgs) -> String {
    let bundle = &BUNDLES[lang as usize];
    match bundle.get_message(id).and_then(|message| message.value()) {
        // An argument that is missing shows as `{$name}`, which is the best that can be done with it.
        Some(pattern) => bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        None => id.to_owned(),
    }
}

fn value(lang: Lang, arg: &Arg, seats: &SeatNames) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        other => FluentValue::from(word(lang, other, seats)),
    }
}

fn word(lang: Lang, arg: &Arg, seats: &SeatNames) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Word(word) => word.clone(),
        Arg::Name(id) => name(lang, id),
        Arg::Seat(seat) => seats.of(*seat).to_owned(),
        Arg::List(items) => join(lang, items.iter().map(|item| word(lang, item, seats)).collect()),
        Arg::Text(text) => say(lang, text, seats),
    }
}

/// "a, b and c", with the words of the language.
fn join(lang: Lang, mut items: Vec<String>) -> String {
    let pair = |id: &str, before: String, next: String| {
        format(lang, id, &FluentArgs::from_iter([("before", before), ("next", next)]))
    };
    let Some(last) = items.pop() else { return name(lang, "list-empty") };
    match items.into_iter().reduce(|before, next| pair("list-comma", before, next)) {
        Some(before) => pair("list-and", before, last),
        None => last,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(arg: Arg) -> Text {
        Text::new("plain").with("line", arg)
    }

    #[test]
    fn every_kind_of_argument_is_said() {
        let seats = SeatNames(vec!["Anna".into(), "Ben".into()]);
        let said = |arg: Arg| say(Lang::Fr, &plain(arg), &seats);
        assert_eq!(said(Arg::Number(-3)), "-3");
        assert_eq!(said("a2-a7".into()), "a2-a7");
        assert_eq!(said(Arg::name("lang-name")), "français");
        assert_eq!(said(Seat(1).into()), "Ben");
        assert_eq!(said(Seat(7).into()), "?");
        assert_eq!(said(plain(Seat(0).into()).into()), "Anna");
        assert_eq!(said(Arg::List(vec![Seat(0).into(), Seat(1).into()])), "Anna et Ben");
        assert_eq!(said(Arg::List(vec![Arg::List(vec![]), 2u8.into()])), "aucun et 2");
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        assert_eq!(say(Lang::En, &Text::new("no-such-message"), &SeatNames::default()), "no-such-message");
        assert!(!has(Lang::En, "no-such-message"));
    }

    #[test]
    fn spaces_of_a_grid_survive() {
        let row = Text::plain("  3 . L  D ");
        assert_eq!(say(Lang::En, &row, &SeatNames::default()), "  3 . L  D ");
    }
}
