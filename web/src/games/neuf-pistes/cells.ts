export const COLUMNS = 9;
export const ROWS = 10;

/** A cell as it lies on the screen: columns from the left, rows from the top. */
export interface Spot {
  x: number;
  y: number;
}

/** The name of a column and the number of a row, as they lie on the screen; turned by half a turn for the player who sits at the other side. */
export const columnAt = (x: number, turned: boolean): string => "abcdefghi"[turned ? COLUMNS - 1 - x : x]!;
export const rowAt = (y: number, turned: boolean): number => (turned ? y + 1 : ROWS - y);

/** All cells row by row as they lie on the screen. */
export function rows(turned: boolean): string[][] {
  return Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => `${columnAt(x, turned)}${rowAt(y, turned)}`),
  );
}

const spots = [false, true].map(
  (turned) => new Map(rows(turned).flatMap((row, y) => row.map((cell, x) => [cell, { x, y }] as const))),
);

/** Where a cell lies. */
export const spot = (cell: string, turned: boolean): Spot => spots[turned ? 1 : 0]!.get(cell)!;

/** The cell that lies there; `undefined` outside the board. */
export const cellAt = ({ x, y }: Spot, turned: boolean): string | undefined => rows(turned)[y]?.[x];

/** A corner camp as one rectangle on the screen. */
export function block(cells: readonly string[], turned: boolean): Spot & { width: number; height: number } {
  const spots = cells.map((cell) => spot(cell, turned));
  const [xs, ys] = [spots.map((s) => s.x), spots.map((s) => s.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
