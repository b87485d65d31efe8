//! Starting and stopping a site.

use crate::app::{self, App, State, router};
use crate::config::Config;
use crate::listen::Listener;
use crate::routes::metrics as told;
use crate::tables::SOON;
use crate::{figures, listen, nodes, now};
use axum::Router;
use axum::routing::get;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Expiry, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long a closing site waits for those who are being served, and then for the store: five seconds in all.
const GRACE: Duration = Duration::from_millis(2_500);
const FAREWELL: Duration = Duration::from_millis(1_500);
/// How often what is no longer needed is thrown away.
const TIDY: Duration = Duration::from_secs(30);
/// How often tables that go on by themselves are looked for, and how many are taken up before the next look.
const LOOK: Duration = Duration::from_secs(1);
const TAKEN_UP: u32 = 50;

/// How often what nobody has come back to is forgotten: tables that never began after thirty days, games that nobody goes
/// on with after a year, in milliseconds. Finished games are kept.
const FORGET: Duration = Duration::from_secs(6 * 3_600);
const DAY: i64 = 24 * 3_600_000;
const OPEN: i64 = 30 * DAY;
const PLAYING: i64 = 365 * DAY;

/// Why a site could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A site that can be foretold, where others could reach it.
    #[error("a test seed foretells every draw: it is only for tests, at 127.0.0.1 and without a proxy")]
    TestSeed,
    /// The address.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address that was wanted.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
}

/// A running site.
pub struct Site {
    address: SocketAddr,
    app: App,
    served: JoinHandle<()>,
}

impl Site {
    /// Opens the store, listens, and takes up the tables that can go on without a person.
    ///
    /// # Errors
    /// The store cannot be opened, or the address is taken, or a test seed is where it must not be.
    pub async fn start(mut config: Config) -> Result<Site, StartError> {
        let (wanted, metrics) = (config.listen, config.metrics);
        if config.test_seed.is_some() {
            if !wanted.ip().is_loopback() || config.behind_proxy {
                return Err(StartError::TestSeed);
            }
            tracing::warn!("THIS SITE IS A TEST: every draw and every secret of its tables can be foretold");
        }
        let failed = |error| StartError::Listen { address: wanted, error };
        let listener = TcpListener::bind(wanted).await.map_err(failed)?;
        config.listen = listener.local_addr().map_err(failed)?;
        let store = app::store(&config.data).await?;
        let site = Site::start_on(listener, store, config).await?;
        if let Some(address) = metrics {
            serve_figures(address, site.app.closing.subscribe()).await?;
        }
        Ok(site)
    }

    /// The same on a listener and a store of one's own, whatever the configuration says of them.
    ///
    /// # Errors
    /// The store does not answer, or the listener has no address.
    pub async fn start_on(
        listener: impl Listener,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Result<Site, StartError> {
        figures::start();
        let wanted = config.listen;
        let address = listener.address().map_err(|error| StartError::Listen { address: wanted, error })?;
        let app = State::open(store, config).await?;
        let served = tokio::spawn(listen::serve(listener, router(app.clone()), app.clone()));
        tokio::spawn(nodes::follow(app.clone()));
        tokio::spawn(tidy(app.clone()));
        tokio::spawn(take_up(app.clone()));
        Ok(Site { address, app, served })
    }

    /// The address that it listens at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.app.keeper.all().len()
    }

    /// How many replays have been made, and not just sent.
    pub fn replays_made(&self) -> u64 {
        self.app.replays.made()
    }

    /// Forgets what nobody has come back to: ended sessions, guests without one, tables that were left.
    ///
    /// # Errors
    /// The store fails.
    pub async fn expire(&self) -> Result<store::Expired, store::Error> {
        expire(&self.app).await
    }

    /// Tells everybody when to come back, finishes what is under way, and closes the store.
    pub async fn stop(self) {
        self.app.closing.send_replace(true);
        let done = async {
            self.app.keeper.close().await;
            let _ = self.served.await;
        };
        if tokio::time::timeout(GRACE, done).await.is_err() {
            tracing::warn!("some requests were broken off");
        }
        match tokio::time::timeout(FAREWELL, self.app.store().leave()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the store was left without a word"),
            Err(_) => tracing::warn!("the store does not answer: it was left without a word"),
        }
    }
}

/// Takes up the tables that go on by themselves before long, the most urgent first, as long as the site is open: those
/// from before it started, those whose node is gone, those whose time comes near.
async fn take_up(app: App) {
    let mut closing = app.closing.subscribe();
    while !*closing.borrow_and_update() {
        let soon = app.shared.config.wall.millis() + SOON;
        let tables = app.store().take_up(soon, TAKEN_UP).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "running tables could not be taken up");
            Vec::new()
        });
        for id in &tables {
            if *closing.borrow() {
                return;
            }
            // one that cannot be read has said so, and is left alone
            if let Ok(table) = app.table(id).await {
                table.in_charge().await;
                metrics::counter!("veillee_taken_up_total").increment(1);
            }
        }
        if tables.is_empty() {
            let _ = tokio::time::timeout(LOOK, closing.changed()).await;
        }
    }
}

/// The figures at an address of their own.
async fn serve_figures(address: SocketAddr, mut closing: watch::Receiver<bool>) -> Result<(), StartError> {
    let failed = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let figures = Router::new().route("/metrics", get(told::figures));
    tokio::spawn(async move {
        let closed = async move { drop(closing.wait_for(|closing| *closing).await) };
        axum::serve(listener, figures).with_graceful_shutdown(closed).await
    });
    Ok(())
}

async fn expire(app: &App) -> Result<store::Expired, store::Error> {
    let now = app.shared.config.wall.millis();
    app.store().expire(Expiry { sessions: now, open: now - OPEN, playing: now - PLAYING }).await
}

async fn tidy(app: App) {
    let mut closing = app.closing.subscribe();
    let mut every = tokio::time::interval(TIDY);
    let mut forget = tokio::time::interval_at((now::instant() + FORGET).into(), FORGET);
    loop {
        tokio::select! {
            _ = forget.tick() => match expire(&app).await {
                Ok(gone) if gone != store::Expired::default() => tracing::info!(?gone, "forgotten"),
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "nothing could be forgotten"),
            },
            _ = every.tick() => {
                app.limiters.tidy();
                app.keeper.tidy();
                figures::tidy();
            }
            _ = closing.changed() => return,
        }
    }
}

/// Runs a site until it is told to stop: by Ctrl-C, or by the system (SIGTERM).
///
/// # Errors
/// It could not start.
pub async fn run(config: Config, started: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    let site = Site::start(config).await?;
    tracing::info!(address = %site.address(), "open");
    started(site.address());
    told_to_stop().await;
    tracing::info!("closing");
    site.stop().await;
    Ok(())
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminated = async {
        let signal = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending();
    tokio::select! {
        _ = interrupted => {}
        () = terminated => {}
    }
}
