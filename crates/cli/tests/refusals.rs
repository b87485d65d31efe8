//! Everything that the terminal and the referee refuse is said in the reader's language.

use laws::words::{foreign, unheard, unsaid};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use texts::Lang;

fn of_ours(id: &str) -> bool {
    ["cli-error-", "cli-usage-", "cli-file-", "json-"].iter().any(|kind| id.starts_with(kind))
}

fn folder(lang: Lang) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refusals").join(lang.code());
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn veillee(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_veillee"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("the binary ends")
}

/// Requests that are refused, one after the other; a table of neuf-pistes lies there from the middle on.
const REQUESTS: &str = r#"
{
[]
7
{}
{"op":7}
{"op":"fly"}
{"op":"turn"}
{"op":"turn","x":1}
{"op":"new"}
{"op":"new","game":7}
{"op":"new","game":"chess"}
{"op":"new","game":"neuf-pistes","seats":9}
{"op":"new","game":"neuf-pistes","seats":["x","y"]}
{"op":"new","game":"neuf-pistes","seats":["light","light"]}
{"op":"new","game":"neuf-pistes","seats":{}}
{"op":"new","game":"neuf-pistes","options":{"movement":"fly"}}
{"op":"new","game":"neuf-pistes","options":{"speed":1}}
{"op":"new","game":"neuf-pistes","options":[]}
{"op":"new","game":"neuf-pistes","options":{"movement":[]}}
{"op":"new","game":"neuf-pistes","seed":-1}
{"op":"new","game":"neuf-pistes","seed":1.5}
{"op":"new","game":"neuf-pistes","seed":"x"}
{"op":"new","game":"neuf-pistes","board":7}
{"op":"new","game":"neuf-pistes","board":"x"}
{"op":"new","game":"neuf-pistes","manual_chance":"yes"}
{"op":"new","game":"neuf-pistes","gane":1}
{"op":"load","game":"neuf-pistes"}
{"op":"load","game":"neuf-pistes","position":"light a1"}
{"op":"new","game":"neuf-pistes","seed":7}
{"op":"legal"}
{"op":"legal","seat":7}
{"op":"legal","seat":"pink"}
{"op":"legal","seat":"dark"}
{"op":"prompt","seat":"dark"}
{"op":"prompt","seat":"light","picked":[[],[],[]]}
{"op":"prompt","seat":"light","picked":7}
{"op":"play","seat":"light"}
{"op":"play","seat":"light","action":"zz"}
{"op":"play","seat":"light","action":"a1-a2"}
{"op":"play","seat":"dark","action":"a2-a7"}
{"op":"play","seat":"light","action":["x"]}
{"op":"roll","roll":"6"}
{"op":"view","viewer":"pink"}
{"op":"view"}
{"op":"record","level":"x"}
{"op":"suppose","viewer":"light"}
{"op":"suppose","viewer":"light","answers":{"light":"zz"}}
{"op":"suppose","viewer":"light","ahead":-1,"answers":{}}
{"op":"bot","seat":"light","level":"divine"}
{"op":"bot","seat":"light","level":"easy","ms":99999999999}
{"op":"bot","seat":"light","level":"easy","ms":null,"x":[true]}
{"op":"propose","seat":"light","treaty":"x"}
{"op":"reply","seat":"light","treaty":1,"yes":"no"}
{"op":"treaties","viewer":true}
{"op":"bargain","bots":[]}
"#;

/// Command lines that are refused.
const COMMANDS: &[&str] = &[
    "",
    "fly",
    "play",
    "play chess",
    "play neuf-pistes --fly",
    "play neuf-pistes --seats king,queen",
    "play neuf-pistes --seed",
    "play neuf-pistes --seed x",
    "play neuf-pistes --option movement=fly",
    "play neuf-pistes --board nothing.toml",
    "play --continue nothing.txt",
    "play neuf-pistes --continue game.txt",
    "replay nothing.txt",
    "replay loop.txt",
    "replay .",
    "replay rubbish.txt",
    "replay bytes.txt",
    "replay game.txt --as pink",
    "arena neuf-pistes --bots divine,easy",
    "perft europa --depth 2",
    "perft neuf-pistes --depth x",
    "board check nothing.toml",
    "board check rubbish.txt",
    "board draw neuf-pistes -o nowhere/x.svg",
];

#[test]
fn every_refusal_of_terminal_and_referee_is_said_in_the_readers_language() {
    for lang in Lang::ALL {
        let folder = folder(lang);
        let mut said = Vec::new();
        // options and their values are typed in every language as they are listed
        let words = library::titles().flat_map(|title| title.options);
        let words =
            words.flat_map(|option| [&[option.name], option.values].concat()).collect::<Vec<_>>().join(" ");
        let mut wrong = Vec::new();
        let mut hear = |line: &str, typed: &str| {
            let line = line.replace('\u{a0}', " ");
            let strange = foreign(lang.code(), &line, &format!("{typed} {words}"));
            wrong.extend(strange.map(|word| format!("{word}: {line} ({typed})")));
            said.push(line);
        };
        // the referee; a line that cannot be read is refused in the language of the one before
        let mut lines = format!("{{\"op\":\"games\",\"lang\":\"{}\"}}\n", lang.code()).into_bytes();
        let asked = |line: &str| match line.rsplit_once('}') {
            Some(("{", "")) => format!("{{\"lang\":\"{}\"}}", lang.code()),
            Some((open, "")) => format!("{open},\"lang\":\"{}\"}}", lang.code()),
            _ => line.to_owned(),
        };
        let requests: Vec<String> = REQUESTS.trim().lines().map(asked).collect();
        for line in &requests {
            lines.extend(line.bytes().chain(*b"\n"));
        }
        lines.extend(b"\xff\n");
        lines.extend(vec![b'x'; (1 << 20) + 1].into_iter().chain(*b"\n"));
        let answers = veillee(&folder, &["referee"], &lines);
        let answers = String::from_utf8(answers.stdout).unwrap();
        let answers: Vec<Value> =
            answers.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), requests.len() + 2);
        for (at, answer) in answers.iter().enumerate() {
            let typed = requests.get(at).map_or("", String::as_str);
            if typed.contains("\"op\":\"new\"") && typed.contains("\"seed\":7") {
                assert_eq!(answer["ok"], true, "{answer}");
                continue;
            }
            assert_eq!(answer["ok"], false, "{typed}: {answer}");
            let reasons = answer["error"]["reasons"].as_array().into_iter().flatten();
            for reason in reasons.chain([&answer["error"]]) {
                hear(reason["message"].as_str().unwrap(), typed);
            }
        }
        // a program that asks for what is not its own
        let script = format!(
            "import json, sys\nout = open('nosy.txt', 'a')\nfor line in sys.stdin:\n    asked = json.loads(line)\n    \
             for bad in ({{'op': 'position'}}, {{'op': 'legal', 'seat': 'dark'}}):\n        \
             print(json.dumps(bad | {{'lang': '{}'}}), flush=True)\n        \
             print(json.loads(sys.stdin.readline())['error']['message'], file=out, flush=True)\n    \
             print(json.dumps({{'op': 'play', 'action': asked['legal'][0]}}), flush=True)\n    sys.stdin.readline()\n",
            lang.code()
        );
        fs::write(folder.join("nosy.py"), script).unwrap();
        let arena = ["arena", "neuf-pistes", "--bots", "program:python3 nosy.py@1,random", "--games", "1"];
        assert!(veillee(&folder, &arena, b"").status.success());
        for line in fs::read_to_string(folder.join("nosy.txt")).unwrap().lines().take(2) {
            hear(line, "position legal dark seat light");
        }
        // the commands
        fs::write(folder.join("rubbish.txt"), "xyz\n").unwrap();
        fs::write(folder.join("bytes.txt"), b"\xff\xfe").unwrap();
        symlink("loop.txt", folder.join("loop.txt")).unwrap();
        let game =
            ["play", "neuf-pistes", "--seats", "you:Anna,bot:random", "--seed", "7", "--record", "game.txt"];
        assert!(veillee(&folder, &game, b"a2-a7\nresign\nabandonner\n").status.success());
        for command in COMMANDS {
            let mut args: Vec<&str> = command.split(' ').filter(|word| !word.is_empty()).collect();
            args.extend(["--lang", lang.code()]);
            let ran = veillee(&folder, &args, b"");
            let line = String::from_utf8(ran.stderr).unwrap();
            assert!(ran.status.code() == Some(2) && line.lines().count() == 1, "{command}: {line}");
            hear(line.trim_end().strip_prefix("veillee: ").unwrap(), command);
        }
        let unsaid = unsaid(lang, &said, of_ours);
        assert!(wrong.is_empty() && unsaid.is_empty(), "{} {wrong:#?} {unsaid:#?}", lang.code());
    }
    // those without a variable are read as they stand
    let read: Vec<String> =
        unheard(&[], of_ours).into_iter().filter(|wrong| !wrong.ends_with("is heard nowhere")).collect();
    assert_eq!(read, [""; 0]);
}
