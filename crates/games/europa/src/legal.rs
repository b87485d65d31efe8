//! The one judge of legality, and what can be sampled.

use crate::board::{Countries, Id, MAX_COUNTRIES};
use crate::{Action, Europa, Phase, Placement, Public, State, coalition};
use rules::{Arg, Explain, Random, Seat, Seats, Text, Turn};

/// Why an action (or a roll from outside) is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Another kind of answer is asked for now: that of this phase.
    WrongPhase(Phase),
    /// More pawns for peace than one has.
    TooManyForPeace(u8),
    /// The country is neither at war nor has Tensions.
    NoSuchToken(String),
    /// The country is at war: no Tensions to calm.
    AtWar(String),
    /// The country has Tensions only: no war to stop.
    OnlyTense(String),
    /// The dove has not pawns enough for this.
    CannotAfford(String, u8),
    /// A war can still be stopped.
    WarsFirst,
    /// Another number of pawns has to be placed.
    WrongNumber(u8),
    /// No election is to be held there this turn.
    NoElection(String),
    /// Under an overlay.
    Covered(String),
    /// Not joined to the Union.
    OutOfReach(String),
    /// Somebody named has no pawn there, or too many or too few are named.
    NotACoalition,
    /// The coalition has not the pawns that it needs.
    NoMajority(u16, u16),
    /// The pawn may not go there.
    NoMove(String),
    /// Not a roll of this moment.
    WrongRoll(&'static str),
}

impl Explain for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "EU-14",
            Illegal::TooManyForPeace(_) => "EU-37",
            Illegal::NoSuchToken(_)
            | Illegal::AtWar(_)
            | Illegal::OnlyTense(_)
            | Illegal::CannotAfford(..) => "EU-45",
            Illegal::WarsFirst => "EU-46",
            Illegal::WrongNumber(_) => "EU-49",
            Illegal::NoElection(_) => "EU-52",
            Illegal::Covered(_) => "EU-50",
            Illegal::OutOfReach(_) => "EU-51",
            Illegal::NotACoalition | Illegal::NoMajority(..) => "EU-58",
            Illegal::NoMove(_) => "EU-69",
            Illegal::WrongRoll(clause) => clause,
        }
    }

    fn text(&self) -> Text {
        let country = |id: &'static str, name: &String| {
            Text::new(id).with("country", Arg::name(format!("europa-country-{name}")))
        };
        match self {
            Illegal::WrongPhase(phase) => Text::new(asked_in(*phase)),
            Illegal::TooManyForPeace(most) => Text::new("europa-refused-too-many").with("most", *most),
            Illegal::NoSuchToken(name) => country("europa-refused-token", name),
            Illegal::AtWar(name) => country("europa-refused-at-war", name),
            Illegal::OnlyTense(name) => country("europa-refused-only-tense", name),
            Illegal::CannotAfford(name, cost) => country("europa-refused-afford", name).with("cost", *cost),
            Illegal::WarsFirst => Text::new("europa-refused-wars-first"),
            Illegal::WrongNumber(due) => Text::new("europa-refused-number").with("due", *due),
            Illegal::NoElection(name) => country("europa-refused-election", name),
            Illegal::Covered(name) => country("europa-refused-covered", name),
            Illegal::OutOfReach(name) => country("europa-refused-reach", name),
            Illegal::NotACoalition => Text::new("europa-refused-coalition"),
            Illegal::NoMajority(have, need) => {
                Text::new("europa-refused-majority").with("have", *have as i64).with("need", *need as i64)
            }
            Illegal::NoMove(name) => country("europa-refused-move", name),
            Illegal::WrongRoll(_) => Text::new("europa-refused-roll"),
        }
    }
}

/// What a phase asks for, as a message.
fn asked_in(phase: Phase) -> &'static str {
    match phase {
        Phase::Commit => "europa-now-commit",
        Phase::Allocate { .. } => "europa-now-allocate",
        Phase::Place { .. } => "europa-now-place",
        Phase::Campaign => "europa-now-campaign",
        Phase::Propose { .. } => "europa-now-propose",
        Phase::Vote { .. } => "europa-now-vote",
        Phase::Moves { .. } => "europa-now-moves",
        Phase::Over => "europa-now-over",
        Phase::Order(_)
        | Phase::Cards
        | Phase::WarDice(_)
        | Phase::Rewards(_)
        | Phase::Penalties(_)
        | Phase::Decider(_) => "europa-now-chance",
    }
}

