//! Every message of the site, both directions: the one truth that `web/src/net/wire.ts` is written from
//! (`docs/wire.md` says how they are used).
//!
//! Seats are named by their ids. Where a [`rules::Text`] has a seat among its arguments it is a number: the
//! place in [`TableInfo::seats`].

mod ask;
mod described;
mod desk;
mod http;
mod lessons;
mod prompt;
mod table_info;
mod tell;
#[cfg(test)]
mod typescript;

pub use ask::{Ask, Question, Room};
pub use described::{Chart, Pick, Told};
pub use desk::{Desk, Note};
pub use http::{
    Answered, BoardDraft, BoardVerdict, Chronicle, Credentials, FieldError, Frame, GameInfo, Given, GoOn,
    HouseInfo, Me, MyName, NewTable, OptionInfo, Passphrase, PassphraseChange, Problem, Reason, Record,
    Rematched, Replay, RulesClause, RulesSection, RulesText, SeatChoice, SeatPlan, Sit, Start, TableCard,
    TableOpened, TimedPhase, Turns,
};
pub use lessons::{LessonAnswered, LessonGiven, LessonNext, LessonOffer, LessonPick, LessonStep};
pub use prompt::{Always, Branch, Prompt, PromptSlot, Tree};
pub use table_info::{
    AbsenceKind, ClocksInfo, ContractInfo, Manners, PhaseInfo, PrivateTalk, SeatInfo, SeatKind, Stage,
    TableInfo, Watchers, Words, You,
};
pub use tell::{
    Ahead, Offer, Said, Standing, StandingOutcome, StandingScore, Tell, TreatyFate, TreatyInfo, TurnInfo,
    TurnName, Update, Welcome,
};
