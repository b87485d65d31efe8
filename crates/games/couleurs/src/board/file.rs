//! The board file and what makes it a board of this game.

use super::{MAX_AREAS, MAX_NATIONS};
use rules::SetupError;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The area without a geography: its cards are grey (CM-10).
pub const CENTRE: &str = "centre";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    schema: u32,
    game: String,
    #[serde(rename = "snapshot")]
    _snapshot: IgnoredAny,
    pub area: Vec<AreaLine>,
    pub nation: Vec<NationLine>,
    pub link: Vec<LinkLine>,
    omitted_border: Vec<OmittedLine>,
    pub rules: Numbers,
    counts: Counts,
    pub layout: Layout,
    #[serde(rename = "palette")]
    _palette: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaLine {
    pub id: String,
    pub name_fr: String,
    pub name_en: String,
    pub border: String,
    pub letter: char,
    #[serde(rename = "corner")]
    _corner: String,
    pub bonus: bool,
    count: usize,
    #[serde(rename = "prov")]
    _prov: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationLine {
    pub id: String,
    pub name_fr: String,
    pub name_en: String,
    pub area: String,
    pub value: u8,
    #[serde(default)]
    pub island: bool,
    pub grid: Option<[u8; 2]>,
    pub set: Set,
    #[serde(rename = "city")]
    _city: Option<String>,
    #[serde(rename = "capital")]
    _capital: Option<[f32; 2]>,
    #[serde(rename = "flag")]
    _flag: Option<IgnoredAny>,
    #[serde(rename = "rulebook_name")]
    _rulebook_name: Option<String>,
    #[serde(rename = "prov")]
    _prov: String,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default)]
pub enum Set {
    #[default]
    #[serde(rename = "base")]
    Base,
    #[serde(rename = "petits-etats")]
    SmallStates,
}

impl Set {
    pub fn small(self) -> bool {
        self == Set::SmallStates
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkLine {
    pub a: String,
    pub b: String,
    pub kind: Kind,
    #[serde(default)]
    set: Set,
    pub draw: Option<Stub>,
    #[serde(rename = "note")]
    _note: Option<String>,
    #[serde(rename = "prov")]
    _prov: String,
}

#[derive(Deserialize)]
pub enum Stub {
    #[serde(rename = "stub")]
    Stub,
}

/// The three kinds of lines; they count alike (CM-18).
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Full pink: a common land frontier.
    SolidPink,
    /// Dotted pink: across land that was not independent.
    DottedPink,
    /// Dotted blue: a sea route.
    DottedBlue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OmittedLine {
    a: String,
    b: String,
    #[serde(rename = "prov")]
    _prov: String,
}

/// The numbers of the rulebook.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    players_min: usize,
    players_max: usize,
    /// Cards dealt to each player (CM-05).
    pub deal: u8,
    draw_after: DrawAfter,
    /// Cards drawn after a pass (CM-25).
    pub draw_after_pass: u8,
    /// Cost of a pass for want of a first card (CM-43).
    pub penalty_unable: u8,
    penalty_refuse_first: u8,
    penalty_refuse_second: u8,
    refusals_allowed: u8,
    /// For the last card of a corner area (CM-41).
    pub bonus_area_last_card: u8,
    /// For going out (CM-42).
    pub bonus_out: u8,
    #[serde(rename = "multiplier")]
    _multiplier: String,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct DrawAfter {
    played_1: u8,
    played_2: u8,
    played_3: u8,
    played_4_or_more: u8,
}

impl Numbers {
    /// Refusals that a player has in a game (CM-44).
    pub const REFUSALS: u8 = 2;

    /// Cards drawn after playing so many (CM-23).
    pub fn draw_after(&self, played: usize) -> u8 {
        match played {
            0 | 1 => self.draw_after.played_1,
            2 => self.draw_after.played_2,
            3 => self.draw_after.played_3,
            _ => self.draw_after.played_4_or_more,
        }
    }

    /// Cost of refusal number `nth`, from 1 (CM-43).
    pub fn penalty_refusal(&self, nth: u8) -> i32 {
        i32::from(if nth <= 1 { self.penalty_refuse_first } else { self.penalty_refuse_second })
    }

    /// Cost of so many refusals together.
    pub fn penalty_refusals(&self, count: u8) -> i32 {
        (1..=count).map(|nth| self.penalty_refusal(nth)).sum()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    nations_base: usize,
    nations_petits_etats: usize,
    links_base: usize,
    links_petits_etats: usize,
    islands: usize,
    value_total_base: usize,
    #[serde(rename = "non_un_members")]
    _non_un_members: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub columns: u8,
    pub rows: u8,
    pub deck: [f32; 2],
    #[serde(default)]
    pub note_fr: String,
    #[serde(default)]
    pub note_en: String,
}

/// The file of a text; an error names the line.
pub fn read(text: &str) -> Result<File, Vec<SetupError>> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        vec![SetupError::new(format!("line {line}"), error.message())]
    })
}

