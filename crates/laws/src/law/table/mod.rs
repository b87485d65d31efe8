//! A whole game at real tables: sealed answers, treaties, instructions, time-outs, undo, replay, record and proof.

pub(crate) mod absence;
pub(crate) mod company;
mod records;

use super::viewers;
use crate::battery::Battery;
use rules::{Card, Fate, Game, Random, Seat, Seats, Stream, Text, Turn, Viewer};
use table::{By, Code, Deed, Faces, Given, LiveTable, Opening, Salt, Seed, Step, Table};

type Breach = (&'static str, String);

/// An answer that is to be given, and by whom.
type Answer = (Seat, String, By);

/// Plays game `seed` at two tables, and puts what comes out to the proof. At the first, seats answer in any order,
/// change their minds, and go back; at the second, none of that ever happens.
pub(crate) fn whole_game<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    random: &mut Stream,
) -> Result<(), Breach> {
    let mut first: Table<G> = open(battery, seed);
    let mut second: Table<G> = open(battery, seed);
    let (mut steps, mut beside) = (Vec::new(), Vec::new());
    for table in [&mut first, &mut second] {
        beside.clone_from(&steps);
        steps.clear();
        for seat in Seats::first(table.rules().seats()) {
            let bytes = vec![seat.0, seed as u8];
            steps.extend(act(table, Deed::Contribute { bytes }.of(seat))?);
        }
        steps.extend(table.begin());
    }
    for round in 0.. {
        steps.extend(company::talk(&mut first, &mut second, random, &mut beside)?);
        same(&first, &second)?;
        let Turn::Decide(asked) = first.turn() else { break };
        if round > G::LONGEST {
            return Err(("end", format!("not over after {round} decisions at a table")));
        }
        let since = first.last_step();
        let answers: Vec<Answer> =
            first.awaited().into_iter().map(|seat| answer_of(&first, seat, random)).collect();
        let mut order = answers.clone();
        random.shuffle(&mut order);
        for answer in order {
            if asked.len() > 1 && random.below(4) == 0 {
                steps.extend(hesitate(&mut first, answer.0, random)?);
            }
            steps.extend(seal(&mut first, answer)?);
        }
        for given in answers {
            beside.extend(answer(&mut second, given)?);
        }
        if first.decision().is_multiple_of(4) {
            together(&first, since)?;
        }
    }
    if first.turn() != Turn::Over {
        return Err(("end", "an automatic table waits for chance".to_owned()));
    }
    asks_nobody(&mut first)?;
    apply_again(battery, seed, &first, &steps)?;
    records::examine(battery, seed, &first, &second, random)
}

fn open<G: Game>(battery: &Battery<G>, seed: u64) -> Table<G> {
    let (seed, salt) = (Seed::from_number(seed), Salt::from_number(seed));
    open_as(
        battery,
        Opening { setup: battery.setup.clone(), seed, salt, manual_chance: false, position: None },
    )
}

fn open_as<G: Game>(battery: &Battery<G>, opening: Opening) -> Table<G> {
    Table::open(
        opening,
        Faces { legal: battery.legal, bots: |_| None, treaties: battery.treaties, spelling: None },
    )
    .expect("the set-up was opened before")
}

fn act<G: Game>(table: &mut Table<G>, step: Step<Given>) -> Result<Vec<Step>, Breach> {
    let say = format!("{step:?}");
    table
        .act(step)
        .map_err(|refusal| ("table", format!("{say} is refused: {refusal}; at {}", table.position())))
}

/// Any legal answer.
pub(crate) fn sample<G: Game>(table: &Table<G>, seat: Seat, random: &mut Stream) -> String {
    table.rules().write_action(&table.rules().sample(table.state(), seat, random))
}

/// The seat's own answer, or now and then the one that the rules give when its time is over.
fn answer_of<G: Game>(table: &Table<G>, seat: Seat, random: &mut Stream) -> Answer {
    let late = if random.below(16) == 0 { table.late_answer(seat, None) } else { None };
    match late {
        Some(action) => (seat, action, By::Clock),
        None => (seat, sample(table, seat, random), By::Player),
    }
}

fn answer<G: Game>(table: &mut Table<G>, (seat, action, by): Answer) -> Result<Vec<Step>, Breach> {
    act(table, Step::Answer { seat, action: action.into(), by })
}

/// The treaties that everybody knows of, with what has become of them.
fn treaties<G: Game>(table: &Table<G>) -> Vec<Vec<(Card, Text)>> {
    viewers(table.rules()).map(|viewer| table.treaties(viewer)).collect()
}

