//! Rule cases as data: position, what is done, what comes out; named by clause.
//!
//! A file `cases/*.toml` of a game holds any number of cases:
//!
//! ```toml
//! [defaults]                    # for every case of the file; all optional
//! seats = ["light", "dark"]     # left out: every seat of the game
//! options = { movement = "free" }
//! position = "…"                # left out: the start of the game
//!
//! [[case]]
//! name = "NP-07 NP-31 a pawn slides until something stops it"   # begins with the clauses it is about
//! options = {}                  # these four replace the defaults of the file
//! seats = ["light", "dark"]
//! position = "…"
//! board = "boards/small.toml"   # a board file in a folder beside this file; left out: the board of the box
//! seed = 7                      # draw rolls from this seed; left out: rolls are given by hand with `* …`
//!
//! [[case.step]]                 # as many as you like, one after the other
//! do = ["light: a2-a7", "* 3", "fr (clock): pass", "light resigns", "draw agreed"]   # each must be accepted
//! refused = [                   # each must be refused, and change nothing
//!   { do = "light: a2-a3", clause = "NP-31" },
//!   { do = "light: zz", code = "unreadable", says = "np-unread" },   # `says`: the id of its message
//! ]
//! allowed = ["light: b3-b9"]    # would be accepted now; not carried out
//! turn = "light dark"           # who is still awaited; or "chance", or "over"
//! position = "…"                # exactly
//! position_has = ["…"]          # texts that the position contains
//! position_lacks = ["…"]
//! legal = { light = ["…"] }     # exactly these, in any order (games that list their actions)
//! legal_has = { light = ["…"] }
//! legal_lacks = { light = ["…"] }
//! legal_count = { light = 27 }
//! offers = [{ seat = "fr", slot = "Alger", picked = ["D"], has = ["x"], lacks = ["y"], complete = true }]
//! timeout = { fr = "pass" }     # what the rules answer for a seat whose time ran out; "" if a bot does
//! absent = { fr = "pass" }      # the same for a seat whose player has left
//! told = { spectator = ["np-moved"], light = ["np-moved"] }   # message ids told since the last step, in order,
//!                                                            # others may stand between
//! told_lacks = { spectator = ["np-secret"] }
//! ruled = ["NP-10"]             # clauses named by what was told since the last step, to anybody
//! view = { light = { "/hand/0" = "lion" } }    # parts of the view, by JSON pointer
//! hidden = { spectator = ["/hand/0"] }         # parts that are missing or null
//! score = { light = 12 }
//! parts = { light = { "np-score-camp" = 4 } }  # points by message id
//! over = { winners = ["light"], clause = "NP-10", how = "np-outcome-camp" }   # `how` may be left out;
//!                               # `how_clause`: its own clause, where it says something beside who has won
//! ```
//!
//! A case that cannot even be set up has `faults` in place of steps: exactly these, in any order.
//!
//! ```toml
//! [[case]]
//! name = "NP-30 two pawns on one cell are no position"
//! position = "…"
//! faults = [{ field = "position", clause = "NP-30" }]    # field: `seats`, an option, `position`, a key of the board
//! ```
//!
//! Beside what a case asks, the runner checks that every position reached reads back to the same text.

