import type { Text, Told } from "../../net/wire";
import { standing } from "../../table/standing";
import type { EventView } from "./types";

/**
 * What a seat may be proud of: the most spaces that it took from others by covering their cards, or the longest way of
 * one turn, bananas included; whichever is more. `undefined` if it never moved.
 */
export function pride(log: readonly Told<EventView>[], seat: number): Text | undefined {
  let [walk, longest, stolen] = [0, 0, 0];
  for (const event of standing(log)) {
    if (event.event === "played" && event.seat === seat) {
      walk = 0;
      if (event.on !== seat) stolen += Math.max(event.before - event.after, 0);
    }
    if (event.event === "moved" && event.seat === seat) {
      walk += event.to - event.from;
      longest = Math.max(longest, walk);
    }
  }
  if (longest === 0) return undefined;
  const most = stolen > longest ? "stolen" : "walk";
  return { id: `kilimandjaro-pride-${most}`, args: [["count", { number: Math.max(stolen, longest) }]] };
}
