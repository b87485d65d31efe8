//! How it is written down; see `docs/notation/kilimandjaro.md`.
//!
//! | what | text |
//! |---|---|
//! | lay a counter | `banana@37` |
//! | play a card | `canoe4>red2` |
//! | choose a distance | `go 5` |
//! | banana | `eat`, `stay` |
//! | exchange | `swap blue`, `send blue`, `stay` |
//! | leave | `leave` |
//! | rolls | `dealer blue`, `counters red=bbbblle blue=…`, `cards red=jeep3,jeep4,mule5/canoe1,mule12 …`, `draw canoe4` |

use crate::Kilimandjaro;
use crate::action::Action;
use crate::card::{Card, Cards, Piles, Transport};
use crate::chance::Roll;
use crate::counter::{Counter, Counters};
use crate::state::{MOST_SEATS, Stage, State};
use rules::{Notation, ParseError, Seat, Seats, Text, Viewer, quoted};

mod position;

impl Notation for Kilimandjaro {
    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Lay { counter, space } => format!("{}@{space}", counter.word()),
            Action::Play { card, on, pile } => format!("{card}>{}{}", self.id(on), pile + 1),
            Action::Go(distance) => format!("go {distance}"),
            Action::Eat => "eat".to_owned(),
            Action::Stay => "stay".to_owned(),
            Action::Swap(with) => format!("swap {}", self.id(with)),
            Action::Send(whom) => format!("send {}", self.id(whom)),
            Action::Leave => "leave".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        if let Some((counter, space)) = text.split_once('@') {
            return Ok(Action::Lay { counter: read_counter(counter)?, space: read_number(space)? });
        }
        if let Some((card, on)) = text.split_once('>') {
            let card = read_card(card)?;
            let at = on.len().saturating_sub(1);
            let (seat, pile) = on.split_at_checked(at).unwrap_or((on, ""));
            let pile = ["1", "2", "3"].iter().position(|&number| number == pile);
            let pile = pile.ok_or_else(|| {
                ParseError::clause("KI-10", Text::new("kilimandjaro-unread-pile").with("text", quoted(on)))
            })?;
            return Ok(Action::Play { card, on: self.read_seat(seat)?, pile: pile as u8 });
        }
        match text.split_once(' ') {
            None => match text {
                "eat" => Ok(Action::Eat),
                "stay" => Ok(Action::Stay),
                "leave" => Ok(Action::Leave),
                _ => Err(unknown_action(text)),
            },
            Some(("go", distance)) => Ok(Action::Go(read_number(distance)?)),
            Some(("swap", seat)) => Ok(Action::Swap(self.read_seat(seat)?)),
            Some(("send", seat)) => Ok(Action::Send(self.read_seat(seat)?)),
            Some(_) => Err(unknown_action(text)),
        }
    }

    fn action_seen(&self, _before: &State, seat: Seat, action: &Action, viewer: Viewer) -> String {
        match action {
            Action::Lay { space, .. } if !viewer.is(seat) => format!("?@{space}"),
            _ => self.write_action(action),
        }
    }

    fn write_roll(&self, roll: &Roll) -> String {
        self.roll_as(roll, |_| true)
    }

    fn read_roll(&self, text: &str) -> Result<Roll, ParseError> {
        match text.split_once(' ') {
            Some(("dealer", seat)) => Ok(Roll::Dealer(self.read_seat(seat)?)),
            Some(("draw", card)) => Ok(Roll::Draw(read_card(card)?)),
            Some(("counters", dealt)) => self.read_counters(dealt),
            Some(("cards", dealt)) => self.read_cards(dealt),
            _ => Err(ParseError::word(text, &["dealer …", "counters …", "cards …", "draw …"])),
        }
    }

    fn roll_seen(&self, before: &State, roll: &Roll, viewer: Viewer) -> String {
        match roll {
            Roll::Draw(_) if !before.stage.seat().is_some_and(|seat| viewer.is(seat)) => "draw ?".to_owned(),
            _ => self.roll_as(roll, |seat| viewer.is(seat)),
        }
    }

    fn write_position(&self, state: &State) -> String {
        self.position_text(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<ParseError>> {
        self.position_of(text)
    }
}

impl Kilimandjaro {
    pub(crate) fn id(&self, seat: Seat) -> &'static str {
        self.ids.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn read_seat(&self, text: &str) -> Result<Seat, ParseError> {
        let seat = self.ids.iter().position(|&id| id == text).map(|index| Seat(index as u8));
        seat.ok_or_else(|| ParseError::seat(text, &self.ids).by("KI-01"))
    }

    /// A roll with the secrets of those seats only that the reader may know. What is set aside has no seat.
    fn roll_as(&self, roll: &Roll, knows: impl Fn(Seat) -> bool) -> String {
        let everybody = Seats::first(self.seats);
        match roll {
            Roll::Dealer(seat) => format!("dealer {}", self.id(*seat)),
            Roll::Draw(card) => format!("draw {card}"),
            Roll::Counters { stock, aside } => {
                let full = everybody.into_iter().all(&knows);
                let lots = everybody.into_iter().map(|seat| {
                    let stock = stock[seat.index()];
                    let letter = |counter: Counter| if knows(seat) { letter(counter) } else { '?' };
                    format!("{}={}", self.id(seat), stock.iter().map(letter).collect::<String>())
                });
                let aside = aside.map(|c| format!("aside={}", if full { letter(c) } else { '?' }));
                format!("counters {}", lots.chain(aside).collect::<Vec<_>>().join(" "))
            }
            Roll::Cards { piles, hands } => {
                let lots = everybody.into_iter().map(|seat| {
                    let piles = piles[seat.index()].map(|piles| piles.map(|card| card.to_string()).join(","));
                    let hand = hands[seat.index()];
                    let hand =
                        if knows(seat) { groups(hand).join(",") } else { "?".repeat(hand.len().into()) };
                    format!("{}={}/{hand}", self.id(seat), piles.unwrap_or_default())
                });
                format!("cards {}", lots.collect::<Vec<_>>().join(" "))
            }
        }
    }

    fn read_counters(&self, text: &str) -> Result<Roll, ParseError> {
        let (mut stock, mut aside) = ([Counters::NONE; MOST_SEATS], None);
        for lot in self.lots(text)? {
            let (seat, letters) = lot?;
            let counters = letters.chars().map(of_letter).collect::<Result<Vec<_>, _>>()?;
            match (seat, &counters[..]) {
                (None, &[counter]) => aside = Some(counter),
                (None, _) => {
                    return Err(ParseError::clause("KI-43", Text::new("kilimandjaro-position-one-aside")));
                }
                (Some(_), all) if all.len() > Counter::TOTAL as usize => {
                    return Err(ParseError::clause("KI-03", Text::new("kilimandjaro-position-sixteen")));
                }
                (Some(seat), all) => stock[seat.index()] = all.iter().copied().collect(),
            }
        }
        Ok(Roll::Counters { stock, aside })
    }

    fn read_cards(&self, text: &str) -> Result<Roll, ParseError> {
        let (mut piles, mut hands) = ([None; MOST_SEATS], [Cards::NONE; MOST_SEATS]);
        for lot in self.lots(text)? {
            let (seat, cards) = lot?;
            let seat =
                seat.ok_or_else(|| ParseError::spelling(Text::new("kilimandjaro-position-no-card-aside")))?;
            let (up, hand) = cards.split_once('/').ok_or_else(|| {
                let form = Text::new("kilimandjaro-position-dealt-form").with("text", quoted(cards));
                ParseError::spelling(form)
            })?;
            piles[seat.index()] = Some(read_piles(up.split(','))?);
            hands[seat.index()] = read_group_list(hand.split(','))?;
        }
        if piles[..self.ids.len()].contains(&None) {
            return Err(ParseError::clause("KI-10", Text::new("kilimandjaro-position-all-dealt")));
        }
        Ok(Roll::Cards { piles, hands })
    }

    /// `red=… blue=… aside=…`: what each seat gets, each at most once.
    fn lots<'a>(
        &'a self,
        text: &'a str,
    ) -> Result<impl Iterator<Item = Result<Lot<'a>, ParseError>>, ParseError> {
        let lots: Vec<&str> = text.split(' ').collect();
        let names: Vec<&str> = lots.iter().map(|lot| lot.split('=').next().unwrap_or_default()).collect();
        if let Some(twice) = (1..names.len()).find(|&i| names[..i].contains(&names[i])) {
            return Err(ParseError::twice(names[twice]));
        }
        Ok(lots.into_iter().map(|lot| match lot.split_once('=') {
            Some(("aside", what)) => Ok((None, what)),
            Some((seat, what)) => Ok((Some(self.read_seat(seat)?), what)),
            None => {
                Err(ParseError::spelling(Text::new("kilimandjaro-position-lot").with("text", quoted(lot))))
            }
        }))
    }
}

