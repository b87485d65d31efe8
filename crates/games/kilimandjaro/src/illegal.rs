//! Which rule refused it.

use crate::card::Card;
use crate::counter::Counter;
use crate::names::{card_name, name_of};
use crate::state::Stage;
use rules::{Explain, Seat, Text};

/// Why an action or a roll is against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game asks for something else now.
    NotNow(Stage),
    /// The seat has no such counter left.
    NoSuchCounter(Counter),
    /// Not a space of the path where counters lie.
    OffPath(u8),
    /// A village.
    OnVillage(u8),
    /// A counter lies there.
    Taken(u8),
    /// A counter lies on the next space.
    Beside(u8, u8),
    /// The card is not in this hand.
    NotInHand(Card),
    /// There are three piles.
    NoSuchPile(u8),
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The expedition has not got past.
    NotAhead(Seat),
    /// Farther than the piles carry, or nowhere.
    OutOfReach(u8, u8),
    /// One cannot change places with oneself.
    Oneself,
    /// One cannot send oneself back.
    SendsOneself,
    /// The expedition stands on the same space.
    SameSpace(Seat),
    /// The expedition is in the start village.
    AtStart(Seat),
    /// The expedition is safe in a village.
    Sheltered(Seat),
    /// Someone has to be sent back.
    MustSend,
    /// Bots take over here.
    NoLeaving,
    /// Chance cannot have dealt or drawn this.
    NotDealt(&'static str),
}

impl Explain for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotNow(stage) => match stage {
                Stage::DrawDealer => "KI-45",
                Stage::DealCounters => "KI-06",
                Stage::Lay { .. } => "KI-07",
                Stage::DealCards => "KI-09",
                Stage::Play { .. } => "KI-14",
                Stage::Move { .. } => "KI-51",
                Stage::Banana { .. } => "KI-54",
                Stage::Swap { .. } => "KI-56",
                Stage::Send { .. } => "KI-64",
                Stage::Draw { .. } => "KI-23",
                Stage::Over => "KI-59",
            },
            Illegal::NoSuchCounter(_) => "KI-44",
            Illegal::OffPath(_) => "KI-42",
            Illegal::OnVillage(_) => "KI-08",
            Illegal::Taken(_) | Illegal::Beside(..) => "KI-41",
            Illegal::NotInHand(_) => "KI-14",
            Illegal::NoSuchPile(_) => "KI-10",
            Illegal::NoSuchSeat(_) => "KI-01",
            Illegal::NotAhead(_) => "KI-16",
            Illegal::OutOfReach(..) => "KI-51",
            Illegal::Oneself | Illegal::SameSpace(_) => "KI-56",
            Illegal::SendsOneself | Illegal::AtStart(_) | Illegal::Sheltered(_) | Illegal::MustSend => {
                "KI-64"
            }
            Illegal::NoLeaving => "KI-65",
            Illegal::NotDealt(clause) => clause,
        }
    }

    fn text(&self) -> Text {
        match *self {
            Illegal::NotNow(stage) => not_now(stage),
            Illegal::NoSuchCounter(counter) => {
                Text::new("kilimandjaro-refused-no-such-counter").with("counter", name_of(counter))
            }
            Illegal::OffPath(space) => Text::new("kilimandjaro-refused-off-path").with("space", space),
            Illegal::OnVillage(space) => Text::new("kilimandjaro-refused-on-village").with("space", space),
            Illegal::Taken(space) => Text::new("kilimandjaro-refused-taken").with("space", space),
            Illegal::Beside(space, next) => {
                Text::new("kilimandjaro-refused-beside").with("space", space).with("next", next)
            }
            Illegal::NotInHand(card) => {
                Text::new("kilimandjaro-refused-not-in-hand").with("card", card_name(card))
            }
            Illegal::NoSuchPile(pile) => {
                Text::new("kilimandjaro-refused-no-such-pile").with("pile", u16::from(pile) + 1)
            }
            Illegal::NoSuchSeat(seat) => {
                Text::new("kilimandjaro-refused-no-such-seat").with("number", u16::from(seat.0) + 1)
            }
            Illegal::NotAhead(seat) => Text::new("kilimandjaro-refused-not-ahead").with("seat", seat),
            Illegal::OutOfReach(distance, reach) => {
                Text::new("kilimandjaro-refused-out-of-reach").with("distance", distance).with("reach", reach)
            }
            Illegal::Oneself | Illegal::SendsOneself => Text::new("kilimandjaro-refused-oneself"),
            Illegal::SameSpace(seat) => Text::new("kilimandjaro-refused-same-space").with("seat", seat),
            Illegal::AtStart(seat) => Text::new("kilimandjaro-refused-at-start").with("seat", seat),
            Illegal::Sheltered(seat) => Text::new("kilimandjaro-refused-sheltered").with("seat", seat),
            Illegal::MustSend => Text::new("kilimandjaro-refused-must-send"),
            Illegal::NoLeaving => Text::new("kilimandjaro-refused-no-leaving"),
            Illegal::NotDealt(_) => Text::new("kilimandjaro-refused-not-dealt"),
        }
    }
}

fn not_now(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Lay { .. } => "kilimandjaro-now-lay",
        Stage::Play { .. } => "kilimandjaro-now-play",
        Stage::Move { .. } => "kilimandjaro-now-move",
        Stage::Banana { .. } => "kilimandjaro-now-banana",
        Stage::Swap { .. } => "kilimandjaro-now-swap",
        Stage::Send { .. } => "kilimandjaro-now-send",
        Stage::DrawDealer | Stage::DealCounters | Stage::DealCards | Stage::Draw { .. } => {
            "kilimandjaro-now-chance"
        }
        Stage::Over => "kilimandjaro-now-over",
    })
}
