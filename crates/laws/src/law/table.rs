//! A whole game at real tables: sealed answers, undo, replay, record and proof.

use super::notation::mangle;
use super::viewers;
use crate::battery::Battery;
use rules::{Game, Random, Seat, Seats, Stream, Turn, Viewer};
use table::{
    By, Code, Deed, Faces, Given, Level, LiveTable, Opening, Record, Salt, Seed, Step, Table, replay, verify,
};

type Breach = (&'static str, String);

/// Plays game `seed` at two tables whose seats answer in different orders, and puts what comes out to the proof.
pub(crate) fn whole_game<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    random: &mut Stream,
) -> Result<(), Breach> {
    let mut first: Table<G> = open(battery, seed);
    let mut second: Table<G> = open(battery, seed);
    let mut steps = Vec::new();
    for table in [&mut first, &mut second] {
        steps.clear();
        for seat in Seats::first(table.rules().seats()) {
            let bytes = vec![seat.0, seed as u8];
            steps.extend(act(table, Deed::Contribute { bytes }.of(seat))?);
        }
        steps.extend(table.begin());
    }
    while let Turn::Decide(asked) = first.turn() {
        if steps.len() > 4 * G::LONGEST + 100 {
            return Err(("end", format!("not over after {} steps at a table", steps.len())));
        }
        let (before, since) = (first.state().clone(), first.last_step());
        let answers: Vec<(Seat, String)> =
            asked.into_iter().map(|seat| (seat, sample(&first, seat, random))).collect();
        let mut order = answers.clone();
        random.shuffle(&mut order);
        for (seat, action) in order {
            if asked.len() > 1 && random.below(4) == 0 {
                steps.extend(hesitate(&mut first, seat, random)?);
            }
            steps.extend(seal(&mut first, seat, action)?);
        }
        steps.extend(undo_and_redo(&mut first, &before, &answers, random)?);
        for (seat, action) in answers {
            answer(&mut second, seat, action)?;
        }
        if first.decision().is_multiple_of(4) {
            together(&first, since)?;
        }
        if first.state() != second.state() {
            let why =
                format!("one order of answers gives {}, another {}", first.position(), second.position());
            return Err(("sealed", why));
        }
    }
    if first.turn() != Turn::Over {
        return Err(("end", "an automatic table waits for chance".to_owned()));
    }
    asks_nobody(&mut first)?;
    apply_again(battery, seed, &first, &steps)?;
    records(battery, seed, &first, &second, random)
}

fn open<G: Game>(battery: &Battery<G>, seed: u64) -> Table<G> {
    let opening = Opening {
        setup: battery.setup.clone(),
        seed: Seed::from_number(seed),
        salt: Salt::from_number(seed),
        manual_chance: false,
        position: None,
    };
    Table::open(opening, Faces { legal: battery.legal, bots: |_| None, treaties: None })
        .expect("the set-up was opened before")
}

fn act<G: Game>(table: &mut Table<G>, step: Step<Given>) -> Result<Vec<Step>, Breach> {
    let say = format!("{step:?}");
    table
        .act(step)
        .map_err(|refusal| ("table", format!("{say} is refused: {refusal}; at {}", table.position())))
}

fn sample<G: Game>(table: &Table<G>, seat: Seat, random: &mut Stream) -> String {
    table.rules().write_action(&table.rules().sample(table.state(), seat, random))
}

