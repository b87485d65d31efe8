/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A winding way through these points, and where its equally long steps end. */
export interface Way {
  /** Where each space lies, the start first. */
  stops: Point[];
  /** The piece of the way between two spaces as SVG path data, the whole way if none are named. */
  piece: (from?: number, to?: number) => string;
}

const FINE = 24;

/** Lays `steps` equal steps along a smooth curve through the points (a Catmull-Rom spline). */
export function lay(points: readonly (readonly [number, number])[], steps: number): Way {
  const at = (n: number): Point => {
    const [x, y] = points[Math.min(Math.max(n, 0), points.length - 1)]!;
    return { x, y };
  };
  const line: (Point & { far: number })[] = [{ ...at(0), far: 0 }];
  for (let n = 0; n + 1 < points.length; n++) {
    for (let part = 1; part <= FINE; part++) {
      const point = between(at(n - 1), at(n), at(n + 1), at(n + 2), part / FINE);
      const last = line.at(-1)!;
      line.push({ ...point, far: last.far + Math.hypot(point.x - last.x, point.y - last.y) });
    }
  }
  const length = line.at(-1)!.far;
  const stops: Point[] = [];
  const index: number[] = [];
  for (let step = 0, n = 0; step <= steps; step++) {
    const far = (length * step) / steps;
    while (n + 1 < line.length && line[n + 1]!.far < far) n++;
    const [a, b] = [line[n]!, line[Math.min(n + 1, line.length - 1)]!];
    const share = b.far > a.far ? (far - a.far) / (b.far - a.far) : 0;
    stops.push({ x: round(a.x + (b.x - a.x) * share), y: round(a.y + (b.y - a.y) * share) });
    index.push(n);
  }
  const piece = (from = 0, to = steps) => {
    const inner = line.slice(index[from]! + 1, index[to]! + 1);
    return [stops[from]!, ...inner, stops[to]!]
      .map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
      .join("");
  };
  return { stops, piece };
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
