import type { Point } from "./way";

/** Where pawns stand that share a stone: alone, two side by side, three, four in a square. */
const spread: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 5]],
  [[-11, 5], [11, 5]],
  [[-11, 8], [11, 8], [0, -6]],
  [[-11, 9], [11, 9], [-11, -5], [11, -5]],
]; // prettier-ignore

/** Where a pawn stands when all of them are on these spaces, and how large it is drawn. */
export function stand(
  seat: number,
  spaces: readonly number[],
  stops: readonly Point[],
  size: number,
): Point & { size: number } {
  const here = spaces.flatMap((space, at) => (space === spaces[seat] ? at : []));
  const [dx, dy] = spread[here.length - 1]![here.indexOf(seat)]!;
  const { x, y } = stops[spaces[seat]!]!;
  return { x: x + dx * size, y: y + dy * size, size: size * (here.length > 1 ? 0.74 : 0.95) };
}

/** The stones between two spaces, without the first. */
export function along(from: number, to: number): number[] {
  const way = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) }, (_, n) => from + (n + 1) * way);
}

/** From one point to another in a bow above them. */
export function bow(a: Point, b: Point): Point[] {
  const top = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 60 - Math.abs(a.x - b.x) / 4 };
  return Array.from({ length: 17 }, (_, n) => {
    const t = n / 16;
    const blend = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * (1 - t) * t * q + t ** 2 * r;
    return { x: blend(a.x, top.x, b.x), y: blend(a.y, Math.max(top.y, 60), b.y) };
  });
}

/** Moves a part of the drawing through these points; it stays at the last one until that is called off. */
export function travel(node: Element, points: readonly Point[], duration: number): () => void {
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  const animation = node.animate(frames, { duration, fill: "forwards" });
  return () => animation.cancel();
}
