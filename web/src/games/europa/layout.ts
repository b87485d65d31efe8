/** Where the plates of the countries lie: pure, the same for the same plates. All lengths are pixels on screen. */
export interface Box {
  /** The point that the plate is tied to. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far below its upper edge the plate is tied, if it can lie where it would best. */
  waist: number;
}

export interface Spot {
  left: number;
  top: number;
}

interface Room {
  width: number;
  height: number;
}

const GAP = 2;
/** The nearest places come first; beyond the last ring a line would be longer than one can follow. */
const OFFSETS: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[5, 10, 15, 20, 26, 32, 38, 45, 52, 60, 70].flatMap((r) =>
    Array.from({ length: 16 }, (_, n) => {
      const turn = (n * Math.PI) / 8 + r;
      return [Math.cos(turn) * r * 1.25, Math.sin(turn) * r] as const;
    }),
  ),
];

/** How far a point lies outside a box. */
export const outside = (box: Spot & Room, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.left - box.width), Math.max(box.top - y, 0, y - box.top - box.height));

/** A plate on its way; `near` are those that it could meet. */
interface Piece extends Box, Spot {
  homeLeft: number;
  homeTop: number;
  near: Piece[];
}

/** What it costs a plate to lie there, apart from what it would lie on. */
function astray({ homeLeft, homeTop, x, y, width, height }: Piece, left: number, top: number): number {
  const away = Math.hypot(left - homeLeft, top - homeTop);
  const out = Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  return away * away * 0.12 + away + out * 8;
}

/** What it would lie on; more than `most` is not counted to the end. */
function crowded(piece: Piece, left: number, top: number, room: Room, fixed: readonly (Spot & Room)[], most: number) {
  const { width, height } = piece;
  const [right, bottom] = [left + width, top + height];
  let sum = 300 * (Math.max(0, -left, right - room.width) + Math.max(0, -top, bottom - room.height));
  for (const other of [...fixed, ...piece.near]) {
    const wide = Math.min(right, other.left + other.width) - Math.max(left, other.left) + GAP;
    const high = Math.min(bottom, other.top + other.height) - Math.max(top, other.top) + GAP;
    if (wide > 0 && high > 0) sum += 200 + 60 * wide * high;
    if (sum > most) return sum;
  }
  for (const { x, y } of piece.near) if (x > left && x < right && y > top && y < bottom) sum += 400;
  return sum;
}

/**
 * Moves plates apart, each as little as it can, until none lies on another, on what is fixed, on another's point or
 * beyond the edge. It begins where they lie (`from`), so that only what has to give way moves.
 */
export function lay(
  boxes: readonly Box[],
  room: Room,
  fixed: readonly (Spot & Room)[],
  from?: readonly Spot[],
): Spot[] {
  const pieces = boxes.map((box, at): Piece => {
    const [homeLeft, homeTop] = [Math.round(box.x - box.width / 2), Math.round(box.y - box.waist)];
    return { ...box, ...(from?.[at] ?? { left: homeLeft, top: homeTop }), homeLeft, homeTop, near: [] };
  });
  for (const piece of pieces)
    piece.near = pieces.filter(
      (other) => other !== piece && Math.abs(other.x - piece.x) < 290 && Math.abs(other.y - piece.y) < 240,
    );
  const sore = (piece: Piece) => crowded(piece, piece.left, piece.top, room, fixed, Infinity);
  for (let round = 0; round < 24; round++) {
    // Those in the thick of it first; who lies well and near stays.
    const order = pieces
      .map((piece) => ({ piece, pain: sore(piece), stray: from ? 0 : astray(piece, piece.left, piece.top) }))
      .filter(({ pain, stray }) => pain + stray > 0)
      .sort((a, b) => b.pain + b.stray - a.pain - a.stray);
    let moved = false;
    for (const { piece } of order) {
      let least = sore(piece) + astray(piece, piece.left, piece.top) - 0.5;
      if (from && sore(piece) === 0) continue;
      let best: readonly [number, number] | undefined;
      for (const [dx, dy] of OFFSETS) {
        const [left, top] = [Math.round(piece.homeLeft + dx), Math.round(piece.homeTop + dy)];
        const stray = astray(piece, left, top);
        if (stray >= least) continue;
        const price = stray + crowded(piece, left, top, room, fixed, least - stray);
        if (price < least) [best, least] = [[left, top], price];
      }
      if (best) [piece.left, piece.top, moved] = [...best, true];
    }
    if (!moved) break;
  }
  const spots = pieces.map(({ left, top }) => ({ left, top }));
  if (!from || collisions(boxes, spots).length === 0) return spots;
  // Who gives way step by step may end in a corner; all of them at once find more room.
  const anew = lay(boxes, room, fixed);
  return collisions(boxes, anew).length < collisions(boxes, spots).length ? anew : spots;
}

/** The pairs that lie on each other. */
export function collisions(boxes: readonly Room[], spots: readonly Spot[]): [number, number][] {
  const meet = (a: number, b: number) =>
    Math.abs(2 * (spots[a]!.left - spots[b]!.left) + boxes[a]!.width - boxes[b]!.width) <
      boxes[a]!.width + boxes[b]!.width &&
    Math.abs(2 * (spots[a]!.top - spots[b]!.top) + boxes[a]!.height - boxes[b]!.height) <
      boxes[a]!.height + boxes[b]!.height;
  const pairs = boxes.flatMap((_, a) => boxes.slice(a + 1).map((_, b): [number, number] => [a, a + 1 + b]));
  return pairs.filter(([a, b]) => meet(a, b));
}
