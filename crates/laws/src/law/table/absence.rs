//! Leaving and coming back: the option `absent_player` says what becomes of the seat, nobody waits for who is not there,
//! nothing shows that would not have shown, and the game comes to its end.

use super::super::viewers;
use super::{Answer, Breach, act, answer, apply_again, open, received, sample};
use crate::battery::Battery;
use rules::{Absence, Game, Random, Seat, Seats, Stream, Turn, Viewer};
use table::{By, Code, Deed, Level, LiveTable, Record, Step, Table, replay, verify};

fn breach(why: String) -> Breach {
    ("absence", why)
}

/// Plays game `seed` at a table where people come and go.
pub(crate) fn comings_and_goings<G: Game>(
    battery: &Battery<G>,
    seed: u64,
    random: &mut Stream,
) -> Result<(), Breach> {
    let mut table: Table<G> = open(battery, seed);
    let mut steps = table.begin();
    let all = Seats::first(table.rules().seats());
    let restless = 4 + random.below(12);
    let mut decided = 0;
    while let Turn::Decide(_) = table.turn() {
        if decided > G::LONGEST {
            return Err(breach(format!("not over after {decided} decisions")));
        }
        knows_nothing_more(battery, &table, random)?;
        let deserted = table.absence() == Absence::Idle && table.away() == all;
        if deserted || random.below(restless) == 0 {
            steps.extend(come_or_go(&mut table, deserted, random)?);
            continue;
        }
        let Some(seat) = table.awaited().into_iter().next() else {
            return Err(breach(format!("the table waits for nobody at {}", table.position())));
        };
        let gone = table.away().contains(seat);
        // where the rules say nothing, a bot does
        if gone && table.absent_answer(seat).is_some() {
            return Err(breach(format!(
                "the table waits for {seat:?}, who has left, at {}",
                table.position()
            )));
        }
        let given: Answer = (seat, sample(&table, seat, random), if gone { By::Bot } else { By::Player });
        let decision = table.decision();
        steps.extend(answer(&mut table, given)?);
        decided += usize::from(table.decision() != decision);
    }
    apply_again(battery, seed, &table, &steps)?;
    let text = table.record(Level::Full, &[]);
    let record: Record = text.parse().map_err(|fault| breach(format!("{fault}; in\n{text}")))?;
    let mut again: Table<G> = open(battery, seed);
    replay(&record, &mut again, &mut |_| {})
        .map_err(|fault| breach(format!("replay: {fault}; in\n{text}")))?;
    if again.state() != table.state() {
        return Err(breach(format!("the record makes {}, not {}", again.position(), table.position())));
    }
    verify(&record, &mut open::<G>(battery, seed)).map_err(|fault| breach(format!("verify: {fault}")))
}

/// Somebody leaves, or comes back.
fn come_or_go<G: Game>(
    table: &mut Table<G>,
    deserted: bool,
    random: &mut Stream,
) -> Result<Vec<Step>, Breach> {
    let seat = Seat(random.below(table.rules().seats().into()) as u8);
    let gone = table.away().contains(seat);
    let (deed, again) = if gone { (Deed::Return, Deed::Leave) } else { (Deed::Leave, Deed::Return) };
    // what is so already cannot be done once more
    refused(table, again.of(seat), if gone { Code::Away } else { Code::Here }, None)?;
    if gone && table.absence() == Absence::Out {
        refused(table, deed.of(seat), Code::Gone, Some(G::LEAVING))?;
        return Ok(Vec::new());
    }
    let (before, since, decision) = (received(table), table.last_step(), table.decision());
    let made = act(table, deed.of(seat))?;
    if table.away().contains(seat) == gone {
        return Err(breach(format!("{seat:?} comes or goes, and nothing comes of it")));
    }
    let asked = matches!(table.turn(), Turn::Decide(asked) if asked.contains(seat));
    if gone && asked && table.sealed(seat).is_none() && !table.awaited().contains(seat) {
        return Err(breach(format!("{seat:?} is back and is not asked")));
    }
    let word = match (gone, table.absence()) {
        (true, _) => "table-returned",
        (false, Absence::Bot) => "table-left-bot",
        (false, Absence::Idle) => "table-left-idle",
        (false, Absence::Out) => "table-left-out",
    };
    let same = table.decision() == decision && !deserted && table.turn() != Turn::Over;
    if same && received(table) != before {
        return Err(breach(format!("{seat:?} comes or goes, and a view changes")));
    }
    for viewer in viewers(table.rules()) {
        let told = table.told(since, viewer);
        if !told.iter().any(|told| told.text.id == word) {
            return Err(breach(format!("{viewer:?} does not hear of {seat:?}: {word}")));
        }
        if same && told.iter().any(|told| told.text.id != word && told.text.id != "table-ready") {
            return Err(breach(format!("{viewer:?} hears more than that {seat:?} comes or goes: {told:?}")));
        }
    }
    Ok(made)
}

fn refused<G: Game>(
    table: &mut Table<G>,
    step: Step<table::Given>,
    code: Code,
    clause: Option<&str>,
) -> Result<(), Breach> {
    let before = (table.position(), table.last_step(), table.away());
    match table.act(step.clone()) {
        Err(refusal) if refusal.code == code && (clause.is_none() || refusal.clause == clause) => {}
        other => return Err(breach(format!("{step:?} should be refused as {code:?}: {other:?}"))),
    }
    let after = (table.position(), table.last_step(), table.away());
    if after == before { Ok(()) } else { Err(breach(format!("{step:?} is refused and changes the table"))) }
}

/// What the rules answer for somebody who is not there rests on what that seat can know.
fn knows_nothing_more<G: Game>(
    battery: &Battery<G>,
    table: &Table<G>,
    random: &mut Stream,
) -> Result<(), Breach> {
    let (Some(scramble), Turn::Decide(asked)) = (battery.scramble, table.turn()) else { return Ok(()) };
    let (game, state) = (table.rules(), table.state());
    for seat in asked {
        let other = scramble(game, state, Viewer::Seat(seat), random);
        let answers = |state: &G::State| (game.absent(state, seat), game.on_timeout(state, seat));
        let (here, there) = (answers(state), answers(&other));
        if here != there {
            let why =
                format!("what the rules answer for {seat:?} shows what it cannot know: {here:?}, {there:?}");
            return Err(breach(why));
        }
    }
    Ok(())
}
