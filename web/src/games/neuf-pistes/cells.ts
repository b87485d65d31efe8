import type { Cell, Chart } from "./types";

/** A cell as it lies on the screen: columns from the left, rows from the top. */
export interface Spot {
  x: number;
  y: number;
}

/** The board as it lies on the screen; turned by half a turn for the player who sits at the other side. */
export class Grid {
  /** All cells, row by row. */
  readonly cells: readonly (readonly Cell[])[];
  /** What stands at the rim. */
  readonly columns: readonly string[];
  readonly rows: readonly number[];
  readonly #spots: ReadonlyMap<Cell, Spot>;

  constructor({ cells, columns, rows }: Chart, turned: boolean) {
    this.cells = turned ? cells.toReversed().map((row) => row.toReversed()) : cells;
    this.columns = turned ? columns.toReversed() : columns;
    this.rows = turned ? rows.toReversed() : rows;
    this.#spots = new Map(this.cells.flatMap((row, y) => row.map((cell, x) => [cell, { x, y }] as const)));
  }

  /** Where a cell lies. */
  spot(cell: Cell): Spot {
    return this.#spots.get(cell)!;
  }

  /** The cell that lies there; `undefined` outside the board. */
  cellAt({ x, y }: Spot): Cell | undefined {
    return this.cells[y]?.[x];
  }

  /** Cells that lie together, as one rectangle. */
  block(cells: readonly Cell[]): Spot & { width: number; height: number } {
    const spots = cells.map((cell) => this.spot(cell));
    const [xs, ys] = [spots.map((s) => s.x), spots.map((s) => s.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
  }
}
