import type { Component } from "svelte";
import { Refused, UNREACHED } from "../net/api";
import type { IconName } from "../ui/Icon.svelte";
import type { Text, Told } from "../net/wire";
import type { Place } from "../table/places";
import type { Beats } from "../table/scene";
import type { BoardProps } from "./board";
import type { Box } from "./box";

/** A tab of the desk that belongs to this game alone: Africa's sheet, the pad of Couleurs. */
export interface Panel {
  id: string;
  /** The message that names it. */
  label: string;
  icon: IconName;
  Panel: Component<BoardProps>;
  /** Where there is room for it, it stands beside the desk and not on it. */
  beside?: boolean;
}

/**
 * What a folder `games/<key>/` may hold; `index.ts` gives it, without it the plain board serves. The frame belongs to
 * the table; a game fills its places.
 */
export interface GamePages {
  /** Fills the stage, whatever its shape. */
  Board: Component<BoardProps>;
  /** What I hold: cards, orders, the row of elections. As high as `--hand` says, scrolls sideways. */
  Tray?: Component<BoardProps>;
  /** In a seat's place: what of it lies open. */
  SeatPart?: Component<BoardProps & { seat: string }>;
  panels?: readonly Panel[];
  /** The tab that belongs to this part of a turn: the desk shows it when that begins. */
  opens?: (view: unknown) => string | undefined;
  /** The rules at a glance, on one page with pictures. */
  Aid?: Component<BoardProps>;
  /** How what was told is shown. */
  beats?: Beats;
  /** At the end, under the scores: how it came to this. */
  Ending?: Component<BoardProps>;
  /** The places of the map, as treaties write them and as people call them. */
  places?(chart: unknown): readonly Place[];
  /** Is this something that nobody wants to find out from its result? Then what it is. */
  great?: (event: unknown) => Text | undefined;
  /** The number of the turn, in games that count them: the replay goes from one to the next. */
  turnOf?: (view: unknown) => number;
  /** What a seat knew that the public did not, from both views. */
  secrets?: (own: unknown, open: unknown, seat: number) => readonly Text[];
  /** What a seat may be proud of at the end, from all that was told. */
  pride?: (log: readonly Told[], seat: number, chart: unknown, seats: number) => Text | undefined;
}

const boxes = import.meta.glob<Box>("./*/box.ts", { import: "default", eager: true });
const pictures = import.meta.glob<string>("./*/box.svg", { query: "?url", import: "default", eager: true });
import.meta.glob("./*/palette.css", { eager: true });
// The one place where what a game is sent gets its type: the pages of a folder take the types of its `types.ts`.
const pages = import.meta.glob<GamePages>("./*/index.ts");

const plain: Box = { order: 99, weight: 3 };

export const box = (key: string): Box => boxes[`./${key}/box.ts`] ?? plain;
export const picture = (key: string): string | undefined => pictures[`./${key}/box.svg`];

/** Every game that has a box, in the order of the shelf. */
export const boxed: readonly string[] = Object.keys(boxes)
  .map((path) => path.split("/")[1]!)
  .sort((a, b) => box(a).order - box(b).order);

const loaded = new Map<string, Promise<GamePages>>();

/**
 * The game's own pages, or the plain ones that can play any game. Always the same promise for the same game,
 * so that a board on screen stays the same board whatever is told about its table.
 */
export function gamePages(key: string): Promise<GamePages> {
  let promise = loaded.get(key);
  if (!promise) {
    const load = pages[`./${key}/index.ts`];
    promise = load ? load() : import("./Plain.svelte").then(({ default: Board }) => ({ Board }));
    promise = promise.catch(() => {
      // A failed download is tried again next time.
      loaded.delete(key);
      throw new Refused(UNREACHED);
    });
    loaded.set(key, promise);
  }
  return promise;
}
