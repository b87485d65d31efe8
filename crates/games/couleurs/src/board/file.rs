//! The board file and what makes it a board of this game.

use super::{MAX_AREAS, MAX_NATIONS};
use crate::flags::Words;
use rules::{BoardFile, Errors, SetupError, Text};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The area without a geography: its cards are grey (CM-10).
pub const CENTRE: &str = "centre";

#[derive(Deserialize)]
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
    /// Colours of the flags.
    #[serde(default)]
    pub palette: BTreeMap<String, String>,
    /// Outlines of the flags.
    #[serde(default)]
    pub shapes: BTreeMap<String, String>,
}

#[derive(Deserialize)]
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
    pub capital: Option<[f32; 2]>,
    flag: Option<FlagLine>,
    #[serde(rename = "rulebook_name")]
    _rulebook_name: Option<String>,
    #[serde(rename = "prov")]
    _prov: String,
}

/// A flag in marks. Boards used to describe flags to people; those are drawn as the box draws them.
#[derive(Deserialize)]
#[serde(untagged)]
enum FlagLine {
    Marks(String),
    Description(#[expect(dead_code, reason = "read to see that it is a table")] BTreeMap<String, IgnoredAny>),
}

impl NationLine {
    /// The marks of the flag that the nation brings.
    pub fn flag(&self) -> Option<&str> {
        match &self.flag {
            Some(FlagLine::Marks(marks)) => Some(marks),
            Some(FlagLine::Description(_)) | None => None,
        }
    }
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
struct OmittedLine {
    a: String,
    b: String,
    #[serde(rename = "prov")]
    _prov: String,
}

/// The numbers of the rulebook.
#[derive(Deserialize, Clone, Debug)]
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
    multiplier: String,
}

#[derive(Deserialize, Clone, Debug)]
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
pub struct Layout {
    pub columns: u8,
    pub rows: u8,
    pub deck: [f32; 2],
    #[serde(default)]
    pub note_fr: String,
    #[serde(default)]
    pub note_en: String,
}

/// The file of a text.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(text: &str) -> Result<File, Vec<SetupError>> {
    BoardFile::read(text, File::check)
}

/// Everything that is wrong with a file, what would go unheard included.
pub fn check(text: &str) -> Vec<SetupError> {
    BoardFile::check(text, |file: &File, errors| {
        file.check(errors);
        let rule = "position in the chain: 1, 2, 3, 4, ... no limit".to_owned();
        errors.fixed("rules.multiplier", Some("CM-40"), &file.rules.multiplier, &rule);
    })
}

fn twice(what: &str) -> Text {
    Text::new("board-twice").with("what", what)
}

fn unknown(what: &str) -> Text {
    Text::new("board-unknown").with("what", what)
}

impl File {
    /// Everything that contradicts the rules or the file itself.
    fn check(&self, errors: &mut Errors) {
        errors.fixed("schema", None, &self.schema, &1);
        errors.fixed("game", None, &self.game.as_str(), &"couleurs");
        self.check_areas(errors);
        self.check_nations(errors);
        self.check_flags(errors);
        self.check_links(errors);
        self.check_counts(errors);
        self.check_numbers(errors);
    }

    fn check_areas(&self, errors: &mut Errors) {
        let most =
            |found: usize, most: usize| Text::new("board-most").with("found", found).with("most", most);
        errors.unless(self.area.len() <= MAX_AREAS, "area", None, || most(self.area.len(), MAX_AREAS));
        errors.unless(self.nation.len() <= MAX_NATIONS, "nation", None, || {
            most(self.nation.len(), MAX_NATIONS)
        });
        let mut ids = BTreeSet::new();
        for (place, area) in self.area.iter().enumerate() {
            let field = |key: &str| format!("area.{}.{key}", area.id);
            errors.unless(ids.insert(&area.id), &format!("area.{}.id", place + 1), None, || twice(&area.id));
            errors.unless(well_formed(&area.id), &field("id"), None, || Text::new("couleurs-board-id"));
            errors.colour(&field("border"), &area.border);
            errors.unless(area.letter.is_ascii_uppercase(), &field("letter"), None, || {
                Text::new("board-letter").with("found", area.letter.to_string())
            });
            let flags = self.nation.iter().filter(|n| n.area == area.id && !n.set.small()).count();
            errors.unless(flags == area.count, &field("count"), Some("CM-09"), || counted(area.count, flags));
        }
        let grey = self.nation.iter().filter(|n| n.area == CENTRE && !n.set.small()).count();
        let field = "area.centre";
        errors
            .unless(grey == 8, field, Some("CM-10"), || Text::new("couleurs-board-grey").with("found", grey));
        let paid = self.area.iter().filter(|area| area.bonus).count();
        errors.unless(paid == 4, "area", Some("CM-41"), || {
            Text::new("couleurs-board-paid").with("found", paid)
        });
        let centre_paid = self.area.iter().any(|area| area.id == CENTRE && area.bonus);
        errors
            .unless(!centre_paid, "area.centre.bonus", Some("CM-46"), || Text::new("couleurs-board-centre"));
    }

