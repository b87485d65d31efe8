//! Boards are versions: what was begun on one goes on on it, and a file is what it says.

use crate::common::{begin, opening, play};
use library::Title;
use rules::{Options, SetupError, Viewer};
use table::{Level, LiveTable, Record};

/// Every board that a box ever had, the newest first. A hash is never taken from this list.
const BOARDS: [(&str, &[&str]); 5] = [
    ("neuf-pistes", &["sha256:d6b0922a171062136f13d19645f288db064f30c2965a457820917ef8487566a0"]),
    ("kilimandjaro", &["sha256:371382e9de4742c6b7e873134c734d638533f288729450fee132556c6fa8a849"]),
    (
        "couleurs",
        &[
            "sha256:81fec3b04d4d514c927250d8030a082519ecab3b311329870fa1831f3222794b",
            "sha256:68e4d4bfdd656c6ded4005595200a53df086cdad951508ef249bf579d0a2e068",
        ],
    ),
    ("africa", &["sha256:e866c6d2e80c35f7a91f539e892a5fc61df79a47702304db0fa1c09f6650ccf0"]),
    ("europa", &["sha256:9a85ffb4392a3746bf8459e2eedc781e910a8ffc85868ed654aa246f8e9b5a39"]),
];

fn on(title: &'static Title, board: &str) -> Box<dyn LiveTable> {
    let mut opening = opening(title, title.min_seats, &Options::new(), 3);
    opening.setup.board = Some(board.to_owned());
    begin(title, opening)
}

#[test]
fn every_board_of_the_box_is_kept_and_played_on() {
    for title in library::titles().filter(|title| !title.boards[0].text.is_empty()) {
        let key = title.key;
        let hashes = BOARDS.iter().find(|(of, _)| *of == key).map_or(&[][..], |(_, hashes)| hashes);
        let kept: Vec<&str> = title.boards.iter().map(|board| board.hash.as_str()).collect();
        assert_eq!(kept, hashes, "{key}: a changed board is a new one; the former stays in boards/former");
        for hash in hashes {
            let mut table = on(title, hash);
            assert_eq!(table.board_hash(), *hash);
            play(table.as_mut(), 100_000, 3, |_, _| {});
            let record: Record = table.record(Level::Full, &[]).parse().unwrap();
            assert_eq!(record.board, *hash);
            table::verify(&record, library::table_for(&record, None).unwrap().as_mut()).unwrap();
        }
    }
}

/// An old table draws what it drew.
#[test]
fn a_table_keeps_its_board() {
    let title = library::title("couleurs").unwrap();
    let [newest, first] = [0, 1].map(|at| on(title, &title.boards[at].hash));
    let plus = "<rect x=\"26.00\" y=\"-2.00\" width=\"8.00\" height=\"44.00\"";
    assert!(first.draw(Viewer::Spectator).contains(plus), "the first Greek cross had free ends");
    assert!(!newest.draw(Viewer::Spectator).contains(plus));
    // A table that names no board was opened before boards had versions; a rematch gets the newest.
    assert_eq!(title.stored_board_hash(None), title.boards[1].hash);
    assert_eq!(title.next_board(None), title.boards[0].hash);
    assert_eq!(title.next_board(Some("game = 1")), "game = 1");
    let unknown = title.open({
        let mut opening = opening(title, 3, &Options::new(), 1);
        opening.setup.board = Some("sha256:0".to_owned());
        opening
    });
    assert_eq!(unknown.err().map(|errors| errors[0].message.id), Some("board-edition"));
}

/// A comment or a blank makes no other board; a number does.
#[test]
fn a_board_is_what_its_file_says() {
    for title in library::titles().filter(|title| !title.boards[0].text.is_empty()) {
        let text = title.boards[0].text;
        let retold = format!("# corrected by nobody\n\n{text}").replace(" = ", "  =  ");
        let mut table = on(title, &retold);
        assert_eq!(table.board_hash(), title.board_hash(), "{}", title.key);
        play(table.as_mut(), 100_000, 3, |_, _| {});
        let record: Record = table.record(Level::Full, &[]).parse().unwrap();
        table::verify(&record, library::table_for(&record, None).unwrap().as_mut()).unwrap();
    }
    let title = library::title("africa").unwrap();
    let other = title.boards[0].text.replacen("squares = 3", "squares = 2", 1);
    let mut table = on(title, &other);
    play(table.as_mut(), 100_000, 3, |_, _| {});
    let record: Record = table.record(Level::Full, &[]).parse().unwrap();
    let own = library::table_for(&record, None).err().expect("a board of its own");
    assert_eq!(own[0].message.id, "board-own");
    table::verify(&record, library::table_for(&record, Some(other.clone())).unwrap().as_mut()).unwrap();
    // Older records name the bytes of the file.
    let mut old = record;
    old.board = table::text_hash(&other);
    old.digest = Some(old.digest_of());
    table::verify(&old, library::table_for(&old, Some(other)).unwrap().as_mut()).unwrap();
}

