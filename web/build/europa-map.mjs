// Makes src/games/europa/lands.json: what the countries look like in the borders of 1998, from Natural Earth data
// (public domain, by way of the package world-atlas). Run by hand when the look changes: node build/europa-map.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";

const WIDTH = 1000;
const HEIGHT = 860;

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

/** Where a name or number stands better than in the middle of the shape: longitude and latitude. */
const LABELS = {
  russie: [39, 57],
  norvege: [9, 61.3],
  suede: [15.5, 62],
  finlande: [26.3, 63.2],
  grande_bretagne: [-1.4, 52.6],
  croatie: [16.2, 45.55],
  france: [2.4, 46.6],
  italie: [12.2, 43],
  turquie: [33, 39],
  grece: [22, 39.5],
  danemark: [9.3, 56.2],
  pays_bas: [5.6, 52.3],
  estonie: [25.8, 58.8],
  espagne: [-3.7, 40.2],
  ukraine: [31, 49.1],
  allemagne: [10.3, 51.2],
  irlande: [-8, 53.2],
  yougoslavie: [20.7, 43.7],
  islande: [-18.6, 64.8],
};

/** Countries too small for their numbers: these stand beside them, joined by a line. */
const CALLED_OUT = {
  luxembourg: [286, 506],
  croatie: [484, 668],
  albanie: [494, 726],
  macedoine: [628, 716],
  moldavie: [724, 566],
  belgique: [266, 462],
  suisse: [338, 584],
};

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-50m.json"), "utf8"),
);
const light = presimplify(atlas);
const topology = simplify(light, quantile(light, 0.62));
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
    [-4, -4],
    [WIDTH + 4, HEIGHT + 4],
  ]);
const path = geoPath(projection).digits(1);

const lands = Object.keys(PARTS).map((id) => {
  const geometry = shape(id);
  const [px, py] = LABELS[id] ? projection(LABELS[id]) : path.centroid(geometry);
  const [x, y] = CALLED_OUT[id] ?? [Math.round(px), Math.round(py)];
  const pin = CALLED_OUT[id] && { pin: path.centroid(geometry).map(Math.round) };
  return [id, { d: path(geometry), x, y, ...pin }];
});
const elsewhere = states.filter(
  (state) =>
    !Object.values(PARTS)
      .flat()
      .some((part) => named(part) === state),
);
const land = {
  width: WIDTH,
  height: HEIGHT,
  elsewhere: path(merge(topology, elsewhere)),
  lands: Object.fromEntries(lands),
};
writeFileSync("src/games/europa/lands.json", JSON.stringify(land));
console.log(`${lands.length} countries, ${(JSON.stringify(land).length / 1024).toFixed(0)} KB`);
