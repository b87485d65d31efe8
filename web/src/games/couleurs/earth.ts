/** Degrees east and north. */
export type Place = readonly [east: number, north: number];

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a place of the earth is on a field from 0 to 1, each way. */
export type Earth = (place: Place) => Point;

/** How much of the field is given by degrees alone; the rest goes where the nations are. */
const EVEN = 0.16;
/** What of the earth is drawn beyond the outermost capitals, in degrees. */
const AROUND = { east: 6, west: 27, north: 5, south: 9 };
/** A capital asks for room over so many degrees: frontiers stay smooth. */
const SPREAD = { x: 7, y: 2.4 };
/** How much more height a nation asks for if many capitals are so few degrees away. */
const CROWD = { within: 8, each: 0.035 };

/** A rising function from degrees to 0..1 that gives room where it is asked for. */
function equalised(asked: readonly (readonly [degree: number, weight: number])[], spread: number, margin: Place) {
  const degrees = asked.map(([degree]) => degree);
  const [from, to] = [Math.min(...degrees) - margin[0], Math.max(...degrees) + margin[1]];
  const share = (degree: number) =>
    asked.reduce((sum, [one, weight]) => sum + weight / (1 + Math.exp((2 * (one - degree)) / spread)), 0);
  const [low, high] = [share(from), share(to)];
  // Looked up, since every corner of every coast asks.
  const steps = 600;
  const known = Array.from({ length: steps + 1 }, (_, step) => {
    const even = step / steps;
    return EVEN * even + ((1 - EVEN) * (share(from + (to - from) * even) - low)) / (high - low);
  });
  return (degree: number): number => {
    const step = ((degree - from) / (to - from)) * steps;
    const near = Math.min(Math.max(Math.floor(step), 0), steps - 1);
    // Beyond the edges it goes on as at the edge: coasts leave the picture, and do not pile up along its frame.
    return known[near]! + (known[near + 1]! - known[near]!) * (step - near);
  };
}

/**
 * The earth as under a lens: Europe and West Africa swell, oceans shrink, and nothing is west or north of anything that is
 * not so in truth.
 */
export function earth(capitals: readonly Place[]): Earth {
  const near = ([east, north]: Place) =>
    capitals.filter((other) => Math.hypot((other[0] - east) * 0.7, other[1] - north) < CROWD.within).length;
  const x = equalised(
    capitals.map(([east]) => [east, 1]),
    SPREAD.x,
    [AROUND.west, AROUND.east],
  );
  const y = equalised(
    capitals.map((place) => [-place[1], 1 + CROWD.each * near(place) ** 2]),
    SPREAD.y,
    [AROUND.north, AROUND.south],
  );
  return ([east, north]) => ({ x: x(east), y: y(-north) });
}

/** A field that moved at these points by so much, in between according to what is near. */
export function warped(moves: readonly { from: Point; to: Point }[]): (point: Point) => Point {
  const reach = 900;
  return ({ x, y }) => {
    let [sum, right, down] = [0, 0, 0];
    for (const { from, to } of moves) {
      const weight = 1 / ((x - from.x) ** 2 + (y - from.y) ** 2 + reach) ** 2;
      sum += weight;
      right += weight * (to.x - from.x);
      down += weight * (to.y - from.y);
    }
    return { x: x + right / sum, y: y + down / sum };
  };
}
