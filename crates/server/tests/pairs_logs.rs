//! Pairs of games that differ only in what one viewer may not know.

use library::{Seating, Title};
use rules::{Budget, Seat, Setup, Stream, Turn, Viewer};
use std::collections::BTreeMap;
use table::{By, Deed, Level, LiveTable, Mind, Opening, Salt, Seed, Step};

/// What a part of a log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// What happened.
    Plain,
    /// A sealed answer that is soon replaced by another.
    Decoy(Seat),
    /// A treaty that one seat offers another.
    Treaty(Seat, Seat),
}

/// Steps that belong together.
#[derive(Clone)]
pub struct Part {
    pub steps: Vec<Step>,
    kind: Kind,
}

/// A game and how it is opened.
pub struct Told {
    pub title: &'static Title,
    pub opening: Opening,
    pub parts: Vec<Part>,
}

impl Told {
    fn table(&self) -> Box<dyn LiveTable> {
        self.title.open(self.opening.clone()).expect("it opens")
    }

    /// All steps as they are kept, part by part.
    pub fn lines(&self) -> Vec<Vec<String>> {
        self.parts.iter().map(|part| part.steps.iter().map(ToString::to_string).collect()).collect()
    }

    /// What a viewer may know of the whole: its record, and what brought something to light; `None` if these steps do not
    /// follow.
    fn known(&self, viewer: Viewer) -> Option<String> {
        let mut live = self.table();
        for step in self.parts.iter().flat_map(|part| &part.steps) {
            live.apply(step.clone()).ok()?;
        }
        let level = match viewer {
            Viewer::Seat(seat) => Level::Seat(seat),
            Viewer::Spectator => Level::Public,
        };
        let told = serde_json::to_string(&live.told(0, viewer)).expect("what is told is JSON");
        Some(live.record(level, &[]) + &told)
    }
}

/// What a random bot does.
fn chosen(live: &dyn LiveTable, seat: Seat, random: &mut Stream) -> String {
    let thought = live.think(seat, "random").expect("every game has a random bot");
    thought(&mut Mind::default(), &Budget::until(&|| true), random)
}

fn answer(seat: Seat, action: String) -> Step<table::Given> {
    Step::Answer { seat, action: action.into(), by: By::Player }
}

/// A treaty of one seat with another, term by term.
fn treaty(live: &dyn LiveTable, from: Seat, to: Seat, random: &mut Stream) -> Option<String> {
    let mut picked = vec![live.seat_ids()[to.index()].to_owned()];
    for _ in 0..12 {
        let next = live.next_term(from, &picked);
        if next.complete && (next.options.is_empty() || picked.len() > 3) {
            // of these two, and of nobody else
            let parties = [from, to].map(|seat| live.seat_ids()[seat.index()]);
            let is_other =
                |word: &String| live.seat_ids().contains(&word.as_str()) && !parties.contains(&word.as_str());
            return Some(picked.join(" ")).filter(|_| !picked.iter().any(is_other));
        }
        let options: Vec<String> = next.options.iter().map(|option| option.token.to_string()).collect();
        let at = rules::Random::below(random, options.len().max(1) as u32) as usize;
        picked.push(options.get(at)?.clone());
    }
    None
}

/// A game of random bots, with sealed answers that are given twice and treaties between any two.
pub fn game(key: &str, options: &[(&str, &str)], seed: u64, most: usize) -> Told {
    let title = library::title(key).expect("a game of the shelf");
    let seats = title.seat(&Seating::Count(title.min_seats)).expect("seats");
    let options: BTreeMap<String, String> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let opening = Opening {
        setup: Setup { seats, options, board: None },
        seed: Seed::from_number(seed),
        salt: Salt::from_number(seed),
        manual_chance: false,
        position: None,
    };
    let mut told = Told { title, opening, parts: Vec::new() };
    let mut live = told.table();
    let mut random = Stream::from_number(seed);
    told.parts.push(Part { steps: live.begin(), kind: Kind::Plain });
    let count = live.seat_ids().len() as u8;
    let mut treaties = 0;
    while let Turn::Decide(_) = live.turn()
        && told.parts.len() < most
    {
        if live.has_treaties() && treaties < 2 * count {
            let (from, to) = (Seat(treaties % count), Seat((treaties + 1 + treaties / count) % count));
            let offered = treaty(live.as_ref(), from, to, &mut random);
            if let Some(treaty) = offered.filter(|_| from != to)
                && let Ok(steps) = live.act(Deed::Propose { treaty }.of(from))
            {
                told.parts.push(Part { steps, kind: Kind::Treaty(from, to) });
                treaties += 1;
            }
        }
        let awaited = live.awaited();
        let sealed = awaited.len() > 1;
        for seat in awaited {
            if sealed && awaited.into_iter().last() != Some(seat) {
                let action = chosen(live.as_ref(), seat, &mut random);
                let steps = live.act(answer(seat, action)).expect("a bot's answer is legal");
                told.parts.push(Part { steps, kind: Kind::Decoy(seat) });
            }
            let action = chosen(live.as_ref(), seat, &mut random);
            let steps = live.act(answer(seat, action)).expect("a bot's answer is legal");
            if !steps.is_empty() {
                told.parts.push(Part { steps, kind: Kind::Plain });
            }
        }
    }
    // the end shows everything to everybody
    if live.turn() == Turn::Over {
        told.parts.pop();
    }
    told
}

