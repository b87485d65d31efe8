import { describe, expect, it } from "vitest";
import type { Text, Told } from "../../net/wire";
import { lands } from "./lands";
import { after, scenes } from "./trek.svelte";
import { foresee } from "./view";

const told = (event: unknown): Told => ({ step: 1, text: { id: "x" }, event });

describe.each(Object.entries(lands))("the %s land", (_, land) => {
  const { stops } = land.way;

  it("has a start, ninety-nine spaces and a camp, all inside", () => {
    expect(stops).toHaveLength(101);
    for (const { x, y } of stops) {
      expect(x).toBeGreaterThanOrEqual(land.stone);
      expect(x).toBeLessThanOrEqual(land.width - land.stone);
      expect(y).toBeGreaterThanOrEqual(land.stone);
      expect(y).toBeLessThanOrEqual(land.height - land.stone);
    }
  });

  it("keeps its stones apart, so that each can be read and touched", () => {
    for (const [at, a] of stops.entries()) {
      for (const b of stops.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * land.stone);
    }
  });
});

describe("what a choice leads to", () => {
  const move: Text = {
    id: "kilimandjaro-hint-move-there",
    args: [
      ["distance", { number: 13 }],
      ["space", { number: 26 }],
      ["there", { text: { id: "kilimandjaro-there-banana" } }],
    ],
  };

  it("is read from what the server says beside it", () => {
    expect(foresee(undefined)).toEqual({});
    expect(foresee(move)).toEqual({ distance: 13, space: 26, there: { id: "kilimandjaro-there-banana" } });
    expect(foresee({ id: "kilimandjaro-hint-reach", args: [["reach", { number: 9 }]] })).toEqual({ distance: 9 });
  });

  it("tells what happens to the other and how far I go myself", () => {
    const hint: Text = {
      id: "kilimandjaro-hint-cover",
      args: [
        ["seat", { seat: 1 }],
        ["before", { number: 18 }],
        ["after", { number: 11 }],
        ["move", { text: move }],
      ],
    };
    expect(foresee(hint)).toMatchObject({ distance: 13, space: 26, theirs: { seat: 1, before: 18, after: 11 } });
  });
});

describe("what is to be seen", () => {
  it("is the walk, the counter and the way back, in order", () => {
    const shown = scenes([
      told({ event: "played", seat: 0, card: "jeep3", on: 0, pile: 1 }),
      told({ event: "moved", seat: 0, from: 20, to: 23, distance: 3, again: false }),
      told({ event: "met", seat: 0, space: 23, counter: "lion", turned: true }),
      told({ event: "chased", seat: 0, from: 23, to: 20 }),
      told(null),
    ]);
    expect(shown).toEqual([
      { show: "walk", seat: 0, spaces: [21, 22, 23], chased: false },
      { show: "turn", space: 23, face: "lion", turned: true },
      { show: "walk", seat: 0, spaces: [22, 21, 20], chased: true },
    ]);
    expect(after([20, 5], shown)).toEqual([20, 5]);
  });

  it("is two pawns that change places, and one that is sent back", () => {
    const shown = scenes([
      told({ event: "swapped", seat: 0, with: 2, to: 64, back: 27 }),
      told({ event: "sent", seat: 0, whom: 1, from: 63, to: 60 }),
    ]);
    expect(after([27, 63, 64], shown)).toEqual([64, 60, 27]);
  });
});
