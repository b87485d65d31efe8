//! Lists every file of `locales/` for the crate to embed, so that a new game's texts need no edit here.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let manifest = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    let locales = Path::new(&manifest).join("../../locales").canonicalize().expect("locales/ beside crates/");
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut list = String::new();
    for (constant, folder, extension) in [("MESSAGES", "", "ftl"), ("RULES", "rules", "md")] {
        writeln!(list, "/// (language, file name, text) of each `.{extension}` file of `locales/`.").unwrap();
        writeln!(list, "pub const {constant}: &[(&str, &str, &str)] = &[").unwrap();
        for language in ["en", "fr"] {
            for name in names(&locales.join(language).join(folder), extension) {
                let path = locales.join(language).join(folder).join(format!("{name}.{extension}"));
                writeln!(list, "    ({language:?}, {name:?}, include_str!({path:?})),").unwrap();
            }
        }
        list.push_str("];\n");
    }
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("files.rs");
    fs::write(out, list).expect("the build folder can be written");
}

/// Names, without extension, of the files in a folder, in a fixed order.
fn names(folder: &Path, extension: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            (path.extension()? == extension).then_some(name)
        })
        .collect();
    names.sort();
    names
}
