import type { Point, Size } from "./earth";

/** What is to be placed: where it belongs, and its words, line by line. */
export interface Want extends Point {
  words: readonly string[];
  small: boolean;
}

/** Room taken around the middle of a flag. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Flag, value and name of a nation, which keep their size however near one looks. */
export type Plate = Point & Box;

export const FLAG: Size = { width: 30, height: 20 };
/** A small state's flag. */
export const SMALL = 0.8;
/** The disc with the value stands on the upper left corner of the flag. */
export const DISC = 7.5;
/** The height of a name's letters; from the middle of the flag to the foot of its first line; from line to line. */
export const LETTERS = 11;
export const FOOT = 22;
export const LEADING = 11.5;
/** How wide letters are at most, as a part of their height. */
const NARROW = /[iljtfrI.,:;'’() -]/;
const WIDE = /[mwMWŒœ]/;
/** Between two plates: much at first, so that all share the room, then as little as can be seen. */
const GAP = { first: 15, last: 2.5 };
const ROUNDS = 360;

const letter = (sign: string) =>
  NARROW.test(sign) ? 0.38 : WIDE.test(sign) ? 0.9 : sign === sign.toLowerCase() ? 0.6 : 0.71;
const width = (word: string) => [...word].reduce((sum, sign) => sum + letter(sign), 0);

/** How much room words and flag take. */
export function boxOf({ words, small }: Pick<Want, "words" | "small">, size = 1): Box {
  const flag = size * (small ? SMALL : 1);
  const half = (flag * FLAG.width) / 2;
  const wide = (Math.max(...words.map(width)) * LETTERS * size) / 2;
  return {
    left: -Math.max(wide, half + size * (DISC - 1)),
    right: Math.max(wide, half + 4 * size),
    top: (-flag * FLAG.height) / 2 - size * (DISC - 1),
    bottom: size * (FOOT + (words.length - 1) * LEADING + 3),
  };
}

/** How far two plates lie over each other, each way; nothing if they do not. */
export function overlap(a: Plate, b: Plate, gap = 0): Point | undefined {
  const x = Math.min(a.x + a.right, b.x + b.right) - Math.max(a.x + a.left, b.x + b.left) + gap;
  if (x <= 0) return undefined;
  const y = Math.min(a.y + a.bottom, b.y + b.bottom) - Math.max(a.y + a.top, b.y + b.top) + gap;
  return y > 0 ? { x, y } : undefined;
}

/**
 * Every plate as near to its place as its neighbours let it, and none over another: pushed apart step by step, always the
 * same way. Cheap enough for a board that the page has never seen.
 */
export function placed(wants: readonly Want[], field: Size, size = 1): Plate[] {
  const plates: Plate[] = wants.map((want) => ({ x: want.x, y: want.y, ...boxOf(want, size) }));
  for (let round = 0; round < ROUNDS; round++) {
    const early = Math.max(0, 1 - round / (ROUNDS * 0.6));
    const gap = GAP.last + (GAP.first - GAP.last) * early;
    for (const [at, plate] of plates.entries()) {
      plate.x += (wants[at]!.x - plate.x) * 0.08 * early;
      plate.y += (wants[at]!.y - plate.y) * 0.08 * early;
    }
    let touched = false;
    for (let one = 1; one < plates.length; one++)
      for (let other = 0; other < one; other++)
        if (parted(plates[one]!, plates[other]!, wants[one]!, wants[other]!, gap, early > 0.1)) touched = true;
    for (const plate of plates) {
      plate.x = Math.min(Math.max(plate.x, 1 - plate.left), field.width - plate.right - 1);
      plate.y = Math.min(Math.max(plate.y, 1 - plate.top), field.height - plate.bottom - 1);
    }
    if (early === 0 && !touched) break;
  }
  return plates;
}

/** Pushes two plates apart, at first as they lie on the earth; answers whether they lay over each other. */
function parted(a: Plate, b: Plate, wantA: Want, wantB: Want, gap: number, truly: boolean): boolean {
  const over = overlap(a, b, gap);
  if (!over) return false;
  const [east, south] = [wantA.x - wantB.x, wantA.y - wantB.y];
  const way = (onEarth: number, now: number) =>
    Math.sign(truly && Math.abs(onEarth) > 3 ? onEarth : now || onEarth || 1);
  // A name is wider than high: what lies askew goes above or below.
  if (over.x / (6 + Math.abs(east)) < over.y / (6 + 1.6 * Math.abs(south))) {
    const push = (way(east, a.x - b.x) * over.x) / 2;
    a.x += push;
    b.x -= push;
  } else {
    const push = (way(south, a.y - b.y) * over.y) / 2;
    a.y += push;
    b.y -= push;
  }
  return true;
}
