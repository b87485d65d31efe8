//! Board files: TOML that people write. Whatever is wrong is said with its line, and a board is known by what it says,
//! not by how it is written.

mod meaning;
mod read;

use crate::{Arg, SetupError, Text};
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use meaning::meaning;

/// Names that a board file gives: the id of a message, and what it is called in French and in English.
pub type Names = Vec<(String, [String; 2])>;

/// A board file, taken apart.
pub struct BoardFile<'a> {
    text: &'a str,
    root: Spanned<DeValue<'a>>,
}

impl<'a> BoardFile<'a> {
    fn parse(text: &'a str) -> Result<BoardFile<'a>, SetupError> {
        let root = DeTable::parse(text).map_err(|error| {
            let place = error.span().map(|span| line(text, span.start));
            SetupError { line: place, ..SetupError::new("board", Text::new("board-syntax")) }
        })?;
        let span = root.span();
        Ok(BoardFile { text, root: Spanned::new(span, DeValue::Table(root.into_inner())) })
    }

    /// What a text says, if it can be read and the judge finds no error. Keys that mean nothing are let pass.
    ///
    /// # Errors
    /// The first line that cannot be read; or everything that is wrong.
    pub fn read<T: for<'de> Deserialize<'de>>(
        text: &str,
        judge: impl FnOnce(&T, &mut Errors),
    ) -> Result<T, Vec<SetupError>> {
        BoardFile::judge(text, judge).map(|(file, _)| file)
    }

    /// Everything that is wrong with a text, keys that mean nothing included.
    pub fn check<T: for<'de> Deserialize<'de>>(
        text: &str,
        judge: impl FnOnce(&T, &mut Errors),
    ) -> Vec<SetupError> {
        BoardFile::judge(text, judge).map_or_else(|errors| errors, |(_, unheard)| unheard)
    }

    fn judge<T: for<'de> Deserialize<'de>>(
        text: &str,
        judge: impl FnOnce(&T, &mut Errors),
    ) -> Result<(T, Vec<SetupError>), Vec<SetupError>> {
        let parsed = BoardFile::parse(text).map_err(|error| vec![error])?;
        let (file, unheard) = parsed.says::<T>().map_err(|error| vec![error])?;
        let mut errors = Errors { file: &parsed, found: Vec::new() };
        judge(&file, &mut errors);
        if errors.found.is_empty() { Ok((file, unheard)) } else { Err([unheard, errors.found].concat()) }
    }

    /// What the file says, and the keys in it that mean nothing.
    fn says<T: for<'de> Deserialize<'de>>(&self) -> Result<(T, Vec<SetupError>), SetupError> {
        let (file, unknown) = read::read(&self.root).map_err(|wrong| self.placed(wrong))?;
        Ok((file, unknown.into_iter().map(|wrong| self.placed(wrong)).collect()))
    }

    fn placed(&self, wrong: read::Wrong) -> SetupError {
        let (field, start) = wrong.place.unwrap_or_default();
        let field = if field.is_empty() { "board".to_owned() } else { field };
        SetupError { line: Some(line(self.text, start)), ..SetupError::new(field, wrong.message) }
    }

    /// An error in a field, with its line, as far as it can be found.
    fn error(&self, field: &str, message: Text) -> SetupError {
        let mut at = &self.root;
        for key in field.split('.') {
            let Some(next) = inside(at, key) else { break };
            at = next;
        }
        let found = !std::ptr::eq(at, &raw const self.root);
        let line = found.then(|| line(self.text, at.span().start));
        SetupError { line, ..SetupError::new(field, message) }
    }
}

/// The line of a place in a text, from 1.
fn line(text: &str, at: usize) -> usize {
    text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1
}

fn inside<'f, 'i>(value: &'f Spanned<DeValue<'i>>, key: &str) -> Option<&'f Spanned<DeValue<'i>>> {
    match value.get_ref() {
        DeValue::Table(table) => table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value),
        DeValue::Array(list) => {
            let number = key.parse().ok().and_then(|number: usize| list.get(number.checked_sub(1)?));
            number.or_else(|| list.iter().find(|entry| called(entry).as_deref() == Some(key)))
        }
        _ => None,
    }
}

/// What an entry of a list goes by.
fn called(entry: &Spanned<DeValue<'_>>) -> Option<String> {
    let word = |key| match inside(entry, key)?.get_ref() {
        DeValue::String(word) => Some(word.as_ref()),
        _ => None,
    };
    word("id").map(str::to_owned).or_else(|| Some(format!("{}-{}", word("a")?, word("b")?)))
}

/// Collects what is wrong with a board file.
pub struct Errors<'a> {
    file: &'a BoardFile<'a>,
    found: Vec<SetupError>,
}

