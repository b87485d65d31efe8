//! Copies of the data: a backup, and a static archive of finished games that needs no server.

use crate::config::Data;
use crate::tables;
use rules::Viewer;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use store::{Postgres, Sqlite, Store, StoredTable};
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

/// Writes an archive of all finished games into a folder: each game's full record and its last position as
/// a picture, and a page that lists them. How many games.
///
/// # Errors
/// The data cannot be read, or the folder cannot be written.
pub async fn export(data: &Data, to: &Path, lang: Lang) -> Result<usize, CopyError> {
    let store = for_reading(data).await?;
    make(to)?;
    let mut rows = String::new();
    let (mut count, mut after) = (0, String::new());
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
            rows.push_str(&entry(&row, live.as_ref(), lang));
            count += 1;
        }
    }
    write(&to.join("index.html"), &page(&rows, lang))?;
    Ok(count)
}

async fn for_reading(data: &Data) -> Result<Box<dyn Store>, store::Error> {
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
fn entry(row: &StoredTable, live: &dyn LiveTable, lang: Lang) -> String {
    let people: Vec<String> = row.seats.iter().map(|seat| sitter(row, seat, lang)).collect();
    let outcome = live.standing().outcome.map(|outcome| outcome.how);
    let seats = SeatNames(people.clone());
    let (id, title) = (&row.id, escape(&name(lang, &format!("{}-title", row.game))));
    let mut entry = String::new();
    let _ = writeln!(
        entry,
        "<li><a href=\"{id}.txt\"><img src=\"{id}.svg\" alt=\"\" loading=\"lazy\"></a>\
         <h2>{title}</h2><p>{}</p><p>{}</p><p><a href=\"{id}.txt\">{}</a></p></li>",
        escape(&people.join(", ")),
        outcome.map(|how| escape(&say(lang, &how, &seats))).unwrap_or_default(),
        escape(&name(lang, "server-archive-record")),
    );
    entry
}

fn sitter(row: &StoredTable, seat: &store::StoredSeat, lang: Lang) -> String {
    let place = name(lang, &format!("{}-seat-{}", row.game, seat.id));
    if seat.name.is_empty() { place } else { format!("{} ({place})", seat.name) }
}

fn page(rows: &str, lang: Lang) -> String {
    let title = escape(&name(lang, "server-archive-title"));
    let intro = escape(&name(lang, "server-archive-intro"));
    let style = "body{font:1rem/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
                 ul{list-style:none;padding:0;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}\
                 img{width:100%}h2{font-size:1.2rem;margin:.5rem 0 0}p{margin:.25rem 0}";
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{title}</title>\n<style>{style}</style>\n<h1>{title}</h1>\n\
         <p>{intro}</p>\n<ul>\n{rows}</ul>\n</html>\n",
        lang.code()
    )
}

/// Text as it may stand in a page.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
