import { arrange, collide, sizeOf, type Plate, type Stand } from "./plates";
import type { Chart } from "./types";
import type { Box } from "./ways";

/** The letters of a plate, in pixels: never smaller than these, on a small screen and on a large one. */
const SMALL = 10;
const LETTERS = 11;
const LARGE = 15;

const SEEDS = [1880, 1885, 1890, 1895, 1900, 1905];

export interface Standing extends Box {
  tied: boolean;
  /** Where it belongs. */
  home: readonly [number, number];
}

/** Where the plates stand at a scale. */
export interface Layout {
  /** How large plates are drawn, compared with letters of 11 pixels. */
  unit: number;
  /** With a slot for every country; if not, there is no room for that. */
  full: boolean;
  boxes: ReadonlyMap<string, Standing>;
}

const known = new Map<string, Layout>();

/** Where the plates stand, worked out once for each scale, language and number of countries. */
export function layout(
  chart: Chart,
  name: (id: string) => string,
  countries: number,
  scale: number,
  small: boolean,
): Layout {
  // Between two scales as near as these the plates move with the map.
  const step = Math.round(Math.log(scale) * 24);
  const places = chart.territories.map(({ id, x, y }) => [name(id), x, y]);
  const key = JSON.stringify([places, countries, step, small]);
  let found = known.get(key);
  if (!found) {
    const even = Math.exp(step / 24);
    found = placed(chart, name, countries, even, small, true) ?? placed(chart, name, countries, even, small, false)!;
    if (known.size > 40) known.clear();
    known.set(key, found);
  }
  return moved(found, scale / Math.exp(step / 24));
}

function placed(
  chart: Chart,
  name: (id: string) => string,
  countries: number,
  scale: number,
  small: boolean,
  full: boolean,
): Layout | undefined {
  const room = { width: chart.width * scale, height: chart.height * scale };
  const least = (small ? SMALL : LETTERS) / 11;
  // Larger where there is room for it, as small as can be read where there is not.
  for (const unit of [Math.min(LARGE / 11, scale * 1.3), scale * 1.15, least].filter((unit) => unit >= least)) {
    const plates: Plate[] = chart.territories.map(({ id, x, y, squares }) => {
      const [width, height] = sizeOf(name(id), squares, countries, full);
      return { x: x * scale, y: y * scale, width: width * unit, height: height * unit };
    });
    const stands = best(plates, room);
    if (collide(plates, stands) && (full || unit > least)) continue;
    const boxes = chart.territories.map(({ id, x, y }, at) => {
      const { width, height } = plates[at]!;
      return [id, { ...stands[at]!, width, height, home: [x * scale, y * scale] }] as const;
    });
    return { unit, full, boxes: new Map(boxes) };
  }
  return undefined;
}

/** Some beginnings turn out better than others: the first that leaves no plate away from home, or the best of them. */
function best(plates: readonly Plate[], room: { width: number; height: number }): Stand[] {
  const fault = (stands: readonly Stand[]) =>
    stands.filter(({ tied }) => tied).length + (collide(plates, stands) ? 100 : 0);
  let found = arrange(plates, room, SEEDS[0]!);
  for (const seed of SEEDS.slice(1)) {
    if (fault(found) === 0) break;
    const next = arrange(plates, room, seed);
    if (fault(next) < fault(found)) found = next;
  }
  return found;
}

/** The same plates a little closer together or further apart; the half step that this is at most hides nothing. */
function moved(layout: Layout, by: number): Layout {
  if (Math.abs(by - 1) < 1e-6) return layout;
  const boxes = [...layout.boxes].map(([id, box]) => {
    const home = [box.home[0] * by, box.home[1] * by] as const;
    return [id, { ...box, x: box.x - box.home[0] + home[0], y: box.y - box.home[1] + home[1], home }] as const;
  });
  return { ...layout, boxes: new Map(boxes) };
}
