//! The rules as players read them: `locales/<language>/rules/<game>.md`, in our own words.

use crate::{Lang, files};
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};
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
    /// Decided by us, where the printed rules are silent.
    pub ruling: bool,
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

/// How the comment begins that names the rulings.
const RULINGS: &str = "<!-- rulings:";

impl Rulebook {
    /// Reads the Markdown of the rules: `# Title`, paragraphs, `## Section`, list items `- **ID** text`, and a comment
    /// `<!-- rulings: ID … -->` that says which of them are ours. Any text can be read; tests/locales sees to the rest.
    /// What comes out is plain: readers print it as it is.
    pub fn read(markdown: &str) -> Rulebook {
        let mut book = Rulebook::default();
        // what has been read since the last block ended, and the id of the clause that it belongs to
        let (mut text, mut id, mut items) = (String::new(), None, 0);
        let mut rulings = String::new();
        for event in Parser::new(markdown) {
            match event {
                Event::Html(part) if part.starts_with(RULINGS) => rulings.push_str(&part),
                Event::Html(part) if !rulings.is_empty() => rulings.push_str(&part),
                Event::Text(part) | Event::Code(part) | Event::InlineHtml(part) | Event::Html(part) => {
                    text.push_str(&part);
                }
                Event::SoftBreak | Event::HardBreak => text.push(' '),
                Event::Start(Tag::Item) => items += 1,
                Event::End(TagEnd::Strong) if items > 0 && id.is_none() => id = Some(taken(&mut text)),
                Event::End(TagEnd::Item) => {
                    items -= 1;
                    if let Some(id) = id.take() {
                        book.last_section().clauses.push(Clause {
                            id,
                            text: taken(&mut text),
                            ruling: false,
                        });
                    }
                }
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => book.title = taken(&mut text),
                Event::End(TagEnd::Heading(_)) => {
                    book.sections.push(Section { title: taken(&mut text), ..Section::default() });
                }
                Event::End(TagEnd::Paragraph) if items == 0 => book.paragraphs().push(taken(&mut text)),
                _ => {}
            }
        }
        let ours: Vec<&str> = rulings.split_whitespace().collect();
        for clause in book.sections.iter_mut().flat_map(|section| &mut section.clauses) {
            clause.ruling = ours.contains(&clause.id.as_str());
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

    fn last_section(&mut self) -> &mut Section {
        if self.sections.is_empty() {
            self.sections.push(Section::default());
        }
        self.sections.last_mut().expect("just filled")
    }
}

fn taken(text: &mut String) -> String {
    std::mem::take(text).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The comment that names the rulings says the same in both languages.
    #[test]
    fn rulings_are_marked() {
        let book =
            Rulebook::read("# T\n\n## S\n\n- **XY-01** One.\n- **XY-02** Two.\n\n<!-- rulings:\nXY-02 -->\n");
        assert_eq!(book.clauses().map(|clause| clause.ruling).collect::<Vec<_>>(), [false, true]);
        for (lang, key, book) in RULEBOOKS.iter() {
            let ours = |book: &Rulebook| {
                book.clauses()
                    .filter(|clause| clause.ruling)
                    .map(|clause| clause.id.clone())
                    .collect::<Vec<_>>()
            };
            let other =
                RULEBOOKS.iter().find(|(of, game, _)| of != lang && game == key).expect("both languages");
            assert_eq!(ours(book), ours(&other.2), "{key}");
        }
        assert!(
            rules(Lang::En, "couleurs")
                .is_some_and(|book| book.clause("CM-04").is_some_and(|clause| clause.ruling))
        );
    }

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
        assert_eq!(Rulebook::read("2 * 3 *is* <six> `&amp;` &amp;").intro, ["2 * 3 is <six> &amp; &"]);
        Rulebook::read("- **unclosed\n# \n##\n- ****\nmore");
    }
}
