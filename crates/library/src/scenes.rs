//! How long it takes to show what happened: plain numbers beside the rules, which know nothing of it.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The scenes of one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenes {
    /// The field of an event that names its kind.
    pub tag: String,
    most: u64,
    #[serde(default)]
    long: BTreeMap<String, u64>,
    ms: BTreeMap<String, u64>,
}

static SCENES: LazyLock<BTreeMap<String, Scenes>> = LazyLock::new(|| {
    toml::from_str(include_str!("scenes.toml")).expect("the scenes of the shelf are tested")
});

impl Scenes {
    /// Those of this game; `None` where time runs at once.
    pub fn of(game: &str) -> Option<&'static Scenes> {
        SCENES.get(game)
    }

    /// How long events of these kinds are shown, and so nobody's time runs, in milliseconds.
    pub fn length<'a>(&self, kinds: impl IntoIterator<Item = &'a str>) -> u64 {
        let (sum, most) = kinds.into_iter().fold((0, self.most), |(sum, most), kind| {
            let ms = self.ms.get(kind).copied().unwrap_or_default();
            (sum + ms, most.max(self.long.get(kind).copied().unwrap_or_default()))
        });
        sum.min(most)
    }
}
