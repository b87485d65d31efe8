//! Both languages say the same things: same files, same messages, same variables, same clauses.

mod shared;
mod words;

use shared::{argument, files, locales, messages};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use texts::{Lang, Rulebook, rules};

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (en, fr) = (files(&locales(Lang::En), "ftl"), files(&locales(Lang::Fr), "ftl"));
    assert_eq!(en.keys().collect::<Vec<_>>(), fr.keys().collect::<Vec<_>>(), "files");
    let mut seen: BTreeMap<String, &String> = BTreeMap::new();
    for (file, english) in &en {
        let (english, french) = (messages(file, english), messages(file, &fr[file]));
        // a language asks for the forms that it needs
        let arguments = |message: &shared::Message| -> BTreeSet<String> {
            message.variables.iter().map(|variable| argument(variable).0.to_owned()).collect()
        };
        for (id, message) in &english {
            let same = french.get(id).unwrap_or_else(|| panic!("fr/{file} lacks {id}"));
            assert_eq!(arguments(message), arguments(same), "{file}: the variables of {id} (en, fr)");
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
    let (en, fr) =
        (files(&locales(Lang::En).join("rules"), "md"), files(&locales(Lang::Fr).join("rules"), "md"));
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
    for lang in Lang::ALL {
        for (file, text) in files(&locales(lang).join("rules"), "md") {
            let key = file.trim_end_matches(".md");
            assert_eq!(rules(lang, key), Some(&Rulebook::read(&text)), "{lang:?} {key}");
        }
        for (file, text) in files(&locales(lang), "ftl") {
            for id in messages(&file, &text).keys() {
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
                if !Lang::ALL.iter().all(|lang| texts::has(*lang, id)) {
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
