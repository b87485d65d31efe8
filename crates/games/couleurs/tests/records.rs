//! The kept games of `records/couleurs` show every way in which a game on the board of the box can end, and every
//! option. (That they replay and verify is seen for all games at once, in the library; the safeguard of CM-55,
//! which the board of the box never needs, is seen in `cases/end.toml`.)

use couleurs::Couleurs;
use rules::Game;
use std::collections::BTreeSet;
use table::LiveTable;

#[test]
fn every_way_of_ending_and_every_option_has_a_record() {
    let (mut ends, mut options) = (BTreeSet::new(), BTreeSet::new());
    for (name, table) in laws::kept::<Couleurs>() {
        let standing = table.standing();
        let outcome = standing.outcome.unwrap_or_else(|| panic!("{name} is not over"));
        let went_out = |seat| {
            let parts =
                standing.scores.iter().filter(|score| score.seat == seat).flat_map(|score| &score.parts);
            parts.into_iter().any(|part| part.what.id == "couleurs-part-out")
        };
        let by_going_out = outcome.winners.into_iter().any(went_out);
        ends.insert((outcome.how.id, outcome.winners.len() > 1, by_going_out));
        options.extend(table.options().keys().cloned());
    }
    let has = |wanted: &dyn Fn(bool, bool) -> bool| ends.iter().any(|&(_, shared, out)| wanted(shared, out));
    assert!(has(&|shared, out| !shared && out), "nobody wins by going out: {ends:?}");
    assert!(has(&|_, out| !out), "nobody wins although another goes out: {ends:?}");
    assert!(has(&|shared, _| shared), "nobody shares the win: {ends:?}");
    assert!(ends.iter().all(|(how, ..)| *how == "couleurs-how-out"), "{ends:?}");
    for option in Couleurs::OPTIONS {
        assert!(options.contains(option.name), "no record is played with {}", option.name);
    }
}
