//! The names of territories are made up where they are said: each is written, in both languages.

use africa::Territory;
use texts::{Lang, has};

#[test]
fn every_territory_has_a_name() {
    for lang in Lang::ALL {
        for territory in Territory::all() {
            let id = format!("africa-territory-{}", territory.id());
            assert!(has(lang, &id), "{lang:?} lacks {id}");
        }
    }
}
