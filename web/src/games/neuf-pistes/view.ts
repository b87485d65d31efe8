import type { Told } from "../../net/wire";

/** The view of `crates/games/neuf-pistes/src/view.rs`, as far as the page draws it. */
export interface View {
  stage: "arranging" | "playing" | { over: unknown };
  to_move: number | null;
  sides: [Side, Side];
  last: Move | null;
  quiet: number;
  occurrences: number;
  choices: {
    variant: "none" | "numbered_pawns" | "numbered_cells" | "numbered_cells_beginners";
    gate_cap: number;
    repetition_draw: number;
    no_progress_draw: number;
  };
}

export interface Side {
  pawns: Numbered[];
  start: string[];
  camp: Numbered[];
  gates: string[];
  on_gates: number;
  home: number;
  counter?: number;
}

export interface Numbered {
  cell: string;
  number?: number;
}

/** The view as it is sent: cells in one line, `a2 b3` or with numbers `a2:7 b3:1`; without the limits that are off. */
interface Sent extends Omit<View, "sides" | "choices"> {
  sides: Record<keyof Side, unknown>[];
  choices: Pick<View["choices"], "variant"> & Partial<View["choices"]>;
}

/** The view as the page uses it. */
export function read(seen: unknown): View {
  const sent = seen as Sent;
  const cells = (line: unknown) => String(line).split(" ");
  const numbered = (line: unknown): Numbered[] =>
    cells(line).map((word) => {
      const [cell, number] = word.split(":");
      return number === undefined ? { cell: cell! } : { cell: cell!, number: Number(number) };
    });
  const sides = sent.sides.map((side) => ({
    ...side,
    pawns: numbered(side.pawns),
    start: cells(side.start),
    camp: numbered(side.camp),
    gates: cells(side.gates),
  }));
  const choices = { gate_cap: 0, repetition_draw: 0, no_progress_draw: 0, ...sent.choices };
  return { ...sent, sides: sides as [Side, Side], choices };
}

export interface Move {
  from: string;
  to: string;
}

/** A line of the log that is a move. */
export interface Moved {
  event: "moved";
  seat: number;
  move: Move;
}

/** The moves that stand: an undone one is gone, and so is whatever followed it. */
export function standing(log: readonly Told[]): Moved[] {
  const moves: Moved[] = [];
  for (const { event, text } of log) {
    if (isMove(event)) moves.push(event);
    if (!UNDONE.includes(text.id)) continue;
    const seat = text.args?.map(([, arg]) => arg).find((arg) => "seat" in arg)?.seat;
    const last = moves.findLastIndex((move) => move.seat === seat);
    if (last >= 0) moves.length = last;
  }
  return moves;
}

/** What tables say when a seat's last move is taken back, alone or by agreement. */
const UNDONE = ["table-undone", "table-take-back-agreed"];

function isMove(event: unknown): event is Moved {
  return typeof event === "object" && event !== null && "event" in event && event.event === "moved";
}
