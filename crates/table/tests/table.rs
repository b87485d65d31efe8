//! A table in play: answers, seals, undo, offers, draws; and that a refusal changes nothing.

use crate::common::{X, Y, bids, cards, cards_at, cards_of, opening, play, snapshot};
use laws::toys::{Cards, CardsState};
use rules::{DrawKey, Notation, Rules, Seat, Seats, Time, Turn, Viewer};
use std::collections::BTreeMap;
use table::clock::{Beat, Clock, Clocks};
use table::{By, Deed, Given, LiveTable, OfferKind, Opening, Refusal, Seed, Step, Supposed, Told};

fn code<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("should be refused").code.word()
}

#[test]
fn answers_are_sealed_until_the_last_is_in() {
    let mut table = bids(&["a", "b", "c"]);
    let before = table.view_json(Viewer::Spectator).to_string();
    play(&mut table, Seat(2), "4").unwrap();
    play(&mut table, Seat(0), "1").unwrap();
    assert_eq!(table.awaited(), Seats::one(Seat(1)));
    assert_eq!(table.view_json(Viewer::Spectator).get(), before);
    assert_eq!((table.sealed(Seat(2)).as_deref(), table.sealed(Seat(1))), (Some("4"), None));
    let told: Vec<_> =
        table.told(0, Viewer::Seat(Seat(1))).into_iter().map(|t| (t.step, t.text.id)).collect();
    assert_eq!(told, [(1, "table-ready"), (2, "table-ready")]);
    play(&mut table, Seat(0), "2").unwrap(); // changes its mind
    play(&mut table, Seat(1), "3").unwrap();
    assert_eq!(table.position(), "2:0 3:0 4:1");
    assert_eq!((table.decision(), table.last_step()), (2, 4));
    let told: Vec<_> = table.told(2, Viewer::Spectator).into_iter().map(|t| (t.step, t.text.id)).collect();
    assert_eq!(told, [(4, "toy-bids-revealed")]);
}

#[test]
fn a_sealed_answer_can_be_taken_back_until_the_last_is_in() {
    let mut table = bids(&["a", "b"]);
    assert_eq!(code(table.act(Deed::Unseal.of(Seat(0)))), "not_sealed");
    play(&mut table, Seat(0), "4").unwrap();
    table.act(Deed::Unseal.of(Seat(0))).unwrap();
    assert_eq!(table.awaited(), Seats::first(2));
    play(&mut table, Seat(1), "1").unwrap();
    play(&mut table, Seat(0), "2").unwrap();
    assert_eq!(table.position(), "2:1 1:0");
    assert_eq!(code(table.act(Deed::Unseal.of(Seat(0)))), "not_sealed");
    assert_eq!(code(table.act(Deed::Undo { to: None }.of(Seat(0)))), "revealed"); // it saw the other's bid
}

#[test]
fn chance_is_drawn_until_somebody_is_asked() {
    let mut table = cards_of(opening(&["x", "y"], 5));
    assert_eq!(table.turn(), Turn::Chance);
    let steps = table.begin();
    assert!(matches!(&steps[..], [Step::Roll { roll }] if roll.starts_with("deal")), "{steps:?}");
    assert!(table.begin().is_empty());
    for seat in [X, Y, X] {
        let action = table.legal(seat).unwrap()[0].clone();
        assert_eq!(play(&mut table, seat, &action).unwrap().len(), 1);
    }
    let action = table.legal(Y).unwrap()[0].clone();
    let steps = play(&mut table, Y, &action).unwrap();
    assert!(
        matches!(&steps[..], [Step::Answer { .. }, Step::Roll { roll }] if roll.starts_with("die")),
        "{steps:?}"
    );
}

