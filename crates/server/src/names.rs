//! What people may call themselves, and what they may say.

use crate::error::Why;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// The longest name, in characters.
const NAME: usize = 24;
/// The longest thing said at once, in characters.
const WORDS: usize = 500;

/// Marks that may follow one letter.
const MARKS: usize = 2;
/// Names that speak for the house.
const HOUSE: [&str; 12] = [
    "admin",
    "administrator",
    "administrateur",
    "moderator",
    "modérateur",
    "veillée",
    "veillee",
    "system",
    "système",
    "root",
    "staff",
    "support",
];

/// A name as it will be shown: spaces tidied up, in one script, of characters that Unicode's security profile allows in
/// names or that are plain ASCII, and not one that speaks for the house.
///
/// # Errors
/// Empty, too long, or with characters that cannot be seen, or that let it be taken for another.
pub(crate) fn name(given: &str) -> Result<String, Why> {
    let name: String = given.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let length = name.chars().count();
    let allowed = |c: char| c == ' ' || c == '’' || c.is_ascii_graphic() || c.identifier_allowed();
    let marks = name.chars().collect::<Vec<_>>();
    let stacked = marks.windows(MARKS + 1).any(|run| run.iter().all(|c| is_combining_mark(*c)));
    let known = (1..=NAME).contains(&length) && name.chars().any(char::is_alphanumeric);
    if !known || stacked || !name.chars().all(allowed) || !name.is_single_script() {
        return Err(Why::BadName);
    }
    let like = likeness(&name);
    if HOUSE.iter().any(|house| likeness(house) == like) { Err(Why::BadName) } else { Ok(name) }
}

/// What two names have in common that can be taken for each other.
pub(crate) fn likeness(name: &str) -> String {
    let folded: String = name.nfkc().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    skeleton(&folded).filter(|c| !is_combining_mark(*c)).collect()
}

/// Something to be said: trimmed, one paragraph.
///
/// # Errors
/// Empty, too long, or with characters that cannot be seen.
pub(crate) fn words(given: &str) -> Result<String, Why> {
    let words = given.trim();
    if words.is_empty() || words.chars().count() > WORDS || words.chars().any(|c| c != '\n' && hidden(c)) {
        return Err(Why::BadWords);
    }
    Ok(words.to_owned())
}

/// Control characters, and those that turn the direction of the text after them.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_judged() {
        for (given, kept) in
            [("  Anna  Maria ", "Anna Maria"), ("Zoë", "Zoë"), ("<b>Ben</b>", "<b>Ben</b>"), ("李", "李")]
        {
            assert_eq!(name(given).as_deref(), Ok(kept));
        }
        for bad in ["", "   ", "\u{200B}", "a\u{202E}b", "tab\u{7}", "?!", &"x".repeat(25)] {
            assert_eq!(name(bad), Err(Why::BadName), "{bad:?}");
        }
        assert!(name(&"é".repeat(24)).is_ok());
    }

    #[test]
    fn nobody_is_taken_for_somebody_else() {
        // invisible, turned around, stacked, of two scripts, and of the house
        for bad in [
            "An\u{AD}na",
            "An\u{2066}na",
            "Z\u{301}\u{302}\u{303}\u{304}",
            "Аnna",
            "admin",
            "ADMIN",
            "Αdmin",
            "Veillée",
        ] {
            assert_eq!(name(bad), Err(Why::BadName), "{bad:?}");
        }
        for good in ["Zoë", "Анна", "Jean-Pierre", "O’Neil", "李", "さくら花子", "Léa 2"] {
            assert!(name(good).is_ok(), "{good}");
        }
        assert_eq!(likeness("Anna"), likeness(" ANNA "));
        assert_eq!(likeness("paypal"), likeness("рaypal"), "the first letter is Cyrillic");
        assert_ne!(likeness("Anna"), likeness("Hanna"));
    }

    #[test]
    fn words_keep_their_lines() {
        assert_eq!(words(" one\ntwo ").as_deref(), Ok("one\ntwo"));
        assert_eq!(words(" \n "), Err(Why::BadWords));
        assert_eq!(words(&"x".repeat(501)), Err(Why::BadWords));
        assert_eq!(words("a\u{202E}b"), Err(Why::BadWords));
    }
}
