import { lay, type Point, type Way } from "./way";

/** What grows, grazes or stands beside the way; see `drawings.svg`. */
export type Thing =
  | "acacia"
  | "palm"
  | "bush"
  | "tuft"
  | "rock"
  | "heath"
  | "hut"
  | "tent"
  | "giraffe"
  | "elephant"
  | "zebra"
  | "hippo"
  | "crocodile"
  | "flamingo"
  | "monkey"
  | "cloud"
  | "birds";

/** A thing at a place; a negative size looks the other way. */
type Placed = readonly [thing: Thing, x: number, y: number, size?: number];

/** A drawing of the land, from the start village to the foot of the mountain. */
export interface Land {
  width: number;
  height: number;
  way: Way;
  /** How large a stone of the way is, and how high the number on it. */
  stone: number;
  print: number;
  /** Where the number of each space is written when something stands on it. */
  feet: readonly Point[];
  /** Where it is written what going there would mean. */
  heads: readonly Point[];
  /** Ground from far to near: a name and its upper edge, closed below. */
  grounds: readonly (readonly [name: string, edge: string])[];
  /** Where the mountain stands: shift and size. */
  mountain: string;
  sun: Point;
  lake: string;
  river: string;
  /** Spaces beside which the way crosses the water. */
  bridges: readonly number[];
  things: readonly Placed[];
}

/** The ground below a wavy line through these heights, from left to right. */
function below(width: number, height: number, heights: readonly number[]): string {
  const step = width / (heights.length - 1);
  const edge = heights.map((y, n) => {
    const x = n * step;
    if (n === 0) return `M${x} ${y}`;
    const middle = x - step / 2;
    return `C${middle} ${heights[n - 1]} ${middle} ${y} ${x} ${y}`;
  });
  return `${edge.join("")}V${height}H0Z`;
}

/** The space whose stone is nearest to a point. */
function nearest(way: Way, x: number, y: number): number {
  const far = way.stops.map((stop) => Math.hypot(stop.x - x, stop.y - y));
  return far.indexOf(Math.min(...far));
}

/** A place beside each stone, the farthest from all other stones: above or below it if that will do, else at its side. */
function beside({ stops }: Way, width: number, first: Point, aside: Point, enough: number): Point[] {
  return stops.map(({ x, y }, space) => {
    const free = (at: Point) =>
      Math.min(
        ...stops.map((other, n) => (n === space ? Infinity : Math.hypot(other.x - at.x, (other.y - at.y) * 1.2))),
      );
    const best = { x: x + first.x, y: y + first.y };
    if (free(best) >= enough) return best;
    const sides = [-1, 1].map((way) => ({ x: x + way * aside.x, y: y + aside.y }));
    const inside = sides.filter((at) => at.x > enough / 2 && at.x < width - enough / 2);
    return [best, ...inside].sort((a, b) => free(b) - free(a))[0]!;
  });
}

/** The numbers of stones that something stands on are written at their feet; what a choice would bring, over their heads. */
function places(way: Way, width: number, stone: number): { feet: Point[]; heads: Point[] } {
  return {
    feet: beside(way, width, { x: 0, y: stone * 1.52 }, { x: stone * 1.75, y: stone * 0.5 }, stone * 1.75),
    heads: beside(way, width, { x: 0, y: stone * -2 }, { x: stone * 2.4, y: stone * -0.3 }, stone * 1.9),
  };
}

// prettier-ignore
const across: readonly (readonly [number, number])[] = [
  [58, 612], [140, 622], [230, 592], [320, 606], [415, 630], [520, 612], [610, 584], [700, 604], [790, 628], [885, 612], [944, 560],
  [905, 506], [820, 502], [740, 522], [650, 510], [560, 476], [470, 492], [380, 518], [290, 502], [205, 478], [125, 494], [58, 446],
  [100, 394], [180, 390], [255, 408], [335, 392], [420, 366], [510, 388], [600, 414], [690, 418], [780, 398], [870, 382], [944, 336],
  [905, 282], [830, 270], [745, 258], [655, 266], [565, 284], [475, 262], [390, 282], [300, 300], [210, 280], [120, 276], [56, 232],
  [102, 186], [190, 184], [270, 204], [350, 206], [430, 186], [515, 196], [600, 212], [690, 202], [770, 180], [760, 148], [690, 146], [612, 156], [540, 132], [566, 84], [640, 82],
];

