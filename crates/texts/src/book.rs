//! The messages of one language, and its names in all their forms.

use crate::{Lang, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentAttribute, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message, PatternElement};
use std::array;
use std::collections::HashMap;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// What a name can be asked for, as the variable `$at-the` of the argument `at`; `forms.ftl` says what they are.
pub(crate) const FORMS: [&str; 6] = ["the", "of", "to", "in", "gender", "number"];

/// A word as it is, and its [`FORMS`].
#[derive(Clone, Debug)]
pub(crate) struct Forms {
    pub word: String,
    pub forms: [String; FORMS.len()],
}

type Bundle = FluentBundle<FluentResource>;

static BOOKS: LazyLock<[Book; 2]> = LazyLock::new(|| Lang::ALL.map(Book::new));

pub(crate) struct Book {
    bundle: Bundle,
    /// By the word itself, so that whoever hands over a word need not know whether it is somebody's name.
    names: HashMap<String, Forms>,
    /// Messages without arguments that are named `<game>-<class>-<word>`, by id: what people may type.
    labels: Vec<String>,
}

impl Book {
    pub fn of(lang: Lang) -> &'static Book {
        &BOOKS[lang as usize]
    }

    fn new(lang: Lang) -> Book {
        let language: LanguageIdentifier = lang.code().parse().expect("two letters are a language tag");
        let mut bundle = Bundle::new_concurrent(vec![language]);
        // Isolation marks are for mixing right-to-left scripts; terminals print them as rubbish.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(minus(number.value)),
            _ => None,
        }));
        let (mut named, mut labels) = (Vec::new(), Vec::new());
        for (_, _, text) in files::MESSAGES.iter().filter(|(language, ..)| *language == lang.code()) {
            // A broken line or a repeated id is a failure of tests/locales; here the rest still speaks.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, _)| partial);
            named.extend(resource.entries().filter_map(name_of));
            labels.extend(resource.entries().filter_map(id_of));
            let _ = bundle.add_resource(resource);
        }
        let mut book = Book { bundle, names: HashMap::new(), labels };
        book.names = named.iter().map(|id| book.named(id)).map(|forms| (forms.word.clone(), forms)).collect();
        book
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    pub fn is_name(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.get_attribute("kind").is_some())
    }

    /// The messages of a game, as they are said without arguments.
    pub fn labels(&self, game: &str) -> impl Iterator<Item = (String, String)> {
        let of_game = move |id: &&String| id.strip_prefix(game).is_some_and(|rest| rest.starts_with('-'));
        self.labels.iter().filter(of_game).map(|id| (id.clone(), self.format(id, &FluentArgs::new())))
    }

    /// The message; one that is missing shows its id.
    pub fn format(&self, id: &str, args: &FluentArgs) -> String {
        match self.bundle.get_message(id).and_then(|message| message.value()) {
            // An argument that is missing shows as `{$name}`, which is the best that can be done with it.
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
            None => id.to_owned(),
        }
    }

    /// A word in all its forms. One that is nobody's name here was typed by a person: d’Anna, but de Ben.
    pub fn forms(&self, word: &str) -> Forms {
        self.names.get(word).cloned().unwrap_or_else(|| self.inflect(None, word.to_owned()))
    }

    fn named(&self, id: &str) -> Forms {
        self.inflect(self.bundle.get_message(id).as_ref(), self.format(id, &FluentArgs::new()))
    }

    fn inflect(&self, name: Option<&FluentMessage>, word: String) -> Forms {
        let text = |attribute: FluentAttribute| {
            self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
        };
        let own = |attribute: &str| name.and_then(|name| name.get_attribute(attribute)).map(text);
        let kind = own("kind").unwrap_or_else(|| if elides(&word) { "ym" } else { "xm" }.to_owned());
        let inside = own("word").unwrap_or_else(|| word.clone());
        let args = FluentArgs::from_iter([("kind", kind), ("word", inside)]);
        let form =
            |at: usize| own(FORMS[at]).unwrap_or_else(|| self.format(&format!("form-{}", FORMS[at]), &args));
        Forms { word, forms: array::from_fn(form) }
    }

    /// "a, b and c", with the words of the language, in each form.
    pub fn join(&self, items: &[Forms]) -> Forms {
        let form = |at: usize| {
            let mut each = items.iter().map(|item| item.forms[at].as_str());
            match FORMS[at] {
                // a list is feminine only if everyone in it is
                "gender" => each.find(|gender| *gender != "f").unwrap_or("f").to_owned(),
                "number" if items.len() > 1 => "many".to_owned(),
                "number" => each.next().unwrap_or("one").to_owned(),
                _ => self.list(each),
            }
        };
        Forms { word: self.list(items.iter().map(|item| item.word.as_str())), forms: array::from_fn(form) }
    }

    fn list<'a>(&self, items: impl Iterator<Item = &'a str>) -> String {
        let mut items: Vec<&str> = items.collect();
        let pair = |id: &str, before: String, next: &str| {
            self.format(id, &FluentArgs::from_iter([("before", before), ("next", next.to_owned())]))
        };
        let Some(last) = items.pop() else { return self.format("list-empty", &FluentArgs::new()) };
        match items.split_first() {
            Some((first, rest)) => {
                let before =
                    rest.iter().fold((*first).to_owned(), |before, next| pair("list-comma", before, next));
                pair("list-and", before, last)
            }
            None => last.to_owned(),
        }
    }
}

