import type { Text, Told } from "../../net/wire";
import { standing } from "../../table/standing";
import type { EventView } from "./types";

/** What a seat may be proud of: its longest chain, the dearer of two alike. `undefined` if it never laid a card. */
export function pride(log: readonly Told<EventView>[], seat: number): Text | undefined {
  const [best] = standing(log)
    .filter((event) => event.kind === "played")
    .filter((event) => event.seat === seat)
    .map(({ chain, points }) => ({ cards: chain.length, points }))
    .sort((a, b) => b.cards - a.cards || b.points - a.points);
  return (
    best && {
      id: "couleurs-web-pride",
      args: [
        ["count", { number: best.cards }],
        ["points", { number: best.points }],
      ],
    }
  );
}
