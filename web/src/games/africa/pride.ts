import type { Text, Told } from "../../net/wire";
import type { Event } from "./types";

/** What a seat may be proud of: the most territories in which it was present when a turn was over, and the year. */
export function pride(log: readonly Told<Event>[], seat: number): Text | undefined {
  const present = new Set<string>();
  let [most, when] = [0, 0];
  let year: number | undefined;
  for (const { event } of log) {
    switch (event?.event) {
      case "placed":
      case "explored":
      case "landed":
        if (event.seat === seat) present.add(event.at);
        break;
      case "judged":
        if (event.seat === seat && !event.stays) present.delete(event.at);
        break;
      case "turn_began":
      case "ended":
        if (year !== undefined && present.size > most) [most, when] = [present.size, year];
        if (event.event === "turn_began") year = event.year;
        break;
      default:
        break;
    }
  }
  if (most < 2) return undefined;
  return {
    id: "africa-pride-height",
    args: [
      ["count", { number: most }],
      ["year", { word: String(when) }],
    ],
  };
}
