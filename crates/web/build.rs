//! Builds the pages into `OUT_DIR`.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs};

/// What the pages are made of, from the root of the repository. Each on its own: naming `web` would run npm
/// again whenever npm itself touched its folder.
const SOURCES: &[&str] = &[
    "locales",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

fn main() {
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    let dist = match env::var_os("WEB_DIST") {
        Some(ready) => fs::canonicalize(&ready)
            .unwrap_or_else(|error| fail(&format!("WEB_DIST={}: {error}", Path::new(&ready).display()))),
        None => built(),
    };
    if !dist.join("index.html").is_file() {
        fail(&format!("there is no index.html in {}", dist.display()));
    }
    println!("cargo::rustc-env=WEB_DIST_DIR={}", dist.display());
}

fn built() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let web = root.join("web");
    let dist = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join("dist");
    if !is_installed(&web) {
        npm(&web, &["ci", "--no-audit", "--no-fund"]);
    }
    npm(&web, &["run", "build", "--", "--outDir", &dist.display().to_string(), "--emptyOutDir"]);
    dist
}

/// Has `npm ci` run since the lock file was last changed?
fn is_installed(web: &Path) -> bool {
    let changed = |file: &str| fs::metadata(web.join(file)).and_then(|data| data.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(locked)) => installed >= locked,
        _ => false,
    }
}

fn npm(web: &Path, arguments: &[&str]) {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(arguments).current_dir(web).output().unwrap_or_else(|error| {
        fail(&format!(
            "building the pages needs npm ({error}): install Node 20.19 or newer, or name a folder of built \
             pages in WEB_DIST"
        ))
    });
    if !output.status.success() {
        // npm's own words go to cargo's log of this script; its error is shown with them.
        eprintln!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        fail(&format!("npm {} failed in {}", arguments[..2].join(" "), web.display()));
    }
}

fn fail(message: &str) -> ! {
    println!("cargo::error={message}");
    exit(1)
}