fn wrong(game: &str, from: &str, to: &str) -> Vec<SetupError> {
    let title = library::title(game).unwrap();
    let text = title.boards[0].text.replacen(from, to, 1);
    assert_ne!(text, title.boards[0].text, "{from}");
    title.check_board(&text)
}

/// What would go unheard is refused by name, with its line.
#[test]
fn nothing_in_a_board_file_goes_unheard() {
    for (game, from, to, field, clause) in [
        ("europa", "war_rolls = 6", "war_rolls = 5", "rules_numbers.war_rolls", Some("EU-28")),
        ("europa", "coalition_max = 3", "coalition_max = 4", "rules_numbers.coalition_max", Some("EU-58")),
        (
            "europa",
            "points_per_pawn = 10",
            "points_per_pawn = 5",
            "rules_numbers.points_per_pawn",
            Some("EU-21"),
        ),
        ("europa", "turns = 4", "turns = 5", "game.turns", Some("EU-01")),
        ("europa", "pawns = 4", "pawns = 7", "setup.1.pawns", Some("EU-21")),
        ("europa", "[game]", "schema = 2\n[game]", "schema", None),
        (
            "europa",
            "campaign_seconds = 60",
            "campaign_seconds = 90",
            "rules_numbers.campaign_seconds",
            Some("EU-60"),
        ),
        ("europa", "war_rolls = 6", "war_rols = 6", "rules_numbers.war_rols", None),
        ("europa", "weight = 1\n", "weight = 2\n", "war_risk.1.weight", Some("EU-28")),
        ("europa", "dice_d10 = 2", "dice_d10 = 3", "components.dice_d10", None),
        ("europa", "capital = \"Berlin\"", "capitale = \"Berlin\"", "country.allemagne.capitale", None),
        ("africa", "schema = 1", "schema = 2", "schema", None),
        (
            "africa",
            "diplomacy_seconds = 480",
            "diplomacy_seconds = 60",
            "game.diplomacy_seconds",
            Some("AF-15"),
        ),
        ("africa", "players_max = 6", "players_max = 8", "game.players_max", Some("AF-03")),
        ("africa", "squares = 3", "square = 3", "territory.abyssinie", None),
        (
            "africa",
            "tie_for_first = \"no_winner\"",
            "tie_for_first = \"shared\"",
            "scoring.tie_for_first",
            Some("AF-75"),
        ),
        ("africa", "talk = [", "chatter = [", "options.chatter", None),
        ("couleurs", "multiplier = \"position", "multiplier = \"double", "rules.multiplier", Some("CM-40")),
        ("couleurs", "deal = 9", "deals = 9", "rules", None),
        ("couleurs", "columns = 21", "columns = \"21\"", "layout.columns", None),
        ("kilimandjaro", "goal = 100", "goal = 100\nmoon = 1", "track.moon", None),
        ("neuf-pistes", "players_min", "player_min", "game", None),
    ] {
        let errors = wrong(game, from, to);
        let found: Vec<_> = errors.iter().map(|error| (error.field.as_str(), error.clause)).collect();
        assert!(found.contains(&(field, clause)), "{game}: {to}: {found:?}");
        assert!(errors.iter().all(|error| error.line.is_some()), "{game}: {to}: {errors:?}");
    }
}

/// What a table was opened on is not refused afterwards.
#[test]
fn a_board_in_use_outlives_a_stricter_check() {
    let title = library::title("europa").unwrap();
    let board = title.boards[0].text.replacen("war_rolls = 6", "war_rolls = 5\nwar_rols = 6", 1);
    assert_eq!(title.check_board(&board).len(), 2);
    play(on(title, &board).as_mut(), 20, 1, |_, _| {});
}
