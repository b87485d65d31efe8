import type { Text, Told } from "../../net/wire";
import { movesOf } from "./moves";
import type { Event } from "./types";

/** So many pawns home with as many moves are worth telling. */
const RUN = 3;

/**
 * What a seat may be proud of, from the moves that stand: pawns brought home one move after the other, else the
 * longest slide. `undefined` if it never moved.
 */
export function pride(log: readonly Told<Event>[], seat: number): Text | undefined {
  const moves = movesOf(log).filter((move) => move.seat === seat);
  let [run, best] = [0, 0];
  for (const { crossing } of moves) {
    run = crossing === "in" ? run + 1 : 0;
    best = Math.max(best, run);
  }
  if (best >= RUN) return { id: "neuf-pistes-pride-home", args: [["count", { number: best }]] };
  const slides = moves.map(({ move: { from, to } }) => ({
    move: `${from}-${to}`,
    far: Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))),
  }));
  const longest = slides.reduce<(typeof slides)[number] | undefined>(
    (a, b) => (a && a.far >= b.far ? a : b),
    undefined,
  );
  return (
    longest && {
      id: "neuf-pistes-pride-slide",
      args: [
        ["count", { number: longest.far }],
        ["move", { word: longest.move }],
      ],
    }
  );
}
