// Written from crates/games/kilimandjaro by the tests of crates/library: VEILLEE_WRITE=1 cargo test -p library types

/**
 * A card as players know it. Its two copies are alike, so it needs no more than a kind (the upper bits) and a
 * value (the lower three, from 0).
 */
export type Card = [Transport, number];

/**
 * What is the same in every view.
 */
export type Chart = {
/**
 * The space of the base camp; the start is 0.
 */
camp: number,
/**
 * How many counters there are of each face (KI-03).
 */
counters: [[Counter, number], [Counter, number], [Counter, number]],
/**
 * What an answer calls each pile, by seat.
 */
piles: Array<[string, string, string]>, };

/**
 * What a counter shows on its face.
 */
export type Counter = "banana" | "lion" | "exchange";

/**
 * What a pick would do.
 */
export type Effect = { "does": "go" } & Way | { "does": "cover",
/**
 * Whose pile.
 */
seat: Seat,
/**
 * How far that seat's piles carry now.
 */
before: number,
/**
 * How far they would carry then.
 */
after: number,
/**
 * The own move.
 */
own: Way, } | { "does": "swap",
/**
 * With whom.
 */
with: Seat,
/**
 * How many spaces that gains.
 */
gain: number, } | { "does": "send",
/**
 * From here.
 */
from: number,
/**
 * To this village.
 */
to: number, };

/**
 * The ways a game can end.
 */
export type Ending = "camp" | "furthest" | "tie_break" | "shared" | "deserted";

/**
 * An event as one viewer sees it.
 */
export type EventView = Open | HiddenView;

/**
 * What a viewer may know of one expedition.
 */
export type Expedition = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where its pawn stands.
 */
space: number,
/**
 * Its face-up cards, once dealt.
 */
piles: [Card, Card, Card] | null,
/**
 * How far they carry; 0 before the deal.
 */
reach: number,
/**
 * How many cards it holds.
 */
cards: number,
/**
 * Which, if this viewer may know.
 */
hand: Array<Card> | null,
/**
 * How many counters it has still to lay.
 */
to_lay: number,
/**
 * Which, if this viewer may know.
 */
stock: Array<Counter> | null,
/**
 * Its player left a table without bots (KI-65).
 */
left: boolean, };

/**
 * The part of a secret event that a viewer may know.
 */
export type HiddenView = { "event": "counters_dealt",
/**
 * How many to each seat.
 */
counts: Array<number>,
/**
 * Which to the viewer.
 */
mine: Array<Counter> | null,
/**
 * One was set aside unseen.
 */
aside: boolean, } | { "event": "laid",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which, if the viewer may know.
 */
counter: Counter | null,
/**
 * Where.
 */
space: number, } | { "event": "cards_dealt",
/**
 * Face up, by seat.
 */
piles: Array<[Card, Card, Card]>,
/**
 * Into the viewer's hand.
 */
mine: Array<Card> | null, } | { "event": "drew",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which, if the viewer may know.
 */
card: Card | null,
/**
 * How many the draw pile still has.
 */
left: number, };

/**
 * What a viewer may know of a counter on the path.
 */
export type OnPath = {
/**
 * Where it lies.
 */
space: number,
/**
 * Who laid it.
 */
by: Seat,
/**
 * Is it face up?
 */
up: boolean,
/**
 * What it shows, if this viewer may know.
 */
counter: Counter | null, };

/**
 * Something that happened before everybody's eyes.
 */
