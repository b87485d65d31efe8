//! What can be picked next: a pawn and where it goes; in the variants, first the numbers one by one.

use crate::NeufPistes;
use crate::action::{Action, Arrangement, Move, Numbers};
use crate::cell::Cell;
use crate::legal::each_once;
use crate::options::Variant;
use crate::state::{Stage, other};
use crate::strips::{Arrival, CellSet};
use crate::view::View;
use rules::{Next, NoEffect, Pick, Prompts, Seat, Slot, Text};

impl NeufPistes {
    /// Arranging: which of the two blanks this slot is, and the cells that get its numbers.
    fn blank(&self, seat: Seat, slot: usize) -> Option<(&'static str, &[Cell; 9])> {
        let (variant, ground) = (self.choices.variant, self.ground(other(seat)));
        let pawns = variant.numbers_pawns().then_some(("pawns", &ground.start));
        let cells = variant.numbers_cells().then_some(("cells", &ground.camp));
        pawns.into_iter().chain(cells).nth(slot)
    }
}

impl Prompts for NeufPistes {
    type Effect = NoEffect;

    fn slots(&self, view: &View, seat: Seat) -> Vec<Slot> {
        let slot = |id: &str, ask| Slot { id: id.to_owned(), ask, optional: false };
        match view.stage {
            Stage::Playing if view.to_move == Some(seat) => {
                vec![slot("move", Text::new("neuf-pistes-ask-move"))]
            }
            Stage::Arranging => (0..2)
                .map_while(|n| self.blank(seat, n))
                .map(|(id, _)| {
                    let ask = match id {
                        "pawns" => "neuf-pistes-ask-pawns",
                        _ => "neuf-pistes-ask-cells",
                    };
                    slot(id, Text::new(ask).with("seat", other(seat)))
                })
                .collect(),
            Stage::Playing | Stage::Over(_) => Vec::new(),
        }
    }

    fn next(&self, view: &View, seat: Seat, slot: usize, picked: &[String]) -> Next {
        match view.stage {
            Stage::Arranging => self.next_number(seat, slot, picked),
            _ if slot == 0 => self.next_cell(view, seat, picked),
            _ => Next::default(),
        }
    }

    fn assemble(&self, view: &View, seat: Seat, filled: &[Vec<String>]) -> Option<Action> {
        if view.stage != Stage::Arranging {
            let [picked] = filled else { return None };
            let [from, to] = &picked[..] else { return None };
            return Some(Action::Move(Move { from: Cell::named(from)?, to: Cell::named(to)? }));
        }
        let mut arrangement = Arrangement::default();
        for (slot, picked) in filled.iter().enumerate() {
            let numbers: Numbers = numbers(picked)?.try_into().ok().filter(each_once)?;
            match self.blank(seat, slot)?.0 {
                "pawns" => arrangement.pawns = Some(numbers),
                _ => arrangement.cells = Some(numbers),
            }
        }
        self.blank(seat, filled.len()).is_none().then_some(Action::Arrange(arrangement))
    }

    fn picks(&self, _: &View, _: Seat, action: &Action) -> Vec<Vec<String>> {
        let tokens = |numbers: Numbers| numbers.map(|number| number.to_string()).to_vec();
        match action {
            Action::Move(Move { from, to }) => vec![vec![from.to_string(), to.to_string()]],
            Action::Arrange(Arrangement { pawns, cells }) => {
                pawns.iter().chain(cells).map(|numbers| tokens(*numbers)).collect()
            }
            Action::Pass => Vec::new(),
        }
    }
}

impl NeufPistes {
    fn next_cell(&self, view: &View, seat: Seat, picked: &[String]) -> Next {
        let (moves, pawns) = (view.moves_of(seat), view.position.pawns(seat));
        let mut options = Vec::new();
        match picked {
            [] => {
                // a set gives the pawns row by row, each once
                let pawns: CellSet = moves.moves(pawns).map(|what| what.from).collect();
                options.reserve_exact(pawns.len() as usize);
                options.extend(pawns.cells().map(|cell| self.pawn(view, seat, cell)));
            }
            [from] => {
                let Some(from) = Cell::named(from).filter(|&cell| pawns.contains(cell)) else {
                    return Next::default();
                };
                let of_pawn = moves & self.go(&CellSet::one(from), &view.position);
                options.reserve_exact(of_pawn.len() as usize);
                for arrival in of_pawn.arrivals() {
                    options.push(self.arrival(view, seat, arrival));
                }
            }
            [from, to] => {
                let what = Cell::named(from).zip(Cell::named(to)).map(|(from, to)| Move { from, to });
                let complete = what.is_some_and(|what| view.may(seat, what));
                return Next { options: Vec::new(), complete };
            }
            _ => return Next::default(),
        }
        Next { options, complete: false }
    }

