import type { Card, Transport } from "./types";

/** A card as the notation writes it: `canoe7`. */
export const written = ([transport, value]: Card): string => `${transport}${value}`;

const order: readonly Transport[] = ["canoe", "jeep", "foot", "mule"];

/** The colours of a card: its paper, and what is printed on it. */
export const PAINTS: Readonly<Record<Transport, { light: string; dark: string }>> = {
  canoe: { light: "var(--canoe)", dark: "var(--canoe-dark)" },
  jeep: { light: "var(--jeep)", dark: "var(--jeep-dark)" },
  foot: { light: "var(--foot)", dark: "var(--foot-dark)" },
  mule: { light: "var(--mule)", dark: "var(--mule-dark)" },
};

/** Cards as the table lists them: by kind, then by value. */
export const sorted = (cards: readonly Card[]): Card[] =>
  cards.toSorted(([a, x], [b, y]) => order.indexOf(a) - order.indexOf(b) || x - y);

/** All but one that is like this. */
export function without<T>(items: readonly T[], one: T): T[] {
  const at = items.findIndex((item) => String(item) === String(one));
  return items.filter((_, place) => place !== at);
}
