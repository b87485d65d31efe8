//! The language of treaties: reading, writing, telling, and what can be picked next.
//!
//! ```text
//! card   = "with" seat {seat} ":" clause {";" clause} [term]
//! clause = [("if" | "once") deed ["and" deed] "then"] doers duty
//! deed   = doers duty | fact
//! doers  = "all" | seat {"&" seat}
//! term   = "until" turn | "standing"
//! ```

use super::{Clause, Deed, Draft, Nature, Term, Treaties, Treaty, When};
use crate::{Arg, Next, ParseError, Pick, Seat, Seats, Text, quoted};

/// The most clauses of a treaty.
pub const MOST_CLAUSES: usize = 4;
/// The longest text of a treaty.
pub const MOST_LETTERS: usize = 240;
/// The most deeds of a condition.
const MOST_DEEDS: usize = 2;
/// The most other parties, unless all players are.
const MOST_PARTNERS: usize = 2;

pub(super) fn read<G: Treaties>(game: &G, from: Seat, text: &str) -> Result<Treaty<G::Duty>, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let treaty = match words[..] {
        ["with", ..] => Reader { game, ids: game.seat_ids(), from, words: &words, at: 1 }.treaty(),
        _ => game.read_short(from, &words),
    };
    let treaty = treaty.filter(|treaty| fits(game, treaty)).map(|treaty| canonical(game, treaty));
    let unread = || Text::new("notation-no-treaty").with("text", quoted(text));
    treaty.ok_or_else(|| ParseError::spelling(unread()))
}

/// Is it a treaty at all: between some, about what its parties do, and short enough to be read at a glance?
fn fits<G: Treaties>(game: &G, treaty: &Treaty<G::Duty>) -> bool {
    let all = Seats::first(game.seats());
    let together = treaty.parties() == all && treaty.clauses.len() == 1;
    let one_for_all = || together && treaty.clauses[0].deed.doers == all;
    let clause = |clause: &Clause<G::Duty>| {
        let doers = clause.deed.doers;
        let promised = !doers.is_empty() && doers.within(treaty.parties());
        let standing = treaty.term != Term::Standing || game.nature(&clause.deed.duty) == Nature::Lasting;
        promised && standing && game.nature(&clause.deed.duty) != Nature::Fact
    };
    !treaty.with.is_empty()
        && !treaty.with.contains(treaty.from)
        && treaty.parties().within(all)
        && (1..=MOST_CLAUSES).contains(&treaty.clauses.len())
        && (treaty.with.len() <= MOST_PARTNERS || one_for_all())
        && treaty.clauses.iter().all(clause)
}

/// One text for one meaning: what several do alike is one clause, and clauses stand in order.
fn canonical<G: Treaties>(game: &G, mut treaty: Treaty<G::Duty>) -> Treaty<G::Duty> {
    let mut clauses: Vec<Clause<G::Duty>> = Vec::new();
    for clause in treaty.clauses {
        let alike = |other: &&mut Clause<G::Duty>| {
            let joint = game.is_joint(&clause.deed.duty) && other.deed.doers != clause.deed.doers;
            !joint && other.deed.duty == clause.deed.duty && other.when == clause.when
        };
        match clauses.iter_mut().find(alike) {
            Some(other) => other.deed.doers |= clause.deed.doers,
            None => clauses.push(clause),
        }
    }
    let written = |clause: &Clause<G::Duty>| write_clause(game, &game.seat_ids(), Seats::NONE, clause);
    clauses.sort_by_cached_key(|clause| (clause.deed.doers.0, clause.deed.duty, written(clause)));
    treaty.clauses = clauses;
    treaty
}

struct Reader<'a, G> {
    game: &'a G,
    ids: Vec<&'static str>,
    from: Seat,
    words: &'a [&'a str],
    at: usize,
}