impl Forms {
    /// What has no forms: a number, a sentence.
    pub fn plain(word: String) -> Forms {
        let form = |at: usize| match FORMS[at] {
            "gender" => "m".to_owned(),
            "number" => "one".to_owned(),
            _ => word.clone(),
        };
        Forms { forms: array::from_fn(form), word }
    }
}

/// A negative number with a true minus sign.
pub(crate) fn minus(number: f64) -> String {
    number.to_string().replacen('-', "−", 1)
}

/// The id of a message that is a name: it has a `kind`.
fn name_of(entry: &Entry<&str>) -> Option<String> {
    match entry {
        Entry::Message(Message { id, attributes, .. }) => {
            attributes.iter().any(|attribute| attribute.id.name == "kind").then(|| id.name.to_owned())
        }
        _ => None,
    }
}

/// The id of a message that can be typed: one line, without a variable.
fn id_of(entry: &Entry<&str>) -> Option<String> {
    let Entry::Message(Message { id, value: Some(value), .. }) = entry else { return None };
    let plain = value.elements.iter().all(|element| matches!(element, PatternElement::TextElement { .. }));
    plain.then(|| id.name.to_owned())
}

/// Does "de" lose its vowel before this name? d’Anna, d’Hugo, d’Yves, but de Ben, de Yann.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !"aeiou".contains(next)),
        Some(first) => "aeiouhàâäéèêëîïôöùûüœ".contains(first),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every French name in all its forms, to be read aloud once by a person. `VEILLEE_WRITE=1` writes it anew.
    #[test]
    fn the_forms_of_french_names_are_those_that_were_read() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/locales/french_names.txt");
        let mut names: Vec<&Forms> = Book::of(Lang::Fr).names.values().collect();
        names.sort_by(|a, b| a.word.cmp(&b.word));
        let line = |Forms { word, forms }: &Forms| format!("{word}: {}\n", forms.join(", "));
        let said: String = names.into_iter().map(line).collect();
        if std::env::var_os("VEILLEE_WRITE").is_some() {
            std::fs::write(file, &said).unwrap();
        }
        assert_eq!(said, std::fs::read_to_string(file).unwrap());
    }

    #[test]
    fn names_that_people_typed_are_elided_by_their_letters() {
        let of = |name: &str| Book::of(Lang::Fr).forms(name).forms[1].clone();
        for (name, said) in [("Anna", "d’Anna"), ("Hugo", "d’Hugo"), ("Éric", "d’Éric"), ("Yves", "d’Yves")]
        {
            assert_eq!(of(name), said);
        }
        for (name, said) in [("Ben", "de Ben"), ("Yann", "de Yann"), ("Rouge", "de Rouge"), ("", "de ")] {
            assert_eq!(of(name), said);
        }
    }

    #[test]
    fn a_list_has_the_forms_of_its_names() {
        let french = Book::of(Lang::Fr);
        let pair = french.join(&["France", "Pays-Bas"].map(|name| french.forms(name)));
        assert_eq!(pair.word, "France et Pays-Bas");
        let said =
            ["la France et les Pays-Bas", "de la France et des Pays-Bas", "à la France et aux Pays-Bas"];
        assert_eq!(pair.forms[..3], said);
        assert_eq!(pair.forms[4..], ["m", "many"]);
        let women = french.join(&["France", "Italie"].map(|name| french.forms(name)));
        assert_eq!(women.forms[4..], ["f", "many"]);
        assert_eq!(french.join(&[french.forms("Pays-Bas")]).forms[4..], ["m", "many"]);
        let english = Book::of(Lang::En);
        let pair = english.join(&["France", "Netherlands"].map(|name| english.forms(name)));
        assert_eq!(pair.forms[0], "France and the Netherlands");
    }
}
