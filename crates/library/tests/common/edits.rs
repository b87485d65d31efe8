//! Good texts made bad, a little or beyond recognition.

use proptest::prelude::*;
use proptest::sample::Index;

/// A change to a text.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Leaves characters out.
    Cut(Index, usize),
    /// Puts something in.
    Put(Index, String),
    /// Says a part twice.
    Repeat(Index, usize),
    /// Exchanges two words.
    Swap(Index, Index),
}

/// A few changes.
pub fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let scrap = prop_oneof![
        "\\PC{0,6}",
        "[0-9]{1,20}",
        Just("\n".to_owned()),
        Just("\u{0}".to_owned()),
        Just("-".to_owned()),
        Just(";".to_owned()),
        Just("\"".to_owned()),
        Just("[".to_owned()),
        Just("é\u{301}👍".to_owned()),
    ];
    let edit = prop_oneof![
        (any::<Index>(), 1..12usize).prop_map(|(at, count)| Edit::Cut(at, count)),
        (any::<Index>(), scrap).prop_map(|(at, scrap)| Edit::Put(at, scrap)),
        (any::<Index>(), 1..40usize).prop_map(|(at, count)| Edit::Repeat(at, count)),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Edit::Swap(one, other)),
    ];
    prop::collection::vec(edit, 0..4)
}

/// The text with the changes made.
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for edit in edits {
        let place = |at: &Index, chars: &[char]| at.index(chars.len() + 1);
        match edit {
            Edit::Cut(at, count) => {
                let at = place(at, &chars);
                chars.drain(at..(at + count).min(chars.len()));
            }
            Edit::Put(at, scrap) => {
                let at = place(at, &chars);
                chars.splice(at..at, scrap.chars());
            }
            Edit::Repeat(at, count) => {
                let at = place(at, &chars);
                let part = chars[at..(at + count).min(chars.len())].to_vec();
                chars.splice(at..at, part);
            }
            Edit::Swap(one, other) => {
                let text: String = chars.iter().collect();
                let mut words: Vec<&str> = text.split_inclusive([' ', '\n', ';', ',']).collect();
                if !words.is_empty() {
                    let (one, other) = (one.index(words.len()), other.index(words.len()));
                    words.swap(one, other);
                }
                chars = words.concat().chars().collect();
            }
        }
    }
    chars.into_iter().collect()
}
