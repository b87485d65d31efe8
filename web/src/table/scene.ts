import type { Told } from "../net/wire";
import type { Types } from "../games/board";

/** One moment of a scene: what moves, for how long, and what is said once it has been seen. */
export interface Beat<T extends Types = Types> {
  /** What is shown; the board knows its own kinds. */
  kind: string;
  /** At normal speed. */
  ms: number;
  /** Where to look: a place of the board. */
  at?: string;
  sound?: string;
  /** The told lines that this beat speaks for, as places in `told`: they are said at its end. */
  lines: readonly number[];
  /** Named in a list of chapters that can be clicked: the message that names it. */
  chapter?: string;
  /** What the board needs to draw it. */
  detail?: unknown;
  /** The view once it is over. */
  apply?: (view: T["view"]) => T["view"];
}

/** How an update is shown, a pure function; after the last beat the view is `after`, whole. */
export type Beats<T extends Types = Types> = (
  before: T["view"],
  told: readonly Told<T["event"]>[],
  after: T["view"],
  chart: T["chart"],
) => readonly Beat<T>[];
