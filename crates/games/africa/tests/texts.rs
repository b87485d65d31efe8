//! The names of territories are made up where they are said: each is written, in both languages.

use africa::Territory;
use texts::{Lang, has};

#[test]
fn every_territory_has_a_name() {
    for lang in Lang::ALL {
        for territory in Territory::all() {
            let id = format!("africa-territory-{}", territory.id());
            assert!(has(lang, &id), "{lang:?} lacks {id}");
        }
    }
}

#[test]
fn a_warning_of_few_pawns_names_the_order_that_the_option_says() {
    use rules::{Game, Notation, Prompts, Seat, Viewer, Views};
    let rows = "Abyssinie Alexandrie Bangui Djibouti Egypte Fachoda Kenya Khartoum Kuruman Libye Rodhésie Tamanrasset \
                Ténére Tombouctou Zanzibar";
    let held: Vec<String> = rows.split(' ').map(|row| format!("{row}: gb")).collect();
    for (order, hint) in
        [("origin_row", "africa-hint-few-pawns"), ("destination", "africa-hint-few-pawns-destination")]
    {
        let game =
            africa::Africa::open(&laws::setup(&["gb", "fr", "de"], &[("stock_order", order)])).unwrap();
        let state = game.read_position(&format!("1885 writing | {}", held.join(" | "))).unwrap();
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let slots = 0..game.slots(&view, Seat(0)).len();
        let hints =
            slots.flat_map(|slot| game.next(&view, Seat(0), slot, &[]).options).filter_map(|pick| pick.hint);
        let few: Vec<&str> = hints.map(|hint| hint.id).filter(|id| id.contains("few-pawns")).collect();
        assert!(!few.is_empty() && few.iter().all(|id| *id == hint), "{order}: {few:?}");
    }
}
