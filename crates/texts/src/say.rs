//! Texts into sentences.

use crate::Lang;
use crate::book::{Book, FORMS, Forms, minus};
use fluent_bundle::FluentArgs;
use rules::{Arg, Names, Seat, Text};

/// What is called otherwise at a table: its seats, in seat order, by players' names or the game's own colours; and what a
/// board of its own calls by other names than the box.
#[derive(Clone, Debug, Default)]
pub struct SeatNames(pub Vec<String>, pub Names);

impl SeatNames {
    /// The game's own names of its seats.
    pub fn of_game(lang: Lang, key: &str, seat_ids: &[&str]) -> SeatNames {
        let named = |id: &&str| name(lang, &format!("{key}-seat-{id}"));
        SeatNames(seat_ids.iter().map(named).collect(), Names::new())
    }

    /// The same with the names of a board.
    #[must_use]
    pub fn on_board(self, names: Names) -> SeatNames {
        SeatNames(self.0, names)
    }

    /// The name of a thing by the id of its message.
    fn thing(&self, lang: Lang, id: &str) -> String {
        let own = self.1.iter().find(|(named, _)| named == id);
        let at = usize::from(lang == Lang::En);
        own.map_or_else(|| name(lang, id), |(_, names)| names[at].clone())
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
        Arg::Name(id) => book.forms(&seats.thing(lang, id)),
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
        let own = vec![("lang-name".to_owned(), ["gaulois", "Gaulish"].map(str::to_owned))];
        let seats = SeatNames(vec!["Anna".into(), "Ben".into()], Names::new());
        let said = |arg: Arg| say(Lang::Fr, &plain(arg), &seats);
        assert_eq!(said(Arg::Number(-3)), "−3");
        assert_eq!(said("a2-a7".into()), "a2-a7");
        assert_eq!(said(Arg::name("lang-name")), "français");
        assert_eq!(say(Lang::Fr, &plain(Arg::name("lang-name")), &seats.clone().on_board(own)), "gaulois");
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
