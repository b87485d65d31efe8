/** The view of `crates/games/africa/src/view.rs`; sets of seats are a bit each. */
export interface View {
  year: number;
  phase: "setup" | "diplomacy" | "writing" | "over";
  map: Place[];
  countries: Country[];
  colonies: number;
  past: ReadTurn[];
}

export interface Place {
  at: string;
  present: number;
  squares: number;
  filled: number;
  colony: boolean;
  coastal: boolean;
  empty_coast: boolean;
  neighbours: string[];
}

export interface Country {
  id: string;
  pawns_left: number;
  absent: boolean;
  points: { alone: number; shared: number; alliances: number };
  total: number;
}

export interface ReadTurn {
  year: number;
  sheets: Sheet[];
}

/** A row holds `D` or the territory to explore. */
export interface Sheet {
  orders: Record<string, string>;
  ship: string | null;
  war: number;
}

/** The name of a territory in the reader's language. */
export const nameId = (id: string): string => `africa-territory-${id}`;

/** The seats in a set. */
export function seatsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (set >> seat) & 1);
}
export const has = (set: number, seat: number): boolean => ((set >> seat) & 1) === 1;

/** What the plates of motor cars say: short, and the same in every language. */
export const plates: Record<string, string> = { gb: "GB", fr: "F", de: "D", it: "I", nl: "NL", be: "B" };
