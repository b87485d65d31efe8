//! Why a JSON text could not be read, for people: what programs send is refused in the reader's language, too.

use rules::{Arg, Text, quoted};
use serde_json::error::Category;

/// What is wrong. The library only says it in English; what is not recognised here is "cannot be read".
pub fn unread(error: &serde_json::Error) -> Text {
    if error.classify() != Category::Data {
        return Text::new("json-syntax").with("column", error.column());
    }
    let said = error.to_string();
    let said = said.split(" at line ").next().unwrap_or_default();
    let (what, expected) = said.split_once(", expected ").unwrap_or((said, ""));
    let word = quoted(what.split('`').nth(1).unwrap_or_default());
    let known: Vec<Arg> = expected.split('`').skip(1).step_by(2).map(Arg::from).collect();
    let known = Arg::List(known);
    if what.starts_with("missing field") {
        Text::new("json-missing").with("field", word)
    } else if what.starts_with("unknown field") {
        Text::new("json-unknown").with("field", word).with("known", known)
    } else if what.starts_with("unknown variant") {
        Text::new("notation-word").with("found", word).with("known", known)
    } else if let Some(found) = what.strip_prefix("invalid type: ") {
        match (kind(found), kind(expected)) {
            (Some(found), Some(wanted)) => {
                Text::new("json-kind").with("found", Arg::name(found)).with("wanted", Arg::name(wanted))
            }
            (Some(found), None) => Text::new("json-other-kind").with("found", Arg::name(found)),
            _ => Text::new("json-unreadable"),
        }
    } else {
        Text::new("json-unreadable")
    }
}

/// The name of a kind of value, as the library found it or wants it.
fn kind(said: &str) -> Option<&'static str> {
    let first = said.split(' ').next().unwrap_or_default();
    Some(match (first, said) {
        ("string", _) | (_, "a string" | "a borrowed string" | "string") => "json-kind-text",
        ("integer" | "u8" | "u16" | "u32" | "u64" | "usize" | "i64", _) => "json-kind-whole",
        ("floating", _) => "json-kind-number",
        ("boolean", _) | (_, "a boolean") => "json-kind-truth",
        ("null", _) => "json-kind-nothing",
        ("sequence", _) | (_, "a sequence") => "json-kind-list",
        ("map" | "struct", _) | (_, "a map") => "json-kind-object",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Asked {
        #[expect(dead_code)]
        seat: String,
        #[expect(dead_code)]
        ms: Option<u64>,
        #[expect(dead_code)]
        kind: Option<Kind>,
    }
    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Fast,
        Slow,
    }

    /// The library's own words are not ours to fix: should they change, this says so.
    #[test]
    fn every_kind_of_error_is_told_apart() {
        let why = |text: &str| unread(&serde_json::from_str::<Asked>(text).unwrap_err()).to_string();
        assert!(why("{").starts_with("json-syntax"));
        assert_eq!(why("{}"), "json-missing; field: Word(\"seat\")");
        assert_eq!(
            why(r#"{"seat":"a","x":1}"#),
            "json-unknown; field: Word(\"x\"); known: List([Word(\"seat\"), Word(\"ms\"), Word(\"kind\")])"
        );
        let kinds = |found: &str, wanted: &str| {
            format!("json-kind; found: Name(\"json-kind-{found}\"); wanted: Name(\"json-kind-{wanted}\")")
        };
        assert_eq!(why(r#"{"seat":7}"#), kinds("whole", "text"));
        assert_eq!(why(r#"{"seat":[]}"#), kinds("list", "text"));
        assert_eq!(why(r#"{"seat":{}}"#), kinds("object", "text"));
        assert_eq!(why(r#"{"seat":null}"#), kinds("nothing", "text"));
        assert_eq!(why(r#"{"seat":true}"#), kinds("truth", "text"));
        assert_eq!(why(r#"{"seat":"a","ms":"b"}"#), kinds("text", "whole"));
        assert_eq!(why(r#"{"seat":"a","ms":1.5}"#), kinds("number", "whole"));
        assert_eq!(why("7"), kinds("whole", "object"));
        assert_eq!(why(r#"{"seat":"a","ms":-1}"#), "json-unreadable");
        assert_eq!(
            why(r#"{"seat":"a","kind":"old"}"#),
            "notation-word; found: Word(\"old\"); known: List([Word(\"fast\"), Word(\"slow\")])"
        );
    }
}
