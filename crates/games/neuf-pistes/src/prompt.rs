//! What can be picked next: a pawn and where it goes; in the variants, first the numbers one by one.

use crate::NeufPistes;
use crate::action::{Action, Arrangement, Move, Numbers};
use crate::cell::Cell;
use crate::legal::each_once;
use crate::options::Variant;
use crate::state::{Stage, other};
use crate::strips::MoveSet;
use crate::view::View;
use rules::{Next, Pick, Prompts, Seat, Slot, Text};

impl NeufPistes {
    /// The legal moves that a view shows.
    pub(crate) fn moves_of(&self, view: &View) -> MoveSet {
        if view.stage == Stage::Playing { self.legal_moves(&view.position) } else { MoveSet::EMPTY }
    }

    fn moves_for(&self, view: &View, seat: Seat) -> Vec<Move> {
        if view.to_move != Some(seat) {
            return Vec::new();
        }
        let mut moves: Vec<Move> = self.moves_of(view).moves(view.position.pawns(seat)).collect();
        moves.sort_unstable();
        moves
    }

    /// Arranging: which of the two blanks this slot is, and the cells that get its numbers.
    fn blank(&self, seat: Seat, slot: usize) -> Option<(&'static str, &[Cell; 9])> {
        let (variant, ground) = (self.choices.variant, self.ground(other(seat)));
        let pawns = variant.numbers_pawns().then_some(("pawns", &ground.start));
        let cells = variant.numbers_cells().then_some(("cells", &ground.camp));
        pawns.into_iter().chain(cells).nth(slot)
    }
}

impl Prompts for NeufPistes {
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
            let what = Move { from: Cell::named(from)?, to: Cell::named(to)? };
            return self.moves_for(view, seat).contains(&what).then_some(Action::Move(what));
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
}

impl NeufPistes {
    fn next_cell(&self, view: &View, seat: Seat, picked: &[String]) -> Next {
        let moves = self.moves_for(view, seat);
        match picked {
            [] => {
                let mut pawns: Vec<Cell> = moves.iter().map(|what| what.from).collect();
                pawns.dedup();
                Next {
                    options: pawns.into_iter().map(|cell| self.pawn(view, seat, cell)).collect(),
                    complete: false,
                }
            }
            [from] => {
                let from = Cell::named(from);
                let options = moves.into_iter().filter(|what| Some(what.from) == from);
                Next {
                    options: options.map(|what| self.arrival(view, seat, what)).collect(),
                    complete: false,
                }
            }
            [from, to] => {
                let is =
                    |what: &Move| (Some(what.from), Some(what.to)) == (Cell::named(from), Cell::named(to));
                Next { options: Vec::new(), complete: moves.iter().any(is) }
            }
            _ => Next::default(),
        }
    }

    fn pawn(&self, view: &View, seat: Seat, cell: Cell) -> Pick {
        let pick = Pick::token(cell.to_string());
        match view.position.pawn_number(seat, cell) {
            Some(pawn) => pick
                .called(Text::new("neuf-pistes-pick-pawn").with("pawn", pawn).with("cell", cell.to_string())),
            None => pick,
        }
    }

    /// A cell to go to, with what the move does or what stops it there.
    fn arrival(&self, view: &View, seat: Seat, what: Move) -> Pick {
        let mut after = view.position;
        let effect = self.carry_out(&mut after, what);
        let counter = after.counter(seat);
        let camp = self.ground(seat).camp_set;
        let hint = if effect.won {
            Text::new("neuf-pistes-hint-wins")
        } else if effect.rose && self.choices.variant == Variant::NumberedPawns {
            Text::new("neuf-pistes-hint-enters-in-order").with("pawn", counter)
        } else if effect.rose {
            Text::new("neuf-pistes-hint-takes").with("number", counter)
        } else {
            match (camp.contains(what.from), camp.contains(what.to)) {
                (false, true) => Text::new("neuf-pistes-hint-enters"),
                (true, false) => Text::new("neuf-pistes-hint-leaves"),
                _ => self.what_stops(view, seat, what),
            }
        };
        Pick::token(what.to.to_string()).hinting(hint)
    }

    fn what_stops(&self, view: &View, seat: Seat, what: Move) -> Text {
        let ahead = what.from.towards(what.to).and_then(|way| what.to.step(way));
        match ahead {
            None => Text::new("neuf-pistes-hint-rim"),
            Some(cell) if view.position.all_pawns().contains(cell) => {
                Text::new("neuf-pistes-hint-pawn").with("cell", cell.to_string())
            }
            Some(cell) if !self.ground(seat).open.contains(cell) => Text::new("neuf-pistes-hint-camp-edge"),
            Some(_) => Text::new("neuf-pistes-hint-stops"),
        }
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
