//! What may be moved. `judge` walks cell by cell as the rulebook tells it and names the clause of a refusal;
//! `legal_moves` finds all moves at once on strips. They share no code, so that each proves the other.

use crate::NeufPistes;
use crate::action::{Action, Arrangement, Move, Numbers};
use crate::cell::Cell;
use crate::illegal::Illegal;
use crate::options::{Movement, Variant};
use crate::state::{Position, Stage, State};
use crate::strips::{CellSet, MoveSet};
use rules::{Random, Seat};
use std::ops::Range;

impl NeufPistes {
    /// Every legal move of the side to move.
    #[inline(always)]
    pub fn legal_moves(&self, position: &Position) -> MoveSet {
        if self.is_restricted {
            self.permitted(position)
        } else {
            self.go(position.pawns(position.side), position)
        }
    }

    /// The moves of these pawns of the side to move, by NP-06, NP-07 and NP-31.
    #[inline(always)]
    pub(crate) fn go(&self, movers: &CellSet, position: &Position) -> MoveSet {
        movers.arrivals(&self.ground(position.side).open, &position.pawns, self.stop)
    }

    /// The legal moves where options and variants close some cells to some pawns: those that end elsewhere, and
    /// those of the pawns that are let in.
    fn permitted(&self, position: &Position) -> MoveSet {
        let (side, ground) = (position.side, self.ground(position.side));
        let (camp, gates) = (&ground.camp_set, &ground.enemy_gates);
        let go = |movers: CellSet| self.go(&movers, position);
        let mut closed = CellSet::EMPTY;
        let mut let_in = MoveSet::EMPTY;

        let on_gates = *position.pawns(side) & *gates;
        if self.choices.gate_cap > 0 && on_gates.len() >= self.choices.gate_cap.into() {
            closed = *gates;
            let_in = go(on_gates).onto(gates);
        }
        let done = usize::from(position.counter(side));
        let (numbered, due) = (position.numbered(side), position.due(side));
        match self.choices.variant {
            Variant::NumberedPawns => {
                closed = closed | *camp;
                let_in = let_in | go(set(numbered, 0..done + 1)).onto(camp);
            }
            Variant::NumberedCells if self.choices.strict_order => {
                closed = closed | *camp;
                let next = go(set(numbered, done..done + 1)).onto(&set(due, done..done + 1));
                let_in = let_in | go(set(numbered, 0..done)).onto(camp) | next;
            }
            Variant::NumberedCellsBeginners if self.choices.strict_order => {
                closed = closed | set(due, done + 1..9);
            }
            _ => {}
        }
        go(*position.pawns(side)).onto(&!closed) | let_in
    }

    /// The one judge of a move. Pawns that are home are like all others: they may still move (NP-08), and leave
    /// again (NP-09).
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn judge(&self, position: &Position, what: Move) -> Result<(), Illegal> {
        let Move { from, to } = what;
        let (side, ground) = (position.side, self.ground(position.side));
        let pawns = position.pawns(side);
        if !pawns.contains(from) {
            return Err(Illegal::NoPawn(from));
        }
        if from == to {
            return Err(Illegal::Stays);
        }
        let way = from.towards(to).ok_or(Illegal::NotStraight)?;
        let all_pawns = position.all_pawns();
        let obstacle = |cell: Cell| match cell {
            cell if all_pawns.contains(cell) => Some(Illegal::PawnInTheWay(cell)),
            cell if !ground.open.contains(cell) => Some(Illegal::CampEdge(cell)),
            _ => None,
        };
        let mut ahead = std::iter::successors(from.step(way), |cell| cell.step(way));
        for cell in ahead.by_ref() {
            if let Some(illegal) = obstacle(cell) {
                return Err(illegal);
            }
            if cell == to {
                break;
            }
        }
        if self.choices.movement == Movement::Slide
            && let Some(end) = ahead.take_while(|&cell| obstacle(cell).is_none()).last()
        {
            return Err(Illegal::StopsShort(end));
        }
        self.judge_gates(pawns, side, what)?;
        self.judge_order(position, side, what)
    }

    /// NP-39.
    fn judge_gates(&self, pawns: &CellSet, side: Seat, what: Move) -> Result<(), Illegal> {
        let (gates, cap) = (&self.ground(side).enemy_gates, self.choices.gate_cap);
        let stay = pawns.cells().filter(|&cell| cell != what.from && gates.contains(cell)).count();
        let after = stay + usize::from(gates.contains(what.to));
        if cap > 0 && after > cap.into() { Err(Illegal::GateCap(cap)) } else { Ok(()) }
    }

