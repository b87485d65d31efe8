//! The one secret of the game: a sheet that is sealed while others still write. Two tables differ in nothing
//! but the sealed sheets of others; everything that anybody else can receive must be the same, byte for byte.

use africa::Africa;
use laws::setup;
use rules::{Quick, Random, Rules, Seat, Seats, Turn, Viewer};
use table::{By, Faces, Level, LiveTable, Opening, Salt, Seed, Step, Table};

fn open() -> Table<Africa> {
    let opening = Opening {
        setup: setup(&["gb", "fr", "de", "it"], &[("setup", "historical")]),
        seed: Seed::from_number(1),
        salt: Salt::from_number(1),
        manual_chance: false,
        position: None,
    };
    Table::open(opening, Faces { legal: None, bots: |_| None, treaties: None, spelling: None })
        .expect("a set-up of the box")
}

fn answer(table: &mut Table<Africa>, seat: Seat, action: &str) -> Result<(), String> {
    let answer = Step::Answer { seat, action: action.into(), by: By::Player };
    table.act(answer).map(|_| ()).map_err(|refusal| format!("{refusal:?}"))
}

/// Everything that a seat (or, without one, a spectator) can get out of the table.
fn received(table: &mut Table<Africa>, seat: Option<Seat>) -> String {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let level = seat.map_or(Level::Public, Level::Seat);
    let refusals: Vec<_> = (seat.into_iter())
        .flat_map(|seat| {
            ["Congo D; ship Bangui; war xx", "ready", "Bangui D; Alger>Congo"]
                .map(|wrong| answer(table, seat, wrong).expect_err("it is wrong"))
        })
        .collect();
    format!(
        "{:?} {} {:?} {:?} {:?} {:?} {} {} {}",
        table.sight(viewer),
        table.draw(viewer),
        table.lines(viewer),
        table.told(0, viewer),
        seat.map(|seat| (table.sealed(seat), table.can_undo(seat))),
        refusals,
        table.record(level, &[]),
        table.position(),
        table.last_step(),
    )
}

#[test]
fn sealed_sheets_of_others_change_nothing_that_anybody_receives() {
    let (mut here, mut there) = (open(), open());
    let mut quick = Quick::new(7);
    let draw = |table: &Table<Africa>, seat: Seat, quick: &mut Quick| {
        let action = table.rules().sample(table.state(), seat, quick);
        rules::Notation::write_action(table.rules(), &action)
    };
    let mut different = 0;
    while let Turn::Decide(asked) = here.turn() {
        let writing = here.state().phase() == africa::Phase::Writing;
        let last = Seat(quick.below(asked.len() as u32) as u8);
        let mut sealed = Seats::NONE;
        for seat in asked.without(last) {
            let (one, other) = (draw(&here, seat, &mut quick), draw(&there, seat, &mut quick));
            different += usize::from(one != other);
            answer(&mut here, seat, &one).unwrap();
            answer(&mut there, seat, &other).unwrap();
            sealed = sealed.with(seat);
            if writing {
                for viewer in (asked - sealed).into_iter().map(Some).chain([None]) {
                    let same = received(&mut here, viewer) == received(&mut there, viewer);
                    assert!(same, "{viewer:?} could tell a sealed {one:?} from {other:?}");
                }
            }
        }
        // Both tables go on alike, step by step: the same sheets replace the different ones.
        for seat in sealed {
            let again = here.sealed(seat).expect("sealed above");
            answer(&mut here, seat, &again).unwrap();
            answer(&mut there, seat, &again).unwrap();
        }
        let action = draw(&here, last, &mut quick);
        answer(&mut here, last, &action).unwrap();
        answer(&mut there, last, &action).unwrap();
        assert_eq!(here.position(), there.position());
    }
    assert!(different > 20, "the sealed sheets hardly differed");
}