/// As docs/record-format.md says it: so that anybody can check a game with a program of their own.
#[test]
fn draw_k_comes_from_stream_k_of_seed_and_contributions() {
    for seed in 0..20 {
        let mut table = cards_of(opening(&["x", "y"], seed));
        table.act(Deed::Contribute { bytes: b"ben".to_vec() }.of(Y)).unwrap();
        let mut rolls = table.begin();
        for turn in 0..4 {
            let action = table.legal(Seat(turn % 2)).unwrap()[0].clone();
            rolls.extend(play(&mut table, Seat(turn % 2), &action).unwrap());
        }
        rolls.retain(|step| matches!(step, Step::Roll { .. }));
        let key = DrawKey::mix(Seed::from_number(seed).bytes(), &[b"", b"ben"]);
        let start = Cards.start();
        let after_deal = CardsState { dealt: true, ..start.clone() };
        let expected = [Cards.roll(&start, &mut key.draw(0)), Cards.roll(&after_deal, &mut key.draw(1))];
        assert_eq!(rolls, expected.map(|roll| Step::Roll { roll: Cards.write_roll(&roll) }), "seed {seed}");
    }
}

#[test]
fn contributions_change_the_draws_and_come_before_them() {
    let deal = |contributions: &[(Seat, &[u8])]| {
        let mut table = cards_of(opening(&["x", "y"], 5));
        for (seat, bytes) in contributions {
            let steps = table.act(Deed::Contribute { bytes: bytes.to_vec() }.of(*seat)).unwrap();
            assert_eq!(steps.len(), 1, "nothing is drawn before everybody could contribute");
        }
        table.begin();
        assert_eq!(code(table.act(Deed::Contribute { bytes: vec![1] }.of(X))), "drawn");
        table.position()
    };
    let plain = deal(&[]);
    assert_eq!(plain, deal(&[]));
    assert_ne!(plain, deal(&[(X, b"anna")]));
    assert_ne!(deal(&[(X, b"anna")]), deal(&[(Y, b"anna")]));
    assert_eq!(deal(&[(X, b"anna"), (Y, b"ben")]), deal(&[(Y, b"ben"), (X, b"anna")]));
    assert_eq!(deal(&[(X, b"other"), (X, b"anna")]), deal(&[(X, b"anna")]));
    let mut table = cards_of(opening(&["x", "y"], 5));
    assert_eq!(code(table.act(Deed::Contribute { bytes: vec![0; 65] }.of(X))), "too_long");
    assert!(table.act(Deed::Contribute { bytes: vec![0; 64] }.of(X)).is_ok());
}

#[test]
fn rolls_can_be_chosen_only_at_tables_with_manual_chance() {
    let mut table = cards_of(opening(&["x", "y"], 5));
    assert_eq!(code(table.act(Step::Roll { roll: "deal 123 456".to_owned() })), "not_manual");
    let mut table = cards_of(Opening { manual_chance: true, ..opening(&["x", "y"], 5) });
    assert!(table.begin().is_empty());
    for (roll, expected) in [("deal 123 345", "illegal"), ("deal", "unreadable"), ("die 1", "illegal")] {
        let before = snapshot(&table);
        assert_eq!(code(table.act(Step::Roll { roll: roll.to_owned() })), expected);
        assert_eq!(snapshot(&table), before);
    }
    table.act(Step::Roll { roll: "deal 123 456".to_owned() }).unwrap();
    assert_eq!(code(table.act(Step::Roll { roll: "die 1".to_owned() })), "no_chance");
}

#[test]
fn one_undoes_ones_own_last_answer_while_nobody_has_acted() {
    let mut table = cards_at("die -; x 135; y 246; ");
    let before = table.position();
    assert!(!table.can_undo(X));
    play(&mut table, X, "hide 3").unwrap();
    assert!(table.can_undo(X) && !table.can_undo(Y));
    let decision = table.decision();
    let steps = table.act(Deed::Undo { to: None }.of(X)).unwrap();
    assert_eq!(steps, [Deed::Undo { to: Some(0) }.of(X)]);
    assert_eq!(table.position(), before);
    assert!(table.decision() > decision, "an answer to the undone decision would be stale");
    play(&mut table, X, "open 3").unwrap();
    play(&mut table, Y, "open 2").unwrap();
    assert_eq!(code(table.act(Deed::Undo { to: None }.of(X))), "cannot_undo");
    assert!(table.can_undo(Y));
}

