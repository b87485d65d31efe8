import { describe, expect, test } from "vitest";
import type { Prompt, Told } from "../../net/wire";
import { linesOf, read, remark, withoutPawn, written } from "./orders";
import { readings, removals, still, type Event } from "./reading";
import { suppose } from "./whatif";
import { shapes, type Place, type View } from "./view";

/** A table of France and Germany (and Italy), with these presences and filled squares. */
function view(pieces: Record<string, [present: number, filled?: number]>, past: View["past"] = [], pawns = 20): View {
  const map: Place[] = shapes.map(({ id }) => ({
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
    pawns_left: pawns,
    absent: false,
    points: { alone: 0, shared: 0, alliances: 0 },
    total: 0,
  }));
  return { year: 1885, phase: "diplomacy", map, countries, colonies: 0, past };
}

const slot = (id: string, ...picks: (string | { token: string; hint: { id: string } })[]) => ({
  id,
  ask: { id: "africa-ask-order" },
  optional: true,
  tree: { complete: true, picks },
});
const prompt: Prompt = {
  decision: 3,
  slots: [
    slot("Alger", { token: "D", hint: { id: "africa-hint-full" } }, "Sahara", "nothing"),
    slot("Cap Town", "D", { token: "Kuruman", hint: { id: "africa-hint-few-pawns" } }, "nothing"),
    slot("ship", "Lac Nyassa"),
    slot("de", "alliance", "war"),
    slot("it", "alliance", "war"),
  ],
};

describe("a sheet", () => {
  const picked = [["Sahara"], ["D"], ["Lac Nyassa"], ["war"], []];

  test("is written as the notation has it, and read back as it was", () => {
    expect(written(prompt, picked)).toBe("Alger>Sahara; Cap Town D; ship Lac Nyassa; war de");
    expect(read(prompt, written(prompt, picked))).toEqual(picked);
    expect(written(prompt, [[], ["nothing"], [], [], ["alliance"]])).toBe("Cap Town nothing; alliance it");
    expect(written(prompt, [])).toBe("");
  });

  test("takes nothing from a draft that is not offered", () => {
    expect(read(prompt, "Alger>Congo; Angola D; ship Libye; war gb it; nonsense")).toEqual([[], [], [], [], ["war"]]);
  });

  test("warns of orders without effect, but not of pawns that suffice", () => {
    const lines = linesOf(prompt, [["D"], ["Kuruman"]]);
    expect(remark(lines.get("alger")!)?.id).toBe("africa-hint-full");
    expect(remark(lines.get("cap_town")!)).toBeUndefined();
  });

  test("tells which expeditions find no pawn left, the ship last", () => {
    const lines = linesOf(prompt, [["Sahara"], ["Kuruman"], ["Lac Nyassa"]]);
    const own = { alger: [1], cap_town: [1] } as Record<string, [number]>;
    expect(withoutPawn(view(own, [], 1), 0, lines, false)).toEqual(["cap_town", "ship"]);
    // Kuruman comes before Sahara where destinations decide.
    expect(withoutPawn(view(own, [], 1), 0, lines, true)).toEqual(["alger", "ship"]);
    expect(withoutPawn(view(own, [], 3), 0, lines, false)).toEqual([]);
    // What is already there needs no pawn.
    expect(withoutPawn(view({ ...own, sahara: [1] }, [], 1), 0, lines, false)).toEqual(["ship"]);
  });
});

describe("a reading", () => {
  const blank = { orders: {}, ship: null, war: 0 };
  const told = (event: Event): Told => ({ step: 1, text: { id: event.event }, event });
  const sheet = (seat: number) => told({ event: "sheet_read", seat, sheet: blank });
  const verdict = { present: 2, alliances: 0, wars: 1 };
  const log: Told[] = [
    { step: 1, text: { id: "table-ready" }, event: null },
    sheet(0),
    told({ event: "developed", seat: 0, at: "alger", filled: 3 }),
    sheet(1),
    told({ event: "explored", seat: 1, from: "libye", at: "alger" }),
    sheet(2),
    told({ event: "landed", seat: 2, at: "dakar" }),
    told({ event: "declared", seat: 0, war: 0 }),
    told({ event: "declared", seat: 1, war: 1 }),
    told({ event: "declared", seat: 2, war: 0 }),
    told({ event: "judged", at: "alger", seat: 0, ...verdict, stays: false }),
    told({ event: "judged", at: "alger", seat: 1, ...verdict, stays: true }),
    told({ event: "founded", at: "alger", owners: 2 }),
    told({ event: "pawns_left" }),
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

describe("what if", () => {
  const on = (present: number, wars: number[], filled = 0, develops: string[] = []) =>
    suppose(view({ alger: [present, filled] }), { wars, arrivals: [], develops })[0];

  test("of two, whoever offers alliance and receives war falls (AF-54)", () => {
    expect(on(0b011, [0b010, 0, 0])?.removed).toEqual([1]);
    expect(on(0b011, [0b010, 0b001, 0])).toBeUndefined();
    expect(on(0b011, [0, 0, 0])).toBeUndefined();
  });

  test("of three, whoever receives more wars than alliances (AF-55)", () => {
    expect(on(0b111, [0b010, 0b001, 0b010])?.removed).toEqual([1]);
    expect(on(0b111, [0b010, 0, 0])).toBeUndefined();
    expect(on(0b111, [0b110, 0b101, 0b011])).toMatchObject({ removed: [0, 1, 2], colony: false });
  });

  test("a full territory in peace becomes a colony (AF-60), one at war does not (AF-61)", () => {
    expect(on(0b011, [0, 0, 0], 2, ["alger"])).toMatchObject({ colony: true, stays: [0, 1] });
    expect(on(0b011, [0b010, 0b001, 0], 2, ["alger"])).toMatchObject({ colony: false, disputed: true });
    expect(on(0b011, [0b010, 0, 0], 2, ["alger"])).toMatchObject({ colony: true, removed: [1], stays: [0] });
  });

  test("arrivals count as if they were there", () => {
    const arrivals = [{ seat: 1, at: "alger" }];
    expect(suppose(view({ alger: [1] }), { wars: [0, 1, 0], arrivals, develops: [] })[0]?.removed).toEqual([0]);
  });
});
