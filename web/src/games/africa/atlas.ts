import { createContext } from "svelte";

/** The map of a table, as `crates/games/africa/src/chart.rs` makes it. */
export interface Chart {
  width: number;
  height: number;
  years: number[];
  /** How many colony figures the box holds. */
  figures: number;
  territories: Shape[];
  shore: string;
  embassies: { id: string; x: number; y: number }[];
  links: [string, string][];
}

export interface Shape {
  id: string;
  /** As the order sheet prints it, which is how the notation writes it. */
  name: string;
  x: number;
  y: number;
  d: string;
}

/** The map with its territories at hand by id and by name. */
export class Atlas {
  readonly #byId: ReadonlyMap<string, Shape>;
  readonly #byName: ReadonlyMap<string, Shape>;

  constructor(readonly chart: Chart) {
    this.#byId = new Map(chart.territories.map((shape) => [shape.id, shape]));
    this.#byName = new Map(chart.territories.map((shape) => [shape.name, shape]));
  }

  shapeOf = (id: string): Shape => this.#byId.get(id)!;
  /** The territory that a token of the notation names. */
  idOf = (token: string): string | undefined => this.#byName.get(token)?.id;
}

/** The map of the board on screen. */
export const [atlas, setAtlas] = createContext<Atlas>();
