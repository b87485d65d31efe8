//! Treaty cards: what players can promise each other for this turn. Promises bind nobody (EU-63, step 3); the
//! referee only says afterwards who kept them.

use crate::board::{Countries, Id};
use crate::legal::open_to_pawns;
use crate::view::country;
use crate::{Europa, Event, Phase, Public, View};
use rules::{Arg, Fate, Game, Next, ParseError, Pick, Seat, Seats, Text, Treaties, quoted};

/// A promise of the one who offers it to others, or a bargain with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treaty {
    with: Seat,
    terms: Terms,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Terms {
    /// Together, perhaps with a third, they win this country.
    Coalition(Id, Option<Seat>),
    /// Who offers it places at least so many pawns there.
    Place(Id, u8),
    /// Who offers it gives so many pawns for peace, the other so many.
    Peace(u8, u8),
    /// Who offers it says yes to the other's coalition in the first country, the other to theirs in the second.
    Votes(Id, Id),
}

const KINDS: [(&str, &str); 4] = [
    ("coalition", "europa-treaty-kind-coalition"),
    ("place", "europa-treaty-kind-place"),
    ("peace", "europa-treaty-kind-peace"),
    ("votes", "europa-treaty-kind-votes"),
];

impl Treaty {
    /// The coalition it promises, and where.
    pub fn coalition(&self, from: Seat) -> Option<(Id, Seats)> {
        match self.terms {
            Terms::Coalition(at, third) => {
                let pair = Seats::one(from).with(self.with);
                Some((at, third.map_or(pair, |seat| pair.with(seat))))
            }
            _ => None,
        }
    }

    /// The pawns for peace that it asks of a seat.
    pub fn for_peace(&self, from: Seat, seat: Seat) -> Option<u8> {
        match self.terms {
            Terms::Peace(own, _) if seat == from => Some(own),
            Terms::Peace(_, other) if seat == self.with => Some(other),
            _ => None,
        }
    }

    /// Where it has a seat say yes to whose coalition.
    pub fn vote(&self, from: Seat, seat: Seat) -> Option<(Id, Seat)> {
        match self.terms {
            Terms::Votes(at, _) if seat == from => Some((at, self.with)),
            Terms::Votes(_, at) if seat == self.with => Some((at, from)),
            _ => None,
        }
    }
}

impl Treaties for Europa {
    type Treaty = Treaty;

    fn next_term(&self, view: &View, from: Seat, picked: &[&str]) -> Next {
        let state = &view.public;
        let one_of = |options: Vec<Pick>| Next { options, complete: false };
        let others = || Seats::first(self.colours.len() as u8).without(from).into_iter();
        let player = |seat: Seat| {
            Pick::token(self.id_of(seat)).called(Text::new("europa-pick-seat").with("seat", seat))
        };
        let [partner, terms @ ..] = picked else { return one_of(others().map(player).collect()) };
        let Some(with) = others().find(|&seat| self.id_of(seat) == *partner) else { return Next::default() };
        let third = || others().filter(|&seat| seat != with).map(player).collect();
        let numbers = |most: u8| one_of((1..=most).map(|n| Pick::token(n.to_string())).collect());
        match *terms {
            [] => {
                let open = |kind: &str| self.next_term(view, from, &[partner, kind]) != Next::default();
                let kinds = KINDS.iter().filter(|(kind, _)| open(kind));
                one_of(kinds.map(|(kind, name)| Pick::token(*kind).called(Text::new(name))).collect())
            }
            ["coalition"] => one_of(self.names(elections(self, state))),
            ["coalition", at] if self.is_in(at, elections(self, state)) => {
                Next { options: third(), complete: true }
            }
            ["coalition", at, who] if self.is_in(at, elections(self, state)) => {
                Next { options: Vec::new(), complete: third().iter().any(|pick| pick.token == who) }
            }
            ["place"] if places(state, from) => one_of(self.names(open_to_pawns(self, state))),
            ["place", at] if places(state, from) && self.is_in(at, open_to_pawns(self, state)) => {
                numbers(state.hand[from.index()])
            }
            ["place", at, n] if places(state, from) && self.is_in(at, open_to_pawns(self, state)) => {
                up_to(n, state.hand[from.index()])
            }
            ["peace"] if state.phase == Phase::Commit && state.hand[with.index()] > 0 => {
                numbers(state.hand[from.index()])
            }
            ["peace", own] if up_to(own, state.hand[from.index()]).complete => {
                numbers(state.hand[with.index()])
            }
            ["peace", own, other] if up_to(own, state.hand[from.index()]).complete => {
                up_to(other, state.hand[with.index()])
            }
            ["votes"] => one_of(self.names(elections(self, state))),
            ["votes", at] if self.is_in(at, elections(self, state)) => {
                one_of(self.names(elections(self, state)))
            }
            ["votes", at, other] => {
                let open = elections(self, state);
                Next { options: Vec::new(), complete: self.is_in(at, open) && self.is_in(other, open) }
            }
            _ => Next::default(),
        }
    }

