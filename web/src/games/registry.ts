import type { Component } from "svelte";
import { Refused, UNREACHED } from "../net/api";
import type { BoardProps } from "./board";
import type { Box } from "./box";

/** What a folder `games/<key>/` may hold; `index.ts` gives the board, without it the plain board serves. */
export interface GamePages {
  Board: Component<BoardProps>;
  /** Beside the board: what belongs to this game alone. */
  Extras?: Component<BoardProps>;
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
