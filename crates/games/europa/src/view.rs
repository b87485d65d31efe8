//! Who may know what. Everything lies open but the victory points of others (EU-07): commitments and
//! answers are sealed by the table and are never in the state before they are shown.

use crate::board::{Countries, Id};
use crate::event::Told;
use crate::legal::{allocations, due, open_to_moves, open_to_pawns, turn, voter};
use crate::resolve::level;
use crate::state::Victories;
use crate::{Action, Europa, Event, Phase, Public, State, Victory, coalition, share, standing};
use rules::{Random, Score, Seat, Text, Turn, Viewer, Views};
use serde::Serialize;
use serde::ser::Serializer;

/// The table as one viewer sees it: what lies open, and the victory points that this viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Written<'static>"))]
pub struct View {
    pub(crate) seat: Option<u8>,
    pub(crate) public: Public,
    pub(crate) vp: [Option<Victories>; 6],
    pub(crate) players: u8,
    pub(crate) help: Help,
}

/// What the table works out for everybody: nothing that a patient reader of the board could not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Help {
    /// Seats that are asked.
    asked: Vec<u8>,
    /// Countries under an overlay.
    covered: Vec<Id>,
    /// Where pawns may be placed, or a winner's pawn may go.
    open: Vec<Id>,
    /// How many pawns the asked player has to place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    due: Option<u8>,
    /// General level of conflict, in turns that know war.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    level: Option<u16>,
    /// Black numbers that are not as printed on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<(Id, u16)>>", optional), schema(required = false))]
    black: Vec<(Id, u16)>,
    /// The present election.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    election: Option<Election>,
    /// The level of victory if the game ended now.
    victory: Victory,
    /// EU-78, at the end: each player's score for comparison between games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<i16>>", optional), schema(required = false))]
    comparison: Vec<i16>,
}

impl Help {
    pub(crate) fn level(&self) -> Option<u16> {
        self.level
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
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
    #[cfg_attr(feature = "types", ts(optional))]
    named: Option<(u8, Vec<u8>)>,
}

fn ids(set: Countries) -> Vec<Id> {
    set.into_iter().collect()
}

fn seats(set: rules::Seats) -> Vec<u8> {
    set.into_iter().map(|seat| seat.0).collect()
}

/// The view as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
struct Written<'a> {
    /// Whose view it is; nobody's for a spectator.
    seat: Option<u8>,
    /// From 1.
    turn: u8,
    phase: PhaseName,
    /// The countries in the Union.
    union: Vec<Id>,
    tensions: Vec<Id>,
    wars: Vec<Id>,
    /// Political points, by seat.
    pp: &'a [u16],
    /// Victory points, by seat; `null`: hidden until the end.
    vp: Vec<Option<i16>>,
    /// The seats, first to last.
    order: &'a [u8],
    /// Pawns in hand, by seat.
    hand: &'a [u8],
    /// Pawns on the dove, by seat.
    dove: &'a [u8],
    /// The countries where pawns stand, with how many of each seat.
    pawns: Vec<(Id, Vec<u8>)>,
    /// The countries in the order of their elections, and the place of the present one.
    row: &'a [Id],
    at: u8,
    /// Who decides about the dove, and how many pawns are left on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    decider: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    left: Option<u8>,
    /// The round of placing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    round: Option<u8>,
    help: &'a Help,
}

#[cfg(feature = "types")]
impl utoipa::PartialSchema for View {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Written::schema()
    }
}

#[cfg(feature = "types")]
impl utoipa::ToSchema for View {
    fn schemas(met: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Written::schemas(met);
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (state, n) = (&self.public, self.players as usize);
        let (decider, left) = match state.phase {
            Phase::Allocate { decider, left } => (Some(decider), Some(left)),
            _ => (None, None),
        };
        let pawns_in = |id: Id| state.pawns[..n].iter().map(|of| of[id as usize]).collect();
        let written = Written {
            seat: self.seat,
            turn: state.turn,
            phase: phase_name(state.phase).0,
            union: ids(state.union),
            tensions: ids(state.tensions),
            wars: ids(state.wars),
            pp: &state.pp[..n],
            vp: self.vp[..n].iter().map(|vp| vp.map(|vp| vp.total())).collect(),
            order: &state.order[..n],
            hand: &state.hand[..n],
            dove: &state.dove[..n],
            pawns: (0..crate::MAX_COUNTRIES as Id)
                .filter(|&id| state.present(id) > 0)
                .map(|id| (id, pawns_in(id)))
                .collect(),
            row: &state.row[..state.cards as usize],
            at: state.at,
            decider,
            left,
            round: if let Phase::Place { round, .. } = state.phase { Some(round) } else { None },
            help: &self.help,
        };
        written.serialize(serializer)
    }
}

/// A phase by its name, for pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the phases of Phase")]
pub enum PhaseName {
    Order,
    Cards,
    War,
    Commit,
    Rewards,
    Penalties,
    Decider,
    Allocate,
    Place,
    Campaign,
    Propose,
    Vote,
    Moves,
    Over,
}

/// The phase by its name, and as one word for texts.
pub fn phase_name(phase: Phase) -> (PhaseName, &'static str) {
    match phase {
        Phase::Order(_) => (PhaseName::Order, "order"),
        Phase::Cards => (PhaseName::Cards, "cards"),
        Phase::WarDice(_) => (PhaseName::War, "war"),
        Phase::Commit => (PhaseName::Commit, "commit"),
        Phase::Rewards(_) => (PhaseName::Rewards, "rewards"),
        Phase::Penalties(_) => (PhaseName::Penalties, "penalties"),
        Phase::Decider(_) => (PhaseName::Decider, "decider"),
        Phase::Allocate { .. } => (PhaseName::Allocate, "allocate"),
        Phase::Place { .. } => (PhaseName::Place, "place"),
        Phase::Campaign => (PhaseName::Campaign, "campaign"),
        Phase::Propose { .. } => (PhaseName::Propose, "propose"),
        Phase::Vote { .. } => (PhaseName::Vote, "vote"),
        Phase::Moves { .. } => (PhaseName::Moves, "moves"),
        Phase::Over => (PhaseName::Over, "over"),
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
        covered: ids(game.board.all() - game.board.uncovered(state.turn)),
        open,
        due: match state.phase {
            Phase::Place { round, next } => Some(due(state, state.order[next as usize], round)),
            _ => None,
        },
        level: state.risks_war().then(|| level(game, state)),
        black: state.tensions.into_iter().map(|id| (id, coalition::black(game, state, id))).collect(),
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
        let fair = 2 * view.public.union.len() as u32 / u32::from(view.players);
        let mut vp = [Victories::default(); 6];
        for (points, known) in vp.iter_mut().zip(view.vp).take(view.players.into()) {
            *points = known.unwrap_or_else(|| Victories {
                elections: (fair / 2 + random.below(fair + 1)) as i16,
                ..Victories::default()
            });
        }
        State { public: view.public.clone(), vp }
    }

    /// Only the victory points that this viewer may know (EU-07).
    fn scores(&self, view: &View) -> Vec<Score> {
        let known = view.vp[..view.players.into()].iter().enumerate();
        known
            .filter_map(|(seat, vp)| Some(standing::score(Seat(seat as u8), (*vp)?, view.public.pp[seat])))
            .collect()
    }
}
