//! Who may know what. Everything lies open but the victory points of others (EU-07): commitments and
//! answers are sealed by the table and are never in the state before they are shown.

use crate::board::{Countries, Id};
use crate::event::Told;
use crate::legal::{allocations, due, open_to_moves, open_to_pawns, turn, voter};
use crate::resolve::level;
use crate::state::Victories;
use crate::{Action, Europa, Event, Phase, Public, State, Victory, coalition, share, standing};
use rules::{Random, Seat, Text, Turn, Viewer, Views};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The table as one viewer sees it: what lies open, and the victory points that this viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) seat: Option<u8>,
    pub(crate) public: Public,
    pub(crate) vp: [Option<Victories>; 6],
    pub(crate) players: u8,
    pub(crate) help: Help,
}

/// What the table works out for everybody: nothing that a patient reader of the board could not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Help {
    /// Seats that are asked.
    asked: Vec<u8>,
    /// Countries under an overlay.
    covered: Vec<Id>,
    /// Where pawns may be placed, or a winner's pawn may go.
    open: Vec<Id>,
    /// How many pawns the asked player has to place.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<u8>,
    /// General level of conflict.
    level: u16,
    /// Black numbers that are not as printed on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    black: Vec<(Id, u16)>,
    /// The present election.
    #[serde(skip_serializing_if = "Option::is_none")]
    election: Option<Election>,
    /// The level of victory if the game ended now.
    victory: Victory,
    /// EU-78, at the end: each player's score for comparison between games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comparison: Vec<i16>,
}

impl Help {
    pub(crate) fn level(&self) -> u16 {
        self.level
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Election {
    country: Id,
    pawns: u16,
    black: u16,
    majority: u16,
    /// Coalitions that may be named, with the PP of each member.
    coalitions: Vec<(Vec<u8>, u16)>,
    /// Who may still name one, in order.
    voters: Vec<u8>,
    /// What was named, by whom, and who said yes.
    past: Vec<(u8, Vec<u8>, Vec<u8>)>,
    /// What is put to the vote now.
    #[serde(skip_serializing_if = "Option::is_none")]
    named: Option<(u8, Vec<u8>)>,
}

fn ids(set: Countries) -> Vec<Id> {
    crate::board::each(set).collect()
}

fn seats(set: rules::Seats) -> Vec<u8> {
    set.into_iter().map(|seat| seat.0).collect()
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (state, n) = (&self.public, self.players as usize);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("turn", &state.turn)?;
        map.serialize_entry("phase", phase_name(state.phase))?;
        map.serialize_entry("union", &ids(state.union))?;
        map.serialize_entry("tensions", &ids(state.tensions))?;
        map.serialize_entry("wars", &ids(state.wars))?;
        map.serialize_entry("pp", &state.pp[..n])?;
        map.serialize_entry(
            "vp",
            &self.vp[..n].iter().map(|vp| vp.map(|vp| vp.total())).collect::<Vec<_>>(),
        )?;
        map.serialize_entry("order", &state.order[..n])?;
        map.serialize_entry("hand", &state.hand[..n])?;
        map.serialize_entry("dove", &state.dove[..n])?;
        let pawns: Vec<(Id, Vec<u8>)> = (0..crate::MAX_COUNTRIES as Id)
            .filter(|&id| state.present(id) > 0)
            .map(|id| (id, state.pawns[..n].iter().map(|of| of[id as usize]).collect()))
            .collect();
        map.serialize_entry("pawns", &pawns)?;
        map.serialize_entry("row", &state.row[..state.cards as usize])?;
        map.serialize_entry("at", &state.at)?;
        if let Phase::Allocate { decider, left } = state.phase {
            map.serialize_entry("decider", &decider)?;
            map.serialize_entry("left", &left)?;
        }
        if let Phase::Place { round, .. } = state.phase {
            map.serialize_entry("round", &round)?;
        }
        map.serialize_entry("help", &self.help)?;
        map.end()
    }
}

/// The phase as one word, for pages and texts.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Order(_) => "order",
        Phase::Cards => "cards",
        Phase::WarDice(_) => "war",
        Phase::Commit => "commit",
        Phase::Rewards(_) => "rewards",
        Phase::Penalties(_) => "penalties",
        Phase::Decider(_) => "decider",
        Phase::Allocate { .. } => "allocate",
        Phase::Place { .. } => "place",
        Phase::Campaign => "campaign",
        Phase::Propose { .. } => "propose",
        Phase::Vote { .. } => "vote",
        Phase::Moves { .. } => "moves",
        Phase::Over => "over",
    }
}

