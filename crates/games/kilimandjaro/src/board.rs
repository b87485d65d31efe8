//! The board file as compact tables. What the rulebook fixes is checked against it, clause by clause; what an
//! owner of the box may correct (the villages, the drawing) is taken as it stands.

use crate::OPTIONS;
use crate::card::{Card, Transport};
use crate::counter::Counter;
use crate::state::{CAMP, MOST_SEATS};
use file::File;
use rules::{SetupError, Text};

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
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(0, |span| text[..span.start].lines().count().max(1));
            vec![SetupError::new(format!("board line {line}"), error.message())]
        })?;
        let mut judge = Judge(Vec::new());
        judge.components(&file);
        judge.setups(&file);
        judge.track(&file);
        judge.drawing(&file);
        if judge.0.is_empty() { Ok(Board::build(&file)) } else { Err(judge.0) }
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

fn theme(name: &str) -> Option<Scenery> {
    match name {
        "savannah" => Some(Scenery::Savannah),
        "jungle" => Some(Scenery::Jungle),
        "river and bridges" => Some(Scenery::River),
        "lake and rain forest" => Some(Scenery::Lake),
        "foot of the snow-covered mountain" => Some(Scenery::Mountain),
        _ => None,
    }
}

/// Collects what is wrong.
struct Judge(Vec<SetupError>);

impl Judge {
    fn must(&mut self, holds: bool, clause: &'static str, field: &str, message: impl Into<Text>) {
        if !holds {
            let error = SetupError::new(format!("board {field}"), message);
            self.0.push(SetupError { clause: Some(clause), ..error });
        }
    }

    fn shape(&mut self, holds: bool, field: &str, message: impl Into<Text>) {
        if !holds {
            self.0.push(SetupError::new(format!("board {field}"), message));
        }
    }

    /// Cards, counters, pawns and options are those of the box.
    fn components(&mut self, file: &File) {
        self.shape(file.format == 1, "format", "is not 1, the only format there is");
        self.shape(file.game.id == "kilimandjaro", "game.id", "is not \"kilimandjaro\"");
        let players = (file.game.players_min, file.game.players_max);
        self.must(players == (2, MOST_SEATS as u8), "KI-01", "game", "is for 2 to 4 players");

        let deck = &file.deck;
        let values: Vec<u8> = (1..=Card::HIGHEST).collect();
        self.must(deck.total == 56, "KI-02", "deck.total", "is not 56");
        self.must(deck.values == values, "KI-02", "deck.values", "are not 1 to 7");
        self.must(deck.copies_of_each == 2, "KI-02", "deck.copies_of_each", "is not 2");
        let types: Vec<_> = file.card_type.iter().map(|kind| (kind.id.as_str(), kind.count)).collect();
        let expected = Transport::ALL.map(|kind| (kind.word(), 14));
        self.must(types == expected, "KI-02", "card_type", "are not canoe, jeep, foot and mule with 14 each");
        let ids: Vec<String> = Card::all()
            .flat_map(|c| ["a", "b"].map(|copy| format!("{}-{}{copy}", c.transport().word(), c.value())))
            .collect();
        self.must(file.cards.ids == ids, "KI-02", "cards.ids", "are not two of each card, in order");

        self.must(file.counters.total == Counter::TOTAL, "KI-03", "counters.total", "is not 16");
        let counters: Vec<_> = file.counter.iter().map(|c| (c.id.as_str(), c.count)).collect();
        let expected = Counter::ALL.map(|counter| (counter.word(), counter.total()));
        self.must(counters == expected, "KI-03", "counter", "are not 8 bananas, 4 lions and 4 exchanges");
        for counter in &file.counter {
            let (effect, leaves, clause) = match counter.id.as_str() {
                "banana" => ("may_repeat_distance", false, "KI-25"),
                "lion" => ("must_return_to_village_behind", false, "KI-26"),
                _ => ("may_swap_with_other_expedition", true, "KI-27"),
            };
            let field = format!("counter {}", counter.id);
            self.must(counter.effect == effect, clause, &field, format!("has another effect than {effect}"));
            let stays = if leaves { "KI-29" } else { "KI-28" };
            self.must(counter.removed_when_used == leaves, stays, &field, "removed_when_used is wrong");
        }
        self.must(file.pawns.count == MOST_SEATS as u8, "KI-04", "pawns.count", "is not 4");
        self.shape(file.pawns.colours == crate::SEATS, "pawns.colours", "are not red, blue, green, yellow");
        for (name, values) in &file.options {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            let known = OPTIONS.iter().any(|spec| spec.name == name && spec.values == values);
            self.shape(known, &format!("options.{name}"), "is not an option with these values");
        }
    }

