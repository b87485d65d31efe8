//! What a page is sent after a step is small enough for a phone on a bad line.

use crate::common::{begin, opening, play};
use rules::{Options, Seat, Viewer};
use table::LiveTable;

/// What a viewer is sent, in bytes, but for the few hundred that frame it.
fn sent(table: &dyn LiveTable, since: u32, viewers: &[Viewer]) -> Vec<[usize; 3]> {
    let size = |sight: table::Sight| {
        let prompt = sight.prompt.map_or(0, |prompt| serde_json::to_string(&prompt).expect("JSON").len());
        [sight.view.get().len(), sight.told.get().len(), prompt]
    };
    table.sights(viewers, since).into_iter().map(size).collect()
}

/// What frames them: numbers, whose turn it is, clocks.
const FRAME: usize = 600;

/// What happened is told in full, however much it was: beyond this it comes on top.
const TOLD: usize = 4_000;

/// Africa shows the sheets of all turns: see docs/wire.md.
const LARGER: &str = "africa";

#[test]
fn an_update_has_at_most_eight_kilobytes() {
    for title in library::titles().filter(|title| title.key != LARGER) {
        let chosen: &[&[(&str, &str)]] = match title.key {
            "couleurs" => &[&[], &[("hands", "closed"), ("nations", "petits-etats")]],
            _ => &[&[]],
        };
        for options in chosen {
            let options: Options = options.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
            let mut table = begin(title, opening(title, title.seats.len(), &options, 3));
            let seats = (0..title.seats.len() as u8).map(|seat| Viewer::Seat(Seat(seat)));
            let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator]).collect();
            let mut since = table.last_step();
            play(table.as_mut(), 100_000, 3, |table, _| {
                for parts @ [view, told, prompt] in sent(table, since, &viewers) {
                    let all = FRAME + view + told.min(TOLD) + prompt;
                    assert!(all <= 8 * 1024, "{} {options:?}: view, told, prompt {parts:?}", title.key);
                }
                since = table.last_step();
            });
        }
    }
}
