//! What all routes share, and the router that holds them.

use crate::accounts::Accounts;
use crate::bots::Bots;
use crate::chance::Luck;
use crate::config::{Config, Data};
use crate::doors::Doors;
use crate::error::Result;
use crate::limits::RateLimiters;
use crate::replays::Replays;
use crate::routes::health::Readiness;
use crate::tables::{Handle, Keeper};
use crate::{openapi, security};
use axum::Router;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use store::{Postgres, Sqlite, Store};
use tokio::sync::Semaphore;

/// So much that takes long to make is made at once; whoever wants more is asked to come back.
const HEAVY: usize = 16;

/// What tables need.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Bots,
    /// What tables and bots draw from.
    pub(crate) luck: Luck,
    /// When this server started, in milliseconds since 1970.
    pub(crate) started: i64,
    /// When the store was last back after it had failed, or the start.
    back: AtomicI64,
    /// The store has failed, and has not answered since.
    pub(crate) failing: AtomicBool,
}

impl Shared {
    /// From when on time is the players': the site's own failures are nobody's.
    pub(crate) fn back(&self) -> i64 {
        if self.failing.swap(false, Ordering::SeqCst) {
            self.back.store(self.config.wall.millis(), Ordering::SeqCst);
        }
        self.back.load(Ordering::SeqCst)
    }
}

/// What routes need.
pub(crate) struct State {
    pub(crate) shared: Arc<Shared>,
    pub(crate) keeper: Keeper,
    pub(crate) limiters: RateLimiters,
    pub(crate) accounts: Accounts,
    pub(crate) readiness: Readiness,
    pub(crate) doors: Arc<Doors>,
    pub(crate) replays: Replays,
    /// How much that takes long is done at once.
    pub(crate) heavy: Semaphore,
    /// True once the site is closing.
    pub(crate) closing: tokio::sync::watch::Sender<bool>,
}

/// A handle on it that every route gets.
pub(crate) type App = Arc<State>;

impl State {
    /// Gets everything ready.
    pub(crate) async fn open(store: Arc<dyn Store>, mut config: Config) -> Result<App, store::Error> {
        // nodes that share a store share its time
        if let Some(now) = store.time().await? {
            config.wall.set_to(now);
        }
        let bots = Bots::start(config.bots, config.test_seed.is_some());
        let doors = Doors::new(config.limits.connections, config.limits.connections_each);
        let limiters = RateLimiters::new(config.limits, config.wall.clone());
        let (started, luck) = (config.wall.millis(), Luck::new(config.test_seed));
        let (back, failing) = (AtomicI64::new(started), AtomicBool::new(false));
        let shared = Shared { config, store, bots, started, back, failing, luck };
        Ok(Arc::new(State {
            shared: Arc::new(shared),
            keeper: Keeper::default(),
            limiters,
            accounts: Accounts::default(),
            readiness: Readiness::default(),
            doors,
            replays: Replays::default(),
            heavy: Semaphore::new(HEAVY),
            closing: tokio::sync::watch::Sender::new(false),
        }))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// A session has ended: so do its sockets here; other nodes find out by themselves.
    pub(crate) async fn ended(&self, session: [u8; 32]) {
        for table in self.keeper.all() {
            table.ended(session).await;
        }
    }

    /// Some sessions have ended: every table looks at those of its sockets.
    pub(crate) async fn check_sessions(&self) {
        for table in self.keeper.all() {
            table.check_sessions().await;
        }
    }

    /// The table of this id.
    pub(crate) async fn table(&self, id: &str) -> Result<Handle> {
        self.keeper.find(&self.shared, id).await
    }
}

/// Opens the store.
pub(crate) async fn store(data: &Data) -> Result<Arc<dyn Store>, store::Error> {
    match data {
        Data::Database(url) => Ok(Arc::new(Postgres::connect(url).await?)),
        Data::Folder(folder) => {
            let cannot = |error| store::Error::Unavailable(format!("{}: {error}", folder.display()));
            make(folder).map_err(cannot)?;
            Ok(Arc::new(Sqlite::open(&file_in(folder))?))
        }
    }
}

/// Makes the folder of the data, which nobody else has to look into; one that is there stays as it is.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The file that holds everything.
pub(crate) fn file_in(folder: &Path) -> PathBuf {
    folder.join("veillee.db")
}

/// All routes with everything that guards them.
pub(crate) fn router(app: App) -> Router {
    let (api, document) = openapi::routes().split_for_parts();
    let api = api.route("/api/openapi.json", axum::routing::get(openapi::serve(&document)));
    let router = crate::routes::outside_the_api(api).with_state(app.clone());
    security::guard(router, app)
}
