//! A whole position as text, clauses parted by `;`:
//!
//! ```text
//! play red; dealer blue; red at 40, piles jeep3 jeep4 mule5, hand canoe1 mule12, laid banana@17 lion@39!; blue …; pile foot7
//! ```
//!
//! `!` marks a counter that is face up. Cards that are named nowhere are covered; exchanges that are named
//! nowhere were used.

use super::{groups, read_counter, read_group_list, read_number, read_piles, stage_words};
use crate::Kilimandjaro;
use crate::card::{Cards, Piles};
use crate::counter::{Counter, Counters, Laid};
use crate::state::{CAMP, MOST_SEATS, Stage, State};
use rules::{ParseError, Seat, Seats, Text, quoted};

mod sound;

impl Kilimandjaro {
    pub(super) fn position_text(&self, state: &State) -> String {
        let mut clauses = vec![self.stage_text(state.stage)];
        clauses.extend(state.dealer.map(|dealer| format!("dealer {}", self.id(dealer))));
        clauses.extend(Seats::first(self.seats).into_iter().map(|seat| self.seat_text(state, seat)));
        if state.piles[0].is_some() {
            let pile = if state.pile.is_empty() { "none".to_owned() } else { groups(state.pile).join(" ") };
            clauses.push(format!("pile {pile}"));
        }
        clauses.extend(state.aside.map(|counter| format!("aside {}", counter.word())));
        clauses.join("; ")
    }

    fn stage_text(&self, stage: Stage) -> String {
        let (words, number) = stage_words(stage);
        let seat = stage.seat().map(|seat| format!(" {}", self.id(seat)));
        let number = number.map(|number| format!(" {number}"));
        format!("{words}{}{}", seat.unwrap_or_default(), number.unwrap_or_default())
    }

    fn seat_text(&self, state: &State, seat: Seat) -> String {
        let mut parts = vec![format!("{} at {}", self.id(seat), state.pawn(seat))];
        let mut part = |name: &str, words: Vec<String>| {
            if !words.is_empty() {
                parts.push(format!("{name} {}", words.join(" ")));
            }
        };
        part("piles", state.piles(seat).map_or(Vec::new(), |piles| piles.map(|c| c.to_string()).to_vec()));
        part("hand", groups(state.hand(seat)));
        let laid = (0..CAMP).filter_map(|space| state.counter(space).map(|laid| (space, laid)));
        let laid = laid.filter(|(_, laid)| laid.by == seat).map(|(space, laid)| {
            format!("{}@{space}{}", laid.counter.word(), if laid.up { "!" } else { "" })
        });
        part("laid", laid.collect());
        part("holds", state.stock[seat.index()].iter().map(|counter| counter.word().to_owned()).collect());
        if state.left.contains(seat) {
            parts.push("left".to_owned());
        }
        parts.join(", ")
    }

    pub(super) fn position_of(&self, text: &str) -> Result<State, Vec<ParseError>> {
        let mut reader = Reader { game: self, errors: Vec::new() };
        let draft = reader.draft(text);
        if reader.errors.is_empty() {
            self.sound(&draft, &mut reader.errors);
        }
        if reader.errors.is_empty() { Ok(draft.state()) } else { Err(reader.errors) }
    }
}

/// A position as it was written, before anybody asked whether it can be.
struct Draft {
    stage: Stage,
    dealer: Option<Seat>,
    seats: Vec<SeatDraft>,
    pile: Option<Cards>,
    aside: Option<Counter>,
}

#[derive(Default)]
struct SeatDraft {
    at: u8,
    piles: Option<Piles>,
    hand: Cards,
    laid: Vec<(u8, Counter, bool)>,
    holds: Counters,
    left: bool,
}

impl Draft {
    /// The state, of a draft that is sound.
    fn state(&self) -> State {
        let mut state = State::new(self.stage, self.dealer);
        state.aside = self.aside;
        state.pile = self.pile.unwrap_or(Cards::ALL);
        for (at, seat) in self.seats.iter().enumerate() {
            state.pawns[at] = seat.at;
            state.piles[at] = seat.piles;
            state.hands[at] = seat.hand;
            state.stock[at] = seat.holds;
            let by = Seat(at as u8);
            for &(space, counter, up) in &seat.laid {
                state.path[space as usize] = Some(Laid { counter, by, up });
            }
            if seat.left {
                state.left = state.left.with(by);
            }
        }
        state
    }
}

struct Reader<'g> {
    game: &'g Kilimandjaro,
    errors: Vec<ParseError>,
}

