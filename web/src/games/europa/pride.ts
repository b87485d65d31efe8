import type { Text, Told as Line } from "../../net/wire";
import { finest, story } from "./story";
import type { Chart, Told } from "./types";

/** What a seat may be proud of: the election that brought it most political points for each of its pawns there. */
export function pride(log: readonly Line<Told>[], seat: number, chart: Chart, seats: number): Text | undefined {
  const best = finest(story(log, seats), seat);
  return (
    best && {
      id: "europa-pride-election",
      args: [
        ["country", { name: `europa-country-${chart.countries[best.country]!.id}` }],
        ["pawns", { number: best.pawns[seat] ?? 0 }],
        ["points", { number: best.share }],
      ],
    }
  );
}
