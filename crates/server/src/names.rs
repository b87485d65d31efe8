//! What people may call themselves, and what they may say.

use crate::error::Why;

/// The longest name, in characters.
const NAME: usize = 24;
/// The longest thing said at once, in characters.
const WORDS: usize = 500;

/// A name as it will be shown: spaces tidied up, nothing invisible.
///
/// # Errors
/// Empty, too long, or with characters that cannot be seen.
pub(crate) fn name(given: &str) -> Result<String, Why> {
    let name = given.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if !(1..=NAME).contains(&length) || !name.chars().any(char::is_alphanumeric) || name.chars().any(hidden) {
        return Err(Why::BadName);
    }
    Ok(name)
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
    fn words_keep_their_lines() {
        assert_eq!(words(" one\ntwo ").as_deref(), Ok("one\ntwo"));
        assert_eq!(words(" \n "), Err(Why::BadWords));
        assert_eq!(words(&"x".repeat(501)), Err(Why::BadWords));
        assert_eq!(words("a\u{202E}b"), Err(Why::BadWords));
    }
}
