// Written from crates/games/africa by the tests of crates/library: VEILLEE_WRITE=1 cargo test -p library types

/**
 * The map.
 */
export type Chart = { width: number, height: number,
/**
 * The years of the turns.
 */
years: [number, number, number, number, number, number, number, number],
/**
 * Colony figures in the box (AF-68).
 */
figures: number,
/**
 * In the order of the sheet.
 */
territories: Array<Outline>,
/**
 * All coasts as one path.
 */
shore: string, embassies: Array<EmbassyBox>,
/**
 * Pairs joined by a dotted line across the sea.
 */
links: Array<[Territory, Territory]>,
/**
 * Neighbours whose outlines do not touch.
 */
bridges: Array<[Territory, Territory]>,
/**
 * Where outlines touch that are no neighbours, as one path.
 */
walls: string, };

/**
 * A country.
 */
export type CountryView = {
/**
 * Its id.
 */
id: string,
/**
 * The colour of its pieces (AF-05), as `#rrggbb`.
 */
colour: string,
/**
 * Presence pawns not on the map.
 */
pawns_left: number,
/**
 * Has its player left (RU-20)?
 */
absent: boolean,
/**
 * Its embassy: who showed it the cannon at the last reading; `None` before the first (AF-08).
 */
wars_received: number | null,
/**
 * Its points if the game ended now; the alliances are provisional until it does.
 */
points: Points,
/**
 * Their sum.
 */
total: number, };

/**
 * What an order comes to, where that is not the usual thing.
 */
export type Effect = "blank" | { "vain": Vain };

/**
 * Where the pawns of relations stand.
 */
export type EmbassyBox = { id: string, x: number, y: number, };

/**
 * Something that happened.
 */
export type Event = { "event": "placed",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
at: Territory, } | { "event": "turn_began",
/**
 * Its year.
 */
year: number, } | { "event": "talk_ended" } | { "event": "went_absent",
/**
 * Whose country.
 */
seat: Seat, } | { "event": "came_back",
/**
 * Whose country.
 */
seat: Seat, } | { "event": "sheet_read",
/**
 * Whose.
 */
seat: Seat,
/**
 * All of it.
 */
sheet: Sheet, } | { "event": "developed",
/**
 * Whose order.
 */
seat: Seat,
/**
 * Where.
 */
at: Territory,
/**
 * Squares filled there now.
 */
filled: number, } | { "event": "development_lost",
/**
 * Whose order.
 */
seat: Seat,
/**
 * Where.
 */
at: Territory,
/**
 * Because it is a colony (and not just because its squares are filled)?
 */
colony: boolean, } | { "event": "explored",
/**
 * Whose.
 */
seat: Seat,
/**
 * Sent from.
 */
from: Territory,
/**
 * Installed where.
 */
at: Territory, } | { "event": "already_there",
/**
 * Whose.
 */
seat: Seat,
/**
 * Sent from.
 */
from: Territory,
/**
 * Sent to.
 */
at: Territory, } | { "event": "expedition_void",
/**
 * Whose.
 */
seat: Seat,
/**
 * Sent from.
 */
from: Territory,
/**
 * Sent to.
 */
at: Territory, } | { "event": "landed",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
at: Territory, } | { "event": "landing_void",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where it was to land.
 */
at: Territory,
/**
 * The reason.
 */
why: NoLanding, } | { "event": "declared",
/**
 * Whose pawns.
 */
seat: Seat,
/**
 * In these embassies they show the cannon.
 */
war: number,
/**
 * In these the dove.
 */
alliance: number, } | { "event": "judged",
/**
 * Where.
 */
at: Territory,
/**
 * Whose presence.
 */
seat: Seat,
/**
 * How many countries are there.
 */
present: number,
/**
 * How many of the others there declared war on it.
 */
wars: number,
/**
 * How many declared alliance.
 */
alliances: number,
/**
 * Did it declare war itself? Of weight only where two are present.
 */
own_war: boolean,
/**
 * The result.
 */
stays: boolean, } | { "event": "founded",
/**
 * Where.
 */
at: Territory,
/**
 * Who is there.
 */
owners: number, } | { "event": "disputed",
/**
 * Where.
 */
at: Territory,
/**
 * Who is there.
 */
present: number, } | { "event": "pawns_left",
/**
 * By seat.
 */
left: Array<number>, } | { "event": "ended",
/**
 * Its year.
 */
year: number,
/**
 * Colonies on the map.
 */
colonies: number,
/**
 * By the last colony figure (and not just by the calendar)?
 */
by_colonies: boolean, };