/** The grounds of the wide land: their upper edges, from left to right. */
const heights: readonly (readonly [name: string, ...edge: number[]])[] = [
  ["far", 128, 138, 118, 150, 160, 150, 150, 120, 132, 118, 130],
  ["heath", 150, 146, 160, 176, 190, 226, 232, 230, 226, 220, 212],
  ["forest", 252, 240, 246, 250, 238, 236, 240, 226, 236, 244, 300],
  ["plain", 344, 352, 350, 340, 326, 340, 360, 366, 350, 336, 360],
  ["jungle", 430, 446, 450, 458, 446, 432, 452, 462, 458, 450, 446],
  ["savannah", 546, 556, 546, 556, 566, 560, 546, 556, 566, 560, 570],
];
// prettier-ignore
const scenery: readonly Placed[] = [
  ["cloud", 320, 92, 0.8], ["cloud", 880, 50, 0.8], ["cloud", 490, 40, 0.55], ["birds", 250, 120], ["birds", 470, 96, -0.7],
  ["rock", 150, 168, 0.9], ["heath", 240, 178], ["heath", 330, 184, 0.8], ["rock", 470, 176, 1], ["rock", 860, 190, 1.1], ["heath", 800, 222], ["heath", 920, 214, 1.1], ["rock", 640, 182, 0.7], ["heath", 560, 176, 0.8], ["rock", 900, 236, 0.7], ["heath", 430, 232, 0.9],
  ["palm", 165, 262, 0.72], ["palm", 255, 264, 0.8], ["bush", 220, 262, 0.8], ["palm", 345, 262, 0.75], ["bush", 320, 262, 0.7], ["palm", 980, 282, 0.9], ["bush", 955, 268, 0.8],
  ["flamingo", 590, 338, 1], ["flamingo", 606, 346, -0.9], ["flamingo", 622, 336, 0.8], ["hippo", 712, 346, 1], ["hippo", 776, 330, -0.75], ["palm", 880, 344, 0.85], ["bush", 860, 352, 0.8],
  ["crocodile", 268, 448, 1], ["zebra", 250, 350, 1], ["zebra", 292, 360, -0.9], ["elephant", 130, 362, 1], ["elephant", 176, 366, 0.62], ["acacia", 60, 366, 0.85], ["acacia", 380, 342, 0.7], ["tuft", 330, 360], ["tuft", 210, 366], ["tuft", 840, 446], ["acacia", 950, 444, 0.85], ["giraffe", 812, 474, 0.92], ["giraffe", 850, 476, -0.72], ["tuft", 700, 470], ["acacia", 530, 448, 0.65],
  ["palm", 30, 560, 1], ["palm", 110, 566, 1], ["bush", 70, 560, 1.2], ["bush", 165, 556, 1.1], ["palm", 236, 560, 0.9], ["bush", 290, 560, 1.2], ["palm", 345, 566, 1.1], ["bush", 400, 572, 1.2], ["palm", 452, 570, 1], ["monkey", 500, 556, 1], ["palm", 536, 556, 1.1], ["bush", 580, 544, 1.1], ["palm", 640, 566, 0.9], ["bush", 690, 568, 1.2], ["palm", 745, 578, 1.05], ["bush", 800, 572, 1.1], ["palm", 850, 570, 1.05], ["bush", 888, 566, 0.9], ["bush", 985, 520, 1.1], ["bush", 650, 476, 0.8], ["palm", 700, 486, 0.75], ["bush", 760, 486, 0.8],
  ["acacia", 230, 656, 0.85], ["acacia", 640, 656, 1], ["tuft", 300, 650], ["tuft", 560, 648], ["acacia", 950, 654, 1], ["zebra", 330, 652, 0.8], ["tuft", 720, 652], ["tuft", 180, 652],
];

/** The heights of path data made of pairs, stretched. */
function stretched(path: string, by: number): string {
  let numbers = 0;
  return path.replace(/-?\d+/g, (number) => ` ${numbers++ % 2 === 0 ? number : Math.round(Number(number) * by)}`);
}

/** How low the way comes, and what lies below that. */
const [LOWEST, FOOT] = [630, 42];

/** The whole way on one screen, as high as the screen wants it: so many times the height of its drawing. */
function wide(steps: number, by: number): Land {
  const way = lay(
    across.map(([x, y]) => [x, y * by]),
    steps,
  );
  // Below the lowest stone there is room for its number.
  const height = Math.round(LOWEST * by + FOOT);
  // What stands beside the way grows with the room between its bends.
  const grown = 1 + (by - 1) * 0.45;
  return {
    width: 1000,
    height,
    way,
    stone: 18,
    print: 18.5,
    ...places(way, 1000, 18),
    grounds: heights.map(([name, ...edge]) => [
      name,
      below(
        1000,
        height,
        edge.map((y) => y * by),
      ),
    ]),
    mountain: `translate(330 ${14 * by}) scale(1 ${by})`,
    sun: { x: 400, y: 66 * by },
    lake: stretched(
      "M560 344C572 312 640 296 700 302S850 300 872 326 836 368 776 368 724 384 664 384 552 372 560 344Z",
      by,
    ),
    river: stretched(
      "M584 352C540 330 520 330 486 352S420 384 400 398 380 452 320 450 220 434 160 446 60 446-20 440",
      by,
    ),
    bridges: [nearest(way, 410, 370 * by), nearest(way, 58, 446 * by)],
    things: scenery.map(([thing, x, y, size = 1]) => [thing, x, y * by, size * grown]),
  };
}

