//! The files of `locales/` as they lie there.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use texts::Lang;

pub fn locales(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

/// The files of a folder with this extension, by name.
pub fn files(folder: &Path, extension: &str) -> BTreeMap<String, String> {
    fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// What a message is made of.
#[derive(Default, Debug)]
pub struct Message {
    /// Its pieces of text, those of its attributes included.
    pub texts: Vec<String>,
    pub attributes: BTreeMap<String, String>,
    /// Every variable that it uses, forms included.
    pub variables: BTreeSet<String>,
    /// The variables that choose, with the keys of their variants.
    pub chosen: BTreeMap<String, BTreeSet<String>>,
}

/// Every message of a file by its id.
pub fn messages(file: &str, text: &str) -> BTreeMap<String, Message> {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{file} does not parse: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(found) = entry else {
            assert!(!matches!(entry, Entry::Term(_)), "{file}: terms cannot be chosen by a variable");
            continue;
        };
        let id = found.id.name;
        let mut message = Message::default();
        message.pattern(found.value.as_ref().unwrap_or_else(|| panic!("{file}: {id} says nothing")));
        for attribute in &found.attributes {
            let before = message.texts.len();
            message.pattern(&attribute.value);
            message.attributes.insert(attribute.id.name.to_owned(), message.texts[before..].concat());
        }
        assert!(messages.insert(id.to_owned(), message).is_none(), "{file}: {id} stands twice");
    }
    messages
}

/// Every message of a language, whatever its file.
pub fn all(lang: Lang) -> BTreeMap<String, Message> {
    files(&locales(lang), "ftl").iter().flat_map(|(file, text)| messages(file, text)).collect()
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.chosen.entry(id.name.to_owned()).or_default().extend(keys);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::FunctionReference { id, .. } => panic!("{}() is not a function here", id.name),
            _ => {}
        }
    }
}

/// The argument that a variable belongs to, and which form of it: `at-the` is `at`, `the`.
pub fn argument(variable: &str) -> (&str, &str) {
    variable.split_once('-').unwrap_or((variable, ""))
}