impl File {
    /// Everything that contradicts the rules or the file itself.
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = Errors(Vec::new());
        errors.unless(self.schema == 1, "schema", None, || "only schema 1 can be read".into());
        errors.unless(self.game == "couleurs", "game", None, || {
            format!("is {:?}, not \"couleurs\"", self.game)
        });
        self.check_areas(&mut errors);
        self.check_nations(&mut errors);
        self.check_links(&mut errors);
        self.check_counts(&mut errors);
        self.check_numbers(&mut errors);
        errors.0
    }

    fn check_areas(&self, errors: &mut Errors) {
        let count = self.area.len();
        errors.unless(count <= MAX_AREAS, "area", None, || format!("{count} areas, at most {MAX_AREAS}"));
        let mut ids = BTreeSet::new();
        for area in &self.area {
            let field = format!("area {}", area.id);
            errors.unless(ids.insert(&area.id), &field, None, || "named twice".into());
            errors.unless(well_formed(&area.id), &field, None, || {
                "an id is small letters, digits and hyphens".into()
            });
            let colour = area
                .border
                .strip_prefix('#')
                .is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
            errors.unless(colour, &field, None, || "border is not a colour #rrggbb".into());
            errors.unless(area.letter.is_ascii_uppercase(), &field, None, || "letter is not A to Z".into());
            let flags = self.nation.iter().filter(|n| n.area == area.id && !n.set.small()).count();
            errors.unless(flags == area.count, &field, Some("CM-09"), || {
                format!("count is {}, but {flags} nations are in it", area.count)
            });
        }
        let grey = self.nation.iter().filter(|n| n.area == CENTRE && !n.set.small()).count();
        errors.unless(grey == 8, "area centre", Some("CM-10"), || format!("{grey} grey nations, not eight"));
        let paid = self.area.iter().filter(|area| area.bonus).count();
        errors.unless(paid == 4, "area", Some("CM-41"), || format!("{paid} areas with a bonus, not four"));
        let centre_paid = self.area.iter().any(|area| area.id == CENTRE && area.bonus);
        errors.unless(!centre_paid, "area centre", Some("CM-46"), || "the centre pays no bonus".into());
    }

    fn check_nations(&self, errors: &mut Errors) {
        let count = self.nation.len();
        errors.unless(count <= MAX_NATIONS, "nation", None, || {
            format!("{count} nations, at most {MAX_NATIONS}")
        });
        let (mut ids, mut places) = (BTreeSet::new(), BTreeSet::new());
        for nation in &self.nation {
            let field = format!("nation {}", nation.id);
            errors.unless(ids.insert(&nation.id), &field, Some("CM-04"), || "named twice".into());
            let id_fits = well_formed(&nation.id) && !["pass", "rest"].contains(&nation.id.as_str());
            errors.unless(id_fits, &field, None, || {
                "an id is small letters, digits and hyphens, and neither pass nor rest".into()
            });
            let known = self.area.iter().any(|area| area.id == nation.area);
            errors.unless(known, &field, Some("CM-09"), || format!("no area {:?}", nation.area));
            errors.unless((1..=99).contains(&nation.value), &field, Some("CM-03"), || {
                format!("value {}, not 1 to 99", nation.value)
            });
            match nation.grid {
                Some([column, row]) => {
                    let inside = column < self.layout.columns && row < self.layout.rows;
                    errors.unless(inside, &field, None, || "grid point outside the layout".into());
                    errors.unless(places.insert([column, row]), &field, None, || "grid point taken".into());
                }
                None => {
                    let placed = |id: &String| self.nation.iter().any(|n| n.id == *id && n.grid.is_some());
                    let beside = self.link.iter().any(|link| {
                        link.a == nation.id && placed(&link.b) || link.b == nation.id && placed(&link.a)
                    });
                    errors.unless(nation.set.small() && beside, &field, None, || {
                        "has no grid point; only a small state can do without, beside a nation that has one".into()
                    });
                }
            }
        }
    }

    fn check_links(&self, errors: &mut Errors) {
        let small: BTreeMap<_, _> = self.nation.iter().map(|n| (n.id.as_str(), n.set.small())).collect();
        let pair = |a: &str, b: &str| {
            if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) }
        };
        let mut seen = BTreeSet::new();
        for link in &self.link {
            let field = format!("link {} - {}", link.a, link.b);
            for end in [&link.a, &link.b] {
                errors.unless(small.contains_key(end.as_str()), &field, Some("CM-18"), || {
                    format!("no nation {end:?}")
                });
            }
            errors.unless(link.a != link.b, &field, Some("CM-18"), || "joins a nation to itself".into());
            errors
                .unless(seen.insert(pair(&link.a, &link.b)), &field, Some("CM-18"), || "given twice".into());
            let needs = [&link.a, &link.b].iter().any(|end| small.get(end.as_str()) == Some(&true));
            errors.unless(needs == link.set.small(), &field, None, || {
                "set = \"petits-etats\" belongs to the links of small states and to no others".into()
            });
        }
        for omitted in &self.omitted_border {
            let field = format!("omitted_border {} - {}", omitted.a, omitted.b);
            let known = [&omitted.a, &omitted.b].iter().all(|end| small.contains_key(end.as_str()));
            errors.unless(known, &field, Some("CM-02"), || "unknown nation".into());
            let joined = seen.contains(&pair(&omitted.a, &omitted.b));
            errors.unless(!joined, &field, Some("CM-02"), || "there is a link between them".into());
        }
    }

    fn check_counts(&self, errors: &mut Errors) {
        let small_nations = self.nation.iter().filter(|n| n.set.small()).count();
        let small_links = self.link.iter().filter(|link| link.set.small()).count();
        let base = || self.nation.iter().filter(|n| !n.set.small());
        for (field, stated, found) in [
            ("nations_base", self.counts.nations_base, base().count()),
            ("nations_petits_etats", self.counts.nations_petits_etats, small_nations),
            ("links_base", self.counts.links_base, self.link.len() - small_links),
            ("links_petits_etats", self.counts.links_petits_etats, small_links),
            ("islands", self.counts.islands, base().filter(|n| n.island).count()),
            ("value_total_base", self.counts.value_total_base, base().map(|n| usize::from(n.value)).sum()),
        ] {
            let field = format!("counts.{field}");
            errors.unless(stated == found, &field, None, || format!("says {stated}, the file has {found}"));
        }
    }

    fn check_numbers(&self, errors: &mut Errors) {
        let numbers = &self.rules;
        let players = (numbers.players_min, numbers.players_max);
        errors.unless(players == (3, 6), "rules.players", Some("CM-01"), || "three to six play".into());
        let dealt = usize::from(numbers.deal) * 6;
        let enough = (1..=self.counts.nations_base).contains(&dealt);
        errors.unless(enough, "rules.deal", Some("CM-05"), || format!("{dealt} cards would be dealt to six"));
        let twice = numbers.refusals_allowed == Numbers::REFUSALS;
        errors.unless(twice, "rules.refusals_allowed", Some("CM-44"), || "the penalties are for two".into());
        let draws = numbers.draw_after_pass >= 1;
        // Were a pass without a draw, a game with a stock could stand still for ever.
        errors.unless(draws, "rules.draw_after_pass", Some("CM-25"), || {
            "a pass draws at least one card".into()
        });
    }
}

fn well_formed(id: &str) -> bool {
    !id.is_empty()
        && !id.starts_with('-')
        && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

struct Errors(Vec<SetupError>);

impl Errors {
    fn unless(
        &mut self,
        holds: bool,
        field: &str,
        clause: Option<&'static str>,
        message: impl FnOnce() -> String,
    ) {
        if !holds {
            self.0.push(SetupError { clause, ..SetupError::new(field, message()) });
        }
    }
}
