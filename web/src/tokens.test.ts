import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = Object.fromEntries(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|css|ts)$/.test(path) && !/\.test\.ts$|^net\/wire\.ts$/.test(path))
    .map((path) => [path, readFileSync(`src/${path}`, "utf8")]),
);
const house = "tokens.css";
const palettes = Object.keys(sources).filter((path) => path.endsWith("/palette.css"));
const drawn = Object.keys(sources).filter((path) => ![house, "widths.ts", ...palettes].includes(path));
const names = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((found) => found[1]!);
const declared = (path: string) => names(sources[path]!, /^\s*(--[\w-]+):/gm);

/** What only the tokens may write out: colours, and the widths at which something changes. */
const STRAY = [
  /(?<!href=)["'`]#[\da-f]{3,8}["'`]/i,
  /[\w:(,]\s?#[\da-f]{3,8}\b(?=[;,)]| [\d.])/i,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i,
  /(?:@media|@container|matchMedia|MediaQuery).*\b(?:width|height)\b/,
];
const stray = (source: string) => source.split("\n").filter((line) => STRAY.some((pattern) => pattern.test(line)));

test("colours and widths that are written out are found", () => {
  const found = [
    "fill: #abc;",
    'fill="#aabbcc"',
    "a: light-dark(#fff, red)",
    "border: 1px solid #888",
    "b: rgb(0 0 0 / 0.1)",
    'return dark ? "#0b57a4" : ink',
    "@media (max-width: 40rem) {",
    'new MediaQuery("(width < 3rem)")',
  ].map((line) => `${line};`);
  const fine = ['<a href="#add">', "readonly #feed = 1", "fill: var(--sea)", "@media (--phone) {", "url(#{uid}-sky)"];
  for (const line of found) expect(stray(line), line).toEqual([line]);
  for (const line of fine) expect(stray(line), line).toEqual([]);
});

test("everything is drawn with tokens alone", () => {
  expect(drawn.length).toBeGreaterThan(100);
  const strays = drawn.map((path) => [path, stray(sources[path]!)] as const).filter(([, lines]) => lines.length > 0);
  expect(strays).toEqual([]);
});

test("every colour of a game that is asked for is in its palette, and none is there for nothing", () => {
  for (const palette of palettes) {
    const folder = palette.replace("palette.css", "");
    const source = drawn
      .filter((path) => path.startsWith(folder))
      .map((path) => sources[path])
      .join("\n");
    const known = [...declared(house), ...declared(palette), ...names(source, /(?:style:|^\s*)(--[\w-]+)[:=]/gm)];
    const used = names(source, /var\((--[\w-]+)\)/g);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    // These the house asks for: seats, the box, and how the table is laid for the game.
    const asked = /^--(seat-.*|cloth|hand|rail|areas|edge|edge-width|zoom|unfold)$/;
    const spare = declared(palette).filter((name) => !used.includes(name) && !asked.test(name));
    expect(spare).toEqual([]);
  }
});

test("no palette changes what the house means by a name", () => {
  const taken = declared(house).filter((name) => name !== "--cloth");
  for (const palette of palettes) expect(declared(palette).filter((name) => taken.includes(name))).toEqual([]);
});
