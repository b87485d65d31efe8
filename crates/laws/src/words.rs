//! Is a sentence in one language? What only the other one says is known from what we wrote in both.

use rules::{Arg, Text};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use table::Refusal;
use texts::{Lang, SeatNames, say};

/// A refusal as it came, and what was typed to get it: that may be quoted in any language.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What is said.
    pub text: Text,
    /// What was typed.
    pub typed: String,
}

impl Heard {
    /// Everything that a table's refusal says.
    pub fn of(refusal: &Refusal, typed: &str) -> Vec<Heard> {
        let reasons = refusal.reasons.iter().map(|(_, text)| text);
        let errors = refusal.errors.iter().map(|error| &error.message);
        let texts = [&refusal.text].into_iter().chain(reasons).chain(errors);
        texts.map(|text| Heard { text: text.clone(), typed: typed.to_owned() }).collect()
    }

    /// Every message in it.
    pub fn ids(&self) -> BTreeSet<&'static str> {
        let mut ids = BTreeSet::new();
        within(&self.text, &mut |text| {
            ids.insert(text.id);
        });
        ids
    }

    /// What is wrong with it: a word of the other language, an id that nobody wrote, a variable left open.
    pub fn wrong(&self, lang: Lang, seats: &SeatNames) -> Option<String> {
        let said = say(lang, &self.text, seats);
        let strange = foreign(lang.code(), &said, &self.typed).or_else(|| raw(lang, &said));
        strange.map(|word| format!("{} {word}: {said} ({})", lang.code(), self.text))
    }
}

fn within(text: &Text, seen: &mut impl FnMut(&Text)) {
    fn arg(found: &Arg, seen: &mut impl FnMut(&Text)) {
        match found {
            Arg::Text(text) => within(text, seen),
            Arg::List(list) => list.iter().for_each(|found| arg(found, seen)),
            _ => {}
        }
    }
    seen(text);
    text.args.iter().for_each(|(_, found)| arg(found, seen));
}

/// The id of a message that stands in a sentence in place of what it says.
fn raw(lang: Lang, said: &str) -> Option<String> {
    let words = said.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
    let id = |word: &&str| {
        word.matches('-').count() > 1
            && (texts::has(lang, word) || GAMES.iter().any(|game| word.starts_with(&format!("{game}-"))))
    };
    words.map(|word| word.trim_matches('-')).find(id).map(str::to_owned)
}

/// What these say and nobody heard: messages of this kind with variables are to be heard filled in, the others are read
/// as they stand.
pub fn unheard(heard: &[Heard], of_kind: impl Fn(&str) -> bool) -> Vec<String> {
    let known: BTreeSet<&str> = heard.iter().flat_map(Heard::ids).collect();
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let messages = messages(lang.code());
        assert!(messages.keys().any(|id| of_kind(id)), "there are such messages");
        for (id, text) in messages.iter().filter(|(id, _)| of_kind(id)) {
            if text.contains('$') {
                wrong.extend((!known.contains(id.as_str())).then(|| format!("{id} is heard nowhere")));
            } else {
                let said = texts::name(lang, id);
                wrong.extend(foreign(lang.code(), &said, "").map(|word| format!("{id}: {word}: {said}")));
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

/// What these say and nobody said, of messages with variables: known by the longest run of words between those.
pub fn unsaid(lang: Lang, lines: &[String], of_kind: impl Fn(&str) -> bool) -> Vec<String> {
    let messages = messages(lang.code());
    let with_variables = messages.iter().filter(|(id, text)| of_kind(id) && text.contains('$'));
    let longest =
        |text: &str| said(text).split(OPEN).map(|run| run.trim().to_owned()).max_by_key(String::len);
    let unsaid = with_variables.filter(|(_, text)| {
        let run = longest(text).unwrap_or_default();
        !lines.iter().any(|line| line.replace('\u{a0}', " ").contains(&run.replace('\u{a0}', " ")))
    });
    unsaid.map(|(id, text)| format!("{} {id} is said nowhere: {text}", lang.code())).collect()
}

/// What stands in the place of a variable when a message is taken apart.
const OPEN: char = '\u{fffc}';

/// A refusal as it came over the wire.
///
/// # Panics
/// If it is none.
pub fn heard(text: &serde_json::Value, typed: &str) -> Heard {
    fn read(text: &serde_json::Value) -> Text {
        let word = |value: &serde_json::Value| -> &'static str {
            value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned().leak()
        };
        let mut read_text = Text::new(word(&text["id"]));
        for pair in text["args"].as_array().into_iter().flatten() {
            read_text.args.push((word(&pair[0]), arg(&pair[1])));
        }
        read_text
    }
    fn arg(value: &serde_json::Value) -> Arg {
        let (kind, inside) = value.as_object().and_then(|fields| fields.iter().next()).expect("an argument");
        match kind.as_str() {
            "number" => Arg::Number(inside.as_i64().expect("a number")),
            "word" => Arg::Word(inside.as_str().expect("a word").to_owned()),
            "name" => Arg::Name(inside.as_str().expect("an id").to_owned()),
            "seat" => Arg::Seat(rules::Seat(inside.as_u64().expect("a seat") as u8)),
            "list" => Arg::List(inside.as_array().expect("a list").iter().map(arg).collect()),
            _ => Arg::Text(read(inside)),
        }
    }
    Heard { text: read(text), typed: typed.to_owned() }
}

/// The messages of a language as they are written.
fn messages(lang: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for text in ftl(lang) {
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let body = match line.split_once(" = ") {
                Some((name, body)) if !name.starts_with([' ', '}']) => {
                    name.clone_into(&mut id);
                    body
                }
                _ => line,
            };
            let said: &mut String = messages.entry(id.clone()).or_default();
            said.push_str(body);
        }
    }
    messages.remove("");
    messages
}

fn ftl(lang: &str) -> Vec<String> {
    let files = fs::read_dir(root().join("locales").join(lang)).expect("locales");
    let paths = files.map(|entry| entry.expect("a file").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|found| found == "ftl"));
    texts.map(|path| fs::read_to_string(path).expect("a text file")).collect()
}