/// The same game with everything changed that this viewer cannot know; how many steps are others.
pub fn other(told: &Told, viewer: Viewer, seed: u64) -> (Told, usize) {
    let mut random = Stream::from_number(seed);
    let mut live = told.table();
    let mut parts = Vec::new();
    for part in &told.parts {
        let wish = match part.kind {
            Kind::Decoy(seat) if !viewer.is(seat) => {
                let own = part.steps[0].to_string();
                let choices = (0..12).map(|_| chosen(live.as_ref(), seat, &mut random));
                let other = choices.map(|action| answer(seat, action)).find(|step| own != written(step));
                other.filter(|_| part.steps.len() == 1)
            }
            Kind::Treaty(from, to) if !viewer.is(from) && !viewer.is(to) => {
                let treaty = (0..12).find_map(|_| {
                    let text = treaty(live.as_ref(), from, to, &mut random)?;
                    Some(Deed::Propose { treaty: text }.of(from))
                        .filter(|step| part.steps[0].to_string() != written(step))
                });
                treaty.filter(|_| part.steps.len() == 1)
            }
            _ => None,
        };
        let steps = wish.and_then(|wish| live.act(wish).ok()).filter(|steps| steps.len() == part.steps.len());
        let steps = steps.unwrap_or_else(|| {
            part.steps.iter().for_each(|step| live.apply(step.clone()).expect("as it was"));
            part.steps.clone()
        });
        parts.push(Part { steps, kind: part.kind });
    }
    let other = Told { title: told.title, opening: told.opening.clone(), parts };
    let other = hidden(told, other, viewer, &mut random);
    let all = |told: &Told| told.lines().concat();
    let changed = all(told).iter().zip(&all(&other)).filter(|(one, two)| one != two).count();
    (other, changed)
}

fn written(step: &Step<table::Given>) -> String {
    match step {
        Step::Answer { seat, action: table::Given::Text(action), by } => {
            Step::<String, String, Seat>::Answer { seat: *seat, action: action.clone(), by: *by }.to_string()
        }
        Step::Deed { seat, deed } => deed.clone().of::<String, String, Seat>(*seat).to_string(),
        _ => String::new(),
    }
}

/// The words of a step that may be exchanged with those of another.
fn words(text: &str) -> Vec<&str> {
    text.split([' ', ',', '/', '=', '@', '>']).filter(|word| !word.is_empty()).collect()
}

/// Exchanges what was drawn and laid face down, as long as the viewer's own record says the same: words of two steps
/// change places, and everything after them still has to follow.
fn hidden(told: &Told, mut other: Told, viewer: Viewer, random: &mut Stream) -> Told {
    let Some(known) = told.known(viewer) else { panic!("a game follows from its own steps") };
    assert_eq!(
        other.known(viewer).as_ref(),
        Some(&known),
        "what was changed so far is nothing to {viewer:?}"
    );
    let mut places = Vec::new();
    for (at, part) in other.parts.iter().enumerate() {
        for (step, kept) in part.steps.iter().enumerate() {
            let text = kept.to_string();
            // what the record says in full is no secret
            let secret = match kept {
                Step::Roll { roll } => !known.contains(roll.as_str()),
                Step::Answer { seat, action, .. } => !viewer.is(*seat) && !known.contains(action.as_str()),
                Step::Deed { .. } => false,
            };
            if secret {
                places.push((at, step, words(&text).len()));
            }
        }
    }
    let mut done = 0;
    for _ in 0..60 {
        if places.is_empty() || done >= 4 {
            break;
        }
        let mut pick = |most: usize| rules::Random::below(random, most.max(1) as u32) as usize;
        let (one, two) = (places[pick(places.len())], places[pick(places.len())]);
        let (first, second) = (pick(one.2), pick(two.2));
        let text = |told: &Told, place: (usize, usize, usize)| told.parts[place.0].steps[place.1].to_string();
        let (a, b) = (text(&other, one), text(&other, two));
        let (Some(x), Some(y)) = (words(&a).get(first).copied(), words(&b).get(second).copied()) else {
            continue;
        };
        if x == y {
            continue;
        }
        let changed = match (one.0, one.1) == (two.0, two.1) {
            true => {
                let both = a.replacen(x, "\u{1}", 1).replacen(y, x, 1).replacen('\u{1}', y, 1);
                vec![(one, both)]
            }
            false => vec![(one, a.replacen(x, y, 1)), (two, b.replacen(y, x, 1))],
        };
        let mut attempt =
            Told { title: other.title, opening: other.opening.clone(), parts: other.parts.clone() };
        let read = changed.iter().all(|(place, text)| match text.parse::<Step>() {
            Ok(step) => {
                attempt.parts[place.0].steps[place.1] = step;
                true
            }
            Err(_) => false,
        });
        if read && attempt.known(viewer).as_ref() == Some(&known) {
            other = attempt;
            done += 1;
        }
    }
    other
}