/// Whose answer the game waits for.
pub fn turn(game: &Europa, state: &Public) -> Turn {
    let one = |seat: u8| Turn::Decide(Seats::one(Seat(seat)));
    match state.phase {
        Phase::Order(_) | Phase::Cards | Phase::WarDice(_) => Turn::Chance,
        Phase::Rewards(_) | Phase::Penalties(_) | Phase::Decider(_) => Turn::Chance,
        Phase::Commit => Turn::Decide(
            (0..game.colours.len()).filter(|&s| state.hand[s] > 0).map(|s| Seat(s as u8)).collect(),
        ),
        Phase::Allocate { decider, .. } => one(decider),
        Phase::Place { next, .. } => one(state.order[next as usize]),
        Phase::Campaign => Turn::Decide(state.seats_in(state.country())),
        Phase::Propose { next } => one(voter(game, state, next)),
        Phase::Vote { next, coalition } => {
            Turn::Decide(coalition::asked(game, state, voter(game, state, next), coalition))
        }
        Phase::Moves { waiting } => one(first_in_order(game, state, waiting)),
        Phase::Over => Turn::Over,
    }
}

/// The seat at this place of the voting order.
pub fn voter(game: &Europa, state: &Public, next: u8) -> u8 {
    let last = game.colours.len() - 1;
    state.order[if game.rulings.reverse_vote { last - next as usize } else { next as usize }]
}

/// EU-69: winners move in turn order.
pub fn first_in_order(game: &Europa, state: &Public, seats: Seats) -> u8 {
    let order = &state.order[..game.colours.len()];
    *order.iter().find(|&&seat| seats.contains(Seat(seat))).unwrap_or(&order[0])
}

/// EU-50 to EU-54: where pawns may be placed.
pub fn open_to_pawns(game: &Europa, state: &Public) -> Countries {
    let elections = game.board.uncovered(state.turn) - state.union - state.wars;
    if state.turn == 1 || state.union.is_empty() {
        elections
    } else {
        elections & game.board.next_to(state.union)
    }
}

/// EU-68, EU-69: where a winner's pawn may go.
pub fn open_to_moves(game: &Europa, state: &Public) -> Countries {
    (game.board.next_to(state.union) & state.to_come()) - state.union
}

/// EU-45: what it costs to stop the war in a country.
pub fn cost_of_war(game: &Europa, country: Id) -> u8 {
    game.board.countries[country as usize].war()
}

/// EU-46: what the decider may do with the pawns left.
pub fn allocations(game: &Europa, state: &Public, left: u8) -> Vec<Action> {
    let wars: Vec<_> =
        state.wars.into_iter().filter(|&c| cost_of_war(game, c) <= left).map(Action::Stop).collect();
    if !wars.is_empty() || left == 0 {
        return wars;
    }
    state.tensions.into_iter().map(Action::Calm).collect()
}

/// How many pawns the player has to place now (EU-49).
pub fn due(state: &Public, seat: u8, round: u8) -> u8 {
    if round == 1 { state.half[seat as usize] } else { state.hand[seat as usize] }
}

