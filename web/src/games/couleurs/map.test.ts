import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Atlas, type Nation } from "./atlas";
import { earth } from "./earth";
import { overlap } from "./plates";
import type { Chart, NationChart } from "./types";
import { nearest, WAYS } from "./walk";
import { worldOf } from "./world";

/** The board of the box, as far as its map is drawn, from its file. */
const file = readFileSync("../boards/couleurs.toml", "utf8");
const lines = (key: string) => file.split("\n").filter((line) => line.startsWith(`  { ${key} = "`));
const field = (line: string, key: string) => new RegExp(` ${key} = "?([^",}]+)`).exec(line)?.[1] ?? "";
const named = lines("id").filter((line) => line.includes("value ="));
const areas = lines("id").filter((line) => line.includes("border ="));
const nations: NationChart[] = named.map((line) => ({
  id: field(line, "id"),
  names: [field(line, "name_fr"), field(line, "name_en")],
  area: areas.findIndex((area) => field(area, "id") === field(line, "area")),
  value: Number(field(line, "value")),
  island: line.includes("island = true"),
  at: [0, 0],
  capital: JSON.parse(/capital = (\[[^\]]+\])/.exec(line)![1]!) as [number, number],
  small: line.includes('"petits-etats"'),
}));
const place = (id: string) => nations.findIndex((nation) => nation.id === id);
const chart = {
  areas: areas.map((line) => ({ id: field(line, "id"), border: "", letter: "A", names: ["", ""], bonus: 0 })),
  nations,
  lines: lines("a").flatMap((line) =>
    line.includes("kind =")
      ? [
          {
            ends: [place(field(line, "a")), place(field(line, "b"))],
            kind: field(line, "kind"),
            stub: line.includes('"stub"'),
          },
        ]
      : [],
  ),
} as unknown as Chart;
const atlas = new Atlas(chart);
const name = (language: number) => (nation: Nation) => nations[place(nation.id)]!.names[language]!;

const windows = [
  [1123, 688],
  [1560, 868],
  [820, 850],
  [390, 540],
  [556, 346],
] as const;
const cases = windows.flatMap(([width, height]) =>
  [0, 1].flatMap((language) => [false, true].map((small) => ({ width, height, language, small }))),
);

describe("the map", () => {
  test("has the nations of the box, and land for all that are not tiny", () => {
    expect(nations.length).toBe(114);
    expect(chart.lines.length).toBeGreaterThan(170);
    const world = worldOf(atlas, atlas.nations, { width: 1123, height: 688 }, name(0));
    const drawn = world.lands.flatMap(({ nation }) => nation?.id ?? []);
    const without = atlas.nations.filter(({ id, small }) => !small && !drawn.includes(id)).map(({ id }) => id);
    expect(without).toEqual([]);
  });

  test.each(cases)("lays nothing over anything: $width x $height, language $language, small $small", (size) => {
    const these = atlas.nations.filter(({ small }) => size.small || !small);
    const world = worldOf(atlas, these, size, name(size.language));
    const over = world.stands.flatMap((a, at) =>
      world.stands.slice(0, at).flatMap((b) => (overlap(a, b) ? [`${a.nation.id} ${b.nation.id}`] : [])),
    );
    expect(over).toEqual([]);
    for (const stand of world.stands) {
      expect(stand.x + stand.left).toBeGreaterThanOrEqual(0);
      expect(stand.y + stand.top).toBeGreaterThanOrEqual(0);
      expect(stand.x + stand.right).toBeLessThanOrEqual(world.width);
      expect(stand.y + stand.bottom).toBeLessThanOrEqual(world.height);
    }
    // All at once where there is room, else larger than the window.
    expect(world.width).toBeGreaterThanOrEqual(size.width);
  });

  test("keeps what lies west of what, and is the same every time", () => {
    const lens = earth(atlas.nations.map(({ place }) => place));
    expect(lens([-9, 38]).x).toBeLessThan(lens([2, 49]).x);
    expect(lens([18, 59]).y).toBeLessThan(lens([12, 42]).y);
    const twice = [0, 1].map(() => worldOf(atlas, atlas.nations, { width: 900, height: 700 }, name(1)));
    expect(twice[0]).toEqual(twice[1]);
  });

  test("is drawn from a board without degrees as well", () => {
    const flat = new Atlas({
      ...chart,
      nations: nations.map((nation, at) => ({ ...nation, capital: undefined, at: [at % 12, Math.floor(at / 12)] })),
    } as unknown as Chart);
    const world = worldOf(flat, flat.nations, { width: 1123, height: 688 }, name(0));
    expect(world.lands).toEqual([]);
    expect(world.stands.some((a, at) => world.stands.slice(0, at).some((b) => overlap(a, b)))).toBe(false);
  });

  test("is walked with the arrow keys, and every flag is reached", () => {
    const { stands } = worldOf(atlas, atlas.nations, { width: 1123, height: 688 }, name(0));
    const reached = new Set([stands[0]!]);
    for (const from of reached)
      for (const way of Object.values(WAYS)) {
        const to = nearest(from, way, stands);
        if (to) reached.add(to);
      }
    expect(stands.filter((stand) => !reached.has(stand)).map(({ nation }) => nation.id)).toEqual([]);
  });
});
