import type { View } from "./types";

/** The name of a territory in the reader's language. */
export const nameId = (id: string): string => `africa-territory-${id}`;

/** The seats in a set. */
export function seatsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (set >> seat) & 1);
}
export const has = (set: number, seat: number): boolean => ((set >> seat) & 1) === 1;

/** What the plates of motor cars say: short, and the same in every language. */
export const plates: Record<string, string> = { gb: "GB", fr: "F", de: "D", it: "I", nl: "NL", be: "B" };

/** Whom a country showed the cannon at the last reading; `null` before the first. */
export function warsBy({ countries }: Pick<View, "countries">, from: number): number | null {
  if (countries.some(({ wars_received }) => wars_received === null)) return null;
  return countries.reduce((set, { wars_received }, to) => (has(wars_received!, from) ? set | (1 << to) : set), 0);
}