/// Is the action legal?
pub fn check(game: &Europa, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let name = |id: Id| game.board.countries.get(id as usize).map_or(String::new(), |c| c.id.clone());
    let known = |id: Id| (id as usize) < game.board.countries.len();
    let refuse_unless = |holds: bool, why: Illegal| if holds { Ok(()) } else { Err(why) };
    match (state.phase, action) {
        (Phase::Commit, &Action::Commit(pawns)) => {
            let most = state.hand[seat.index()];
            refuse_unless(pawns <= most, Illegal::TooManyForPeace(most))
        }
        (Phase::Allocate { left, .. }, &Action::Stop(id)) => {
            refuse_unless(!(known(id) && state.tensions.contains(id)), Illegal::OnlyTense(name(id)))?;
            refuse_unless(known(id) && state.wars.contains(id), Illegal::NoSuchToken(name(id)))?;
            let cost = cost_of_war(game, id);
            refuse_unless(cost <= left, Illegal::CannotAfford(name(id), cost))
        }
        (Phase::Allocate { left, .. }, &Action::Calm(id)) => {
            refuse_unless(!(known(id) && state.wars.contains(id)), Illegal::AtWar(name(id)))?;
            refuse_unless(known(id) && state.tensions.contains(id), Illegal::NoSuchToken(name(id)))?;
            let wars_left = state.wars.into_iter().any(|war| cost_of_war(game, war) <= left);
            refuse_unless(!wars_left, Illegal::WarsFirst)
        }
        (Phase::Place { round, .. }, Action::Place(placement)) => {
            let due = due(state, seat.0, round);
            refuse_unless(placement.total() == u32::from(due), Illegal::WrongNumber(due))?;
            let (uncovered, open) = (game.board.uncovered(state.turn), open_to_pawns(game, state));
            for (id, _) in placement.0.iter().enumerate().filter(|(_, n)| **n > 0) {
                let id = id as Id;
                refuse_unless(known(id), Illegal::NoElection(name(id)))?;
                refuse_unless(uncovered.contains(id), Illegal::Covered(name(id)))?;
                refuse_unless(!(state.union | state.wars).contains(id), Illegal::NoElection(name(id)))?;
                refuse_unless(open.contains(id), Illegal::OutOfReach(name(id)))?;
            }
            Ok(())
        }
        (Phase::Campaign, Action::Ready) | (Phase::Propose { .. }, Action::Pass) => Ok(()),
        (Phase::Vote { .. }, Action::Answer(_)) | (Phase::Moves { .. }, Action::Stay) => Ok(()),
        (Phase::Propose { .. }, &Action::Propose(named)) => {
            let country = state.country();
            let strangers = named.0 & !state.seats_in(country).0 != 0;
            refuse_unless(!strangers && (1..=3).contains(&named.len()), Illegal::NotACoalition)?;
            let (have, all) = (coalition::pawns(state, country, named), state.present(country));
            let need = if game.rulings.coalition_beats_black {
                coalition::black(game, state, country)
            } else {
                all / 2 + 1
            };
            let may = coalition::may_be_named(game, state, country, named);
            refuse_unless(may, Illegal::NoMajority(have, need))
        }
        (Phase::Moves { .. }, &Action::Move(id)) => {
            let open = known(id) && open_to_moves(game, state).contains(id);
            refuse_unless(open, Illegal::NoMove(name(id)))
        }
        (phase, _) => Err(Illegal::WrongPhase(phase)),
    }
}

/// A legal action, every one possible.
pub fn sample<R: Random>(game: &Europa, state: &State, seat: Seat, random: &mut R) -> Action {
    match state.phase {
        Phase::Commit => Action::Commit(random.below(u32::from(state.hand[seat.index()]) + 1) as u8),
        Phase::Allocate { left, .. } => {
            let choices = allocations(game, state, left);
            choices[random.below(choices.len() as u32) as usize]
        }
        Phase::Place { round, .. } => {
            let open = open_to_pawns(game, state);
            let mut pawns = [0; MAX_COUNTRIES];
            (0..due(state, seat.0, round)).for_each(|_| pawns[open.pick(random) as usize] += 1);
            Action::Place(Placement(pawns))
        }
        Phase::Propose { .. } => {
            let mut named = Action::Pass;
            let mut seen = 1;
            // one pass, each coalition (and the pass) equally likely
            for set in coalition::all(game, state, state.country()) {
                seen += 1;
                if random.below(seen) == 0 {
                    named = Action::Propose(set);
                }
            }
            named
        }
        Phase::Vote { .. } => Action::Answer(random.below(2) == 0),
        Phase::Moves { .. } => {
            let open = open_to_moves(game, state);
            match random.below(open.len() as u32 + 1) {
                0 => Action::Stay,
                _ => Action::Move(open.pick(random)),
            }
        }
        _ => Action::Ready,
    }
}

/// what stands for an answer that never came. Placement is left to a bot.
pub fn on_timeout(game: &Europa, state: &State, _seat: Seat) -> Option<Action> {
    Some(match state.phase {
        Phase::Commit => Action::Commit(0),
        Phase::Campaign => Action::Ready,
        Phase::Propose { .. } => Action::Pass,
        Phase::Vote { .. } => Action::Answer(false),
        Phase::Moves { .. } => Action::Stay,
        Phase::Allocate { left, .. } => {
            let name = |id: Id| game.board.countries[id as usize].id.as_str();
            allocations(game, state, left).into_iter().min_by_key(|action| match *action {
                Action::Stop(id) => (255 - cost_of_war(game, id), name(id)),
                Action::Calm(id) => (255, name(id)),
                _ => (255, ""),
            })?
        }
        _ => return None,
    })
}
