//! The whole truth of a game in progress. A plain value of fixed size: a bot clones it freely.

use crate::board::{Countries, Id, MAX_COUNTRIES};
use rules::{Seats, Set};
use std::ops::{Deref, DerefMut};

/// What lies on a country.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// Nothing.
    None,
    /// Tensions: the black number is one higher.
    Tensions,
    /// War: no election.
    War,
}

/// A ranking in the making: `rank[seat]` = how many seats are surely ahead; equal ranks are tied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// One rank a seat; [`Ranking::OUT`] for seats that are not ranked.
    pub rank: [u8; 6],
}

impl Ranking {
    /// Not ranked at all.
    pub const OUT: u8 = u8::MAX;

    /// Ranks the seats with `Some` key, the higher key first.
    pub fn by<K: Ord>(seats: u8, key: impl Fn(usize) -> Option<K>) -> Ranking {
        let keys: Vec<Option<K>> = (0..seats as usize).map(&key).collect();
        let mut rank = [Ranking::OUT; 6];
        for (seat, own) in keys.iter().enumerate().filter(|(_, own)| own.is_some()) {
            rank[seat] = keys.iter().filter(|other| *other > own).count() as u8;
        }
        Ranking { rank }
    }

    /// Seats of tied groups that begin before rank `paid`: those who must roll (EU-20, R-28).
    pub fn tied(&self, paid: u8) -> Seats {
        let mut seats = Seats::NONE;
        for (seat, &rank) in self.rank.iter().enumerate() {
            if rank < paid && self.rank.iter().filter(|&&other| other == rank).count() > 1 {
                seats = seats.with(rules::Seat(seat as u8));
            }
        }
        seats
    }

    /// Splits tied groups by a roll: the higher die goes ahead. Zero = did not roll.
    pub fn split(&mut self, dice: &[u8; 6]) {
        let before = *self;
        for seat in 0..6 {
            if dice[seat] > 0 {
                let ahead = (0..6).filter(|&o| before.rank[o] == before.rank[seat] && dice[o] > dice[seat]);
                self.rank[seat] += ahead.count() as u8;
            }
        }
    }

    /// The seat at this rank, if exactly one is.
    pub fn seat_at(&self, rank: u8) -> Option<u8> {
        self.rank.iter().position(|&r| r == rank).map(|seat| seat as u8)
    }
}

/// A coalition that was put to the vote in the present election.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proposal {
    /// Who named it.
    pub by: u8,
    /// Who is in it.
    pub coalition: Seats,
    /// Who said yes; all others asked said no.
    pub yes: Seats,
}

/// What the game is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Phase A: ties in the order of players are rolled for.
    Order(Ranking),
    /// Phase C: the cards are shuffled and laid out.
    Cards,
    /// Phase W: so many of the six war rolls are done.
    WarDice(u8),
    /// Phase W: pawns are committed in secret.
    Commit,
    /// Phase W: ties among those rewarded are rolled for.
    Rewards(Ranking),
    /// Phase W: ties among those punished are rolled for.
    Penalties(Ranking),
    /// Phase W: who decides about the dove is rolled for.
    Decider(Ranking),
    /// Phase W: the decider spends what is left on the dove.
    Allocate {
        /// Who decides.
        decider: u8,
        /// Pawns left.
        left: u8,
    },
    /// Phase D: this round (1 or 2), and whose turn it is in the order of players.
    Place {
        /// First or second half.
        round: u8,
        /// Index into the order of players.
        next: u8,
    },
    /// Phase E: free talk about the present election.
    Campaign,
    /// Phase E: the player at this place of the voting order may name a coalition.
    Propose {
        /// Index into the voting order.
        next: u8,
    },
    /// Phase E: the named coalition is put to the vote.
    Vote {
        /// Index into the voting order of who named it.
        next: u8,
        /// The coalition.
        coalition: Seats,
    },
    /// Phase E: winners who may still move a pawn.
    Moves {
        /// Those who have not chosen yet.
        waiting: Seats,
    },
    /// The game is over.
    Over,
}

/// Where a player's victory points came from: the three sources, and what can be lost (EU-05). A sum, since tokens
/// may be changed at any time (EU-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Victories {
    /// Won elections.
    pub elections: i16,
    /// Rewards for peace.
    pub peace: i16,
    /// Penalties, as a negative number.
    pub penalties: i16,
    /// The Presidency.
    pub presidency: i16,
}

impl Victories {
    /// The victory points.
    pub fn total(&self) -> i16 {
        self.elections + self.peace + self.penalties + self.presidency
    }
}

/// The whole truth: the victory points, and what lies open, which is read as if it were the state's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// Victory points of each seat: hidden from the others, as a rule (EU-07).
    pub vp: [Victories; 6],
}

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

/// What lies open on the table. No secret has a place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    /// Turn 1 to 4.
    pub turn: u8,
    /// What is going on.
    pub phase: Phase,
    /// Countries in the Union.
    pub union: Countries,
    /// Countries with Tensions.
    pub tensions: Countries,
    /// Countries at war.
    pub wars: Countries,
    /// Political points of each seat: open, and won in elections only (EU-04).
    pub pp: [u16; 6],
    /// The order of players: seats, first to last.
    pub order: [u8; 6],
    /// Pawns of this turn not on the map yet.
    pub hand: [u8; 6],
    /// Of these, how many still belong to the first half.
    pub half: [u8; 6],
    /// Pawns on the dove of peace this turn.
    pub dove: [u8; 6],
    /// Pawns on the map.
    pub pawns: [[u8; MAX_COUNTRIES]; 6],
    /// The order of elections.
    pub row: [Id; MAX_COUNTRIES],
    /// How many cards the row has.
    pub cards: u8,
    /// The present election, as an index into the row.
    pub at: u8,
    /// Coalitions named in the present election.
    pub proposals: [Proposal; 6],
    /// How many.
    pub proposed: u8,
}

impl Public {
    /// Is this a turn in which wars break out (EU-03)?
    pub fn risks_war(&self) -> bool {
        self.turn >= 3
    }

    /// The token on a country.
    pub fn token(&self, country: Id) -> Token {
        match country {
            country if self.wars.contains(country) => Token::War,
            country if self.tensions.contains(country) => Token::Tensions,
            _ => Token::None,
        }
    }

    /// Pawns of all seats in a country.
    pub fn present(&self, country: Id) -> u16 {
        self.pawns.iter().map(|of| u16::from(of[country as usize])).sum()
    }

    /// Seats with a pawn in a country.
    pub fn seats_in(&self, country: Id) -> Seats {
        let mut seats = 0;
        for (seat, of) in self.pawns.iter().enumerate() {
            seats |= u8::from(of[country as usize] > 0) << seat;
        }
        Set(seats)
    }

    /// The country whose election is on.
    pub fn country(&self) -> Id {
        self.row[self.at as usize]
    }

    /// Countries whose election of this turn is still to come, the present one left out.
    pub fn to_come(&self) -> Countries {
        let from = (self.at as usize + 1).min(self.cards as usize);
        self.row[from..self.cards as usize].iter().copied().collect::<Countries>() - self.wars
    }

    /// Pawns on the dove in all.
    pub fn on_dove(&self) -> u16 {
        self.dove.iter().map(|&n| u16::from(n)).sum()
    }
}