impl Errors<'_> {
    /// Something is wrong in a field: keys joined by dots; entries of lists go by their `id`, by their ends (`a-b`), or by
    /// their number, from 1.
    pub fn say(&mut self, field: &str, clause: Option<&'static str>, message: Text) {
        self.found.push(SetupError { clause, ..self.file.error(field, message) });
    }

    /// Something is wrong unless this holds.
    pub fn unless(
        &mut self,
        holds: bool,
        field: &str,
        clause: Option<&'static str>,
        message: impl FnOnce() -> Text,
    ) {
        if !holds {
            self.say(field, clause, message());
        }
    }

    /// A value that the rules fix.
    pub fn fixed<T: PartialEq + Shown>(
        &mut self,
        field: &str,
        clause: Option<&'static str>,
        found: &T,
        rule: &T,
    ) {
        self.unless(found == rule, field, clause, || {
            Text::new("board-fixed").with("found", found.shown()).with("rule", rule.shown())
        });
    }

    /// A number that has to lie between two others.
    pub fn between(
        &mut self,
        field: &str,
        clause: Option<&'static str>,
        found: usize,
        from: usize,
        to: usize,
    ) {
        self.unless((from..=to).contains(&found), field, clause, || {
            Text::new("board-between").with("found", found).with("from", from).with("to", to)
        });
    }

    /// A colour of six hexadecimal digits.
    pub fn colour(&mut self, field: &str, found: &str) {
        let hex = found.strip_prefix('#').unwrap_or_default();
        let good = hex.len() == 6 && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
        self.unless(good, field, None, || Text::new("board-colour").with("found", found));
    }
}

/// How a value of a board file is shown in a message.
pub trait Shown {
    /// As an argument.
    fn shown(&self) -> Arg;
}

impl Shown for &str {
    fn shown(&self) -> Arg {
        Arg::Word((*self).to_owned())
    }
}
impl Shown for String {
    fn shown(&self) -> Arg {
        Arg::Word(self.clone())
    }
}
impl Shown for bool {
    fn shown(&self) -> Arg {
        Arg::Word(self.to_string())
    }
}
macro_rules! shown_numbers { ($($t:ty),*) => { $(impl Shown for $t {
    fn shown(&self) -> Arg { Arg::Word(self.to_string()) }
})* } }
shown_numbers!(u8, u16, u32, u64, usize);
impl<T: Shown> Shown for Vec<T> {
    fn shown(&self) -> Arg {
        Arg::List(self.iter().map(Shown::shown).collect())
    }
}

/// The names of a board that differ from those of the box: texts say these instead of their own.
pub fn own_names(names: &Names, of_the_box: &Names) -> Names {
    names.iter().filter(|name| !of_the_box.contains(name)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug, PartialEq)]
    struct File {
        size: u8,
        #[serde(default)]
        kind: Kind,
        land: Vec<Land>,
    }
    #[derive(Deserialize, Debug, PartialEq)]
    struct Land {
        id: String,
        at: [f32; 2],
    }
    #[derive(Deserialize, Debug, PartialEq, Default)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        #[default]
        Flat,
        High,
    }

    const GOOD: &str =
        "# a board\nsize = 3\n\n[[land]]\nid = \"a\"\nat = [1, 2.5]\n[[land]]\nid = \"b\"\nat = [3.0, 4.0]\n";

    /// Field, line and message of the first error, or of the first key that means nothing.
    fn wrong(from: &str, to: &str) -> (String, Option<usize>, &'static str) {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD);
        let read = BoardFile::parse(&text).and_then(|file| file.says::<File>().map(|(_, unknown)| unknown));
        let error = read.unwrap_or_else(|error| vec![error]).remove(0);
        (error.field, error.line, error.message.id)
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let (file, unknown) = BoardFile::parse(GOOD).unwrap().says::<File>().unwrap();
        assert_eq!((file.land[1].at, unknown), ([3.0, 4.0], Vec::new()));
        let said = |field: &str, line, id| (field.to_owned(), Some(line), id);
        assert_eq!(wrong("size = 3", "size = \"3\""), said("size", 2, "board-kind"));
        assert_eq!(wrong("size = 3", "size = 300"), said("size", 2, "board-number"));
        assert_eq!(wrong("size = 3", "size = -1"), said("size", 2, "board-number"));
        assert_eq!(wrong("size = 3", "size = 3\nsise = 4"), said("sise", 3, "board-key"));
        assert_eq!(wrong("size = 3", "size = 3\nkind = \"low\""), said("kind", 3, "board-word"));
        assert_eq!(wrong("size = 3", "size ="), said("board", 2, "board-syntax"));
        assert_eq!(wrong("at = [3.0, 4.0]", "at = [3.0]"), said("land.b.at", 9, "board-length"));
        assert_eq!(wrong("at = [3.0, 4.0]", "at = [3.0, true]"), said("land.b.at.2", 9, "board-kind"));
        assert_eq!(wrong("id = \"b\"\n", ""), said("land.2", 7, "board-missing"));
        assert_eq!(wrong("size = 3\n", "").2, "board-missing");
    }

    #[test]
    fn a_field_has_its_line() {
        let file = BoardFile::parse(GOOD).unwrap();
        let line = |field: &str| file.error(field, Text::new("")).line;
        assert_eq!([line("size"), line("land.b.at"), line("land.2.id")], [Some(2), Some(9), Some(8)]);
        // As far as it can be found.
        assert_eq!([line("land.b.colour"), line("sea")], [Some(7), None]);
    }
}
