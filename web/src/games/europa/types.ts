// Written from crates/games/europa by the tests of crates/library: VEILLEE_WRITE=1 cargo test -p library types

/**
 * What is printed on the board.
 */
export type Chart = {
/**
 * In board order: everything else names countries by their place here.
 */
countries: Array<CountryChart>,
/**
 * Land borders, each pair once.
 */
borders: Array<[number, number]>,
/**
 * Dotted links, each pair once.
 */
dotted: Array<[number, number]>,
/**
 * The risks of war: a sum of two ten-sided dice, the country that it names, and in how many of a hundred throws.
 */
dice: Array<[number, number, number]>,
/**
 * The years of each turn.
 */
years: [string, string, string, string],
/**
 * What Tensions count on the ladder of conflict (EU-35).
 */
tensions: number,
/**
 * Beside the dove: what the first, the second and the third gain or lose (EU-38, EU-41).
 */
peace: [number, number, number], };

export type CountryChart = { id: string,
/**
 * Its name on the map.
 */
name: string,
/**
 * White number (EU-80).
 */
points: number,
/**
 * Black number (EU-80).
 */
black: number,
/**
 * What a war there counts on the ladder of conflict, and takes to be stopped (EU-35, EU-45).
 */
war: number,
/**
 * From west to east and from north to south, 0 to 100 each.
 */
pos: [number, number], };

/**
 * A coalition that would win.
 */
export type Deal = {
/**
 * Its members.
 */
seats: Array<Seat>,
/**
 * Pawns that they have there.
 */
pawns: number,
/**
 * PP for each.
 */
share: number, };

/**
 * What a pick is about.
 */
export type Effect = {
/**
 * The country where something would be done.
 */
country?: number,
/**
 * What is at stake there, for pawns that would be placed or moved.
 */
stakes?: Stakes,
/**
 * Pawns on the dove that it would take.
 */
cost?: number,
/**
 * What pawns for peace would leave, and leave to others.
 */
peace?: Peace,
/**
 * Who would win an election together.
 */
deal?: Deal, };

export type Election = { country: number, pawns: number, black: number, majority: number,
/**
 * Coalitions that may be named, with the PP of each member.
 */
coalitions: Array<[Array<number>, number]>,
/**
 * Who may still name one, in order.
 */
voters: Array<number>,
/**
 * What was named, by whom, and who said yes.
 */
past: Array<[number, Array<number>, Array<number>]>,
/**
 * What is put to the vote now.
 */
named?: [number, Array<number>], };

/**
 * What the table works out for everybody: nothing that a patient reader of the board could not.
 */
export type Help = {
/**
 * Seats that are asked.
 */
asked: Array<number>,
/**
 * Countries under an overlay.
 */
covered: Array<number>,
/**
 * Where pawns may be placed, or a winner's pawn may go.
 */
open: Array<number>,
/**
 * How many pawns the asked player has to place.
 */
due?: number,
/**
 * General level of conflict, in turns that know war.
 */
level?: number,
/**
 * Black numbers that are not as printed on the board.
 */
black?: Array<[number, number]>,
/**
 * The present election.
 */
election?: Election,
/**
 * The level of victory if the game ended now.
 */
victory: Victory,
/**
 * EU-78, at the end: each player's score for comparison between games.
 */
comparison?: Array<number>, };

/**
 * Pawns that would be committed to peace.
 */
export type Peace = {
/**
 * Committed.
 */
give: number,
/**
 * Kept for the elections of this turn.
 */
keep: number,
/**
 * What the others would have to bring so that the level is reached.
 */
missing: number,
/**
 * The pawns that the others have.
 */
others: number, };

/**
 * A phase by its name, for pages.
 */
export type PhaseName = "order" | "cards" | "war" | "commit" | "rewards" | "penalties" | "decider" | "allocate" | "place" | "campaign" | "propose" | "vote" | "moves" | "over";

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * What is at stake in a country.
 */
export type Stakes = {
/**
 * Its political points.
 */
points: number,
/**
 * European pawns there.
 */
pawns: number,
/**
 * The number to beat.
 */
black: number, };

/**
 * An event as a viewer sees it, with the names it needs.
 */
