/** What stands in a territory has a size of its own, whatever the scale of the map; only its place depends on it. */
export interface Plate {
  /** Where it belongs, in pixels of the map as it is drawn. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a plate stands: its middle, and how far that is from where it belongs. */
export interface Stand {
  x: number;
  y: number;
  /** So far away that a line has to tie it to its territory. */
  tied: boolean;
}

/** At a size of 11 pixels a letter: the height of a line, a square and a presence, with what lies between them. */
export const LINE = 12.5;
export const SQUARE = 10;
export const SLOT = { width: 19, height: 17.5 } as const;
const LETTER = 6.2;
const BETWEEN = 2;
const GAP = 2;

/** Long names stand on two lines. */
export const linesOf = (name: string): string[] =>
  name.length > 9 && name.includes(" ") ? name.split(/ (?=\S+$)/) : [name];

/** What a plate needs: with a slot for every country, or, seen from afar, with a count of those present. */
export function sizeOf(name: string, squares: number, countries: number, full: boolean): readonly [number, number] {
  const lines = linesOf(name);
  const words = Math.max(...lines.map((line) => line.length)) * LETTER;
  const head = lines.length * LINE + GAP + SQUARE;
  if (!full) return [Math.max(words, squares * SQUARE + 20), head + 3];
  const [across, down] = [Math.min(countries, 3), Math.ceil(countries / 3)];
  return [Math.max(words, squares * SQUARE, across * SLOT.width), head + GAP + down * SLOT.height];
}

/** The same numbers for the same seed, so that a map looks the same on every screen of its size. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Places plates so that none lies on another, none hides where another belongs, and each is as near as can be to where it
 * belongs. Slow cooling: at first a plate may also get worse, so that none stays caught between two others.
 */
export function arrange(plates: readonly Plate[], room: { width: number; height: number }, seed: number): Stand[] {
  const random = dice(seed);
  const count = plates.length;
  // Columns of numbers: this runs while somebody zooms.
  const column = (of: (plate: Plate) => number) => Float64Array.from(plates, of);
  const [homeX, homeY] = [column(({ x }) => x), column(({ y }) => y)];
  const [halfX, halfY] = [column(({ width }) => width / 2), column(({ height }) => height / 2)];
  const keep = (value: number, half: number, side: number) =>
    Math.min(Math.max(value, half + 2), Math.max(half + 2, side - half - 2));
  const xs = homeX.map((x, at) => keep(x, halfX[at]!, room.width));
  const ys = homeY.map((y, at) => keep(y, halfY[at]!, room.height));
  const cost = (which: number, x: number, y: number): number => {
    const [hx, hy] = [halfX[which]!, halfY[which]!];
    const [awayX, awayY] = [x - homeX[which]!, y - homeY[which]!];
    let sum = (awayX * awayX + awayY * awayY) * 0.05;
    if (Math.abs(awayX) > hx || Math.abs(awayY) > hy) sum += 150;
    for (let other = 0; other < count; other++) {
      if (other === which) continue;
      const across = hx + halfX[other]! + BETWEEN - Math.abs(x - xs[other]!);
      if (across > 0) {
        const down = hy + halfY[other]! + BETWEEN - Math.abs(y - ys[other]!);
        if (down > 0) sum += 5 * across * down;
      }
      if (Math.abs(x - homeX[other]!) < hx && Math.abs(y - homeY[other]!) < hy) sum += 80;
    }
    return sum;
  };
  for (let heat = 60; heat > 0.3; heat *= 0.96) {
    const reach = 4 + heat * 0.7;
    for (let which = 0; which < count; which++) {
      const x = keep(xs[which]! + (random() - 0.5) * reach * 2, halfX[which]!, room.width);
      const y = keep(ys[which]! + (random() - 0.5) * reach * 2, halfY[which]!, room.height);
      const worse = cost(which, x, y) - cost(which, xs[which]!, ys[which]!);
      if (worse <= 0 || random() < Math.exp(-worse / heat)) [xs[which], ys[which]] = [x, y];
    }
  }
  return plates.map((plate, which) => {
    const [x, y] = [Math.round(xs[which]!), Math.round(ys[which]!)];
    const inside = Math.abs(x - plate.x) <= plate.width / 2 && Math.abs(y - plate.y) <= plate.height / 2;
    return { x, y, tied: !inside };
  });
}

/** Do any two of them lie on one another? */
export function collide(plates: readonly Plate[], stands: readonly Stand[]): boolean {
  return plates.some((a, i) =>
    plates.some((b, j) => {
      const [across, down] = [Math.abs(stands[i]!.x - stands[j]!.x), Math.abs(stands[i]!.y - stands[j]!.y)];
      return j > i && across < (a.width + b.width) / 2 - 0.5 && down < (a.height + b.height) / 2 - 0.5;
    }),
  );
}
