//! Texts that stay on their line.

use rules::Text;

/// The text without line breaks.
pub(crate) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

/// The text of an escaped one; `None` if it was not written by [`escape`] or [`quote`].
pub(crate) fn unescape(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next()? {
                '\\' => '\\',
                '"' => '"',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            c => c,
        });
    }
    Some(out)
}

/// The text as one word: white space and `%` by their code points, such as `%20;`; for values of options.
pub(super) fn join(text: &str) -> String {
    let code = |c: char| match c {
        c if c.is_whitespace() || c == '%' => format!("%{:x};", u32::from(c)),
        c => c.to_string(),
    };
    text.chars().map(code).collect()
}

/// The text of such a word.
pub(super) fn part(word: &str) -> Option<String> {
    let mut pieces = word.split('%');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (code, rest) = piece.split_once(';')?;
        text.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
        text.push_str(rest);
    }
    Some(text)
}

/// The text between quotes.
pub(super) fn quote(text: &str) -> String {
    format!("\"{}\"", escape(text).replace('"', "\\\""))
}

/// A tag: its name and its quoted values.
pub(super) type Tag = (String, Vec<String>);

/// The tags of a line: `[Name "value" …] [Name …]`.
pub(super) fn tags(line: &str) -> Result<Vec<Tag>, Text> {
    let mut tags = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let inside = rest.strip_prefix('[').ok_or(Text::new("record-tag-begin"))?;
        let end = inside.find([' ', ']']).ok_or(Text::new("record-tag-end"))?;
        let (name, mut after) = inside.split_at(end);
        let mut values = Vec::new();
        loop {
            after = after.trim_start();
            if let Some(next) = after.strip_prefix(']') {
                rest = next.trim_start();
                break;
            }
            let quoted = after.strip_prefix('"').ok_or(Text::new("record-value-quotes"))?;
            let end = closing_quote(quoted).ok_or(Text::new("record-quote-open"))?;
            values.push(unescape(&quoted[..end]).ok_or(Text::new("record-escape"))?);
            after = &quoted[end + 1..];
        }
        tags.push((name.to_owned(), values));
    }
    Ok(tags)
}

fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, c)| {
        let closing = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        closing.then_some(at)
    })
}
