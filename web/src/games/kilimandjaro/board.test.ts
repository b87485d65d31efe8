import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../../net/wire";
import { need, speak } from "../../text/texts.svelte";
import { way, words } from "./effect";
import { landsOf } from "./lands";
import { after, scenes } from "./trek.svelte";
import type { Effect, EventView, There, Way } from "./types";

const told = (event: EventView | null): Told<EventView> => ({ step: 1, text: { id: "x" }, event });

describe.each(Object.entries(landsOf(100)))("the %s land", (_, land) => {
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
  const own: Way = { distance: 13, space: 26, there: { what: "banana" } };

  it("moves my pawn, whether I cover a pile of mine or of another", () => {
    expect(way(undefined)).toBeUndefined();
    expect(way({ does: "go", ...own })).toMatchObject(own);
    expect(way({ does: "cover", seat: 1, before: 18, after: 11, own })).toEqual(own);
    expect(way({ does: "send", from: 30, to: 22 })).toBeUndefined();
  });
});

describe.each(["fr", "en"] as const)("what a choice would do, said in %s", (lang) => {
  beforeAll(async () => {
    await speak(lang);
    await need("kilimandjaro");
  });

  const theres: Record<There["what"], There> = {
    camp: { what: "camp" },
    village: { what: "village" },
    banana: { what: "banana" },
    lion: { what: "lion", village: 20 },
    exchange: { what: "exchange" },
    unknown: { what: "unknown", village: 20 },
  };
  const ways: Way[] = [
    { distance: 7, space: 27 },
    { distance: 7, space: 27, up_to: true },
    ...Object.values(theres).map((there) => ({ distance: 7, space: 27, there })),
  ];
  const effects: Record<Effect["does"], Effect[]> = {
    go: ways.map((way) => ({ does: "go", ...way })),
    cover: ways.map((own) => ({ does: "cover", seat: 1, before: 18, after: 11, own })),
    swap: [8, -8].map((gain) => ({ does: "swap", with: 1, gain })),
    send: [{ does: "send", from: 30, to: 22 }],
  };

  it.each(Object.values(effects).flat())("leaves no argument open: %o", (effect) => {
    expect(words(effect, ["Anna", "Ben"])).toMatch(/^[^{}$]*\d[^{}$]*$/);
    expect(words(effect, ["Anna", "Ben"])).not.toContain("kilimandjaro-");
  });
});

describe("what is to be seen", () => {
  it("is the walk, the counter and the way back, in order", () => {
    const shown = scenes([
      told({
        event: "played",
        seat: 0,
        card: ["jeep", 3],
        on: 0,
        pile: 1,
        covered: ["mule", 2],
        before: 4,
        after: 3,
      }),
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