/**
 * Why a landing installed nothing.
 */
export type NoLanding = "already_there" | "no_pawn" | "coast_reached";

/**
 * A territory.
 */
export type Outline = { id: Territory,
/**
 * As the order sheet prints it, which is how the notation writes it.
 */
name: string,
/**
 * Where its name and its pieces stand.
 */
x: number, y: number,
/**
 * Its outline as a path.
 */
d: string,
/**
 * Development squares.
 */
squares: number,
/**
 * Is it on the sea?
 */
coastal: boolean,
/**
 * Where an expedition could go from there, colonies included.
 */
neighbours: Array<Territory>, };

/**
 * The phases in which somebody is asked. Reading, conflicts and colonies follow the last sheet at once.
 */
export type Phase = "setup" | "diplomacy" | "writing" | "over";

/**
 * A territory.
 */
export type PlaceView = {
/**
 * Which.
 */
at: Territory,
/**
 * Who has a presence there.
 */
present: number,
/**
 * Squares that hold a development, of those that the board has there.
 */
filled: number,
/**
 * Does a colony figure stand there?
 */
colony: boolean,
/**
 * Could a ship land there, as the board stands?
 */
empty_coast: boolean, };

/**
 * The points of a country as they would be counted now. Nothing else scores: neither developments nor presences
 * outside colonies (AF-73).
 */
export type Points = {
/**
 * Colonies it has alone (AF-70).
 */
alone: number,
/**
 * Colonies it shares (AF-71).
 */
shared: number,
/**
 * Alliances declared to it at the last reading (AF-72). Before the end these are provisional.
 */
alliances: number, };

/**
 * A turn that has been read.
 */
export type ReadTurn = {
/**
 * Its year.
 */
year: number,
/**
 * The sheets by seat.
 */
sheets: Array<Sheet>, };

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * A sheet as it is written on the wire.
 */
export type Sheet = {
/**
 * A sign a row, in the order of the sheet, the ship's last: `.` nothing, `+` develop, or the territory to explore
 * (to land on), the first being `A`, the 27th `a`. Nothing follows the last order.
 */
rows: string,
/**
 * The countries it declares war on.
 */
war: number, };

/**
 * A territory: its row on the order sheet, counted from 1, so that `Option<Territory>` is one byte.
 */
export type Territory = string;

/**
 * Why an order comes to nothing.
 */
export type Vain = "colony" | "full" | "already-there" | "no-pawn";

/**
 * The table as anybody sees it.
 */
export type View = {
/**
 * The year of the turn.
 */
year: number,
/**
 * The phase.
 */
phase: Phase,
/**
 * In how many decisions from now the sheets of this turn are written; absent when none will be.
 */
sheets_in?: number,
/**
 * The 32 territories, in the order of the sheet.
 */
map: Array<PlaceView>,
/**
 * The countries, by seat.
 */
countries: Array<CountryView>,
/**
 * How many colony figures have been used, of 22.
 */
colonies: number,
/**
 * The turns that have been read, with their sheets.
 */
past: Array<ReadTurn>, };

/** What this game's pages are given. */
export interface Types {
  view: View;
  event: Event;
  effect: Effect;
  chart: Chart;
}
