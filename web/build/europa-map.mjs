// Makes src/games/europa/lands.json: what the countries look like in the borders of 1998, from Natural Earth data
// (public domain, by way of the package world-atlas). Run by hand when the look changes: node build/europa-map.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoAzimuthalEqualArea, geoGraticule, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";

/** The projected map, before it is stretched. */
const WIDTH = 1000;
const HEIGHT = 860;
/** So much is drawn beyond its edges, for windows of other shapes. */
const BEYOND = 760;

/**
 * Room where the small countries lie, at the cost of Russia and the North: a stretch of both coordinates that keeps every
 * border where it was. From each place on, a unit is so long; lengths pass softly into one another.
 */
const STRETCH_X = [
  [0, 0.95],
  [270, 1.75],
  [700, 0.7],
];
const STRETCH_Y = [
  [0, 0.62],
  [270, 0.95],
  [420, 1.42],
  [760, 0.67],
];
const SOFT = 60;

function stretch(pieces) {
  const length = (at) => {
    let unit = pieces[0][1];
    for (const [from, next] of pieces.slice(1)) {
      const t = Math.min(1, Math.max(0, (at - from) / SOFT + 0.5));
      unit += (next - unit) * t * t * (3 - 2 * t);
    }
    return unit;
  };
  const [low, high] = [-BEYOND - 1, WIDTH + BEYOND + 1];
  const sums = [0];
  for (let at = low; at < high; at++) sums.push(sums.at(-1) + length(at + 0.5));
  const raw = (at) => {
    const place = Math.min(high - 1, Math.max(low, at)) - low;
    const whole = Math.floor(place);
    return sums[whole] + (sums[whole + 1] - sums[whole]) * (place - whole);
  };
  return (at) => raw(at) - raw(0);
}
const [wide, tall] = [stretch(STRETCH_X), stretch(STRETCH_Y)];

/** ISO numbers of today's states that make up each country of the board. */
const PARTS = {
  allemagne: ["276"],
  france: ["250"],
  belgique: ["056"],
  pays_bas: ["528"],
  luxembourg: ["442"],
  italie: ["380"],
  grande_bretagne: ["826"],
  irlande: ["372"],
  danemark: ["208"],
  norvege: ["578"],
  suede: ["752"],
  finlande: ["246"],
  islande: ["352"],
  autriche: ["040"],
  suisse: ["756"],
  espagne: ["724"],
  portugal: ["620"],
  grece: ["300"],
  turquie: ["792"],
  pologne: ["616"],
  tchequie: ["203"],
  slovaquie: ["703"],
  hongrie: ["348"],
  roumanie: ["642"],
  bulgarie: ["100"],
  yougoslavie: ["688", "499", "Kosovo"],
  slovenie: ["705"],
  croatie: ["191"],
  bosnie: ["070"],
  macedoine: ["807"],
  albanie: ["008"],
  estonie: ["233"],
  lettonie: ["428"],
  lituanie: ["440"],
  bielorussie: ["112"],
  ukraine: ["804"],
  moldavie: ["498"],
  russie: ["643"],
};

/** Where the numbers stand better than in the roomiest place of the shape: longitude and latitude. */
const ANCHORS = {
  russie: [40, 57.5],
  norvege: [9.5, 61],
  suede: [15.2, 61],
  finlande: [26.3, 62.6],
  grande_bretagne: [-1.4, 52.4],
  danemark: [9.3, 56],
  croatie: [16, 45.4],
  italie: [12, 43],
  grece: [22, 39.5],
  moldavie: [28.8, 47.1],
};

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-50m.json"), "utf8"),
);
const light = presimplify(atlas);
const topology = simplify(light, quantile(light, 0.64));
const states = topology.objects.countries.geometries;
const named = (part) => states.find((state) => state.id === part || state.properties.name === part);

/** In 1998 the Crimea is Ukrainian; the data of today's atlas counts its polygon to Russia. */
function moveCrimea() {
  const russia = named("643");
  const inCrimea = (arcs) => {
    const [ring] = feature(topology, { type: "Polygon", arcs }).geometry.coordinates;
    return ring.every(([lon, lat]) => lon > 32 && lon < 37 && lat > 44 && lat < 46.5);
  };
  const crimea = russia.arcs.filter(inCrimea);
  russia.arcs = russia.arcs.filter((arcs) => !inCrimea(arcs));
  return crimea.map((arcs) => ({ type: "Polygon", arcs }));
}
const crimea = moveCrimea();

const shape = (id) => merge(topology, [...PARTS[id].map(named), ...(id === "ukraine" ? crimea : [])]);

