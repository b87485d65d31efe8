import type { Text, Told } from "../../net/wire";
import type { Chart, Event } from "./types";

/** What the parts of a table share: map, tray and sheet show the same territory in hand. */
export class Desk {
  /** The territory in hand, or `ship`. */
  selected = $state<string | null>(null);
  /** The row of the sheet that is being looked at. */
  pointed = $state<string | null>(null);
  /** What would come to nothing on my sheet, by row, and why. */
  vain = $state.raw<ReadonlyMap<string, Text>>(new Map());
  /** What would happen if all wrote what is supposed; nothing while nobody wonders. */
  supposed = $state.raw<readonly Told<Event>[]>([]);
}

const desks = new WeakMap<Chart, Desk>();

/** The desk of the table that has this board on screen. */
export function deskOf(chart: Chart): Desk {
  let found = desks.get(chart);
  if (!found) desks.set(chart, (found = new Desk()));
  return found;
}
