// Makes src/games/africa/map.json: the outlines of boards/africa.toml as drawn paths. Run when the board or the look
// changes: node build/africa-map.mjs (a test tells when it was forgotten).
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const SCALE = 13.8;
const WEST = -19.6;
const NORTH = 38.6;
const WIDTH = 1010;
const HEIGHT = 1034;

/** Where names and pieces stand better than at the board's own label point: degrees to the east and to the north. */
const NUDGES = {
  alexandrie: [-0.6, 0.4],
  cameroun: [0.2, -0.3],
  djibouti: [-0.6, 0],
  lac_nyassa: [0, -0.3],
  madagascar: [-0.2, 1],
  mogadiscio: [0.3, 0.4],
  ougadougou: [-0.1, 0.9],
  tombouctou: [2.7, 2.4],
};

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const BOARD = here("../../boards/africa.toml");
export const MAP = here("../src/games/africa/map.json");

const project = ([lon, lat]) => [(lon - WEST) * SCALE, (NORTH - lat) * SCALE];
const show = (points) => points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join(" ");

const tables = (toml, name) =>
  toml
    .split(`[[${name}]]`)
    .slice(1)
    .map((part) => part.split(/^\[/m)[0]);
const word = (table, name) => table.match(new RegExp(`^${name} = "(.*?)"`, "m"))[1];
const list = (table, name) => JSON.parse(table.match(new RegExp(`^${name} = (\\[.*?\\])`, "m"))[1]);

/** A number between -1 and 1 that is always the same for the same name. */
function wobble(name) {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return (sum % 200) / 100 - 1;
}

/** The stretches between points where three lines meet: each is drawn once, so that neighbours fit exactly. */
class Stretches {
  #vertices;
  #neighbours = new Map();
  #sides = new Map();

  constructor(vertices, rings) {
    this.#vertices = vertices;
    for (const ring of rings) {
      for (const [a, b] of edges(ring)) {
        for (const [from, to] of [
          [a, b],
          [b, a],
        ]) {
          this.#neighbours.set(from, (this.#neighbours.get(from) ?? new Set()).add(to));
        }
        const edge = [a, b].sort().join(" ");
        this.#sides.set(edge, (this.#sides.get(edge) ?? 0) + 1);
      }
    }
  }

  isCoast = (a, b) => this.#sides.get([a, b].sort().join(" ")) === 1;

  /** A ring, cut at the points where three lines meet. A ring without any is one stretch. */
  cut(ring) {
    const starts = ring.flatMap((name, at) => (this.#neighbours.get(name).size > 2 ? [at] : []));
    if (starts.length === 0) return [[...ring, ring[0]]];
    return starts.map((from, index) => {
      const to = starts[(index + 1) % starts.length];
      const length = (to - from + ring.length) % ring.length || ring.length;
      return Array.from({ length: length + 1 }, (_, step) => ring[(from + step) % ring.length]);
    });
  }

  /** The curve through a stretch, the same from either side. */
  draw(stretch) {
    const turned = stretch[0] > stretch.at(-1);
    const points = this.#rough(turned ? stretch.toReversed() : stretch);
    const closed = stretch[0] === stretch.at(-1);
    const curves = points.slice(0, -1).map((from, at) => {
      const to = points[at + 1];
      const before = points[at - 1] ?? (closed ? points.at(-2) : from);
      const after = points[at + 2] ?? (closed ? points[1] : to);
      const lean = ([ax, ay], [bx, by], [x, y], by6) => [x + (bx - ax) * by6, y + (by - ay) * by6];
      return [from, lean(before, to, from, 1 / 6), lean(from, after, to, -1 / 6), to];
    });
    return turned ? curves.reverse().map((curve) => curve.reverse()) : curves;
  }

  /** The points of a stretch, with one between those far apart: no shore and no border is a straight line. */
  #rough(stretch) {
    const points = stretch.map((name) => project(this.#vertices[name]));
    return points.flatMap(([x, y], at) => {
      const next = points[at + 1];
      if (!next) return [[x, y]];
      const [dx, dy] = [next[0] - x, next[1] - y];
      if (Math.hypot(dx, dy) < 24) return [[x, y]];
      const by = wobble(stretch[at] + stretch[at + 1]) * (this.isCoast(stretch[at], stretch[at + 1]) ? 0.1 : 0.07);
      return [
        [x, y],
        [x + dx / 2 - dy * by, y + dy / 2 + dx * by],
      ];
    });
  }
}

const edges = (ring) => ring.map((name, at) => [name, ring[(at + 1) % ring.length]]);
const path = (curves) => `M${show([curves[0][0]])}${curves.map(([, a, b, to]) => `C${show([a, b, to])}`).join("")}`;

export function africaMap(toml) {
  const vertices = Object.fromEntries(
    [...toml.matchAll(/^([a-z]\d+) = (\[.*?\])/gm)].map(([, name, point]) => [name, JSON.parse(point)]),
  );
  const tablesOf = tables(toml, "territory");
  const rings = tablesOf.map((table) => list(table, "ring"));
  const stretches = new Stretches(vertices, rings);
  const territories = tablesOf.map((table, at) => {
    const [lon, lat] = list(table, "label");
    const [east, north] = NUDGES[word(table, "id")] ?? [0, 0];
    const [x, y] = project([lon + east, lat + north]).map(Math.round);
    const curves = stretches.cut(rings[at]).flatMap((stretch) => stretches.draw(stretch));
    return { id: word(table, "id"), name: word(table, "name"), x, y, d: `${path(curves)}Z` };
  });
  const shores = rings
    .flatMap((ring) => stretches.cut(ring))
    .filter(([a, b]) => stretches.isCoast(a, b))
    .map((stretch) => path(stretches.draw(stretch)));
  const embassies = tables(toml, "country").map((table) => {
    const [x, y] = project(list(table, "embassy_xy")).map(Math.round);
    return { id: word(table, "id"), x, y };
  });
  const links = tables(toml, "border")
    .filter((table) => word(table, "kind") === "sea")
    .map((table) => [word(table, "a"), word(table, "b")]);
  const years = JSON.parse(toml.match(/^turns = (\[.*?\])/m)[1]);
  return { width: WIDTH, height: HEIGHT, years, territories, shore: shores.join(""), embassies, links };
}

if (argv[1] === here("africa-map.mjs")) {
  const text = JSON.stringify(africaMap(readFileSync(BOARD, "utf8")));
  writeFileSync(MAP, text);
  console.log(`${(text.length / 1024).toFixed(0)} KB`);
}
