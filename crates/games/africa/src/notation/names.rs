//! Names as people write them: with or without accents, capitals, hyphens and blanks.

use crate::{Africa, SEAT_IDS, Territory};
use rules::{ParseError, Seat, Text, quoted};

/// Words of a sheet that stand before or after a name, folded.
pub(super) const SHIP: &[&str] = &["ship", "bateau"];
pub(super) const WAR: &[&str] = &["war", "guerre", "g"];
pub(super) const ALLIANCE: &[&str] = &["alliance", "a"];
pub(super) const DEVELOP: &[&str] = &["d", "develop", "developpe"];
pub(super) const NOTHING: &[&str] = &["nothing", "rien"];
/// Words that are answers of their own, folded.
const ANSWERS: &[&str] = &["ready", "pret", "absent"];

/// A word without accents, capitals, blanks and joining marks: `Lac Tchad`, `lac-tchad` and `LAC_TCHAD` fold
/// alike.
pub(crate) fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        other => other,
    };
    let joins = |c: char| c.is_whitespace() || matches!(c, '_' | '-' | '\'' | '’');
    // Accents may also come as marks of their own, after their letter.
    let mark = |c: char| ('\u{300}'..='\u{36f}').contains(&c);
    text.chars().flat_map(char::to_lowercase).filter(|c| !joins(*c) && !mark(*c)).map(plain).collect()
}

/// Can the name stand in a sheet and in a position without being taken for something else?
pub(crate) fn is_name(name: &str) -> bool {
    let first = name.split_whitespace().next().map(fold).unwrap_or_default();
    let last = name.split_whitespace().next_back().map(fold).unwrap_or_default();
    let taken = |word: &str, lists: &[&[&str]]| lists.iter().any(|list| list.contains(&word));
    !fold(name).is_empty()
        && name.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_' | '-' | '\''))
        && !taken(&first, &[SHIP, WAR, ALLIANCE, NOTHING, ANSWERS])
        && !taken(&last, &[DEVELOP, NOTHING])
}

impl Africa {
    /// The territory of a name, in any of its spellings.
    pub(super) fn find_territory(&self, name: &str) -> Option<Territory> {
        let folded = fold(name);
        self.board.spellings.iter().find(|(spelling, _)| *spelling == folded).map(|(_, territory)| *territory)
    }

    /// The same, or an error that quotes the name.
    pub(super) fn territory(&self, name: &str) -> Result<Territory, ParseError> {
        let unread = || Text::new("africa-unread-territory").with("word", quoted(name));
        self.find_territory(name).ok_or_else(|| ParseError::spelling(unread()))
    }

    /// The seat of a country's id.
    pub(super) fn country(&self, id: &str) -> Result<Seat, ParseError> {
        let known = SEAT_IDS.iter().position(|known| known.eq_ignore_ascii_case(id));
        let country = known.ok_or_else(|| ParseError::seat(id, SEAT_IDS))?;
        let seat = self.countries.iter().position(|in_play| *in_play == country);
        seat.map(|seat| Seat(seat as u8)).ok_or_else(|| ParseError::clause("AF-12", unplayed(country)))
    }
}

fn unplayed(country: usize) -> Text {
    Text::new("africa-unread-unplayed").with("country", SEAT_IDS[country])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_fold_alike() {
        for name in ["Ténéré", "tenere", "TÉNÉRÉ", "Te\u{301}ne\u{301}re\u{301}"] {
            assert_eq!(fold(name), "tenere", "{name}");
        }
        assert_eq!(fold(" Lac  Tchad"), fold("lac_tchad"));
        assert_ne!(fold("Dakar"), fold("Dakar?"));
    }

    #[test]
    fn a_name_is_no_order() {
        assert!(is_name("Lac Nyassa"));
        for name in ["", "ship", "War Coast", "Vitamin D", "a;b", "x>y", "5", "rien", "Absent"] {
            assert!(!is_name(name), "{name}");
        }
    }
}
