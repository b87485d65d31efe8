/** A plate as it stands, in pixels of the map: its middle and its sides. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the line from the middle of a box towards a point leaves it. */
function edge(box: Box, x: number, y: number, air: number): readonly [number, number] {
  const [dx, dy] = [x - box.x, y - box.y];
  const by = Math.min(
    dx === 0 ? Infinity : (box.width / 2 + air) / Math.abs(dx),
    dy === 0 ? Infinity : (box.height / 2 + air) / Math.abs(dy),
  );
  return [box.x + dx * Math.min(by, 0.5), box.y + dy * Math.min(by, 0.5)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** An arrow from plate to plate, bent a little, that covers neither; between plates that touch it is short. */
export function arrow(a: Box, b: Box): string {
  let [from, to] = [edge(a, b.x, b.y, 2), edge(b, a.x, a.y, 2)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  // Less than this and nobody would see where it points.
  const short = Math.max(0, 22 - (dx * ux + dy * uy)) / 2;
  from = [from[0] - ux * short, from[1] - uy * short];
  to = [to[0] + ux * short, to[1] + uy * short];
  const [mx, my] = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * 0.12, (from[1] + to[1]) / 2 + (to[0] - from[0]) * 0.12];
  const bend = Math.hypot(to[0] - mx, to[1] - my) || 1;
  const [hx, hy] = [(to[0] - mx) / bend, (to[1] - my) / bend];
  const wing = (side: number) => `${round(to[0] - hx * 9 - hy * 6 * side)} ${round(to[1] - hy * 9 + hx * 6 * side)}`;
  return `M${round(from[0])} ${round(from[1])}Q${round(mx)} ${round(my)} ${round(to[0])} ${round(to[1])}M${wing(1)}L${round(to[0])} ${round(to[1])}L${wing(-1)}`;
}

/** Where a ship lies before a coast, and from where it came: the side with the most room, a little apart for each seat. */
export function landfall(
  coast: Box,
  all: readonly Box[],
  seat: number,
): { x: number; y: number; dx: number; dy: number } {
  const sides = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
  const room = (turn: number) => {
    const [x, y] = [coast.x + Math.cos(turn) * 110, coast.y + Math.sin(turn) * 110];
    return Math.min(...all.filter((box) => box !== coast).map((box) => Math.hypot(box.x - x, box.y - y)));
  };
  const best = sides.reduce((best, turn) => (room(turn) > room(best) ? turn : best));
  const [dx, dy] = [Math.cos(best), Math.sin(best)];
  const [x, y] = edge(coast, coast.x + dx * 1000, coast.y + dy * 1000, 14);
  const aside = (seat - 2.5) * 11;
  return { x: round(x - dy * aside), y: round(y + dx * aside), dx, dy };
}
