//! What a table promises before anybody sits down, and what becomes of those who leave.

use crate::common::{begin, opening, play};
use library::title;
use rules::{Absence, Options, Seat, Seats, Turn, Viewer};
use table::clock::Clock;
use table::{By, Deed, Given, Level, LiveTable, Record, Step};

#[test]
fn a_contract_says_what_will_happen_and_nothing_else() {
    let live = Clock::Live { bank: 900, add: 10 };
    let of = |game: &str, clock, options: &[(&str, &str)]| {
        let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        title(game).expect("on the shelf").contract(clock, &options)
    };
    let book = [("diplomacy", Some(480)), ("writing", Some(300))];
    let africa = of("africa", live, &[]);
    assert_eq!((&africa.phases[..], africa.minutes), (&book[..], Some(150)));
    assert_eq!(africa.absence, Absence::Idle);
    let quick = of("africa", live, &[("diplomacy_seconds", "180"), ("absent_player", "bot")]);
    assert_eq!((quick.phases[0], quick.minutes), (("diplomacy", Some(180)), Some(110)));
    assert_eq!(quick.absence, Absence::Bot);
    let endless = of("europa", live, &[("campaign_seconds", "none")]);
    assert_eq!((&endless.phases[..], endless.absence), (&[("campaign", None)][..], Absence::Bot));
    // where nothing runs, nothing is promised
    for clock in [Clock::None, Clock::Days { hours: 24 }] {
        assert!(of("africa", clock, &[("diplomacy_seconds", "180")]).phases.is_empty());
    }
    assert_eq!(of("africa", Clock::Days { hours: 24 }, &[]).minutes, None);
    assert_eq!(of("kilimandjaro", live, &[("absent_player", "out")]).absence, Absence::Out);
}

#[test]
fn every_phase_has_its_option() {
    for title in library::titles() {
        for phase in title.phases {
            let spec = title.options.iter().find(|spec| spec.name == phase.option).expect("an option");
            assert!(spec.values.iter().all(|value| *value == "none" || value.parse::<u32>().is_ok()));
        }
    }
}

fn table(game: &str, seats: usize, options: &[(&str, &str)]) -> Box<dyn LiveTable> {
    let title = title(game).expect("on the shelf");
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    begin(title, opening(title, seats, &options, 1))
}

fn answer(table: &mut dyn LiveTable, seat: u8, action: &str) {
    table.act(Step::Answer { seat: Seat(seat), action: action.into(), by: By::Player }).expect(action);
}

fn lines(steps: Vec<Step>) -> Vec<String> {
    steps.iter().map(ToString::to_string).collect()
}

/// RU-20: the country idles until its player is back, and nobody plays for it.
#[test]
fn an_african_country_idles_while_its_player_is_away() {
    let mut table = table("africa", 3, &[("setup", "historical")]);
    let table = table.as_mut();
    assert_eq!(lines(table.act(Deed::Leave.of(Seat(1))).unwrap()), ["leave 1", "answer 1 clock ready"]);
    assert!(table.act(Deed::Leave.of(Seat(1))).is_err_and(|refusal| refusal.code.word() == "away"));
    answer(table, 0, "ready");
    answer(table, 2, "ready");
    assert_eq!(table.awaited(), Seats::first(3).without(Seat(1)), "the empty sheet lies there");
    answer(table, 0, "Alexandrie D");
    answer(table, 2, "war gb");
    let told: Vec<_> = table.told(0, Viewer::Spectator).iter().map(|told| told.text.id).collect();
    assert!(told.contains(&"table-left-idle") && told.contains(&"africa-event-went-absent"), "{told:?}");
    assert!(!told.contains(&"table-clock-answered"), "{told:?}");
    // back for the next turn
    table.act(Deed::Return.of(Seat(1))).unwrap();
    for seat in 0..3 {
        answer(table, seat, "ready");
    }
    for seat in 0..3 {
        answer(table, seat, "nothing");
    }
    let told: Vec<_> = table.told(0, Viewer::Spectator).iter().map(|told| told.text.id).collect();
    assert!(told.contains(&"africa-event-came-back"), "{told:?}");
    let record: Record = table.record(Level::Full, &[]).parse().unwrap();
    assert!(record.lines.iter().any(|line| line.to_string().ends_with("fr (clock): absent")), "{record}");

    // when the last one has left, the table stands still: no year goes by
    let before = table.decision();
    for seat in 0..3 {
        table.act(Deed::Leave.of(Seat(seat))).unwrap();
    }
    assert_eq!((table.decision(), table.awaited()), (before, Seats::one(Seat(2))));
}

