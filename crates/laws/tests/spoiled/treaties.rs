//! Treaties of the spoiled game: the next card, whoever lays it, is laid open.

use super::{Beside, Spoiled};
use laws::toys::{Cards, CardsEvent, CardsView};
use rules::{Fate, Game, Next, ParseError, Pick, Seat, Seats, Text, Treaties};

impl Treaties for Spoiled {
    /// With whom.
    type Treaty = Seat;

    fn next_term(&self, _: &Beside<CardsView>, from: Seat, picked: &[&str]) -> Next {
        let own = self.is("treaty-with-oneself");
        let with = Cards::SEATS[if own { from.index() } else { 1 - from.index() }];
        match picked {
            [] => Next { options: vec![Pick::token(with)], complete: false },
            [id] if *id == with => Next { options: Vec::new(), complete: !self.is("dead-end-treaty") },
            _ => Next::default(),
        }
    }

    fn read_treaty(&self, text: &str) -> Result<Seat, ParseError> {
        let seat = Cards::SEATS.iter().position(|id| *id == text && !self.is("unreadable-treaty"));
        seat.map(|at| Seat(at as u8))
            .ok_or_else(|| ParseError::spelling(Text::plain(format!("not a treaty: {text:?}"))))
    }

    fn partners(&self, with: &Seat) -> Seats {
        Seats::one(*with)
    }

    fn tell_treaty(&self, from: Seat, with: &Seat) -> Text {
        Text::new("toy-cards-treaty").with("from", from).with("with", *with)
    }

    fn judge<'a>(&self, _: Seat, _: &Seat, mut since: impl Iterator<Item = &'a CardsEvent>) -> Option<Fate> {
        let (seat, hidden) = since.find_map(|event| match event {
            CardsEvent::Laid(seat, play) => Some((*seat, play.hidden)),
            _ => None,
        })?;
        let broken = hidden || self.moody("moody-judge");
        Some(if broken { Fate::Broken(Seats::one(seat)) } else { Fate::Kept })
    }
}
