import { describe, expect, test } from "vitest";
import type { Arg, Prompt, Told } from "../../net/wire";
import { Atlas } from "./atlas";
import { beats, decisive, removals, shownBy } from "./beats";
import { blank, inVain, linesOf, remark } from "./orders";
import { arrange, collide, linesOf as linesOfName, sizeOf } from "./plates";
import { held } from "./story";
import type { Chart, Effect, Event, PlaceView, View } from "./types";

const names = {
  alger: "Alger",
  cap_town: "Cap Town",
  dakar: "Dakar",
  kuruman: "Kuruman",
  libye: "Libye",
  sahara: "Sahara",
};
const shape = { x: 0, y: 0, d: "", squares: 3, coastal: true, neighbours: [] };
const territories = Object.entries(names).map(([id, name]) => ({ id, name, ...shape }));
const chart: Chart = {
  width: 1,
  height: 1,
  years: [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914],
  figures: 22,
  shore: "",
  embassies: [],
  links: [],
  bridges: [],
  walls: "",
  territories,
};
const { idOf } = new Atlas(chart);

/** A table of France and Germany (and Italy), with these presences and filled squares. */
function view(pieces: Record<string, [present: number, filled?: number]>, past: View["past"] = [], pawns = 20): View {
  const map: PlaceView[] = territories.map(({ id }) => ({
    at: id,
    present: pieces[id]?.[0] ?? 0,
    filled: pieces[id]?.[1] ?? 0,
    colony: (pieces[id]?.[1] ?? 0) === 3,
    empty_coast: !pieces[id]?.[0],
  }));
  const countries = ["fr", "de", "it"].map((id) => ({
    id,
    colour: "#000000",
    wars_received: null,
    pawns_left: pawns,
    absent: false,
    points: { alone: 0, shared: 0, alliances: 0 },
    total: 0,
  }));
  return { year: 1885, phase: "diplomacy", map, countries, colonies: 0, past };
}

const slot = (id: string, ...picks: (string | { token: string; effect: Effect })[]) => ({
  id,
  ask: { id: "africa-ask-order" },
  optional: true,
  tree: { complete: true, picks },
});
const prompt: Prompt<Effect> = {
  decision: 3,
  slots: [
    slot("Alger", { token: "D", effect: { vain: "full" } }, "Sahara", "nothing"),
    slot("Cap Town", "D", "Kuruman", "nothing"),
    slot("ship", "Libye"),
    slot("de", { token: "alliance", effect: "blank" }, "war"),
    slot("it", { token: "alliance", effect: "blank" }, "war"),
  ],
};

describe("a sheet", () => {
  const lines = linesOf(idOf, { prompt, picked: [["D"], ["Kuruman"], [], ["war"]] });

  test("has its lines by what they are about, picked or sealed", () => {
    expect([...lines].map(([key, { picked }]) => [key, picked])).toEqual([
      ["alger", "D"],
      ["cap_town", "Kuruman"],
      ["ship", undefined],
      ["de", "war"],
      ["it", undefined],
    ]);
    expect(linesOf(idOf, null).size).toBe(0);
  });

  test("warns of orders that the game says come to nothing, and of no others", () => {
    expect(remark(lines.get("alger")!)?.id).toBe("africa-hint-full");
    expect(remark(lines.get("cap_town")!)).toBeUndefined();
  });

  test("means by an empty line what the game says it means", () => {
    expect(blank(lines.get("it")!)).toBe("alliance");
    expect(blank(lines.get("ship")!)).toBeUndefined();
  });
});

