//! Both languages say the same things: same files, same messages, same variables, same clauses.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};
use texts::{Rulebook, rules};

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The files of a folder with this extension, by name.
fn files(folder: &Path, extension: &str) -> BTreeMap<String, String> {
    fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// Every message of a file with the variables that it uses.
fn messages(file: &str, text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{file} does not parse: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let (id, pattern) = match entry {
            Entry::Message(message) => {
                assert!(
                    message.attributes.is_empty(),
                    "{file}: {} has attributes, which nobody reads",
                    message.id.name
                );
                (message.id.name.to_owned(), message.value.as_ref())
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
            _ => continue,
        };
        let mut variables = BTreeSet::new();
        walk_pattern(pattern.unwrap_or_else(|| panic!("{file}: {id} says nothing")), &mut variables);
        assert!(messages.insert(id.clone(), variables).is_none(), "{file}: {id} stands twice");
    }
    messages
}

fn walk_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk(expression, variables);
        }
    }
}

fn walk(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, variables),
        Expression::Select { selector, variants } => {
            walk_inline(selector, variables);
            variants.iter().for_each(|variant| walk_pattern(&variant.value, variables));
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk(expression, variables),
        InlineExpression::FunctionReference { id, .. } => panic!("{}() is not a function here", id.name),
        _ => {}
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (en, fr) = (files(&locales().join("en"), "ftl"), files(&locales().join("fr"), "ftl"));
    assert_eq!(en.keys().collect::<Vec<_>>(), fr.keys().collect::<Vec<_>>(), "files");
    let mut seen: BTreeMap<String, &String> = BTreeMap::new();
    for (file, english) in &en {
        let (english, french) = (messages(file, english), messages(file, &fr[file]));
        for (id, variables) in &english {
            let same = french.get(id).unwrap_or_else(|| panic!("fr/{file} lacks {id}"));
            assert_eq!(variables, same, "{file}: the variables of {id} (en, fr)");
            if let Some(other) = seen.insert(id.clone(), file) {
                panic!("{id} stands in {other} and in {file}");
            }
        }
        for id in french.keys() {
            assert!(english.contains_key(id), "en/{file} lacks {id}");
        }
    }
}

#[test]
fn both_languages_have_the_same_clauses() {
    let (en, fr) = (files(&locales().join("en/rules"), "md"), files(&locales().join("fr/rules"), "md"));
    assert_eq!(en.keys().collect::<Vec<_>>(), fr.keys().collect::<Vec<_>>(), "files");
    for (file, english) in &en {
        let (english, french) = (Rulebook::read(english), Rulebook::read(&fr[file]));
        for (language, book) in [("en", &english), ("fr", &french)] {
            assert!(
                !book.title.is_empty() && !book.intro.is_empty(),
                "{language}/rules/{file}: title, intro"
            );
            assert!(book.sections.iter().all(|section| !section.title.is_empty()), "{language}/rules/{file}");
            let ids: BTreeSet<_> = book.clauses().map(|clause| &clause.id).collect();
            assert_eq!(ids.len(), book.clauses().count(), "{language}/rules/{file}: a clause stands twice");
            for clause in book.clauses() {
                assert!(clause.text.contains(' '), "{language}/rules/{file}: {} says nothing", clause.id);
            }
        }
        let ids = |book: &Rulebook| book.sections.iter().map(clause_ids).collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&french), "rules/{file}: clauses by section");
    }
}

fn clause_ids(section: &texts::Section) -> Vec<String> {
    section.clauses.iter().map(|clause| clause.id.clone()).collect()
}

#[test]
fn what_is_embedded_is_what_lies_in_the_folder() {
    for lang in texts::Lang::ALL {
        for (file, text) in files(&locales().join(lang.code()).join("rules"), "md") {
            let key = file.trim_end_matches(".md");
            assert_eq!(rules(lang, key), Some(&Rulebook::read(&text)), "{lang:?} {key}");
        }
        for (file, text) in files(&locales().join(lang.code()), "ftl") {
            for id in messages(&file, &text).keys().filter(|id| !id.starts_with('-')) {
                assert!(texts::has(lang, id), "{lang:?} {file} {id}");
            }
        }
    }
}

/// Ids that stand literally in the code exist: where a text is made of them, and in a game wherever they stand, its
/// lessons included. (Ids that are made up at run time are asked for by the tests of the crates that make them up.)
#[test]
fn every_message_named_in_the_code_exists() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut missing = BTreeSet::new();
    let mut named = 0;
    sources(&crates, &mut |path, source| {
        // Tests, and the toys of the laws, say what nobody reads.
        if path.components().any(|part| part.as_os_str() == "laws") {
            return;
        }
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let source = if source.contains("#[test]") { "" } else { source };
        let game = path.components().skip_while(|part| part.as_os_str() != "games").nth(1);
        let game = game.map_or(String::new(), |key| format!("\"{}-", key.as_os_str().to_string_lossy()));
        for opening in ["Text::new(\"", "Arg::name(\"", &game] {
            for (at, _) in source.match_indices(opening).filter(|_| !opening.is_empty()) {
                let id = &source[at + opening.find('"').unwrap_or_default() + 1..];
                let id = id.split('"').next().unwrap_or_default();
                if id.contains('{') {
                    continue;
                }
                named += 1;
                if !texts::Lang::ALL.iter().all(|lang| texts::has(*lang, id)) {
                    missing.insert(format!("{id} ({})", path.display()));
                }
            }
        }
    });
    assert!(missing.is_empty(), "messages that nobody wrote: {missing:#?}");
    assert!(named > 0, "the search itself works");
}

fn sources(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && path.components().any(|part| part.as_os_str() == "src")
            || path.file_name().is_some_and(|name| name == "tutorial.toml")
        {
            visit(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}
