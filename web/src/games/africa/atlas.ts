import type { Chart, Outline, Sheet } from "./types";

/** An order as it stands on a sheet: what is ordered, and the territory that it is about. */
export interface Order {
  row: string;
  /** The territory to explore; `null` to develop the row's own. */
  to: string | null;
}

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

  /** What a sheet that was read orders, row by row. */
  ordersOf({ rows }: Sheet): Order[] {
    const { territories } = this.chart;
    return territories.flatMap(({ id }, at) => {
      const sign = rows[at] ?? ".";
      if (sign === ".") return [];
      return [{ row: id, to: sign === "+" ? null : this.#signed(sign) }];
    });
  }
  /** Where its ship lands. */
  shipOf({ rows }: Sheet): string | null {
    const sign = rows[this.chart.territories.length] ?? ".";
    return sign === "." ? null : this.#signed(sign);
  }
  #signed(sign: string): string | null {
    const at = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef".indexOf(sign);
    return this.chart.territories[at]?.id ?? null;
  }

  /** The territory that lies next in a direction: a neighbour if there is one that way, else the nearest. */
  next(from: string, [dx, dy]: readonly [number, number]): string | undefined {
    const here = this.shapeOf(from);
    const ahead = (shape: Outline): number => {
      const [x, y] = [shape.x - here.x, shape.y - here.y];
      const far = Math.hypot(x, y);
      const turn = (x * dx + y * dy) / (far || 1);
      // What lies well to the side is not that way.
      return turn < 0.4 ? Infinity : far * (2 - turn);
    };
    const nearest = (shapes: readonly Outline[]) =>
      shapes.reduce<Outline | undefined>(
        (best, shape) => (ahead(shape) < (best ? ahead(best) : Infinity) ? shape : best),
        undefined,
      );
    const others = this.chart.territories.filter(({ id }) => id !== from);
    return (nearest(here.neighbours.map(this.shapeOf)) ?? nearest(others))?.id;
  }
}

const atlases = new WeakMap<Chart, Atlas>();

/** The atlas of a chart, made once: every part of the table asks for it. */
export function atlasOf(chart: Chart): Atlas {
  let found = atlases.get(chart);
  if (!found) atlases.set(chart, (found = new Atlas(chart)));
  return found;
}
