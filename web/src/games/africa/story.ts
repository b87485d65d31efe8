import type { Told } from "../../net/wire";
import { seatsIn } from "./map";
import type { Event, View } from "./types";

/** What the countries held when a turn was over: territories they were in, and colonies, by seat. */
export interface Held {
  year: number;
  presences: readonly number[];
  colonies: readonly number[];
}

type Ground = Map<string, { present: number; colony: boolean }>;

/**
 * The years of a game, the first one read first: what is on the map now, with what was told taken back turn by turn. A log
 * that has lost its beginning tells of fewer years, never of wrong ones.
 */
export function held(view: View, log: readonly Told<Event>[]): Held[] {
  const ground: Ground = new Map(view.map.map(({ at, present, colony }) => [at, { present, colony }]));
  const years: Held[] = [];
  const left = [...view.past];
  let reading = false;
  for (const { event } of log.toReversed()) {
    if (!event) continue;
    // The last thing told of a reading, met first.
    if (event.event === "pawns_left" && !reading) {
      reading = true;
      const turn = left.pop();
      if (!turn) break;
      years.unshift(counted(turn.year, view.countries.length, ground));
    }
    if (event.event === "talk_ended") reading = false;
    back(ground, event);
  }
  return years;
}

function counted(year: number, seats: number, ground: Ground): Held {
  const [presences, colonies] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)];
  for (const { present, colony } of ground.values()) {
    for (const seat of seatsIn(present)) {
      presences[seat]! += 1;
      if (colony) colonies[seat]! += 1;
    }
  }
  return { year, presences, colonies };
}

/** Takes an event back. */
function back(ground: Ground, event: Event): void {
  if (!("at" in event)) return;
  const here = ground.get(event.at);
  if (!here) return;
  if (event.event === "explored" || event.event === "landed" || event.event === "placed")
    here.present &= ~(1 << event.seat);
  else if (event.event === "judged" && !event.stays) here.present |= 1 << event.seat;
  else if (event.event === "founded") here.colony = false;
}
