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

export function isMove(event: unknown): event is Moved {
  return typeof event === "object" && event !== null && "event" in event && event.event === "moved";
}
