//! Whole positions as text: parts separated by `;`, each a word and what it says.
//!
//! `turn red; dealer green; covered japon; hand red irak yemen; hand blue laos; score red chains=19; stock rest`

use crate::{Cards, Couleurs, End, Holding, Known, Numbers, Pad, Pass, Phase, State};
use rules::{Fault, Rules, Seat, Seats};

/// Stands for all cards that are not named elsewhere.
const REST: &str = "rest";
/// More than any game can bring, and far from what a sum can hold.
const MOST_POINTS: i32 = 1_000_000;

impl Couleurs {
    pub(crate) fn position_text(&self, state: &State) -> String {
        let mut parts = Vec::new();
        let mover = self.seat_id(state.mover);
        parts.push(match state.phase {
            Phase::Dealer => "start".to_owned(),
            Phase::Deal => format!("deal {mover}"),
            Phase::Play => format!("turn {mover}"),
            Phase::Draw(count) => format!("draw {mover} {count}"),
            Phase::Over(End::Out) => format!("over {mover} out"),
            Phase::Over(End::Stalled) => format!("over {mover} stalled"),
        });
        parts.extend(state.dealer.map(|dealer| format!("dealer {}", self.seat_id(dealer))));
        let seats = || Seats::first(self.seats()).into_iter();
        for seat in seats().filter(|&seat| !state.hand(seat).is_empty()) {
            parts.push(format!("hand {} {}", self.seat_id(seat), self.write_cards(state.hand(seat))));
        }
        // The larger of the two is what is left.
        let stock_is_rest = state.stock.len() >= state.covered.len();
        for (name, cards, rest) in
            [("covered", state.covered, !stock_is_rest), ("stock", state.stock, stock_is_rest)]
        {
            if rest {
                parts.push(format!("{name} {REST}"));
            } else if !cards.is_empty() {
                parts.push(format!("{name} {}", self.write_cards(cards)));
            }
        }
        for seat in seats() {
            let sheet = state.sheet(seat);
            let kinds = [
                ("chains", sheet.chains),
                ("unable", sheet.unable.into()),
                ("refused", sheet.refusals.into()),
            ];
            let told: Vec<_> =
                kinds.iter().filter(|(_, n)| *n != 0).map(|(kind, n)| format!(" {kind}={n}")).collect();
            if !told.is_empty() {
                parts.push(format!("score {}{}", self.seat_id(seat), told.concat()));
            }
        }
        for (area, latest) in self.board.areas.iter().zip(&state.latest) {
            parts.extend(latest.map(|seat| format!("latest {} {}", area.id, self.seat_id(seat))));
        }
        parts.extend(state.out.map(|seat| format!("out {}", self.seat_id(seat))));
        if state.stalled > 0 {
            parts.push(format!("stalled {}", state.stalled));
        }
        for seat in seats() {
            let known = &state.known[seat.index()];
            let id = self.seat_id(seat);
            if !known.lacked.is_empty() {
                parts.push(format!("lacked {id} {} {}", known.at_most, self.write_cards(known.lacked)));
            }
            if !known.one_of.is_empty() {
                parts.push(format!("one-of {id} {}", self.write_cards(known.one_of)));
            }
        }
        if !state.pad.lines().is_empty() {
            let lines: Vec<_> = state.pad.lines().iter().map(i32::to_string).collect();
            parts.push(format!("pad {}", lines.join(" ")));
        }
        parts.join("; ")
    }

