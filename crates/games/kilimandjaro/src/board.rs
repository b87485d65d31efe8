//! The board file as compact tables. What the rulebook fixes is checked against it, clause by clause; what an
//! owner of the box may correct (the villages, the drawing) is taken as it stands.

use crate::OPTIONS;
use crate::card::{Card, Transport};
use crate::counter::Counter;
use crate::state::{CAMP, MOST_SEATS};
use file::File;
use rules::{BoardFile, Errors, SetupError, Text};

mod file;

/// How many spaces there are, start village and base camp included.
pub const SPACES: usize = CAMP as usize + 1;

/// A board: where the villages are, and how it is drawn.
#[derive(Clone, Debug)]
pub struct Board {
    villages: Vec<u8>,
    /// For each space the nearest village strictly behind it (KI-55, KI-64).
    behind: [u8; SPACES],
    is_village: [bool; SPACES],
    /// For each space its place on the drawing grid.
    pub(crate) grid: Vec<(i32, i32)>,
    /// For each row of the drawing grid what grows there.
    pub(crate) scenery: Vec<Scenery>,
}

/// What surrounds a stretch of the path; drawing only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenery {
    /// Grass and acacias.
    Savannah,
    /// Palms.
    Jungle,
    /// The river and its bridges.
    River,
    /// The lake and its wood.
    Lake,
    /// The mountain.
    Mountain,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Everything in it that contradicts the rules or itself.
    pub fn read(text: &str) -> Result<Board, Vec<SetupError>> {
        Ok(Board::build(&BoardFile::read(text, judge)?))
    }

    /// Everything that is wrong with a board file, what would go unheard included.
    pub fn check(text: &str) -> Vec<SetupError> {
        BoardFile::check(text, judge)
    }

    fn build(file: &File) -> Board {
        let mut villages = file.track.villages.clone();
        villages.sort_unstable();
        let mut board = Board {
            behind: [0; SPACES],
            is_village: [false; SPACES],
            grid: file.space.iter().map(|space| (space.x, space.y)).collect(),
            scenery: file.scenery.iter().filter_map(|scenery| theme(&scenery.theme)).collect(),
            villages,
        };
        for &village in &board.villages {
            board.is_village[village as usize] = true;
            board.behind[village as usize + 1..].fill(village);
        }
        board
    }

    /// The villages from the start on (KI-40).
    pub fn villages(&self) -> &[u8] {
        &self.villages
    }

    /// The nearest village strictly behind a space; the start village for itself.
    #[inline(always)]
    pub fn village_behind(&self, space: u8) -> u8 {
        self.behind[space as usize]
    }

    /// Is there a village on this space?
    #[inline(always)]
    pub fn is_village(&self, space: u8) -> bool {
        self.is_village[space as usize]
    }
}

const THEMES: [(&str, Scenery); 5] = [
    ("savannah", Scenery::Savannah),
    ("jungle", Scenery::Jungle),
    ("river and bridges", Scenery::River),
    ("lake and rain forest", Scenery::Lake),
    ("foot of the snow-covered mountain", Scenery::Mountain),
];

fn theme(name: &str) -> Option<Scenery> {
    THEMES.iter().find(|(known, _)| *known == name).map(|(_, scenery)| *scenery)
}

fn judge(file: &File, errors: &mut Errors) {
    components(file, errors);
    setups(file, errors);
    track(file, errors);
    drawing(file, errors);
}