#[test]
fn what_came_to_light_cannot_be_undone() {
    let mut table = cards_at("die -; x 5; y 46; open 1, open 2, open 3");
    play(&mut table, Y, "open 4").unwrap();
    assert!(table.can_undo(Y));
    table.act(Step::Roll { roll: "die 1".to_owned() }).unwrap();
    for seat in [X, Y] {
        assert!(!table.can_undo(seat));
    }
    assert_eq!(code(table.act(Deed::Undo { to: None }.of(Y))), "revealed");
    assert_eq!(code(table.act(Deed::Offer { kind: OfferKind::TakeBack }.of(Y))), "revealed");
}

#[test]
fn a_move_is_taken_back_with_everybodys_agreement() {
    let mut table = cards_at("die -; x 135; y 246; ");
    play(&mut table, X, "open 3").unwrap();
    let before = table.position();
    play(&mut table, Y, "open 2").unwrap();
    play(&mut table, X, "open 1").unwrap();
    assert_eq!(code(table.act(Deed::Undo { to: None }.of(Y))), "cannot_undo");
    table.act(Deed::Offer { kind: OfferKind::TakeBack }.of(Y)).unwrap();
    assert_eq!(table.offer(), Some((Y, OfferKind::TakeBack, Seats::NONE)));
    assert_eq!(code(table.act(Deed::Accept.of(Y))), "no_offer"); // one does not agree with oneself
    let decision = table.decision();
    table.act(Deed::Accept.of(X)).unwrap();
    assert_eq!(table.position(), before);
    assert!(table.offer().is_none() && table.decision() > decision);
    assert_eq!(table.awaited(), Seats::one(Y));
}

#[test]
fn an_offer_is_declined_withdrawn_replaced_or_lapses() {
    let mut table = cards_at("die -; x 135; y 246; ");
    let draw = |seat| Deed::Offer { kind: OfferKind::Draw }.of(seat);
    assert_eq!(code(table.act(Deed::Accept.of(Y))), "no_offer");
    assert_eq!(code(table.act(Deed::Decline.of(Y))), "no_offer");
    table.act(draw(X)).unwrap();
    assert_eq!(code(table.act(draw(Y))), "offer_open");
    table.act(Deed::Decline.of(Y)).unwrap();
    assert_eq!(table.offer(), None);
    table.act(draw(X)).unwrap();
    table.act(Deed::Decline.of(X)).unwrap();
    let told: Vec<_> = table.told(0, Viewer::Spectator).into_iter().map(|told| told.text.id).collect();
    assert_eq!(
        told,
        ["table-draw-offered", "table-offer-declined", "table-draw-offered", "table-offer-withdrawn"]
    );
    play(&mut table, X, "open 1").unwrap();
    table.act(draw(X)).unwrap();
    table.act(Deed::Offer { kind: OfferKind::TakeBack }.of(X)).unwrap();
    assert_eq!(table.offer().map(|offer| offer.1), Some(OfferKind::TakeBack));
    play(&mut table, Y, "open 2").unwrap();
    assert_eq!(table.offer(), None);
}

#[test]
fn a_duel_ends_by_agreement_or_resignation_and_by_its_clause() {
    let mut table = cards(1);
    table.act(Deed::Resign.of(Y)).unwrap(); // at any time, not only in turn
    assert_eq!(table.turn(), Turn::Over);
    let outcome = table.standing().outcome.unwrap();
    assert_eq!((outcome.winners, outcome.clause), (Seats::one(X), "TC-05"));
    assert_eq!(outcome.how.id, "table-outcome-resigned");

    let mut table = cards(1);
    table.act(Deed::Offer { kind: OfferKind::Draw }.of(X)).unwrap();
    table.act(Deed::Accept.of(Y)).unwrap();
    let outcome = table.standing().outcome.unwrap();
    assert_eq!((outcome.winners, outcome.clause), (Seats::NONE, "TC-05"));
    assert_eq!((table.turn(), table.prompt(X), table.can_undo(X)), (Turn::Over, None, false));

    let mut table = bids(&["a", "b"]);
    assert!(!table.duel());
    assert_eq!(code(table.act(Deed::Resign.of(X))), "no_duel");
    assert_eq!(code(table.act(Deed::Offer { kind: OfferKind::Draw }.of(X))), "no_duel");
}