    pub(crate) fn position_of(&self, text: &str) -> Result<State, Vec<Fault>> {
        let state = State { stock: Cards::NONE, ..self.blank() };
        let mut reader = Reader { game: self, state, rest: None, seen: Vec::new(), faults: Vec::new() };
        for (index, part) in text.split(';').enumerate() {
            reader.part(index == 0, part.trim());
        }
        reader.place_the_rest();
        let Reader { state, mut faults, .. } = reader;
        // Only a text whose every part could be read says enough to be judged.
        if faults.is_empty() {
            faults = self.position_faults(&state);
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    /// Why this is no position of the game.
    fn position_faults(&self, state: &State) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut unless = |holds: bool, clause, message: &str| {
            if !holds {
                faults.push(Fault::clause(clause, message));
            }
        };
        let seats = || Seats::first(self.seats()).into_iter();
        let over = matches!(state.phase, Phase::Over(_));
        let dealt = !matches!(state.phase, Phase::Dealer | Phase::Deal);
        let ended = state.stock.is_empty() && seats().any(|seat| state.hand(seat).is_empty());
        match state.phase {
            Phase::Dealer => {
                unless(*state == self.before_the_deal(), "CM-06", "before the start nothing has happened")
            }
            Phase::Deal => unless(
                self.mid_deal(state),
                "CM-05",
                "the deal goes round from the dealer's left, the same number of cards to each, and nothing is played before it ends",
            ),
            Phase::Play => unless(!ended, "CM-50", "a hand and the stock are empty: the game is over"),
            Phase::Draw(count) => {
                unless(
                    (1..=state.stock.len()).contains(&count.into()),
                    "CM-24",
                    "the stock does not hold the cards to be drawn",
                );
                let most = (1..=4)
                    .map(|n| self.board.numbers.draw_after(n))
                    .max()
                    .unwrap_or(0)
                    .max(self.board.numbers.draw_after_pass);
                unless(count <= most, "CM-23", "nobody draws so many cards");
            }
            Phase::Over(End::Out) => unless(
                ended,
                "CM-50",
                "the game is not over while there is a stock or every hand holds cards",
            ),
            Phase::Over(End::Stalled) => unless(
                !ended && state.stalled == self.seats(),
                "CM-55",
                "only a full round of unable passes with an empty stock ends the game so",
            ),
        }
        unless(!dealt || state.dealer.is_some(), "CM-06", "no dealer is named");
        unless(
            over || state.stalled < self.seats(),
            "CM-55",
            "after a full round of unable passes the game is over",
        );
        unless(
            self.stalled_fits(state),
            "CM-55",
            "a seat that counts as unable could begin, or there is a stock",
        );
        for seat in seats() {
            unless(
                state.sheet(seat).refusals <= Numbers::REFUSALS,
                "CM-44",
                "nobody refuses more than twice",
            );
            let points = (0..=MOST_POINTS).contains(&state.sheet(seat).chains);
            unless(points, "CM-40", "chains count points, not fewer than none and not millions");
            let known = &state.known[seat.index()];
            unless(
                self.choices.closed || *known == Known::default(),
                "CM-58",
                "with open hands nothing is left to be concluded from a pass",
            );
            unless(known.fits(state.hand(seat)), "CM-26", "the hand contradicts what its passes have shown");
        }
        let noted = state.pad.lines().iter().all(|points| points.unsigned_abs() <= MOST_POINTS as u32);
        unless(noted, "CM-40", "no turn counts millions");
        for area in 0..self.board.areas.len() {
            let touched = self.board.area_cards(area).meets(state.covered);
            unless(
                touched || state.latest[area].is_none(),
                "CM-45",
                "an area without a covered flag has no latest player",
            );
        }
        let paid = if self.choices.first_empty {
            state.out.is_some() || !over || state.phase == Phase::Over(End::Stalled)
        } else {
            state.out.is_some() == (state.phase == Phase::Over(End::Out))
        };
        unless(
            paid,
            "CM-53",
            "the bonus for going out is paid to one player at the end, with first-empty before it too",
        );
        if let (Some(out), Phase::Over(End::Out), false) = (state.out, state.phase, self.choices.first_empty)
        {
            unless(self.longest_empty(state) == Some(out), "CM-53", "another hand has been empty longer");
        }
        faults
    }

    fn mid_deal(&self, state: &State) -> bool {
        let Some(dealer) = state.dealer else { return false };
        let mut plain = self.blank();
        let mut seat = self.left_of(dealer);
        while seat != state.mover {
            let hand = state.hand(seat);
            plain.hands[seat.index()] = hand;
            plain.stock = plain.stock.minus(hand);
            if hand.len() != usize::from(self.board.numbers.deal) {
                return false;
            }
            seat = self.left_of(seat);
        }
        (plain.phase, plain.dealer, plain.mover) = (Phase::Deal, Some(dealer), state.mover);
        plain == *state
    }

    /// The seats whose unable passes are counted still hold what they held, and nothing was covered since.
    fn stalled_fits(&self, state: &State) -> bool {
        let mut seat = state.mover;
        let just_now = !matches!(state.phase, Phase::Play);
        (0..state.stalled.min(self.seats())).all(|back| {
            if back > 0 || !just_now {
                seat = Seat((seat.0 + self.seats() - 1) % self.seats());
            }
            state.stock.is_empty() && self.pass_of(&Holding::of(state, seat)) == Pass::Unable
        })
    }
}

struct Reader<'a> {
    game: &'a Couleurs,
    state: State,
    rest: Option<Place>,
    /// Which cards are named, and the parts that may come only once.
    seen: Vec<String>,
    faults: Vec<Fault>,
}

