//! A line between two programs that can go dead without being cut.

use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Hands everything on to another address, until the line goes dead.
pub struct Proxy {
    address: String,
    stalled: Arc<watch::Sender<u64>>,
    open: watch::Sender<bool>,
}

impl Proxy {
    /// A proxy in front of this address.
    ///
    /// # Panics
    /// If there is no port for it.
    pub async fn start(target: String) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let stalled = Arc::new(watch::Sender::new(0));
        let stalls = stalled.clone();
        let (open, mut opened) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if opened.wait_for(|open| *open).await.is_err() {
                    return;
                }
                let Ok(far) = TcpStream::connect(&target).await else { continue };
                let ((a, b), (c, d)) = (near.into_split(), far.into_split());
                tokio::spawn(carry(a, d, stalls.subscribe()));
                tokio::spawn(carry(c, b, stalls.subscribe()));
            }
        });
        Proxy { address, stalled, open }
    }

    /// Where it listens.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on nothing goes over the lines that are open, in either direction; they stay open. New ones wait until it
    /// is mended.
    pub fn stall(&self) {
        self.open.send_replace(false);
        self.stalled.send_modify(|times| *times += 1);
    }

    /// New lines work again; those that went dead stay dead.
    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut stalled: watch::Receiver<u64>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        tokio::select! {
            biased;
            _ = stalled.changed() => std::future::pending::<()>().await,
            read = from.read(&mut bytes) => match read {
                Ok(count) if count > 0 && to.write_all(&bytes[..count]).await.is_ok() => {}
                _ => return,
            },
        }
    }
}