fn picks(tokens: &[&str]) -> Given {
    Given::Picks(vec![tokens.iter().map(|&token| token.to_owned()).collect()])
}

#[test]
fn picks_are_an_answer_like_its_text() {
    let [mut picked, mut written] = [(); 2].map(|()| cards_at("die -; x 135; y 246; "));
    let steps = picked.act(Step::Answer { seat: X, action: picks(&["hide", "3"]), by: By::Player }).unwrap();
    assert_eq!(steps, [Step::Answer { seat: X, action: "hide 3".to_owned(), by: By::Player }]);
    assert_eq!(steps, play(&mut written, X, "hide 3").unwrap());
    assert_eq!(snapshot(&picked), snapshot(&written));
}

#[test]
fn an_earlier_decision_is_stale_until_the_game_is_over() {
    let mut table = cards_at("die -; x 135; y 246; ");
    play(&mut table, X, "hide 1").unwrap();
    let now = table.decision();
    assert_eq!(table.expects(now), Ok(()));
    for other in [now - 1, now + 1] {
        assert_eq!(code(table.expects(other)), "stale");
    }
    table.act(Deed::Resign.of(X)).unwrap();
    assert_eq!(table.expects(now - 1), Ok(())); // what is wrong with it now is that the game is over
}

#[test]
fn every_refusal_leaves_the_table_untouched() {
    let mut table = cards_at("die -; x 135; y 246; ");
    play(&mut table, X, "hide 1").unwrap();
    let answer = |seat, action: Given| Step::Answer { seat, action, by: By::Bot };
    let nobody = Seat(7);
    let refused = [
        (answer(Y, "open 3".into()), "illegal"),
        (answer(Y, picks(&["open"])), "incomplete"),
        (answer(Y, "fly 3".into()), "unreadable"),
        (answer(X, "open 3".into()), "not_asked"),
        (answer(X, picks(&["open", "3"])), "not_asked"),
        (answer(nobody, "open 3".into()), "no_seat"),
        (Deed::Unseal.of(Y), "not_sealed"),
        (Deed::Unseal.of(nobody), "no_seat"),
        (Deed::Undo { to: None }.of(Y), "cannot_undo"),
        (Deed::Undo { to: None }.of(nobody), "no_seat"),
        (Deed::Undo { to: Some(9) }.of(X), "cannot_undo"),
        (Deed::Resign.of(nobody), "no_seat"),
        (Deed::Offer { kind: OfferKind::TakeBack }.of(Y), "cannot_undo"),
        (Deed::Accept.of(Y), "no_offer"),
        (Deed::Decline.of(Y), "no_offer"),
        (Step::Roll { roll: "die 1".to_owned() }, "no_chance"),
    ];
    let before = snapshot(&table);
    for (act, expected) in refused {
        let say = format!("{act:?}");
        assert_eq!(code(table.act(act)), expected, "{say}");
        assert_eq!(snapshot(&table), before, "{say}");
    }
    let refusal = play(&mut table, Y, "open 3").unwrap_err();
    assert_eq!((refusal.clause, refusal.text.id), (Some("TC-02"), "toy-cards-not-yours"));
    assert_eq!(refusal.reasons.len(), 1);
    let refusal = play(&mut table, Y, "fly").unwrap_err();
    assert_eq!(refusal.errors.len(), 1);
}

#[test]
fn nothing_can_be_asked_of_an_ended_table() {
    let mut table = cards(1);
    table.act(Deed::Resign.of(X)).unwrap();
    let before = snapshot(&table);
    for act in [
        Step::Answer { seat: X, action: "open 1".into(), by: By::Player },
        Step::Answer { seat: X, action: "fly".into(), by: By::Player },
        Deed::Unseal.of(X),
        Deed::Undo { to: None }.of(X),
        Deed::Resign.of(Y),
        Deed::Offer { kind: OfferKind::Draw }.of(X),
        Deed::Accept.of(X),
        Deed::Decline.of(X),
        Deed::Contribute { bytes: vec![] }.of(X),
    ] {
        assert_eq!(code(table.act(act)), "over");
    }
    assert!(table.begin().is_empty());
    assert_eq!(snapshot(&table), before);
}

