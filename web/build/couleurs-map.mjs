// Makes src/games/couleurs/lands.json: the lands of the nations of 1961 and those that were not yet independent, in degrees,
// from Natural Earth data (public domain, by way of the package world-atlas). The page draws them through the same lens as
// the flags (src/games/couleurs/earth.ts), so they are simplified as seen through it. Run by hand when the look changes:
// node build/couleurs-map.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { runnerImport } from "vite";

/** What the page will be about as large as, in pixels, and how small a corner may be. */
const [WIDTH, HEIGHT, CORNER, ISLET] = [1300, 860, 5, 14];

/** ISO numbers of today's states that make up each nation of 1961; Eritrea, Kosovo and the like by name. */
const PARTS = {
  grece: "300", turquie: "792", chypre: "196 N.Cyprus", liban: "422", israel: "376", jordanie: "400 275", irak: "368",
  "arabie-seoudite": "682", "grande-bretagne": "826 833", irlande: "372", islande: "352", france: "250", belgique: "056",
  "pays-bas": "528", luxembourg: "442", suisse: "756", autriche: "040", italie: "380 674 336", espagne: "724",
  portugal: "620", danemark: "208", norvege: "578", suede: "752", finlande: "246 248", pologne: "616",
  tchecoslovaquie: "203 703", hongrie: "348", roumanie: "642", bulgarie: "100", albanie: "008",
  yougoslavie: "688 499 Kosovo 070 191 705 807", "republique-arabe-unie": "818 760", libye: "434", tunisie: "788",
  maroc: "504", mauritanie: "478", senegal: "686", mali: "466", guinee: "324", liberia: "430", "cote-d-ivoire": "384",
  "haute-volta": "854", ghana: "288", togo: "768", dahomey: "204", niger: "562", nigeria: "566", tchad: "148",
  cameroun: "120", centrafrique: "140", gabon: "266", "congo-brazzaville": "178", "congo-leopoldville": "180",
  soudan: "729 728", ethiopie: "231 232", somalie: "706 Somaliland", "union-sud-africaine": "710", madagascar: "450",
  urss: "643 804 112 233 428 440 498 268 051 031 398 860 795 417 762", mongolie: "496", iran: "364", afghanistan: "004",
  pakistan: "586 050", inde: "356 SiachenGlacier", nepal: "524", ceylan: "144", "chine-populaire": "156",
  "chine-nationaliste": "158", "coree-nord": "408", "coree-sud": "410", japon: "392", philippines: "608", laos: "418",
  cambodge: "116", thailande: "764", birmanie: "104", malaisie: "458", indonesie: "360", australie: "036",
  "nouvelle-zelande": "554", canada: "124", "etats-unis": "840", mexique: "484", guatemala: "320", salvador: "222",
  honduras: "340", nicaragua: "558", "costa-rica": "188", panama: "591", cuba: "192", haiti: "332",
  "republique-dominicaine": "214", colombie: "170", venezuela: "862", equateur: "218", perou: "604", bresil: "076",
  bolivie: "068", paraguay: "600", uruguay: "858", argentine: "032", chili: "152", bhoutan: "064",
  "mascate-et-oman": "512", "allemagne-ouest": "276", "viet-nam-nord": "704", yemen: "887",
}; // prettier-ignore

/** States that were two: what lies left of the way from one point to the other is another nation's, or nobody's. */
const CUTS = [
  { of: "allemagne-ouest", way: [[10.6, 54.4], [10.3, 51.6], [12.2, 50.1]], left: "allemagne-est" },
  { of: "viet-nam-nord", way: [[110, 17], [100, 17]], left: "viet-nam-sud" },
  { of: "yemen", way: [[43.4, 12.4], [45.2, 13.9], [46.5, 19]], left: "" , flip: true },
]; // prettier-ignore

/** Parts over the sea that were not the nation's own in 1961, or are no part of this map. */
const WITHIN = {
  france: [-6, 41, 10, 52],
  "pays-bas": [0, 50, 9, 54],
  malaisie: [99, 0, 105, 8],
  indonesie: [94, -12, 130.8, 7],
  norvege: [0, 57, 33, 72],
};
/** Unseen behind the edges of the map. */
const SKIPPED = "010 334 260 239 242 296".split(" ");

