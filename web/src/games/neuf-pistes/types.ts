// Written from crates/games/neuf-pistes by the tests of crates/library: VEILLEE_WRITE=1 cargo test -p library types

/**
 * What one player prepares for the other before a game of a variant.
 */
export type Arrangement = {
/**
 * Which of the opponent's pawns goes on each of the opponent's dotted cells, in the order of the
 * board file (NP-13).
 */
pawns?: [number, number, number, number, number, number, number, number, number],
/**
 * The numbers of the opponent's camp, row by row from the top (NP-15, NP-43).
 */
cells?: [number, number, number, number, number, number, number, number, number], };

/**
 * A cell, counted row by row from a1. Every value names a cell of the board.
 */
export type Cell = string;

/**
 * The cells and what stands at the rim beside them, as they lie before Light.
 */
export type Chart = {
/**
 * Row by row from the top, each from the left.
 */
cells: Array<Array<Cell>>,
/**
 * The names of the columns, from the left.
 */
columns: Array<string>,
/**
 * The numbers of the rows, from the top.
 */
rows: Array<number>, };

/**
 * The chosen options. A limit of 0 is off; what is off or as printed is not sent with every view.
 */
export type Choices = {
/**
 * How far a pawn goes.
 */
movement?: Movement,
/**
 * Which game of the box.
 */
variant: Variant,
/**
 * Second variant: may a pawn rest in its camp only by taking a cell (NP-46)?
 */
strict_order?: boolean,
/**
 * How many pawns may stand on the gates of the enemy camp (NP-39).
 */
gate_cap?: number,
/**
 * The occurrence of a position that draws (NP-36).
 */
repetition_draw?: number,
/**
 * Single moves without progress that draw (NP-37).
 */
no_progress_draw?: number, };

/**
 * The way over the edge of the own camp.
 */
export type Crossing = "in" | "out";

/**
 * How a game ends by itself.
 */
export type End = { "won": Seat } | "repetition" | "no_progress" | "blocked";

/**
 * Something that happened.
 */
export type Event = { "event": "arranged",
/**
 * Who arranged.
 */
by: Seat,
/**
 * How.
 */
arrangement: Arrangement, } | { "event": "moved",
/**
 * Whose.
 */
seat: Seat,
/**
 * From where to where.
 */
move: Move,
/**
 * Its number, if pawns have numbers.
 */
pawn?: number,
/**
 * Did it enter its camp or leave it?
 */
crossing?: Crossing, } | { "event": "entered",
/**
 * Whose.
 */
seat: Seat,
/**
 * Its number.
 */
pawn: number, } | { "event": "taken",
/**
 * By whom.
 */
seat: Seat,
/**
 * Its number.
 */
number: number,
/**
 * The cell.
 */
cell: Cell, } | { "event": "skipped",
/**
 * Who.
 */
seat: Seat, } | { "event": "repeated",
/**
 * How often it has occurred by now.
 */
times: number,
/**
 * The occurrence that draws.
 */
limit: number, } | { "event": "quiet",
/**
 * Single moves left.
 */
left: number, } | { "event": "ended",
/**
 * How.
 */
end: End, };

/**
 * A pawn's way from cell to cell.
 */
export type Move = {
/**
 * Where it stands.
 */
from: Cell,
/**
 * Where it comes to rest.
 */
to: Cell, };

/**
 * How far a pawn goes (NP-31).
 */
export type Movement = "slide" | "free";

/**
 * The effect of picks that have none beyond their words.
 */
export type NoEffect = never;

/**
 * A place at the table, counted from 0 in the game's own order.
 */
export type Seat = number;

/**
 * What belongs to a side.
 */
export type Side = {
/**
 * Its pawns, by number if they have one, else row by row.
 */
pawns: [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell],
/**
 * The numbers of the pawns, in the same order.
 */
numbers?: [number, number, number, number, number, number, number, number, number],
/**
 * Its dotted cells.
 */
start: [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell],
/**
 * The cells of its camp, row by row from the top.
 */
camp: [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell],
/**
 * The numbers of these cells, in the same order.
 */
camp_numbers?: [number, number, number, number, number, number, number, number, number],
/**
 * The cells around its camp, where the table limits how many pawns may besiege it (NP-39).
 */
gates?: Array<Cell>,
/**
 * Its pawns on the gates of the other side's camp, if any, where the table limits them.
 */
on_gates?: number,
/**
 * Its pawns in its camp.
 */
home: number,
/**
 * Pawns entered in order (NP-41) or cells taken (NP-44).
 */
counter?: number,
/**
 * The number that is to enter or to be taken next, while there is one.
 */
next?: number, };

/**
 * How far the game has come.
 */
export type Stage = "arranging" | "playing" | { "over": End };

/**
 * Which game of the box is played.
 */
export type Variant = "none" | "numbered_pawns" | "numbered_cells" | "numbered_cells_beginners";

/**
 * The table as anybody sees it.
 */
export type View = {
/**
 * How far the game has come.
 */
stage: Stage,
/**
 * Whose move it is; nobody's while arranging and after the end.
 */
to_move: Seat | null,
/**
 * Light and Dark.
 */
sides: [Side, Side],
/**
 * The last move.
 */
last: Move | null,
/**
 * Single moves since the last progress (NP-37).
 */
quiet: number,
/**
 * How often this position has occurred, if more than once (NP-36).
 */
occurrences?: number,
/**
 * The options of the table.
 */
choices: Choices, };

/** What this game's pages are given. */
export interface Types {
  view: View;
  event: Event;
  effect: NoEffect;
  chart: Chart;
}
