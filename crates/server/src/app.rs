//! What all routes share, and the router that holds them.

use crate::accounts::Accounts;
use crate::bots::Bots;
use crate::chance::Luck;
use crate::config::{Config, Data};
use crate::error::Result;
use crate::limits::RateLimiters;
use crate::tables::{Handle, Keeper};
use crate::{openapi, security};
use axum::Router;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Postgres, Sqlite, Store};

/// What tables need.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Bots,
    /// What tables and bots draw from.
    pub(crate) luck: Luck,
    /// When this server started, in milliseconds since 1970.
    pub(crate) started: i64,
}

/// What routes need.
pub(crate) struct State {
    pub(crate) shared: Arc<Shared>,
    pub(crate) keeper: Keeper,
    pub(crate) limiters: RateLimiters,
    pub(crate) accounts: Accounts,
    /// True once the site is closing.
    pub(crate) closing: tokio::sync::watch::Sender<bool>,
}

/// A handle on it that every route gets.
pub(crate) type App = Arc<State>;

impl State {
    /// Opens the store and gets everything ready.
    pub(crate) async fn open(config: Config) -> Result<App, store::Error> {
        let store: Arc<dyn Store> = match &config.data {
            Data::Database(url) => Arc::new(Postgres::connect(url).await?),
            Data::Folder(folder) => {
                let cannot = |error| store::Error::Unavailable(format!("{}: {error}", folder.display()));
                std::fs::create_dir_all(folder).map_err(cannot)?;
                Arc::new(Sqlite::open(&file_in(folder))?)
            }
        };
        let bots = Bots::start(config.bots, config.test_seed.is_some());
        let limiters = RateLimiters::new(config.limits, config.wall.clone());
        let (started, luck) = (config.wall.millis(), Luck::new(config.test_seed));
        let shared = Shared { config, store, bots, started, luck };
        Ok(Arc::new(State {
            shared: Arc::new(shared),
            keeper: Keeper::default(),
            limiters,
            accounts: Accounts::default(),
            closing: tokio::sync::watch::Sender::new(false),
        }))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// The table of this id.
    pub(crate) async fn table(&self, id: &str) -> Result<Handle> {
        self.keeper.find(&self.shared, id).await
    }
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
