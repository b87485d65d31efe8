import type { Box } from "./layout";
import type { View } from "./types";

/** How big what is written on a plate is, in pixels on screen: it never grows or shrinks with the map. */
export interface Print {
  /** Letters of a name. */
  em: number;
  /** The row of numbers. */
  row: number;
  ordinal: number;
  badge: number;
  mark: number;
  /** A stack of pawns with its count. */
  stack: number;
  pawns: number;
}

export const GRAND: Print = { em: 12, row: 20, ordinal: 21, badge: 44, mark: 20, stack: 31, pawns: 20 };
export const LARGE: Print = { em: 11, row: 19, ordinal: 20, badge: 42, mark: 19, stack: 29, pawns: 19 };
export const SMALL: Print = { em: 10, row: 17, ordinal: 18, badge: 38, mark: 17, stack: 26, pawns: 17 };

const NAME = 1.3;
/** Stacks stand side by side, three a row. */
export const ABREAST = 3;

/** What a country shows on its plate. */
export interface Plate {
  country: number;
  kind: "union" | "covered" | "outside";
  /** Its number among the elections that are still to come. */
  ordinal: number | null;
  points: number;
  black: number;
  raised: boolean;
  token: "war" | "tensions" | null;
  /** Pawns of each seat that has some here. */
  stacks: readonly (readonly [seat: number, count: number])[];
  /** Pawns about to be placed here. */
  fresh: number;
  /** Its election is held now. */
  now: boolean;
}

export function plateOf(
  view: View,
  country: number,
  { points, black }: { points: number; black: number },
  fresh: number,
): Plate {
  const place = view.row.indexOf(country);
  const union = view.union.includes(country);
  const raised = view.help.black?.find(([id]) => id === country)?.[1];
  const pawns = view.pawns.find(([id]) => id === country)?.[1] ?? [];
  return {
    country,
    kind: union ? "union" : view.help.covered.includes(country) ? "covered" : "outside",
    ordinal: union || place < view.at ? null : place + 1,
    points,
    black: raised ?? black,
    raised: raised !== undefined && raised !== black,
    token: view.wars.includes(country) ? "war" : view.tensions.includes(country) ? "tensions" : null,
    stacks: pawns.flatMap((count, seat) => (count > 0 ? [[seat, count] as const] : [])),
    fresh,
    now: view.help.election?.country === country,
  };
}

const rows = (stacks: number, print: Print) => Math.ceil(stacks / ABREAST) * print.pawns;
/** Figtree at 600 takes about half an em a letter; some room to spare. */
const lettered = (name: string, { em }: Print) => Math.ceil(name.length * em * 0.56) + 6;

/** A plate as wide and high as it is now, tied by the middle of its name and numbers. */
export function boxOf(plate: Plate, name: string, print: Print, at: { x: number; y: number }): Box {
  const head = Math.round(print.em * NAME);
  const numbers = plate.kind === "union" ? 0 : print.row;
  const stacks = plate.stacks.length + (plate.fresh > 0 ? 1 : 0);
  const row =
    plate.kind === "union" ? 0 : (plate.ordinal ? print.ordinal : 0) + print.badge + (plate.token ? print.mark : 0);
  const width = Math.max(
    lettered(name, print) + (plate.kind === "union" ? print.em + 2 : 0),
    row,
    Math.min(stacks, ABREAST) * print.stack,
  );
  return { ...at, width, height: head + numbers + rows(stacks, print), waist: Math.round((head + numbers) / 2) };
}

/** The room that is kept for every plate whatever happens: a number, and a row of pawns. */
export function roomFor(name: string, print: Print, at: { x: number; y: number }): Box {
  const head = Math.round(print.em * NAME);
  const width = Math.max(lettered(name, print), print.ordinal + print.badge);
  return { ...at, width, height: head + print.row + print.pawns, waist: Math.round((head + print.row) / 2) };
}
