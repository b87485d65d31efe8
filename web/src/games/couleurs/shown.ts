import type { Nation } from "./atlas";
import type { Worth } from "./types";

/** What the board and the list show beside the board itself, and what can be done on them. */
export interface Shown {
  /** The nations that are in play. */
  deck: ReadonlySet<string>;
  covered: ReadonlySet<string>;
  stock: number;
  /** The cards that can be laid next, with what they would count. */
  lit: ReadonlyMap<string, Worth | undefined>;
  /** The chain that is being built. */
  chain: readonly string[];
  /** How many times each of its cards counts. */
  times: ReadonlyMap<string, number | undefined>;
  /** The latest chain that was played. */
  last: { seat: number; chain: readonly string[] } | undefined;
  /** Who holds a card, as far as it is seen. */
  holders: ReadonlyMap<string, number>;
  me: number | null;
  looked: Nation | undefined;
  look: (nation: Nation | undefined) => void;
  choose: (nation: Nation) => void;
}
