//! What is said and done at a table beside the game: treaties, instructions, and going back. What was undone never
//! happened, and what was said meanwhile was never said.

use super::super::viewers;
use super::{Breach, act, answer};
use rules::{Card, Fate, Game, REASONS, Random, Seat, Seats, Stream, Talk, Turn, Viewer};
use table::{By, Code, Deed, Given, LiveTable, Step, Table};

/// The longest way that is gone and come back.
const LONGEST_WAY: usize = 3;

/// Before a decision: seats give instructions and make treaties. At the first table more of the latter happen on a way
/// that is then undone. The steps of the first table; those of the second go `beside`.
pub(super) fn talk<G: Game>(
    first: &mut Table<G>,
    second: &mut Table<G>,
    random: &mut Stream,
    beside: &mut Vec<Step>,
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
        beside.extend(act(second, deed.clone().of(seat))?);
        made.extend(act(first, deed.of(seat))?);
    }
    let mut way = if random.below(4) == 0 { go(first, random, &mut made)? } else { Vec::new() };
    let went = !way.is_empty();
    for _ in 0..if went { random.below(4) } else { 0 } {
        let Some(word) = word(first, random)? else { break };
        let Some(steps) = said(first, word)? else { break };
        made.extend(steps);
    }
    come_back(first, &mut way, random, &mut made)?;
    for _ in 0..random.below(4) {
        let Some(word) = word(second, random)? else { break };
        let Some(steps) = said(second, word.clone())? else { break };
        beside.extend(steps);
        made.extend(act(first, counted(first, second, word))?);
    }
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

/// Says it, unless it is said already, or once too often.
fn said<G: Game>(table: &mut Table<G>, word: Step<Given>) -> Result<Option<Vec<Step>>, Breach> {
    match table.act(word.clone()) {
        Ok(steps) => Ok(Some(steps)),
        Err(refusal) if [Code::TooManyTreaties, Code::TreatyTwice, Code::TooLong].contains(&refusal.code) => {
            Ok(None)
        }
        Err(refusal) => Err(("treaties", format!("{word:?} is refused: {refusal}"))),
    }
}

/// The same word at the first table, where treaties that were unsaid have numbers, too.
fn counted<G: Game>(first: &Table<G>, second: &Table<G>, word: Step<Given>) -> Step<Given> {
    let Step::Deed { seat, mut deed } = word else { return word };
    if let Deed::Reply { treaty, .. } | Deed::Counter { treaty, .. } | Deed::Notice { treaty } = &mut deed {
        let own = |table: &Table<G>| table.treaties(Viewer::Seat(seat));
        let place = *treaty as usize - 1;
        let mut stand = own(first).into_iter().filter(|(card, _)| card.fate != Fate::Undone);
        debug_assert!(place < own(second).len());
        *treaty = stand.nth(place).map_or(0, |(card, _)| card.number);
    }
    deed.of(seat)
}

/// Something to say about treaties: an answer to what waits for one, a notice, or an offer.
pub(crate) fn word<G: Game>(table: &Table<G>, random: &mut Stream) -> Result<Option<Step<Given>>, Breach> {
    if !table.has_treaties() || !matches!(table.talk().0, Talk::Free | Talk::Public) {
        return Ok(None);
    }
    let seats = || Seats::first(table.rules().seats()).into_iter();
    let waiting = seats().find_map(|seat| {
        let cards = table.treaties(Viewer::Seat(seat));
        cards.into_iter().find(|(card, _)| card.awaits(seat)).map(|(card, _)| (seat, card.number))
    });
    if let Some((seat, treaty)) = waiting {
        let yes = random.below(4) > 0;
        let why = (!yes && random.below(2) == 0).then(|| REASONS[random.below(8) as usize].0.to_owned());
        return Ok(Some(Deed::Reply { treaty, yes, why }.of(seat)));
    }
    let seat = any_seat(table, random);
    let standing =
        |card: &Card| card.fate == Fate::Agreed && card.text.ends_with(" standing") && card.by.is_none();
    let held =
        table.treaties(Viewer::Seat(seat)).into_iter().find(|(card, _)| card.binds(seat) && standing(card));
    if let Some((card, _)) = held.filter(|_| random.below(8) == 0) {
        return Ok(Some(Deed::Notice { treaty: card.number }.of(seat)));
    }
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
