// Written from crates/games/couleurs by the tests of crates/library: VEILLEE_WRITE=1 cargo test -p library types

export type AreaChart = { id: string, names: [string, string], border: string, letter: string,
/**
 * What its last card is paid.
 */
bonus: number, };

/**
 * How far an area is.
 */
export type AreaView = {
/**
 * Which.
 */
id: string,
/**
 * How many flags it has.
 */
flags: number,
/**
 * How many are not covered yet.
 */
left: number,
/**
 * Is its last card paid?
 */
bonus: boolean,
/**
 * Who covered its latest flag.
 */
latest?: Seat,
/**
 * Whose its bonus is, by now.
 */
paid?: Seat, };

/**
 * A board for pages. Nations are places in `nations`.
 */
export type Chart = { grid: [number, number], stock: [number, number], note: [string, string], areas: Array<AreaChart>, nations: Array<NationChart>, lines: Array<LineChart>, clauses: Clauses, };

/**
 * The clauses behind what a page says of a turn.
 */
export type Clauses = {
/**
 * Which cards can begin.
 */
begin: string,
/**
 * How often one may refuse.
 */
refusals: string, };

/**
 * How a game ends.
 */
export type End = "out" | "stalled";

/**
 * An event as one viewer may know it. Cards that a viewer may not know are only counted.
 */
export type EventView = { "kind": "dealer", seat: Seat, } | { "kind": "dealt", seat: Seat, count: number, cards?: Array<string>, } | { "kind": "played", seat: Seat, chain: Array<Laid>, points: number, } | { "kind": "area_completed", seat: Seat, area: string, points: number, } | { "kind": "unable", seat: Seat, cost: number, } | { "kind": "refused", seat: Seat, nth: number, cost: number, } | { "kind": "drew", seat: Seat, count: number, cards?: Array<string>, } | { "kind": "went_out", seat: Seat, points: number, } | { "kind": "area_latest", seat: Seat, area: string, points: number, } | { "kind": "over", end: End, winners: Array<Seat>, };

/**
 * A hand: its size, its cards if the viewer may see them, and what passes have shown of it.
 */
export type HandView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many cards.
 */
count: number,
/**
 * The cards, if seen.
 */
cards?: Array<string>,
/**
 * Closed hands: cards that it lacked when it was last unable…
 */
lacked?: Array<string>,
/**
 * … and how many of them it may hold by now.
 */
lacked_at_most: number,
/**
 * Closed hands: when it refused it held one of these.
 */
one_of?: Array<string>, };

/**
 * The three kinds of lines; they count alike (CM-18).
 */
export type Kind = "solid-pink" | "dotted-pink" | "dotted-blue";

/**
 * A card of a chain with what it counts.
 */
export type Laid = {
/**
 * The nation.
 */
nation: string,
/**
 * Its value.
 */
value: number,
/**
 * How many times it counts (CM-40).
 */
times: number, };

export type LineChart = { ends: [number, number], kind: Kind, stub: boolean, };

/**
 * What a seat could do.
 */
export type Mine = {
/**
 * The cards that can begin now.
 */
beginners: Array<string>,
/**
 * What a pass would be.
 */
pass: PassView, };

export type NationChart = { id: string, names: [string, string], area: number, value: number, island: boolean, at: [number, number],
/**
 * Where its capital is, in degrees east and north, if the board says so.
 */
capital?: [number, number],
/**
 * Stands beside a neighbour, drawn smaller.
 */
small: boolean,
/**
 * Its flag on a field of 60 by 40, as SVG, where it is not that of the box.
 */
flag?: string, };

/**
 * A turn on the score pad.
 */
export type PadLine = {
/**
 * Whose turn.
 */
seat: Seat,
/**
 * Its points.
 */
points: number, };

/**
 * Unable, refusing, or not allowed to refuse.
 */
export type PassKind = "unable" | "refuse" | "forbidden";

/**
 * What a pass would be, and what it costs.
 */
export type PassView = {
/**
 * Which.
 */
kind: PassKind,
/**
 * The penalty.
 */
cost: number,
/**
 * How many cards would be drawn.
 */
draw: number,
/**
 * How many refusals would be left after it (CM-44).
 */
left: number,
/**
 * The clause that decides it.
 */
clause: string, };

/**
 * A seat's scores by kind.
 */
export type ScoreView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Points of chains.
 */
chains: number,
/**
 * Points of area bonuses.
 */
areas: number,
/**
 * Points for going out.
 */
out: number,
/**
 * Unable passes.
 */
unable: number,
/**
 * Refusals.
 */
refusals: number,
/**
 * All penalties for passes.
 */
penalties: number,
/**
 * The charge for cards left, once the game is over.
 */
hand: number,
/**
 * The sum.
 */
total: number, };

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * The table as one viewer sees it, with what they have learned.
 */
export type View = {
/**
 * The seat that looks; nobody's for a spectator.
 */
viewer: Seat | null,
/**
 * Who dealt.
 */
dealer: Seat | null,
/**
 * Whose turn it is.
 */
turn: Seat,
/**
 * The hands in seat order.
 */
hands: Array<HandView>,
/**
 * The covered flags. They do not show who covered them (CM-58).
 */
covered: Array<string>,
/**
 * How many cards the stock holds.
 */
stock: number,
/**
 * The cards that this viewer has not seen: with open hands, the stock itself.
 */
unseen: Array<string>,
/**
 * The areas in board order.
 */
areas: Array<AreaView>,
/**
 * The scores by kind, in seat order.
 */
scores: Array<ScoreView>,
/**
 * Who was paid for going out.
 */
out: Seat | null,
/**
 * The score pad, oldest turn first.
 */
pad: Array<PadLine>,
/**
 * What the viewer could do if it were their turn.
 */
mine?: Mine,
/**
 * Unable passes in a row with an empty stock (CM-55).
 */
stalled: number, } & ({ "stage": "dealer" } | { "stage": "deal" } | { "stage": "play" } | { "stage": "draw", "detail": number } | { "stage": "over", "detail": End });

/**
 * What a chain would count if it ended with a card.
 */
export type Worth = {
/**
 * The value of the card.
 */
value: number,
/**
 * How many times it counts: its place in the chain.
 */
times: number,
/**
 * The points of the whole chain, bonuses included.
 */
total: number,
/**
 * The bonuses among them.
 */
bonus?: number,
/**
 * How many cards would be drawn.
 */
draw: number, };

/** What this game's pages are given. */
export interface Types {
  view: View;
  event: EventView;
  effect: Worth;
  chart: Chart;
}
