//! What a board file says, as a hash.

use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

/// The hash of what a TOML text says: comments, blanks, the order of keys and the way numbers are written make no
/// difference. `None` if it is not TOML. Records name boards by it, so it may never change.
pub fn meaning(text: &str) -> Option<[u8; 32]> {
    let root = DeTable::parse(text).ok()?;
    let mut hash = Sha256::new();
    table(&mut hash, root.get_ref())?;
    Some(hash.finalize().into())
}

/// A kind of value and its bytes, behind their length, so that no two values hash alike.
fn put(hash: &mut Sha256, kind: u8, bytes: &[u8]) {
    hash.update([kind]);
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}

fn count(hash: &mut Sha256, kind: u8, items: usize) {
    hash.update([kind]);
    hash.update((items as u64).to_le_bytes());
}

fn table(hash: &mut Sha256, table: &DeTable<'_>) -> Option<()> {
    let mut entries: Vec<_> = table.iter().map(|(key, value)| (key.get_ref(), value.get_ref())).collect();
    entries.sort_by_key(|(key, _)| *key);
    count(hash, b't', entries.len());
    entries.into_iter().try_for_each(|(key, entry)| {
        put(hash, b'k', key.as_bytes());
        value(hash, entry)
    })
}

fn value(hash: &mut Sha256, value: &DeValue<'_>) -> Option<()> {
    match value {
        DeValue::String(text) => put(hash, b's', text.as_bytes()),
        DeValue::Boolean(truth) => put(hash, b'b', &[u8::from(*truth)]),
        DeValue::Datetime(date) => put(hash, b'd', date.to_string().as_bytes()),
        DeValue::Integer(number) => {
            let number = i64::from_str_radix(number.as_str(), number.radix()).ok()?;
            put(hash, b'i', number.to_string().as_bytes());
        }
        DeValue::Float(number) => {
            let number: f64 = number.as_str().parse().ok()?;
            // 3.0 is 3, as far as integers are exact.
            if number.fract() == 0.0 && number.abs() < 9e15 {
                put(hash, b'i', (number as i64).to_string().as_bytes());
            } else {
                put(hash, b'f', &number.to_le_bytes());
            }
        }
        DeValue::Array(list) => {
            count(hash, b'a', list.len());
            list.iter().try_for_each(|item| self::value(hash, item.get_ref()))?;
        }
        DeValue::Table(entries) => table(hash, entries)?,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_what_it_says() {
        let board = "a = 3\nb = [1.5, \"x\"]\n[c]\nd = true\n";
        let same = "# a comment\n\nb = [ 1.50, 'x', ] # here too\n'a' = 0x3\nc.d = true";
        assert_eq!(meaning(board), meaning(same));
        assert_eq!(meaning("a = 3"), meaning("a = 3.0"));
        let others = [
            "a = 4\nb = [1.5, \"x\"]\n[c]\nd = true",
            "b = [1.5, \"x\"]\n[c]\nd = true",
            "a = \"3\"",
            "a = 3.5",
        ];
        let hashes: std::collections::BTreeSet<_> =
            others.iter().chain([&board]).map(|text| meaning(text)).collect();
        assert_eq!(hashes.len(), others.len() + 1);
        assert_eq!(meaning("a ="), None);
    }

    /// Records name boards by it.
    #[test]
    fn the_hash_is_pinned() {
        let hex: String =
            meaning("a = 3\nb = [1.5, \"x\"]").unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "36e7aaeab96ad8a7cf4c9bd32c9996c93a1537aea1e5e06be0e992082f2153bf");
    }
}