impl<G: Treaties> Reader<'_, G> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).copied()
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn seat(&mut self) -> Option<Seat> {
        let word = self.peek()?;
        let at = self.ids.iter().position(|id| *id == word)?;
        self.at += 1;
        Some(Seat(at as u8))
    }

    fn treaty(&mut self) -> Option<Treaty<G::Duty>> {
        let mut with = Seats::NONE;
        while !self.takes(":") {
            with.insert(self.seat()?);
        }
        let parties = with.with(self.from);
        let mut clauses = vec![self.clause(parties)?];
        while self.takes(";") {
            clauses.push(self.clause(parties)?);
        }
        let term = if self.takes("standing") {
            Term::Standing
        } else if self.takes("until") {
            let (turn, used) = self.game.read_turn(&self.words[self.at..])?;
            self.at += used;
            Term::Until(turn)
        } else {
            Term::Turn
        };
        (self.at == self.words.len()).then_some(Treaty { from: self.from, with, clauses, term })
    }

    fn clause(&mut self, parties: Seats) -> Option<Clause<G::Duty>> {
        let once = self.peek() == Some("once");
        let when = if once || self.peek() == Some("if") {
            self.at += 1;
            let mut deeds = vec![self.deed(parties)?];
            while self.takes("and") {
                deeds.push(self.deed(parties)?);
            }
            (self.takes("then") && deeds.len() <= MOST_DEEDS).then_some(())?;
            Some(When { once, deeds })
        } else {
            None
        };
        Some(Clause { deed: self.deed(parties)?, when })
    }

    fn deed(&mut self, parties: Seats) -> Option<Deed<G::Duty>> {
        let mut doers = Seats::NONE;
        if self.takes("all") {
            doers = parties;
        } else if let Some(first) = self.seat() {
            doers.insert(first);
            while self.takes("&") {
                doers.insert(self.seat()?);
            }
        }
        let (duty, used) = self.game.read_duty(&self.words[self.at..])?;
        self.at += used;
        let fact = self.game.nature(&duty) == Nature::Fact;
        (fact == doers.is_empty()).then_some(Deed { doers, duty })
    }
}

pub(super) fn write<G: Treaties>(game: &G, treaty: &Treaty<G::Duty>) -> String {
    let ids = game.seat_ids();
    let with: Vec<&str> = treaty.with.into_iter().map(|seat| ids[seat.index()]).collect();
    let clauses: Vec<String> =
        treaty.clauses.iter().map(|clause| write_clause(game, &ids, treaty.parties(), clause)).collect();
    let term = match treaty.term {
        Term::Turn => String::new(),
        Term::Until(turn) => format!(" until {}", game.write_turn(turn)),
        Term::Standing => " standing".to_owned(),
    };
    format!("with {} : {}{term}", with.join(" "), clauses.join(" ; "))
}

fn write_clause<G: Treaties>(game: &G, ids: &[&str], parties: Seats, clause: &Clause<G::Duty>) -> String {
    let deed = |deed: &Deed<G::Duty>| {
        let duty = game.write_duty(&deed.duty);
        let doers: Vec<&str> = deed.doers.into_iter().map(|seat| ids[seat.index()]).collect();
        match deed.doers {
            Seats::NONE => duty,
            doers if doers == parties => format!("all {duty}"),
            _ => format!("{} {duty}", doers.join(" & ")),
        }
    };
    match &clause.when {
        None => deed(&clause.deed),
        Some(When { once, deeds }) => {
            let deeds: Vec<String> = deeds.iter().map(deed).collect();
            let word = if *once { "once" } else { "if" };
            format!("{word} {} then {}", deeds.join(" and "), deed(&clause.deed))
        }
    }
}

pub(super) fn tell<G: Treaties>(game: &G, treaty: &Treaty<G::Duty>) -> Text {
    let clause = |clause: &Clause<G::Duty>| {
        let promise = game.say_duty(&clause.deed);
        let Some(When { once, deeds }) = &clause.when else { return promise };
        let mut deeds = deeds.iter().map(|deed| game.say_duty(deed));
        let first = deeds.next().unwrap_or_else(|| Text::new("plain"));
        let condition = match deeds.next() {
            Some(second) => Text::new("table-treaty-and").with("first", first).with("second", second),
            None => first,
        };
        let id = if *once { "table-treaty-once" } else { "table-treaty-if" };
        Text::new(id).with("condition", condition).with("promise", promise)
    };
    let mut clauses = treaty.clauses.iter().map(clause).rev();
    let last = clauses.next().unwrap_or_else(|| Text::new("plain"));
    let join =
        |rest: Text, first: Text| Text::new("table-treaty-clauses").with("first", first).with("rest", rest);
    let clauses = clauses.fold(last, join);
    let single = treaty.clauses.iter().any(|clause| game.nature(&clause.deed.duty) == Nature::Single);
    let text = match treaty.term {
        Term::Turn => Text::new("table-treaty-this-turn"),
        Term::Standing => Text::new("table-treaty-standing"),
        Term::Until(turn) => Text::new("table-treaty-until").with("term", game.say_term(turn, single)),
    };
    text.with("clauses", clauses)
}

/// The tokens that were picked, read from the left; where they end, what may follow is asked for.
struct Picker<'a, G: Treaties> {
    game: &'a G,
    view: &'a G::View,
    ids: Vec<&'static str>,
    from: Seat,
    picked: &'a [&'a str],
    at: usize,
}

