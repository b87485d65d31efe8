import type { Told } from "../../net/wire";
import type { Event } from "./types";

type Moved = Extract<Event, { event: "moved" }>;

/** The moves that stand: what was taken back is gone. */
export function standing(log: readonly Told<Event>[]): Moved[] {
  let moves: { step: number; moved: Moved }[] = [];
  for (const { step, event, back } of log) {
    if (event?.event === "moved") moves.push({ step, moved: event });
    if (back !== undefined) moves = moves.filter((move) => move.step <= back);
  }
  return moves.map(({ moved }) => moved);
}