/// What somebody, or nobody, is dealt.
type Lot<'a> = (Option<Seat>, &'a str);

fn unknown_action(text: &str) -> ParseError {
    let forms = ["banana@37", "canoe4>red2", "go 5", "eat", "stay", "swap blue", "send blue", "leave"];
    ParseError::word(text, &forms)
}

fn letter(counter: Counter) -> char {
    match counter {
        Counter::Banana => 'b',
        Counter::Lion => 'l',
        Counter::Exchange => 'e',
    }
}

fn of_letter(letter_of: char) -> Result<Counter, ParseError> {
    let found = Counter::ALL.into_iter().find(|&counter| letter(counter) == letter_of);
    found.ok_or_else(|| ParseError::word(&letter_of.to_string(), &["b", "l", "e"]))
}

fn read_counter(text: &str) -> Result<Counter, ParseError> {
    Counter::of(text).ok_or_else(|| ParseError::word(text, &Counter::ALL.map(Counter::word)).by("KI-03"))
}

/// A number as we write it: digits, nothing before, no leading zero.
fn read_number(text: &str) -> Result<u8, ParseError> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| ParseError::number(text))
}

fn read_card(text: &str) -> Result<Card, ParseError> {
    match read_group(text)?[..] {
        [card] => Ok(card),
        _ => Err(ParseError::spelling(Text::new("kilimandjaro-unread-cards").with("text", quoted(text)))),
    }
}

