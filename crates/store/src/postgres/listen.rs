//! Hints from other nodes. Whatever may have been missed while the line was down is made up for: each time
//! the listener hears again, it says [`Hint::Lost`] first.

use super::PATIENCE;
use super::address::Address;
use crate::{Error, Hint, Result};
use futures_util::{StreamExt, stream::poll_fn};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_postgres::AsyncMessage;

/// A name by which a node knows its own news.
pub(super) fn node_name() -> String {
    use std::hash::{BuildHasher, RandomState};
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}

/// Listens until nobody wants the hints any more.
pub(super) fn start(address: Address, node: String) -> mpsc::Receiver<Hint> {
    let (hints, receiver) = mpsc::channel(1024);
    tokio::spawn(async move {
        while !hints.is_closed() {
            if let Err(error) = listen(&address, &node, &hints).await {
                tracing::warn!(%error, "the line to the database was lost, trying again");
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    receiver
}

async fn listen(address: &Address, node: &str, hints: &mpsc::Sender<Hint>) -> Result<()> {
    // a connection of its own: poolers and long queries would hold the news up
    let connected = tokio::time::timeout(PATIENCE, address.config.connect(address.tls.clone())).await;
    let silent = || Error::Unavailable("no answer in time".into());
    let (client, mut connection) = connected.map_err(|_| silent())??;
    let mut messages = poll_fn(move |context| connection.poll_message(context));
    // a request only moves while somebody polls the connection, so both are waited for together
    let asked = async {
        client.batch_execute("LISTEN veillee").await?;
        let _ = hints.send(Hint::Lost).await;
        // a line that only brings news says nothing when it is dead: it is asked now and then
        loop {
            tokio::time::sleep(PATIENCE / 2).await;
            let alive = tokio::time::timeout(PATIENCE / 2, client.batch_execute("")).await;
            alive.map_err(|_| silent())??;
        }
    };
    tokio::pin!(asked);
    loop {
        tokio::select! {
            failed = &mut asked => {
                let failed: Result<std::convert::Infallible> = failed;
                return failed.map(drop);
            }
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(news))) => tell(news.payload(), node, hints).await,
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Error::Unavailable("the line was closed".into())),
            },
            () = hints.closed() => return Ok(()),
        }
    }
}

async fn tell(news: &str, node: &str, hints: &mpsc::Sender<Hint>) {
    let mut words = news.split(' ');
    if words.next() == Some(node) {
        return;
    }
    for table in words {
        let _ = hints.send(Hint::Table(table.to_owned())).await;
    }
}
