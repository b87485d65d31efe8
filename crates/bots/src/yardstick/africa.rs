//! Scripted countries: one plan for the map, written apart from the bots', and one line of conduct each.

use africa::{Action, Africa, Continent, Order, Phase, Sheet, Territory, View, YEARS};
use rules::{Bot, Budget, Card, Quick, Random, Seat, Seats, Stream, Word};

/// `hawk`, `dove`, `tit-for-tat`, `liar`, or `knife`, which is at peace with all up to the fourth turn and at war with all
/// from the fifth; `knife-3`: from the third.
pub(crate) fn named(name: &str) -> Option<Box<dyn Bot<Africa>>> {
    let conduct = match name {
        "hawk" => Conduct::Knife { from: 1 },
        "dove" => Conduct::Knife { from: usize::MAX },
        "knife" => Conduct::Knife { from: 5 },
        "tit-for-tat" => Conduct::TitForTat,
        "liar" => Conduct::Liar,
        _ => Conduct::Knife { from: name.strip_prefix("knife-")?.parse().ok()? },
    };
    Some(Box::new(Scripted { conduct, cards: Vec::new() }))
}

#[derive(Clone, Copy)]
enum Conduct {
    /// At war with all from this turn on, the first being 1.
    Knife { from: usize },
    /// At war with those who were at war with it in the turn before.
    TitForTat,
    /// Offers and signs peace with all, and is at war with all.
    Liar,
}

struct Scripted {
    conduct: Conduct,
    cards: Vec<Card>,
}

impl Bot<Africa> for Scripted {
    fn choose(
        &mut self,
        game: &Africa,
        view: &View,
        seat: Seat,
        _: &Budget<'_>,
        random: &mut Stream,
    ) -> Action {
        let mut quick = Quick::new(random.word());
        match view.phase {
            Phase::Setup => Action::Place(coast(game, &view.continent(), &mut quick)),
            Phase::Writing => {
                let mut sheet = plan(game, view, seat, &mut quick);
                sheet.set_war(self.wars(game, view, seat));
                Action::Sheet(sheet)
            }
            Phase::Diplomacy | Phase::Over => Action::Ready,
        }
    }

    fn remember(&mut self, _: &Africa, _: Seat, cards: &[Card]) {
        self.cards = cards.to_vec();
    }

    /// Signs whatever is offered, unless it is at war with all; who is at peace says so.
    fn negotiate(&mut self, game: &Africa, view: &View, seat: Seat, _: &mut Stream) -> Vec<Word> {
        let hostile = matches!(self.conduct, Conduct::Knife { from } if view.turn_index() + 1 >= from);
        let waiting = self.cards.iter().filter(|card| card.awaits(seat)).map(|card| card.number);
        if hostile && matches!(self.conduct, Conduct::Knife { from: 1 }) {
            return waiting.map(|number| Word::Decline(number, "gains-nothing")).collect();
        }
        let ids = rules::Game::seat_ids(game);
        let others = game.all_seats().without(seat).into_iter();
        let peace = others.map(|other| Word::Offer(format!("with {} : all ally", ids[other.index()])));
        waiting.map(Word::Agree).chain(peace).collect()
    }
}

impl Scripted {
    fn wars(&self, game: &Africa, view: &View, seat: Seat) -> Seats {
        let others = game.all_seats().without(seat);
        match self.conduct {
            Conduct::Knife { from } if view.turn_index() + 1 < from => Seats::NONE,
            Conduct::Knife { .. } | Conduct::Liar => others,
            Conduct::TitForTat => {
                let Some(last) = view.past.last() else { return Seats::NONE };
                let struck = |other: &Seat| last.sheets[other.index()].war().contains(seat);
                others.into_iter().filter(struck).collect()
            }
        }
    }
}

/// The coast with most neighbours, nobody near.
fn coast(game: &Africa, map: &Continent, random: &mut Quick) -> Territory {
    let worth = |at: &Territory| {
        let around = game.board().neighbours(*at);
        2 * around.len() as i32
            - 4 * (around & map.occupied()).len() as i32
            - 8 * map.present(*at).len() as i32
            + random.below(3) as i32
    };
    game.starts(map).into_iter().max_by_key(worth).expect("there are more coasts than countries")
}

/// Spreads over empty land as long as that land can still be filled, then fills what it has, the nearly full first. Where
/// nothing of its own is left to do, it joins others.
fn plan(game: &Africa, view: &View, seat: Seat, random: &mut Quick) -> Sheet {
    let map = view.continent();
    let own = map.presences[seat.index()];
    let left = YEARS.len() - view.turn_index();
    let free = |at: Territory| game.board().squares(at) - map.developments(at);
    let mut sheet = Sheet::default();
    let (mut taken, mut pawns) = (own, map.pawns_left(seat));
    let empty = |at: &Territory| map.present(*at).is_empty();
    for row in own - map.colonies {
        let near = (game.targets(&map, row) - taken).into_iter();
        let land = near.filter(empty).min_by_key(|at| (free(*at), random.below(8)));
        let spreads = land.filter(|at| pawns > 0 && free(*at) + 1 < left && (free(row) > 1 || left > 5));
        match spreads {
            Some(at) => {
                sheet.set(row, Order::Explore(at));
                (taken, pawns) = (taken | rules::Set::one(at), pawns - 1);
            }
            None => sheet.set(row, Order::Develop),
        }
    }
    for row in own & map.colonies {
        let near = (game.targets(&map, row) - taken).into_iter();
        let join = near.filter(|at| free(*at) < left).min_by_key(|at| (map.present(*at).len(), free(*at)));
        if let Some(at) = join.filter(|_| pawns > 0) {
            sheet.set(row, Order::Explore(at));
            (taken, pawns) = (taken | rules::Set::one(at), pawns - 1);
        }
    }
    if pawns > 0 {
        let coasts = (game.empty_coasts(&map) - taken).into_iter();
        sheet.set_ship(coasts.min_by_key(|at| (free(*at), random.below(8))));
    }
    sheet
}
