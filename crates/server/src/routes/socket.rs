//! The socket of a table.

use crate::app::App;
use crate::body::{Asked, Named};
use crate::doors::Known;
use crate::error::{Error, Result, Why};
use crate::session::{Address, Visitor};
use crate::socket::{Line, serve};
use crate::tables::Caller;
use crate::wire::Problem;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use rules::Text;
use serde::Deserialize;

/// The longest message that a page may send.
const MESSAGE: usize = 64 * 1024;
/// Buffers of a socket: an idle one should cost next to nothing.
const READ: usize = 2 * 1024;
const WRITE: usize = 4 * 1024;

/// As whom, and from where on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Terms {
    /// Which of my seats; the first one I hold if absent.
    seat: Option<String>,
    /// The last number that I saw.
    after: Option<u64>,
    /// The secret of the invitation link, for a table that is not public.
    invite: Option<String>,
}

/// A WebSocket; its messages are described in docs/wire.md.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), Terms),
    responses((status = 101), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn socket(
    State(app): State<App>,
    visitor: Option<Visitor>,
    Address(address): Address,
    connection: Option<Extension<Known>>,
    Named(id): Named,
    Asked(Terms { seat, after, invite }): Asked<Terms>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response> {
    let upgrade = upgrade
        .map_err(|_| Error::from(Why::Unreadable).field("upgrade", Text::new("server-field-upgrade")))?;
    let place = app.limiters.socket(address, connection.map(|Extension(known)| known))?;
    let session = visitor.as_ref().map(|visitor| visitor.session);
    let caller = Caller { person: visitor.map(|visitor| visitor.person), invite };
    let table = app.table(&id).await?;
    // whoever is not admitted gets an answer that they can read, not a socket that closes
    let line = Line::attach(table, (caller, session), seat, after, false, place).await?;
    let meter = app.limiters.meter();
    Ok(upgrade
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(16 * MESSAGE)
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .on_upgrade(move |socket| serve(socket, line, meter)))
}
