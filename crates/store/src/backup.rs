//! Copies that are whole or not there: made under another name, marked at the end, and only then given theirs.

use crate::{Error, Result};
use rusqlite::Connection;
use std::fs::File;
use std::path::{Path, PathBuf};

/// The name under which a copy is made.
pub(crate) fn part_of(to: &Path) -> Result<PathBuf> {
    if to.exists() {
        return Err(Error::Unavailable(format!("{} exists already", to.display())));
    }
    let part = with_ending(to, ".part");
    for left in [part.clone(), with_ending(&part, "-wal"), with_ending(&part, "-shm")] {
        if left.exists() {
            std::fs::remove_file(&left).map_err(|error| cannot(&left, &error))?;
        }
    }
    private(&part)?;
    Ok(part)
}

/// Marks a copy as complete and gives it its name.
pub(crate) fn finish(part: &Path, to: &Path) -> Result<()> {
    let file = Connection::open(part)?;
    file.execute_batch("DELETE FROM marks; INSERT INTO marks VALUES ('backup', 'complete')")?;
    // nothing of it lies beside it then
    file.pragma_update(None, "journal_mode", "DELETE")?;
    drop(file);
    let synced = File::open(part).and_then(|file| file.sync_all());
    synced.and_then(|()| std::fs::rename(part, to)).map_err(|error| cannot(to, &error))
}

/// Refuses a file without the mark that a finished copy has.
pub(crate) fn is_complete(file: &Connection, shown: &str) -> Result<()> {
    let sql = "SELECT count(*) FROM marks WHERE name = 'backup' AND value = 'complete'";
    let marks: u32 = file.query_row(sql, [], |row| row.get(0))?;
    if marks == 1 { Ok(()) } else { Err(Error::Incomplete(shown.to_owned())) }
}

/// The file beside another whose name ends so.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Opens a file for writing, and makes it if need be. What we keep is full of secrets: those who are neither its owner
/// nor of its group have no business with it.
pub(crate) fn private(path: &Path) -> Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| cannot(path, &error))?;
    #[cfg(unix)]
    close_to_others(path).map_err(|error| cannot(path, &error))?;
    Ok(file)
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o007 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & !0o007))
}

fn cannot(path: &Path, error: &std::io::Error) -> Error {
    Error::Unavailable(format!("{}: {error}", path.display()))
}
