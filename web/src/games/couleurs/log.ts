import type { Told } from "../../net/wire";
import type { EventView, PadLine } from "./types";

/** The token that is no card. */
export const PASS = "pass";

/** The latest chain that was played, for the board to show. */
export function lastChain(log: readonly Told<EventView>[]): { seat: number; chain: string[] } | undefined {
  const event = log
    .map(({ event }) => event)
    .filter((event) => event?.kind === "played")
    .at(-1);
  return event && { seat: event.seat, chain: event.chain.map(({ nation }) => nation) };
}

/** What was done in the latest turns, oldest first: one list of lines a turn, and whose it was. */
export function latestTurns(log: readonly Told<EventView>[], turns: number): { seat: number; lines: Told[] }[] {
  const found: { seat: number; lines: Told[] }[] = [];
  for (const told of log) {
    switch (told.event?.kind) {
      case "played":
      case "unable":
      case "refused":
        found.push({ seat: told.event.seat, lines: [told] });
        break;
      case "area_completed":
        found.at(-1)?.lines.push(told);
        break;
      default:
    }
  }
  return turns > 0 ? found.slice(-turns) : [];
}

/** The score pad: a row a round, in columns of seats, in the order of play. Cells of turns not yet taken are absent. */
export function padRows(pad: readonly PadLine[], seats: number): (number | undefined)[][] {
  const rows: (number | undefined)[][] = [];
  const first = pad[0]?.seat ?? 0;
  for (const { seat, points } of pad) {
    if (seat === first || rows.length === 0) rows.push(Array<number | undefined>(seats).fill(undefined));
    rows.at(-1)![seat] = points;
  }
  return rows;
}
