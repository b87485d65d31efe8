import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../../net/wire";
import { need, speak } from "../../text/texts.svelte";
import { way, words } from "./effect";
import { beats } from "./beats";
import { type Land, tallLand, wideLand } from "./lands";
import { stand } from "./motion";
import { pride } from "./pride";
import type { Effect, EventView, There, View, Way } from "./types";

const told = (event: EventView | null): Told<EventView> => ({ step: 1, text: { id: "x" }, event });

/** The stages of a desk, a tablet, a phone that lies flat, and whatever else. */
const shapes: [number, number][] = [[1066, 844], [1480, 1024], [820, 828], [556, 390], [390, 530], [2000, 900]]; // prettier-ignore
const lands: [string, Land][] = [
  ["tall", tallLand(100)],
  ...shapes.map(([width, height]): [string, Land] => [`${width} by ${height}`, wideLand(100, width, height)]),
];

describe.each(lands)("the land that is %s", (_, land) => {
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

  it("has room beside each stone for its number and for what a choice would bring", () => {
    for (const places of [land.feet, land.heads]) {
      expect(places).toHaveLength(stops.length);
      for (const [space, at] of places.entries()) {
        const others = stops.filter((_, other) => other !== space);
        const near = Math.min(...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
        expect(near, `beside ${space}`).toBeGreaterThan(land.stone);
        expect(at.x).toBeGreaterThan(land.stone * 0.7);
        expect(at.x).toBeLessThan(land.width - land.stone * 0.7);
      }
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

describe("pawns on one stone", () => {
  const stops = [{ x: 0, y: 0 }, { x: 100, y: 0 }]; // prettier-ignore

  it.each([1, 2, 3, 4])("%i of them stand apart", (count) => {
    const spaces = Array.from({ length: 4 }, (_, seat) => (seat < count ? 1 : 0));
    const here = Array.from({ length: count }, (_, seat) => stand(seat, spaces, stops, 1));
    for (const [at, a] of here.entries())
      for (const b of here.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(14);
  });
});

describe("what is to be seen", () => {
  const expedition = (seat: number, space: number) => ({
    seat,
    space,
    piles: [["mule", 1], ["mule", 2], ["jeep", 1]] as View["expeditions"][number]["piles"],
    reach: 3,
    cards: 3,
    hand: null,
    to_lay: 0,
    stock: null,
    left: false,
  }); // prettier-ignore
  const before: View = {
    viewer: null,
    stage: { name: "play", seat: 0 },
    dealer: 1,
    expeditions: [expedition(0, 20), expedition(1, 5)],
    counters: [{ space: 23, by: 1, up: false, counter: null }],
    pile: 30,
    covered: [],
    used_exchanges: 0,
    aside: 0,
    aside_counter: null,
    villages: [0, 20, 40, 60, 80],
  };

  it("is the card, the walk, the counter and the way back, in order, and each says its line when it is over", () => {
    const events: EventView[] = [
      { event: "played", seat: 0, card: ["jeep", 3], on: 0, pile: 1, covered: ["mule", 2], before: 3, after: 4 },
      { event: "moved", seat: 0, from: 20, to: 23, distance: 3, again: false },
      { event: "met", seat: 0, space: 23, counter: "lion", turned: true },
      { event: "chased", seat: 0, from: 23, to: 20 },
    ];
    const shown = beats(before, events.map(told), before, { camp: 100, counters: [] as never, piles: [] });
    expect(shown.map(({ kind, lines }) => [kind, lines])).toEqual([
      ["card", []],
      ["count", [0]],
      ["walk", [1]],
      ["turn", [2]],
      ["walk", [3]],
    ]);
    const views = shown.reduce<View[]>((seen, { apply }) => [...seen, apply!(seen.at(-1)!)], [before]);
    expect(views.map(({ expeditions }) => expeditions[0]!.space)).toEqual([20, 20, 20, 23, 23, 20]);
    expect(views.map(({ expeditions }) => expeditions[0]!.reach).slice(0, 3)).toEqual([3, 3, 4]);
    expect(views[4]!.counters[0]).toMatchObject({ up: true, counter: "lion" });
  });

  it("is nothing when a move is taken back", () => {
    expect(beats(before, [{ ...told(null), back: 3 }], before, null as never)).toEqual([]);
  });

  it("leaves something to be proud of", () => {
    const moved = (from: number, to: number): Told<EventView> =>
      told({ event: "moved", seat: 0, from, to, distance: to - from, again: false });
    const played = (on: number, before: number, after: number): Told<EventView> =>
      told({ event: "played", seat: 0, card: ["jeep", 3], on, pile: 1, covered: ["mule", 2], before, after });
    expect(pride([], 0)).toBeUndefined();
    // A banana goes on with the same turn.
    expect(pride([played(0, 3, 7), moved(0, 7), moved(7, 14), played(0, 7, 9), moved(14, 23)], 0)).toEqual({
      id: "kilimandjaro-pride-walk",
      args: [["count", { number: 14 }]],
    });
    expect(pride([played(1, 18, 6), moved(0, 7), played(1, 9, 4), moved(7, 9)], 0)).toEqual({
      id: "kilimandjaro-pride-stolen",
      args: [["count", { number: 17 }]],
    });
  });
});
