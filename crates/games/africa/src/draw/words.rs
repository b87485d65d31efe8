//! The table in words, for the terminal.

use crate::{Africa, PlaceView, View};
use rules::{Arg, Seat, Seats, Text};

fn list(seats: Seats) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

impl Africa {
    /// Every territory where something is, then every country with its pawns, embassy and points.
    pub(super) fn words(&self, view: &View) -> Vec<Text> {
        let place = |place: &PlaceView| {
            let id = match (place.colony, place.present.is_empty()) {
                (true, _) => "africa-line-colony",
                (false, false) => "africa-line-territory",
                (false, true) if place.filled > 0 => "africa-line-abandoned",
                (false, true) => return None,
            };
            let line = Text::new(id).with("at", place.at).with("present", list(place.present));
            Some(line.with("filled", place.filled).with("squares", self.board.squares(place.at)))
        };
        let mut lines: Vec<Text> = view.map.iter().filter_map(place).collect();
        for (index, country) in view.countries.iter().enumerate() {
            let seat = Seat(index as u8);
            let text = |id| Text::new(id).with("seat", seat);
            lines.push(
                text("africa-line-country").with("left", country.pawns_left).with("total", country.total),
            );
            if let Some(war) = country.wars_received {
                let alliance = self.all_seats().without(seat) - war;
                let id = match (war.is_empty(), alliance.is_empty()) {
                    (true, _) => "africa-line-embassy-alliance",
                    (_, true) => "africa-line-embassy-war",
                    _ => "africa-line-embassy-both",
                };
                lines.push(text(id).with("war", list(war)).with("alliance", list(alliance)));
            }
            if country.absent {
                lines.push(text("africa-line-absent"));
            }
        }
        lines
    }
}
