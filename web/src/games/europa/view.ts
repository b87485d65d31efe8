import map from "./map.json";

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

export interface Country {
  id: string;
  d: string;
  x: number;
  y: number;
  points: number;
  black: number;
  /** Where the country lies, if its numbers stand beside it. */
  pin?: number[];
}

export const countries = map.countries as Country[];
export const dice = map.dice as [sum: number, country: number, chances: number][];
export { map };

/** The name of a country in the reader's language. */
export const nameId = (country: number): string => `europa-country-${countries[country]!.id}`;

/** How the notation writes a placement. */
export function placement(pawns: ReadonlyMap<number, number>): string {
  const parts = [...pawns].sort(([a], [b]) => a - b).map(([country, n]) => `${countries[country]!.id} ${n}`);
  return `place ${parts.join(", ")}`;
}