impl Reader<'_> {
    /// The value, or an error noted and nothing.
    fn take<T>(&mut self, read: Result<T, ParseError>) -> Option<T> {
        read.map_err(|error| self.errors.push(error)).ok()
    }

    fn draft(&mut self, text: &str) -> Draft {
        let mut clauses = text.split(';').map(str::trim);
        let stage = self.stage(clauses.next().unwrap_or_default());
        let mut draft = Draft {
            stage: stage.unwrap_or(Stage::Over),
            dealer: None,
            seats: Vec::new(),
            pile: None,
            aside: None,
        };
        let mut seats: [Option<SeatDraft>; MOST_SEATS] = Default::default();
        let mut seen: Vec<&str> = Vec::new();
        for clause in clauses {
            let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
            if seen.contains(&word) {
                self.errors.push(ParseError::twice(word));
            }
            seen.push(word);
            match word {
                "dealer" => {
                    let dealer = self.game.read_seat(rest);
                    draft.dealer = self.take(dealer);
                }
                "pile" if rest == "none" => draft.pile = Some(Cards::NONE),
                "pile" => draft.pile = self.take(read_group_list(rest.split(' '))),
                "aside" => draft.aside = self.take(read_counter(rest)),
                id => match self.game.ids.iter().position(|seat| *seat == id) {
                    Some(at) => seats[at] = Some(self.seat(id, rest)),
                    None => {
                        let words = self.game.ids.iter().copied().chain(["dealer", "pile", "aside"]);
                        self.errors.push(ParseError::word(clause, &words.collect::<Vec<_>>()));
                    }
                },
            }
        }
        for (at, id) in self.game.ids.iter().enumerate() {
            if seats[at].is_none() {
                self.errors.push(ParseError::missing(id).by("KI-01"));
            }
            draft.seats.push(seats[at].take().unwrap_or_default());
        }
        draft
    }

    /// `play red`, `banana red 7`, `deal cards`, …
    fn stage(&mut self, text: &str) -> Option<Stage> {
        match text {
            "draw dealer" => return Some(Stage::DrawDealer),
            "deal counters" => return Some(Stage::DealCounters),
            "deal cards" => return Some(Stage::DealCards),
            "over" => return Some(Stage::Over),
            _ => {}
        }
        let words: Vec<&str> = text.split(' ').collect();
        let (name, seat, number) = match words[..] {
            [name, seat] => (name, self.game.read_seat(seat), None),
            [name, seat, number] => (name, self.game.read_seat(seat), Some(number)),
            _ => (text, Ok(Seat(0)), None),
        };
        let number = match number.map(read_number) {
            None => None,
            Some(number) => Some(self.take(number)?),
        };
        let seat = self.take(seat)?;
        match (name, number) {
            ("lay", None) => Some(Stage::Lay { seat }),
            ("play", None) => Some(Stage::Play { seat }),
            ("move", Some(reach)) => Some(Stage::Move { seat, reach }),
            ("banana", Some(distance)) => Some(Stage::Banana { seat, distance }),
            ("swap", None) => Some(Stage::Swap { seat }),
            ("send", None) => Some(Stage::Send { seat }),
            ("draw", None) => Some(Stage::Draw { seat }),
            _ => {
                let stage = Text::new("kilimandjaro-position-stage").with("text", quoted(text));
                self.errors.push(ParseError::spelling(stage));
                None
            }
        }
    }

    /// `at 40, piles …, hand …, laid …, holds …, left`
    fn seat(&mut self, id: &str, text: &str) -> SeatDraft {
        let mut draft = SeatDraft::default();
        let mut seen: Vec<&str> = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
            if seen.contains(&word) {
                self.errors.push(ParseError::twice(word).within(id));
            }
            seen.push(word);
            let words = rest.split(' ');
            match word {
                "at" => draft.at = self.take(read_number(rest)).unwrap_or_default(),
                "piles" => draft.piles = self.take(read_piles(words)),
                "hand" => draft.hand = self.take(read_group_list(words)).unwrap_or_default(),
                "laid" => {
                    let laid = words.map(read_laid).collect::<Result<Vec<_>, _>>();
                    draft.laid = self.take(laid).unwrap_or_default();
                }
                "holds" => {
                    let holds = words.map(read_counter).collect::<Result<Vec<_>, _>>();
                    let holds = self.take(holds).unwrap_or_default();
                    if holds.len() > Counter::TOTAL as usize {
                        let sixteen = Text::new("kilimandjaro-position-sixteen");
                        self.errors.push(ParseError::clause("KI-03", sixteen).within(id));
                    } else {
                        draft.holds = holds.into_iter().collect();
                    }
                }
                "left" if rest.is_empty() => draft.left = true,
                _ => {
                    let words = ["at", "piles", "hand", "laid", "holds", "left"];
                    self.errors.push(ParseError::word(part, &words).within(id));
                }
            }
        }
        if !seen.contains(&"at") {
            self.errors.push(ParseError::missing("at").within(id));
        }
        draft
    }
}

fn read_laid(text: &str) -> Result<(u8, Counter, bool), ParseError> {
    let (text, up) = match text.strip_suffix('!') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (counter, space) = text.split_once('@').ok_or_else(|| {
        ParseError::spelling(Text::new("kilimandjaro-position-laid").with("text", quoted(text)))
    })?;
    Ok((read_number(space)?, read_counter(counter)?, up))
}
