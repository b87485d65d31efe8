//! What we depend on: nothing that nobody uses, nothing under a licence that the MIT licence of the whole cannot bear.

use serde_json::Value;
use spdx::{Expression, LicenseId, ParseMode};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Licences that ask no more of us than to name them. Of those below, MPL-2.0 binds changes to its own files, and
/// OFL-1.1 those to its fonts; we make none.
const ALLOWED: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "BlueOak-1.0.0",
    "Zlib",
    "Unicode-3.0",
    "MPL-2.0",
    "OFL-1.1",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What cargo knows of the workspace, for the machine at hand.
fn metadata(more: &[&str]) -> Value {
    let cargo = || Command::new(env!("CARGO"));
    let output = cargo()
        .args(["metadata", "--format-version=1", "--locked"])
        .args(more)
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

fn list<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// The Rust files of a folder, in one text.
fn source(folder: &Path, all: &mut String) {
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            source(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Does a text name a crate, as a path or a whole import?
fn names(source: &str, library: &str) -> bool {
    source.match_indices(library).any(|(at, _)| {
        let before = source[..at].chars().next_back().unwrap_or(' ');
        let after = &source[at + library.len()..];
        !(before.is_alphanumeric() || before == '_') && (after.starts_with("::") || after.starts_with(';'))
    })
}

#[test]
fn every_dependency_is_used() {
    let workspace = metadata(&["--no-deps"]);
    let (mut unused, mut needed) = (Vec::new(), BTreeSet::new());
    for package in list(&workspace, "packages") {
        let folder = Path::new(text(package, "manifest_path")).parent().expect("the folder of a crate");
        let (mut lib, mut tests) = (String::new(), String::new());
        source(&folder.join("src"), &mut lib);
        source(&folder.join("tests"), &mut tests);
        let build = std::fs::read_to_string(folder.join("build.rs")).unwrap_or_default();
        for dependency in list(package, "dependencies") {
            let name = text(dependency, "name");
            needed.insert(name.to_owned());
            let library = dependency["rename"].as_str().unwrap_or(name).replace('-', "_");
            let used = match text(dependency, "kind") {
                "dev" => names(&lib, &library) || names(&tests, &library),
                "build" => names(&build, &library),
                _ => names(&lib, &library),
            };
            if !used {
                unused.push(format!("{}: {name}", text(package, "name")));
            }
        }
    }
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("the manifest of the workspace");
    let manifest: toml::Table = manifest.parse().expect("TOML");
    let listed = manifest["workspace"]["dependencies"].as_table().expect("the list of dependencies");
    unused.extend(
        listed.keys().filter(|name| !needed.contains(*name)).map(|name| format!("Cargo.toml: {name}")),
    );
    assert!(unused.is_empty(), "nobody uses {unused:#?}");
}

#[test]
fn every_licence_is_one_that_we_can_bear() {
    let version = Command::new(env!("CARGO")).arg("-vV").output().expect("cargo runs").stdout;
    let version = String::from_utf8(version).expect("text");
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names its host");
    let crates = metadata(&["--filter-platform", host]);
    let packages: Value = serde_json::from_str(
        &std::fs::read_to_string(root().join("web/package-lock.json")).expect("the lock file of the pages"),
    )
    .expect("JSON");
    let packages = packages["packages"].as_object().expect("packages").iter();
    let packages =
        packages.filter(|(path, _)| !path.is_empty()).map(|(path, of)| (path.as_str(), text(of, "license")));
    let all: Vec<(&str, &str)> = list(&crates, "packages")
        .iter()
        .map(|of| (text(of, "name"), text(of, "license")))
        .chain(packages)
        .collect();
    assert!(all.len() > 300, "cargo and npm name all that we depend on");
    let unbearable: Vec<_> = all.into_iter().filter(|(_, licence)| !is_bearable(licence)).collect();
    assert!(unbearable.is_empty(), "{unbearable:#?}");
}

fn is_bearable(licence: &str) -> bool {
    let allowed = |id: LicenseId| ALLOWED.contains(&id.name);
    Expression::parse_mode(licence, ParseMode::LAX)
        .is_ok_and(|licence| licence.evaluate(|part| part.license.id().is_some_and(allowed)))
}

#[test]
fn licences_are_read_as_they_are_meant() {
    for good in ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR GPL-2.0-only", "(MIT OR Apache-2.0) AND Unicode-3.0"]
    {
        assert!(is_bearable(good), "{good}");
    }
    for bad in ["", "GPL-3.0-only", "MIT AND GPL-2.0-only", "AGPL-3.0", "Some-Licence"] {
        assert!(!is_bearable(bad), "{bad}");
    }
    let source = "use toml::Table;\nuse serde;\n// spdx, my_toml::x, tomlx::y";
    assert!(
        names(source, "toml") && names(source, "serde") && !names(source, "spdx") && !names(source, "tomlx2")
    );
    assert!(!names("my_toml::x", "toml") && !names("toml_edit::x", "toml"));
}