const projection = geoAzimuthalEqualArea()
  .rotate([-17, -53])
  .fitExtent(
    [
      [12, 12],
      [WIDTH - 12, HEIGHT - 12],
    ],
    {
      type: "MultiPoint",
      coordinates: [
        [-24, 66],
        [-9.5, 36],
        [3, 71.3],
        [27, 71.3],
        [46, 61],
        [45, 37],
        [24, 34.6],
      ],
    },
  )
  .clipExtent([
    [-BEYOND, -BEYOND],
    [WIDTH + BEYOND, HEIGHT + BEYOND],
  ]);
/** The projection, and then the stretch. */
const stretched = {
  stream: (out) =>
    projection.stream({
      point: (x, y) => out.point(wide(x), tall(y)),
      lineStart: () => out.lineStart(),
      lineEnd: () => out.lineEnd(),
      polygonStart: () => out.polygonStart(),
      polygonEnd: () => out.polygonEnd(),
      sphere: () => {},
    }),
};
const path = geoPath(stretched).digits(1);

/** The rings of a drawn path. */
const ringsOf = (d) =>
  d
    .split("M")
    .slice(1)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number)),
    );

function within(rings, x, y) {
  let inside = false;
  for (const ring of rings)
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [[ax, ay], [bx, by]] = [ring[at], ring[before]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length];
      return sum + ax * by - bx * ay;
    }, 0) / 2,
  );

/** The same path in steps from point to point, which takes half the bytes; islets of a few pixels are left out. */
function brief(d, unit) {
  const whole = (n) => Math.round(n / unit);
  const digits = unit < 1 ? 1 : 0;
  const step = (n) =>
    Number((n * unit).toFixed(digits))
      .toString()
      .replace(/^(-?)0\./, "$1.");
  return ringsOf(d)
    .filter((ring) => area(ring) > 5)
    .map((ring) => {
      let [x, y] = ring[0].map(whole);
      const steps = ring.slice(1).map(([nx, ny]) => {
        const [dx, dy] = [whole(nx) - x, whole(ny) - y];
        [x, y] = [x + dx, y + dy];
        return dx === 0 && dy === 0 ? "" : `${step(dx)}${dy < 0 ? "" : " "}${step(dy)} `;
      });
      return `M${ring[0].map((n) => step(whole(n))).join(" ")}l${steps
        .join("")
        .replace(/ (?=-)/g, "")
        .trim()}z`;
    })
    .join("");
}

/** Where a sign that is broader than high has most room inside a shape. */
function roomiest(d) {
  const rings = ringsOf(d);
  const edge = rings.flatMap((ring) =>
    ring.flatMap(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length];
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 4));
      return Array.from({ length: steps }, (_, n) => [ax + ((bx - ax) * n) / steps, ay + ((by - ay) * n) / steps]);
    }),
  );
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  let best;
  let most = -1;
  for (let x = Math.max(0, Math.min(...xs)); x <= Math.min(wide(WIDTH), Math.max(...xs)); x += 2)
    for (let y = Math.max(0, Math.min(...ys)); y <= Math.min(tall(HEIGHT), Math.max(...ys)); y += 2) {
      if (!within(rings, x, y)) continue;
      const room = Math.min(...edge.map(([ex, ey]) => Math.max(Math.abs(ex - x) / 1.4, Math.abs(ey - y))));
      if (room > most) [best, most] = [[x, y], room];
    }
  return best;
}

const lands = Object.keys(PARTS).map((id) => {
  const d = path(shape(id));
  const anchor = ANCHORS[id] && projection(ANCHORS[id]);
  const [x, y] = (anchor ? [wide(anchor[0]), tall(anchor[1])] : roomiest(d)).map(Math.round);
  return [id, { d: brief(d, 0.5), x, y }];
});
const elsewhere = states.filter(
  (state) =>
    !Object.values(PARTS)
      .flat()
      .some((part) => named(part) === state),
);
const lines = geoGraticule()
  .extent([
    [-60, 20],
    [100, 85],
  ])
  .step([10, 5])
  .precision(1);
const land = {
  width: Math.round(wide(WIDTH)),
  height: Math.round(tall(HEIGHT)),
  lines: geoPath(stretched).digits(0)(lines()),
  elsewhere: brief(path(merge(topology, elsewhere)), 1),
  lands: Object.fromEntries(lands),
};
writeFileSync("src/games/europa/lands.json", JSON.stringify(land));
console.log(
  `${land.width}x${land.height}, ${lands.length} countries, ${(JSON.stringify(land).length / 1024).toFixed(0)} KB`,
);
