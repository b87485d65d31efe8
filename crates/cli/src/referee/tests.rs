//! The referee, line by line: what docs/protocol.md promises, and whatever else may come in.

use super::run;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use std::io::Cursor;

/// The answers to these lines.
fn ask_bytes(input: Vec<u8>) -> Vec<Value> {
    let mut out = Vec::new();
    run(Cursor::new(input), &mut out).expect("memory can be written");
    // where French does not break a line is seen to in the locales
    let text = String::from_utf8(out).expect("answers are UTF-8").replace('\u{a0}', " ");
    text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

/// The answers to these requests.
fn ask(requests: &[Value]) -> Vec<Value> {
    ask_bytes(requests.iter().map(|request| format!("{request}\n")).collect::<String>().into_bytes())
}

/// The last answer.
fn last(requests: &[Value]) -> Value {
    ask(requests).pop().expect("an answer a line")
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("ok")
}

const NEW: &str = r#"{"op":"new","game":"neuf-pistes","seed":7}"#;

fn new() -> Value {
    serde_json::from_str(NEW).unwrap()
}

#[test]
fn games_tells_keys_seats_and_options() {
    let answer = last(&[json!({"op": "games"})]);
    let game = |key: &str| {
        let games = answer["games"].as_array().unwrap();
        games.iter().find(|game| game["key"] == key).unwrap_or_else(|| panic!("{key} in {answer}")).clone()
    };
    assert_eq!(game("neuf-pistes")["seats"], json!(["light", "dark"]));
    let movement = &game("neuf-pistes")["options"][0];
    assert_eq!((&movement["name"], &movement["default"]), (&json!("movement"), &json!("slide")));
    assert_eq!((&game("africa")["min_seats"], &game("africa")["max_seats"]), (&json!(3), &json!(6)));
}

#[test]
fn a_game_is_opened_played_and_looked_at() {
    let answers = ask(&[
        new(),
        json!({"op": "turn"}),
        json!({"op": "legal", "seat": "light"}),
        json!({"op": "prompt", "seat": "light", "picked": ["a2"]}),
        json!({"op": "play", "seat": "light", "action": "a2-a7"}),
        json!({"op": "view", "viewer": "dark"}),
        json!({"op": "view", "viewer": "spectator"}),
        json!({"op": "standing"}),
        json!({"op": "record", "level": "public"}),
        json!({"op": "bot", "seat": "dark", "level": "random", "ms": 1}),
    ]);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:#?}");
    assert_eq!(answers[1], json!({"ok": true, "decide": ["light"], "turn": {"decide": ["light"]}}));
    assert_eq!(answers[2]["actions"].as_array().unwrap().len(), 16);
    assert_eq!(answers[3]["slots"][0]["options"][0]["token"], "a7");
    assert_eq!(answers[4]["turn"], json!({"decide": ["dark"]}));
    assert!(!answers[4]["events"].as_array().unwrap().is_empty());
    assert_eq!(answers[7]["winners"], Value::Null);
    assert!(answers[8]["record"].as_str().unwrap().contains("1. light: a2-a7"), "{}", answers[8]);
    assert!(answers[9]["action"].is_string());
}

#[test]
fn a_picked_answer_becomes_an_action() {
    let answer = last(&[new(), json!({"op": "prompt", "seat": "light", "picked": [["a2", "a7"]]})]);
    assert_eq!((&answer["action"], &answer["slots"][0]["complete"]), (&json!("a2-a7"), &json!(true)));
}

#[test]
fn a_position_loads_again() {
    let played =
        [new(), json!({"op": "play", "seat": "light", "action": "a2-a7"}), json!({"op": "position"})];
    let position = last(&played)["position"].clone();
    let loaded =
        [json!({"op": "load", "game": "neuf-pistes", "position": position}), json!({"op": "position"})];
    let answers = ask(&loaded);
    assert_eq!(answers[0]["decide"], json!(["dark"]));
    assert_eq!(answers[1]["position"], position);
}

#[test]
fn a_wrong_position_is_refused_with_all_its_reasons() {
    let load = json!({"op": "load", "game": "neuf-pistes", "position": "nonsense"});
    let answers = ask(&[new(), load, json!({"op": "turn"})]);
    assert_eq!(code(&answers[1]), "position");
    assert!(!answers[1]["error"]["reasons"].as_array().unwrap().is_empty());
    assert_eq!(answers[2]["decide"], json!(["light"]), "the table that was there is still there");
}

#[test]
fn chance_can_be_chosen_by_hand() {
    let open = json!({"op": "new", "game": "europa", "seats": 3, "manual_chance": true});
    let answers = ask(&[open, json!({"op": "turn"}), json!({"op": "roll", "roll": "nonsense"})]);
    assert_eq!(answers[1], json!({"ok": true, "chance": true, "turn": {"chance": true}}));
    assert_eq!(code(&answers[2]), "unreadable");
    let drawn = json!({"op": "new", "game": "europa", "seats": 3, "seed": 1});
    assert_eq!(code(&last(&[drawn, json!({"op": "roll", "roll": "1"})])), "not_manual");
}

#[test]
fn seats_are_a_number_or_names() {
    let decide = |seats: Value| last(&[json!({"op": "new", "game": "africa", "seats": seats, "seed": 1})]);
    assert_eq!(decide(json!(3))["ok"], true);
    assert_eq!(decide(json!(["fr", "gb", "de"]))["ok"], true);
    for wrong in [json!(2), json!(7), json!(["fr", "fr", "de"]), json!(["fr", "gb", "xx"])] {
        assert_eq!(code(&decide(wrong)), "setup");
    }
    assert_eq!(code(&decide(json!("three"))), "unreadable");
}

#[test]
fn every_refusal_has_its_code() {
    let play = |seat: &str, action: &str| json!({"op": "play", "seat": seat, "action": action});
    let cases = [
        (vec![json!({"op": "turn"})], "no_table"),
        (vec![json!({"op": "fly"})], "no_op"),
        (vec![json!({"op": 3})], "unreadable"),
        (vec![json!([])], "unreadable"),
        (vec![json!({"op": "turn", "extra": 1})], "unreadable"),
        (vec![json!({"op": "games", "lang": "de"})], "unreadable"),
        (vec![json!({"op": "new", "game": "chess"})], "no_game"),
        (vec![json!({"op": "new", "game": "neuf-pistes", "options": {"movement": "fly"}})], "setup"),
        (vec![json!({"op": "new", "game": "neuf-pistes", "board": "?"})], "setup"),
        (vec![new(), play("green", "a2-a7")], "no_seat"),
        (vec![new(), play("dark", "a1-a6")], "not_asked"),
        (vec![new(), play("light", "a2 to a7")], "unreadable"),
        (vec![new(), play("light", "a2-a3")], "illegal"),
        (vec![new(), json!({"op": "legal", "seat": "dark"})], "not_asked"),
        (vec![new(), json!({"op": "prompt", "seat": "dark"})], "not_asked"),
        (vec![new(), json!({"op": "prompt", "seat": "light", "picked": [[], []]})], "unreadable"),
        (vec![new(), json!({"op": "bot", "seat": "light", "level": "divine"})], "no_level"),
        (
            vec![new(), json!({"op": "bot", "seat": "light", "level": "random", "ms": 1e12 as u64})],
            "unreadable",
        ),
        (vec![new(), json!({"op": "record", "level": "green"})], "no_seat"),
        (vec![new(), json!({"op": "view", "viewer": "green"})], "no_seat"),
    ];
    for (requests, want) in cases {
        let answer = last(&requests);
        assert_eq!(code(&answer), want, "{requests:?} {answer}");
        in_one_language(&answer, "en", &requests);
        let mut french = requests.clone();
        let asked = french.last_mut().unwrap();
        if asked.is_object() && asked.get("lang").is_none() {
            asked["lang"] = "fr".into();
            in_one_language(&last(&french), "fr", &french);
        }
    }
    let illegal = last(&[new(), play("light", "a2-a3")]);
    assert_eq!(illegal["error"]["clause"], "NP-31");
}

/// A refusal has no word of the other language, but for what was typed.
fn in_one_language(answer: &Value, lang: &str, requests: &[Value]) {
    let error = &answer["error"];
    let reasons = error["reasons"].as_array().into_iter().flatten();
    for said in reasons.chain([error]).map(|said| said["message"].as_str().unwrap()) {
        let typed: String = requests.iter().map(Value::to_string).collect();
        assert_eq!(laws::words::foreign(lang, said, &typed), None, "{said}");
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_the_language_spoken_last() {
    let lines = "{\"op\":\"games\",\"lang\":\"fr\"}\n{\n\u{fffd}\n{\"lang\":\"de\"}\n{\"op\":\"turn\",\"lang\":\"fr\",\"x\":1}\n";
    let mut bytes = lines.as_bytes().to_vec();
    bytes.extend(b"\xff\n");
    bytes.extend(vec![b'x'; 1 << 20]);
    bytes.push(b'\n');
    let answers = ask_bytes(bytes);
    assert_eq!(answers.len(), 7);
    for answer in &answers[1..] {
        in_one_language(answer, "fr", &[]);
    }
    let said = |at: usize| answers[at]["error"]["message"].as_str().unwrap().to_owned();
    assert_eq!(
        said(4),
        "Cette demande ne peut pas être lue : il n’y a pas de champ « x » ici ; il y a : aucun."
    );
}

#[test]
fn a_position_names_the_seats_whose_answers_lie_sealed() {
    let new = json!({"op": "new", "game": "africa", "options": {"setup": "historical"}, "seed": 7});
    let ready = |seat: &str| json!({"op": "play", "seat": seat, "action": "ready"});
    let answers = ask(&[
        new,
        json!({"op": "position"}),
        ready("fr"),
        json!({"op": "position"}),
        ready("gb"),
        ready("de"),
        json!({"op": "position"}),
    ]);
    assert_eq!(answers[1]["sealed"], json!([]));
    assert_eq!(answers[3]["sealed"], json!(["fr"]), "{}", answers[3]);
    assert_eq!(answers[3]["position"], answers[1]["position"], "what lies sealed is no part of it");
    assert_eq!(answers[6]["sealed"], json!([]), "carried out");
}

#[test]
fn a_person_may_type_names_as_they_are_shown() {
    let new = json!({"op": "new", "game": "europa", "seed": 7});
    let seat = last(std::slice::from_ref(&new))["decide"][0].clone();
    let refused = |action: &str| {
        last(&[new.clone(), json!({"op": "play", "seat": seat, "action": action})])["error"]["code"].clone()
    };
    assert_eq!(refused("Déplacer PAYS-BAS"), "illegal");
    assert_eq!(refused("move Netherlands"), "illegal");
    assert_eq!(refused("move Neverland"), "unreadable");
}

#[test]
fn games_that_cannot_be_listed_say_so() {
    let answers = ask(&[json!({"op": "new", "game": "europa", "seats": 3, "seed": 1})]);
    let seat = answers[0]["decide"][0].clone();
    let open = json!({"op": "new", "game": "europa", "seats": 3, "seed": 1});
    assert_eq!(code(&last(&[open, json!({"op": "legal", "seat": seat})])), "unlisted");
    // nor can an arrangement, in a game that lists its moves
    let arranging = json!({"op": "new", "game": "neuf-pistes", "options": {"variant": "numbered_pawns"}});
    assert_eq!(code(&last(&[arranging, json!({"op": "legal", "seat": "light"})])), "unlisted");
}

/// Every wrong row of a sheet with its clause, and no sentence that runs on.
#[test]
fn a_refused_sheet_lists_every_reason() {
    let position = "1885 writing | Alger: fr | Dakar: fr | Sahara: de colony";
    let open = json!({"op": "load", "game": "africa", "seats": ["gb", "fr", "de"], "position": position});
    let refused = |action: &str, lang: &str| {
        let play = json!({"op": "play", "seat": "fr", "action": action, "lang": lang});
        last(&[open.clone(), play])["error"].clone()
    };
    let error = refused("Alger>Congo; Angola D; ship Bangui; war fr", "en");
    let clauses: Vec<_> = error["reasons"]
        .as_array()
        .unwrap()
        .iter()
        .map(|reason| reason["clause"].as_str().unwrap())
        .collect();
    assert_eq!(clauses, ["AF-26", "AF-20", "AF-28", "AF-33"], "{error}");
    let messages =
        error["reasons"].as_array().unwrap().iter().map(|reason| reason["message"].as_str().unwrap());
    assert!(messages.clone().all(|message| error["message"].as_str().unwrap().contains(message)), "{error}");
    assert!(
        error["reasons"][0]["message"].as_str().unwrap().starts_with("Algiers"),
        "each names its row: {error}"
    );
    let one = refused("Angola D", "fr");
    assert_eq!(
        (&one["reasons"][0]["message"], one["reasons"].as_array().unwrap().len()),
        (&one["message"], 1)
    );
}

#[test]
fn messages_come_in_the_language_asked_for() {
    let refused = |lang: &str| {
        let play = json!({"op": "play", "seat": "dark", "action": "a1-a6", "lang": lang});
        last(&[new(), play])["error"]["message"].clone()
    };
    assert_ne!(refused("en"), refused("fr"));
    let unopened = |lang: &str| {
        let refused = last(&[
            json!({"op": "new", "game": "neuf-pistes", "options": {"movement": "fly"}, "lang": lang}),
        ]);
        let error = &refused["error"];
        (error["message"].as_str().unwrap().to_owned(), error["reasons"][0]["message"].clone())
    };
    assert_eq!(
        unopened("en"),
        (
            "movement: cannot be “fly”; its values: slide and free".to_owned(),
            json!("cannot be “fly”; its values: slide and free")
        )
    );
    assert_eq!(
        unopened("fr"),
        (
            "movement : ne peut pas valoir « fly » ; ses valeurs : slide et free".to_owned(),
            json!("ne peut pas valoir « fly » ; ses valeurs : slide et free")
        )
    );
}

/// The whole games that the protocol's example would play.
#[test]
fn bots_play_every_game_to_its_end() {
    for title in library::titles() {
        let mut referee = super::Referee::default();
        let mut say = |request: Value| {
            let answer = referee.answer(&request.to_string());
            serde_json::to_value(super::answer::wire(&answer)).unwrap()
        };
        let mut answer = say(json!({"op": "new", "game": title.key, "seed": 3}));
        while let Some(seat) = answer["decide"].get(0).cloned() {
            let action =
                say(json!({"op": "bot", "seat": seat, "level": "random", "ms": 0}))["action"].clone();
            answer = say(json!({"op": "play", "seat": seat, "action": action}));
        }
        assert_eq!(answer["over"], true, "{} {answer}", title.key);
        assert!(say(json!({"op": "standing"}))["winners"].is_array(), "{}", title.key);
    }
}

/// A bot replies to a treaty that is offered to it, and then everything is said; people reply for themselves.
#[test]
fn bots_bargain_until_everything_is_said() {
    let mut referee = super::Referee::default();
    let mut say = |request: Value| {
        let answer = referee.answer(&request.to_string());
        serde_json::to_value(super::answer::wire(&answer)).unwrap()
    };
    let options = json!({"setup": "historical"});
    say(json!({"op": "new", "game": "africa", "seats": ["gb", "fr", "de"], "options": options, "seed": 3}));
    for (seat, treaty) in [("gb", "fr alliance"), ("de", "gb alliance")] {
        let offered = say(json!({"op": "propose", "seat": seat, "treaty": treaty}));
        assert_eq!(offered["ok"], true, "{offered}");
    }
    let bargain = json!({"op": "bargain", "bots": {"fr": "medium"}});
    let said = say(bargain.clone());
    let agreed = |at: usize| said["treaties"][at]["agreed"].clone();
    assert_eq!((agreed(0), agreed(1)), (json!(["fr"]), json!([])), "{said}");
    assert_eq!(say(bargain), said);
    assert_eq!(say(json!({"op": "reply", "seat": "gb", "treaty": 2, "yes": true}))["ok"], true);
    assert_eq!(say(json!({"op": "bargain", "bots": {"fr": "divine"}}))["error"]["code"], "no_level");
}

/// Values of any shape.
fn anything() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        prop::sample::select(WORDS).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 5, |inner| {
        let map = prop::collection::btree_map(prop::sample::select(FIELDS), inner.clone(), 0..5);
        prop_oneof![
            prop::collection::vec(inner, 0..5).prop_map(Value::from),
            map.prop_map(|map| map.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

const FIELDS: &[&str] = &[
    "op",
    "game",
    "seats",
    "options",
    "seed",
    "position",
    "board",
    "manual_chance",
    "seat",
    "action",
    "roll",
    "viewer",
    "level",
    "ms",
    "picked",
    "lang",
    "nonsense",
];
const OPS: &[&str] = &[
    "games", "new", "load", "turn", "prompt", "legal", "play", "roll", "view", "position", "standing",
    "record",
];
const WORDS: &[&str] = &[
    "neuf-pistes",
    "europa",
    "africa",
    "couleurs",
    "kilimandjaro",
    "light",
    "dark",
    "blue",
    "fr",
    "spectator",
    "full",
    "public",
    "a2-a7",
    "a1-a6",
    "a2",
    "ready",
    "pass",
    "en",
];

/// A request that may be quite good: an operation with fields of which some fit.
fn request() -> impl Strategy<Value = Value> {
    let field = (
        prop::sample::select(FIELDS),
        prop_oneof![3 => prop::sample::select(WORDS).prop_map(Value::from), 1 => anything()],
    );
    (prop::sample::select(OPS), prop::collection::vec(field, 0..4)).prop_map(|(op, fields)| {
        let mut request: serde_json::Map<String, Value> =
            fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        request.insert("op".to_owned(), op.into());
        Value::Object(request)
    })
}

/// A line of any kind, without a line break in it.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let broken = prop::collection::vec(any::<u8>(), 0..60);
    let deep = (1..3000usize).prop_map(|depth| "[{\"op\":".repeat(depth).into_bytes());
    let cut = (request(), any::<prop::sample::Index>()).prop_map(|(request, at)| {
        let bytes = request.to_string().into_bytes();
        bytes[..at.index(bytes.len() + 1)].to_vec()
    });
    prop_oneof![
        4 => request().prop_map(|request| request.to_string().into_bytes()),
        1 => anything().prop_map(|value| value.to_string().into_bytes()),
        1 => broken,
        1 => deep,
        1 => cut,
        1 => Just(NEW.into()),
    ]
    .prop_map(|line: Vec<u8>| line.into_iter().filter(|byte| *byte != b'\n').collect())
}

fn fuzz_cases() -> u32 {
    let seconds =
        std::env::var("VEILLEE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2.0);
    (seconds * 400.0_f64) as u32 + 1
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: fuzz_cases(),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    })]

    /// One answer a line whatever comes in; and after a refusal everything is as it was.
    #[test]
    fn every_line_gets_one_answer_and_refusals_change_nothing(lines in prop::collection::vec(line(), 1..12)) {
        let probe = br#"{"op":"record"}"#;
        let mut input = Vec::new();
        for line in &lines {
            input.extend([&line[..], b"\n", probe, b"\n"].concat());
        }
        let answers = ask_bytes(input);
        prop_assert_eq!(answers.len(), 2 * lines.len());
        let mut before = Value::Null;
        for pair in answers.chunks(2) {
            prop_assert!(pair[0]["ok"].is_boolean());
            if pair[0]["ok"] == false {
                prop_assert!(pair[0]["error"]["code"].is_string() && pair[0]["error"]["message"].is_string());
                prop_assert!(before.is_null() || before == pair[1]["record"], "{:?}", pair);
            }
            before = pair[1]["record"].clone();
        }
    }
}

#[test]
fn refusals_are_said_in_the_language_of_the_request() {
    let cases = [
        (vec![], json!({"op": "turn"}), "il n’y a pas encore de table"),
        (vec![], json!({"op": "new", "game": "chess"}), "il n’y a pas de jeu « chess »"),
        (vec![new()], json!({"op": "legal", "seat": "dark"}), "rien n’est demandé à Foncé"),
        (vec![new()], json!({"op": "bot", "seat": "light", "level": "divine"}), "pas de robot « divine »"),
    ];
    for (before, mut request, says) in cases {
        request["lang"] = "fr".into();
        let answer = last(&[before, vec![request]].concat());
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(says), "{message}");
    }
}

/// What Great Britain sees and what is known to it decide, not what lies sealed.
#[test]
fn what_would_follow_is_supposed() {
    let africa = json!({"op": "new", "game": "africa", "seats": ["gb", "fr", "de"], "options": {"setup": "historical"}});
    let ready = |seat: &str| json!({"op": "play", "seat": seat, "action": "ready"});
    let suppose = |answers: Value| json!({"op": "suppose", "viewer": "gb", "answers": answers});
    let answers = ask(&[
        africa,
        json!({"op": "suppose", "viewer": "gb", "ahead": 1, "answers": {"gb": "Alexandrie D", "fr": "ship Libye"}}),
        ready("gb"),
        ready("fr"),
        ready("de"),
        suppose(json!({"gb": "Alexandrie D", "fr": "ship Libye"})),
        json!({"op": "play", "seat": "fr", "action": "ship Angola"}),
        suppose(json!({"gb": "Alexandrie D", "fr": "ship Libye"})),
        suppose(json!({"gb": "Alger D"})),
        suppose(json!({"nl": "Alger D"})),
        json!({"op": "view", "viewer": "gb"}),
    ]);
    let [.., before, _, after, illegal, absent, now] = &answers[..] else { panic!("{answers:?}") };
    let happens = |kind: &str| {
        let events = before["events"].as_array().expect("events");
        events
            .iter()
            .find(|event| event["event"]["event"] == kind)
            .unwrap_or_else(|| panic!("{kind}: {before}"))
    };
    assert_eq!(happens("developed")["event"]["seat"], 0);
    assert_eq!(happens("landed")["event"]["at"], "libye");
    assert!(happens("landed")["text"].as_str().is_some_and(|text| text.contains("Lib")), "{before}");
    assert_eq!(before["view"]["year"], 1885, "the next turn");
    assert_eq!(answers[1]["view"], before["view"], "supposed before the talk was over");
    assert_eq!(after, before, "a sealed sheet is not known");
    assert_eq!((code(illegal), code(absent)), ("illegal", "no_seat"));
    assert_eq!(now["view"]["year"], 1880, "nothing has happened");
}

/// A game in which one seat is asked after the other answers as well; where a secret decides, it stops there.
#[test]
fn a_single_answer_can_be_supposed() {
    let suppose = json!({"op": "suppose", "viewer": "dark", "answers": {"light": "a2-a7"}});
    let played = ask(&[
        new(),
        suppose,
        json!({"op": "suppose", "viewer": "light"}),
        json!({"op": "play", "seat": "light", "action": "a2-a7"}),
        json!({"op": "view", "viewer": "dark"}),
    ]);
    assert_eq!((&played[1]["view"], &played[1]["events"]), (&played[4]["view"], &played[3]["events"]));
    assert_eq!(code(&played[2]), "unanswered");
}
