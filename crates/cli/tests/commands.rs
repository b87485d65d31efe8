//! The real binary, command by command: what it prints, and how it ends.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run came to.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// Bad input: one line on stderr that says this, nothing on stdout, exit code 2.
    #[track_caller]
    fn refuses(&self, saying: &str) {
        assert_eq!((self.code, self.err.lines().count()), (2, 1), "{} {}", self.out, self.err);
        assert!(self.err.starts_with("veillee: ") && self.err.contains(saying), "{}", self.err);
    }

    #[track_caller]
    fn succeeds(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        &self.out
    }
}

/// Runs `veillee` with these arguments and this input.
fn veillee(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_veillee"))
        .args(args)
        .env_clear()
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that stops early closes its input; that is its right.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    Ran {
        code: output.status.code().expect("ended by itself"),
        out: said(output.stdout),
        err: said(output.stderr),
    }
}

/// A folder of this test's own.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

/// What was printed, with plain spaces: where French does not break a line is seen to in the locales.
fn said(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8").replace('\u{a0}', " ")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A short game against a random bot, ended by resignation; its record.
fn recorded(test: &str) -> PathBuf {
    let file = folder(test).join("game.txt");
    let args =
        ["play", "neuf-pistes", "--seats", "you:Anna,bot:random", "--seed", "7", "--record", text(&file)];
    veillee(&args, "a2-a7\nresign\n").succeeds();
    file
}

#[test]
fn help_teaches_in_both_languages() {
    let commands = [
        "serve",
        "play",
        "referee",
        "arena",
        "replay",
        "perft",
        "bench",
        "board check",
        "board draw",
        "backup",
        "export",
    ];
    for command in commands {
        for (lang, heading, example) in [("en", "Usage:", "Example"), ("fr", "Usage :", "Exemple")] {
            let mut args: Vec<&str> = command.split(' ').collect();
            args.extend(["--help", "--lang", lang]);
            let ran = veillee(&args, "");
            let help = ran.succeeds();
            assert!(help.contains(heading) && help.contains(example), "{command} {lang}\n{help}");
            assert!(help.contains(&format!("veillee {command}")), "{help}");
            assert!(!help.contains("cli-"), "a message is missing\n{help}");
        }
    }
    let help = veillee(&["play", "--help"], "");
    assert!(library::titles().all(|title| help.succeeds().contains(title.key)), "{}", help.out);
    assert!(veillee(&["--version"], "").succeeds().starts_with("veillee "));
}

#[test]
fn the_terminal_speaks_the_language_of_its_locale() {
    let mut help = Command::new(env!("CARGO_BIN_EXE_veillee"));
    let french =
        help.env_clear().env("LANG", "fr_FR.UTF-8").arg("--help").output().expect("it starts").stdout;
    assert!(String::from_utf8_lossy(&french).contains("ludothèque"));
}

#[test]
fn wrong_command_lines_are_refused_in_one_line() {
    veillee(&[], "").refuses("a command is missing");
    veillee(&["dance"], "").refuses("“dance”");
    veillee(&["play"], "").refuses("<GAME>");
    veillee(&["play", "chess"], "").refuses("neuf-pistes");
    veillee(&["play", "chess", "--lang", "fr"], "").refuses("il n’y a pas de jeu");
    veillee(&["play", "neuf-pistes", "--colour"], "").refuses("--colour");
    veillee(&["play", "neuf-pistes", "--seed", "many"], "").refuses("many");
    veillee(&["play", "neuf-pistes", "--seats", "you,cat"], "").refuses("cat");
    veillee(&["play", "neuf-pistes", "--seats", "you,you,you"], "").refuses("seats");
    veillee(&["play", "neuf-pistes", "--seats", "light=you,light=bot"], "").refuses("twice");
    veillee(&["play", "neuf-pistes", "--option", "movement=fly"], "").refuses("movement");
    veillee(&["play", "neuf-pistes", "--option", "movement"], "").refuses("--option");
    veillee(&["play", "neuf-pistes", "--board", "/no/such/file"], "").refuses("/no/such/file");
}

#[test]
fn a_table_that_cannot_be_set_up_is_refused_in_the_language_of_the_player() {
    let refused = |line: &str, en: &str, fr: &str| {
        for (lang, expected) in [("en", en), ("fr", fr)] {
            let args: Vec<&str> = line.split(' ').chain(["--lang", lang]).collect();
            let ran = veillee(&args, "");
            assert_eq!((ran.code, &ran.err[..]), (2, &format!("veillee: {expected}\n")[..]), "{line}");
        }
    };
    refused(
        "play neuf-pistes --seats pink=you,bot",
        "seats: there is no seat “pink”; there are: light and dark",
        "seats : il n’y a pas de place « pink » ; il y a : light et dark",
    );
    refused(
        "play neuf-pistes --seats you,bot,bot",
        "seats: this game has 2 seats, not 3: light and dark (clause NP-01)",
        "seats : ce jeu compte 2 places, et non 3 : light et dark (article NP-01)",
    );
    refused(
        "arena kilimandjaro --bots random",
        "seats: this game has 2 to 4 seats, not 1: red, blue, green and yellow (clause KI-01)",
        "seats : ce jeu compte de 2 à 4 places, et non 1 : red, blue, green et yellow (article KI-01)",
    );
    refused(
        "play neuf-pistes --seats light=you,light=bot",
        "seats: seat “light” is named twice",
        "seats : la place « light » est nommée deux fois",
    );
    refused(
        "play neuf-pistes --option movement=fly --option speed=1",
        "movement: cannot be “fly”; its values: slide and free; speed: there is no such option; \
         there are: movement, variant, variant2_order, gate_cap, repetition_draw and no_progress_draw",
        "movement : ne peut pas valoir « fly » ; ses valeurs : slide et free ; speed : cette option n’existe pas ; \
         il y a : movement, variant, variant2_order, gate_cap, repetition_draw et no_progress_draw",
    );
    refused(
        "perft neuf-pistes --depth 1 --option variant2_order=strict",
        "variant2_order: only goes with “stop anywhere” (movement=free) (clause NP-46)",
        "variant2_order : ne va qu’avec l’arrêt libre (movement=free) (article NP-46)",
    );
    refused(
        "play kilimandjaro --option first_dealer=green",
        "first_dealer: there is no seat “green” at this table; there are: red and blue (clause KI-45)",
        "first_dealer : il n’y a pas de place « green » à cette table ; il y a : red et blue (article KI-45)",
    );
    refused(
        "play europa --option campaign_seconds=5",
        "campaign_seconds: cannot be “5”; it takes a number of seconds from 30 to 600, or none",
        "campaign_seconds : ne peut pas valoir « 5 » ; il faut un nombre de secondes de 30 à 600, ou none",
    );
}

#[test]
fn a_game_is_played_by_number_by_word_and_by_notation() {
    let input =
        "legal\na2\n1\n\nb3-b7\na1-a2\nwhy\nrules NP-06\nboard\nscore\nlog\nrecord\nundo\nb3 b7\nquit\n";
    let ran = veillee(&["play", "neuf-pistes", "--seats", "you,bot:random", "--seed", "7"], input);
    let out = ran.succeeds();
    assert!(out.contains("16 legal moves:"), "{out}");
    assert!(out.contains("1. light: a2-a7"), "the record: {out}");
    assert!(out.contains("NP-06 "), "the clause: {out}");
    assert!(out.ends_with("The game stops here, as it stands.\n"), "{out}");
    assert!(!out.contains("\u{1b}["), "no colours where nobody sees them");
}

#[test]
fn a_running_score_shows_no_hidden_points() {
    let score = |input: &str, lang: &str| {
        let seats = ["play", "europa", "--seats", "you,bot:random,bot:random", "--seed", "1", "--lang", lang];
        veillee(&seats, input).succeeds().to_owned()
    };
    let hidden = score("score\nquit\n", "en");
    assert!(hidden.contains("Blue: 0\n") && hidden.contains("Green: hidden until the end\n"), "{hidden}");
    assert!(score("score\nquitter\n", "fr").contains("caché jusqu’à la fin"));
    let open = ["play", "europa", "--seed", "1", "--option", "vp_visibility=open"];
    assert!(!veillee(&open, "score\nquit\n").succeeds().contains("hidden"), "nothing is hidden there");
}

#[test]
fn what_would_follow_is_told_and_nothing_happens() {
    let africa = ["play", "africa", "--seats", "you,bot:random,bot:random", "--option", "setup=historical"];
    let input = "ready\nsuppose Alexandrie D / fr: ship Libye\nsuppose Alger D\nlog\nquit\n";
    let ran = veillee(&[&africa[..], &["--seed", "1"]].concat(), input);
    let (before, supposed) = ran.succeeds().split_once("If it came to that:").expect("a supposition");
    assert!(!before.contains("Libya") || before.contains("ship"), "{before}");
    let (supposed, log) = supposed.split_once("AF-").expect("a refusal with its clause");
    assert!(supposed.contains("Libya") && supposed.contains("Alexandria"), "{supposed}");
    assert!(!log.contains("Libya"), "nothing has happened: {log}");

    let french = ["play", "neuf-pistes", "--seats", "you,bot:random", "--seed", "1", "--lang", "fr"];
    assert!(veillee(&french, "supposer\nquitter\n").succeeds().contains("Dites aussi"), "a word in French");
}

#[test]
fn a_game_that_is_left_goes_on_where_it_was() {
    let file = folder("continue").join("evening.txt");
    let seats = ["play", "africa", "--seats", "gb=you:Anna Lee,fr=you,de=bot:random", "--seed", "3"];
    let africa = [&seats[..], &["--option", "setup=historical"]].concat();
    let first = "treaty fr alliance\nready\n\nagree 1\nq\n";
    let left = veillee(&africa, &format!("{first}{}\n", text(&file)));
    assert!(left.succeeds().contains("veillee play --continue"), "{}", left.out);
    assert!(left.out.ends_with("The game stops here, as it stands.\n"), "{}", left.out);
    // Great Britain is ready, and the treaty stands, although nothing of that is in a record
    let on = ["play", "--continue", text(&file)];
    let again = veillee(&on, "\ntreaty\nlog\nready\nq\n");
    let out = again.succeeds();
    assert!(out.contains("Anna Lee") && out.contains("(agreed)"), "{out}");
    // it is kept where it was, and another name would not be written over
    let third = veillee(&on, "q\n");
    assert!(third.succeeds().contains("1880"), "{}", third.out);
    let taken = veillee(&africa, &format!("\nq\n{}\n\n", text(&file)));
    assert!(taken.succeeds().contains("name another"), "{}", taken.out);

    veillee(&["play", "africa", "--continue", text(&file)], "").refuses("GAME");
    veillee(&["play", "--continue", "/no/such/file"], "").refuses("/no/such/file");
    fs::write(&file, "not a game").unwrap();
    veillee(&on, "").refuses("not a game that was kept");
}

#[test]
fn help_gives_examples_of_the_game_that_is_played() {
    let helped = |game: &str| veillee(&["play", game, "--seed", "1"], "?\nq\n\n").succeeds().to_owned();
    assert!(helped("neuf-pistes").contains("“rules NP-"));
    let europa = helped("europa");
    assert!(europa.contains("“rules EU-01”") && !europa.contains("NP-"), "{europa}");
    assert!(!europa.contains("fr alliance"), "{europa}");
}

#[test]
fn the_readme_names_commands_that_there_are_and_says_how_they_get_there() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let installs = readme.find("cargo install --path crates/cli").expect("how the program gets on the path");
    let commands = readme.lines().filter_map(|line| line.strip_prefix("veillee "));
    let words: Vec<&str> = commands.filter_map(|line| line.split(' ').next()).collect();
    assert!(words.len() > 5 && installs < readme.find("\nveillee ").unwrap());
    for word in words {
        assert!(veillee(&[word, "--help"], "").succeeds().contains("Usage:"), "{word}");
    }
}