/// The first word in a sentence of this language (`"fr"` or `"en"`) that only the other one says, what is not a sentence at
/// all (the id of a message, a variable left open), or nothing. What was typed may be quoted, and the notation is the
/// same everywhere.
pub fn foreign(lang: &str, said: &str, typed: &str) -> Option<String> {
    if said.is_empty() || said.contains("{$") || said.contains("{ $") {
        return Some(format!("something is missing in {said:?}"));
    }
    let typed: BTreeSet<String> = words(typed).collect();
    let strange = |word: &String| {
        let other = if lang == "fr" { &WORDS[1] } else { &WORDS[0] };
        let own = if lang == "fr" { &WORDS[0] } else { &WORDS[1] };
        other.contains(word) && !own.contains(word) && !typed.contains(word) && !NOTATION.contains(word)
    };
    // clauses are named alike in both
    let bare: Vec<&str> = said.split_whitespace().filter(|word| !is_clause(word)).collect();
    words(&unquoted(&bare.join(" "))).find(strange)
}

/// `EU-17`, perhaps with a sign beside it.
fn is_clause(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    word.split_once('-').is_some_and(|(letters, number)| {
        letters.len() == 2
            && letters.bytes().all(|b| b.is_ascii_uppercase())
            && number.bytes().any(|b| b.is_ascii_digit())
    })
}

/// A sentence without what it quotes: somebody else's words, or those of the notation.
fn unquoted(said: &str) -> String {
    let mut depth = 0;
    let outside = said.chars().filter(|c| {
        depth += i32::from("«“".contains(*c)) - i32::from("»”".contains(*c));
        depth == 0
    });
    outside.collect()
}

/// Everything that we say in French, and in English.
static WORDS: LazyLock<[BTreeSet<String>; 2]> = LazyLock::new(|| {
    ["fr", "en"].map(|lang| {
        // Examples of commands, and words of the notation with their translations, are of no language.
        let texts = ftl(lang);
        let lines =
            texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')).map(said);
        lines.flat_map(|line| words(&line).collect::<Vec<_>>()).collect()
    })
});

/// A line of a file of messages without its id and its variables.
fn said(line: &str) -> String {
    let text = match line.split_once(" = ") {
        Some((id, _)) if id.contains("-examples") || id.contains("-word-") => "",
        Some((_, text)) => text,
        None => line,
    };
    let mut depth = 0;
    let outside = text.chars().filter_map(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match c {
            '}' if depth == 0 => Some(OPEN),
            _ => (depth == 0).then_some(c),
        }
    });
    outside.collect()
}

/// What stands between backticks in the documents on notation, records and protocol: words that programs know.
static NOTATION: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let docs = root().join("docs");
    let notation =
        fs::read_dir(docs.join("notation")).expect("docs").map(|entry| entry.expect("a file").path());
    let files =
        notation.chain([docs.join("record-format.md"), docs.join("protocol.md"), docs.join("wire.md")]);
    let code = files.flat_map(|path| {
        let text = fs::read_to_string(path).expect("a text file");
        text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
    });
    // and the keys of the games
    code.chain(GAMES.iter().cloned()).flat_map(|code| words(&code).collect::<Vec<_>>()).collect()
});

/// The keys of the games, which are their folders.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let games = fs::read_dir(root().join("crates/games")).expect("games");
    games.map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned()).collect()
});

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase).collect::<Vec<_>>().into_iter()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreign_word_is_found() {
        assert_eq!(foreign("fr", "Il faut placer vos pions.", ""), None);
        assert_eq!(foreign("fr", "Il faut « should » vos pions.", ""), None);
        assert_eq!(foreign("fr", "Il faut should vos pions.", "should"), None);
        assert!(foreign("fr", "pawns should stand on the map", "").is_some());
        assert!(foreign("en", "Il faut placer vos pions.", "").is_some());
        assert!(foreign("en", "There are {$count} of them", "").is_some());
    }
}