/// The same without those that were undone, and without what counts them and their steps.
fn standing_treaties<G: Game>(table: &Table<G>) -> Vec<Vec<(Card, Text)>> {
    let bare = |(card, says): (Card, Text)| {
        let decided_at = None;
        let (number, offered_at, agreed_at, counters) = (0, 0, None, None);
        (Card { number, offered_at, agreed_at, decided_at, counters, ..card }, says)
    };
    let stand = |cards: Vec<(Card, Text)>| {
        cards.into_iter().filter(|(card, _)| card.fate != Fate::Undone).map(bare).collect()
    };
    treaties(table).into_iter().map(stand).collect()
}

/// The two tables stand alike.
fn same<G: Game>(first: &Table<G>, second: &Table<G>) -> Result<(), Breach> {
    if first.state() != second.state() {
        let why = format!("one order of answers gives {}, another {}", first.position(), second.position());
        return Err(("sealed", why));
    }
    let (here, there) = (standing_treaties(first), standing_treaties(second));
    if here != there {
        return Err(("treaties", format!("they differ by what was undone:\n    {here:?}\n    {there:?}")));
    }
    match here.into_iter().flatten().find(|(card, _)| card.partners.contains(card.from)) {
        Some((card, _)) => Err(("treaties", format!("{card:?} has to be agreed to by who offers it"))),
        None => Ok(()),
    }
}

/// What everybody sees at this moment.
fn received<G: Game>(table: &Table<G>) -> Vec<String> {
    viewers(table.rules()).map(|viewer| table.view_json(viewer).to_string()).collect()
}

/// What is made for all viewers together is what each of them would be shown and told alone.
fn together<G: Game>(table: &Table<G>, since: u32) -> Result<(), Breach> {
    let all: Vec<Viewer> = viewers(table.rules()).collect();
    for (&viewer, sight) in all.iter().zip(table.sights(&all, since)) {
        let told = serde_json::to_string(&table.told(since, viewer)).expect("events are plain data");
        if (sight.view.get(), sight.told.get()) != (table.view_json(viewer).get(), &told) {
            return Err(("sights", format!("{viewer:?} is shown or told what is not theirs")));
        }
    }
    Ok(())
}

/// Gives an answer; while others are awaited, nobody learns more than that it was given.
fn seal<G: Game>(table: &mut Table<G>, given: Answer) -> Result<Vec<Step>, Breach> {
    let (before, decision) = ((received(table), table.last_step()), table.decision());
    let seat = given.0;
    let steps = answer(table, given)?;
    if table.decision() == decision {
        if received(table) != before.0 {
            return Err(("sealed", format!("a sealed answer of {seat:?} changed a view")));
        }
        for viewer in viewers(table.rules()) {
            let given = ["table-ready", "table-clock-answered"];
            let own = |id| viewer == Viewer::Seat(seat) && id == "table-resealed";
            let told = table.told(before.1, viewer);
            if told.iter().any(|told| !given.contains(&told.text.id) && !own(told.text.id)) {
                return Err(("sealed", format!("a sealed answer of {seat:?} was told to {viewer:?}")));
            }
        }
    }
    Ok(steps)
}

/// Gives an answer and takes it back, or leaves it to be replaced.
fn hesitate<G: Game>(table: &mut Table<G>, seat: Seat, random: &mut Stream) -> Result<Vec<Step>, Breach> {
    if table.awaited().without(seat).is_empty() {
        return Ok(Vec::new()); // the last answer is carried out at once
    }
    let action = sample(table, seat, random);
    let mut steps = seal(table, (seat, action, By::Player))?;
    if random.below(2) == 0 {
        steps.extend(act(table, Deed::Unseal.of(seat))?);
    }
    Ok(steps)
}

fn asks_nobody<G: Game>(table: &mut Table<G>) -> Result<(), Breach> {
    for seat in Seats::first(table.rules().seats()) {
        let asked = table.prompt(seat).is_some() || table.awaited().contains(seat);
        let answer = Step::Answer { seat, action: "".into(), by: By::Player };
        let refused = table.act(answer).is_err_and(|refusal| refusal.code == Code::Over);
        if asked || !refused {
            return Err(("end", format!("an ended game asks {seat:?}")));
        }
    }
    Ok(())
}

/// The stored steps, read from their lines, make the same table.
fn apply_again<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    table: &Table<G>,
    steps: &[Step],
) -> Result<(), Breach> {
    let mut again: Table<G> = open(battery, seed);
    for step in steps {
        let step: Step = step.to_string().parse().map_err(|fault| ("replay", format!("{step}: {fault}")))?;
        again.apply(step.clone()).map_err(|refusal| ("replay", format!("{step} is refused: {refusal}")))?;
    }
    if again.state() != table.state() {
        return Err(("replay", format!("the steps make {}, not {}", again.position(), table.position())));
    }
    if treaties(&again) != treaties(table) {
        return Err(("replay", "the steps make other treaties".to_owned()));
    }
    for viewer in viewers(table.rules()) {
        if again.told(0, viewer) != table.told(0, viewer) {
            return Err(("replay", format!("the steps tell {viewer:?} something else")));
        }
    }
    Ok(())
}