export type Told = { "what": "turn",
/**
 * Its number.
 */
turn: number,
/**
 * Countries uncovered now.
 */
uncovered: Array<number>, } | { "what": "tie_dice",
/**
 * What for: `order`, `rewards`, `penalties` or `decider`.
 */
purpose: string,
/**
 * A die for each seat that rolled.
 */
dice: Array<[Seat, number]>, } | { "what": "order",
/**
 * First to last.
 */
seats: Array<Seat>, } | { "what": "pawns",
/**
 * One number a seat.
 */
pawns: Array<number>, } | { "what": "cards",
/**
 * First to last.
 */
row: Array<number>, } | { "what": "war_roll",
/**
 * The dice.
 */
dice: [number, number],
/**
 * The country.
 */
country: number,
/**
 * What it led to.
 */
effect: WarEffect,
/**
 * Countries that now have Tensions because of it.
 */
tensions: Array<number>,
/**
 * Countries that now are at war because of it.
 */
wars: Array<number>, } | { "what": "level",
/**
 * The level.
 */
level: number, } | { "what": "dove",
/**
 * One number a seat.
 */
pawns: Array<number>,
/**
 * The level to reach.
 */
level: number,
/**
 * Was it reached?
 */
peace: boolean, } | { "what": "reward",
/**
 * Who.
 */
seat: Seat,
/**
 * Victory points.
 */
vp: number, } | { "what": "penalty",
/**
 * Who.
 */
seat: Seat,
/**
 * Victory points due.
 */
vp: number, } | { "what": "decides",
/**
 * Who.
 */
seat: Seat,
/**
 * Pawns on it.
 */
left: number, } | { "what": "calmed",
/**
 * Where.
 */
country: number,
/**
 * Was it a war?
 */
war: boolean,
/**
 * Pawns left.
 */
left: number, } | { "what": "placed",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where and how many.
 */
pawns: Array<[number, number]>, } | { "what": "unplaced",
/**
 * Whose.
 */
seat: Seat,
/**
 * How many.
 */
pawns: number, } | { "what": "empty",
/**
 * Where.
 */
countries: Array<number>, } | { "what": "no_election",
/**
 * Where.
 */
country: number, } | { "what": "campaign",
/**
 * Where.
 */
country: number,
/**
 * Pawns present.
 */
pawns: number,
/**
 * The number to beat.
 */
black: number, } | { "what": "named",
/**
 * By whom.
 */
by: Seat,
/**
 * Which.
 */
coalition: Array<Seat>, } | { "what": "passed",
/**
 * By whom.
 */
by: Seat, } | { "what": "answers",
/**
 * Who said yes.
 */
yes: Array<Seat>,
/**
 * Who said no.
 */
no: Array<Seat>, } | { "what": "joined",
/**
 * Where.
 */
country: number,
/**
 * Winners.
 */
winners: Array<Seat>,
/**
 * PP for each.
 */
share: number, } | { "what": "nationalists",
/**
 * Where.
 */
country: number,
/**
 * Why: `pawns`, `majority` or `vote`.
 */
why: string, } | { "what": "moved",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where to.
 */
country: number, } | { "what": "president",
/**
 * Who.
 */
seats: Array<Seat>,
/**
 * VP for each.
 */
vp: number, } | { "what": "over",
/**
 * Final conflict points.
 */
conflict: number,
/**
 * The level of victory.
 */
victory: Victory, };

/**
 * How far Europe has come, which is everybody's aim (EU-08, EU-76, EU-77).
 */
export type Victory = "pyrrhic" | "fragile" | "decisive" | "total";

/**
 * The table as one viewer sees it: what lies open, and the victory points that this viewer may know.
 */
export type View = {
/**
 * Whose view it is; nobody's for a spectator.
 */
seat: number | null,
/**
 * From 1.
 */
turn: number, phase: PhaseName,
/**
 * The countries in the Union.
 */
union: Array<number>, tensions: Array<number>, wars: Array<number>,
/**
 * Political points, by seat.
 */
pp: Array<number>,
/**
 * Victory points, by seat; `null`: hidden until the end.
 */
vp: Array<number | null>,
/**
 * The seats, first to last.
 */
order: Array<number>,
/**
 * Pawns in hand, by seat.
 */
hand: Array<number>,
/**
 * Pawns on the dove, by seat.
 */
dove: Array<number>,
/**
 * The countries where pawns stand, with how many of each seat.
 */
pawns: Array<[number, Array<number>]>,
/**
 * The countries in the order of their elections, and the place of the present one.
 */
row: Array<number>, at: number,
/**
 * Who decides about the dove, and how many pawns are left on it.
 */
decider?: number, left?: number,
/**
 * The round of placing.
 */
round?: number, help: Help, };

/**
 * What a war roll led to.
 */
export type WarEffect = "union" | "tensions" | "war" | "spread";

/** What this game's pages are given. */
export interface Types {
  view: View;
  event: Told;
  effect: Effect;
  chart: Chart;
}
