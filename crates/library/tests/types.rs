//! The types of every game's view, events and effects, written down where they are read: for the pages in
//! `web/src/games/<key>/types.ts`, for the OpenAPI document in `schemas.json`. Stale if the games have changed since.

use rules::{Arg, Game, Part, Seat, Text};
use serde_json::{Map, Value, json};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::Path;
use table::clock::Clock;
use ts_rs::{Config, TS, TypeVisitor};
use utoipa::ToSchema;

const WRITE: &str = "VEILLEE_WRITE=1 cargo test -p library types";

/// Every type that a type is made of, by its name.
#[derive(Default)]
struct Declared {
    config: Config,
    met: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (id, name) = (TypeId::of::<T>(), T::ident(&self.config));
        match self.met.get(&name) {
            Some((known, _)) => assert_eq!(*known, id, "two types are called {name}"),
            None => {
                let docs = T::docs().unwrap_or_default();
                self.met.insert(name, (id, format!("\n{docs}export {}\n", T::decl(&self.config))));
                T::visit_dependencies(self);
            }
        }
    }
}

fn fresh(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("VEILLEE_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is stale: {WRITE}", path.display());
}

/// Writes the types of a game and of its chart for its pages; its key.
fn page_of<G: Game, C: TS + 'static>() -> &'static str
where
    G::View: TS + 'static,
    G::EventView: TS + 'static,
    G::Effect: TS + 'static,
{
    let mut declared = Declared::default();
    declared.visit::<G::View>();
    declared.visit::<G::EventView>();
    declared.visit::<G::Effect>();
    declared.visit::<C>();
    let config = &declared.config;
    let [view, event, effect, chart] =
        [G::View::name(config), G::EventView::name(config), G::Effect::name(config), C::name(config)];
    let types: String = declared.met.values().map(|(_, decl)| decl.as_str()).collect();
    let text = format!(
        "// Written from crates/games/{key} by the tests of crates/library: {WRITE}\n{types}\n\
         /** What this game's pages are given. */\n\
         export interface Types {{\n  view: {view};\n  event: {event};\n  effect: {effect};\n  chart: {chart};\n}}\n",
        key = G::KEY,
    );
    let text: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    fresh(&format!("../../web/src/games/{}/types.ts", G::KEY), &text);
    G::KEY
}

/// A schema and all that it is made of, by their names.
fn collected<T: ToSchema>() -> Vec<(String, Value)> {
    let mut found = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut found);
    found.into_iter().map(|(name, schema)| (name, json!(schema))).collect()
}

/// The schemas of a game under names of its own, such as `europa.Help`; those of view, event, effect and chart.
fn schemas_of<G: Game, C: ToSchema>(all: &mut Map<String, Value>) -> [Value; 4]
where
    G::View: ToSchema,
    G::EventView: ToSchema,
    G::Effect: ToSchema,
{
    let found =
        [collected::<G::View>(), collected::<G::EventView>(), collected::<G::Effect>(), collected::<C>()];
    found.map(|found| {
        let own = |name: &str| format!("#/components/schemas/{}.{name}", G::KEY);
        let first = json!({ "$ref": own(&found[0].0) });
        for (name, schema) in found.into_iter().filter(|(name, _)| name != "NoEffect") {
            let schema = schema.to_string().replace("#/components/schemas/", &own(""));
            all.insert(format!("{}.{name}", G::KEY), schema.parse().expect("what was written can be read"));
        }
        first
    })
}

/// A line a game: what it is, and what its chart is made of (`NoEffect`: it has none).
macro_rules! every_game { ($do:ident($($arg:expr),*)) => { [
    $do::<neuf_pistes::NeufPistes, neuf_pistes::Chart>($($arg),*),
    $do::<kilimandjaro::Kilimandjaro, kilimandjaro::Chart>($($arg),*),
    $do::<couleurs::Couleurs, couleurs::Chart<'static>>($($arg),*),
    $do::<africa::Africa, africa::Chart>($($arg),*),
    $do::<europa::Europa, europa::Chart>($($arg),*),
] } }

#[test]
fn the_pages_have_fresh_types() {
    let shelf: Vec<_> = library::titles().map(|title| title.key).collect();
    assert_eq!(
        every_game!(page_of()),
        shelf[..],
        "every game of the shelf is a line of `every_game` in this file"
    );
}

#[test]
fn the_schemas_are_fresh() {
    let mut all: Map<String, Value> = collected::<Text>().into_iter().chain(collected::<Part>()).collect();
    all.extend(collected::<Arg>().into_iter().chain(collected::<Seat>()).chain(collected::<Clock>()));
    let games = every_game!(schemas_of(&mut all));
    for (place, name) in ["View", "Event", "Effect", "Chart"].into_iter().enumerate() {
        // a game without effects has no schema of them
        let known =
            |schema: &&Value| !schema["$ref"].as_str().is_some_and(|name| name.ends_with(".NoEffect"));
        let one_of: Vec<&Value> = games.iter().map(|game| &game[place]).filter(known).collect();
        all.insert(name.to_owned(), json!({ "oneOf": one_of }));
    }
    // A line a schema, so that a change of a game is a small change here, too.
    let lines: Vec<String> =
        all.iter().map(|(name, schema)| format!("  {}: {schema}", json!(name))).collect();
    fresh("schemas.json", &format!("{{\n{}\n}}\n", lines.join(",\n")));
}
