/** The view of `crates/games/europa/src/view.rs`; countries are places in the board file's order. */
export interface View {
  seat: number | null;
  turn: number;
  phase: Phase;
  union: number[];
  tensions: number[];
  wars: number[];
  pp: number[];
  /** `null`: hidden until the end. */
  vp: (number | null)[];
  order: number[];
  hand: number[];
  dove: number[];
  pawns: [country: number, bySeat: number[]][];
  row: number[];
  at: number;
  decider?: number;
  left?: number;
  round?: number;
  help: {
    asked: number[];
    covered: number[];
    open: number[];
    due?: number;
    level: number;
    /** Black numbers that are not as printed. */
    black?: [country: number, black: number][];
    election?: Election;
    victory: "pyrrhic" | "fragile" | "decisive" | "total";
    comparison?: number[];
  };
}

export type Phase =
  | "order"
  | "cards"
  | "war"
  | "commit"
  | "rewards"
  | "penalties"
  | "decider"
  | "allocate"
  | "place"
  | "campaign"
  | "propose"
  | "vote"
  | "moves"
  | "over";

export interface Election {
  country: number;
  pawns: number;
  black: number;
  majority: number;
  coalitions: [seats: number[], share: number][];
  voters: number[];
  past: [by: number, named: number[], yes: number[]][];
  named?: [by: number, named: number[]];
}
