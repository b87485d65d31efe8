//! Reads a position, part by part.

use super::REST;
use crate::{Cards, Couleurs, End, Pad, Phase, State};
use rules::{ParseError, Seat, Text, quoted};

impl Couleurs {
    pub(crate) fn position_of(&self, text: &str) -> Result<State, Vec<ParseError>> {
        let state = State { stock: Cards::NONE, ..self.blank() };
        let mut reader = Reader { game: self, state, rest: None, seen: Vec::new(), errors: Vec::new() };
        for (index, part) in text.split(';').enumerate() {
            reader.part(index == 0, part.trim());
        }
        reader.place_the_rest();
        let Reader { state, mut errors, .. } = reader;
        // Only a text whose every part could be read says enough to be judged.
        if errors.is_empty() {
            errors = self.position_faults(&state);
        }
        if errors.is_empty() { Ok(state) } else { Err(errors) }
    }
}

struct Reader<'a> {
    game: &'a Couleurs,
    state: State,
    rest: Option<Place>,
    /// Which cards are named, and the parts that may come only once.
    seen: Vec<String>,
    errors: Vec<ParseError>,
}

#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Covered,
    Stock,
}

impl Reader<'_> {
    fn part(&mut self, first: bool, part: &str) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let read = match words.split_first() {
            None => Err(ParseError::spelling(Text::new("couleurs-position-empty-part"))),
            Some((word, rest)) if first => self.phase(word, rest),
            Some((word, rest)) => self.once(word, rest).and_then(|()| self.fact(word, rest)),
        };
        if let Err(error) = read {
            self.errors.push(error.within(part));
        }
    }

    /// A part of one kind, about one seat or area, comes once.
    fn once(&mut self, word: &str, rest: &[&str]) -> Result<(), ParseError> {
        let about = match word {
            "hand" | "score" | "latest" | "lacked" | "one-of" => rest.first().copied().unwrap_or(""),
            _ => "",
        };
        let key = format!("{word} {about}");
        if self.seen.contains(&key) {
            return Err(ParseError::twice(key.trim()));
        }
        self.seen.push(key);
        Ok(())
    }

    fn phase(&mut self, word: &str, rest: &[&str]) -> Result<(), ParseError> {
        if let ("start", []) = (word, rest) {
            return Ok(()); // a blank state waits for its dealer
        }
        let (&seat, detail) = rest.split_first().ok_or_else(|| ParseError::missing("SEAT"))?;
        self.state.mover = self.game.read_seat(seat)?;
        self.state.phase = match (word, detail) {
            ("deal", []) => Phase::Deal,
            ("turn", []) => Phase::Play,
            ("draw", [count]) => Phase::Draw(number(count)?),
            ("over", ["out"]) => Phase::Over(End::Out),
            ("over", ["stalled"]) => Phase::Over(End::Stalled),
            _ => {
                let forms = [
                    "start",
                    "deal SEAT",
                    "turn SEAT",
                    "draw SEAT COUNT",
                    "over SEAT out",
                    "over SEAT stalled",
                ];
                return Err(ParseError::word(word, &forms));
            }
        };
        Ok(())
    }

    fn fact(&mut self, word: &str, rest: &[&str]) -> Result<(), ParseError> {
        let game = self.game;
        let about = || rest.split_first().ok_or_else(|| ParseError::missing("SEAT"));
        match word {
            "dealer" => self.state.dealer = Some(game.read_seat(one(rest)?)?),
            "covered" => self.cards(Place::Covered, rest)?,
            "stock" => self.cards(Place::Stock, rest)?,
            "hand" => {
                let (&seat, cards) = about()?;
                self.cards(Place::Hand(game.read_seat(seat)?), cards)?;
            }
            "score" => {
                let (&seat, kinds) = about()?;
                let seat = game.read_seat(seat)?;
                kinds.iter().try_for_each(|kind| self.score(seat, kind))?;
            }
            "latest" => {
                let [area, seat] = rest else { return Err(ParseError::missing("AREA SEAT")) };
                let index = game.board.areas.iter().position(|a| a.id == **area);
                let areas: Vec<_> = game.board.areas.iter().map(|area| area.id.as_str()).collect();
                let index = index.ok_or_else(|| ParseError::word(area, &areas))?;
                self.state.latest[index] = Some(game.read_seat(seat)?);
            }
            "out" => self.state.out = Some(game.read_seat(one(rest)?)?),
            "stalled" => self.state.stalled = number(one(rest)?)?,
            "lacked" => {
                let [seat, at_most, cards @ ..] = rest else {
                    return Err(ParseError::missing("SEAT AT-MOST NATION …"));
                };
                let seat = game.read_seat(seat)?;
                self.state.known[seat.index()].lacked = self.set(cards)?;
                self.state.known[seat.index()].at_most = number(at_most)?;
            }
            "one-of" => {
                let (&seat, cards) = about()?;
                let seat = game.read_seat(seat)?;
                self.state.known[seat.index()].one_of = self.set(cards)?;
            }
            "pad" => {
                if rest.len() > Pad::LINES {
                    let long = Text::new("couleurs-position-pad").with("most", Pad::LINES);
                    return Err(ParseError::spelling(long));
                }
                for points in rest {
                    self.state.pad.note(number(points)?);
                }
            }
            _ => {
                let words = [
                    "dealer", "hand", "covered", "stock", "score", "latest", "out", "stalled", "lacked",
                    "one-of", "pad",
                ];
                return Err(ParseError::word(word, &words));
            }
        }
        Ok(())
    }

    fn score(&mut self, seat: Seat, kind: &str) -> Result<(), ParseError> {
        let sheet = &mut self.state.sheets[seat.index()];
        match kind.split_once('=') {
            Some(("chains", n)) => sheet.chains = number(n)?,
            Some(("unable", n)) => sheet.unable = number(n)?,
            Some(("refused", n)) => sheet.refusals = number(n)?,
            _ => {
                return Err(ParseError::word(kind, &["chains=N", "unable=N", "refused=N"]));
            }
        }
        Ok(())
    }

    /// Different nations.
    fn set(&self, words: &[&str]) -> Result<Cards, ParseError> {
        let mut cards = Cards::NONE;
        for word in words {
            let nation = self.game.read_nation(word)?;
            if cards.contains(nation) {
                return Err(ParseError::twice(word).by("CM-04"));
            }
            if !self.game.board.deck.contains(nation) {
                let absent = Text::new("couleurs-position-not-in-play").with("word", quoted(word));
                return Err(ParseError::clause("CM-04", absent));
            }
            cards = cards.with(nation);
        }
        Ok(cards)
    }

    /// Cards and where they are.
    fn cards(&mut self, place: Place, words: &[&str]) -> Result<(), ParseError> {
        if let [REST] = words {
            if self.rest.replace(place).is_some() {
                return Err(ParseError::clause("CM-04", Text::new("couleurs-position-rest")));
            }
            return Ok(());
        }
        let cards = self.set(words)?;
        if let Some(card) = (cards & self.named()).into_iter().next() {
            let twice = Text::new("couleurs-position-two-places").with("word", self.game.board.id(card));
            return Err(ParseError::clause("CM-04", twice));
        }
        self.put(place, cards);
        Ok(())
    }

    fn named(&self) -> Cards {
        self.state.hands.iter().fold(self.state.covered | self.state.stock, |all, hand| all | *hand)
    }

    fn put(&mut self, place: Place, cards: Cards) {
        match place {
            Place::Hand(seat) => self.state.hands[seat.index()] = cards,
            Place::Covered => self.state.covered = cards,
            Place::Stock => self.state.stock = cards,
        }
    }

    fn place_the_rest(&mut self) {
        let left = self.game.board.deck - self.named();
        match self.rest {
            Some(place) => self.put(place, left),
            None if !left.is_empty() && self.errors.is_empty() => {
                let nowhere = Text::new("couleurs-position-nowhere").with("cards", left.len());
                let nowhere = nowhere.with("names", quoted(&self.game.write_cards(left)));
                self.errors.push(ParseError::clause("CM-04", nowhere));
            }
            None => {}
        }
    }
}

fn one<'a>(words: &[&'a str]) -> Result<&'a str, ParseError> {
    match words {
        [word] => Ok(word),
        _ => Err(ParseError::spelling(Text::new("couleurs-position-one-word"))),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, ParseError> {
    word.parse().map_err(|_| ParseError::number(word))
}