describe("a reading", () => {
  const blank = { rows: "", war: 0 };
  const told = (event: Event): Told<Event> => ({ step: 1, text: { id: event.event }, event });
  const sheet = (seat: number) => told({ event: "sheet_read", seat, sheet: blank });
  const verdict = { present: 2, alliances: 0, wars: 1, own_war: false };
  const word = (fate: string, seat: number, ...args: [string, Arg][]): Told<Event> => ({
    step: 1,
    text: {
      id: `table-treaty-${fate}`,
      args: [
        ["seat", { seat }],
        ["treaty", { text: { id: "africa-treaty", args } }],
      ],
    },
    event: null,
  });
  const log: Told<Event>[] = [
    sheet(0),
    told({ event: "developed", seat: 0, at: "alger", filled: 3 }),
    sheet(1),
    told({ event: "explored", seat: 1, from: "libye", at: "alger" }),
    sheet(2),
    told({ event: "landed", seat: 2, at: "dakar" }),
    told({ event: "declared", seat: 0, war: 0, alliance: 6 }),
    told({ event: "declared", seat: 1, war: 1, alliance: 4 }),
    told({ event: "declared", seat: 2, war: 0, alliance: 3 }),
    told({ event: "judged", at: "alger", seat: 0, ...verdict, stays: false }),
    told({ event: "judged", at: "alger", seat: 1, ...verdict, stays: true }),
    told({ event: "founded", at: "alger", owners: 2 }),
    told({ event: "pawns_left", left: [20, 20, 20] }),
    told({ event: "turn_began", year: 1885 }),
    word("broken", 1, ["from", { seat: 0 }], ["with", { seat: 1 }]),
    word("kept-early", 2, ["doers", { list: [{ seat: 2 }] }], ["at", { name: "africa-territory-dakar" }]),
  ];
  const before = view({ alger: [1, 2], libye: [2] });
  const last = view({ alger: [2, 3], libye: [2], dakar: [4] }, [{ year: 1880, sheets: [blank, blank, blank] }]);
  const after: View = {
    ...last,
    colonies: 1,
    countries: last.countries.map((country, seat) => ({ ...country, wars_received: seat === 0 ? 2 : 0 })),
  };
  const scene = beats(before, log, after, chart);

  test("goes sheet by sheet, then ships, embassies, conflicts and colonies; words are kept or broken where it shows", () => {
    expect(scene.map(({ kind }) => kind)).toEqual([
      ...["envelope", "orders", "envelope", "orders", "envelope", "ships", "treaty", "declared", "declared", "treaty"],
      ...["declared", "conflict", "founded", "close"],
    ]);
    expect(scene.flatMap(({ chapter }) => chapter ?? [])).toEqual(
      ["sheet", "ships", "declaration", "conflict", "colony", "close"].map((name) => `africa-web-chapter-${name}`),
    );
    expect(shownBy(scene[9])).toMatchObject({ kind: "treaty", parties: [1, 0], breaker: 1 });
  });

  test("says every line once, and leaves the table as it is afterwards", () => {
    expect(scene.flatMap(({ lines }) => lines).toSorted((a, b) => a - b)).toEqual(log.map((_, at) => at));
    const folded = scene.reduce((view, { apply }) => apply?.(view) ?? view, before);
    expect(folded).toEqual(after);
    // Judged, but still standing while the verdict is read.
    const upTo = (at: number) => scene.slice(0, at).reduce((view, { apply }) => apply?.(view) ?? view, before);
    expect(upTo(11).map.find(({ at }) => at === "alger")).toMatchObject({ present: 3, colony: false });
    expect(upTo(12).map.find(({ at }) => at === "alger")).toMatchObject({ present: 2, colony: false });
    expect(upTo(12).past).toEqual([]);
  });

  test("turns the pawns one country after the other; before the first reading they show nothing", () => {
    const turned = scene.flatMap((beat) => {
      const shown = shownBy(beat);
      return shown?.kind === "declared" ? [shown.turned] : [];
    });
    expect(turned).toEqual([
      [0, null, null],
      [0, 1, null],
      [0, 1, 0],
    ]);
  });

  test("is not shown when it is taken back, nor where nothing is to be seen", () => {
    expect(beats(before, [...log, { step: 2, text: { id: "undone" }, back: 0, event: null }], before, chart)).toEqual(
      [],
    );
    expect(beats(before, [told({ event: "talk_ended" })], before, chart)).toEqual([]);
  });

  test("tells who was removed where, and the years what was held", () => {
    expect(removals(log, "alger")).toEqual([0]);
    expect(removals(log, "dakar")).toEqual([]);
    expect(held(after, log)).toEqual([{ year: 1880, presences: [0, 2, 1], colonies: [0, 1, 0] }]);
  });
});

describe("the map", () => {
  test("is walked by neighbourhood, and where there is none that way, to what is nearest", () => {
    const at = (id: string, x: number, y: number, ...neighbours: string[]) => ({
      ...{ id, name: id, x, y, d: "", squares: 1, coastal: true, neighbours },
    });
    const atlas = new Atlas({
      ...chart,
      territories: [at("a", 0, 0, "b", "c"), at("b", 100, 10, "a"), at("c", 10, 100, "a"), at("d", 60, 5)],
    });
    expect([atlas.next("a", [1, 0]), atlas.next("a", [0, 1]), atlas.next("a", [-1, 0])]).toEqual(["b", "c", undefined]);
    expect(atlas.next("b", [0, 1])).toBe("c");
    expect(atlas.ordersOf({ rows: ".+B..", war: 0 })).toEqual([
      { row: "b", to: null },
      { row: "c", to: "b" },
    ]);
    expect(atlas.shipOf({ rows: "....C", war: 0 })).toBe("c");
  });

  test("has plates that do not lie on one another, near where they belong, always in the same places", () => {
    const plates = Array.from({ length: 30 }, (_, at) => {
      const [width, height] = sizeOf("Tamanrasset", 4, 6, true);
      return { x: 60 + (at % 6) * 88, y: 60 + Math.floor(at / 6) * 84, width, height };
    });
    const stands = arrange(plates, { width: 600, height: 500 }, 1880);
    expect(collide(plates, stands)).toBe(false);
    expect(stands.every(({ x, y }, at) => Math.hypot(x - plates[at]!.x, y - plates[at]!.y) < 40)).toBe(true);
    expect(arrange(plates, { width: 600, height: 500 }, 1880)).toEqual(stands);
    expect(linesOfName("Lac Victoria")).toEqual(["Lac", "Victoria"]);
  });
});

describe("what would follow", () => {
  const told = (event: Event): Told<Event> => ({ step: 1, text: { id: event.event }, event });
  const judged = { event: "judged", at: "alger", present: 2, wars: 1, alliances: 0, own_war: false } as const;
  const log = [
    told({ event: "expedition_void", seat: 0, from: "cap_town", at: "kuruman" }),
    told({ event: "expedition_void", seat: 1, from: "alger", at: "sahara" }),
    told({ event: "landing_void", seat: 0, at: "dakar", why: "no_pawn" }),
    told({ ...judged, seat: 0, stays: false }),
    told({ ...judged, seat: 1, stays: true }),
    told({ event: "founded", at: "alger", owners: 2 }),
  ];

  test("the rows of mine that come to nothing, with what the game says of them", () => {
    expect([...inVain(log, 0)].map(([row, { id }]) => [row, id])).toEqual([
      ["cap_town", "expedition_void"],
      ["ship", "landing_void"],
    ]);
  });

  test("who falls, and what becomes a colony", () => {
    expect(decisive(log.slice(3)).map(({ text }) => text.id)).toEqual(["judged", "founded"]);
  });
});
