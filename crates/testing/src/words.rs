//! Is a sentence in one language? What only the other one says is known from what we wrote in both.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

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
    words(&unquoted(said)).find(strange)
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
        let folder = root().join("locales").join(lang);
        let files = fs::read_dir(folder).expect("locales").map(|entry| entry.expect("a file").path());
        let texts = files.filter(|path| path.extension().is_some_and(|found| found == "ftl"));
        // Examples of commands, and words of the notation with their translations, are of no language.
        let lines = texts.flat_map(|path| {
            let text = fs::read_to_string(path).expect("a text file");
            text.lines().filter(|line| !line.starts_with('#')).map(said).collect::<Vec<_>>()
        });
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
    let outside = text.chars().filter(|&c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
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
    // and the keys of the games, which are their folders
    let games = fs::read_dir(root().join("crates/games")).expect("games");
    let keys = games.map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned());
    code.chain(keys).flat_map(|code| words(&code).collect::<Vec<_>>()).collect()
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
