//! What can be picked next.

use crate::board::{Id, MAX_COUNTRIES};
use crate::legal::{allocations, cost_of_war, due, open_to_moves, open_to_pawns, turn};
use crate::resolve::{TENSIONS, level};
use crate::view::country;
use crate::{Action, Europa, Phase, Placement, Public, View, coalition, share};
use rules::{Arg, Next, Notation, Pick, Prompts, Seat, Seats, Slot, Text, Turn};
use serde::Serialize;

impl Prompts for Europa {
    type Effect = Effect;

    fn slots(&self, view: &View, seat: Seat) -> Vec<Slot> {
        let state = &view.public;
        match turn(self, state) {
            Turn::Decide(asked) if asked.contains(seat) => {
                vec![Slot {
                    id: crate::view::phase_name(state.phase).1.into(),
                    ask: ask(self, state, seat),
                    optional: false,
                }]
            }
            _ => Vec::new(),
        }
    }

    fn next(&self, view: &View, seat: Seat, slot: usize, picked: &[String]) -> Next<Effect> {
        let state = &view.public;
        let asked = matches!(turn(self, state), Turn::Decide(asked) if asked.contains(seat));
        if slot != 0 || !asked {
            return Next::default();
        }
        match state.phase {
            Phase::Place { round, .. } => next_pawn(self, state, due(state, seat.0, round), picked),
            _ => one_of(choices(self, state, seat), picked),
        }
    }

    fn assemble(&self, view: &View, seat: Seat, filled: &[Vec<String>]) -> Option<Action> {
        if self.slots(view, seat).is_empty() {
            return None;
        }
        let [picked] = filled else { return None };
        match (view.public.phase, &picked[..]) {
            (Phase::Place { .. }, _) => {
                let mut pawns = [0u8; MAX_COUNTRIES];
                for token in picked {
                    let here = &mut pawns[self.board.find(token)? as usize];
                    *here = here.checked_add(1)?;
                }
                Some(Action::Place(Placement(pawns)))
            }
            (Phase::Moves { .. }, [token]) => match self.board.find(token) {
                Some(id) => Some(Action::Move(id)),
                None => self.read_action(token).ok(),
            },
            (_, [token]) => self.read_action(token).ok(),
            _ => None,
        }
    }

    fn picks(&self, _: &View, _: Seat, action: &Action) -> Vec<Vec<String>> {
        vec![match action {
            Action::Place(Placement(pawns)) => (self.board.countries.iter().zip(pawns))
                .flat_map(|(country, &n)| std::iter::repeat_n(country.id.clone(), n.into()))
                .collect(),
            Action::Move(id) => vec![self.board.countries[*id as usize].id.clone()],
            _ => vec![self.write_action(action)],
        }]
    }
}

/// What a pick is about.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Effect {
    /// The country where something would be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub country: Option<Id>,
    /// What is at stake there, for pawns that would be placed or moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub stakes: Option<Stakes>,
    /// Pawns on the dove that it would take.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub cost: Option<u8>,
    /// What pawns for peace would leave, and leave to others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub peace: Option<Peace>,
    /// Who would win an election together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub deal: Option<Deal>,
}

/// Pawns that would be committed to peace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Peace {
    /// Committed.
    pub give: u8,
    /// Kept for the elections of this turn.
    pub keep: u8,
    /// What the others would have to bring so that the level is reached.
    pub missing: u16,
    /// The pawns that the others have.
    pub others: u16,
}

/// A coalition that would win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Deal {
    /// Its members.
    #[serde(serialize_with = "Seats::as_list")]
    #[cfg_attr(feature = "types", ts(as = "Vec<Seat>"), schema(value_type = Vec<Seat>))]
    pub seats: Seats,
    /// Pawns that they have there.
    pub pawns: u16,
    /// PP for each.
    pub share: u16,
}

/// What is at stake in a country.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Stakes {
    /// Its political points.
    pub points: u16,
    /// European pawns there.
    pub pawns: u16,
    /// The number to beat.
    pub black: u16,
}

/// The question put to the seat.
fn ask(game: &Europa, state: &Public, seat: Seat) -> Text {
    let here = || country(game, state.country());
    match state.phase {
        Phase::Commit => Text::new("europa-ask-commit")
            .with("level", level(game, state) as i64)
            .with("most", state.hand[seat.index()]),
        Phase::Allocate { left, .. } => Text::new("europa-ask-allocate").with("left", left),
        Phase::Place { round, .. } => Text::new("europa-ask-place").with("pawns", due(state, seat.0, round)),
        Phase::Campaign => Text::new("europa-ask-campaign").with("country", here()),
        Phase::Propose { .. } => Text::new("europa-ask-propose").with("country", here()),
        Phase::Vote { next, coalition } => Text::new("europa-ask-vote")
            .with("country", here())
            .with("seat", Seat(crate::legal::voter(game, state, next)))
            .with("coalition", members(coalition)),
        _ => Text::new("europa-ask-move").with("country", here()),
    }
}

fn members(coalition: Seats) -> Arg {
    Arg::List(coalition.into_iter().map(Arg::Seat).collect())
}

/// A pawn at a time, in board order so that every placement is reached once.
fn next_pawn(game: &Europa, state: &Public, due: u8, picked: &[String]) -> Next<Effect> {
    let mut from = 0;
    let open = open_to_pawns(game, state);
    for token in picked {
        match game.board.find(token) {
            Some(id) if id >= from && open.contains(id) => from = id,
            _ => return Next::default(),
        }
    }
    if picked.len() > due as usize {
        return Next::default();
    }
    if picked.len() == due as usize {
        return Next { options: Vec::new(), complete: true };
    }
    let options = open.into_iter().filter(|&id| id >= from).map(|id| pick_country(game, state, id)).collect();
    Next { options, complete: false }
}