    fn check_nations(&self, errors: &mut Errors) {
        let (mut ids, mut places) = (BTreeSet::new(), BTreeSet::new());
        for (place, nation) in self.nation.iter().enumerate() {
            let field = |key: &str| format!("nation.{}.{key}", nation.id);
            let new = ids.insert(&nation.id);
            errors.unless(new, &format!("nation.{}.id", place + 1), Some("CM-04"), || twice(&nation.id));
            let id_fits = well_formed(&nation.id) && !["pass", "rest"].contains(&nation.id.as_str());
            errors.unless(id_fits, &field("id"), None, || Text::new("couleurs-board-id"));
            let known = self.area.iter().any(|area| area.id == nation.area);
            errors.unless(known, &field("area"), Some("CM-09"), || unknown(&nation.area));
            errors.between(&field("value"), Some("CM-03"), nation.value.into(), 1, 99);
            match nation.grid {
                Some([column, row]) => {
                    let inside = column < self.layout.columns && row < self.layout.rows;
                    errors.unless(inside, &field("grid"), None, || Text::new("couleurs-board-outside"));
                    errors.unless(places.insert([column, row]), &field("grid"), None, || {
                        Text::new("couleurs-board-taken")
                    });
                }
                None => {
                    let placed = |id: &String| self.nation.iter().any(|n| n.id == *id && n.grid.is_some());
                    let beside = self.link.iter().any(|link| {
                        link.a == nation.id && placed(&link.b) || link.b == nation.id && placed(&link.a)
                    });
                    errors.unless(nation.set.small() && beside, &field("grid"), None, || {
                        Text::new("couleurs-board-nowhere")
                    });
                }
            }
        }
    }

    /// Every mark of every flag can be drawn.
    fn check_flags(&self, errors: &mut Errors) {
        let words = Words::of(self);
        for nation in words.nations() {
            if let Err(wrong) = words.draw(nation) {
                errors.say(&format!("nation.{nation}.flag"), None, wrong);
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
            let field = |key: &str| format!("link.{}-{}{key}", link.a, link.b);
            for (key, end) in [(".a", &link.a), (".b", &link.b)] {
                errors.unless(small.contains_key(end.as_str()), &field(key), Some("CM-18"), || unknown(end));
            }
            let new = link.a != link.b && seen.insert(pair(&link.a, &link.b));
            errors.unless(new, &field(""), Some("CM-18"), || twice(&format!("{} - {}", link.a, link.b)));
            let needs = [&link.a, &link.b].iter().any(|end| small.get(end.as_str()) == Some(&true));
            errors
                .unless(needs == link.set.small(), &field(".set"), None, || Text::new("couleurs-board-set"));
        }
        for omitted in &self.omitted_border {
            let field = format!("omitted_border.{}-{}", omitted.a, omitted.b);
            for end in [&omitted.a, &omitted.b] {
                errors.unless(small.contains_key(end.as_str()), &field, Some("CM-02"), || unknown(end));
            }
            let joined = seen.contains(&pair(&omitted.a, &omitted.b));
            errors.unless(!joined, &field, Some("CM-02"), || Text::new("couleurs-board-omitted"));
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
            errors.unless(stated == found, &format!("counts.{field}"), None, || counted(stated, found));
        }
    }

    fn check_numbers(&self, errors: &mut Errors) {
        let numbers = &self.rules;
        errors.fixed("rules.players_min", Some("CM-01"), &numbers.players_min, &3);
        errors.fixed("rules.players_max", Some("CM-01"), &numbers.players_max, &6);
        let dealt = usize::from(numbers.deal) * 6;
        let enough = (1..=self.counts.nations_base).contains(&dealt);
        errors.unless(enough, "rules.deal", Some("CM-05"), || {
            Text::new("couleurs-board-deal").with("found", dealt)
        });
        errors.fixed("rules.refusals_allowed", Some("CM-44"), &numbers.refusals_allowed, &Numbers::REFUSALS);
        // Were a pass without a draw, a game with a stock could stand still for ever.
        let draws = numbers.draw_after_pass >= 1;
        errors.unless(draws, "rules.draw_after_pass", Some("CM-25"), || Text::new("board-zero"));
    }
}

fn counted(stated: usize, found: usize) -> Text {
    Text::new("board-count").with("stated", stated).with("found", found)
}

fn well_formed(id: &str) -> bool {
    !id.is_empty()
        && !id.starts_with('-')
        && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
