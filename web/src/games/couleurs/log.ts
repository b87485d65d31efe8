import type { Told } from "../../net/wire";
import type { EventView, PadLine } from "./types";

/** The token that is no card. */
export const PASS = "pass";

/** The latest chain that was played, for the board to show. */
export function lastChain(log: readonly Told<EventView>[]): { seat: number; ids: string[] } | undefined {
  const event = log.findLast(({ event }) => event?.kind === "played")?.event;
  return event?.kind === "played" ? { seat: event.seat, ids: event.chain.map(({ nation }) => nation) } : undefined;
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