fn read_piles<'a>(words: impl Iterator<Item = &'a str>) -> Result<Piles, ParseError> {
    let cards = words.map(read_card).collect::<Result<Vec<_>, _>>()?;
    let count = cards.len();
    let three = || Text::new("kilimandjaro-position-three-piles").with("count", count);
    Piles::try_from(cards).map_err(|_| ParseError::clause("KI-10", three()))
}

/// Cards in no order: `canoe1 mule12`, the values of a kind together.
fn groups(cards: Cards) -> Vec<String> {
    let group = |kind: Transport| {
        let values: String = cards
            .iter()
            .filter(|card| card.transport() == kind)
            .map(|card| card.value().to_string())
            .collect();
        (!values.is_empty()).then(|| format!("{}{values}", kind.word()))
    };
    Transport::ALL.into_iter().filter_map(group).collect()
}

/// `mule12`: the cards of one kind, at least one.
fn read_group(text: &str) -> Result<Vec<Card>, ParseError> {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let kind = Transport::of(&text[..text.len() - digits.len()]);
    let card = |digit: char| Card::new(kind?, u8::try_from(digit.to_digit(10)?).ok()?);
    let cards: Option<Vec<Card>> = digits.chars().map(card).collect();
    cards.filter(|cards| !cards.is_empty()).ok_or_else(|| {
        ParseError::clause("KI-02", Text::new("kilimandjaro-unread-card").with("text", quoted(text)))
    })
}

/// Several groups; no card a third time.
fn read_group_list<'a>(words: impl Iterator<Item = &'a str>) -> Result<Cards, ParseError> {
    let mut all = Cards::NONE;
    for word in words {
        for card in read_group(word)? {
            if all.count(card) == 2 {
                return Err(ParseError::clause("KI-02", no_third(card)));
            }
            all.add(card);
        }
    }
    Ok(all)
}

/// There are two of each card.
fn no_third(card: Card) -> Text {
    Text::new("kilimandjaro-position-third").with("card", card.to_string())
}

/// The words of a stage, without whose turn it is.
fn stage_words(stage: Stage) -> (&'static str, Option<u8>) {
    match stage {
        Stage::DrawDealer => ("draw dealer", None),
        Stage::DealCounters => ("deal counters", None),
        Stage::Lay { .. } => ("lay", None),
        Stage::DealCards => ("deal cards", None),
        Stage::Play { .. } => ("play", None),
        Stage::Move { reach, .. } => ("move", Some(reach)),
        Stage::Banana { distance, .. } => ("banana", Some(distance)),
        Stage::Swap { .. } => ("swap", None),
        Stage::Send { .. } => ("send", None),
        Stage::Draw { .. } => ("draw", None),
        Stage::Over => ("over", None),
    }
}