fn answer<G: Game>(table: &mut Table<G>, seat: Seat, action: String) -> Result<Vec<Step>, Breach> {
    act(table, Step::Answer { seat, action: action.into(), by: By::Player })
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
fn seal<G: Game>(table: &mut Table<G>, seat: Seat, action: String) -> Result<Vec<Step>, Breach> {
    let before = (received(table), table.last_step());
    let steps = answer(table, seat, action)?;
    if table.sealed(seat).is_some() {
        if received(table) != before.0 {
            return Err(("sealed", format!("a sealed answer of {seat:?} changed a view")));
        }
        for viewer in viewers(table.rules()) {
            if table.told(before.1, viewer).iter().any(|told| told.text.id != "table-ready") {
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
    let mut steps = seal(table, seat, action)?;
    if random.below(2) == 0 {
        steps.extend(act(table, Deed::Unseal.of(seat))?);
    }
    Ok(steps)
}

/// Undoes what may be undone now and then, sees that it was undone, and does it again.
fn undo_and_redo<G: Game>(
    table: &mut Table<G>,
    before: &G::State,
    answers: &[(Seat, String)],
    random: &mut Stream,
) -> Result<Vec<Step>, Breach> {
    let [(seat, action)] = answers else { return Ok(Vec::new()) };
    if !table.can_undo(*seat) || random.below(4) != 0 {
        return Ok(Vec::new());
    }
    let (position, decision) = (table.position(), table.decision());
    let mut steps = act(table, Deed::Undo { to: None }.of(*seat))?;
    if table.decision() <= decision {
        return Err(("undo", "an undo leaves the decision's number".to_owned()));
    }
    if table.state() != before {
        return Err(("undo", format!("{action} was undone, which gives {}", table.position())));
    }
    steps.extend(answer(table, *seat, action.clone())?);
    if table.position() != position {
        return Err(("undo", format!("undone and done again, {action} gives {}", table.position())));
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
    for viewer in viewers(table.rules()) {
        if again.told(0, viewer) != table.told(0, viewer) {
            return Err(("replay", format!("the steps tell {viewer:?} something else")));
        }
    }
    Ok(())
}

fn records<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    first: &Table<G>,
    second: &Table<G>,
    random: &mut Stream,
) -> Result<(), Breach> {
    let names = vec!["Zoë \"Z\"".to_owned()];
    let seats = Seats::first(first.rules().seats()).into_iter().map(Level::Seat);
    for level in seats.chain([Level::Public, Level::Full]) {
        let text = first.record(level, &names);
        if second.record(level, &names) != text {
            return Err(("record", format!("two orders of answers make two records at {level:?}")));
        }
        match text.parse::<Record>() {
            Ok(record) if record.to_string() == text => {}
            Ok(record) => return Err(("record", format!("is\n{text}\nand written again\n{record}"))),
            Err(fault) => return Err(("record", format!("{fault}; in\n{text}"))),
        }
    }
    let text = first.record(Level::Full, &names);
    let record: Record = text.parse().expect("it was read just before");
    let mut again: Table<G> = open(battery, seed);
    replay(&record, &mut again, &mut |_| {}).map_err(|fault| ("replay", fault.to_string()))?;
    if again.state() != first.state() {
        return Err(("replay", format!("the record makes {}, not {}", again.position(), first.position())));
    }
    verify(&record, &mut open::<G>(battery, seed)).map_err(|fault| ("verify", fault.to_string()))?;
    forgeries(battery, seed, &record, random)?;
    for _ in 0..4 {
        let _: Result<Record, _> = mangle(&text, random).parse(); // may fail, must not panic
    }
    Ok(())
}

/// A record in which one draw or one move was changed is refused.
fn forgeries<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    record: &Record,
    random: &mut Stream,
) -> Result<(), Breach> {
    if record.lines.is_empty() {
        return Ok(());
    }
    let mut forged = record.clone();
    let at = random.below(record.lines.len() as u32) as usize;
    let mut other: Table<G> = open(battery, seed ^ 0x5EED);
    match &mut forged.lines[at].what {
        Step::Answer { action, .. } => {
            // Some other answer that could be given somewhere in this game.
            let actions = record.lines.iter().filter_map(|line| match &line.what {
                Step::Answer { action, .. } => Some(action.clone()),
                _ => None,
            });
            match actions.collect::<Vec<_>>().into_iter().find(|other| other != action) {
                Some(other) => *action = other,
                None => return Ok(()),
            }
        }
        Step::Roll { roll } => {
            let rolls = other.begin().into_iter().filter_map(|step| match step {
                Step::Roll { roll } => Some(roll),
                _ => None,
            });
            match rolls.into_iter().find(|other| other != roll) {
                Some(other) => *roll = other,
                None => roll.push('!'),
            }
        }
        Step::Deed { .. } => return Ok(()),
    }
    match verify(&forged, &mut open::<G>(battery, seed)) {
        Err(_) => Ok(()),
        Ok(()) => Err(("verify", format!("a record with line {} changed is accepted", forged.lines[at]))),
    }
}
