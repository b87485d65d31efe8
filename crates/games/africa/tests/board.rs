//! The board file: the one of the box loads, and what contradicts itself is refused with its clause (RU-02).

use africa::{Africa, Territory};
use rules::{Game, Setup};

/// Opens the game on the board of the box with `from` replaced by `to`.
fn open(from: &str, to: &str) -> Result<Africa, Vec<(String, Option<&'static str>)>> {
    assert!(Africa::BOARD.contains(from), "{from}");
    let setup = Setup {
        seats: ["gb", "fr", "de"].map(String::from).to_vec(),
        board: Some(Africa::BOARD.replacen(from, to, 1)),
        ..Setup::default()
    };
    Africa::open(&setup)
        .map_err(|errors| errors.into_iter().map(|error| (error.field, error.clause)).collect())
}

fn errors(from: &str, to: &str) -> Vec<(String, Option<&'static str>)> {
    open(from, to).err().unwrap_or_else(|| panic!("{from:?} -> {to:?} is accepted"))
}

#[test]
fn the_board_of_the_box() {
    let game = open("schema", "schema").unwrap_or_else(|errors| panic!("{errors:?}"));
    let board = game.board();
    assert_eq!(board.coastal().len(), 20);
    let squares: Vec<usize> = Territory::all().map(|territory| board.squares(territory)).collect();
    let with = |n: usize| squares.iter().filter(|squares| **squares == n).count();
    assert_eq!((squares.iter().sum::<usize>(), with(1), with(2), with(3), with(4)), (88, 4, 8, 12, 8));
    let borders: usize = Territory::all().map(|territory| board.neighbours(territory).len()).sum();
    assert_eq!(borders, 2 * (71 + 2), "71 land borders and 2 sea links, seen from both sides");
}

#[test]
fn an_owner_of_the_box_may_correct_squares_and_sea_links() {
    assert!(open("squares = 3", "squares = 2").is_ok());
    assert!(open("b = \"madagascar\"\nkind = \"sea\"", "b = \"mogadiscio\"\nkind = \"sea\"").is_ok());
}

#[test]
fn what_contradicts_the_box_is_refused() {
    let field = |key: &str| key.to_owned();
    assert_eq!(
        errors("development = 88", "development = 90"),
        [(field("tokens.development"), Some("AF-02"))]
    );
    assert_eq!(
        errors("colony_alone = 8", "colony_alone = 9"),
        [(field("scoring.colony_alone"), Some("AF-70"))]
    );
    assert_eq!(errors("1885, 1890", "1890, 1885"), [(field("game.turns"), Some("AF-13"))]);
    assert_eq!(errors("id = \"africa\"", "id = \"europa\""), [(field("game.id"), None)]);
    assert_eq!(
        errors("squares = 3", "squares = 5"),
        [(field("territory.abyssinie.squares"), None), (field("territory"), Some("AF-52")),]
    );
    assert_eq!(errors("sheet_row = 1\n", "sheet_row = 2\n"), [(field("territory.1"), Some("AF-01"))]);
    let start = "historical_start = \"alger\"";
    assert_eq!(
        errors(start, "historical_start = \"bangui\""),
        [(field("country.fr.historical_start"), Some("AF-76"))]
    );
    assert_eq!(errors("#c0272d", "red"), [(field("country.gb.colour_hex"), None)]);
    assert_eq!(errors("id = \"gb\"", "id = \"es\"")[0], (field("country"), Some("AF-10")));
}

#[test]
fn what_contradicts_the_outlines_is_refused() {
    let libya = errors(
        "a = \"alger\"\nb = \"libye\"\nkind = \"land\"",
        "a = \"alger\"\nb = \"congo\"\nkind = \"land\"",
    );
    assert_eq!(
        libya,
        [("border.alger-congo".to_owned(), Some("AF-26")), ("border.alger-libye".to_owned(), Some("AF-26")),]
    );
    let inland = errors("coastal = true", "coastal = false");
    assert!(inland.contains(&("territory.alexandrie.coastal".to_owned(), None)), "{inland:?}");
    assert_eq!(errors("\"n13\", \"n26\"", "\"n13\", \"x26\"")[0].0, "territory.abyssinie.ring");
    assert_eq!(errors("c01 = [-5.9, 35.8]", "c01 = [-5.9, nan]"), [("vertices.c01.2".to_owned(), None)]);
    let twice = errors("a = \"alger\"\nb = \"libye\"", "a = \"alger\"\nb = \"sahara\"");
    assert!(twice.contains(&("border.alger-sahara".to_owned(), Some("AF-26"))), "{twice:?}");
}

/// One border is corrected without drawing an outline anew: the list overrules the outlines, and the picture shows it.
#[test]
fn a_border_can_be_corrected_by_itself() {
    use rules::{Draws, Rules, Viewer, Views};
    let border = "a = \"alger\"\nb = \"libye\"\nkind = \"land\"";
    let at = |id: &str| Territory::of_id(id).unwrap();
    let picture = |game: &Africa| game.draw(&game.view(&game.start(), Viewer::Spectator));
    let chart = |game: &Africa| serde_json::to_value(game.chart()).unwrap();
    let before = open("schema", "schema").ok().unwrap();

    let closed =
        open(border, &border.replace("land", "closed")).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(before.board().neighbours(at("alger")).contains(at("libye")));
    assert!(!closed.board().neighbours(at("alger")).contains(at("libye")));
    assert!(chart(&closed)["walls"].as_str().unwrap().starts_with('M') && chart(&before)["walls"] == "");
    assert_ne!(picture(&closed), picture(&before));

    let link = format!("{border}\n[[border]]\na = \"alger\"\nb = \"congo\"\nkind = \"link\"");
    let linked = open(border, &link).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(linked.board().neighbours(at("congo")).contains(at("alger")));
    assert_eq!(chart(&linked)["bridges"], serde_json::json!([["alger", "congo"]]));
    assert_eq!(picture(&linked).matches("stroke-dasharray=\"1 7\"").count(), 3, "two sea links and this one");

    for (kind, pair) in [("link", "alger-libye"), ("closed", "alger-congo")] {
        let wrong = if kind == "link" {
            border.replace("land", kind)
        } else {
            link.replace("\"link\"", "\"closed\"")
        };
        assert_eq!(errors(border, &wrong), [(format!("border.{pair}"), Some("AF-26"))]);
    }
}

#[test]
fn names_must_be_told_apart() {
    assert_eq!(errors("name_en = \"Algiers\"", "name_en = \"Libya\"")[0].0, "territory.libye.name");
    assert_eq!(errors("name_en = \"Algiers\"", "name_en = \"Alger D\"")[0].0, "territory.alger.name");
}

#[test]
fn what_is_no_board_is_refused() {
    for text in ["", "schema = ", "[game]", "\u{0}"] {
        let setup = Setup {
            seats: ["gb", "fr", "de"].map(String::from).to_vec(),
            board: Some(text.to_owned()),
            ..Setup::default()
        };
        let errors = Africa::open(&setup).err().expect("refused");
        assert!(errors[0].line.is_some(), "{errors:?}");
    }
}
