//! What a search has to know of the game so far: positions that have been, moves without progress.

use neuf_pistes::{NeufPistes, Position, View};
use rules::Seat;

/// The key of a position, with who is to move and how far the counters of the variants have come; `pawns` is the
/// key of the pawns alone.
#[inline(always)]
pub(super) fn full_key(position: &Position, pawns: u64) -> u64 {
    key(position, pawns, position.side())
}

#[inline(always)]
fn key(position: &Position, pawns: u64, side: Seat) -> u64 {
    let counters = u64::from(position.counter(Seat(0))) << 8 | u64::from(position.counter(Seat(1))) << 1;
    (counters | u64::from(side.0 & 1)).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ pawns
}

/// The positions that have been on the board, in a table that can be asked at every node.
pub(super) struct Repetitions {
    keys: Vec<u64>,
}

impl Repetitions {
    pub fn new(view: &View) -> Repetitions {
        // an odd key is never the mark of a free place
        let keys = view.been().map(|(pawns, side)| key(view.position(), pawns, side) | 1);
        let keys: Vec<u64> = keys.collect();
        let mut been = Repetitions { keys: vec![0; (keys.len() * 2).next_power_of_two().max(16)] };
        for key in keys {
            let place = been.place(key);
            been.keys[place] = key;
        }
        been
    }

    /// Where the key is, or the free place where it would be.
    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        let mask = self.keys.len() - 1;
        let mut place = (key >> 20) as usize & mask;
        while self.keys[place] != 0 && self.keys[place] != key {
            place = (place + 1) & mask;
        }
        place
    }

    #[inline(always)]
    pub fn contains(&self, key: u64) -> bool {
        self.keys[self.place(key | 1)] != 0
    }
}

/// How long the game has gone without progress (NP-37).
pub(super) struct Quiet {
    moves: usize,
    limit: usize,
    best: [u8; 2],
}

impl Quiet {
    pub fn new(view: &View) -> Quiet {
        let best = [view.sides[0].best, view.sides[1].best];
        let limit = if view.choices.no_progress_draw == 0 {
            usize::MAX
        } else {
            view.choices.no_progress_draw.into()
        };
        Quiet { moves: view.quiet.into(), limit, best }
    }

    /// Is the game drawn so many moves after the root, nobody having more pawns home than ever before?
    #[inline(always)]
    pub fn is_over(&self, game: &NeufPistes, position: &Position, ply: usize) -> bool {
        self.moves + ply >= self.limit
            && [Seat(0), Seat(1)].into_iter().all(|side| {
                let home = (*position.pawns(side) & game.ground(side).camp_set).len();
                home <= self.best[side.index() & 1].into()
            })
    }
}
