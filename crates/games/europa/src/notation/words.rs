//! The small change of all texts: seats, countries, numbers.

use crate::Europa;
use crate::board::{Countries, Id};
use rules::{Game, ParseError, Seat, Seats, Text, quoted};

/// The colour of a seat.
pub fn seat(game: &Europa, seat: u8) -> &'static str {
    Europa::SEATS[game.colours[seat as usize] as usize]
}

/// Several colours.
pub fn seats(game: &Europa, set: Seats) -> String {
    set.into_iter().map(|s| seat(game, s.0)).collect::<Vec<_>>().join(" ")
}

/// Several countries.
pub fn countries(game: &Europa, set: Countries) -> String {
    set.into_iter().map(|id| country(game, id)).collect::<Vec<_>>().join(" ")
}

/// A country.
pub fn country(game: &Europa, id: Id) -> &str {
    game.board.countries.get(id as usize).map_or("?", |c| c.id.as_str())
}

pub fn read_seat(game: &Europa, word: &str) -> Result<u8, ParseError> {
    let ids = game.seat_ids();
    ids.iter().position(|id| *id == word).map(|i| i as u8).ok_or_else(|| ParseError::seat(word, &ids))
}

pub fn read_seats<'a>(game: &Europa, words: impl Iterator<Item = &'a str>) -> Result<Seats, ParseError> {
    let mut set = Seats::NONE;
    for word in words {
        let seat = Seat(read_seat(game, word)?);
        if set.contains(seat) {
            return Err(ParseError::twice(word));
        }
        set = set.with(seat);
    }
    Ok(set)
}

pub fn read_country(game: &Europa, word: &str) -> Result<Id, ParseError> {
    let unread = || Text::new("europa-unread-country").with("word", quoted(word));
    game.board.find(word).ok_or_else(|| ParseError::spelling(unread()))
}

pub fn read_countries<'a>(
    game: &Europa,
    words: impl Iterator<Item = &'a str>,
) -> Result<Countries, ParseError> {
    let mut set = Countries::NONE;
    for word in words {
        let country = read_country(game, word)?;
        if set.contains(country) {
            return Err(ParseError::twice(word));
        }
        set.insert(country);
    }
    Ok(set)
}

pub fn read_number<N: std::str::FromStr>(word: &str) -> Result<N, ParseError> {
    word.parse().map_err(|_| ParseError::number(word))
}