/// Cards, counters, pawns and options are those of the box.
fn components(file: &File, errors: &mut Errors) {
    errors.fixed("format", None, &file.format, &1);
    errors.fixed("game.id", None, &file.game.id.as_str(), &"kilimandjaro");
    errors.fixed("game.players_min", Some("KI-01"), &file.game.players_min, &2);
    errors.fixed("game.players_max", Some("KI-01"), &file.game.players_max, &(MOST_SEATS as u8));

    let deck = &file.deck;
    errors.fixed("deck.total", Some("KI-02"), &deck.total, &56);
    errors.fixed("deck.values", Some("KI-02"), &deck.values, &(1..=Card::HIGHEST).collect());
    errors.fixed("deck.copies_of_each", Some("KI-02"), &deck.copies_of_each, &2);
    let types: Vec<_> = file.card_type.iter().map(|kind| format!("{} {}", kind.id, kind.count)).collect();
    let rule = Transport::ALL.map(|kind| format!("{} 14", kind.word())).to_vec();
    errors.fixed("card_type", Some("KI-02"), &types, &rule);
    let ids: Vec<String> = Card::all()
        .flat_map(|c| ["a", "b"].map(|copy| format!("{}-{}{copy}", c.transport().word(), c.value())))
        .collect();
    let same = file.cards.ids == ids;
    errors.unless(same, "cards.ids", Some("KI-02"), || Text::new("kilimandjaro-board-cards"));

    errors.fixed("counters.total", Some("KI-03"), &file.counters.total, &Counter::TOTAL);
    let counters: Vec<_> = file.counter.iter().map(|c| format!("{} {}", c.id, c.count)).collect();
    let rule = Counter::ALL.map(|counter| format!("{} {}", counter.word(), counter.total())).to_vec();
    errors.fixed("counter", Some("KI-03"), &counters, &rule);
    for counter in &file.counter {
        let (effect, leaves, clause) = match counter.id.as_str() {
            "banana" => ("may_repeat_distance", false, "KI-25"),
            "lion" => ("must_return_to_village_behind", false, "KI-26"),
            _ => ("may_swap_with_other_expedition", true, "KI-27"),
        };
        let field = |key: &str| format!("counter.{}.{key}", counter.id);
        errors.fixed(&field("effect"), Some(clause), &counter.effect.as_str(), &effect);
        let stays = if leaves { "KI-29" } else { "KI-28" };
        errors.fixed(&field("removed_when_used"), Some(stays), &counter.removed_when_used, &leaves);
    }
    errors.fixed("pawns.count", Some("KI-04"), &file.pawns.count, &(MOST_SEATS as u8));
    let colours = crate::SEATS.iter().map(|seat| (*seat).to_owned()).collect();
    errors.fixed("pawns.colours", None, &file.pawns.colours, &colours);
    for (name, values) in &file.options {
        let (field, values) =
            (format!("options.{name}"), values.iter().map(ToString::to_string).collect::<Vec<_>>());
        match OPTIONS.iter().find(|spec| spec.name == name) {
            Some(spec) => {
                errors.fixed(
                    &field,
                    None,
                    &values,
                    &spec.values.iter().map(|value| (*value).to_owned()).collect(),
                );
            }
            None => errors.say(&field, None, Text::new("board-unknown").with("what", name.as_str())),
        }
    }
}

/// What each number of players is dealt.
fn setups(file: &File, errors: &mut Errors) {
    let players: Vec<u8> = file.setup.iter().map(|setup| setup.players).collect();
    errors.fixed("setup", Some("KI-01"), &players, &vec![2, 3, 4]);
    for (place, setup) in file.setup.iter().enumerate().filter(|(_, setup)| (2..=4).contains(&setup.players))
    {
        let (n, field) = (setup.players, |key: &str| format!("setup.{}.{key}", place + 1));
        let dealt: Vec<u8> = (0..n).map(|seat| (Counter::TOTAL + n - 1 - seat) / n).collect();
        errors.fixed(&field("counters_per_seat"), Some("KI-43"), &setup.counters_per_seat, &dealt);
        errors.fixed(&field("faceup_cards_each"), Some("KI-10"), &setup.faceup_cards_each, &3);
        errors.fixed(&field("hand_cards_each"), Some("KI-10"), &setup.hand_cards_each, &3);
        errors.fixed(&field("draw_pile"), Some("KI-46"), &setup.draw_pile, &(56 - 6 * n));
        let turns: Vec<u8> = (0..n).map(|seat| (56 - 3 * n + n - 1 - seat) / n).collect();
        let field = field("turns_per_seat_if_exhausted");
        errors.fixed(&field, Some("KI-61"), &setup.turns_per_seat_if_exhausted, &turns);
    }
}

/// A line of spaces from the start village to the base camp, with villages in between.
fn track(file: &File, errors: &mut Errors) {
    let track = &file.track;
    for (key, found, rule) in [
        ("start", track.start, 0),
        ("first_path_space", track.first_path_space, 1),
        ("goal", track.goal, CAMP),
        ("path_length", track.path_length, CAMP),
    ] {
        errors.fixed(&format!("track.{key}"), Some("KI-40"), &found, &rule);
    }
    let mut villages = track.villages.clone();
    villages.sort_unstable();
    villages.dedup();
    let field = "track.villages";
    let once = villages.len() == track.villages.len();
    errors.unless(once, field, Some("KI-40"), || Text::new("kilimandjaro-board-villages-twice"));
    let begin = villages.first() == Some(&0);
    errors.unless(begin, field, Some("KI-40"), || Text::new("kilimandjaro-board-villages-start"));
    let before = villages.iter().all(|&village| village < CAMP);
    errors.unless(before, field, Some("KI-40"), || Text::new("kilimandjaro-board-villages-camp"));
    // 15 counters bar at most three spaces each, and there must be room for the 16th (KI-44)
    let room = villages.len() <= SPACES - 2 - 3 * 15;
    errors.unless(room, field, Some("KI-44"), || Text::new("kilimandjaro-board-villages-many"));

    for (place, space) in file.space.iter().enumerate() {
        let field = |key: &str| format!("space.{}.{key}", place + 1);
        errors.fixed(&field("n"), Some("KI-40"), &space.n, &place);
        let kind = match space.n {
            0 => "start_village",
            n if n == CAMP as usize => "base_camp",
            n if villages.iter().any(|&village| village as usize == n) => "village",
            _ => "path",
        };
        errors.fixed(&field("kind"), Some("KI-40"), &space.kind.as_str(), &kind);
        errors.fixed(&field("counter"), Some("KI-42"), &space.counter, &(kind == "path"));
    }
    errors.fixed("space", Some("KI-40"), &file.space.len(), &SPACES);
    let pairs: Vec<[usize; 2]> = (1..SPACES).map(|n| [n - 1, n]).collect();
    let same = file.adjacency.pairs == pairs;
    errors.unless(same, "adjacency.pairs", Some("KI-41"), || Text::new("kilimandjaro-board-pairs"));
}

