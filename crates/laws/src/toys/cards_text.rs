//! How *Cards* is written down: plays `open 3`, `hide 7`; rolls `deal 124 578`, `die 2`; positions
//! `die 2; x 1 4; y 7; open 2, hide 5, open 8`.

use super::cards::{Card, Cards, CardsRoll, CardsState, Play};
use rules::{Notation, ParseError, Seat, Text, Viewer};

fn digits(cards: &[Card]) -> String {
    cards.iter().map(|card| card.to_string()).collect()
}

fn cards(text: &str) -> Option<Vec<Card>> {
    text.bytes().map(|b| b.is_ascii_digit().then(|| b - b'0')).collect()
}

fn spelling<T>(read: Option<T>, what: &str, text: &str) -> Result<T, ParseError> {
    read.ok_or_else(|| ParseError::spelling(Text::plain(format!("not a {what}: {text:?}"))))
}

fn read_play(text: &str) -> Option<Play> {
    let (how, card) = text.split_once(' ')?;
    let hidden = match how {
        "open" => false,
        "hide" => true,
        _ => return None,
    };
    match cards(card)?[..] {
        [card] => Some(Play { card, hidden }),
        _ => None,
    }
}

fn read_roll(text: &str) -> Option<CardsRoll> {
    match text.split(' ').collect::<Vec<_>>()[..] {
        ["deal", x, y] => Some(CardsRoll::Deal([cards(x)?, cards(y)?])),
        ["die", die] => match cards(die)?[..] {
            [die] => Some(CardsRoll::Die(die)),
            _ => None,
        },
        _ => None,
    }
}

fn write_play(play: &Play) -> String {
    format!("{} {}", if play.hidden { "hide" } else { "open" }, play.card)
}

impl Notation for Cards {
    fn write_action(&self, play: &Play) -> String {
        write_play(play)
    }
    fn read_action(&self, text: &str) -> Result<Play, ParseError> {
        spelling(read_play(text), "play", text)
    }
    fn action_seen(&self, _: &CardsState, seat: Seat, play: &Play, viewer: Viewer) -> String {
        if play.hidden && !viewer.is(seat) { "hide ?".to_owned() } else { write_play(play) }
    }

    fn write_roll(&self, roll: &CardsRoll) -> String {
        match roll {
            CardsRoll::Deal([x, y]) => format!("deal {} {}", digits(x), digits(y)),
            CardsRoll::Die(die) => format!("die {die}"),
        }
    }
    fn read_roll(&self, text: &str) -> Result<CardsRoll, ParseError> {
        spelling(read_roll(text), "roll", text)
    }
    fn roll_seen(&self, _: &CardsState, roll: &CardsRoll, viewer: Viewer) -> String {
        let hand =
            |seat: u8, cards: &[Card]| if viewer.is(Seat(seat)) { digits(cards) } else { "?".to_owned() };
        match roll {
            CardsRoll::Deal([x, y]) => format!("deal {} {}", hand(0, x), hand(1, y)),
            CardsRoll::Die(_) => self.write_roll(roll),
        }
    }

    fn write_position(&self, state: &CardsState) -> String {
        if !state.dealt {
            return "start".to_owned();
        }
        let die = state.die.map_or("-".to_owned(), |die| die.to_string());
        let laid: Vec<String> = state.laid.iter().map(write_play).collect();
        format!(
            "die {die}; x {}; y {}; {}",
            digits(&state.hands[0]),
            digits(&state.hands[1]),
            laid.join(", ")
        )
    }

    fn read_position(&self, text: &str) -> Result<CardsState, Vec<ParseError>> {
        if text == "start" {
            return Ok(rules::Rules::start(self));
        }
        let state = spelling(read_state(text), "position", text).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut all: Vec<Card> = state.hands.concat();
        all.extend(state.laid.iter().map(|play| play.card));
        all.sort_unstable();
        if all.len() != 6 || !all.is_sorted_by(|a, b| a < b) || !all.iter().all(|c| (1..=8).contains(c)) {
            faults.push(ParseError::clause("TC-01", Text::plain("six different cards of 1 to 8 are dealt")));
        }
        if !state.hands.iter().all(|hand| hand.is_sorted()) {
            faults.push(ParseError::spelling(Text::plain("hands are written in rising order")));
        }
        let laid = state.laid.len();
        if state.hands[0].len() + laid.div_ceil(2) != 3 || state.hands[1].len() + laid / 2 != 3 {
            faults.push(ParseError::clause("TC-02", Text::plain("the seats lay one card each in turn")));
        }
        match state.die {
            Some(die) if laid < 4 || !(1..=3).contains(&die) => {
                faults.push(ParseError::clause(
                    "TC-03",
                    Text::plain("the die shows 1 to 3 after the fourth card"),
                ));
            }
            None if laid > 4 => faults
                .push(ParseError::clause("TC-03", Text::plain("the die is thrown after the fourth card"))),
            _ => {}
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

fn read_state(text: &str) -> Option<CardsState> {
    let [die, x, y, laid] = text.split("; ").collect::<Vec<_>>().try_into().ok()?;
    let die = match die.strip_prefix("die ")? {
        "-" => None,
        die => match cards(die)?[..] {
            [die] => Some(die),
            _ => return None,
        },
    };
    let laid = match laid {
        "" => Vec::new(),
        laid => laid.split(", ").map(read_play).collect::<Option<_>>()?,
    };
    let hands = [cards(x.strip_prefix("x ")?)?, cards(y.strip_prefix("y ")?)?];
    Some(CardsState { hands, laid, die, dealt: true })
}
