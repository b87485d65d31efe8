//! Copies of the data: a backup, and a static archive of finished games that needs no server.

use crate::config::Data;
use crate::routes::{replay, rules};
use crate::tables::{self, Caller};
use crate::wire::{Replay, TableOpened};
use ::rules::{Seat, Viewer};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use store::{Postgres, Sqlite, Store, StoredStep, StoredTable};
use table::{Level, LiveTable};
use texts::{Lang, SeatNames, name, say};

/// Why a copy could not be made.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The store.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A file of the copy.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
}

/// Copies all data, as of one moment, into a new file, also while a server runs.
///
/// # Errors
/// The data cannot be read, or the file exists or cannot be written.
pub async fn backup(data: &Data, to: &Path) -> Result<(), CopyError> {
    Ok(for_reading(data).await?.backup(to).await?)
}

/// Writes an archive of all finished games into a folder: each game's full record, its last position as a picture, the
/// replay as a page that needs no server, and a page that lists them. How many games.
///
/// # Errors
/// The data cannot be read, or the folder cannot be written.
pub async fn export(data: &Data, to: &Path, lang: Lang) -> Result<usize, CopyError> {
    let store = for_reading(data).await?;
    make(to)?;
    let (mut games, mut after) = (Vec::new(), String::new());
    loop {
        let ids = store.finished(&after, 100).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            let Some(row) = store.table(&id).await? else { continue };
            let steps = store.steps(&id, 0).await?;
            // a game that this program can no longer play is told of by the server's log, not here
            let Ok(mut live) = tables::open(&row) else { continue };
            if steps.iter().any(|step| tables::apply(live.as_mut(), step).is_err()) {
                continue;
            }
            write(&to.join(format!("{id}.txt")), &live.record(Level::Full, &names(&row)))?;
            write(&to.join(format!("{id}.svg")), &live.draw(Viewer::Spectator))?;
            let Some(kept) = answers(&row, &steps, live.as_ref()) else { continue };
            let kept = serde_json::to_string(&kept).expect("answers are JSON");
            write(&to.join(format!("{id}.js")), &format!("window.veillee = {kept};\n"))?;
            write(&to.join(format!("{id}.html")), &watch(&row, lang).into_string())?;
            games.push(entry(&row, live.as_ref(), lang));
        }
    }
    for file in ["replay.js", "replay.css"] {
        let asset = web::asset(&format!("archive/{file}")).map(|asset| asset.bytes).unwrap_or_default();
        write(&to.join(file), &String::from_utf8_lossy(&asset))?;
    }
    write(&to.join("index.html"), &page(&games, lang).into_string())?;
    Ok(games.len())
}

/// What the site would answer to the page of a replay, by address: each packed and in hexadecimal digits, so that a page
/// opened from a folder can have it.
fn answers(
    row: &StoredTable,
    steps: &[StoredStep],
    live: &dyn LiveTable,
) -> Option<BTreeMap<String, String>> {
    let id = &row.id;
    let card = tables::card(row, &Caller::default())?;
    let opened = TableOpened { id: id.to_string(), table: card.table, you: card.you };
    let mut kept = BTreeMap::from([
        (format!("/tables/{id}"), packed(&opened)),
        (format!("/tables/{id}/board"), packed(&live.chart())),
    ]);
    let seats = (0u8..).zip(&row.seats).map(|(place, seat)| (&*seat.id, Some(Viewer::Seat(Seat(place)))));
    for (eyes, viewer) in [("public", Some(Viewer::Spectator)), ("full", None)].into_iter().chain(seats) {
        let frames = replay::frames(row, steps, viewer).ok()?;
        kept.insert(format!("/tables/{id}/replay?as={eyes}"), packed(&Replay { frames }));
    }
    for lang in Lang::ALL {
        let text = rules::text(&row.game, lang).ok()?;
        kept.insert(format!("/games/{}/rules?lang={}", row.game, lang.code()), packed(&text));
    }
    Some(kept)
}

fn packed(answer: &impl Serialize) -> String {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let json = serde_json::to_vec(answer).expect("answers are JSON");
    let bytes = packer.write_all(&json).and_then(|()| packer.finish()).expect("memory takes everything");
    base16ct::lower::encode_string(&bytes)
}

pub(crate) async fn for_reading(data: &Data) -> Result<Box<dyn Store>, store::Error> {
    Ok(match data {
        Data::Folder(folder) => Box::new(Sqlite::open_for_reading(&crate::app::file_in(folder))?),
        Data::Database(url) => Box::new(Postgres::open_for_reading(url).await?),
    })
}

fn make(folder: &Path) -> Result<(), CopyError> {
    std::fs::create_dir_all(folder).map_err(|error| CopyError::File { path: folder.to_owned(), error })
}

fn write(path: &Path, text: &str) -> Result<(), CopyError> {
    std::fs::write(path, text).map_err(|error| CopyError::File { path: path.to_owned(), error })
}

fn names(row: &StoredTable) -> Vec<String> {
    row.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// A finished game on the list.
fn entry(row: &StoredTable, live: &dyn LiveTable, lang: Lang) -> Markup {
    let people: Vec<String> = row.seats.iter().map(|seat| sitter(row, seat, lang)).collect();
    let outcome = live.standing().outcome.map(|outcome| outcome.how);
    let seats = SeatNames(people.clone(), live.names());
    let record = format!("{}.txt", row.id);
    let replay = format!("{}.html", row.id);
    html! {
        li {
            a href=(replay) { img src=(format!("{}.svg", row.id)) alt="" loading="lazy"; }
            h2 { (name(lang, &format!("{}-title", row.game))) }
            p { (people.join(", ")) }
            p { @if let Some(how) = outcome { (say(lang, &how, &seats)) } }
            p {
                a href=(replay) { (name(lang, "server-archive-replay")) }
                " · "
                a href=(record) { (name(lang, "server-archive-record")) }
            }
        }
    }
}

fn sitter(row: &StoredTable, seat: &store::StoredSeat, lang: Lang) -> String {
    let place = name(lang, &format!("{}-seat-{}", row.game, seat.id));
    if seat.name.is_empty() { place } else { format!("{} ({place})", seat.name) }
}

const STYLE: &str = "body{font:1rem/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
    ul{list-style:none;padding:0;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}\
    img{width:100%}h2{font-size:1.2rem;margin:.5rem 0 0}p{margin:.25rem 0}";

/// The page of one replay: the same as on the site, with what the site would answer beside it.
fn watch(row: &StoredTable, lang: Lang) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-replay=(row.id) {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, viewport-fit=cover, interactive-widget=resizes-content";
            title { (name(lang, &format!("{}-title", row.game))) }
            link rel="stylesheet" href="replay.css";
            body {
                div id="app" {}
                script src=(format!("{}.js", row.id)) {}
                script src="replay.js" {}
            }
        }
    }
}

fn page(games: &[Markup], lang: Lang) -> Markup {
    let title = name(lang, "server-archive-title");
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width";
            title { (title) }
            style { (PreEscaped(STYLE)) }
            h1 { (title) }
            p { (name(lang, "server-archive-intro")) }
            ul { @for game in games { (game) } }
        }
    }
}