    /// The order in which numbered pawns go home (NP-14, NP-41) and take cells (NP-46).
    fn judge_order(&self, position: &Position, side: Seat, what: Move) -> Result<(), Illegal> {
        let camp = self.ground(side).camp_set;
        if !camp.contains(what.to) {
            return Ok(());
        }
        let next = position.counter(side) + 1;
        let pawn = position.pawn_number(side, what.from).unwrap_or(0);
        let cell = position.cell_number(side, what.to).unwrap_or(0);
        let allowed = match self.choices.variant {
            Variant::NumberedPawns if !camp.contains(what.from) => {
                return if pawn <= next { Ok(()) } else { Err(Illegal::TooEarly { pawn, next }) };
            }
            Variant::NumberedCells if self.choices.strict_order => {
                pawn < next || pawn == next && cell == next
            }
            Variant::NumberedCellsBeginners if self.choices.strict_order => cell <= next,
            _ => true,
        };
        if allowed { Ok(()) } else { Err(Illegal::NotNextCell { next }) }
    }

    /// The judge of any answer.
    pub(crate) fn judge_action(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            (Stage::Arranging, Action::Arrange(arrangement)) => self.judge_arrangement(arrangement),
            (Stage::Arranging, _) => Err(Illegal::ArrangeFirst),
            (_, Action::Arrange(_)) => Err(Illegal::Arranged),
            (_, Action::Pass) => Err(Illegal::Pass),
            (_, Action::Move(what)) => self.judge(&state.position, *what),
        }
    }

    /// NP-12, NP-13, NP-15, NP-42: what the variant asks for, all of it and nothing else.
    fn judge_arrangement(&self, arrangement: &Arrangement) -> Result<(), Illegal> {
        let variant = self.choices.variant;
        match (variant.numbers_pawns(), &arrangement.pawns) {
            (true, None) => return Err(Illegal::PawnsMissing),
            (false, Some(_)) => return Err(Illegal::PawnsUnnumbered),
            (true, Some(numbers)) if !each_once(numbers) => return Err(Illegal::PawnNumbers),
            _ => {}
        }
        match (variant.numbers_cells(), &arrangement.cells) {
            (true, None) => Err(Illegal::CellsMissing),
            (false, Some(_)) => Err(Illegal::CellsUnnumbered),
            (true, Some(numbers)) if !each_once(numbers) => Err(Illegal::CellNumbers),
            _ => Ok(()),
        }
    }

    /// Any arrangement that the variant allows, every one equally likely.
    pub(crate) fn sample_arrangement<R: Random>(&self, random: &mut R) -> Arrangement {
        self.complete("", random)
    }

    /// NP-42: the arrangement of a half-written text, what is missing filled in by chance.
    pub(crate) fn complete<R: Random>(&self, written: &str, random: &mut R) -> Arrangement {
        let mut filled = |word: &str| {
            let mut numbers: Numbers = std::array::from_fn(|i| i as u8 + 1);
            random.shuffle(&mut numbers);
            let begun = begun(written, word);
            let mut rest = numbers.into_iter().filter(|number| !begun.contains(&Some(*number)));
            std::array::from_fn(|at| {
                let written = begun.get(at).copied().flatten();
                written.or_else(|| rest.next()).expect("nine numbers for nine cells")
            })
        };
        let variant = self.choices.variant;
        Arrangement {
            pawns: variant.numbers_pawns().then(|| filled("pawns")),
            cells: variant.numbers_cells().then(|| filled("cells")),
        }
    }
}

/// The numbers that a half-written arrangement gives under this word, cell by cell: nothing where there is none, or one
/// that was given before.
fn begun(written: &str, word: &str) -> Vec<Option<u8>> {
    let part = written.split(';').find_map(|part| part.trim().strip_prefix(word)).unwrap_or_default();
    let mut numbers: Vec<Option<u8>> = Vec::new();
    for word in part.split_whitespace().filter(|word| *word != "/").take(9) {
        let number = word.parse().ok().filter(|number| (1..=9).contains(number));
        numbers.push(number.filter(|_| !numbers.contains(&number)));
    }
    numbers
}

/// Are these the numbers 1 to 9, each once?
pub(crate) fn each_once(numbers: &Numbers) -> bool {
    (1..=9).all(|number| numbers.contains(&number))
}

/// Those of the nine cells whose number, counted from 0, is in the range.
fn set(cells: &[Cell], numbers: Range<usize>) -> CellSet {
    cells.iter().take(numbers.end).skip(numbers.start).copied().collect()
}
