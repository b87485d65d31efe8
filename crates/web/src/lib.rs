//! The pages, built and embedded.
//!
//! The build script runs `npm ci` (when the lock file is newer than what is installed) and `vite build`; what
//! comes out is part of this library in every profile, so the binary needs no files beside it. Packagers who
//! have the pages already name their folder in `WEB_DIST`, and no Node is needed.
//!
//! ```
//! let page = web::index();
//! assert_eq!(page.mime, "text/html");
//! assert!(web::asset("../Cargo.toml").is_none());
//! ```

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$WEB_DIST_DIR"]
struct Dist;

/// A file of the pages, ready to be sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with gzip, if that is shorter.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its media type.
    pub mime: String,
    /// Changes when the bytes do; with the quotes of an `ETag`.
    pub etag: String,
    /// May be kept for ever: its name contains a hash of its bytes.
    pub immutable: bool,
}

/// The file at a path such as `assets/index-C3xT.js`, without a leading slash.
pub fn asset(path: &str) -> Option<Asset> {
    let file = Dist::get(path).filter(|_| !path.ends_with(".gz"))?;
    let gzip = Dist::get(&format!("{path}.gz")).map(|packed| packed.data);
    Some(Asset {
        gzip: gzip.filter(|packed| packed.len() < file.data.len()),
        mime: file.metadata.mimetype().to_owned(),
        etag: etag(&file.metadata.sha256_hash()),
        immutable: path.starts_with("assets/"),
        bytes: file.data,
    })
}

/// The one page, which every address of the site is answered with.
///
/// # Panics
/// Never: the build script refuses to go on without it.
pub fn index() -> Asset {
    asset("index.html").expect("the build script checked it")
}

fn etag(hash: &[u8; 32]) -> String {
    format!("\"{}\"", base16ct::lower::encode_string(&hash[..12]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_names_scripts_that_are_there_and_never_change() {
        let html = String::from_utf8(index().bytes.into_owned()).unwrap();
        let start = html.find("/assets/").expect("a script") + 1;
        let script = &html[start..start + html[start..].find('"').unwrap()];
        let script = asset(script).expect("the script it names");
        assert_eq!(script.mime, "text/javascript");
        assert!(script.immutable && !index().immutable);
        assert!(script.gzip.expect("text shrinks").len() < script.bytes.len());
    }

    #[test]
    fn tags_follow_the_bytes() {
        let (index, icon) = (index(), asset("favicon.svg").expect("an icon"));
        assert_ne!(index.etag, icon.etag);
        assert_eq!(index.etag.len(), 26);
    }

    #[test]
    fn nothing_else_is_found() {
        for path in
            ["", "/", "index.html.gz", "/index.html", "assets", "assets/../index.html", "../../Cargo.toml"]
        {
            assert!(asset(path).is_none(), "{path}");
        }
    }
}
