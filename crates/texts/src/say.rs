//! Texts into sentences.

use crate::Lang;
use crate::book::{Book, FORMS, Forms, minus};
use fluent_bundle::FluentArgs;
use rules::{Arg, Seat, Text};

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
    let book = Book::of(lang);
    let mut args = FluentArgs::with_capacity(text.args.len());
    for (key, arg) in &text.args {
        match arg {
            Arg::Number(number) => args.set(*key, *number),
            Arg::Text(text) => args.set(*key, say(lang, text, seats)),
            _ => {
                let Forms { word, forms } = inflected(lang, arg, seats);
                args.set(format!("{key}-The"), capital(&forms[0]));
                for (form, said) in FORMS.iter().zip(forms) {
                    args.set(format!("{key}-{form}"), said);
                }
                args.set(*key, word);
            }
        }
    }
    book.format(text.id, &args)
}

/// A message without arguments, by an id made at run time: the name of a game, an option, a card.
pub fn name(lang: Lang, id: &str) -> String {
    Book::of(lang).format(id, &FluentArgs::new())
}

/// Is this message a name with a grammar of its own, such as a country's?
pub fn is_name(lang: Lang, id: &str) -> bool {
    Book::of(lang).is_name(id)
}

/// Is there such a message?
pub fn has(lang: Lang, id: &str) -> bool {
    Book::of(lang).has(id)
}

fn inflected(lang: Lang, arg: &Arg, seats: &SeatNames) -> Forms {
    let book = Book::of(lang);
    match arg {
        Arg::Number(number) if *number < 0 => Forms::plain(minus(*number as f64)),
        Arg::Number(number) => Forms::plain(number.to_string()),
        Arg::Text(text) => Forms::plain(say(lang, text, seats)),
        Arg::Word(word) => book.forms(word),
        Arg::Name(id) => book.forms(&name(lang, id)),
        Arg::Seat(seat) => book.forms(seats.of(*seat)),
        Arg::List(items) => {
            book.join(&items.iter().map(|item| inflected(lang, item, seats)).collect::<Vec<_>>())
        }
    }
}

/// For the beginning of a sentence.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
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
        assert_eq!(said(Arg::Number(-3)), "−3");
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
