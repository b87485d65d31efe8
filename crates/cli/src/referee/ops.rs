//! The operations.

use super::answer::{Answer, Refused, events, ids, one, turn};
use super::request::{Ask, Bot, Counter, New, Notice, Op, Play, Prompt, Propose, Reply, Suppose, Terms};
use super::treaties;
use crate::clock;
use library::Title;
use rules::{Card, Fate, OptionSpec, Seat, Seats, Setup, Stream, Text, Turn, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{By, Code, Deed, Given, Level, LiveTable, Mind, Opening, Refusal, Salt, Seed, Step, Talks};
use texts::{Lang, SeatNames, name, say};

/// The longest that a bot may be asked to think.
const LONGEST_THOUGHT: u64 = 600_000;

/// A table and its bots.
pub struct Hosted {
    table: Box<dyn LiveTable>,
    bots: Bots,
}

/// What bots have in mind, by seat and level, and what they say besides answering.
#[derive(Default)]
struct Bots {
    minds: BTreeMap<(Seat, String), Mind>,
    talks: Talks,
}

/// Carries out a request; a table is replaced only by one that could be opened.
pub fn carry_out(slot: &mut Option<Hosted>, op: Op, lang: Lang) -> Result<Answer, Refused> {
    match op {
        Op::Games => Ok(one("games", library::titles().map(|title| game(title, lang)).collect::<Value>())),
        Op::Open(new, position) => {
            let table = open(&new, position, lang)?;
            Ok(turn(&*slot.insert(Hosted { table, bots: Bots::default() }).table))
        }
        Op::Table(ask) => {
            let none = || Refused::said("no_table", &Text::new("cli-error-no-table"), lang);
            let Hosted { table, bots } = slot.as_mut().ok_or_else(none)?;
            At::new(table.as_mut(), bots, lang).answer(ask)
        }
    }
}

/// Carries out what a seat asks of a table that somebody else keeps. It counts treaties as it knows of them.
pub fn at_seat(table: &mut dyn LiveTable, ask: Ask, lang: Lang) -> Result<Answer, Refused> {
    let mut bots = Bots::default();
    let mut at = At::new(table, &mut bots, lang);
    match ask {
        Ask::Reply(Reply { seat, treaty, yes, why }) => at.deed(&seat, Deed::Reply { treaty, yes, why }),
        Ask::Counter(Counter { seat, treaty, offer }) => at.deed(&seat, Deed::Counter { treaty, offer }),
        Ask::Notice(Notice { seat, treaty }) => at.deed(&seat, Deed::Notice { treaty }),
        Ask::Treaties(viewer) => at.known_treaties(&viewer),
        ask => at.answer(ask),
    }
}

/// What there is to know of a game before it is opened.
fn game(title: &Title, lang: Lang) -> Value {
    let option = |spec: &OptionSpec| json!({"name": spec.name, "default": spec.default(), "values": spec.values, "open": spec.open});
    json!({
        "key": title.key,
        "title": name(lang, &format!("{}-title", title.key)),
        "seats": title.seats,
        "min_seats": title.min_seats,
        "max_seats": title.seats.len(),
        "options": title.options.iter().map(option).collect::<Value>(),
        "rules_version": title.rules_version,
    })
}

fn open(new: &New, position: Option<String>, lang: Lang) -> Result<Box<dyn LiveTable>, Refused> {
    let title = library::title(&new.game).ok_or_else(|| {
        let text = Text::new("cli-error-game").with("game", &*new.game).with("games", crate::args::keys());
        Refused::said("no_game", &text, lang)
    })?;
    let seats = title.seat(&new.seating(title.min_seats)).map_err(|error| Refused::setup(&[error], lang))?;
    let errors = new.board.as_deref().map_or_else(Vec::new, |board| title.check_board(board));
    if !errors.is_empty() {
        return Err(Refused::setup(&errors, lang));
    }
    let number = match new.seed {
        Some(number) => number,
        None => {
            getrandom::u64().map_err(|_| Refused::said("no_seed", &Text::new("cli-error-no-seed"), lang))?
        }
    };
    let opening = Opening {
        setup: Setup { seats, options: new.options(), board: new.board.clone() },
        seed: Seed::from_number(number),
        salt: Salt::from_number(number),
        manual_chance: new.manual_chance,
        position,
    };
    let mut table = title.open(opening).map_err(|errors| Refused::setup(&errors, lang))?;
    table.begin();
    Ok(table)
}

/// The table, and the language to speak at it.
struct At<'a> {
    table: &'a mut dyn LiveTable,
    bots: &'a mut Bots,
    lang: Lang,
    seats: SeatNames,
}