/// KI-65.
#[test]
fn an_expedition_stops_where_bots_are_not_wanted() {
    let mut table = table("kilimandjaro", 3, &[("absent_player", "out")]);
    let table = table.as_mut();
    let first = table.awaited();
    let seat = first.into_iter().next().unwrap();
    let other = Seat((seat.0 + 1) % 3);
    assert_eq!(lines(table.act(Deed::Leave.of(other)).unwrap()), [format!("leave {}", other.0)]);
    assert_eq!(table.awaited(), first, "it is not its turn");
    let steps = lines(table.act(Deed::Leave.of(seat)).unwrap());
    assert_eq!(
        steps[1..],
        [format!("answer {} clock leave", seat.0), format!("answer {} clock leave", other.0)]
    );
    let gone = table.act(Deed::Return.of(seat)).unwrap_err();
    assert_eq!((gone.code.word(), gone.clause), ("gone", Some("KI-65")));
    // and nobody leaves by chance
    play(table, 60, 1, |_, action| assert_ne!(action, "leave"));
}

/// Where a bot takes the seat, the rules answer nothing.
#[test]
fn a_bot_is_awaited_where_a_bot_takes_over() {
    for (game, options) in
        [("africa", &[("absent_player", "bot"), ("setup", "historical")][..]), ("couleurs", &[])]
    {
        let mut table = table(game, 3, options);
        let awaited = table.awaited();
        let seat = awaited.into_iter().next().unwrap();
        assert_eq!(lines(table.act(Deed::Leave.of(seat)).unwrap()), [format!("leave {}", seat.0)]);
        assert_eq!((table.awaited(), table.away()), (awaited, Seats::one(seat)));
    }
}

#[test]
fn the_last_one_at_a_table_may_end_the_game() {
    for (game, clause) in
        [("africa", "RU-20"), ("europa", "EU-81"), ("couleurs", "CM-57"), ("kilimandjaro", "KI-65")]
    {
        let mut table = table(game, 3, &[]);
        play(table.as_mut(), 5, 1, |_, _| {});
        table.act(Deed::Close.of(Seat(1))).unwrap();
        let outcome = table.standing().outcome.unwrap();
        assert_eq!((table.turn(), outcome.winners, outcome.clause), (Turn::Over, Seats::NONE, clause));
        let text = table.record(Level::Full, &[]);
        let record: Record = text.parse().unwrap();
        let mut again = library::table_for(&record, None).unwrap();
        table::verify(&record, again.as_mut()).unwrap_or_else(|error| panic!("{game}: {error:?}\n{text}"));
    }
}

/// NP-42: what was numbered stays, chance fills in the rest.
#[test]
fn chance_completes_an_arrangement() {
    let table = table("neuf-pistes", 2, &[("variant", "numbered_cells")]);
    let late = |written: &str| table.late_answer(Seat(0), Some(&written.into())).unwrap();
    let begun = late("pawns 3 1 4 ; cells 9 - 9 / 2");
    let (pawns, cells) = begun.split_once(" ; ").unwrap();
    assert!(pawns.starts_with("pawns 3 1 4 ") && cells.starts_with("cells 9 "), "{begun}");
    assert_eq!(cells.split(' ').nth(5), Some("2"), "{begun}");
    for half in [pawns, cells] {
        let mut numbers: Vec<_> = half.split(' ').filter(|word| word.len() == 1 && *word != "/").collect();
        numbers.sort_unstable();
        assert_eq!(numbers.concat(), "123456789", "{begun}");
    }
    assert_ne!(late(""), table.late_answer(Seat(1), None).unwrap(), "each its own");
    assert_eq!(late(""), late("of no use at all"));
    let picks = [["3", "1", "4"].map(String::from).to_vec(), vec!["9".to_owned()]].to_vec();
    let picked = table.late_answer(Seat(0), Some(&Given::Picks(picks))).unwrap();
    assert_eq!(picked, late("pawns 3 1 4 ; cells 9"));
}
