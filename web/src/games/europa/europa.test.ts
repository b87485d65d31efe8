import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Atlas, sea } from "./atlas";
import land from "./lands.json";
import { calming, covered, type Option } from "./choice";
import { collisions, lay, outside } from "./layout";
import { boxOf, LARGE, type Plate, type Print, roomFor, SMALL } from "./plates";
import type { Chart, Effect, View } from "./types";
import type { Prompt } from "../../net/wire";

const ids = Object.keys(land.lands);
const names = (language: string) => {
  const texts = readFileSync(`../locales/${language}/europa.ftl`, "utf8");
  return ids.map((id) => new RegExp(`^europa-country-${id} = (.*)$`, "m").exec(texts)![1]!);
};
const points = Object.values<{ x: number; y: number }>(land.lands);
const plate = (country: number, more: Partial<Plate>): Plate => ({
  ...{ country, kind: "outside", ordinal: 20, points: 30, black: 4, raised: false, token: null, stacks: [], fresh: 0 },
  now: false,
  ...more,
});

/** What the board does: rooms for all, then what the plates have grown to. */
function laid(language: string, print: Print, scale: number, more: (country: number) => Partial<Plate>) {
  const room = { width: sea.width * scale, height: sea.height * scale };
  const at = points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const called = names(language);
  const rooms = called.map((name, id) => roomFor(name, print, at[id]!));
  const kept = lay(rooms, room, []);
  const boxes = called.map((name, id) => boxOf(plate(id, more(id)), name, print, at[id]!));
  const from = kept.map(({ left, top }, id) => ({
    left: left + (rooms[id]!.width - boxes[id]!.width) / 2,
    top: top + Math.max(0, rooms[id]!.waist - boxes[id]!.waist),
  }));
  return { boxes, spots: lay(boxes, room, [], from), from, room };
}

const crowd: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].map((seat) => [seat, 12] as const);

describe("plates", () => {
  for (const language of ["fr", "en"])
    for (const [what, print, scale] of [
      ["a desk", LARGE, 0.84],
      ["a wide desk", LARGE, 1.09],
      ["a phone", SMALL, 0.7],
    ] as const) {
      test(`none lies on another on ${what} (${language}), nor far from its country`, () => {
        const cases: ((country: number) => Partial<Plate>)[] = [
          () => ({}),
          (country) => ({ stacks: crowd.slice(0, country % 4), token: country % 3 === 0 ? "war" : null }),
          // More than any game has seen: all six parties in every third country, tensions in every other.
          (country) => ({
            stacks: country % 3 === 0 ? crowd : crowd.slice(0, 2),
            token: country % 2 === 0 ? "tensions" : null,
          }),
        ];
        for (const more of cases) {
          const { boxes, spots, room } = laid(language, print, scale, more);
          expect(collisions(boxes, spots)).toEqual([]);
          for (const [id, spot] of spots.entries()) {
            const { width, height, x, y } = boxes[id]!;
            expect(outside({ ...spot, width, height }, x, y), ids[id]).toBeLessThan(75);
            expect(Math.min(spot.left, spot.top), ids[id]).toBeGreaterThan(-3);
            expect(spot.left + width, ids[id]).toBeLessThan(room.width + 3);
            expect(spot.top + height, ids[id]).toBeLessThan(room.height + 3);
          }
        }
      });
    }

  test("a plate that keeps to its room moves nobody", () => {
    const { spots, from } = laid("fr", LARGE, 0.87, (country) => ({ stacks: crowd.slice(0, country % 3) }));
    expect(spots).toEqual(from);
  });
});

describe("the board", () => {
  const country = (id: string, at: number) => ({ id, name: id, points: 6, black: 2, war: 4, pos: pos(at) });
  const pos = (at: number): [number, number] => [at % 100, (at * 37) % 100];
  const chart: Chart = {
    countries: ids.map(country),
    borders: [],
    dotted: [],
    dice: [],
    years: ["", "", "", ""],
    tensions: 1,
    peace: [4, 2, 1],
  };

  test("arrow keys reach every country", () => {
    const board = new Atlas(chart);
    const seen = new Set([0]);
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    for (const from of seen)
      for (const way of ways) {
        const to = board.walk(from, way);
        if (to !== undefined) seen.add(to);
      }
    expect(seen.size).toBe(ids.length);
  });

  test("a country that no map knows lies where its board has it", () => {
    const own = new Atlas({ ...chart, countries: [country("atlantis", 50), ...chart.countries.slice(1)] });
    expect(own.countries[0]!.d).toMatch(/^M/);
    expect(own.countries[0]!.x).toBeCloseTo(60 + (50 * (sea.width - 120)) / 100);
    expect(own.find("atlantis")).toBe(0);
  });
});

describe("the dove", () => {
  const view = { turn: 2, tensions: [3, 5, 8], left: 3 } as unknown as View;
  const calm = (country: number, cost = 1): Option => ({ token: `calm ${country}`, effect: { country, cost } });

  test("calms Tensions together only where it has pawns for all, and no war comes first", () => {
    expect(
      covered(
        view,
        [3, 5, 8].map((country) => calm(country)),
      ),
    ).toBe(true);
    expect(
      covered(
        { ...view, left: 2 },
        [3, 5, 8].map((country) => calm(country)),
      ),
    ).toBe(false);
    expect(covered(view, [calm(3)])).toBe(false);
    expect(covered(view, [calm(4, 2), calm(3)])).toBe(false);
  });

  test("answers for this turn alone, and nothing else", () => {
    let now = view;
    const asked = (id: string): Prompt<Effect> => ({
      decision: 1,
      slots: [{ id, ask: { id: "" }, tree: { picks: ["a", "b"] } }],
    });
    const choose = calming(() => now);
    expect(choose(asked("allocate"))).toEqual(["a"]);
    expect(choose(asked("place"))).toBeUndefined();
    now = { ...view, turn: 3 };
    expect(choose(asked("allocate"))).toBeUndefined();
  });
});
