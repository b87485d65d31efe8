//! Real parts for tests: a throw-away PostgreSQL cluster, and visitors who come to a site through its front
//! door.

mod certificates;
mod cluster;
mod picks;
mod proxy;
mod socket;
pub mod trust;
mod visitor;

pub use cluster::Cluster;
pub use picks::picks;
pub use proxy::Proxy;
pub use socket::Socket;
pub use tempfile::TempDir;
pub use visitor::Visitor;

/// A folder of one's own, gone when dropped.
///
/// # Panics
/// If there is no room for it.
pub fn folder() -> TempDir {
    tempfile::Builder::new().prefix("veillee-").tempdir().expect("a folder")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// Tests are modules of one program a crate: one that nobody named there would never run.
    #[test]
    fn no_file_of_tests_is_forgotten() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut files = 0;
        for folder in [crates.clone(), crates.join("games")] {
            for member in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                let Ok(all) = fs::read_to_string(member.join("tests/all.rs")) else { continue };
                let manifest = fs::read_to_string(member.join("Cargo.toml")).unwrap();
                for file in fs::read_dir(member.join("tests")).unwrap().map(|entry| entry.unwrap().path()) {
                    if file.extension().is_none_or(|extension| extension != "rs") {
                        continue;
                    }
                    let name = file.file_stem().unwrap().to_str().unwrap();
                    let program = manifest.contains(&format!("name = \"{name}\""));
                    assert!(program || all.contains(&format!("mod {name};")), "{}", file.display());
                    files += 1;
                }
            }
        }
        assert!(files > 40, "only {files} files of tests were found");
    }
}
