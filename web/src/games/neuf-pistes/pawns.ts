import type { Cell } from "./types";

/** A pawn that stays the same piece of wood from view to view, so that it can be seen sliding. */
export interface Pawn {
  cell: string;
  number?: number | undefined;
  key: number;
  seat: number;
}

/** What of a side tells where its pawns stand. */
interface Seen {
  pawns: readonly Cell[];
  numbers?: readonly number[];
}

/**
 * The pawns of a new view, each under the key that it had before: those that stand still are recognised by
 * their cell (and number), those that moved by being missing.
 */
export function recognise(before: readonly Pawn[], sides: readonly Seen[]): Pawn[] {
  let fresh = before.reduce((most, pawn) => Math.max(most, pawn.key), 0);
  return sides.flatMap(({ pawns: cells, numbers }, seat) => {
    const pawns = cells.map((cell, at) => ({ cell, number: numbers?.[at] }));
    const mine = before.filter((pawn) => pawn.seat === seat);
    const same = (a: Pawn, b: Omit<Pawn, "key" | "seat">) => a.cell === b.cell && a.number === b.number;
    const moved = mine.filter((old) => !pawns.some((pawn) => same(old, pawn)));
    return pawns.map((pawn) => {
      let old = mine.find((old) => same(old, pawn));
      if (!old) {
        const at = moved.findIndex((old) => old.number === pawn.number);
        old = at < 0 ? undefined : moved.splice(at, 1)[0];
      }
      return { ...pawn, seat, key: old?.key ?? ++fresh };
    });
  });
}
