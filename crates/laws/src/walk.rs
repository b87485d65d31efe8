//! One sampled game, examined on the way.

use crate::battery::{Battery, Broken};
use crate::law::{self, Examine};
use rules::{DrawKey, Game, Random, Seat, Stream, Turn};
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many scrambles were tried, and how many changed something.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) tried: u32,
    pub(crate) scrambled: u32,
}

/// A moment of a sampled game.
pub(crate) struct Spot<'a, G: Game> {
    pub(crate) battery: &'a Battery<G>,
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) turn: Turn,
    /// What will be done next; `None` when the game is over.
    pub(crate) next: Option<Move<G>>,
    /// Actions met earlier, legal then: good candidates to be illegal now.
    pub(crate) pool: &'a [G::Action],
    /// States met earlier: good for parts of positions that contradict this one.
    pub(crate) earlier: &'a [G::State],
    /// What the conserved count was at the start.
    pub(crate) conserved: Option<&'a str>,
    pub(crate) tried: Cell<u32>,
    pub(crate) scrambled: Cell<u32>,
    /// What a law is about to do, in case it panics.
    pub(crate) doing: RefCell<String>,
}

/// A joint answer or a roll.
pub(crate) enum Move<G: Game> {
    Joint(Vec<(Seat, G::Action)>),
    Roll(G::Roll),
}

impl<G: Game> Spot<'_, G> {
    /// Carries the next move out on a copy of `state`, with its events.
    pub(crate) fn after(&self, state: &G::State, next: &Move<G>) -> (G::State, Vec<G::Event>) {
        let mut state = state.clone();
        let mut events = Vec::new();
        match next {
            Move::Joint(joint) => self.game.resolve(&mut state, joint, &mut events),
            Move::Roll(roll) => self.game.settle(&mut state, roll, &mut events),
        }
        (state, events)
    }

    pub(crate) fn note(&self, doing: impl Into<String>) {
        *self.doing.borrow_mut() = doing.into();
    }
}

/// Plays game `seed` by sampling and asks every law on the way, then plays it at real tables.
pub(crate) fn walk<G: Game>(
    battery: &Battery<G>,
    game: &G,
    seed: u64,
    tally: &mut Tally,
    report: &mut dyn FnMut(Broken),
) {
    let key = DrawKey::mix(b"laws", &[&seed.to_le_bytes()]);
    let reached = RefCell::new((0, game.start()));
    let breach = |law, why| {
        let (step, state) = &*reached.borrow();
        Broken { law, seed, step: *step, position: game.write_position(state), why }
    };
    let play = AssertUnwindSafe(|| {
        sampled_game(battery, game, &key, &reached, tally, &mut |law, why| report(breach(law, why)))
    });
    match catch_unwind(play) {
        Ok(true) => {}
        Ok(false) => return, // a table would not come to an end either
        Err(panic) => return report(breach("play", panic_text(&*panic))),
    }
    let tables = [law::table::whole_game::<G>, law::table::absence::comings_and_goings::<G>];
    for (play, draw) in tables.into_iter().zip([u64::MAX, u64::MAX - 1]) {
        let mut random = key.draw(draw);
        match catch_unwind(AssertUnwindSafe(|| play(battery, seed, &mut random))) {
            Ok(Ok(())) => {}
            Ok(Err((law, why))) => report(breach(law, why)),
            Err(panic) => report(breach("table", panic_text(&*panic))),
        }
    }
}

/// Does it come to an end?
fn sampled_game<G: Game>(
    battery: &Battery<G>,
    game: &G,
    key: &DrawKey,
    reached: &RefCell<(usize, G::State)>,
    tally: &mut Tally,
    report: &mut dyn FnMut(&'static str, String),
) -> bool {
    let mut pool: Vec<G::Action> = Vec::new();
    let mut earlier: Vec<G::State> = Vec::new();
    let mut state = game.start();
    let conserved = battery.conserved.as_ref().map(|count| count(game, &state));
    // Every law starts from its own stream, so that none changes another's luck.
    let stream = |step: usize, purpose: u64| key.draw((step as u64) << 8 | purpose);
    for step in 0.. {
        reached.replace((step, state.clone()));
        if step > G::LONGEST {
            report("end", format!("not over after {step} decisions and rolls"));
            return false;
        }
        let turn = game.turn(&state);
        let mut random = stream(step, 0);
        let next = match turn {
            Turn::Over => None,
            Turn::Chance => Some(Move::Roll(game.roll(&state, &mut random))),
            Turn::Decide(seats) => {
                let answers = seats.into_iter().map(|seat| (seat, game.sample(&state, seat, &mut random)));
                Some(Move::Joint(answers.collect()))
            }
        };
        let spot = Spot {
            battery,
            game,
            state: &state,
            turn,
            next,
            pool: &pool,
            earlier: &earlier,
            conserved: conserved.as_deref(),
            tried: Cell::new(0),
            scrambled: Cell::new(0),
            doing: RefCell::default(),
        };
        // Long games are not examined wholly at every step, but each at others.
        let thorough = step < 10 || spot.next.is_none() || stream(step, 1).below(8) == 0;
        let laws = law::every_step().into_iter().chain(law::thorough().into_iter().filter(|_| thorough));
        for ((name, examine), purpose) in laws.zip(16..) {
            judge(&spot, examine, stream(step, purpose)).unwrap_or_else(|why| report(name, why));
        }
        tally.tried += spot.tried.get();
        tally.scrambled += spot.scrambled.get();
        let Some(next) = &spot.next else { break };
        let (after, _) = spot.after(&state, next);
        if let Some(Move::Joint(joint)) = spot.next {
            joint.into_iter().for_each(|(_, action)| remember(&mut pool, 100, action, &mut random));
        }
        remember(&mut earlier, 8, std::mem::replace(&mut state, after), &mut random);
    }
    true
}

/// Keeps so many of what was met so far.
fn remember<T>(pool: &mut Vec<T>, most: usize, met: T, random: &mut Stream) {
    if pool.len() < most {
        pool.push(met);
    } else {
        pool[random.below(most as u32) as usize] = met;
    }
}

fn judge<G: Game>(spot: &Spot<'_, G>, examine: Examine<G>, mut random: Stream) -> Result<(), String> {
    spot.note("");
    catch_unwind(AssertUnwindSafe(|| examine(spot, &mut random)))
        .unwrap_or_else(|panic| Err(format!("{} while {}", panic_text(&*panic), spot.doing.borrow())))
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    format!("panicked: {text}")
}
