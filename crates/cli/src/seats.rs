//! Who sits where: `--seats you,bot:strong` or `--seats gb=you:Anna,fr=bot`.

use crate::error::Error;
use library::{BotLevel, Seating, Title, level};
use rules::Text;
use std::fmt;
use texts::Lang;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person at this terminal, perhaps with a name.
    You(Option<String>),
    /// A bot.
    Bot(&'static BotLevel),
}

impl Who {
    /// As a record has it; nothing for a person without a name.
    pub fn written(&self) -> String {
        match self {
            Who::You(name) => name.clone().unwrap_or_default(),
            Who::Bot(level) => format!("bot ({})", level.name),
        }
    }
}

/// As `--seats` has it.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::You(None) => f.write_str("you"),
            Who::You(Some(name)) => write!(f, "you:{name}"),
            Who::Bot(level) => write!(f, "bot:{}", level.name),
        }
    }
}

/// The level of a bot that nobody chose.
const USUAL: &str = "medium";

/// Seat ids in the game's order, and who sits on each.
pub fn read(lang: Lang, title: &Title, words: &[String]) -> Result<(Vec<String>, Vec<Who>), Error> {
    let mut places = words.iter().map(|word| place(lang, word)).collect::<Result<Vec<_>, _>>()?;
    if places.is_empty() {
        places.push((None, Who::You(None)));
        places.resize_with(title.min_seats, || (None, Who::Bot(level(USUAL).expect("a level"))));
    }
    let named: Vec<&str> = places.iter().filter_map(|(seat, _)| seat.as_deref()).collect();
    let mut free = title.seats.iter().copied().filter(|id| !named.contains(id));
    // A seat that nobody named takes the next free one; too many people find none and are refused below.
    let mut seated: Vec<(String, Who)> = Vec::new();
    for (seat, who) in &places {
        let id = seat.clone().or_else(|| free.next().map(str::to_owned)).unwrap_or_default();
        seated.push((id, who.clone()));
    }
    let ids = seated.iter().map(|(id, _)| id.clone()).collect();
    let ids = title.seat(&Seating::Named(ids))?;
    let who = |id: &String| seated.iter().find(|(seat, _)| seat == id).map(|(_, who)| who.clone());
    let whos = ids.iter().filter_map(who).collect();
    Ok((ids, whos))
}

/// `[SEAT=]you[:NAME]` or `[SEAT=]bot[:LEVEL]`.
fn place(lang: Lang, word: &str) -> Result<(Option<String>, Who), Error> {
    let (seat, who) = match word.split_once('=') {
        Some((seat, who)) => (Some(seat.to_owned()), who),
        None => (None, word),
    };
    let (kind, detail) = match who.split_once(':') {
        Some((kind, detail)) => (kind, Some(detail)),
        None => (who, None),
    };
    let unknown = || Error::bad(lang, Text::new("cli-error-seat").with("word", word));
    let who = match kind {
        "you" => Who::You(detail.filter(|name| !name.is_empty()).map(str::to_owned)),
        "bot" => Who::Bot(level(detail.unwrap_or(USUAL)).ok_or_else(unknown)?),
        _ => return Err(unknown()),
    };
    Ok((seat, who))
}
