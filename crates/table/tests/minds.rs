//! A bot keeps its seat: it is told what happened, once, and gives way to a new one when it saw what was undone.

use crate::common::{X, Y, opening, play};
use laws::toys::Cards;
use rules::{Bot, Budget, Listed, Rules, Seat, Stream, Views};
use table::{Deed, Faces, LiveTable, Mind, OfferKind, Step, Table, Talks};

/// Plays anything and remembers how much it was told; agrees to a draw after so many events.
#[derive(Default)]
struct Listener {
    heard: usize,
}

const EVENT: usize = 1_000_000;
const TIRED: usize = 3;

impl Bot<Cards> for Listener {
    fn choose(
        &mut self,
        game: &Cards,
        view: &<Cards as Views>::View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> <Cards as Rules>::Action {
        game.sample(&game.guess(view, random), seat, random)
    }
    fn notice(&mut self, _: &Cards, _: &<Cards as Views>::EventView) {
        self.heard += 1;
    }
    fn agrees_to_draw(&mut self, _: &Cards, _: &<Cards as Views>::View, _: Seat) -> bool {
        self.heard >= TIRED
    }
    fn bytes(&self) -> usize {
        self.heard * EVENT
    }
}

fn table() -> Table<Cards> {
    let bots =
        |name: &str| (name == "listener").then(|| Box::new(Listener::default()) as Box<dyn Bot<Cards>>);
    let faces = Faces { legal: Some(Cards::legal), bots, treaties: None, spelling: None };
    let mut table = Table::open(opening(&["x", "y"], 1), faces).unwrap();
    table.begin();
    table
}

/// Lets the seat's bot think; how many events the one in the seat has heard in its life.
fn think(table: &dyn LiveTable, seat: Seat, mind: &mut Mind) -> usize {
    let thought = table.think(seat, "listener").expect("asked");
    thought(mind, &Budget::until(&|| true), &mut Stream::from_number(1));
    mind.bytes() / EVENT
}

fn lay(table: &mut dyn LiveTable, seat: Seat) {
    let card = table.legal(seat).unwrap().into_iter().find(|card| card.starts_with("open")).unwrap();
    play(table, seat, &card).unwrap();
}

#[test]
fn a_bot_is_told_what_happened_since_its_last_answer_once() {
    let (mut table, mut mind) = (table(), Mind::default());
    assert!(table.think(X, "nobody").is_none() && table.think(Y, "listener").is_none());
    assert_eq!(think(&table, X, &mut mind), 1); // the deal
    assert_eq!(think(&table, X, &mut mind), 1);
    lay(&mut table, X);
    lay(&mut table, Y);
    assert_eq!(think(&table, X, &mut mind), 3); // both cards
    assert_eq!(think(&table, X, &mut Mind::default()), 2); // a new one begins with its view
}

#[test]
fn a_bot_that_saw_what_was_undone_gives_way_to_a_new_one() {
    let (mut table, mut mind) = (table(), Mind::default());
    think(&table, X, &mut mind);
    lay(&mut table, X);
    lay(&mut table, Y);
    assert_eq!(think(&table, X, &mut mind), 3);
    table.act(Deed::Offer { kind: OfferKind::TakeBack }.of(Y)).unwrap();
    table.act(Deed::Accept.of(X)).unwrap();
    lay(&mut table, Y);
    assert_eq!(think(&table, X, &mut mind), 2);
}

#[test]
fn bots_let_people_take_back_and_answer_a_draw_themselves() {
    let (mut table, mut mind, mut talks) = (table(), Mind::default(), Talks::default());
    let mut hear = |table: &mut Table<Cards>, mind: &mut Mind| {
        let mut said = Vec::new();
        while let Some(word) = talks.next(&*table, |seat| {
            (seat == X).then(|| table.words(seat, "listener", mind, &mut Stream::from_number(1)))
        }) {
            said.push(word.clone());
            table.act(word).unwrap();
        }
        said
    };
    assert!(hear(&mut table, &mut mind).is_empty());
    think(&table, X, &mut mind);
    lay(&mut table, X);
    table.act(Deed::Offer { kind: OfferKind::Draw }.of(Y)).unwrap();
    assert_eq!(hear(&mut table, &mut mind), [Deed::Decline.of(X)]);
    lay(&mut table, Y);
    table.act(Deed::Offer { kind: OfferKind::TakeBack }.of(Y)).unwrap();
    assert_eq!(hear(&mut table, &mut mind), [Deed::Accept.of(X)]);
    lay(&mut table, Y);
    think(&table, X, &mut mind);
    lay(&mut table, X);
    lay(&mut table, Y);
    think(&table, X, &mut mind);
    table.act(Deed::Offer { kind: OfferKind::Draw }.of(Y)).unwrap();
    let agreed: Vec<Step<table::Given>> = vec![Deed::Accept.of(X)];
    assert_eq!(hear(&mut table, &mut mind), agreed);
    assert_eq!(table.turn(), rules::Turn::Over);
}