use crate::check::run_case;
use crate::words::Heard;
use rules::{Game, Listed, Options};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use table::Legal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseFile {
    #[serde(default)]
    defaults: Defaults,
    case: Vec<Case>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Defaults {
    seats: Option<Vec<String>>,
    options: Option<Options>,
    position: Option<String>,
    board: Option<String>,
}

/// A case of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) seats: Option<Vec<String>>,
    pub(crate) options: Option<Options>,
    pub(crate) position: Option<String>,
    pub(crate) board: Option<String>,
    pub(crate) seed: Option<u64>,
    #[serde(default)]
    pub(crate) step: Vec<CaseStep>,
    pub(crate) faults: Option<Vec<ExpectedFault>>,
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpectedFault {
    pub(crate) field: String,
    pub(crate) clause: Option<String>,
}

/// What is done, and what is then expected.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CaseStep {
    #[serde(default, rename = "do")]
    pub(crate) acts: Vec<String>,
    #[serde(default)]
    pub(crate) refused: Vec<Refused>,
    #[serde(default)]
    pub(crate) allowed: Vec<String>,
    pub(crate) turn: Option<String>,
    pub(crate) position: Option<String>,
    #[serde(default)]
    pub(crate) position_has: Vec<String>,
    #[serde(default)]
    pub(crate) position_lacks: Vec<String>,
    #[serde(default)]
    pub(crate) legal: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) legal_has: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) legal_lacks: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) legal_count: BySeat<usize>,
    #[serde(default)]
    pub(crate) offers: Vec<Offered>,
    #[serde(default)]
    pub(crate) timeout: BySeat<String>,
    #[serde(default)]
    pub(crate) absent: BySeat<String>,
    #[serde(default)]
    pub(crate) told: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) told_lacks: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) ruled: Vec<String>,
    #[serde(default)]
    pub(crate) view: BySeat<BTreeMap<String, serde_json::Value>>,
    #[serde(default)]
    pub(crate) hidden: BySeat<Vec<String>>,
    #[serde(default)]
    pub(crate) score: BySeat<i32>,
    #[serde(default)]
    pub(crate) parts: BySeat<BTreeMap<String, i32>>,
    pub(crate) over: Option<Over>,
}

