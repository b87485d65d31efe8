//! What is said and done at a table beside the game: treaties, instructions, and going back. What was undone never
//! happened: what was said meanwhile stands, as it would without the way there and back.

use super::super::viewers;
use super::{Breach, act, answer};
use rules::{Game, Random, Seat, Seats, Stream, Talk, Turn, Viewer};
use table::{By, Code, Deed, Given, LiveTable, Step, Table};

/// The longest way that is gone and come back.
const LONGEST_WAY: usize = 3;

/// Before a decision: seats give instructions and make treaties. At the first table the latter may happen on a way
/// that is then undone. The steps of the first table.
pub(super) fn talk<G: Game>(
    first: &mut Table<G>,
    second: &mut Table<G>,
    random: &mut Stream,
) -> Result<Vec<Step>, Breach> {
    let mut made = Vec::new();
    if first.turn() == Turn::Over {
        return Ok(made);
    }
    if !G::INSTRUCTIONS.is_empty() && random.below(8) == 0 {
        let chosen = G::INSTRUCTIONS.iter().filter(|_| random.below(3) == 0);
        let instructions: Vec<String> = chosen.map(|&name| name.to_owned()).collect();
        let seat = any_seat(first, random);
        let deed = Deed::Instruct { instructions };
        act(second, deed.clone().of(seat))?;
        made.extend(act(first, deed.of(seat))?);
    }
    let mut way = if random.below(4) == 0 { go(first, random, &mut made)? } else { Vec::new() };
    let went = !way.is_empty();
    for _ in 0..random.below(4) {
        let Some(word) = word(second, random)? else { break };
        match second.act(word.clone()) {
            Err(refusal) if refusal.code == Code::TooManyTreaties => break,
            Err(refusal) => return Err(("treaties", format!("{word:?} is refused: {refusal}"))),
            Ok(_) => {}
        }
        // What is said on the way may not be fit to be said there, or be said before other ears.
        let alike = first.talk() == second.talk();
        match if alike { first.act(word.clone()).ok() } else { None } {
            Some(steps) => made.extend(steps),
            None => {
                come_back(first, &mut way, random, &mut made)?;
                made.extend(act(first, word)?);
            }
        }
    }
    come_back(first, &mut way, random, &mut made)?;
    if went && (first.state() != second.state() || before(first) != before(second)) {
        let (here, there) = (first.position(), second.position());
        return Err(("undo", format!("there and back again gives {here}, not {there}")));
    }
    Ok(made)
}

/// What everybody has before them at this moment.
fn before<G: Game>(table: &Table<G>) -> String {
    let all: Vec<Viewer> = viewers(table.rules()).collect();
    let sights = table.sights(&all, table.last_step()).into_iter();
    let sights = sights.map(|sight| (sight.view, sight.stage, sight.prompt.map(|prompt| prompt.slots)));
    format!("{:?} {:?} {:?}", sights.collect::<Vec<_>>(), table.offer(), table.awaited())
}

fn any_seat<G: Game>(table: &Table<G>, random: &mut Stream) -> Seat {
    Seat(random.below(table.rules().seats().into()) as u8)
}

/// Plays a few answers that can be undone; whose.
fn go<G: Game>(table: &mut Table<G>, random: &mut Stream, made: &mut Vec<Step>) -> Result<Vec<Seat>, Breach> {
    let mut way = Vec::new();
    while way.len() < LONGEST_WAY
        && let Some((seat, action)) = harmless(table, random)
    {
        made.extend(answer(table, (seat, action, By::Player))?);
        way.push(seat);
    }
    Ok(way)
}

/// An answer that can be undone: of one seat, it shows nothing, and somebody is asked next.
fn harmless<G: Game>(table: &Table<G>, random: &mut Stream) -> Option<(Seat, String)> {
    let game = table.rules();
    let Turn::Decide(asked) = table.turn() else { return None };
    let mut seats = Seats::first(game.seats()).into_iter();
    if asked.len() > 1 || seats.any(|seat| !table.instructions(seat).is_empty()) {
        return None; // others answer at once, and what is answered together cannot be undone
    }
    let seat = asked.into_iter().next()?;
    let action = game.sample(table.state(), seat, random);
    let (mut after, mut events) = (table.state().clone(), Vec::new());
    game.resolve(&mut after, &[(seat, action.clone())], &mut events);
    let shown = events.iter().any(|event| game.reveals(event));
    (!shown && matches!(game.turn(&after), Turn::Decide(_))).then(|| (seat, game.write_action(&action)))
}

/// Undoes the way, answer by answer or with everybody's agreement.
fn come_back<G: Game>(
    table: &mut Table<G>,
    way: &mut Vec<Seat>,
    random: &mut Stream,
    made: &mut Vec<Step>,
) -> Result<(), Breach> {
    while let Some(&last) = way.last() {
        let (decision, since) = (table.decision(), table.last_step());
        if random.below(2) == 0 {
            made.extend(act(table, Deed::Undo { to: None }.of(last))?);
            way.pop();
        } else {
            let at = (0..way.len()).find(|&at| !way[at + 1..].contains(&way[at])).expect("the last one");
            let kind = table::OfferKind::TakeBack;
            made.extend(act(table, Deed::Offer { kind }.of(way[at]))?);
            for seat in Seats::first(table.rules().seats()).without(way[at]) {
                made.extend(act(table, Deed::Accept.of(seat))?);
            }
            way.truncate(at);
        }
        if table.decision() <= decision {
            return Err(("undo", "an undo leaves the decision's number".to_owned()));
        }
        let unheard = |&seat: &Seat| {
            let viewer = Viewer::Seat(seat);
            !table.treaties(viewer).is_empty() && !table.has_treaty_news(since, viewer)
        };
        if let Some(seat) = Seats::first(table.rules().seats()).into_iter().find(unheard) {
            return Err(("treaties", format!("{seat:?} does not hear what an undo makes of treaties")));
        }
    }
    Ok(())
}

/// Something to say about treaties: an answer to what waits for one, or an offer.
fn word<G: Game>(table: &Table<G>, random: &mut Stream) -> Result<Option<Step<Given>>, Breach> {
    if !table.has_treaties() || !matches!(table.talk().0, Talk::Free | Talk::Public) {
        return Ok(None);
    }
    let seats = || Seats::first(table.rules().seats()).into_iter();
    let waiting = seats().find_map(|seat| {
        let cards = table.treaties(Viewer::Seat(seat));
        cards.into_iter().find(|(card, _)| card.awaits(seat)).map(|(card, _)| (seat, card.number))
    });
    if let Some((seat, treaty)) = waiting {
        return Ok(Some(Deed::Reply { treaty, yes: random.below(4) > 0 }.of(seat)));
    }
    let seat = any_seat(table, random);
    let mut picked: Vec<String> = Vec::new();
    loop {
        let next = table.next_term(seat, &picked);
        if next.complete && (next.options.is_empty() || random.below(2) == 0) {
            return Ok(Some(Deed::Propose { treaty: picked.join(" ") }.of(seat)));
        }
        match next.options.len() {
            0 if picked.is_empty() => return Ok(None),
            0 => return Err(("treaties", format!("{picked:?} leads nowhere for {seat:?}"))),
            n => picked.push(next.options[random.below(n as u32) as usize].token.to_string()),
        }
    }
}
