import type { Told } from "../../net/wire";
import { standing } from "../../table/standing";
import type { Event } from "./types";

/** The moves that stand. */
export const movesOf = (log: readonly Told<Event>[]): Extract<Event, { event: "moved" }>[] =>
  standing(log).filter((event) => event.event === "moved");
