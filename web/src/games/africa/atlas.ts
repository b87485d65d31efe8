import { createContext } from "svelte";
import type { Chart, Outline } from "./types";

/** The map with its territories at hand by id and by name. */
export class Atlas {
  readonly #byId: ReadonlyMap<string, Outline>;
  readonly #byName: ReadonlyMap<string, Outline>;

  constructor(readonly chart: Chart) {
    this.#byId = new Map(chart.territories.map((shape) => [shape.id, shape]));
    this.#byName = new Map(chart.territories.map((shape) => [shape.name, shape]));
  }

  shapeOf = (id: string): Outline => this.#byId.get(id)!;
  /** The territory that a token of the notation names. */
  idOf = (token: string): string | undefined => this.#byName.get(token)?.id;
}

/** The map of the board on screen. */
export const [atlas, setAtlas] = createContext<Atlas>();
