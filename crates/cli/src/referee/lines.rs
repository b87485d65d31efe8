//! Lines from a stranger: of any length, in any bytes.

use rules::Text;
use std::io::{self, BufRead, Read};

/// No request is longer; a longer line is refused without being kept.
const LONGEST: u64 = 1 << 20;

/// The code and the reason of a line that is no text.
type Unread = (&'static str, Text);

/// The next line; `None` at the end of the input.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Result<String, Unread>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        let text = Text::new("cli-error-line-long").with("most", LONGEST as i64);
        return Ok(Some(Err(("too_long", text))));
    }
    let unreadable = |_| ("unreadable", Text::new("cli-error-line-utf8"));
    Ok(Some(String::from_utf8(bytes).map_err(unreadable)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_broken_lines_cost_one_refusal_each() {
        let long = vec![b'x'; LONGEST as usize + 5];
        let input = [&long[..], b"\n\xff\xfe\n{}\nlast"].concat();
        let mut reader = io::BufReader::new(&input[..]);
        let mut seen = Vec::new();
        while let Some(line) = next(&mut reader).unwrap() {
            seen.push(line.map_err(|refused| refused.0));
        }
        assert_eq!(seen, [Err("too_long"), Err("unreadable"), Ok("{}\n".to_owned()), Ok("last".to_owned())]);
    }
}