    fn pawn(&self, view: &View, seat: Seat, cell: Cell) -> Pick {
        let pick = Pick::token(cell.name());
        match view.position.pawn_number(seat, cell) {
            Some(pawn) => pick
                .called(Text::new("neuf-pistes-pick-pawn").with("pawn", pawn).with("cell", cell.to_string())),
            None => pick,
        }
    }

    /// A cell to go to, with what the move does or what stops it there.
    #[inline(always)]
    fn arrival(&self, view: &View, seat: Seat, arrival: Arrival) -> Pick {
        let what = arrival.of(view.position.pawns(seat));
        let stops = self.what_stops(view, seat, arrival);
        let pick = Pick { hint: stops.map(Text::new), ..Pick::last(what.to.name()) };
        if !self.ground(seat).camp_set.contains(what.to) {
            return pick;
        }
        match self.effect_in_words(view, seat, what) {
            Some(effect) => pick.hinting(effect),
            None => pick,
        }
    }

    /// What a move into or within the own camp does.
    fn effect_in_words(&self, view: &View, seat: Seat, what: Move) -> Option<Text> {
        let mut after = view.position;
        let effect = self.carry_out(&mut after, what);
        let counter = after.counter(seat);
        if effect.won {
            Some(Text::new("neuf-pistes-hint-wins"))
        } else if effect.rose && self.choices.variant == Variant::NumberedPawns {
            Some(Text::new("neuf-pistes-hint-enters-in-order").with("pawn", counter))
        } else if effect.rose {
            Some(Text::new("neuf-pistes-hint-takes").with("number", counter))
        } else {
            (!self.ground(seat).camp_set.contains(what.from)).then(|| Text::new("neuf-pistes-hint-enters"))
        }
    }

    /// What lies right behind the cell. With free movement there may be nothing: the pawn stops of its own accord.
    #[inline(always)]
    fn what_stops(&self, view: &View, seat: Seat, arrival: Arrival) -> Option<&'static str> {
        const RIM: Option<&str> = Some("neuf-pistes-hint-rim");
        const PAWN: Option<&str> = Some("neuf-pistes-hint-pawn");
        const EDGE: Option<&str> = Some("neuf-pistes-hint-camp-edge");
        // by what is there: is it a cell, is it open, does a pawn stand on it? Most prompts ask fifty times, and no
        // processor guesses the answers: a table needs no guess
        const STOPS: [Option<&str>; 8] = [RIM, EDGE, RIM, None, RIM, PAWN, RIM, PAWN];
        let beyond = |cells: &CellSet| usize::from(arrival.is_before(cells));
        let open = beyond(&self.ground(seat).open);
        let pawn = beyond(&view.position.all_pawns());
        STOPS[beyond(&CellSet::ALL) | open << 1 | pawn << 2]
    }

    fn next_number(&self, seat: Seat, slot: usize, picked: &[String]) -> Next {
        let (Some((_, cells)), Some(used)) = (self.blank(seat, slot), numbers(picked)) else {
            return Next::default();
        };
        let repeated = (1..used.len()).any(|n| used[..n].contains(&used[n]));
        if repeated || used.len() > 9 {
            return Next::default();
        }
        let Some(cell) = cells.get(used.len()) else {
            return Next { options: Vec::new(), complete: true };
        };
        let left = (1..=9u8).filter(|number| !used.contains(number));
        let options = left.map(|number| {
            let label = Text::new("neuf-pistes-pick-number").with("number", number);
            Pick::token(number.to_string()).called(label.with("cell", cell.to_string()))
        });
        Next { options: options.collect(), complete: false }
    }
}

fn numbers(picked: &[String]) -> Option<Vec<u8>> {
    let number = |token: &String| match token.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    };
    picked.iter().map(number).collect()
}
