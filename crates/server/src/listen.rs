//! Connections: accepted, served, and given up when the other side takes its time.

use crate::app::App;
use crate::doors::{Known, Place, network};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::Sleep;
use tower_service::Service;

/// When no connection can be accepted (no descriptors), this long is waited before the next attempt.
const BREATH: Duration = Duration::from_millis(50);

/// Where connections come from: the network, or a simulation of it.
pub trait Listener: Send + 'static {
    /// A connection.
    type Line: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next one, and who it comes from.
    fn accept(&mut self) -> impl Future<Output = Result<(Self::Line, SocketAddr)>> + Send;

    /// The address that is listened at.
    ///
    /// # Errors
    /// The system does not say.
    fn address(&self) -> Result<SocketAddr>;
}

impl Listener for TcpListener {
    type Line = TcpStream;

    async fn accept(&mut self) -> Result<(TcpStream, SocketAddr)> {
        let (stream, peer) = TcpListener::accept(self).await?;
        // a message is small and somebody waits for it: it must not wait for company
        let _ = stream.set_nodelay(true);
        Ok((stream, peer))
    }

    fn address(&self) -> Result<SocketAddr> {
        self.local_addr()
    }
}

/// Serves until the site closes, and then until everybody has been served.
pub(crate) async fn serve(mut listener: impl Listener, router: Router, app: App) {
    let mut closing = app.closing.subscribe();
    let mut closed = pin!(async move { drop(closing.wait_for(|closing| *closing).await) });
    let mut lines = JoinSet::new();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "nobody could be let in");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
            () = &mut closed => break,
        };
        while lines.try_join_next().is_some() {}
        // behind a proxy all come from one place, and it is the proxy that counts them
        let counted = !app.shared.config.behind_proxy;
        let Some(place) = app.doors.enter(network(peer.ip()), counted) else { continue };
        let number = place.number();
        let task = lines.spawn(connection(stream, peer, place, router.clone(), app.clone()));
        app.doors.served_by(number, task);
    }
    drop(listener);
    while lines.join_next().await.is_some() {}
}

async fn connection<L>(stream: L, peer: SocketAddr, place: Place, router: Router, app: App)
where
    L: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let deadlines = app.shared.config.deadlines;
    let known = Known(Arc::new(place));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(known.clone());
        router.clone().call(request)
    });
    let line = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(deadlines.header)
        .serve_connection(TokioIo::new(Patient::new(stream, deadlines.write)), service)
        .with_upgrades();
    let mut line = pin!(line);
    let mut closing = app.closing.subscribe();
    tokio::select! {
        _ = line.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    // what is under way is finished, and nothing more is asked
    line.as_mut().graceful_shutdown();
    let _ = line.await;
}

/// A line that is given up when nothing that is written is taken for too long.
struct Patient<L> {
    stream: L,
    patience: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<L> Patient<L> {
    fn new(stream: L, patience: Duration) -> Patient<L> {
        Patient { stream, patience, stuck: None }
    }

    /// What a write came to: one that waits is waited for only so long.
    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<Result<T>>) -> Poll<Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        metrics::counter!("veillee_lines_given_up_total").increment(1);
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
    }
}

impl<L: AsyncRead + Unpin> AsyncRead for Patient<L> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<L: AsyncWrite + Unpin> AsyncWrite for Patient<L> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