    fn read_treaty(&self, text: &str) -> Result<Treaty, ParseError> {
        let seats = || Seats::first(self.colours.len() as u8).into_iter();
        let seat = |id: &str| seats().find(|&seat| self.id_of(seat) == id);
        let number = |text: &str| text.parse().ok();
        let words: Vec<&str> = text.split(' ').collect();
        let read = |with, terms: &[&str]| {
            let terms = match *terms {
                ["coalition", at] => Terms::Coalition(self.board.find(at)?, None),
                ["coalition", at, third] => Terms::Coalition(self.board.find(at)?, Some(seat(third)?)),
                ["place", at, n] => Terms::Place(self.board.find(at)?, number(n)?),
                ["peace", own, other] => Terms::Peace(number(own)?, number(other)?),
                ["votes", at, other] => Terms::Votes(self.board.find(at)?, self.board.find(other)?),
                _ => return None,
            };
            Some(Treaty { with: seat(with)?, terms })
        };
        let read = words.split_first().and_then(|(with, terms)| read(with, terms));
        let unread = || Text::new("notation-no-treaty").with("text", quoted(text));
        read.ok_or_else(|| ParseError::spelling(unread()))
    }

    fn partners(&self, treaty: &Treaty) -> Seats {
        let with = Seats::one(treaty.with);
        match treaty.terms {
            Terms::Coalition(_, Some(third)) => with.with(third),
            _ => with,
        }
    }

    fn tell_treaty(&self, from: Seat, treaty: &Treaty) -> Text {
        let text = |id| Text::new(id).with("from", from).with("with", treaty.with);
        match treaty.terms {
            Terms::Coalition(at, third) => {
                let members = [from, treaty.with].into_iter().chain(third).map(Arg::Seat);
                Text::new("europa-treaty-coalition")
                    .with("coalition", Arg::List(members.collect()))
                    .with("country", country(self, at))
            }
            Terms::Place(at, pawns) => {
                text("europa-treaty-place").with("country", country(self, at)).with("pawns", pawns)
            }
            Terms::Peace(own, other) => text("europa-treaty-peace").with("own", own).with("other", other),
            Terms::Votes(at, other) => text("europa-treaty-votes")
                .with("country", country(self, at))
                .with("other", country(self, other)),
        }
    }

    fn judge<'a>(&self, from: Seat, treaty: &Treaty, since: impl Iterator<Item = &'a Event>) -> Option<Fate> {
        match treaty.terms {
            Terms::Peace(own, other) => judge_peace(since, [(from, own), (treaty.with, other)]),
            Terms::Place(at, pawns) => judge_placement(since, from, at, pawns),
            Terms::Votes(first, second) => {
                judge_votes(since, [(from, first, treaty.with), (treaty.with, second, from)])
            }
            Terms::Coalition(..) => {
                let (at, members) = treaty.coalition(from)?;
                judge_coalition(since, at, members)
            }
        }
    }
}

impl Europa {
    fn id_of(&self, seat: Seat) -> &'static str {
        self.seat_ids()[seat.index()]
    }

    fn names(&self, set: Countries) -> Vec<Pick> {
        let name = |id: Id| {
            let label = Text::new("europa-name").with("country", country(self, id));
            Pick::token(self.board.countries[id as usize].id.clone()).called(label)
        };
        set.into_iter().map(name).collect()
    }

    fn is_in(&self, name: &str, set: Countries) -> bool {
        self.board
            .find(name)
            .is_some_and(|id| set.contains(id) && self.board.countries[id as usize].id == name)
    }
}

/// Has this seat still something to place this turn?
fn places(state: &Public, seat: Seat) -> bool {
    let time = matches!(state.phase, Phase::Commit | Phase::Allocate { .. } | Phase::Place { .. });
    time && state.hand[seat.index()] > 0
}

fn up_to(text: &str, most: u8) -> Next {
    let fits = text.parse().is_ok_and(|n: u8| (1..=most).contains(&n) && n.to_string() == text);
    Next { options: Vec::new(), complete: fits }
}

/// Countries whose election of this turn is on or still to come.
fn elections(game: &Europa, state: &Public) -> Countries {
    match state.phase {
        Phase::Campaign | Phase::Propose { .. } | Phase::Vote { .. } => state.to_come().with(state.country()),
        Phase::Moves { .. } => state.to_come(),
        Phase::Commit | Phase::Allocate { .. } | Phase::Place { .. } => open_to_pawns(game, state),
        _ => Countries::NONE,
    }
}