const board = readFileSync("../boards/couleurs.toml", "utf8");
const capitals = [...board.matchAll(/ capital = \[([-\d.]+), ([-\d.]+)\].*?set = "base"/g)].map(([, east, north]) => [
  Number(east),
  Number(north),
]);
const { module } = await runnerImport("./src/games/couleurs/earth.ts", { configFile: false, logLevel: "error" });
const lens = module.earth(capitals);

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-50m.json"), "utf8"),
);
const { scale, translate } = atlas.transform;
/** What lies where on the picture, so that the way back is known to the digit. */
const degrees = new Map();
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    const place = [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    const at = lens(place);
    const point = [at.x * WIDTH, at.y * HEIGHT];
    degrees.set(point.join(), place);
    return point;
  });
});
const topology = simplify(presimplify({ ...atlas, transform: undefined, arcs }), CORNER);
const states = topology.objects.countries.geometries;
const named = (part) => {
  const found = states.find(({ id, properties }) => id === part || properties.name.replaceAll(" ", "") === part);
  if (!found) throw new Error(`no state ${part}`);
  return found;
};

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring.at(at - 1)[1] - ring.at(at - 1)[0] * y, 0)) / 2;
const taken = new Set(SKIPPED.map(named));
/** The outer rings of what these states make together; lakes and enclaves are drawn over. */
const rings = (geometries) =>
  merge(topology, geometries)
    .coordinates.map(([ring]) => ring)
    .filter((ring) => area(ring) >= ISLET);
const lands = {};
for (const [id, parts] of Object.entries(PARTS)) {
  const own = parts.split(" ").map(named);
  own.forEach((state) => taken.add(state));
  lands[id] = rings(own);
}
lands[""] = rings(states.filter((state) => !taken.has(state)));

for (const [id, [west, south, east, north]] of Object.entries(WITHIN)) {
  const inside = (ring) =>
    ring.every((point) => {
      const [lon, lat] = degrees.get(point.slice(0, 2).join());
      return lon >= west && lon <= east && lat >= south && lat <= north;
    });
  if (id !== "france") lands[""].push(...lands[id].filter((ring) => !inside(ring)));
  lands[id] = lands[id].filter(inside);
}

/** What of a ring lies left of a line, seen from its first point. */
function half(ring, [ax, ay], [bx, by], side) {
  const off = ([x, y]) => side * ((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1);
    const [here, there] = [off(point), off(before)];
    const part = there / (there - here);
    const cross = [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
    return here >= 0 ? (there >= 0 ? [point] : [cross, point]) : there >= 0 ? [cross] : [];
  });
}

const places = (ring) => ring.map((point) => degrees.get(point.slice(0, 2).join()));
// The far east of Asia lies beyond the edge of the picture, not at its other side.
const eastward = (ring) => ring.map(([east, north]) => [east < -100 ? east + 360 : east, north]);
const inDegrees = Object.fromEntries(Object.entries(lands).map(([id, own]) => [id, own.map(places)]));
inDegrees.urss = inDegrees.urss.map(eastward);
for (const { of, way, left, flip } of CUTS) {
  // A bent way is taken as the straight one between its ends: the lens shows no more.
  const [from, to] = [way[0], way.at(-1)];
  const sides = flip ? [1, -1] : [-1, 1];
  const parts = sides.map((side) =>
    inDegrees[of].map((ring) => half(ring, from, to, side)).filter(({ length }) => length > 2),
  );
  inDegrees[of] = parts[0];
  inDegrees[left] = [...(inDegrees[left] ?? []), ...parts[1]];
}

/** Twentieths of a degree, each from the one before. */
const shortened = (ring) => {
  let [x, y] = [0, 0];
  return ring.flatMap(([east, north]) => {
    const [nx, ny] = [Math.round(east * 20), Math.round(north * 20)];
    const step = [nx - x, ny - y];
    [x, y] = [nx, ny];
    return step;
  });
};
const written = JSON.stringify(
  Object.fromEntries(Object.entries(inDegrees).map(([id, own]) => [id, own.map(shortened)])),
);
writeFileSync("src/games/couleurs/lands.json", `${written}\n`);
console.log(`${Object.keys(inDegrees).length} lands, ${(written.length / 1024).toFixed(0)} KB`);