/** Up and down the screen of a phone: rows to and fro, each a little different. */
function rows(): [number, number][] {
  const points: [number, number][] = [];
  const sway = [0, 12, -8, 10, -6, 8];
  for (let row = 0; row < 14; row++) {
    const y = 1352 - row * 84;
    const across = [46, 122, 200, 278, 354].map((x, n): [number, number] => [
      x,
      y + sway[(n + row * 2) % sway.length]!,
    ]);
    if (row % 2 === 1) across.reverse();
    points.push(...across);
    if (row < 13) points.push([row % 2 === 0 ? 374 : 26, y - 42]);
  }
  // prettier-ignore
  points.push([34, 214], [92, 186], [168, 196], [246, 204], [306, 180], [290, 138], [216, 126]);
  return points;
}

/** Things in the gap above a row, small enough to stand between the stones. */
function above(row: number, ...things: [thing: Thing, x: number, size?: number][]): Placed[] {
  return things.map(([thing, x, size]) => [thing, x, 1352 - row * 84 - 25, size ?? 0.8]);
}

const tall = (way: Way): Land => ({
  width: 400,
  height: 1412,
  way,
  stone: 21,
  print: 17,
  ...places(way, 400, 21),
  grounds: [
    ["far", below(400, 320, [160, 146, 166, 150, 164])],
    ["heath", below(400, 1412, [190, 200, 236, 230, 206])],
    ["forest", below(400, 1412, [384, 378, 390, 380, 388])],
    ["plain", below(400, 1412, [630, 640, 628, 640, 634])],
    ["jungle", below(400, 1412, [806, 812, 800, 806, 816])],
    ["savannah", below(400, 1412, [1060, 1054, 1066, 1056, 1062])],
  ],
  mountain: "translate(-40 26) scale(.82)",
  sun: { x: 60, y: 60 },
  lake: "M96 556C100 536 150 530 200 534S316 528 320 552 270 578 214 574 92 580 96 556Z",
  river: "M210 560C200 600 150 620 146 660S204 720 204 764 130 800 80 800 20 806-20 802",
  bridges: [nearest(way, 178, 600), nearest(way, 150, 680), nearest(way, 204, 764)],
  // prettier-ignore
  things: [
    ["cloud", 150, 44, 0.7], ["cloud", 350, 70, 0.7], ["birds", 80, 120, 0.8], ["rock", 372, 240, 0.9], ["heath", 320, 236, 0.8], ["heath", 60, 160, 0.8],
    ...above(12, ["rock", 80], ["heath", 150, 1], ["rock", 230, 0.7], ["heath", 300, 1]),
    ...above(11, ["heath", 100, 1], ["palm", 180, 0.66], ["rock", 250, 0.7], ["bush", 320]),
    ...above(10, ["palm", 60, 0.66], ["bush", 110, 1], ["palm", 170, 0.68], ["bush", 230, 1], ["palm", 290, 0.66]),
    ...above(9, ["bush", 90, 0.8]),
    ["flamingo", 126, 556, 1], ["flamingo", 144, 564, -0.9], ["hippo", 256, 560, 0.9], ["hippo", 200, 550, -0.65], ["palm", 350, 576, 0.7],
    ...above(8, ["palm", 60, 0.66], ["acacia", 250, 0.8], ["tuft", 310]),
    ...above(7, ["elephant", 100, 0.9], ["tuft", 250], ["zebra", 290, 1], ["zebra", 330, -0.9]),
    ["crocodile", 92, 806, 0.8],
    ...above(6, ["acacia", 240, 0.8], ["tuft", 290], ["giraffe", 320, 0.55]),
    ...above(5, ["palm", 90, 0.66], ["bush", 140, 1.1], ["palm", 190, 0.7], ["bush", 250, 1], ["palm", 310, 0.68], ["bush", 360, 1]),
    ...above(4, ["bush", 40, 1], ["palm", 90, 0.68], ["monkey", 140, 1], ["palm", 180, 0.7], ["bush", 230, 1.1], ["palm", 290, 0.66]),
    ...above(3, ["bush", 110, 1], ["palm", 160, 0.66], ["bush", 220, 1], ["acacia", 300, 0.8]),
    ...above(2, ["acacia", 70], ["tuft", 130], ["giraffe", 190, 0.56], ["giraffe", 222, -0.5], ["tuft", 280]),
    ...above(1, ["elephant", 130, 0.85], ["elephant", 170, 0.55], ["tuft", 220], ["acacia", 290]),
    ...above(0, ["zebra", 160, 0.95], ["zebra", 200, -0.85], ["tuft", 250], ["acacia", 300, 0.75]),
    ["tuft", 330, 1400], ["tuft", 220, 1400], ["tuft", 140, 1402],
  ],
});

/** How far the wide land may be stretched, and in which steps: it is not drawn anew for every pixel. */
const [FLATTEST, HIGHEST, STEP] = [0.86, 2.2, 0.02];

/** The land that fills a screen of this shape, with a way of so many steps. */
export function wideLand(steps: number, width: number, height: number): Land {
  const by = ((1000 * height) / width - FOOT) / LOWEST;
  return wide(steps, Math.round(Math.min(Math.max(by, FLATTEST), HIGHEST) / STEP) * STEP);
}

/** The land of a screen that shows a part of the way at a time, from the bottom up. */
export const tallLand = (steps: number): Land => tall(lay(rows(), steps));
