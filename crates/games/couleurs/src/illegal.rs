//! Which rule refused it.

use rules::{Arg, Explain, Text};

/// A refusal. It names the nations by id, so that it can be explained without the board, and says nothing
/// of where a card is that the player does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// A chain without a card.
    Nothing,
    /// The flag is already covered, or the card is named twice, or it is not in play.
    NoCard(String),
    /// The player does not hold the card.
    NotHeld(String),
    /// The card cannot begin a turn.
    CannotBegin(String),
    /// The two are not joined.
    NotJoined(String, String),
    /// The card is joined to an earlier card of the turn, not to the one just played.
    Branches(String, String),
    /// Nothing can follow this island.
    IslandEnds(String),
    /// This island can only begin a turn.
    IslandLater(String),
    /// With `caribbean = all-three`: the chain needs the whole group in hand.
    GroupNotWhole(String, String),
    /// A third refusal.
    NoMoreRefusals,
    /// Chance has to decide something else now; the clause says what.
    OtherRoll(&'static str),
    /// Another seat is to be given cards.
    OtherSeat(&'static str),
    /// Another number of cards is to be drawn; the clause, and how many.
    OtherCount(&'static str, usize),
    /// The card is not in the stock; the clause by which cards are given now, and the card.
    NotInStock(&'static str, String),
}

impl Explain for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::Nothing => "CM-59",
            Illegal::NoCard(_) => "CM-04",
            Illegal::NotHeld(_) => "CM-07",
            Illegal::CannotBegin(_) => "CM-15",
            Illegal::NotJoined(..) => "CM-17",
            Illegal::Branches(..) => "CM-20",
            Illegal::IslandEnds(_) => "CM-30",
            Illegal::IslandLater(_) => "CM-35",
            Illegal::GroupNotWhole(..) => "CM-33",
            Illegal::NoMoreRefusals => "CM-44",
            Illegal::OtherRoll(clause)
            | Illegal::OtherSeat(clause)
            | Illegal::OtherCount(clause, _)
            | Illegal::NotInStock(clause, _) => clause,
        }
    }

    fn text(&self) -> Text {
        let nation = |id: &String| Arg::name(format!("couleurs-nation-{id}"));
        match self {
            Illegal::Nothing => Text::new("couleurs-illegal-nothing"),
            Illegal::NoCard(id) => Text::new("couleurs-illegal-no-card").with("nation", nation(id)),
            Illegal::NotHeld(id) => Text::new("couleurs-illegal-not-held").with("nation", nation(id)),
            Illegal::CannotBegin(id) => Text::new("couleurs-illegal-cannot-begin").with("nation", nation(id)),
            Illegal::NotJoined(from, to) => {
                Text::new("couleurs-illegal-not-joined").with("from", nation(from)).with("to", nation(to))
            }
            Illegal::Branches(from, to) => {
                Text::new("couleurs-illegal-branches").with("from", nation(from)).with("to", nation(to))
            }
            Illegal::IslandEnds(id) => Text::new("couleurs-illegal-island-ends").with("nation", nation(id)),
            Illegal::IslandLater(id) => Text::new("couleurs-illegal-island-later").with("nation", nation(id)),
            Illegal::GroupNotWhole(from, to) => {
                Text::new("couleurs-illegal-group").with("from", nation(from)).with("to", nation(to))
            }
            Illegal::NoMoreRefusals => Text::new("couleurs-illegal-no-more-refusals"),
            Illegal::OtherRoll(_) => Text::new("couleurs-illegal-other-roll"),
            Illegal::OtherSeat(_) => Text::new("couleurs-illegal-other-seat"),
            Illegal::OtherCount(_, count) => Text::new("couleurs-illegal-other-count").with("count", *count),
            Illegal::NotInStock(_, id) => {
                Text::new("couleurs-illegal-not-in-stock").with("nation", nation(id))
            }
        }
    }
}
