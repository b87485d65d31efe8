import type { Atlas, Line, Nation } from "./atlas";
import { earth, type Place, type Point, type Size, warped } from "./earth";
import lands from "./lands.json";
import { around, route } from "./lines";
import { boxOf, type Plate, placed } from "./plates";
import { broken } from "./words";

/** A nation on the map. */
export interface Stand extends Plate {
  nation: Nation;
  words: readonly string[];
}

export interface Land {
  /** Whose; nobody's, if it was not independent or is not on this board. */
  nation: Nation | undefined;
  path: string;
}

/** The map as it is drawn at first sight, in pixels; nearer, its places move apart and its plates keep their size. */
export interface World extends Size {
  /** How large plates are, 1 for letters of 11 pixels. */
  size: number;
  stands: readonly Stand[];
  at: ReadonlyMap<string, Stand>;
  lands: readonly Land[];
  /** Meridians and parallels, as the lens bends them. */
  net: string;
  lines: readonly { line: Line; path: string; edges: readonly { at: Point; to: Nation }[] }[];
}

/** How much of the map plates may take: more would be a crowd, less leaves room for larger letters. */
const SHARE = { most: 0.34, wanted: 0.285 };
const LARGEST = 1.3;
/** The shapes that the earth may take on. */
const SHAPE = { tall: 0.95, wide: 1.75 };
/** How lands.json writes degrees. */
const PARTS = 20;

/** Lays the map out for a window: over all of it if that can be read there, else larger than it. */
export function worldOf(
  atlas: Atlas,
  nations: readonly Nation[],
  window: Size,
  name: (nation: Nation) => string,
): World {
  const wants = nations.map((nation) => ({ nation, words: broken(name(nation)), small: nation.small }));
  const room = wants.reduce((sum, want) => {
    const { left, right, top, bottom } = boxOf(want);
    return sum + (right - left) * (bottom - top);
  }, 0);
  const share = room / (window.width * window.height);
  const size = Math.min(Math.max(Math.sqrt(SHARE.wanted / share), 1), LARGEST);
  const field = share <= SHARE.most ? window : fieldOf(room / SHARE.wanted, window.width / window.height);

  const lens = earth(nations.map(({ place }) => place));
  const onField = ({ x, y }: Point): Point => ({ x: 26 + x * (field.width - 52), y: 12 + y * (field.height - 40) });
  const seen = wants.map((want) => ({ ...want, ...onField(lens(want.nation.place)) }));
  const stands = placed(seen, field, size).map((plate, place) => ({ ...plate, ...wants[place]! }));
  const at = new Map(stands.map((stand) => [stand.nation.id, stand]));
  // The land goes with its flags.
  const follow = warped(stands.map((stand, place) => ({ from: seen[place]!, to: stand })));
  const project = (place: Place) => follow(onField(lens(place)));
  return {
    ...field,
    size,
    stands,
    at,
    lands: atlas.earthly ? landsOf(project, (id) => at.get(id)?.nation) : [],
    net: atlas.earthly ? netOf(project) : "",
    lines: atlas.lines.flatMap((line) => {
      const [a, b] = [at.get(line.ends[0].id), at.get(line.ends[1].id)];
      if (!a || !b) return [];
      if (!line.stub) return [{ line, path: route(a, b, stands), edges: [] }];
      const { path, west, east } = around(a, b, field.width);
      const [left, right] = a.x <= b.x ? [a, b] : [b, a];
      const edges = [
        { at: west, to: right.nation },
        { at: east, to: left.nation },
      ];
      return [{ line, path, edges }];
    }),
  };
}

function fieldOf(room: number, shape: number): Size {
  const wide = Math.min(Math.max(shape, SHAPE.tall), SHAPE.wide);
  return { width: Math.round(Math.sqrt(room * wide)), height: Math.round(Math.sqrt(room / wide)) };
}

function landsOf(at: (place: Place) => Point, nation: (id: string) => Nation | undefined): Land[] {
  return Object.entries(lands as Record<string, readonly (readonly number[])[]>).map(([id, rings]) => {
    let path = "";
    for (const ring of rings) {
      let [east, north] = [0, 0];
      for (let step = 0; step < ring.length; step += 2) {
        [east, north] = [east + ring[step]!, north + ring[step + 1]!];
        const { x, y } = at([east / PARTS, north / PARTS]);
        path += `${step === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
      }
      path += "Z";
    }
    return { nation: nation(id), path };
  });
}

function netOf(at: (place: Place) => Point): string {
  const line = (places: readonly Place[]) =>
    places.map((place, step) => {
      const { x, y } = at(place);
      return `${step === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  const range = (from: number, to: number, by: number) =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by);
  const meridians = range(-160, 180, 20).flatMap((east) => line(range(-60, 80, 4).map((north) => [east, north])));
  const parallels = range(-40, 60, 20).flatMap((north) => line(range(-170, 190, 5).map((east) => [east, north])));
  return [...meridians, ...parallels].join("");
}
