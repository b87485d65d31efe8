import type { Nation } from "./atlas";
import type { Turn } from "./turn";

/** What the map and the list show beside the board itself. */
export interface Scene extends Turn {
  /** The nations that are in play. */
  deck: ReadonlySet<string>;
  covered: ReadonlySet<string>;
  /** Who holds a card, as far as it is seen. */
  holders: ReadonlyMap<string, number>;
  me: number | null;
  /** The latest chain that was played. */
  last: { seat: number; ids: readonly string[] } | undefined;
  looked: Nation | undefined;
  look: (nation: Nation | undefined) => void;
}
