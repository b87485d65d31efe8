//! Texts of turns and draws; positions are in `position.rs`. docs/notation/couleurs.md shows them.

use crate::{Action, Cards, Chain, Couleurs, MAX_NATIONS, Nation, Roll, State};
use rules::{Notation, ParseError, Seat, Text, Viewer, quoted};

const PASS: &str = "pass";
const DEALER: &str = "dealer";

impl Notation for Couleurs {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Pass => PASS.to_owned(),
            Action::Play(chain) => {
                chain.cards().iter().map(|&card| self.board.id(card)).collect::<Vec<_>>().join(">")
            }
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        if text.trim() == PASS {
            return Ok(Action::Pass);
        }
        let mut chain = Chain::EMPTY;
        for word in text.split('>') {
            let nation = self.read_nation(word.trim())?;
            if !chain.push(nation) {
                let long = Text::new("couleurs-unread-long").with("most", MAX_NATIONS);
                return Err(ParseError::clause("CM-04", long));
            }
        }
        Ok(Action::Play(chain))
    }

    fn write_roll(&self, roll: &Roll) -> String {
        match *roll {
            Roll::Dealer(seat) => format!("{DEALER} {}", self.seat_id(seat)),
            Roll::Cards { to, cards } => format!("{} {}", self.seat_id(to), self.write_cards(cards)),
        }
    }

    fn read_roll(&self, text: &str) -> Result<Roll, ParseError> {
        let mut words = text.split_whitespace();
        match words.next() {
            None => Err(ParseError::spelling(Text::new("couleurs-position-roll"))),
            Some(DEALER) => {
                let seat = self.read_seat(words.next().unwrap_or(""))?;
                match words.next() {
                    None => Ok(Roll::Dealer(seat)),
                    Some(word) => Err(ParseError::spelling(
                        Text::new("couleurs-position-after-dealer").with("word", quoted(word)),
                    )),
                }
            }
            Some(seat) => {
                let to = self.read_seat(seat)?;
                let mut cards = Cards::NONE;
                for word in words {
                    let nation = self.read_nation(word)?;
                    if cards.contains(nation) {
                        return Err(ParseError::twice(word).by("CM-04"));
                    }
                    cards = cards.with(nation);
                }
                Ok(Roll::Cards { to, cards })
            }
        }
    }

    fn roll_seen(&self, _before: &State, roll: &Roll, viewer: Viewer) -> String {
        match *roll {
            Roll::Cards { to, cards } if self.choices.closed && !viewer.is(to) => {
                format!("{}{}", self.seat_id(to), " ?".repeat(cards.len()))
            }
            _ => self.write_roll(roll),
        }
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<ParseError>> {
        self.position_of(text)
    }
}

impl Couleurs {
    pub(crate) fn seat_id(&self, seat: Seat) -> &'static str {
        self.seat_ids[seat.index()]
    }

    pub(crate) fn read_seat(&self, word: &str) -> Result<Seat, ParseError> {
        match self.seat_ids.iter().position(|&id| id == word) {
            Some(index) => Ok(Seat(index as u8)),
            None => Err(ParseError::seat(word, &self.seat_ids)),
        }
    }

    /// The nation of a word. A nation that is not in play can be read; it cannot be played.
    pub(crate) fn read_nation(&self, word: &str) -> Result<Nation, ParseError> {
        let unread = || Text::new("couleurs-unread-nation").with("word", quoted(word));
        self.board.find(word).ok_or_else(|| ParseError::spelling(unread()))
    }

    pub(crate) fn write_cards(&self, cards: Cards) -> String {
        cards.into_iter().map(|card| self.board.id(card)).collect::<Vec<_>>().join(" ")
    }
}
