//! What can be typed at any time besides an answer.

use texts::{Lang, name};

/// A wish that is not an answer to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Help,
    Board,
    Legal,
    Rules,
    Why,
    Suppose,
    Score,
    Log,
    Back,
    Send,
    Undo,
    Resign,
    Draw,
    Treaty,
    Agree,
    Refuse,
    Record,
    Quit,
}

/// Every word by its English name, which is also the end of its message ids.
pub const WORDS: [(&str, Word); 18] = [
    ("help", Word::Help),
    ("board", Word::Board),
    ("legal", Word::Legal),
    ("rules", Word::Rules),
    ("why", Word::Why),
    ("suppose", Word::Suppose),
    ("score", Word::Score),
    ("log", Word::Log),
    ("back", Word::Back),
    ("send", Word::Send),
    ("undo", Word::Undo),
    ("resign", Word::Resign),
    ("draw", Word::Draw),
    ("treaty", Word::Treaty),
    ("agree", Word::Agree),
    ("refuse", Word::Refuse),
    ("record", Word::Record),
    ("quit", Word::Quit),
];

/// Reads a word in English or in the reader's language, and what follows it; `/` before it is allowed.
pub fn read(lang: Lang, line: &str) -> Option<(Word, &str)> {
    let line = line.strip_prefix('/').unwrap_or(line).trim();
    match line {
        "?" => return Some((Word::Help, "")),
        "q" | "Q" => return Some((Word::Quit, "")),
        _ => {}
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let is = |word: &str| plain(word) == plain(first);
    let (_, word) =
        WORDS.iter().find(|(word, _)| is(word) || is(&name(lang, &format!("cli-word-{word}"))))?;
    // Few are followed by something; "legal a2" is more likely an answer.
    let more = matches!(word, Word::Rules | Word::Suppose | Word::Treaty | Word::Agree | Word::Refuse);
    (rest.is_empty() || more).then_some((*word, rest.trim()))
}

/// Lower case, without the accents of French: people type `regles`.
pub fn plain(word: &str) -> String {
    let without = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    };
    word.to_lowercase().chars().map(without).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_both_languages_with_and_without_accents() {
        assert_eq!(read(Lang::Fr, "règles NP-06"), Some((Word::Rules, "NP-06")));
        assert_eq!(read(Lang::Fr, "REGLES"), Some((Word::Rules, "")));
        assert_eq!(read(Lang::Fr, "undo"), Some((Word::Undo, "")));
        assert_eq!(read(Lang::En, "/draw"), Some((Word::Draw, "")));
        assert_eq!(read(Lang::En, "?"), Some((Word::Help, "")));
        assert_eq!(read(Lang::Fr, "q"), Some((Word::Quit, "")));
        assert_eq!(read(Lang::En, "legal a2"), None);
        assert_eq!(read(Lang::En, "a2-a7"), None);
        assert_eq!(read(Lang::En, ""), None);
    }

    #[test]
    fn no_two_words_are_the_same_in_a_language() {
        for lang in Lang::ALL {
            let mut all: Vec<String> = WORDS
                .iter()
                .flat_map(|(word, _)| {
                    let own = plain(&name(lang, &format!("cli-word-{word}")));
                    if own == *word { vec![own] } else { vec![own, (*word).to_owned()] }
                })
                .collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{lang:?} {all:?}");
        }
    }
}