#[test]
fn a_stored_step_that_cannot_follow_is_refused() {
    let mut table = cards_at("die -; x 135; y 246; ");
    play(&mut table, X, "open 1").unwrap();
    for step in [
        Deed::Undo { to: Some(1) }.of(X),
        Deed::Undo { to: Some(0) }.of(Y),
        Deed::Undo { to: Some(u32::MAX) }.of(X),
        Step::Answer { seat: X, action: "open 3".to_owned(), by: By::Player },
        Step::Roll { roll: "die 1".to_owned() },
        Deed::Accept.of(X),
        Deed::Resign.of(Seat(255)),
    ] {
        let before = snapshot(&table);
        assert!(table.apply(step.clone()).is_err(), "{step}");
        assert_eq!(snapshot(&table), before, "{step}");
    }
}

#[test]
fn what_the_clock_answers_is_told() {
    let mut table = cards_at("die -; x 135; y 246; ");
    let action = table.late_answer(X, None).unwrap();
    assert_eq!((action.as_str(), table.late_answer(Y, None)), ("hide 1", None));
    // what was written counts, if it is an answer
    assert_eq!(table.late_answer(X, Some(&"open 3".into())).as_deref(), Some("open 3"));
    assert_eq!(table.late_answer(X, Some(&"open 2".into())).as_deref(), Some("hide 1"));
    table.act(Step::Answer { seat: X, action: action.into(), by: By::Clock }).unwrap();
    let told: Vec<_> = table.told(0, Viewer::Seat(Y)).into_iter().map(|told| told.text.id).collect();
    assert_eq!(told, ["table-clock-answered", "toy-cards-hid"]);
    // and what it decided is decided
    assert!(!table.can_undo(X));
    assert_eq!(code(table.act(Deed::Undo { to: None }.of(X))), "cannot_undo");
}

#[test]
fn steps_drive_the_clocks_of_their_table() {
    let mut table = bids(&["a", "b"]);
    let mut clocks = Clocks::new(Clock::Live { bank: 100, add: 10 }, 2);
    clocks.beat(0, &Beat::play(&[], &table));
    let both = Seats::first(2);
    assert_eq!(clocks.deadline(both), Some(60_000)); // the rulebook's minute
    let steps = play(&mut table, Seat(0), "1").unwrap();
    clocks.beat(20_000, &Beat::play(&steps, &table));
    assert_eq!(clocks.run_out(60_000), Seats::one(Seat(1)));
    let steps = play(&mut table, Seat(1), "2").unwrap();
    clocks.beat(50_000, &Beat::play(&steps, &table));
    let left = [0, 1].map(|seat| clocks.left(Seat(seat), 50_000));
    assert_eq!(left, [Some(100_000), Some(100_000)]);
    assert_eq!(clocks.deadline(both), Some(110_000)); // another minute
    for bid in ["2", "3", "4"] {
        play(&mut table, Seat(0), bid).unwrap();
        let other = if bid == "2" { "1" } else { bid };
        play(&mut table, Seat(1), other).unwrap();
    }
    clocks.beat(60_000, &Beat::play(&[], &table));
    assert_eq!((clocks.deadline(both), table.time()), (None, Time::Unsaid));
}

