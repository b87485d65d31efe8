export const COLUMNS = 9;
export const ROWS = 10;

/** A cell as it lies on the screen: columns from the left, rows from the top. */
export interface Spot {
  x: number;
  y: number;
}

/** Where a cell lies; turned by half a turn for the player who sits at the other side. */
export function spot(cell: string, turned: boolean): Spot {
  const [x, y] = [cell.charCodeAt(0) - 97, ROWS - Number(cell.slice(1))];
  return turned ? { x: COLUMNS - 1 - x, y: ROWS - 1 - y } : { x, y };
}

/** The cell that lies there; `undefined` outside the board. */
export function cellAt({ x, y }: Spot, turned: boolean): string | undefined {
  if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) return undefined;
  const [column, row] = turned ? [COLUMNS - 1 - x, y] : [x, ROWS - 1 - y];
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** All cells row by row as they lie on the screen. */
export function rows(turned: boolean): string[][] {
  return Array.from({ length: ROWS }, (_, y) => Array.from({ length: COLUMNS }, (_, x) => cellAt({ x, y }, turned)!));
}

/** A corner camp as one rectangle on the screen. */
export function block(cells: readonly string[], turned: boolean): Spot & { width: number; height: number } {
  const spots = cells.map((cell) => spot(cell, turned));
  const [xs, ys] = [spots.map((s) => s.x), spots.map((s) => s.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
