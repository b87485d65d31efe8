//! Texts as people type them: names as they are shown, in either language, with or without accents and capitals, into
//! the words of a game's notation.

use crate::Lang;
use crate::book::Book;
use rules::Names;

/// What the middle of an id says of a message that people may type: `europa-country-pays_bas` is typed for `pays_bas`.
/// Several spellings of one word stand with strokes between them.
const CLASSES: [&str; 6] = ["seat", "nation", "country", "territory", "card", "word"];

/// A text in the words of a game's notation, as far as its words are known by another name. `names` are those of the
/// table's own board.
pub fn typed(game: &str, names: &Names, text: &str) -> String {
    let spellings = spellings(game, names);
    let words = words(text);
    let mut out = String::new();
    let mut at = 0;
    while let Some((between, word)) = words.get(at) {
        out.push_str(between);
        let fits = |(spelling, _): &&(Vec<String>, String)| {
            let rest = &words[at..];
            rest.len() >= spelling.len()
                && spelling.iter().zip(rest).all(|(spelt, (_, word))| spelt == word)
                && rest[1..spelling.len()].iter().all(|(between, _)| joins(between))
        };
        match spellings.iter().filter(fits).max_by_key(|(spelling, _)| spelling.len()) {
            Some((spelling, token)) => {
                out.push_str(token);
                at += spelling.len();
            }
            None => {
                out.push_str(word);
                at += 1;
            }
        }
    }
    out
}

/// Everything that has another name in this game: its spellings, folded, and its word in the notation.
fn spellings(game: &str, names: &Names) -> Vec<(Vec<String>, String)> {
    let token = |id: &str| {
        let (class, token) = id.strip_prefix(game)?.strip_prefix('-')?.split_once('-')?;
        CLASSES.contains(&class).then(|| token.to_owned())
    };
    let mut all: Vec<(Vec<String>, String)> = Vec::new();
    let mut put = |name: &str, token: String| {
        let spelling: Vec<String> = words(name).into_iter().map(|(_, word)| word).collect();
        if !spelling.is_empty() && !spelling.iter().all(String::is_empty) {
            all.push((spelling, token));
        }
    };
    for (id, own) in names {
        token(id).into_iter().for_each(|token| own.iter().for_each(|name| put(name, token.clone())));
    }
    for lang in Lang::ALL {
        for (id, name) in Book::of(lang).labels(game) {
            let Some(token) = token(&id) else { continue };
            put(&token.replace('_', " "), token.clone());
            name.split(" / ").for_each(|name| put(name, token.clone()));
        }
    }
    all
}

/// The words of a text, folded, each with what stands before it; figures are words of their own, and what stands at the
/// end goes before an empty word. No notation has brackets, but some names are shown with them.
fn words(text: &str) -> Vec<(String, String)> {
    let (mut words, mut between, mut word) = (Vec::new(), String::new(), String::new());
    for c in text.trim().chars().filter(|c| !matches!(c, '(' | ')')) {
        let digit = |c: char| c.is_ascii_digit();
        if c.is_alphanumeric() || is_mark(c) {
            if word.chars().next_back().is_some_and(|last| digit(last) != digit(c)) && !is_mark(c) {
                words.push((std::mem::take(&mut between), fold(&std::mem::take(&mut word))));
            }
            word.push(c);
        } else {
            if !word.is_empty() {
                words.push((std::mem::take(&mut between), fold(&std::mem::take(&mut word))));
            }
            between.push(c);
        }
    }
    words.push((between, fold(&word)));
    words
}

/// Can it stand between the words of one name?
fn joins(between: &str) -> bool {
    between.chars().all(|c| c.is_whitespace() || matches!(c, '-' | '_' | '\'' | '’' | '.'))
}

/// An accent that comes after its letter.
fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// A word without accents and capitals.
fn fold(word: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' | 'á' | 'ã' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        other => other,
    };
    let small = word.chars().flat_map(char::to_lowercase).filter(|c| !is_mark(*c)).map(plain);
    small.collect::<String>().replace('œ', "oe")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_shown_in_either_language() {
        let said = |game: &str, text: &str| typed(game, &Names::new(), text);
        assert_eq!(said("europa", "Placer Pays-Bas 2, Tchéquie 1"), "place pays_bas 2, tchequie 1");
        assert_eq!(said("europa", "place Netherlands 2, the-Moon 1"), "place pays_bas 2, the-moon 1");
        assert_eq!(said("europa", "Proposer Bleu ROUGE"), "propose blue red");
        assert_eq!(said("kilimandjaro", "Canoë 4>Rouge2"), "canoe4>red2");
        assert_eq!(said("kilimandjaro", "banane@37"), "banana@37");
        assert_eq!(said("couleurs", "Passer"), "pass");
        assert_eq!(said("neuf-pistes", "A2-A7"), "a2-a7");
        assert_eq!(said("africa", "guerre Allemagne Pays-Bas"), "war de nl");
        assert_eq!(said("europa", "Te\u{301}lé"), "tele");
        assert_eq!(said("europa", ""), "");
    }

    #[test]
    fn a_board_of_its_own_names_things_otherwise() {
        let own = vec![("europa-country-italie".to_owned(), ["Lombardie", "Lombardy"].map(str::to_owned))];
        assert_eq!(typed("europa", &own, "stop Lombardy"), "stop italie");
    }
}
