import type { Point } from "./earth";
import type { Plate } from "./plates";

/** How far a line may swing out, in pixels; nearest to straight first. */
const BENDS = [0, 9, -9, 18, -18, 28, -28, 40, -40, 54, -54];
const SAMPLES = 22;

/** A line from flag to flag that keeps clear of the others' plates as far as one or two soft bends can. */
export function route(a: Plate, b: Plate, plates: readonly Plate[]): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const reach = 80;
  const near = plates.filter(
    (plate) =>
      plate !== a &&
      plate !== b &&
      plate.x + plate.right > Math.min(a.x, b.x) - reach &&
      plate.x + plate.left < Math.max(a.x, b.x) + reach &&
      plate.y + plate.bottom > Math.min(a.y, b.y) - reach &&
      plate.y + plate.top < Math.max(a.y, b.y) + reach,
  );
  const along = (part: number, by: number): Point => ({
    x: a.x + (b.x - a.x) * part + side.x * by,
    y: a.y + (b.y - a.y) * part + side.y * by,
  });
  let best: { cost: number; over: [Point, Point] } | undefined;
  for (const twice of [false, true])
    for (const bend of BENDS) {
      // A bend of more than half the way would be a detour.
      if (Math.abs(bend) > length * 0.4 || (twice && bend === 0)) continue;
      const over: [Point, Point] = [along(0.33, bend * 1.33), along(0.67, (twice ? -bend : bend) * 1.33)];
      const cost = Math.abs(bend) * (twice ? 0.2 : 0.13) + 5 * hidden(a, over, b, near);
      if (best === undefined || cost < best.cost) best = { cost, over };
      if (best.cost === 0) break;
    }
  const [p, q] = best!.over;
  return `M${at(a)}C${at(p)} ${at(q)} ${at(b)}`;
}

/** How many of its points lie under plates. */
function hidden(a: Point, [p, q]: readonly [Point, Point], b: Point, near: readonly Plate[]): number {
  let under = 0;
  for (let step = 1; step < SAMPLES; step++) {
    const t = step / SAMPLES;
    const [k, l, m, n] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const [x, y] = [k * a.x + l * p.x + m * q.x + n * b.x, k * a.y + l * p.y + m * q.y + n * b.y];
    for (const plate of near)
      if (
        x > plate.x + plate.left - 1 &&
        x < plate.x + plate.right + 1 &&
        y > plate.y + plate.top - 1 &&
        y < plate.y + plate.bottom + 1
      )
        under++;
  }
  return under;
}

/** Round the back of the world: each end out at its side of the map, at the same height. */
export function around(a: Plate, b: Plate, width: number): { path: string; west: Point; east: Point } {
  const [left, right] = [a.x <= b.x ? a : b, a.x <= b.x ? b : a];
  const y = Math.max(20, Math.min(left.y, right.y) - 34);
  const path =
    `M${at(left)}C${at({ x: left.x - 50, y: left.y - 40 })} ${at({ x: 40, y: y + 20 })} ${at({ x: 0, y })}` +
    `M${at(right)}C${at({ x: right.x + 80, y: y + 4 })} ${at({ x: width - 120, y })} ${at({ x: width, y })}`;
  return { path, west: { x: 0, y }, east: { x: width, y } };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