/// The line above the board.
pub fn stage(game: &Europa, view: &View) -> Text {
    let id = match view.public.phase {
        Phase::Order(_) | Phase::Cards => "europa-stage-order",
        Phase::WarDice(_) | Phase::Rewards(_) | Phase::Penalties(_) | Phase::Decider(_) => "europa-stage-war",
        Phase::Commit | Phase::Allocate { .. } => "europa-stage-peace",
        Phase::Place { .. } => "europa-stage-place",
        Phase::Over => "europa-stage-over",
        _ => "europa-stage-election",
    };
    let years = game.board.years[view.public.turn as usize - 1].clone();
    let text = Text::new(id).with("turn", view.public.turn).with("years", years);
    match view.help.election.as_ref() {
        Some(election) => text.with("country", country(game, election.country)),
        None => text,
    }
}

/// A country's name as an argument of a message.
pub fn country(game: &Europa, id: Id) -> rules::Arg {
    rules::Arg::name(format!("europa-country-{}", game.board.countries[id as usize].id))
}

fn election(game: &Europa, state: &Public) -> Option<Election> {
    let next = match state.phase {
        Phase::Campaign => 0,
        Phase::Propose { next } | Phase::Vote { next, .. } => next,
        _ => return None,
    };
    let country = state.country();
    let (pawns, points) = (state.present(country), game.board.countries[country as usize].points);
    let present = state.seats_in(country);
    Some(Election {
        country,
        pawns,
        black: coalition::black(game, state, country),
        majority: pawns / 2 + 1,
        coalitions: coalition::all(game, state, country)
            .map(|set| (seats(set), share(points, set.len())))
            .collect(),
        voters: (next..game.colours.len() as u8)
            .map(|place| voter(game, state, place))
            .filter(|&seat| present.contains(Seat(seat)))
            .collect(),
        past: state.proposals[..state.proposed as usize]
            .iter()
            .map(|p| (p.by, seats(p.coalition), seats(p.yes)))
            .collect(),
        named: match state.phase {
            Phase::Vote { next, coalition } => Some((voter(game, state, next), seats(coalition))),
            _ => None,
        },
    })
}

fn help(game: &Europa, state: &State) -> Help {
    let open = match state.phase {
        Phase::Place { .. } => ids(open_to_pawns(game, state)),
        Phase::Moves { .. } => ids(open_to_moves(game, state)),
        Phase::Allocate { left, .. } => allocations(game, state, left)
            .into_iter()
            .filter_map(|action| match action {
                Action::Stop(id) | Action::Calm(id) => Some(id),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    };
    Help {
        asked: match turn(game, state) {
            Turn::Decide(asked) => seats(asked),
            _ => Vec::new(),
        },
        covered: ids(game.board.all() & !game.board.uncovered(state.turn)),
        open,
        due: match state.phase {
            Phase::Place { round, next } => Some(due(state, state.order[next as usize], round)),
            _ => None,
        },
        level: level(game, state),
        black: crate::board::each(state.tensions).map(|id| (id, coalition::black(game, state, id))).collect(),
        election: election(game, state),
        victory: standing::victory(game, state),
        comparison: if state.phase == Phase::Over { standing::comparison(game, state) } else { Vec::new() },
    }
}

impl Views for Europa {
    type View = View;
    type EventView = Told;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        };
        let players = self.colours.len() as u8;
        let open = self.rulings.open_vp || state.phase == Phase::Over;
        let known =
            |s: usize| (s < players as usize && (open || seat == Some(s as u8))).then_some(state.vp[s]);
        let public = state.public.clone();
        View { seat, vp: std::array::from_fn(known), players, help: help(self, state), public }
    }

    fn event_view(&self, event: &Event, _viewer: Viewer) -> Option<Told> {
        let names = self.board.countries.iter().map(|country| country.id.clone()).collect();
        Some(Told { event: event.clone(), names })
    }

    /// The end brings the victory points to light.
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Over { .. })
    }

    fn guess<R: Random>(&self, view: &View, random: &mut R) -> State {
        // Each country in the Union gave one to three victory points: a fair share, give or take.
        let fair = 2 * view.public.union.count_ones() / u32::from(view.players);
        let mut vp = [Victories::default(); 6];
        for (points, known) in vp.iter_mut().zip(view.vp).take(view.players.into()) {
            *points = known.unwrap_or_else(|| Victories {
                elections: (fair / 2 + random.below(fair + 1)) as i16,
                ..Victories::default()
            });
        }
        State { public: view.public.clone(), vp }
    }
}
