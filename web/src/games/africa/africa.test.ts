import { describe, expect, test } from "vitest";
import type { Prompt, Told } from "../../net/wire";
import { blank, inVain, linesOf, remark } from "./orders";
import { decisive, readings, removals, still } from "./reading";
import { Atlas } from "./atlas";
import type { Effect, Event, PlaceView, View } from "./types";

const names = {
  alger: "Alger",
  cap_town: "Cap Town",
  dakar: "Dakar",
  kuruman: "Kuruman",
  libye: "Libye",
  sahara: "Sahara",
};
const territories = Object.entries(names).map(([id, name]) => ({ id, name, x: 0, y: 0, d: "" }));
const { idOf } = new Atlas({
  ...{
    width: 1,
    height: 1,
    years: [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914],
    figures: 22,
    shore: "",
    embassies: [],
    links: [],
    bridges: [],
    walls: "",
  },
  territories,
});

/** A table of France and Germany (and Italy), with these presences and filled squares. */
function view(pieces: Record<string, [present: number, filled?: number]>, past: View["past"] = [], pawns = 20): View {
  const map: PlaceView[] = territories.map(({ id }) => ({
    at: id,
    present: pieces[id]?.[0] ?? 0,
    squares: 3,
    filled: pieces[id]?.[1] ?? 0,
    colony: (pieces[id]?.[1] ?? 0) === 3,
    coastal: true,
    empty_coast: !pieces[id]?.[0],
    neighbours: [],
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
  const blank = { orders: {}, ship: null, war: 0 };
  const told = (event: Event): Told<Event> => ({ step: 1, text: { id: event.event }, event });
  const sheet = (seat: number) => told({ event: "sheet_read", seat, sheet: blank });
  const verdict = { present: 2, alliances: 0, wars: 1, own_war: false };
  const log: Told<Event>[] = [
    { step: 1, text: { id: "table-ready" }, event: null },
    sheet(0),
    told({ event: "developed", seat: 0, at: "alger", filled: 3 }),
    sheet(1),
    told({ event: "explored", seat: 1, from: "libye", at: "alger" }),
    sheet(2),
    told({ event: "landed", seat: 2, at: "dakar" }),
    told({ event: "declared", seat: 0, war: 0, alliance: 0 }),
    told({ event: "declared", seat: 1, war: 1, alliance: 0 }),
    told({ event: "declared", seat: 2, war: 0, alliance: 0 }),
    told({ event: "judged", at: "alger", seat: 0, ...verdict, stays: false }),
    told({ event: "judged", at: "alger", seat: 1, ...verdict, stays: true }),
    told({ event: "founded", at: "alger", owners: 2 }),
    told({ event: "pawns_left", left: [] }),
    told({ event: "turn_began", year: 1885 }),
  ];
  const after = view({ alger: [2, 3], libye: [2], dakar: [4] }, [
    { year: 1880, sheets: [blank, { ...blank, war: 1 }, blank] },
  ]);
  const [reading] = readings(after, log);
  const steps = reading!.steps;

  test("goes sheet by sheet, then ships, embassies, conflicts and colonies", () => {
    expect(reading!.year).toBe(1880);
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...["sheet", "sheet", "sheet", "ships", "declaration", "declaration", "declaration"],
      ...["conflict", "colony", "close"],
    ]);
    expect(steps[0]!.lines).toHaveLength(2);
  });

  test("shows the map as it was at each moment", () => {
    const alger = steps.map(({ scene }) => scene.ground.alger!);
    expect(alger[0]).toEqual({ present: 1, filled: 3, colony: false });
    expect(alger[1]!.present).toBe(3);
    // Judged, but still standing while the verdict is read.
    expect(alger[7]!.present).toBe(3);
    expect(steps[7]!.scene.verdicts.alger!.map(({ stays }) => stays)).toEqual([false, true]);
    expect(alger.at(-1)).toEqual(still(after).ground.alger);
    expect(steps[2]!.scene.ground.dakar!.present).toBe(0);
    expect(removals(reading, "alger")).toEqual([0]);
  });

  test("turns the pawns one country after the other; before the first reading they show nothing", () => {
    expect(steps.map(({ scene }) => scene.declared).slice(3, 7)).toEqual([
      [null, null, null],
      [0, null, null],
      [0, 1, null],
      [0, 1, 0],
    ]);
  });

  test("whose beginning was cut off is left out", () => {
    expect(readings(after, log.slice(3))).toEqual([]);
    expect(readings(after, [])).toEqual([]);
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