#[test]
fn a_prompt_carries_its_decision_and_its_tree() {
    let table = cards_at("die -; x 135; y 246; ");
    assert!(table.prompt(Y).is_none());
    let prompt = table.prompt(X).unwrap();
    assert_eq!((prompt.decision, prompt.slots.len()), (table.decision(), 1));
    let root = prompt.slots[0].tree.root();
    let tokens: Vec<_> = root.picks().iter().map(|pick| &*pick.token).collect();
    assert_eq!(tokens, ["open", "hide"]);
    let (_, Some(open)) = root.branches().next().unwrap() else { panic!("{:?}", prompt.slots) };
    assert_eq!(open.picks().len(), 3);
    assert!(open.branches().all(|(pick, then)| pick.last || then.is_some_and(|then| then.complete())));
    let picked = ["hide".to_owned(), "5".to_owned()];
    assert!(table.next(X, 0, &picked).complete);
    assert_eq!(table.assemble(X, &[picked.to_vec()]).as_deref(), Some("hide 5"));
    assert_eq!(table.next(X, 9, &[]), table::Next::default());
    assert_eq!(table.next(Y, 0, &[]), table::Next::default());
}

#[test]
fn the_commitment_is_public_and_the_seed_is_not() {
    let table = cards(7);
    assert_eq!(table.commitment(), Seed::from_number(7).commitment(&table::Salt::from_number(7)));
    assert_eq!(format!("{:?}", opening(&["x", "y"], 7).seed), "Seed(secret)");
}

#[test]
fn a_bad_position_is_refused_with_every_reason() {
    let opening =
        Opening { position: Some("die 2; x 135; y 24; open 6".to_owned()), ..opening(&["x", "y"], 1) };
    let faces =
        table::Faces::<laws::toys::Cards> { legal: None, bots: |_| None, treaties: None, spelling: None };
    let errors = table::Table::open(opening, faces).err().unwrap();
    let clauses: Vec<_> = errors.iter().map(|error| (error.field.as_str(), error.clause)).collect();
    assert_eq!(clauses, [("position", Some("TC-02")), ("position", Some("TC-03"))]);
}

#[test]
fn what_is_supposed_comes_true_and_knows_nothing_of_sealed_answers() {
    let mut table = bids(&["a", "b"]);
    let guess =
        |a: &str, b: &str| BTreeMap::from([(X, Given::Text(a.to_owned())), (Y, Given::Text(b.to_owned()))]);
    let suppose = |table: &dyn LiveTable, viewer| {
        let Supposed { told, view } = table.suppose(viewer, 0, &guess("3", "1")).unwrap();
        (told, view.expect("nothing is secret here").get().to_owned())
    };
    let before = suppose(&table, Viewer::Seat(X));
    play(&mut table, Y, "4").unwrap();
    assert_eq!(suppose(&table, Viewer::Seat(X)), before, "what lies sealed is nobody's to know");
    assert_eq!(suppose(&table, Viewer::Spectator), before);
    play(&mut table, Y, "1").unwrap();
    let since = table.last_step();
    play(&mut table, X, "3").unwrap();
    assert_eq!(table.view_json(Viewer::Seat(X)).get(), before.1);
    let told = |told: Vec<Told>| told.into_iter().map(|told| told.text).collect::<Vec<_>>();
    assert_eq!(told(table.told(since, Viewer::Seat(X))), told(before.0));
}

#[test]
fn what_cannot_be_supposed_is_refused() {
    let table = bids(&["a", "b"]);
    let suppose =
        |answers| table.suppose(Viewer::Seat(X), 0, &BTreeMap::from(answers)).map(drop).unwrap_err();
    let action = |text: &str| Given::Text(text.to_owned());
    assert_eq!(suppose([(X, action("rubbish")), (Y, action("1"))]).code.word(), "unreadable");
    assert_eq!(suppose([(X, action("99")), (Y, action("1"))]).code.word(), "illegal");
    assert_eq!(suppose([(Seat(5), action("1")), (Y, action("1"))]).code.word(), "not_asked");
    assert_eq!(suppose([(X, Given::Picks(vec![])), (Y, action("1"))]).code.word(), "incomplete");
}

/// The cards of another are a secret: the choices that one may suppose are those of some hand that could be theirs.
#[test]
fn the_choices_of_another_tell_nothing_of_their_hand() {
    let choices = |position: &str| {
        let table = cards_at(position);
        format!("{:?}", table.supposed_prompt(Viewer::Seat(Y), 0, X).expect("x is asked"))
    };
    assert_eq!(choices("die -; x 135; y 246; "), choices("die -; x 178; y 246; "));
}