/// Something expected for seats (and, where views are meant, `spectator`), by id.
pub(crate) type BySeat<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refused {
    #[serde(rename = "do")]
    pub(crate) act: String,
    pub(crate) clause: Option<String>,
    pub(crate) code: Option<String>,
    pub(crate) says: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Offered {
    pub(crate) seat: String,
    pub(crate) slot: Option<String>,
    #[serde(default)]
    pub(crate) picked: Vec<String>,
    #[serde(default)]
    pub(crate) has: Vec<String>,
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
    pub(crate) complete: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Over {
    pub(crate) winners: Vec<String>,
    pub(crate) clause: String,
    pub(crate) how: Option<String>,
    pub(crate) how_clause: Option<String>,
}

/// The case files of a game.
pub struct Cases<G: Game> {
    folder: PathBuf,
    legal: Option<Legal<G>>,
}

impl<G: Game> Cases<G> {
    /// The cases of a folder: `Cases::<Game>::of(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))`.
    pub fn of(folder: impl AsRef<Path>) -> Cases<G> {
        Cases { folder: folder.as_ref().to_owned(), legal: None }
    }

    /// The game lists its actions, so cases may ask for the list.
    #[must_use]
    pub fn listed(mut self) -> Cases<G>
    where
        G: Listed,
    {
        self.legal = Some(G::legal);
        self
    }

    /// Runs every case and demands that each clause of the rules for players (`locales/*/rules/<key>.md`) is named by at
    /// least one, and by a line of the source: a reader finds where it is carried out. No line names a clause that players
    /// could not read. `more`: worked examples, and rulings, which have letters of their own.
    ///
    /// # Panics
    /// With everything that does not hold, case by case.
    pub fn run(&self, more: &[&str]) {
        let book = texts::rules(texts::Lang::En, G::KEY)
            .unwrap_or_else(|| panic!("there is no locales/en/rules/{}.md", G::KEY));
        let all: BTreeSet<&str> = book.clauses().map(|clause| clause.id.as_str()).collect();
        let first = book.clauses().next().map_or("", |clause| letters(&clause.id));
        let own: Vec<&str> = all.iter().copied().filter(|clause| letters(clause) == first).collect();
        let mut faults = self.faults(&[&own, more].concat());
        faults.extend(self.unnamed(&own));
        let source = self.source();
        let is_clause = |word: &&str| {
            let number = &word[letters(word).len()..];
            all.iter().any(|clause| letters(clause) == letters(word) && clause.len() == word.len())
                && number.bytes().skip(1).all(|b| b.is_ascii_digit())
        };
        let strange: BTreeSet<&str> =
            words(&source).filter(is_clause).filter(|word| !all.contains(word)).collect();
        faults
            .extend(strange.iter().map(|word| format!("the source names {word}, which players cannot read")));
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }

    /// Those of these clauses that no line of the source beside the folder of cases names.
    pub fn unnamed(&self, clauses: &[&str]) -> Vec<String> {
        let source = self.source();
        let named: BTreeSet<&str> = words(&source).collect();
        let unnamed = clauses.iter().filter(|clause| !named.contains(*clause));
        unnamed.map(|clause| format!("{clause} is named by no line of the source")).collect()
    }

    fn source(&self) -> String {
        source(&self.folder.with_file_name("src"))
    }

    /// Everything that does not hold of the cases.
    pub fn faults(&self, clauses: &[&str]) -> Vec<String> {
        self.all(clauses, &mut Vec::new())
    }

    /// Everything that the cases are refused, as it is said.
    pub fn refusals(&self) -> Vec<Heard> {
        let mut heard = Vec::new();
        self.all(&[], &mut heard);
        heard
    }

    fn all(&self, clauses: &[&str], heard: &mut Vec<Heard>) -> Vec<String> {
        let mut faults = Vec::new();
        let mut named = BTreeSet::new();
        for path in toml_files(&self.folder) {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("a case file can be read");
            match toml::from_str::<CaseFile>(&text) {
                Err(error) => faults.push(format!("{file}: {error}")),
                Ok(CaseFile { defaults, case }) => {
                    for case in case {
                        let case = case.with(&defaults);
                        named.extend(clauses_of(&case.name).map(str::to_owned));
                        let board = case.board.as_ref().map(|name| self.folder.join(name));
                        let found = run_case::<G>(&case, self.legal, board.as_deref(), heard);
                        faults
                            .extend(found.into_iter().map(|fault| format!("{file}: {}: {fault}", case.name)));
                    }
                }
            }
        }
        let known: BTreeSet<String> = clauses.iter().map(|&clause| clause.to_owned()).collect();
        faults.extend(known.difference(&named).map(|clause| format!("{clause} is named by no case")));
        faults.extend(named.difference(&known).map(|clause| format!("{clause} is no clause of this game")));
        faults
    }
}

impl Case {
    fn with(mut self, defaults: &Defaults) -> Case {
        let or = |own: Option<String>, default: &Option<String>| own.or_else(|| default.clone());
        self.seats = self.seats.or_else(|| defaults.seats.clone());
        self.options = self.options.or_else(|| defaults.options.clone());
        self.position = or(self.position, &defaults.position);
        self.board = or(self.board, &defaults.board);
        self
    }
}

/// The clauses at the head of a case's name.
fn clauses_of(name: &str) -> impl Iterator<Item = &str> {
    let is_clause = |word: &&str| {
        word.split_once('-').is_some_and(|(letters, digits)| {
            letters.len() == 2
                && letters.bytes().all(|b| b.is_ascii_uppercase())
                && digits.bytes().all(|b| b.is_ascii_alphanumeric())
        })
    };
    name.split([' ', ',', ':']).filter(|word| !word.is_empty()).take_while(is_clause)
}

/// The letters of a clause's id.
fn letters(clause: &str) -> &str {
    clause.split_once('-').map_or("", |(letters, _)| letters)
}

/// Whatever could be the id of a clause.
fn words(source: &str) -> impl Iterator<Item = &str> {
    source.split(|c: char| c != '-' && !c.is_ascii_alphanumeric())
}

/// All the Rust below a folder.
fn source(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder entry can be read").path());
    let text = |path: PathBuf| match path.extension() {
        Some(rust) if rust == "rs" => std::fs::read_to_string(&path).expect("a source file can be read"),
        _ if path.is_dir() => source(&path),
        _ => String::new(),
    };
    paths.map(text).collect()
}

fn toml_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder entry can be read").path());
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|e| e == "toml")).collect();
    files.sort();
    files
}