fn pick_country(game: &Europa, state: &Public, id: Id) -> Pick<Effect> {
    let name = Text::new("europa-name").with("country", country(game, id));
    worth(game, state, id, Pick::token(game.board.countries[id as usize].id.clone()).called(name))
}

/// What is at stake in a country.
pub(crate) fn stakes(game: &Europa, state: &Public, id: Id) -> Stakes {
    let points = game.board.countries[id as usize].points;
    Stakes { points, pawns: state.present(id), black: coalition::black(game, state, id) }
}

/// A pick that brings a pawn into a country, with what that may be worth.
fn worth(game: &Europa, state: &Public, id: Id, pick: Pick<Effect>) -> Pick<Effect> {
    let stakes = stakes(game, state, id);
    let hint = Text::new("europa-hint-country")
        .with("points", stakes.points as i64)
        .with("pawns", stakes.pawns as i64)
        .with("black", stakes.black as i64);
    pick.hinting(hint).doing(Effect { country: Some(id), stakes: Some(stakes), ..Effect::default() })
}

/// What pawns committed to peace would leave, and leave to the others.
fn peace(game: &Europa, state: &Public, seat: Seat, give: u8) -> Peace {
    let own = state.hand[seat.index()];
    let all: u16 = state.hand.iter().map(|&pawns| u16::from(pawns)).sum();
    Peace {
        give,
        keep: own - give,
        missing: level(game, state).saturating_sub(u16::from(give)),
        others: all - u16::from(own),
    }
}

/// Every answer of a phase in which the answers can be listed.
fn choices(game: &Europa, state: &Public, seat: Seat) -> Vec<Pick<Effect>> {
    let word = |action: Action, label: Text| Pick::token(game.write_action(&action)).called(label);
    let there = |pick: Pick<Effect>, country: Id, cost: u8| {
        pick.doing(Effect { country: Some(country), cost: Some(cost), ..Effect::default() })
    };
    let of = |id: &'static str, c: Id| Text::new(id).with("country", country(game, c));
    let together = |pick: Pick<Effect>, seats: Seats| {
        let here = state.country();
        let share = share(game.board.countries[here as usize].points, seats.len());
        let hint = Text::new("europa-hint-share").with("share", share as i64).with("count", seats.len());
        let deal = Deal { seats, pawns: coalition::pawns(state, here, seats), share };
        pick.hinting(hint).doing(Effect { deal: Some(deal), ..Effect::default() })
    };
    match state.phase {
        Phase::Commit => (0..=state.hand[seat.index()])
            .map(|n| {
                let label = Text::new("europa-pick-commit").with("pawns", n);
                let peace = Some(peace(game, state, seat, n));
                word(Action::Commit(n), label).doing(Effect { peace, ..Effect::default() })
            })
            .collect(),
        Phase::Allocate { left, .. } => allocations(game, state, left)
            .into_iter()
            .map(|action| match action {
                Action::Stop(id) => {
                    let cost = cost_of_war(game, id);
                    there(word(action, of("europa-pick-stop", id).with("cost", cost)), id, cost)
                }
                Action::Calm(id) => there(word(action, of("europa-pick-calm", id)), id, TENSIONS),
                other => word(other, Text::new("europa-pick-stay")),
            })
            .collect(),
        Phase::Campaign => vec![word(Action::Ready, Text::new("europa-pick-ready"))],
        Phase::Propose { .. } => {
            let name = |set: Seats| {
                let label = Text::new("europa-pick-propose").with("coalition", members(set));
                together(word(Action::Propose(set), label), set)
            };
            let mut picks: Vec<_> = coalition::all(game, state, state.country()).map(name).collect();
            picks.push(word(Action::Pass, Text::new("europa-pick-pass")));
            picks
        }
        Phase::Vote { coalition, .. } => vec![
            together(word(Action::Answer(true), Text::new("europa-pick-yes")), coalition),
            word(Action::Answer(false), Text::new("europa-pick-no")),
        ],
        Phase::Moves { .. } => {
            let to = |id: Id| Pick::token(game.board.countries[id as usize].id.clone());
            let mut picks: Vec<_> = open_to_moves(game, state)
                .into_iter()
                .map(|id| worth(game, state, id, to(id).called(of("europa-pick-move", id))))
                .collect();
            picks.push(word(Action::Stay, Text::new("europa-pick-stay")));
            picks
        }
        _ => Vec::new(),
    }
}

fn one_of(picks: Vec<Pick<Effect>>, picked: &[String]) -> Next<Effect> {
    match picked {
        [] => Next { options: picks, complete: false },
        [token] => Next { options: Vec::new(), complete: picks.iter().any(|pick| pick.token == *token) },
        _ => Next::default(),
    }
}

/// Standing instructions: `ready`, my campaigns are over at once; `solo`, I claim what I can win alone; `pair`, I
/// say yes to every coalition of two with me in it.
pub(crate) fn obey(game: &Europa, view: &View, seat: Seat, instruction: &str) -> Option<Action> {
    let state = &view.public;
    let alone = Seats::one(seat);
    match (instruction, state.phase) {
        ("ready", Phase::Campaign) => Some(Action::Ready),
        ("solo", Phase::Propose { .. }) if coalition::may_be_named(game, state, state.country(), alone) => {
            Some(Action::Propose(alone))
        }
        ("pair", Phase::Vote { coalition, .. }) if coalition.len() == 2 && coalition.contains(seat) => {
            Some(Action::Answer(true))
        }
        _ => None,
    }
}
