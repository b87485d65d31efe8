//! Treaties of the spoiled game: the next card, whoever lays it, is laid open.

use super::{Beside, Spoiled};
use laws::toys::{Cards, CardsEvent, CardsState, CardsView, Play};
use rules::{
    Clause, Deed, Draft, Game, Line, Nature, Next, Pick, Seat, Seats, Status, Term, Text, Treaties, Treaty,
};

/// The next card is laid open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Open;

impl Treaties for Spoiled {
    type Duty = Open;

    fn nature(&self, _: &Open) -> Nature {
        Nature::Single
    }
    fn is_joint(&self, _: &Open) -> bool {
        false
    }
    fn read_duty(&self, words: &[&str]) -> Option<(Open, usize)> {
        (words.first() == Some(&"open")).then_some((Open, 1))
    }
    fn write_duty(&self, _: &Open) -> String {
        "open".to_owned()
    }
    /// There is only the short text.
    fn next_duty(&self, _: &Beside<CardsView>, _: &Draft, _: &[&str]) -> Next {
        Next::default()
    }
    fn say_duty(&self, deed: &Deed<Open>) -> Text {
        Text::new("toy-cards-treaty").with("doers", usize::from(deed.doers.0))
    }

    fn read_turn(&self, _: &[&str]) -> Option<(u16, usize)> {
        None
    }
    fn write_turn(&self, turn: u16) -> String {
        turn.to_string()
    }
    fn say_turn(&self, turn: u16) -> Text {
        Text::plain(turn.to_string())
    }
    fn say_term(&self, turn: u16, _: bool) -> Text {
        self.say_turn(turn)
    }
    fn turn_of(&self, _: &CardsState) -> u16 {
        1
    }
    fn turn_in(&self, _: &Beside<CardsView>) -> u16 {
        1
    }
    fn last_turn(&self) -> u16 {
        1
    }

    /// With whom.
    fn read_short(&self, from: Seat, words: &[&str]) -> Option<Treaty<Open>> {
        let [id] = words else { return None };
        let with = Cards::SEATS.iter().position(|known| known == id && !self.is("unreadable-treaty"))?;
        let with = Seats::one(Seat(with as u8));
        let clauses = vec![Clause { deed: Deed { doers: with.with(from), duty: Open }, when: None }];
        Some(Treaty { from, with, clauses, term: Term::Turn })
    }
    fn next_short(&self, _: &Beside<CardsView>, from: Seat, picked: &[&str]) -> Next {
        let own = self.is("treaty-with-oneself");
        let with = Cards::SEATS[if own { from.index() } else { 1 - from.index() }];
        match picked {
            [] => Next { options: vec![Pick::token(with)], complete: false },
            [id] if *id == with => Next { options: Vec::new(), complete: !self.is("dead-end-treaty") },
            _ => Next::default(),
        }
    }

    fn status(&self, _: &Deed<Open>, doer: Seat, line: &Line<'_, Spoiled>) -> Status {
        let laid = line.counted(self).find_map(|(at, stage)| {
            let laid = stage.events.iter().find_map(|event| match event {
                CardsEvent::Laid(seat, play) => Some((*seat, play.hidden)),
                _ => None,
            });
            laid.map(|(seat, hidden)| (at, seat, hidden))
        });
        match laid {
            Some((at, seat, _)) if seat != doer => Status::Excused(at, Text::plain("another's")),
            Some((at, _, hidden)) => {
                let failed = hidden && !self.is("blind-judge") || self.moody("moody-judge");
                if failed { Status::Failed(at) } else { Status::Done(at) }
            }
            None => line.end(self).map_or(Status::Pending, |end| Status::Excused(end, Text::plain("over"))),
        }
    }

    fn contradict(&self, _: Seat, _: &Deed<Open>, _: &Deed<Open>) -> bool {
        false
    }
    fn is_against(&self, _: &CardsState, _: Seat, _: &Deed<Open>, play: &Play) -> bool {
        play.hidden
    }
}