#[test]
fn two_people_can_agree_to_a_draw_or_not() {
    let seats = ["play", "neuf-pistes", "--seats", "you:Anna,you:Ben", "--seed", "7"];
    let ran = veillee(&seats, "draw\nno\na2-a7\ndraw\nyes\n");
    let out = ran.succeeds();
    assert!(out.contains("Ben declines.") && out.contains("The game is drawn."), "{out}");
    let french = veillee(&[&seats[..], &["--lang", "fr"]].concat(), "nulle\noui\n");
    assert!(french.succeeds().contains("Partie nulle."), "{}", french.out);
}

#[test]
fn a_curtain_falls_between_people_with_secrets() {
    let seats = ["play", "europa", "--seats", "you:Anna,you:Ben,you:Cleo", "--seed", "1"];
    let ran = veillee(&seats, "\n");
    assert!(ran.succeeds().contains("everyone else, look away"), "{}", ran.out);
    let open =
        veillee(&["play", "neuf-pistes", "--seats", "you:Anna,you:Ben", "--seed", "1"], "a2-a7\na1-a6\n");
    assert!(!open.succeeds().contains("look away"), "{}", open.out);
}

#[test]
fn a_record_is_told_verified_drawn_and_a_forged_one_refused() {
    let file = recorded("replay");
    let told = veillee(&["replay", text(&file)], "");
    assert!(
        told.succeeds().contains("1. light: a2-a7")
            && told.out.starts_with("Light: Anna\nDark: bot (random)\n")
            && told.out.contains("Light resigns"),
        "{}",
        told.out
    );
    let french = veillee(&["replay", text(&file), "--as", "dark", "--lang", "fr"], "");
    assert!(french.succeeds().starts_with("Clair : Anna\nFoncé : robot (au hasard)\n"), "{}", french.out);
    assert!(french.out.contains("Clair abandonne"), "{}", french.out);
    assert!(veillee(&["replay", text(&file), "--verify"], "").succeeds().starts_with("Verified"));

    let pictures = file.with_file_name("pictures");
    veillee(&["replay", text(&file), "--as", "public", "--svg", text(&pictures)], "").succeeds();
    let drawn = fs::read_to_string(pictures.join("0001.svg")).expect("a picture of the first move");
    assert!(drawn.starts_with("<svg"), "{drawn}");

    let good = fs::read_to_string(&file).unwrap();
    for (from, to) in [("a2-a7", "a2-a6"), ("= won dark", "= won light"), ("[Seed \"", "[Seed \"00")] {
        fs::write(&file, good.replace(from, to)).unwrap();
        let forged = veillee(&["replay", text(&file), "--verify"], "");
        assert!(forged.code == 1 || forged.code == 2, "{from} -> {to}: {}", forged.out);
        assert_eq!(forged.err.lines().count(), 1, "{}", forged.err);
    }
    fs::write(&file, "not a record").unwrap();
    veillee(&["replay", text(&file)], "").refuses("line 1");
    veillee(&["replay", "/no/such/file"], "").refuses("/no/such/file");
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_the_language_of_the_reader() {
    let file = recorded("faults");
    let name = text(&file);
    let good = fs::read_to_string(&file).unwrap();
    let refused = |from: &str, to: &str, code: i32, en: &str, fr: &str| {
        assert!(good.contains(from), "nothing to replace: {from} in\n{good}");
        fs::write(&file, good.replacen(from, to, 1)).unwrap();
        for (lang, expected) in [("en", en), ("fr", fr)] {
            let replay = ["replay", name, "--lang", lang];
            for how in [&replay[..], &[&replay[..], &["--verify"]].concat()] {
                let ran = veillee(how, "");
                assert_eq!(ran.err, format!("veillee: {name}{expected}\n"), "{from} -> {to}, {how:?}");
                assert_eq!(ran.code, code, "{from} -> {to}, {how:?}");
                assert!(!ran.err.contains("-refused-"), "{}", ran.err);
            }
        }
    };
    refused(
        "1. light: a2-a7",
        "1. light: a2-b7",
        1,
        " is not valid: line 10, move: “1. light: a2-b7” is refused: \
         “A pawn goes straight, along its row or its column.” (clause NP-06)",
        " n’est pas valide : ligne 10, coup : « 1. light: a2-b7 » est refusé : \
         « Un pion avance en ligne droite, le long de sa rangée ou de sa colonne. » (article NP-06)",
    );
    refused(
        "1. light: a2-a7",
        "1. light: away",
        1,
        " is not valid: line 10, move: “1. light: away” is refused: \
         “This answer cannot be read: “away” is not a move such as a2-a7.”",
        " n’est pas valide : ligne 10, coup : « 1. light: away » est refusé : \
         « Cette réponse ne peut pas être lue : « away » n’est pas un coup comme a2-a7. »",
    );
    refused(
        "[Seed",
        &format!("[Contribution \"light\" \"{}\"]\n[Seed", "00".repeat(65)),
        1,
        " is not valid: line 16, Contribution: the pinch of chance that Light added is refused: \
         “That is too long.”",
        " n’est pas valide : ligne 16, Contribution : le grain de hasard ajouté par Clair est refusé : \
         « C’est trop long. »",
    );
    refused(
        "= won dark",
        "= won light",
        1,
        " is not valid: line 13, result: the record says “won light NP-38”, the rules “won dark NP-38”",
        " n’est pas valide : ligne 13, résultat : la feuille dit « won light NP-38 », les règles « won dark NP-38 »",
    );
    refused(
        "= won dark NP-38\n",
        "",
        2,
        ": result: missing from this record",
        " : résultat : absent de cette feuille",
    );
    refused(
        "[Rules \"1\"]",
        "[Rules \"99\"]",
        2,
        ": line 2, Game: this library has no game “neuf-pistes” with version 99 of its rules",
        " : ligne 2, Game : cette ludothèque n’a pas de jeu « neuf-pistes » avec la version 99 de ses règles",
    );
    // Whatever the file holds, the terminal gets one line of text.
    refused(
        "[Game \"neuf-pistes\"]",
        "[Game \"neuf\\n\u{1b}pistes\"]",
        2,
        ": line 2, Game: this library has no game “neuf  pistes” with version 1 of its rules",
        " : ligne 2, Game : cette ludothèque n’a pas de jeu « neuf  pistes » avec la version 1 de ses règles",
    );
}

#[test]
fn an_arena_is_the_same_every_time() {
    let args = ["arena", "neuf-pistes", "--bots", "random,random", "--games", "6", "--seed", "3", "--json"];
    let result = |jobs: &str| {
        let ran = veillee(&[&args[..], &["--jobs", jobs]].concat(), "");
        let mut result: serde_json::Value = serde_json::from_str(ran.succeeds()).expect("JSON");
        result.as_object_mut().unwrap().remove("seconds");
        result
    };
    let once = result("1");
    assert_eq!(once, result("2"));
    assert_eq!(once["games"], 6);
    let games: u64 =
        ["wins", "shared", "draws", "losses"].iter().map(|k| once["bots"][0][k].as_u64().unwrap()).sum();
    assert_eq!(games, 6);
}

#[test]
fn an_arena_prints_intervals_and_draws_them() {
    let plot = folder("arena").join("plot.svg");
    let args = [
        "arena",
        "europa",
        "--bots",
        "medium,random,random",
        "--games",
        "3",
        "--ms",
        "1",
        "--plot",
        text(&plot),
    ];
    let ran = veillee(&args, "");
    assert!(ran.succeeds().contains("[95%]") && ran.out.contains("random 2"), "{}", ran.out);
    let drawn = fs::read_to_string(plot).unwrap();
    assert!(drawn.starts_with("<svg") && drawn.contains("medium"), "{drawn}");
    veillee(&["arena", "europa", "--bots", "divine,random,random"], "").refuses("divine");
    veillee(&["arena", "europa", "--bots", "random"], "").refuses("seats");
}

/// The program of docs/protocol.md takes a seat; one that asks for what is not its own is told so and plays on; one that
/// leaves ends the arena with its name.
#[test]
fn a_program_takes_a_seat_in_the_arena() {
    const PAGE: &str = include_str!("../../../docs/protocol.md");
    let example =
        PAGE.rsplit("```python\n").next().and_then(|rest| rest.split("```").next()).expect("an example");
    let nosy = example.replace(
        "    asked = json.loads(line)\n",
        "    asked = json.loads(line)\n    \
         for bad in ('{\"op\":\"position\"}', '{\"op\":\"legal\",\"seat\":\"light\"}', 'rubbish'):\n        \
         print(bad, flush=True)\n        \
         told = json.loads(sys.stdin.readline())\n        \
         assert asked['seat'] == 'light' and told['ok'] or not told['ok']\n",
    );
    let folder = folder("program");
    for (name, script) in [("first.py", example), ("nosy.py", &nosy), ("gone.py", "")] {
        fs::write(folder.join(name), script).unwrap();
    }
    let arena = |name: &str| {
        let program = format!("random,program:python3 {}@50", text(&folder.join(name)));
        let rest = ["--games", "4", "--opening", "2", "--until-sure", "--json"];
        veillee(&[&["arena", "neuf-pistes", "--bots", &program][..], &rest].concat(), "")
    };
    for name in ["first.py", "nosy.py"] {
        let result: serde_json::Value = serde_json::from_str(arena(name).succeeds()).expect("JSON");
        assert_eq!(result["games"], 4);
    }
    assert_eq!(arena("first.py").out.replace(' ', "").matches("elo").count(), 2);
    let gone = arena("gone.py");
    assert!(gone.code != 0 && gone.err.contains("gone.py"), "{}", gone.err);
}

/// The negotiator of docs/bots.md plays among bots that bargain.
#[test]
fn a_program_bargains_in_the_arena() {
    const PAGE: &str = include_str!("../../../docs/bots.md");
    let envoy = PAGE.rsplit("```python\n").next().and_then(|rest| rest.split("```").next()).expect("a bot");
    let folder = folder("envoy");
    fs::write(folder.join("envoy.py"), envoy).unwrap();
    let bots = format!("program:python3 {}@50,easy,easy", text(&folder.join("envoy.py")));
    let rest = ["--games", "2", "--option", "setup=historical", "--json"];
    let ran = veillee(&[&["arena", "africa", "--bots", &bots][..], &rest].concat(), "");
    let result: serde_json::Value = serde_json::from_str(ran.succeeds()).expect("JSON");
    assert_eq!(result["games"], 2);
}

/// The order of draws is known to whoever has the seed: the switch is nowhere advertised, and refused where it could
/// harm.
#[test]
fn a_site_for_tests_is_for_tests_alone() {
    assert!(!veillee(&["serve", "--help"], "").succeeds().contains("test-seed"));
    let data = folder("seeds");
    let ran = veillee(&["serve", "--test-seed", "1", "--listen", "0.0.0.0:0", "--data", text(&data)], "");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(ran.err.contains("only for tests"), "{}", ran.err);
}

#[test]
fn perft_counts() {
    assert_eq!(veillee(&["perft", "neuf-pistes", "--depth", "3"], "").succeeds(), "5220\n");
    let free = ["perft", "neuf-pistes", "--depth", "2", "--option", "movement=free", "--divide"];
    let out = veillee(&free, "").out;
    assert_eq!(out.lines().last(), Some("3237"));
    let sum: u64 = out.lines().filter_map(|line| line.split_once(' ')?.1.parse::<u64>().ok()).sum();
    assert_eq!(sum, 3237);
    veillee(&["perft", "europa", "--depth", "2"], "").refuses("europa");
    veillee(&["perft", "neuf-pistes"], "").refuses("--depth");
}

#[test]
fn bench_measures_every_game() {
    let ran = veillee(&["bench", "--seconds", "0.01", "--json"], "");
    let rows: Vec<serde_json::Value> =
        ran.succeeds().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for title in library::titles() {
        let playouts = rows.iter().find(|row| row["game"] == title.key && row["what"] == "playouts");
        assert!(playouts.is_some_and(|row| row["per_cpu_second"].as_f64() > Some(0.0)), "{}", ran.out);
    }
    for what in ["steps", "perft"] {
        let row = rows.iter().find(|row| row["what"] == what);
        assert!(row.is_some_and(|row| row["per_cpu_second"].as_f64() > Some(0.0)), "{}", ran.out);
    }
    assert!(veillee(&["bench", "europa", "--seconds", "0.01"], "").succeeds().contains("europa"));
    veillee(&["bench", "--seconds", "-1"], "").refuses("-1");
}

#[test]
fn boards_are_checked() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../boards");
    for title in library::titles().filter(|title| !title.boards[0].text.is_empty()) {
        let file = boards.join(format!("{}.toml", title.key));
        assert!(veillee(&["board", "check", text(&file)], "").succeeds().contains(title.key));
    }
    let broken = folder("boards").join("broken.toml");
    let good = fs::read_to_string(boards.join("africa.toml")).unwrap();
    fs::write(&broken, good.replace("Tombouctou", "Timbuktu").replacen("Dakar", "Rabat", 1)).unwrap();
    let ran = veillee(&["board", "check", text(&broken)], "");
    assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{} {}", ran.out, ran.err);
    assert!(ran.out.lines().count() >= 1, "every fault is listed: {}", ran.out);
    fs::write(&broken, "x = 1").unwrap();
    veillee(&["board", "check", text(&broken)], "").refuses("--game");
}