/// There is nothing more to read: this may follow. Or what was picked does not fit.
type Stop<T> = Result<T, Next>;

pub(super) fn next<G: Treaties>(game: &G, view: &G::View, from: Seat, picked: &[&str]) -> Next {
    match picked {
        [] => {
            let mut next = game.next_short(view, from, picked);
            let own = Seats::one(from);
            let draft = Draft { from, parties: own, doers: own, condition: false };
            if !game.next_duty(view, &draft, &[]).options.is_empty() {
                next.options.push(word("with"));
            }
            next
        }
        ["with", ..] => {
            let picker = Picker { game, view, ids: game.seat_ids(), from, picked, at: 1 };
            picker.treaty().unwrap_or_else(|next| next)
        }
        _ => game.next_short(view, from, picked),
    }
}

/// A word of the language, under its name for people.
fn word(token: &'static str) -> Pick {
    let label = match token {
        "with" => "table-term-with",
        ":" => "table-term-parties",
        ";" => "table-term-more",
        "if" => "table-term-if",
        "once" => "table-term-once",
        "and" => "table-term-and",
        "then" => "table-term-then",
        "all" => "table-term-all",
        "&" => "table-term-together",
        "until" => "table-term-until",
        _ => "table-term-standing",
    };
    Pick::token(token).called(Text::new(label))
}