impl<'a> At<'a> {
    fn new(table: &'a mut dyn LiveTable, bots: &'a mut Bots, lang: Lang) -> At<'a> {
        let seats = SeatNames::of_game(lang, table.game(), table.seat_ids()).on_board(table.names());
        At { table, bots, lang, seats }
    }

    fn answer(&mut self, ask: Ask) -> Result<Answer, Refused> {
        match ask {
            Ask::Turn => Ok(turn(self.table)),
            Ask::Prompt(prompt) => self.prompt(&prompt),
            Ask::Legal(of) => self.legal(&of.seat),
            Ask::Play(play) => self.play(play),
            Ask::Roll(roll) => self.act(Step::Roll { roll }, Viewer::Spectator),
            Ask::View(viewer) => self.view(&viewer),
            Ask::Suppose(suppose) => self.suppose(suppose),
            Ask::Position => Ok(self.position()),
            Ask::Standing => Ok(self.standing()),
            Ask::Record(level) => self.record(&level),
            Ask::Bot(bot) => self.bot(bot),
            Ask::Propose(Propose { seat, treaty }) => self.deed(&seat, Deed::Propose { treaty }),
            Ask::Reply(Reply { seat, treaty, yes, why }) => {
                let treaty = self.own_number(&seat, treaty)?;
                self.deed(&seat, Deed::Reply { treaty, yes, why })
            }
            Ask::Counter(Counter { seat, treaty, offer }) => {
                let treaty = self.own_number(&seat, treaty)?;
                self.deed(&seat, Deed::Counter { treaty, offer })
            }
            Ask::Notice(Notice { seat, treaty }) => {
                let treaty = self.own_number(&seat, treaty)?;
                self.deed(&seat, Deed::Notice { treaty })
            }
            Ask::Terms(terms) => self.terms(&terms),
            Ask::Treaties(viewer) => self.numbered_treaties(&viewer),
            Ask::Bargain(bots) => self.bargain(&bots),
        }
    }

    /// The position, and who has answered already: sealed answers are no part of it.
    fn position(&self) -> Answer {
        let seats = (0..self.table.seat_ids().len() as u8).map(Seat);
        let sealed: Seats = seats.filter(|&seat| self.table.sealed(seat).is_some()).collect();
        let mut answer = one("position", self.table.position());
        answer.insert("sealed".to_owned(), ids(self.table, sealed));
        answer
    }

    fn view(&self, viewer: &str) -> Result<Answer, Refused> {
        Ok(one("view", json!(self.table.view_json(self.viewer(viewer)?))))
    }

    fn viewer(&self, viewer: &str) -> Result<Viewer, Refused> {
        Ok(match viewer {
            "spectator" => Viewer::Spectator,
            seat => Viewer::Seat(self.seat(seat)?),
        })
    }

    fn suppose(&self, suppose: Suppose) -> Result<Answer, Refused> {
        let viewer = self.viewer(&suppose.viewer)?;
        let guess = |(id, action): (String, String)| Ok((self.seat(&id)?, Given::Text(action)));
        let answers = suppose.answers.into_iter().map(guess).collect::<Result<_, Refused>>()?;
        let supposed =
            self.table.suppose(viewer, suppose.ahead, &answers).map_err(|refusal| self.refuse(&refusal))?;
        let mut answer = one("events", events(&supposed.told, self.lang, &self.seats));
        answer.insert("view".to_owned(), json!(supposed.view));
        Ok(answer)
    }

    fn refused(&self, code: &'static str, text: &Text) -> Refused {
        Refused::of(code, text, self.lang, &self.seats)
    }

    fn refuse(&self, refusal: &Refusal) -> Refused {
        Refused::table(refusal, self.lang, &self.seats)
    }

    fn seat(&self, id: &str) -> Result<Seat, Refused> {
        let ids = self.table.seat_ids();
        let at = ids.iter().position(|known| *known == id);
        at.map(|index| Seat(index as u8)).ok_or_else(|| {
            let absent = Text::new("setup-seat-absent").with("seat", id).with("seats", ids);
            self.refused("no_seat", &absent)
        })
    }

    /// The seat, if the game asks it.
    fn asked(&self, id: &str) -> Result<Seat, Refused> {
        let seat = self.seat(id)?;
        match self.table.turn() {
            Turn::Decide(seats) if seats.contains(seat) => Ok(seat),
            Turn::Over => Err(self.refuse(&Code::Over.into())),
            _ => Err(self.refused("not_asked", &Text::new("cli-error-not-asked").with("seat", seat))),
        }
    }

    fn act(&mut self, step: Step<Given>, viewer: Viewer) -> Result<Answer, Refused> {
        let before = self.table.last_step();
        self.table.act(step).map_err(|refusal| self.refuse(&refusal))?;
        let mut answer = turn(self.table);
        let told = self.table.told(before, viewer);
        answer.insert("events".to_owned(), events(&told, self.lang, &self.seats));
        Ok(answer)
    }

    fn deed(&mut self, seat: &str, deed: Deed) -> Result<Answer, Refused> {
        let seat = self.seat(seat)?;
        self.act(deed.of(seat), Viewer::Seat(seat))
    }

    fn play(&mut self, play: Play) -> Result<Answer, Refused> {
        let seat = self.seat(&play.seat)?;
        self.act(Step::Answer { seat, action: play.action.into(), by: By::Player }, Viewer::Seat(seat))
    }

    fn legal(&self, seat: &str) -> Result<Answer, Refused> {
        let seat = self.asked(seat)?;
        let unlisted = || self.refused("unlisted", &Text::new("cli-error-unlisted"));
        let actions = self.table.legal(seat).ok_or_else(unlisted)?;
        Ok(one("actions", actions))
    }

    fn prompt(&self, asked: &Prompt) -> Result<Answer, Refused> {
        let seat = self.asked(&asked.seat)?;
        let not_asked = || self.refused("not_asked", &Text::new("cli-error-not-asked").with("seat", seat));
        let prompt = self.table.prompt(seat).ok_or_else(not_asked)?;
        let mut picked = asked.picked();
        if picked.len() > prompt.slots.len() {
            let text = Text::new("cli-error-slots").with("slots", prompt.slots.len());
            return Err(self.refused("unreadable", &text));
        }
        picked.resize(prompt.slots.len(), Vec::new());
        let slot = |(index, slot): (usize, &table::PromptSlot)| {
            let next = self.table.next(seat, index, &picked[index]);
            let option = |pick: &table::Pick| {
                let said =
                    |text: &Option<rules::Text>| text.as_ref().map(|text| say(self.lang, text, &self.seats));
                json!({"token": pick.token, "label": said(&pick.label), "hint": said(&pick.hint), "effect": pick.effect})
            };
            json!({
                "id": slot.id,
                "ask": say(self.lang, &slot.ask, &self.seats),
                "optional": slot.optional,
                "picked": picked[index],
                "options": next.options.iter().map(option).collect::<Value>(),
                "complete": next.complete,
            })
        };
        let mut answer = one("slots", prompt.slots.iter().enumerate().map(slot).collect::<Value>());
        answer.insert("action".to_owned(), json!(self.table.assemble(seat, &picked)));
        Ok(answer)
    }

    fn standing(&self) -> Answer {
        let standing = self.table.standing();
        let score = |(score, rank): (&rules::Score, usize)| {
            let part = |part: &rules::Part| json!({"what": say(self.lang, &part.what, &self.seats), "points": part.points});
            json!({
                "seat": self.table.seat_ids()[score.seat.index()],
                "total": score.total,
                "parts": score.parts.iter().map(part).collect::<Value>(),
                "rank": rank,
                "tie_break": score.tie_break.as_ref().map(part),
            })
        };
        let outcome = standing.outcome.as_ref();
        Answer::from_iter([
            ("scores".to_owned(), standing.scores.iter().zip(standing.ranks()).map(score).collect()),
            ("winners".to_owned(), outcome.map_or(Value::Null, |outcome| ids(self.table, outcome.winners))),
            ("how".to_owned(), json!(outcome.map(|outcome| say(self.lang, &outcome.how, &self.seats)))),
            ("clause".to_owned(), json!(outcome.map(|outcome| outcome.clause))),
        ])
    }

    fn record(&self, level: &str) -> Result<Answer, Refused> {
        let level = match level {
            "full" => Level::Full,
            "public" => Level::Public,
            seat => Level::Seat(self.seat(seat)?),
        };
        Ok(one("record", self.table.record(level, &[])))
    }

    fn no_level(&self, level: &str) -> Refused {
        let levels: Vec<_> = library::LEVELS.iter().map(|level| level.name).collect();
        let text = Text::new("cli-error-level").with("level", level).with("levels", levels.join(", "));
        self.refused("no_level", &text)
    }

    fn bot(&mut self, bot: Bot) -> Result<Answer, Refused> {
        let seat = self.asked(&bot.seat)?;
        let thought = self.table.think(seat, &bot.level).ok_or_else(|| self.no_level(&bot.level))?;
        let ms = bot.ms.unwrap_or(1000);
        if ms > LONGEST_THOUGHT {
            let text = Text::new("cli-error-most").with("field", "ms").with("most", LONGEST_THOUGHT as i64);
            return Err(self.refused("unreadable", &text));
        }
        let mut random = luck(self.table, seat);
        let mind = self.bots.minds.entry((seat, bot.level)).or_default();
        let action = clock::within(Duration::from_millis(ms), |budget| thought(mind, budget, &mut random));
        Ok(one("action", action))
    }

    /// The referee's numbers are the table's; 0 is none.
    fn own_number(&self, seat: &str, treaty: u32) -> Result<u32, Refused> {
        Ok(self.table.own_number(self.seat(seat)?, treaty).unwrap_or(0))
    }

    /// What may follow in a treaty, what it says if it could be offered so, and what speaks against it.
    fn terms(&self, Terms { seat, picked }: &Terms) -> Result<Answer, Refused> {
        let seat = self.seat(seat)?;
        let next = self.table.next_term(seat, picked);
        let said = |text: &Text| say(self.lang, text, &self.seats);
        let option =
            |pick: &table::Pick| json!({"token": pick.token, "label": pick.label.as_ref().map(said)});
        let draft = if next.complete { self.table.draft_treaty(seat, &picked.join(" ")) } else { None };
        let (says, warnings) = draft.map_or((None, Vec::new()), |(says, warnings)| (Some(says), warnings));
        let mut answer = one("options", next.options.iter().map(option).collect::<Value>());
        answer.insert("complete".to_owned(), json!(next.complete));
        answer.insert("says".to_owned(), json!(says.as_ref().map(said)));
        answer.insert("warnings".to_owned(), json!(warnings.iter().map(said).collect::<Vec<_>>()));
        Ok(answer)
    }

    /// The treaties that a viewer knows of, by its own numbers.
    fn known_treaties(&self, viewer: &str) -> Result<Answer, Refused> {
        let known = treaties::known(self.table, self.viewer(viewer)?, self.lang, &self.seats);
        Ok(one("treaties", known))
    }

    /// The same by the referee's numbers.
    fn numbered_treaties(&self, viewer: &str) -> Result<Answer, Refused> {
        let viewer = self.viewer(viewer)?;
        let known = |card: &Card| match viewer {
            Viewer::Seat(seat) => self.table.own_number(seat, card.number).is_some(),
            Viewer::Spectator => self.table.turn() == Turn::Over,
        };
        let all = self.table.all_treaties().into_iter().filter(|(card, _)| known(card));
        let told = all.map(|card| treaties::told(self.table, &card, self.lang, &self.seats));
        Ok(one("treaties", told.collect::<Value>()))
    }

    /// The bots of these seats say what they have to say besides answering.
    fn bargain(&mut self, levels: &BTreeMap<String, String>) -> Result<Answer, Refused> {
        let mut seated = BTreeMap::new();
        for (seat, level) in levels {
            library::level(level).ok_or_else(|| self.no_level(level))?;
            seated.insert(self.seat(seat)?, level);
        }
        let Bots { minds, talks } = &mut *self.bots;
        while let Some(word) = talks.next(self.table, |seat| {
            let level = *seated.get(&seat)?;
            let mind = minds.entry((seat, level.clone())).or_default();
            Some(self.table.words(seat, level, mind, &mut luck(self.table, seat)))
        }) {
            let _ = self.table.act(word); // refused if the matter is settled meanwhile
        }
        let treaty = |card: (Card, Text)| treaties::told(self.table, &card, self.lang, &self.seats);
        let all = self.table.all_treaties().into_iter();
        let open = all.filter(|(card, _)| matches!(card.fate, Fate::Offered | Fate::Agreed));
        Ok(one("treaties", open.map(treaty).collect::<Value>()))
    }
}

/// What a bot draws. The same questions in the same order get the same answers, time permitting.
fn luck(table: &dyn LiveTable, seat: Seat) -> Stream {
    Stream::from_number(u64::from(table.last_step()) << 8 | u64::from(seat.0))
}
