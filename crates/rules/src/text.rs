//! What is said to people: a message id and its arguments. French and English are made at the edge, from
//! `locales/`; no sentence for a player is written in Rust.

use crate::Seat;
use serde::Serialize;
use thin_vec::ThinVec;

/// A sentence to be said in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Text {
    /// Message id in `locales/`.
    pub id: &'static str,
    /// Named arguments of the message.
    #[serde(skip_serializing_if = "ThinVec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<(String, Arg)>>", optional))]
    #[cfg_attr(feature = "types", schema(value_type = Option<Vec<(String, Arg)>>))]
    pub args: ThinVec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(no_recursion))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, subject to the language's plural rules.
    Number(#[cfg_attr(feature = "types", ts(type = "number"))] i64),
    /// A word that is the same in every language: a cell, a move in notation.
    Word(String),
    /// The id of another message: a territory, a card, a colour.
    Name(String),
    /// A seat, shown as its player or colour.
    Seat(Seat),
    /// Several of these, joined as the language joins them ("a, b and c").
    List(Vec<Arg>),
    /// A message with arguments of its own ("3 in France").
    Text(Text),
}

impl Text {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Text {
        Text { id, args: ThinVec::new() }
    }

    /// A line that is the same in every language, such as a row of a grid.
    pub fn plain(line: impl Into<String>) -> Text {
        Text::new("plain").with("line", line.into())
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// The id of another message.
    pub fn name(id: impl Into<String>) -> Arg {
        Arg::Name(id.into())
    }
}

/// For whoever reads the output of a test: the id and the arguments.
impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)?;
        self.args.iter().try_for_each(|(name, arg)| match arg {
            Arg::Text(text) => write!(f, "; {name}: ({text})"),
            arg => write!(f, "; {name}: {arg:?}"),
        })
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}
impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}
impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}
impl From<&[&str]> for Arg {
    fn from(words: &[&str]) -> Arg {
        Arg::List(words.iter().map(|word| Arg::from(*word)).collect())
    }
}
macro_rules! number_args { ($($t:ty),*) => { $(impl From<$t> for Arg {
    fn from(n: $t) -> Arg { Arg::Number(n as i64) }
})* } }
number_args!(u8, u16, u32, i8, i16, i32, i64, usize);

/// A refusal that names the rule clause behind it.
pub trait Explain {
    /// The clause of the dossier, such as `"NP-07"`.
    fn clause(&self) -> &'static str;
    /// The reason, for people.
    fn text(&self) -> Text;
    /// Every reason with its clause, where an answer of many entries is refused entry by entry.
    fn reasons(&self) -> Vec<(&'static str, Text)> {
        vec![(self.clause(), self.text())]
    }
}

/// An event that can be told in the log.
pub trait Tell {
    /// The sentence of the log.
    fn text(&self) -> Text;
    /// The clause by which the referee decided something, for "Why?".
    fn clause(&self) -> Option<&'static str> {
        None
    }
}
