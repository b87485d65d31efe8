//! TOML into types: what is missing or of another kind is refused where it stands, and keys that no type asks for are
//! collected.

use crate::{Arg, Text};
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, IntoDeserializer, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use std::cell::RefCell;
use std::fmt::{self, Display};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something wrong.
#[derive(Debug)]
pub(super) struct Wrong {
    pub message: Text,
    /// The field, and where it stands in the text; the innermost that was being read.
    pub place: Option<(String, usize)>,
}

/// The value of a document, and its keys that mean nothing.
pub(super) fn read<T: for<'de> Deserialize<'de>>(
    root: &Spanned<DeValue<'_>>,
) -> Result<(T, Vec<Wrong>), Wrong> {
    let unknown = RefCell::new(Vec::new());
    let node = Node { value: root, field: String::new(), unknown: &unknown };
    let read = T::deserialize(node)?;
    Ok((read, unknown.into_inner()))
}

impl Wrong {
    fn new(message: Text) -> Wrong {
        Wrong { message, place: None }
    }

    fn at(mut self, field: impl FnOnce() -> String, start: usize) -> Wrong {
        self.place.get_or_insert_with(|| (field(), start));
        self
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message.id)
    }
}
impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: Display>(_: T) -> Wrong {
        Wrong::new(Text::new("board-unreadable"))
    }
    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Wrong {
        Wrong::new(Text::new("board-unreadable"))
    }
    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Wrong {
        Wrong::new(Text::new("board-unreadable"))
    }
    fn invalid_length(length: usize, _: &dyn de::Expected) -> Wrong {
        Wrong::new(Text::new("board-length").with("found", length))
    }
    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::new(Text::new("board-word").with("found", found).with("known", known))
    }
    fn unknown_field(_: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::new(Text::new("board-key").with("known", known))
    }
    fn missing_field(field: &'static str) -> Wrong {
        Wrong::new(Text::new("board-missing").with("key", field))
    }
}

/// A value being read.
#[derive(Clone)]
struct Node<'de, 'i> {
    value: &'de Spanned<DeValue<'i>>,
    field: String,
    unknown: &'de RefCell<Vec<Wrong>>,
}

/// The kind of a value, as a message.
fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "board-kind-text",
        DeValue::Integer(_) => "board-kind-whole",
        DeValue::Float(_) => "board-kind-number",
        DeValue::Boolean(_) => "board-kind-truth",
        DeValue::Datetime(_) => "board-kind-date",
        DeValue::Array(_) => "board-kind-list",
        DeValue::Table(_) => "board-kind-table",
    }
}

impl<'de, 'i> Node<'de, 'i> {
    fn start(&self) -> usize {
        self.value.span().start
    }

    fn other_kind(&self, wanted: &'static str) -> Wrong {
        let found = Arg::name(kind(self.value.get_ref()));
        Wrong::new(Text::new("board-kind").with("wanted", Arg::name(wanted)).with("found", found))
    }

    fn text(&self) -> Result<&'de str, Wrong> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => Err(self.other_kind("board-kind-text")),
        }
    }

    /// A whole number that fits.
    fn whole<N: TryFrom<i64>>(&self) -> Result<N, Wrong> {
        let DeValue::Integer(number) = self.value.get_ref() else {
            return Err(self.other_kind("board-kind-whole"));
        };
        let fits =
            i64::from_str_radix(number.as_str(), number.radix()).ok().and_then(|n| N::try_from(n).ok());
        fits.ok_or_else(|| Wrong::new(Text::new("board-number").with("found", number.to_string())))
    }

    fn table(&self) -> Result<&'de DeTable<'i>, Wrong> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(table),
            _ => Err(self.other_kind("board-kind-table")),
        }
    }

    fn inner(&self, value: &'de Spanned<DeValue<'i>>, key: &str) -> Node<'de, 'i> {
        let field = if self.field.is_empty() { key.to_owned() } else { format!("{}.{key}", self.field) };
        Node { value, field, unknown: self.unknown }
    }
}