export type Open = { "event": "dealer",
/**
 * Who deals.
 */
seat: Seat,
/**
 * Who begins.
 */
first: Seat, } | { "event": "played",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card,
/**
 * On whose pile.
 */
on: Seat,
/**
 * On which pile, counted from 0.
 */
pile: number,
/**
 * What it covered.
 */
covered: Card,
/**
 * How far that seat's piles carried before.
 */
before: number,
/**
 * How far they carry now.
 */
after: number, } | { "event": "moved",
/**
 * Whose.
 */
seat: Seat,
/**
 * From here.
 */
from: number,
/**
 * To here: the base camp if that is nearer than the distance (KI-30).
 */
to: number,
/**
 * So far.
 */
distance: number,
/**
 * A banana gave this move.
 */
again: boolean, } | { "event": "met",
/**
 * Whose.
 */
seat: Seat,
/**
 * Where.
 */
space: number,
/**
 * What it shows.
 */
counter: Counter,
/**
 * It was face down and has been turned.
 */
turned: boolean, } | { "event": "chased",
/**
 * Whose.
 */
seat: Seat,
/**
 * From here.
 */
from: number,
/**
 * To this village.
 */
to: number, } | { "event": "stayed",
/**
 * By whom.
 */
seat: Seat,
/**
 * What was refused.
 */
counter: Counter, } | { "event": "swapped",
/**
 * At whose wish.
 */
seat: Seat,
/**
 * With whom.
 */
with: Seat,
/**
 * Where the first now stands.
 */
to: number,
/**
 * Where the other now stands.
 */
back: number, } | { "event": "sent",
/**
 * By whom.
 */
seat: Seat,
/**
 * Who.
 */
whom: Seat,
/**
 * From here.
 */
from: number,
/**
 * To this village.
 */
to: number, } | { "event": "useless",
/**
 * Who stands on it.
 */
seat: Seat,
/**
 * In the variant: nobody could be sent back.
 */
send: boolean, } | { "event": "passed_over",
/**
 * Who.
 */
seat: Seat, } | { "event": "left",
/**
 * Who.
 */
seat: Seat, } | { "event": "ended",
/**
 * Who won.
 */
winners: number,
/**
 * In which way.
 */
ending: Ending, };

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * What the game is waiting for.
 */
export type Stage = { "name": "draw_dealer" } | { "name": "deal_counters" } | { "name": "lay",
/**
 * Whose turn it is.
 */
seat: Seat, } | { "name": "deal_cards" } | { "name": "play",
/**
 * Whose turn it is.
 */
seat: Seat, } | { "name": "move",
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * The farthest it may go.
 */
reach: number, } | { "name": "banana",
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * By how many spaces: those of its first move (KI-52).
 */
distance: number, } | { "name": "swap",
/**
 * Whose turn it is.
 */
seat: Seat, } | { "name": "send",
/**
 * Whose turn it is.
 */
seat: Seat, } | { "name": "draw",
/**
 * Whose turn it is.
 */
seat: Seat, } | { "name": "over" };

/**
 * What waits on a space.
 */
export type There = { "what": "camp" } | { "what": "village" } | { "what": "banana" } | { "what": "lion",
/**
 * Its space.
 */
village: number, } | { "what": "exchange" } | { "what": "unknown",
/**
 * Where a lion would chase to.
 */
village: number, };

/**
 * A means of transport. Three or two cards of one kind add up (KI-17, KI-18).
 */
export type Transport = "canoe" | "jeep" | "foot" | "mule";

/**
 * Everything one viewer may know.
 */
export type View = {
/**
 * Whose view it is; nobody's for a spectator.
 */
viewer: Seat | null,
/**
 * What the game is waiting for.
 */
stage: Stage,
/**
 * Who deals, once drawn.
 */
dealer: Seat | null,
/**
 * One expedition a seat, in seat order.
 */
expeditions: Array<Expedition>,
/**
 * The counters on the path, from the start on.
 */
counters: Array<OnPath>,
/**
 * How many cards the draw pile has.
 */
pile: number,
/**
 * The covered cards, in no order (KI-47).
 */
covered: Array<Card>,
/**
 * How many exchange counters were used (KI-29).
 */
used_exchanges: number,
/**
 * How many counters were set aside unseen.
 */
aside: number,
/**
 * What was set aside, once the game is over.
 */
aside_counter: Counter | null,
/**
 * Where the villages are.
 */
villages: Array<number>, };

/**
 * A move of the own pawn.
 */
export type Way = {
/**
 * So far.
 */
distance: number,
/**
 * To this space.
 */
space: number,
/**
 * Or less far: that is chosen afterwards.
 */
up_to?: boolean,
/**
 * What waits there.
 */
there?: There, };

/** What this game's pages are given. */
export interface Types {
  view: View;
  event: EventView;
  effect: Effect;
  chart: Chart;
}