fn broken_by(breakers: Seats) -> Fate {
    if breakers.is_empty() { Fate::Kept } else { Fate::Broken(breakers) }
}

/// Decided when the dove is opened.
fn judge_peace<'a>(mut since: impl Iterator<Item = &'a Event>, due: [(Seat, u8); 2]) -> Option<Fate> {
    since.find_map(|event| match event {
        Event::Dove { pawns, .. } => {
            let short = due.into_iter().filter(|(seat, n)| pawns[seat.index()] < *n);
            Some(broken_by(short.map(|(seat, _)| seat).collect()))
        }
        Event::Turn { .. } => Some(Fate::Lapsed),
        _ => None,
    })
}

/// Decided when the elections begin.
fn judge_placement<'a>(
    mut since: impl Iterator<Item = &'a Event>,
    from: Seat,
    at: Id,
    due: u8,
) -> Option<Fate> {
    let mut placed = 0;
    since.find_map(|event| match event {
        Event::Placed { seat, pawns } if *seat == from => {
            placed += pawns.iter().filter(|(id, _)| *id == at).map(|(_, n)| *n).sum::<u8>();
            None
        }
        Event::Empty { .. }
        | Event::NoElection { .. }
        | Event::Campaign { .. }
        | Event::Nationalists { .. } => {
            Some(broken_by(if placed < due { Seats::one(from) } else { Seats::NONE }))
        }
        Event::Turn { .. } | Event::Over { .. } => Some(Fate::Lapsed),
        _ => None,
    })
}

/// Is the election in this country over with this event?
fn ends(event: &Event, at: Id) -> bool {
    match event {
        Event::Joined { country, .. }
        | Event::Nationalists { country, .. }
        | Event::NoElection { country } => *country == at,
        Event::Empty { countries } => countries.contains(at),
        Event::Turn { .. } | Event::Over { .. } => true,
        _ => false,
    }
}

/// Each of `votes` is a seat, a country, and whose coalitions the seat promised to accept there. Decided when
/// both elections are over.
fn judge_votes<'a>(since: impl Iterator<Item = &'a Event>, votes: [(Seat, Id, Seat); 2]) -> Option<Fate> {
    let (mut breakers, mut over, mut put) = (Seats::NONE, [false; 2], false);
    let (mut here, mut by) = (None, None);
    for event in since {
        match event {
            Event::Campaign { country, .. } => here = Some(*country),
            Event::Named { by: seat, .. } => by = Some(*seat),
            Event::Answers { yes, no } => {
                for (seat, at, whose) in votes {
                    if here == Some(at) && by == Some(whose) {
                        put |= yes.contains(&seat) || no.contains(&seat);
                        if no.contains(&seat) {
                            breakers = breakers.with(seat);
                        }
                    }
                }
            }
            _ => {}
        }
        for (over, (_, at, _)) in over.iter_mut().zip(votes) {
            *over |= ends(event, at);
        }
        if over == [true; 2] {
            // nobody was ever asked: there was nothing to keep
            return Some(if put { broken_by(breakers) } else { Fate::Lapsed });
        }
    }
    None
}

/// Decided when the election is over: kept if they won it, broken by those who worked against it.
fn judge_coalition<'a>(since: impl Iterator<Item = &'a Event>, at: Id, members: Seats) -> Option<Fate> {
    let (mut against, mut idle) = (Seats::NONE, Seats::NONE);
    let (mut here, mut named, mut ours) = (false, false, false);
    let is_ours = |seats: &[Seat]| seats.iter().copied().collect::<Seats>() == members;
    for event in since {
        match event {
            Event::Campaign { country, .. } => here = *country == at,
            Event::Named { by, coalition } if here => {
                ours = is_ours(coalition);
                named |= ours;
                if !ours && members.contains(*by) {
                    against = against.with(*by);
                }
            }
            Event::Passed { by } if here && members.contains(*by) => idle = idle.with(*by),
            Event::Answers { no, .. } if here && ours => {
                against =
                    no.iter().filter(|seat| members.contains(**seat)).fold(against, |all, s| all.with(*s));
            }
            Event::Joined { country, winners, .. } if *country == at && is_ours(winners) => {
                return Some(Fate::Kept);
            }
            _ => {}
        }
        if ends(event, at) {
            let breakers = if named { against } else { against | idle };
            return Some(if breakers.is_empty() { Fate::Lapsed } else { Fate::Broken(breakers) });
        }
    }
    None
}
