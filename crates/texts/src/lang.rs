//! The languages of the library.

use std::str::FromStr;

/// A language that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Two letters, as in folder names and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of the terminal: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides,
    /// as POSIX says; English if it names none of ours. `get` looks up a variable.
    pub fn of_locale(get: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(get)
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or(Lang::En)
    }
}

/// Reads `fr`, `fr_FR.UTF-8`, `fr-CA`, …
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let primary = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary)).ok_or(UnknownLang)
    }
}

/// A language that the library does not speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl std::fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the languages are: en, fr")
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_variable_that_is_set_decides() {
        let of = |set: &[(&str, &str)]| {
            Lang::of_locale(|name| set.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned()))
        };
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(of(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr_CA")]), Lang::Fr);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "fr")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "français")]), Lang::En);
        assert_eq!(of(&[]), Lang::En);
    }
}
