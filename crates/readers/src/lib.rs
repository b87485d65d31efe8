//! Everything that reads what strangers write, as functions of bytes: no bytes make them panic, what they take they write
//! back the same, and what they refuse has changed nothing. The tests read what is kept in `fuzz/corpus/`, with many small
//! changes.

mod games;
mod texts;
mod wire;

/// A reader, by its name.
pub type Reader = (&'static str, fn(&[u8]));

/// All of them.
pub const READERS: &[Reader] = &[
    ("actions", texts::actions),
    ("rolls", texts::rolls),
    ("positions", texts::positions),
    ("records", texts::records),
    ("boards", texts::boards),
    ("treaties", texts::treaties),
    ("steps", texts::steps),
    ("messages", wire::messages),
    ("bodies", wire::bodies),
    ("games", games::games),
];

/// The same input with a small change; another one for every number.
pub fn changed(input: &[u8], number: u64) -> Vec<u8> {
    let mut mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut next = |most: usize| {
        mixed ^= mixed << 13;
        mixed ^= mixed >> 7;
        mixed ^= mixed << 17;
        (mixed % most.max(1) as u64) as usize
    };
    let mut bytes = input.to_vec();
    for _ in 0..=next(3) {
        let at = next(bytes.len() + 1);
        match next(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << next(8),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, b" ,;:>@=-/?+0179{}[]\"az"[next(22)]),
            3 => bytes.truncate(at),
            4 => {
                let piece: Vec<u8> = bytes[at..].iter().take(1 + next(12)).copied().collect();
                let to = next(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            _ => bytes.extend("é\u{202E}\u{0}99999999999".as_bytes().iter().skip(next(8)).take(4)),
        }
    }
    bytes
}
