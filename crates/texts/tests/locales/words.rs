//! What is held of every sentence that players read: its typography, its numbers, its register, and that it is our own.

use crate::shared::{all, argument, files, locales};
use rules::{Arg, Text};
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use texts::{Lang, Rulebook, SeatNames, say};

/// Every piece of text with the place where it stands. Examples of commands are typed, not read, but for what is said
/// between them.
fn pieces(lang: Lang) -> Vec<(String, String)> {
    let said = all(lang).into_iter().flat_map(|(id, message)| {
        message.texts.into_iter().map(move |text| (id.clone(), text)).collect::<Vec<_>>()
    });
    let typed = |id: &str, text: &str| {
        id.ends_with("-examples") && ["veillee ", "'", "\""].iter().any(|sign| text.contains(sign))
    };
    said.filter(|(id, text)| !typed(id, text)).chain(clauses(lang)).collect()
}

/// The paragraphs and clauses of the rules.
fn clauses(lang: Lang) -> impl Iterator<Item = (String, String)> {
    files(&locales(lang).join("rules"), "md").into_iter().flat_map(|(file, text)| {
        let book = Rulebook::read(&text);
        let intros = book.intro.iter().chain(book.sections.iter().flat_map(|section| &section.intro));
        let said = book.clauses().map(|clause| (clause.id.clone(), clause.text.clone()));
        intros.map(|text| (file.clone(), text.clone())).chain(said).collect::<Vec<_>>()
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[test]
fn apostrophes_spaces_quotation_marks_and_minus_signs_are_those_of_print() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (place, text) in pieces(lang) {
            let french = [" :", " ;", " ?", " !", " »", "« ", " %"];
            let spaced = lang == Lang::Fr && french.iter().any(|plain| text.contains(plain));
            let hyphen = [" -", "(-"].iter().flat_map(|sign| text.split(sign).skip(1));
            let minus = hyphen.into_iter().any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
            // a file is written with straight quotation marks, and texts about it quote them
            let quotes = place.contains('-') && !place.contains("record-") && !place.starts_with("cli-board");
            if spaced || minus || text.contains('\'') || text.contains("×1") || (quotes && text.contains('"'))
            {
                wrong.push(format!("{} {place}: {text}", lang.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn french_says_vous() {
    let familiar = ["tu", "te", "toi", "ton", "ta", "tes", "tien", "tienne"];
    for (place, text) in pieces(Lang::Fr) {
        let said = words(&text).find(|word| familiar.contains(&word.to_lowercase().as_str()));
        assert_eq!(said, None, "{place}: {text}");
    }
}

#[test]
fn a_name_has_a_kind_and_the_forms_that_are_asked_for_exist() {
    let kinds = |lang| match lang {
        Lang::Fr => &["m", "f", "vm", "vf", "pm", "pf", "xm", "xf", "ym", "yf"][..],
        Lang::En => &["the", "bare"][..],
    };
    for lang in Lang::ALL {
        let mut by_word = BTreeMap::new();
        for (id, message) in all(lang) {
            for form in message.variables.iter().map(|variable| argument(variable).1) {
                assert!(
                    ["", "The", "the", "of", "to", "in", "gender", "number"].contains(&form),
                    "{id}: {form}"
                );
            }
            let Some(kind) = message.attributes.get("kind") else {
                assert!(message.attributes.is_empty(), "{id} has attributes, which only a name has");
                continue;
            };
            assert!(kinds(lang).contains(&kind.as_str()), "{id}: {kind}");
            // names are known by their words
            let word = texts::name(lang, &id);
            let other = by_word.insert(word, kind.clone());
            assert!(other.is_none_or(|other| other == *kind), "{id} is of two kinds");
        }
    }
}

/// A bare name is a label: it opens a message, or follows a colon, a bracket, a comma or an arrow. In a sentence it has
/// a form.
#[test]
fn in_french_no_country_enters_a_sentence_without_its_article() {
    let labels = ["= ", "] ", ": ", "(", ", ", "→ ", "Ligne ", "exploration "];
    for (file, text) in files(&locales(Lang::Fr), "ftl") {
        let of_africa: &[&str] = if file == "africa.ftl" { &["at", "seat"] } else { &[] };
        for name in ["country", "nation", "area"].iter().chain(of_africa) {
            for (at, _) in text.match_indices(&format!("{{ ${name} }}")) {
                let before = text[..at].rsplit('\n').next().unwrap_or_default();
                let label = before.trim().is_empty() || labels.iter().any(|label| before.ends_with(label));
                assert!(label, "{file}: {before}{{ ${name} }}");
            }
        }
    }
}

/// Every message with counts of 0, 1, 2 and 5 and with names of every kind: what no ear would let pass.
#[test]
fn filled_in_sentences_agree_in_number_and_elide() {
    let messages = Lang::ALL.map(all);
    let every = || messages.iter().flatten().map(|(_, message)| message);
    // a variable that chooses between plural forms anywhere counts something everywhere
    let chosen = every().flat_map(|message| &message.chosen);
    let plural = chosen.filter(|(_, keys)| keys.contains("one") && keys.contains("other"));
    let counts: BTreeSet<&str> = plural.map(|(variable, _)| variable.as_str()).collect();
    assert!(counts.contains("points") && counts.contains("pawns"), "{counts:?}");
    // and one that has forms anywhere is a name everywhere, unless it counts there
    let variables = every().flat_map(|message| &message.variables).map(|variable| argument(variable));
    let named: BTreeSet<&str> =
        variables.filter(|(_, form)| !form.is_empty()).map(|(name, _)| name).collect();
    let mut wrong = BTreeMap::new();
    for (lang, messages) in Lang::ALL.into_iter().zip(&messages) {
        for (id, message) in messages.iter().filter(|(_, message)| !message.variables.is_empty()) {
            if id.starts_with("form-") {
                continue;
            }
            let id: &'static str = id.clone().leak();
            for (name, count) in names().into_iter().zip([0, 1, 2, 5].into_iter().cycle()) {
                let mut text = Text::new(id);
                for variable in &message.variables {
                    let (argument, form) = argument(variable);
                    let arg = if !form.is_empty() || named.contains(argument) && !counts.contains(argument) {
                        name.clone()
                    } else if counts.contains(argument) {
                        Arg::Number(count)
                    } else {
                        message
                            .chosen
                            .get(variable)
                            .and_then(|keys| keys.first())
                            .map_or("7", String::as_str)
                            .into()
                    };
                    text.args.retain(|(known, _)| *known != argument);
                    text = text.with(argument.to_owned().leak(), arg);
                }
                let said = say(lang, &text, &SeatNames::default());
                if let Some(fault) = grating(lang, &said) {
                    wrong.insert((lang.code(), id), format!("{fault}: {said}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Names of every kind.
fn names() -> Vec<Arg> {
    let ids = "africa-seat-gb africa-seat-it africa-seat-nl africa-territory-congo africa-territory-abyssinie \
        africa-territory-cap_town africa-territory-lac_tchad africa-territory-djibouti africa-territory-alger \
        africa-territory-madagascar couleurs-nation-philippines couleurs-nation-andorre couleurs-nation-urss";
    let names: Vec<Arg> = ids.split_whitespace().map(Arg::name).collect();
    let pair = Arg::List(names[1..3].to_vec());
    names.into_iter().chain([pair, "Anna".into(), "Ben".into()]).collect()
}

/// What is wrong with a filled-in sentence.
fn grating(lang: Lang, said: &str) -> Option<String> {
    if said.contains("{$") || said.contains("  ") && !said.contains('\n') {
        return Some("something is missing".to_owned());
    }
    said.split(['.', ',', ';', ':', '!', '?', '(', ')', '«', '»', '“', '”']).find_map(|phrase| {
        let words: Vec<&str> = phrase.split_whitespace().collect();
        let fault = words.windows(2).enumerate().find(|(at, pair)| {
            let (before, word) = (pair[0], pair[1]);
            match lang {
                Lang::En => before == "1" && plural(word),
                Lang::Fr => {
                    let elides = ["de", "le", "la", "que", "ne", "se", "je"].contains(&before) && vowel(word);
                    let name = words.get(at + 2).is_some_and(|next| next.starts_with(char::is_uppercase));
                    let contracts = ["de", "à"].contains(&before) && ["le", "les"].contains(&word) && name;
                    ["0", "1"].contains(&before) && plural(word) || elides || contracts
                }
            }
        });
        fault.map(|(_, pair)| format!("“{}”", pair.join(" ")))
    })
}

/// Looks like a plural, and does not end so in the singular as well.
fn plural(word: &str) -> bool {
    let alike = ["fois", "pays", "refus", "plus", "dans", "pas", "sans"];
    word.len() > 2 && word.ends_with('s') && word.chars().all(char::is_alphabetic) && !alike.contains(&word)
}

/// Asks for an elision before it. Cells and letters, such as "a" or "i10", do not.
fn vowel(word: &str) -> bool {
    let letters = word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || "’-".contains(c));
    letters && word.to_lowercase().starts_with(['a', 'e', 'é', 'è', 'ê', 'i', 'î', 'o', 'u']) && word != "oui"
}

/// The longest run of words that we may have in common with the printed rules has one word less than this.
const RUN: usize = 8;
const PRINTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/locales/printed_runs.bin");

/// The runs of words of a text, hashed: without capitals, accents and punctuation.
fn runs(text: &str) -> impl Iterator<Item = ([u8; 5], String)> {
    let plain: String = text.to_lowercase().chars().map(unaccented).collect::<String>().replace('œ', "oe");
    let words: Vec<String> = words(&plain).map(str::to_owned).collect();
    let fnv = |run: &str| {
        run.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let runs: Vec<String> = words.windows(RUN).map(|run| run.join(" ")).collect();
    runs.into_iter().map(move |run| (*fnv(&run).to_le_bytes().last_chunk().unwrap(), run))
}

fn unaccented(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    }
}

/// Nothing is copied from the printed rules, which are not ours to keep here: only hashes of their runs of words are.
/// `VEILLEE_RULEBOOKS=<folder of .txt files>` makes them anew.
#[test]
fn no_run_of_words_is_taken_from_the_printed_rules() {
    if let Ok(folder) = env::var("VEILLEE_RULEBOOKS") {
        let books = files(folder.as_ref(), "txt");
        let printed: BTreeSet<_> = books.values().flat_map(|text| runs(text)).map(|(hash, _)| hash).collect();
        fs::write(PRINTED, printed.into_iter().flatten().collect::<Vec<_>>()).unwrap();
    }
    let printed = fs::read(PRINTED).unwrap();
    let printed: BTreeSet<[u8; 5]> = printed.as_chunks().0.iter().copied().collect();
    assert!(printed.len() > 10_000, "the booklets of five games");
    let copied = pieces(Lang::Fr).into_iter().flat_map(|(place, text)| {
        runs(&text).map(move |(hash, run)| (hash, format!("{place}: {run}"))).collect::<Vec<_>>()
    });
    let copied: Vec<_> = copied.filter(|(hash, _)| printed.contains(hash)).map(|(_, run)| run).collect();
    assert!(copied.is_empty(), "{copied:#?}");
}