macro_rules! whole_numbers { ($($method:ident $visit:ident $type:ty),*) => { $(
    fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.$visit(self.whole::<$type>()?)
    }
)* } }

impl<'de> Deserializer<'de> for Node<'de, '_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value.get_ref() {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(_) => visitor.visit_i64(self.whole()?),
            DeValue::Float(_) => self.deserialize_f64(visitor),
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            DeValue::Datetime(date) => visitor.visit_string(date.to_string()),
            DeValue::Array(_) => self.deserialize_seq(visitor),
            DeValue::Table(_) => self.deserialize_map(visitor),
        }
    }

    whole_numbers!(
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64, deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64
    );

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value.get_ref() {
            DeValue::Integer(_) => visitor.visit_i64(self.whole()?),
            DeValue::Float(number) => {
                let finite = number.as_str().parse().ok().filter(|number: &f64| number.is_finite());
                let found = || Wrong::new(Text::new("board-number").with("found", number.to_string()));
                visitor.visit_f64(finite.ok_or_else(found)?)
            }
            _ => Err(self.other_kind("board-kind-number")),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value.get_ref() {
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            _ => Err(self.other_kind("board-kind-truth")),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let text = self.text()?;
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => visitor.visit_char(letter),
            _ => Err(Wrong::new(Text::new("board-letter").with("found", text))),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let word: StrDeserializer<'_, Wrong> = self.text()?.into_deserializer();
        visitor.visit_enum(word)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value.get_ref() {
            DeValue::Array(list) => {
                let mut items = Items { rest: list.iter(), number: 0, list: &self };
                let read = visitor.visit_seq(&mut items)?;
                if items.rest.len() > 0 {
                    return Err(Wrong::new(Text::new("board-length").with("found", list.len())));
                }
                Ok(read)
            }
            _ => Err(self.other_kind("board-kind-list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let entries = self.table()?.iter().map(|(key, value)| (key.get_ref().as_ref(), value)).collect();
        visitor.visit_map(Entries { rest: entries, value: None, table: &self })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let mut entries = Vec::new();
        for (key, value) in self.table()? {
            let name: &str = key.get_ref();
            if known.contains(&name) {
                entries.push((name, value));
            } else {
                let unheard = <Wrong as de::Error>::unknown_field(name, known);
                let start = key.span().start;
                self.unknown.borrow_mut().push(unheard.at(|| self.inner(value, name).field, start));
            }
        }
        visitor.visit_map(Entries { rest: entries, value: None, table: &self })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit unit_struct tuple_struct identifier }
}

struct Items<'n, 'de, 'i> {
    rest: std::slice::Iter<'de, Spanned<DeValue<'i>>>,
    number: usize,
    list: &'n Node<'de, 'i>,
}

impl<'de> de::SeqAccess<'de> for &mut Items<'_, 'de, '_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        self.number += 1;
        let key = super::called(value).unwrap_or_else(|| self.number.to_string());
        let node = self.list.inner(value, &key);
        let (field, start) = (node.field.clone(), node.start());
        seed.deserialize(node).map(Some).map_err(|wrong| wrong.at(|| field, start))
    }
}

struct Entries<'n, 'de, 'i> {
    rest: Vec<(&'de str, &'de Spanned<DeValue<'i>>)>,
    value: Option<(&'de str, &'de Spanned<DeValue<'i>>)>,
    table: &'n Node<'de, 'i>,
}

impl<'de> de::MapAccess<'de> for Entries<'_, 'de, '_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        self.value = self.rest.pop();
        let Some((key, _)) = self.value else { return Ok(None) };
        let word: StrDeserializer<'_, Wrong> = key.into_deserializer();
        seed.deserialize(word).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let (key, value) = self.value.take().expect("a key was read before its value");
        let node = self.table.inner(value, key);
        let (field, start) = (node.field.clone(), node.start());
        seed.deserialize(node).map_err(|wrong| wrong.at(|| field, start))
    }
}
