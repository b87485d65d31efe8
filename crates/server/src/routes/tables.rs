//! Tables that wait for players, and new ones.

use super::game::find;
use crate::app::App;
use crate::body::Body;
use crate::chance::Luck;
use crate::error::{Error, Result, Why};
use crate::session::{Address, Guest, Visitor};
use crate::tables::{self, Caller, Chair, Request};
use crate::wire::{Manners, NewTable, Problem, TableCard, TableOpened};
use crate::{chance, names, now};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use rules::Text;
use store::{Person, StoredSeat, StoredStage, StoredTable};
use table::clock::Clock;

/// As many as a page shows.
const LISTED: u32 = 50;
/// And as many of one host: nobody fills the page alone.
const EACH: u32 = 3;
/// The longest contracts: a day of bank, ten minutes a move, a month a decision.
const LONGEST: (u32, u32, u32) = (86_400, 600, 720);

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableCard>)))]
pub(crate) async fn list(State(app): State<App>, visitor: Option<Visitor>) -> Result<Json<Vec<TableCard>>> {
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite: None };
    let tables = app.store().on_offer(LISTED, EACH).await?;
    Ok(Json(cards(&app, &caller, tables).await))
}

/// The tables as cards; one that cannot be read is left out. Whose turn it is only a table in memory knows; what is not
/// in play is told from its row.
pub(super) async fn cards(app: &App, caller: &Caller, rows: Vec<StoredTable>) -> Vec<TableCard> {
    let mut cards = Vec::with_capacity(rows.len());
    for row in rows {
        let table = match app.keeper.in_memory(&row.id) {
            None if row.stage == StoredStage::Playing => app.table(&row.id).await.ok(),
            table => table,
        };
        match table {
            Some(table) => cards.extend(table.ask(|reply| Request::Card(caller.clone(), reply)).await),
            None => cards.extend(tables::card(&row, caller)),
        }
    }
    cards
}

/// Opens a table. It starts by itself once no seat is open; with bots alone, at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = TableOpened), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn open(
    State(app): State<App>,
    Address(address): Address,
    guest: Guest,
    Body(wish): Body<NewTable>,
) -> Result<(CookieJar, Json<TableOpened>)> {
    let person = guest.visitor.person;
    app.limiters.opening(address)?;
    if wish.public || wish.board.is_some() {
        app.limiters.showing(address)?;
    }
    if app.store().hosted(person.id).await? >= app.shared.config.limits.tables {
        return Err(Why::TooManyTables.into());
    }
    let (table, invitation) = plan(wish, &person, &app.shared.luck)?;
    let id = table.id.clone();
    let title = find(&table.game)?;
    title.open(tables::opening(&table, title)).map_err(Error::setup)?;
    app.store().create(table).await?;
    // told here, once: of an invitation only its hash is kept
    let caller = Caller { person: Some(person), invite: Some(invitation) };
    let opened = app.table(&id).await?.ask(|reply| Request::Look(caller, reply)).await?;
    Ok((guest.cookie, Json(opened)))
}

fn plan(wish: NewTable, me: &Person, luck: &Luck) -> Result<(StoredTable, String)> {
    let title = find(&wish.game)?;
    let names = wish.seats.iter().map(|plan| plan.id.clone()).collect();
    let ids = title.seat(&library::Seating::Named(names)).map_err(|error| Error::setup(vec![error]))?;
    let mut seats = Vec::with_capacity(ids.len());
    for id in ids {
        let plan = wish.seats.iter().find(|plan| plan.id == id);
        let mut seat = Chair::read(plan.map_or("open", |plan| &plan.who))?.seat(&id, me);
        if let Some(name) = plan.and_then(|plan| plan.name.as_deref()) {
            if seat.person.is_none() {
                return Err(Error::from(Why::BadSetup).field("name", Text::new("server-field-name")));
            }
            seat.name = names::name(name)?;
            if tables::is_called_so(&seats, &seat.name) {
                return Err(Why::NameTaken.into());
            }
        }
        seats.push(seat);
    }
    if wish.public && seats.iter().filter(|seat: &&StoredSeat| seat.person.is_some()).count() > 1 {
        return Err(Why::OneSeat.into());
    }
    let errors = wish.board.as_deref().map_or_else(Vec::new, |board| title.check_board(board));
    if !errors.is_empty() {
        return Err(Error::setup(errors));
    }
    let full = !seats.iter().any(|seat: &StoredSeat| seat.person.is_none() && seat.level.is_none());
    let clock = wish.clock.filter(|clock| *clock != Clock::None);
    if !clock.is_none_or(sensible) {
        return Err(Error::from(Why::BadSetup).field("clock", Text::new("server-field-clock")));
    }
    let (now, (seed, salt)) = (now::millis(), luck.table());
    let invitation = chance::invitation();
    let table = StoredTable {
        id: chance::table_id().into(),
        version: 1,
        game: title.key.to_owned(),
        rules_version: title.rules_version,
        options: wish.options,
        manners: (wish.manners != Manners::default())
            .then(|| serde_json::to_string(&wish.manners).expect("manners are plain data")),
        board: Some(wish.board.unwrap_or_else(|| title.board_hash().to_owned())),
        position: None,
        public: wish.public,
        invite: chance::kept(&invitation),
        seed,
        salt,
        host: me.id,
        clock: clock.map(|clock| serde_json::to_string(&clock).expect("a contract is JSON")),
        clocks: None,
        stage: if full { StoredStage::Playing } else { StoredStage::Open },
        rematch: None,
        created: now,
        touched: now,
        due: full.then_some(0),
        seats,
    };
    Ok((table, invitation))
}

fn sensible(clock: Clock) -> bool {
    match clock {
        Clock::None => true,
        Clock::Live { bank, add } => (1..=LONGEST.0).contains(&bank) && add <= LONGEST.1,
        Clock::Days { hours } => (1..=LONGEST.2).contains(&hours),
    }
}
