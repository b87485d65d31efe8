//! One table under load: two people, each with a socket.

use crate::Args;
use crate::pace::Pace;
use crate::people::{Guest, Socket};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;
use std::rc::Rc;
use tokio::time::Instant;

/// As much of a message as playing needs. The view is kept as it came: both must have got the same.
#[derive(Deserialize)]
struct Heard<'a> {
    t: &'a str,
    ack: Option<u32>,
    decision: Option<u32>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    prompt: Option<Prompt>,
    code: Option<&'a str>,
}

#[derive(Deserialize)]
struct Prompt {
    slots: Vec<Slot>,
}

#[derive(Deserialize)]
struct Slot {
    tree: Tree,
}

#[derive(Deserialize, Default)]
struct Tree {
    #[serde(default)]
    picks: Vec<Branch>,
}

/// A pick and what may follow it, in whichever form it comes (docs/wire.md). Read without trying one form after the
/// other: the less this program takes of the machine, the more is left for the one that it measures.
struct Branch {
    token: String,
    then: Tree,
}

impl<'de> Deserialize<'de> for Branch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Branch, D::Error> {
        deserializer.deserialize_any(Forms)
    }
}

struct Forms;

impl<'de> Visitor<'de> for Forms {
    type Value = Branch;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pick")
    }

    /// A last pick.
    fn visit_str<E>(self, token: &str) -> Result<Branch, E> {
        Ok(Branch { token: token.to_owned(), then: Tree::default() })
    }

    /// A pick with what follows, or a last one with its hint.
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Branch, A::Error> {
        let token = list.next_element()?.unwrap_or_default();
        let then = list.next_element::<TreeOrHint>()?.map_or_else(Tree::default, |then| then.0);
        Ok(Branch { token, then })
    }

    /// A pick with everything there is to say about it.
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Branch, A::Error> {
        #[derive(Deserialize)]
        struct Full {
            token: String,
            #[serde(default)]
            then: Tree,
        }
        let Full { token, then } = Full::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Branch { token, then })
    }
}

/// A tree; the number of a hint stands for an empty one.
struct TreeOrHint(Tree);

impl<'de> Deserialize<'de> for TreeOrHint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TreeOrHint, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = TreeOrHint;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a tree, or the number of a hint")
            }

            fn visit_u64<E>(self, _: u64) -> Result<TreeOrHint, E> {
                Ok(TreeOrHint(Tree::default()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TreeOrHint, A::Error> {
                Tree::deserialize(MapAccessDeserializer::new(map)).map(TreeOrHint)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// What is needed of a message to answer it.
struct Asked {
    decision: u32,
    prompt: Prompt,
}

/// Plays until the time is over.
pub async fn run(number: usize, args: Args, pace: Rc<Pace>) {
    let http = reqwest::Client::new();
    let people = [Guest::come(&args.site, &http).await, Guest::come(&args.site, &http).await];
    let (mut sockets, mut asked) = sit_down(&people, &args.movement).await;
    let mut dice = number as u64 + 1;
    let mut k = 0;
    let began = pace.ready().await;
    let mut turn = 0;
    while !pace.is_over(began, Instant::now()) {
        let due = pace.due(began, number, k);
        if pace.is_paced() && Instant::now() < due {
            tokio::time::sleep_until(due).await;
        }
        k += 1;
        let answer = answer(&asked, &mut dice);
        let sent = Instant::now();
        let [light, dark] = &mut sockets;
        let (mover, other) = if turn == 0 { (light, dark) } else { (dark, light) };
        mover.send(answer).await;
        let ((mine, ack), (theirs, seen)) = tokio::join!(update(mover), update(other));
        pace.count(began, [due, sent, ack, seen], [mine.len(), theirs.len()]);
        let (mine, theirs) = (read(&mine), read(&theirs));
        assert_eq!(mine.ack, Some(1));
        assert_eq!(mine.view.map(RawValue::get), theirs.view.map(RawValue::get), "both see the same");
        match (theirs.decision, theirs.prompt) {
            (Some(decision), Some(prompt)) => {
                asked = Asked { decision, prompt };
                turn = 1 - turn;
            }
            _ => {
                pace.game_over();
                (sockets, asked) = sit_down(&people, &args.movement).await;
                turn = 0;
            }
        }
    }
}

async fn sit_down(people: &[Guest; 2], movement: &str) -> ([Socket; 2], Asked) {
    let table = people[0].open(movement).await;
    people[1].sit(&table).await;
    let mut sockets = [people[0].socket(&table).await, people[1].socket(&table).await];
    let text = sockets[0].next().await;
    let welcome = read(&text);
    let (decision, prompt) = (welcome.decision.expect("a decision"), welcome.prompt.expect("a prompt"));
    sockets[1].next().await;
    (sockets, Asked { decision, prompt })
}

/// The next update, and when it came. Comings and goings are not counted.
async fn update(socket: &mut Socket) -> (tokio_tungstenite::tungstenite::Utf8Bytes, Instant) {
    loop {
        let text = socket.next().await;
        let now = Instant::now();
        if text.starts_with("{\"t\":\"update\"") || text.starts_with("{\"ack\"") {
            return (text, now);
        }
    }
}

fn read(text: &str) -> Heard<'_> {
    let heard: Heard<'_> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(heard.t != "refused", "refused: {:?}", heard.code);
    heard
}

/// A random answer, as a page would make it.
fn answer(asked: &Asked, dice: &mut u64) -> String {
    let mut slots = String::new();
    for slot in &asked.prompt.slots {
        let mut tokens = Vec::new();
        let mut tree = &slot.tree;
        while !tree.picks.is_empty() {
            *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let Branch { token, then } = &tree.picks[(*dice >> 33) as usize % tree.picks.len()];
            tokens.push(token);
            tree = then;
        }
        if !slots.is_empty() {
            slots.push(',');
        }
        slots.push_str(&serde_json::to_string(&tokens).expect("texts are JSON"));
    }
    format!("{{\"t\":\"answer\",\"ack\":1,\"decision\":{},\"picks\":[{slots}]}}", asked.decision)
}
