import type { Arg, Text } from "../../net/wire";
import { written } from "./cards";
import type { View } from "./types";

const names = (ids: readonly string[]): Arg => ({ list: ids.map((name) => ({ name })) });

/** What a seat knew and the public did not: its hand, the counters it had yet to lay, those that it knew face down. */
export function secrets(own: View, open: View, seat: number): readonly Text[] {
  const { hand, stock } = own.expeditions[seat]!;
  const lines: Text[] = [];
  if (hand && hand.length > 0 && !open.expeditions[seat]!.hand)
    lines.push({
      id: "kilimandjaro-web-knew-hand",
      args: [["cards", names(hand.map((card) => `kilimandjaro-card-${written(card)}`))]],
    });
  if (stock && stock.length > 0 && !open.expeditions[seat]!.stock)
    lines.push({
      id: "kilimandjaro-web-knew-stock",
      args: [["counters", names(stock.map((counter) => `kilimandjaro-${counter}`))]],
    });
  const seen = new Set(open.counters.flatMap(({ space, counter }) => (counter ? [space] : [])));
  for (const { space, counter } of own.counters)
    if (counter && !seen.has(space))
      lines.push({
        id: "kilimandjaro-web-knew-counter",
        args: [
          ["counter", { name: `kilimandjaro-${counter}` }],
          ["space", { number: space }],
        ],
      });
  return lines;
}
