//! Refusals are said in the reader's language, and names may be typed as they are shown.

use crate::common::{begin, opening};
use laws::words::foreign;
use rules::{Options, Turn};
use std::fs;
use std::path::Path;
use table::{By, Code, Given, Step};

use texts::{Lang, SeatNames, say};

#[test]
fn every_code_of_a_table_has_its_sentence_in_both_languages() {
    for code in Code::ALL.iter().filter(|code| !matches!(code, Code::Illegal | Code::Unreadable)) {
        let refusal = table::Refusal::from(*code);
        let text = refusal.text.with("seat", "x");
        for lang in Lang::ALL {
            let said = say(lang, &text, &SeatNames::default());
            assert_eq!(foreign(lang.code(), &said, ""), None, "{said}");
        }
    }
}

/// Every name as it is shown, in either language, is read as what it names.
#[test]
fn names_may_be_typed_as_they_are_shown() {
    for (game, class, before) in
        [("europa", "country", "stop "), ("couleurs", "nation", ""), ("africa", "territory", "")]
    {
        let title = library::title(game).unwrap();
        let fresh = || begin(title, opening(title, title.min_seats, &Options::new(), 5));
        let (mut table, mut heard) = (fresh(), 0);
        for lang in Lang::ALL {
            let file = format!("../../locales/{}/{game}.ftl", lang.code());
            let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
            for line in text.lines().filter(|line| line.starts_with(&format!("{game}-{class}-"))) {
                let (_, name) = line.split_once(" = ").unwrap();
                let typed = format!("{before}{}", name.to_uppercase());
                let Turn::Decide(asked) = table.turn() else { panic!("{game} begins with a decision") };
                let seat = asked.into_iter().next().unwrap();
                let answer = Step::Answer { seat, action: Given::Text(typed.clone()), by: By::Player };
                match table.act(answer) {
                    Ok(_) => table = fresh(),
                    Err(refusal) => assert!(refusal.code != Code::Unreadable, "{game}: {typed}"),
                }
                heard += 1;
            }
        }
        assert!(heard > 30, "{game}");
    }
    // and the words of the notation
    for (game, typed) in [
        ("couleurs", "Passer"),
        ("europa", "Placer Pays-Bas 2"),
        ("kilimandjaro", "Banane@37"),
        ("neuf-pistes", "A2-A7"),
        ("neuf-pistes", "passer"),
    ] {
        let title = library::title(game).unwrap();
        let mut table = begin(title, opening(title, title.min_seats, &Options::new(), 5));
        let seat = table.awaited().into_iter().next().unwrap();
        let answer = Step::Answer { seat, action: Given::Text(typed.to_owned()), by: By::Player };
        assert!(
            !table.act(answer).err().is_some_and(|refusal| refusal.code == Code::Unreadable),
            "{game}: {typed}"
        );
    }
}
