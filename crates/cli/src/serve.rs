//! `veillee serve`: the whole site.

use crate::error::Error;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use rules::Text;
use server::{Config, Data, Limits, WallClock};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use texts::{Lang, SeatNames, say};
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    data: Where,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    #[arg(long, value_name = "URL", value_parser = contact)]
    contact: Option<String>,
    #[arg(long)]
    no_limits: bool,
    #[arg(long, value_name = "MS", default_value_t = 700)]
    calm: u64,
    /// For tests; see [`Config::test_seed`].
    #[arg(long, hide = true)]
    test_seed: Option<u64>,
    #[arg(long, value_name = "text|json", value_parser = ["text", "json"], default_value = "text")]
    log: String,
}

/// Where the data are.
#[derive(clap::Args)]
pub struct Where {
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "VEILLEE_DATABASE")]
    database: Option<String>,
}

impl Where {
    /// As the server wants it.
    pub fn data(&self) -> Data {
        match (&self.database, &self.data) {
            (Some(url), _) => Data::Database(url.clone()),
            (None, Some(folder)) => Data::Folder(folder.clone()),
            (None, None) => Data::Folder(usual_folder(|name| std::env::var_os(name).map(PathBuf::from))),
        }
    }
}

/// Where programs of this system keep what they are told to keep; beside the caller if it does not say.
fn usual_folder(get: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let set = |name: &str| get(name).filter(|path| path.is_absolute());
    set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")))
        .map_or_else(|| Path::new("veillee-data").to_owned(), |folder| folder.join("veillee"))
}

/// An address that `security.txt` may name, on one line.
fn contact(text: &str) -> Result<String, String> {
    let known = ["mailto:", "https://", "tel:"].iter().any(|kind| text.starts_with(kind));
    if known && !text.contains(char::is_whitespace) {
        Ok(text.to_owned())
    } else {
        Err("mailto: https: tel:".into())
    }
}

pub fn run(args: Args, lang: Lang) -> Result<(), Error> {
    log(args.log == "json");
    let data = args.data.data();
    let place = match &data {
        Data::Folder(folder) => folder.display().to_string(),
        // an address may hold a password
        Data::Database(_) => "PostgreSQL".to_owned(),
    };
    let mut config = Config::new(args.listen, data);
    config.behind_proxy = args.behind_proxy;
    config.metrics = args.metrics;
    config.contact = args.contact;
    config.bots.at_least = Duration::from_millis(args.calm);
    if args.test_seed.is_some() {
        config.test_seed = args.test_seed;
        config.wall = WallClock::stopped();
    }
    if args.no_limits {
        config.limits = Limits::none();
    }
    let proxy = args.behind_proxy;
    let started = |address: SocketAddr| {
        let line = |id, name, value: String| {
            let said = say(lang, &Text::new(id).with(name, value), &SeatNames::default());
            // whoever started us may not be listening any more, which is no reason to stop
            let _ = writeln!(std::io::stdout(), "{said}");
        };
        line("cli-serve-open", "address", format!("http://{address}"));
        if let Some(house) = server::house(address).filter(|_| !proxy) {
            let house = format!("http://{house}");
            line("cli-serve-house", "address", house.clone());
            if std::io::stdout().is_terminal()
                && let Ok(code) = QrCode::new(house)
            {
                // light on dark, as terminals are
                let code = code.render().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
                let _ = writeln!(std::io::stdout(), "{code}");
            }
        }
        line("cli-serve-data", "place", place);
    };
    let runtime = runtime()?;
    let ran = runtime.block_on(server::run(config, started));
    // whoever still waits for a disk or a database is not waited for
    runtime.shutdown_timeout(Duration::from_millis(500));
    ran.map_err(|error| Error::Failed(error.to_string()))
}

/// The runtime of everything that waits.
pub fn runtime() -> Result<Runtime, Error> {
    // Half of the processors: the disk, the bots and the system need some as well. What is told from one thread to
    // another costs twice, so where half of them is one, that one does it all.
    let threads = std::thread::available_parallelism().map_or(1, usize::from) / 2;
    let mut builder = match threads {
        0 | 1 => Builder::new_current_thread(),
        _ => Builder::new_multi_thread(),
    };
    Ok(builder.worker_threads(threads.max(1)).enable_all().build()?)
}

/// Lines on stderr; what the program itself has to say is on stdout.
fn log(json: bool) {
    let wanted = std::env::var("VEILLEE_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let levels =
        wanted.unwrap_or_else(|| Targets::new().with_default(tracing_subscriber::filter::LevelFilter::INFO));
    let colours = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_ansi(colours).with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry().with(levels);
    if json { registry.with(lines.json()).init() } else { registry.with(lines).init() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_folder_is_where_the_system_says() {
        let of = |set: &[(&str, &str)]| {
            usual_folder(|name| set.iter().find(|(n, _)| *n == name).map(|(_, path)| PathBuf::from(path)))
        };
        assert_eq!(of(&[("HOME", "/home/anna")]), Path::new("/home/anna/.local/share/veillee"));
        let both = [("HOME", "/home/anna"), ("XDG_DATA_HOME", "/data")];
        assert_eq!(of(&both), Path::new("/data/veillee"));
        assert_eq!(of(&[("XDG_DATA_HOME", "relative")]), Path::new("veillee-data"));
    }
}