impl<'a, G: Treaties> Picker<'a, G> {
    /// The next token, which is one of these.
    fn take(&mut self, options: Vec<Pick>, complete: bool) -> Stop<&'a str> {
        match self.picked.get(self.at) {
            None => Err(Next { options, complete }),
            Some(token) if options.iter().any(|pick| pick.token == *token) => {
                self.at += 1;
                Ok(token)
            }
            Some(_) => Err(Next::default()),
        }
    }

    fn seats(&self, seats: Seats) -> impl Iterator<Item = Pick> + use<'_, 'a, G> {
        let called = |seat: Seat| Text::new("table-term-seat").with("seat", Arg::Seat(seat));
        seats.into_iter().map(move |seat| Pick::token(self.ids[seat.index()]).called(called(seat)))
    }

    fn seat(&self, token: &str) -> Option<Seat> {
        self.ids.iter().position(|id| *id == token).map(|at| Seat(at as u8))
    }

    fn treaty(mut self) -> Stop<Next> {
        let others = Seats::first(self.game.seats()).without(self.from);
        let mut with = Seats::NONE;
        loop {
            // in seat order, and no more than two unless it may become all
            let later: Seats =
                others.into_iter().filter(|seat| with.into_iter().all(|last| last < *seat)).collect();
            let first_ones = with.into_iter().eq(others.into_iter().take(with.len()))
                && self.is_possible(others.with(self.from), others.with(self.from), false);
            let more = if with.len() < MOST_PARTNERS || first_ones { later } else { Seats::NONE };
            let more = if with.len() < MOST_PARTNERS { more } else { more.into_iter().take(1).collect() };
            let mut options: Vec<Pick> = self.seats(more).collect();
            if !with.is_empty() && (with.len() <= MOST_PARTNERS || with == others) {
                options.push(word(":"));
            }
            let token = self.take(options, false)?;
            match self.seat(token) {
                Some(seat) => with.insert(seat),
                None => break,
            }
        }
        let parties = with.with(self.from);
        let (mut lasting, mut single) = (true, false);
        for clause in 1.. {
            let small = with.len() <= MOST_PARTNERS;
            let nature = self.clause(parties, small)?;
            lasting &= nature == Nature::Lasting;
            single |= nature == Nature::Single;
            let mut options = Vec::new();
            if small && clause < MOST_CLAUSES {
                options.push(word(";"));
            }
            let now = self.game.turn_in(self.view);
            if now < self.game.last_turn() {
                options.push(word("until"));
            }
            if lasting && !single {
                options.push(word("standing"));
            }
            match self.take(options, true)? {
                ";" => {}
                "until" => return self.turn(now),
                _ => return Ok(Next { options: Vec::new(), complete: self.at == self.picked.len() }),
            }
        }
        Ok(Next::default())
    }

    /// The last turn of the term.
    fn turn(&mut self, now: u16) -> Stop<Next> {
        let turns: Vec<(u16, String)> =
            (now + 1..=self.game.last_turn()).map(|turn| (turn, self.game.write_turn(turn))).collect();
        let words = self.picked[self.at..].join(" ");
        if turns.iter().any(|(_, text)| *text == words) {
            return Ok(Next { options: Vec::new(), complete: true });
        }
        // a turn may take several words: those before are picked one by one
        let place = self.picked.len() - self.at;
        let fits = |text: &str| text.split(' ').take(place).eq(self.picked[self.at..].iter().copied());
        let mut options: Vec<Pick> = Vec::new();
        for (turn, text) in turns.iter().filter(|(_, text)| fits(text)) {
            let Some(token) = text.split(' ').nth(place) else { continue };
            if options.iter().all(|pick| pick.token != token) {
                options.push(Pick::token(token.to_owned()).called(self.game.say_turn(*turn)));
            }
        }
        if let [only] = &mut options[..]
            && turns.len() > 1
        {
            only.label = None; // it leads to all of them
        }
        Ok(Next { options, complete: false })
    }

    /// Could these do anything that can be promised now?
    fn is_possible(&self, parties: Seats, doers: Seats, condition: bool) -> bool {
        let draft = Draft { from: self.from, parties, doers, condition };
        !self.game.next_duty(self.view, &draft, &[]).options.is_empty()
    }

    /// Those who could promise something, or of whom something could be a condition.
    fn who(&self, parties: Seats, among: Seats, condition: bool) -> Vec<Pick> {
        let able = |seat: &Seat| self.is_possible(parties, Seats::one(*seat), condition);
        let all = self.is_possible(parties, parties, condition).then(|| word("all"));
        all.into_iter().chain(self.seats(among.into_iter().filter(able).collect())).collect()
    }

    fn clause(&mut self, parties: Seats, small: bool) -> Stop<Nature> {
        let among = if small { parties } else { Seats::NONE };
        let mut options = self.who(parties, among, false);
        options.extend([word("if"), word("once")]);
        let mut token = self.take(options, false)?;
        if matches!(token, "if" | "once") {
            self.condition(parties)?;
            token = self.take(self.who(parties, among, false), false)?;
        }
        let doers = match self.seat(token) {
            Some(first) => self.doers(first, parties)?,
            None => parties,
        };
        self.duty(&Draft { from: self.from, parties, doers, condition: false })
    }

    /// More doers after the first, in seat order: fewer than all, who have a word of their own.
    fn doers(&mut self, first: Seat, among: Seats) -> Stop<Seats> {
        let mut doers = Seats::one(first);
        let mut last = first;
        while self.picked.get(self.at) == Some(&"&") {
            let more: Seats = among.into_iter().filter(|seat| *seat > last).collect();
            if more.is_empty() || doers.len() + 1 >= among.len() {
                return Err(Next::default());
            }
            self.at += 1;
            let options = self.seats(more).collect();
            let token = self.take(options, false)?;
            last = self.seat(token).ok_or_else(Next::default)?;
            doers.insert(last);
        }
        Ok(doers)
    }

    fn condition(&mut self, parties: Seats) -> Stop<()> {
        for deeds in 1.. {
            let all = Seats::first(self.game.seats());
            let draft = Draft { from: self.from, parties, doers: Seats::NONE, condition: true };
            let mut options = self.who(parties, all, true);
            options.extend(self.game.next_duty(self.view, &draft, &[]).options);
            let before = self.at;
            let token = self.take(options, false)?;
            let doers = match (token, self.seat(token)) {
                ("all", _) => parties,
                (_, Some(first)) => self.doers(first, all)?,
                (_, None) => {
                    self.at = before; // a fact begins with its own word
                    Seats::NONE
                }
            };
            self.duty(&Draft { doers, ..draft })?;
            let mut options = vec![word("then")];
            if deeds < MOST_DEEDS {
                options.push(word("and"));
            }
            if self.take(options, false)? == "then" {
                break;
            }
        }
        Ok(())
    }

    /// The words of a duty, which end where nothing can follow. Before the first of them, doers may become more.
    fn duty(&mut self, draft: &Draft) -> Stop<Nature> {
        let start = self.at;
        loop {
            let words = &self.picked[start..self.at];
            let next = self.game.next_duty(self.view, draft, words);
            if next.complete {
                let (duty, _) = self.game.read_duty(words).ok_or_else(Next::default)?;
                return Ok(self.game.nature(&duty));
            }
            let mut options = next.options;
            if words.is_empty() && self.can_be_joined(draft) {
                options.push(word("&"));
            }
            self.take(options, false)?;
        }
    }

    fn can_be_joined(&self, draft: &Draft) -> bool {
        let among = if draft.condition { Seats::first(self.game.seats()) } else { draft.parties };
        let later =
            draft.doers.into_iter().last().is_some_and(|last| among.into_iter().any(|seat| seat > last));
        draft.doers != draft.parties && later && draft.doers.len() + 2 <= among.len() && among.len() > 2
    }
}
