/** The name of a territory in the reader's language. */
export const nameId = (id: string): string => `africa-territory-${id}`;

/** The seats in a set. */
export function seatsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (set >> seat) & 1);
}
export const has = (set: number, seat: number): boolean => ((set >> seat) & 1) === 1;

/** What the plates of motor cars say: short, and the same in every language. */
export const plates: Record<string, string> = { gb: "GB", fr: "F", de: "D", it: "I", nl: "NL", be: "B" };
