//! One socket: reads what the page says, writes what the table says.

use super::Line;
use crate::error::{Error, Why};
use crate::limits::Meter;
use crate::now;
use crate::tables::{Request, refusal};
use crate::wire::{Ask, Tell};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt, poll};
use serde::Deserialize;
use std::borrow::Cow;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

/// A line on which nothing is heard for this long is asked for a sign of life.
const QUIET: Duration = Duration::from_secs(25);
/// A page that takes nothing for this long is gone.
const STUCK: Duration = Duration::from_secs(20);
/// So many refusals for speaking too fast, and the socket is closed.
const PATIENCE: u32 = 200;

/// Serves a socket until either side lets go.
pub(crate) async fn serve(mut socket: WebSocket, mut line: Line, meter: Meter) {
    let mut outgoing = Vec::new();
    let mut heard = now::instant();
    let mut hasty = 0;
    let mut alarm = pin!(tokio::time::sleep(QUIET));
    let end = loop {
        tokio::select! {
            // what the table says first: a socket is looked at once for everything that it is told
            biased;
            taken = line.take(&mut outgoing) => {
                if taken == 0 {
                    break Some(close_code::RESTART);
                }
            }
            incoming = socket.next() => {
                let Some(Ok(message)) = incoming else { break None };
                heard = now::instant();
                let reply = match message {
                    Message::Text(text) if meter.check().is_ok() => say(&line, &text),
                    Message::Text(text) => {
                        hasty += 1;
                        if hasty > PATIENCE {
                            break Some(close_code::POLICY);
                        }
                        Some(refusal(ack_of(&text), Why::TooFast.into()))
                    }
                    Message::Binary(_) => break Some(close_code::UNSUPPORTED),
                    Message::Close(_) => break None,
                    Message::Ping(_) | Message::Pong(_) => None,
                };
                if let Some(reply) = reply {
                    outgoing.push(text(&reply));
                }
            }
            // set again only when it has rung: whatever was heard meanwhile only puts it off
            () = &mut alarm => {
                let quiet = now::since(heard);
                if quiet > 3 * QUIET {
                    break None;
                }
                if quiet >= QUIET && write(&mut socket, [Message::Ping("".into())]).await.is_err() {
                    break None;
                }
                let next = if quiet >= QUIET { now::instant() } else { heard };
                alarm.as_mut().reset((next + QUIET).into());
            }
        }
        if !outgoing.is_empty() && write(&mut socket, outgoing.drain(..).map(Message::Text)).await.is_err() {
            break None;
        }
    };
    drop(line);
    if let Some(code) = end {
        let farewell = Message::Close(Some(CloseFrame { code, reason: "".into() }));
        let _ = write(&mut socket, [farewell]).await;
    }
}

/// Writes all of them, then pushes them out together.
async fn write(socket: &mut WebSocket, messages: impl IntoIterator<Item = Message>) -> Result<(), ()> {
    let mut all = pin!(async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    });
    // nearly always there is room, and nothing to be timed
    let written = match poll!(&mut all) {
        Poll::Ready(written) => written,
        Poll::Pending => tokio::time::timeout(STUCK, all).await.map_err(drop)?,
    };
    written.map_err(drop)
}

/// Hands a message to the table. What cannot be handed over is answered at once.
fn say(line: &Line, text: &str) -> Option<Tell> {
    let read = if is_tagged(text) { serde_json::from_str::<Ask>(text).ok() } else { None };
    match read {
        Some(ask) => {
            let ack = ask.ack;
            let put = line.table.put(Request::Ask(line.socket, ask));
            put.err().map(|failure| refusal(ack, failure))
        }
        None => Some(refusal(ack_of(text), Error::from(Why::Unreadable))),
    }
}

/// Is it an object that names what it asks? A list would be taken for an object whose fields come in order, and a number
/// for the name at that place.
fn is_tagged(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Tagged<'a> {
        #[serde(borrow)]
        t: Cow<'a, str>,
    }
    text.starts_with('{') && serde_json::from_str::<Tagged>(text).is_ok_and(|tagged| !tagged.t.is_empty())
}

/// The `ack` of a message that may be unreadable otherwise; 0 if not even that can be read.
fn ack_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Acked {
        ack: u32,
    }
    serde_json::from_str::<Acked>(text).map_or(0, |acked| acked.ack)
}

fn text(message: &Tell) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are JSON").into()
}