#[test]
fn boards_are_drawn_as_svg_and_png() {
    let folder = folder("draw");
    for title in library::titles() {
        let svg = folder.join(format!("{}.svg", title.key));
        veillee(&["board", "draw", title.key, "-o", text(&svg)], "").succeeds();
        assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"), "{}", title.key);
    }
    let png = folder.join("board.png");
    veillee(&["board", "draw", "neuf-pistes", "-o", text(&png)], "").succeeds();
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    veillee(&["board", "draw", "neuf-pistes", "-o", "board.gif"], "").refuses(".svg");
    // names are those of the reader's language
    for (lang, own, other) in [("fr", "Allemagne", "Germany"), ("en", "Germany", "Allemagne")] {
        let svg = folder.join(format!("couleurs-{lang}.svg"));
        veillee(&["board", "draw", "couleurs", "--flags", "--lang", lang, "-o", text(&svg)], "").succeeds();
        let drawn = fs::read_to_string(&svg).unwrap();
        assert!(drawn.contains(own) && !drawn.contains(other), "{lang}");
    }
}

#[test]
fn the_referee_answers_on_its_standard_streams() {
    let ran = veillee(&["referee"], "{\"op\":\"new\",\"game\":\"neuf-pistes\"}\nrubbish\n{\"op\":\"turn\"}");
    let answers: Vec<&str> = ran.succeeds().lines().collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0].starts_with("{\"ok\":true") && answers[1].starts_with("{\"ok\":false"), "{answers:?}");
}

#[test]
fn nobody_is_bothered_when_the_reader_leaves() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_veillee"))
        .args(["perft", "neuf-pistes", "--depth", "1", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{output:?}");
}

#[test]
fn flags_are_drawn_alone_and_only_where_there_are_some() {
    let folder = folder("flags");
    let svg = folder.join("flags.svg");
    veillee(&["board", "draw", "couleurs", "--flags", "-o", text(&svg)], "").succeeds();
    let drawn = fs::read_to_string(&svg).unwrap();
    assert!(drawn.starts_with("<svg") && drawn.contains("Canada"), "every flag has its nation's name");
    let board = folder.join("board.svg");
    veillee(&["board", "draw", "couleurs", "-o", text(&board)], "").succeeds();
    assert_ne!(drawn, fs::read_to_string(&board).unwrap(), "not the board");
    let png = folder.join("flags.png");
    veillee(&["board", "draw", "couleurs", "--flags", "-o", text(&png)], "").succeeds();
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    veillee(&["board", "draw", "africa", "--flags", "-o", text(&svg)], "").refuses("no flags");
}