/// Every space has a place of its own, every row a scenery that can be drawn.
fn drawing(file: &File, errors: &mut Errors) {
    for (n, space) in file.space.iter().enumerate() {
        let place = (space.x, space.y);
        let twice = file.space[..n].iter().any(|other| (other.x, other.y) == place);
        let field = format!("space.{}", n + 1);
        errors.unless(!twice, &field, None, || Text::new("kilimandjaro-board-taken"));
        let fits = (0..64).contains(&space.x) && (0..16).contains(&space.y);
        errors.unless(fits, &field, None, || Text::new("kilimandjaro-board-outside"));
    }
    for (place, scenery) in file.scenery.iter().enumerate() {
        let known = theme(&scenery.theme).is_some();
        errors.unless(known, &format!("scenery.{}.theme", place + 1), None, || {
            Text::new("board-word")
                .with("found", scenery.theme.as_str())
                .with("known", &THEMES.map(|(name, _)| name)[..])
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(from: &str, to: &str) -> Vec<(Option<&'static str>, String)> {
        let text = crate::BOARD.replacen(from, to, 1);
        assert_ne!(text, crate::BOARD, "{from:?} is in the file");
        let errors = Board::read(&text).expect_err(to);
        errors.into_iter().map(|error| (error.clause, error.field)).collect()
    }

    #[test]
    fn the_board_of_the_box_is_sound() {
        let board = Board::read(crate::BOARD).unwrap();
        assert_eq!(board.villages(), [0, 20, 40, 60, 80]);
        let behind = [1, 19, 20, 21, 60, 99, 100].map(|space| board.village_behind(space));
        assert_eq!(behind, [0, 0, 0, 20, 40, 80, 80]);
    }

    #[test]
    fn a_board_that_contradicts_the_rules_is_refused_with_its_clause() {
        let cases = [
            ("players_max = 4", "players_max = 5", "KI-01"),
            ("total = 56", "total = 55", "KI-02"),
            ("\"canoe-4b\"", "\"canoe-5c\"", "KI-02"),
            ("count = 8", "count = 9", "KI-03"),
            ("\"may_repeat_distance\"", "\"must_repeat_distance\"", "KI-25"),
            ("removed_when_used = true", "removed_when_used = false", "KI-29"),
            ("counters_per_seat = [6, 5, 5]", "counters_per_seat = [5, 5, 6]", "KI-43"),
            ("hand_cards_each = 3", "hand_cards_each = 4", "KI-10"),
            ("draw_pile = 38", "draw_pile = 39", "KI-46"),
            ("[16, 16, 15]", "[16, 15, 16]", "KI-61"),
            ("goal = 100", "goal = 99", "KI-40"),
            ("villages = [0, 20, 40, 60, 80]", "villages = [0, 20, 40, 60, 100]", "KI-40"),
            ("[49, 50]", "[49, 51]", "KI-41"),
            ("[[setup]]\nplayers = 2", "[[setup]]\nplayers = 250", "KI-01"),
        ];
        for (from, to, clause) in cases {
            assert!(errors(from, to).iter().any(|error| error.0 == Some(clause)), "{to} is {clause}");
        }
    }

    #[test]
    fn a_board_that_cannot_be_read_says_where() {
        let wrong = |from: &str, to: &str| Board::check(&crate::BOARD.replacen(from, to, 1)).remove(0);
        assert_eq!(wrong("format = 1", "format = \"one\"").line, Some(5));
        let moon = wrong("goal = 100", "goal = 100\nmoon = 1");
        assert_eq!((moon.field.as_str(), moon.message.id), ("track.moon", "board-key"));
        assert!(Board::read("").is_err() && Board::read("\u{0}").is_err());
    }

    #[test]
    fn an_owner_may_correct_the_villages() {
        let text = crate::BOARD
            .replacen("villages = [0, 20,", "villages = [0, 21,", 1)
            .replacen(
                "n = 20\nkind = \"village\"\ncounter = false",
                "n = 20\nkind = \"path\"\ncounter = true",
                1,
            )
            .replacen(
                "n = 21\nkind = \"path\"\ncounter = true",
                "n = 21\nkind = \"village\"\ncounter = false",
                1,
            );
        assert_eq!(Board::read(&text).unwrap().village_behind(30), 21);
    }
}