#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Covered,
    Stock,
}

impl Reader<'_> {
    fn part(&mut self, first: bool, part: &str) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let read = match words.split_first() {
            None => Err(Fault::spelling("an empty part")),
            Some((word, rest)) if first => self.phase(word, rest),
            Some((word, rest)) => self.once(word, rest).and_then(|()| self.fact(word, rest)),
        };
        if let Err(fault) = read {
            let message = format!("in {part:?}: {}", fault.message);
            self.faults.push(Fault { message, ..fault });
        }
    }

    /// A part of one kind, about one seat or area, comes once.
    fn once(&mut self, word: &str, rest: &[&str]) -> Result<(), Fault> {
        let about = match word {
            "hand" | "score" | "latest" | "lacked" | "one-of" => rest.first().copied().unwrap_or(""),
            _ => "",
        };
        let key = format!("{word} {about}");
        if self.seen.contains(&key) {
            return Err(Fault::spelling("said twice"));
        }
        self.seen.push(key);
        Ok(())
    }

    fn phase(&mut self, word: &str, rest: &[&str]) -> Result<(), Fault> {
        if let ("start", []) = (word, rest) {
            return Ok(()); // a blank state waits for its dealer
        }
        let (&seat, detail) = rest.split_first().ok_or_else(|| Fault::spelling("a seat is missing"))?;
        self.state.mover = self.game.read_seat(seat)?;
        self.state.phase = match (word, detail) {
            ("deal", []) => Phase::Deal,
            ("turn", []) => Phase::Play,
            ("draw", [count]) => Phase::Draw(number(count)?),
            ("over", ["out"]) => Phase::Over(End::Out),
            ("over", ["stalled"]) => Phase::Over(End::Stalled),
            _ => {
                let forms = "start, deal SEAT, turn SEAT, draw SEAT COUNT, over SEAT out, over SEAT stalled";
                return Err(Fault::spelling(format!("the first part is one of: {forms}")));
            }
        };
        Ok(())
    }

    fn fact(&mut self, word: &str, rest: &[&str]) -> Result<(), Fault> {
        let game = self.game;
        let about = || rest.split_first().ok_or_else(|| Fault::spelling("incomplete"));
        match word {
            "dealer" => self.state.dealer = Some(game.read_seat(one(rest)?)?),
            "covered" => self.cards(Place::Covered, rest)?,
            "stock" => self.cards(Place::Stock, rest)?,
            "hand" => {
                let (&seat, cards) = about()?;
                self.cards(Place::Hand(game.read_seat(seat)?), cards)?;
            }
            "score" => {
                let (&seat, kinds) = about()?;
                let seat = game.read_seat(seat)?;
                kinds.iter().try_for_each(|kind| self.score(seat, kind))?;
            }
            "latest" => {
                let [area, seat] = rest else { return Err(Fault::spelling("write: latest AREA SEAT")) };
                let index = game.board.areas.iter().position(|a| a.id == **area);
                let index = index.ok_or_else(|| Fault::spelling(format!("no area {area:?}")))?;
                self.state.latest[index] = Some(game.read_seat(seat)?);
            }
            "out" => self.state.out = Some(game.read_seat(one(rest)?)?),
            "stalled" => self.state.stalled = number(one(rest)?)?,
            "lacked" => {
                let [seat, at_most, cards @ ..] = rest else {
                    return Err(Fault::spelling("write: lacked SEAT AT-MOST NATIONS"));
                };
                let seat = game.read_seat(seat)?;
                self.state.known[seat.index()].lacked = self.set(cards)?;
                self.state.known[seat.index()].at_most = number(at_most)?;
            }
            "one-of" => {
                let (&seat, cards) = about()?;
                let seat = game.read_seat(seat)?;
                self.state.known[seat.index()].one_of = self.set(cards)?;
            }
            "pad" => {
                if rest.len() > Pad::LINES {
                    return Err(Fault::spelling(format!("more than {} turns", Pad::LINES)));
                }
                for points in rest {
                    self.state.pad.note(number(points)?);
                }
            }
            _ => {
                let words = "dealer, hand, covered, stock, score, latest, out, stalled, lacked, one-of, pad";
                return Err(Fault::spelling(format!("a part begins with one of: {words}")));
            }
        }
        Ok(())
    }

    fn score(&mut self, seat: Seat, kind: &str) -> Result<(), Fault> {
        let sheet = &mut self.state.sheets[seat.index()];
        match kind.split_once('=') {
            Some(("chains", n)) => sheet.chains = number(n)?,
            Some(("unable", n)) => sheet.unable = number(n)?,
            Some(("refused", n)) => sheet.refusals = number(n)?,
            _ => return Err(Fault::spelling(format!("{kind:?} is not chains=N, unable=N or refused=N"))),
        }
        Ok(())
    }

    /// Different nations.
    fn set(&self, words: &[&str]) -> Result<Cards, Fault> {
        let mut cards = Cards::NONE;
        for word in words {
            let nation = self.game.read_nation(word)?;
            if cards.contains(nation) {
                return Err(Fault::clause("CM-04", format!("{word} is named twice")));
            }
            if !self.game.board.deck.contains(nation) {
                return Err(Fault::clause("CM-04", format!("{word} is not in play")));
            }
            cards = cards.with(nation);
        }
        Ok(cards)
    }

    /// Cards and where they are.
    fn cards(&mut self, place: Place, words: &[&str]) -> Result<(), Fault> {
        if let [REST] = words {
            if self.rest.replace(place).is_some() {
                return Err(Fault::clause("CM-04", "the rest can only be in one place"));
            }
            return Ok(());
        }
        let cards = self.set(words)?;
        if let Some(card) = cards.and(self.named()).into_iter().next() {
            return Err(Fault::clause("CM-04", format!("{} is in two places", self.game.board.id(card))));
        }
        self.put(place, cards);
        Ok(())
    }

    fn named(&self) -> Cards {
        self.state.hands.iter().fold(self.state.covered.or(self.state.stock), |all, hand| all.or(*hand))
    }

    fn put(&mut self, place: Place, cards: Cards) {
        match place {
            Place::Hand(seat) => self.state.hands[seat.index()] = cards,
            Place::Covered => self.state.covered = cards,
            Place::Stock => self.state.stock = cards,
        }
    }

    fn place_the_rest(&mut self) {
        let left = self.game.board.deck.minus(self.named());
        match self.rest {
            Some(place) => self.put(place, left),
            None if !left.is_empty() && self.faults.is_empty() => {
                let message = format!("{} cards are nowhere: {}", left.len(), self.game.write_cards(left));
                self.faults.push(Fault::clause("CM-04", message));
            }
            None => {}
        }
    }
}

fn one<'a>(words: &[&'a str]) -> Result<&'a str, Fault> {
    match words {
        [word] => Ok(word),
        _ => Err(Fault::spelling("exactly one word belongs here")),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, Fault> {
    word.parse().map_err(|_| Fault::spelling(format!("{word:?} is not a number that fits here")))
}
