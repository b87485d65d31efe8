import type { Point } from "./earth";

export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of these points in a direction, for walking from flag to flag with the arrow keys. */
export function nearest<P extends Point>(
  from: P,
  [dx, dy]: readonly [number, number],
  points: readonly P[],
): P | undefined {
  let best: P | undefined;
  let least = Infinity;
  for (const point of points) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    if (point === from || along <= 1) continue;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    // Straight on is nearer than aside; what lies more aside than ahead is another direction.
    if (aside > along * 1.5) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