    /// What each number of players is dealt.
    fn setups(&mut self, file: &File) {
        let players: Vec<u8> = file.setup.iter().map(|setup| setup.players).collect();
        self.must(players == [2, 3, 4], "KI-01", "setup", "are not for 2, 3 and 4 players, in order");
        for setup in file.setup.iter().filter(|setup| (2..=4).contains(&setup.players)) {
            let (n, field) = (setup.players, format!("setup for {}", setup.players));
            let dealt: Vec<u8> = (0..n).map(|seat| (Counter::TOTAL + n - 1 - seat) / n).collect();
            self.must(setup.counters_per_seat == dealt, "KI-43", &field, format!("deals not {dealt:?}"));
            let cards = (setup.faceup_cards_each, setup.hand_cards_each);
            self.must(cards == (3, 3), "KI-10", &field, "deals not three cards face up and three in hand");
            self.must(setup.draw_pile == 56 - 6 * n, "KI-46", &field, "has another draw pile");
            let turns: Vec<u8> = (0..n).map(|seat| (56 - 3 * n + n - 1 - seat) / n).collect();
            let same = setup.turns_per_seat_if_exhausted == turns;
            self.must(same, "KI-61", &field, format!("lasts not {turns:?} turns"));
        }
    }

    /// A line of spaces from the start village to the base camp, with villages in between.
    fn track(&mut self, file: &File) {
        let track = &file.track;
        let ends = (track.start, track.first_path_space, track.goal, track.path_length);
        self.must(ends == (0, 1, CAMP, CAMP), "KI-40", "track", "does not go from 0 by 1 to 100");
        let mut villages = track.villages.clone();
        villages.sort_unstable();
        villages.dedup();
        let field = "track.villages";
        self.must(villages.len() == track.villages.len(), "KI-40", field, "name a space twice");
        self.must(villages.first() == Some(&0), "KI-40", field, "do not begin with the start village, 0");
        self.must(villages.iter().all(|&v| v < CAMP), "KI-40", field, "reach the base camp, which is none");
        // 15 counters bar at most three spaces each, and there must be room for the 16th (KI-44)
        let room = villages.len() <= SPACES - 2 - 3 * 15;
        self.must(room, "KI-44", field, "leave no room for the counters");

        let numbers: Vec<usize> = file.space.iter().map(|space| space.n).collect();
        let all: Vec<usize> = (0..SPACES).collect();
        self.must(numbers == all, "KI-40", "space", "are not numbered 0 to 100, in order");
        for space in &file.space {
            let kind = match space.n {
                0 => "start_village",
                n if n == CAMP as usize => "base_camp",
                n if villages.iter().any(|&village| village as usize == n) => "village",
                _ => "path",
            };
            let field = format!("space {}", space.n);
            self.must(space.kind == kind, "KI-40", &field, format!("is not of kind {kind}"));
            let counter = kind == "path";
            self.must(space.counter == counter, "KI-42", &field, format!("counter is not {counter}"));
        }
        let pairs: Vec<[usize; 2]> = (1..SPACES).map(|n| [n - 1, n]).collect();
        let same = file.adjacency.pairs == pairs;
        self.must(same, "KI-41", "adjacency.pairs", "are not the consecutive numbers, each pair once");
    }

    /// Every space has a place of its own, every row a scenery that can be drawn.
    fn drawing(&mut self, file: &File) {
        for (n, space) in file.space.iter().enumerate() {
            let place = (space.x, space.y);
            let twice = file.space[..n].iter().any(|other| (other.x, other.y) == place);
            self.shape(!twice, &format!("space {}", space.n), "is drawn where another space is");
            let fits = (0..64).contains(&space.x) && (0..16).contains(&space.y);
            self.shape(fits, &format!("space {}", space.n), "is drawn outside 64 by 16");
        }
        for scenery in &file.scenery {
            let known = theme(&scenery.theme).is_some();
            self.shape(known, "scenery", format!("{:?} cannot be drawn", scenery.theme));
        }
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
        assert_eq!(errors("format = 1", "format = \"one\"")[0].1, "board line 5");
        assert_eq!(errors("goal = 100", "goal = 100\nmoon = 1")[0].0, None);
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
