//! Scripted parties: plain placing and voting, written apart from the bots', and one line of conduct each.

use europa::{Action, Europa, MAX_COUNTRIES, Phase, Placement, State, Told, View};
use rules::{Bot, Budget, Card, Random, Rules, Seat, Seats, Stream, Views, Word};

/// `hoarder`, which gives nothing for peace and names only itself; `liar`, which signs all and keeps nothing; `dove`, which
/// gives half of its pawns for peace and says yes to all; and `freeloader`, which is the strong bot, but gives nothing for
/// peace: so its share is that of the conduct alone.
pub(crate) fn named(name: &str) -> Option<Box<dyn Bot<Europa>>> {
    let conduct = match name {
        "freeloader" => return Some(Box::new(Freeloader(crate::europa::level("strong")?))),
        "hoarder" => Conduct::Hoarder,
        "liar" => Conduct::Liar,
        "dove" => Conduct::Dove,
        _ => return None,
    };
    Some(Box::new(Scripted { conduct, waiting: Vec::new() }))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Conduct {
    Hoarder,
    Liar,
    Dove,
}

struct Freeloader(Box<dyn Bot<Europa>>);

impl Bot<Europa> for Freeloader {
    fn choose(
        &mut self,
        game: &Europa,
        view: &View,
        seat: Seat,
        budget: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        match game.guess(view, random).phase {
            Phase::Commit => Action::Commit(0),
            _ => self.0.choose(game, view, seat, budget, random),
        }
    }

    fn notice(&mut self, game: &Europa, told: &Told) {
        self.0.notice(game, told);
    }
}

struct Scripted {
    conduct: Conduct,
    waiting: Vec<u32>,
}

impl Bot<Europa> for Scripted {
    fn choose(
        &mut self,
        game: &Europa,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let state = game.guess(view, random);
        match state.phase {
            Phase::Commit if self.conduct == Conduct::Dove => Action::Commit(state.hand[seat.index()] / 2),
            Phase::Commit => Action::Commit(0),
            Phase::Place { round, .. } => {
                Action::Place(place(game, &state, seat, game.due(&state, seat, round), random))
            }
            Phase::Propose { .. } => self.propose(game, &state, seat),
            // one more yes is one more country; who hoards wants it alone
            Phase::Vote { coalition, .. } => {
                Action::Answer(coalition.contains(seat) && self.conduct != Conduct::Hoarder)
            }
            Phase::Moves { .. } => {
                let open = game.open_to_moves(&state);
                let near = (0..game.board().countries.len() as u8).filter(|&at| open.contains(at));
                let best = near.max_by_key(|&at| gain(game, &state, seat, at, 1));
                best.map_or(Action::Stay, Action::Move)
            }
            _ => game.sample(&state, seat, random),
        }
    }

    fn remember(&mut self, _: &Europa, seat: Seat, cards: &[Card]) {
        self.waiting = cards.iter().filter(|card| card.awaits(seat)).map(|card| card.number).collect();
    }

    fn negotiate(&mut self, _: &Europa, _: &View, _: Seat, _: &mut Stream) -> Vec<Word> {
        let signs = matches!(self.conduct, Conduct::Liar | Conduct::Dove);
        let word = |number| if signs { Word::Agree(number) } else { Word::Decline(number, "gains-nothing") };
        self.waiting.drain(..).map(word).collect()
    }
}

impl Scripted {
    /// Alone if that is enough, else the fewest partners, the poorest first.
    fn propose(&self, game: &Europa, state: &State, seat: Seat) -> Action {
        let named = &state.proposals[..state.proposed as usize];
        let open = |set: &Seats| set.contains(seat) && !named.iter().any(|p| p.coalition == *set);
        let alone = |set: &Seats| self.conduct != Conduct::Hoarder || set.len() == 1;
        let wealth = |set: &Seats| {
            let others = set.without(seat).into_iter();
            (set.len(), others.map(|other| u32::from(state.pp[other.index()])).sum::<u32>())
        };
        let best = game.coalitions(state).filter(|set| open(set) && alone(set)).min_by_key(wealth);
        best.map_or(Action::Pass, Action::Propose)
    }
}

/// What `more` pawns in a country are good for: a majority of one's own, of pawns enough.
fn gain(game: &Europa, state: &State, seat: Seat, at: u8, more: u16) -> u16 {
    let line = &game.board().countries[at as usize];
    let mine = u16::from(state.pawns[seat.index()][at as usize]) + more;
    let all = state.present(at) + more;
    let need = u16::from(line.black) + u16::from(state.tensions.contains(at));
    let reached = if all >= need { 40 } else { 20 / (need - all + 1) };
    let part = if mine * 2 > all { 30 } else { 20 * mine / all.max(1) };
    reached + part + line.points
}

/// Fills one country after the other, the most promising first.
fn place(game: &Europa, state: &State, seat: Seat, due: u8, random: &mut Stream) -> Placement {
    let open = game.open_to_pawns(state);
    let mut pawns = [0u8; MAX_COUNTRIES];
    for _ in 0..due {
        let countries = (0..game.board().countries.len() as u8).filter(|&at| open.contains(at));
        let worth = |at: &u8| {
            let here = u16::from(pawns[*at as usize]);
            let (then, now) = (gain(game, state, seat, *at, here + 1), gain(game, state, seat, *at, here));
            (then + 40).saturating_sub(now)
        };
        let Some(best) = countries.max_by_key(|at| (worth(at), random.below(8))) else { break };
        pawns[best as usize] += 1;
    }
    Placement(pawns)
}
