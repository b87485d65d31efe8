//! The rules as players read them: `locales/<language>/rules/<game>.md`, in our own words.

use crate::{Lang, files};
use serde::Serialize;
use std::sync::LazyLock;

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Rulebook {
    /// Title of the game.
    pub title: String,
    /// Paragraphs before the first section.
    pub intro: Vec<String>,
    /// Sections in reading order.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Paragraphs that introduce it.
    pub intro: Vec<String>,
    /// Its numbered clauses.
    pub clauses: Vec<Clause>,
}

/// A numbered clause, which refusals and events name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clause {
    /// Such as `NP-06`.
    pub id: String,
    /// What it says.
    pub text: String,
}

static RULEBOOKS: LazyLock<Vec<(Lang, &'static str, Rulebook)>> = LazyLock::new(|| {
    let of = |language: &str| Lang::ALL.into_iter().find(|lang| lang.code() == language);
    files::RULES
        .iter()
        .filter_map(|(lang, key, text)| Some((of(lang)?, *key, Rulebook::read(text))))
        .collect()
});

/// The rules of a game; `None` if nobody has written them down.
pub fn rules(lang: Lang, key: &str) -> Option<&'static Rulebook> {
    RULEBOOKS.iter().find(|(of, game, _)| *of == lang && *game == key).map(|(.., book)| book)
}

impl Rulebook {
    /// Reads the restricted markdown of the rules: `# Title`, paragraphs, `## Section`, and list items
    /// `- **ID** text`, whose lines may be broken. Any text can be read; tests/locales.rs sees to the rest.
    pub fn read(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        let mut open = false; // does the next plain line go on with the paragraph or clause before it?
        for line in text.lines().map(str::trim) {
            if let Some(title) = line.strip_prefix("# ") {
                book.title = title.to_owned();
                open = false;
            } else if let Some(title) = line.strip_prefix("## ") {
                book.sections.push(Section { title: title.to_owned(), ..Section::default() });
                open = false;
            } else if line.is_empty() {
                open = false;
            } else if let Some((id, text)) = clause(line) {
                let clause = Clause { id: id.to_owned(), text: text.to_owned() };
                match book.sections.last_mut() {
                    Some(section) => section.clauses.push(clause),
                    None => book.sections.push(Section { clauses: vec![clause], ..Section::default() }),
                }
                open = true;
            } else if open {
                let paragraph = book.last_text();
                paragraph.push(' ');
                paragraph.push_str(line);
            } else {
                book.paragraphs().push(line.to_owned());
                open = true;
            }
        }
        book
    }

    /// A clause by its id, in any case.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// All clauses in reading order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    fn paragraphs(&mut self) -> &mut Vec<String> {
        match self.sections.last_mut() {
            Some(section) => &mut section.intro,
            None => &mut self.intro,
        }
    }

    /// The text that a broken line goes on with; only asked while one is open.
    fn last_text(&mut self) -> &mut String {
        let in_clause = self.sections.last().is_some_and(|section| !section.clauses.is_empty());
        if in_clause {
            let clauses = &mut self.sections.last_mut().expect("just seen").clauses;
            return &mut clauses.last_mut().expect("just seen").text;
        }
        let paragraphs = self.paragraphs();
        if paragraphs.is_empty() {
            paragraphs.push(String::new());
        }
        paragraphs.last_mut().expect("just filled")
    }
}

/// `- **NP-06** text` as (`NP-06`, `text`).
fn clause(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    Some((id, text.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "# Nine Trails\n\nA race.\nOf pawns.\n\nFor two.\n\n## Moving\n\nIn turn.\n\n\
        - **NP-06** A pawn moves\n  in a straight line.\n- **NP-07** Obstacles stop it.\n\n## The end\n- **NP-10** Nine pawns home win.\n";

    #[test]
    fn a_rulebook_is_read_into_sections_and_clauses() {
        let book = Rulebook::read(SAMPLE);
        assert_eq!(book.title, "Nine Trails");
        assert_eq!(book.intro, ["A race. Of pawns.", "For two."]);
        let titles: Vec<_> = book.sections.iter().map(|section| section.title.as_str()).collect();
        assert_eq!(titles, ["Moving", "The end"]);
        assert_eq!(book.sections[0].intro, ["In turn."]);
        assert_eq!(book.clause("np-06").unwrap().text, "A pawn moves in a straight line.");
        assert_eq!(book.clauses().count(), 3);
    }

    #[test]
    fn odd_texts_are_read_too() {
        assert_eq!(Rulebook::read(""), Rulebook::default());
        assert_eq!(Rulebook::read("- **X-1** first").clause("X-1").unwrap().text, "first");
        Rulebook::read("- **unclosed\n# \n##\n- ****\nmore");
    }
}
