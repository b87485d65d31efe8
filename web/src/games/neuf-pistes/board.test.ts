import { describe, expect, test } from "vitest";
import { Grid } from "./cells";
import { grain } from "./grain";
import { movesOf } from "./moves";
import { recognise } from "./pawns";
import { pride } from "./pride";
import type { Event } from "./types";
import type { Told } from "../../net/wire";

describe("cells on the screen", () => {
  const columns = [..."abcdefghi"];
  const numbers = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const chart = { columns, rows: numbers, cells: numbers.map((row) => columns.map((column) => `${column}${row}`)) };
  const [light, dark] = [new Grid(chart, false), new Grid(chart, true)];

  test("a1 lies at the bottom left, and at the top right when turned", () => {
    expect(light.spot("a1")).toEqual({ x: 0, y: 9 });
    expect(dark.spot("a1")).toEqual({ x: 8, y: 0 });
    expect([light.columns[0], dark.columns[0], light.rows[0], dark.rows[0]]).toEqual(["a", "i", 10, 1]);
  });

  test("every cell is found where it lies, both ways round", () => {
    for (const grid of [light, dark]) {
      const all = grid.cells.flat();
      expect(new Set(all).size).toBe(90);
      for (const cell of all) expect(grid.cellAt(grid.spot(cell))).toBe(cell);
    }
  });

  test("there is nothing outside the board", () => {
    expect(light.cellAt({ x: 9, y: 0 })).toBeUndefined();
    expect(dark.cellAt({ x: 0, y: -1 })).toBeUndefined();
  });

  test("either camp lies at the bottom right for its owner", () => {
    const camps = [
      ["g1", "h1", "i1", "g2", "h2", "i2", "g3", "h3", "i3"],
      ["a8", "b8", "c8", "a9", "b9", "c9", "a10", "b10", "c10"],
    ];
    const corner = { x: 6, y: 7, width: 3, height: 3 };
    expect(light.block(camps[0]!)).toEqual(corner);
    expect(dark.block(camps[1]!)).toEqual(corner);
  });
});

describe("pawns", () => {
  const sides = (light: string[], dark: string[]) => [light, dark].map((pawns) => ({ pawns }));
  const start = recognise([], sides(["a2", "b3"], ["a1", "b2"]));
  const keyAt = (pawns: typeof start, cell: string) => pawns.find((pawn) => pawn.cell === cell)?.key;

  test("each has a key of its own", () => {
    expect(new Set(start.map((pawn) => pawn.key)).size).toBe(4);
  });

  test("the one that moved keeps its key, and so do the others", () => {
    const next = recognise(start, sides(["a7", "b3"], ["a1", "b2"]));
    expect(keyAt(next, "a7")).toBe(keyAt(start, "a2"));
    expect(keyAt(next, "b3")).toBe(keyAt(start, "b3"));
    expect(keyAt(next, "a1")).toBe(keyAt(start, "a1"));
  });

  test("numbered pawns are told apart by their numbers even when they change places", () => {
    const numbered = (...pawns: string[]) => [{ pawns, numbers: [1, 2] }, { pawns: [] }];
    const before = recognise([], numbered("a2", "b3"));
    const after = recognise(before, numbered("b3", "a2"));
    expect(keyAt(after, "b3")).toBe(keyAt(before, "a2"));
  });
});

describe("the list of moves", () => {
  const moved = (step: number, seat: number, from: string, to: string): Told<Event> => ({
    step,
    text: { id: "neuf-pistes-event-moved" },
    event: { event: "moved", seat, move: { from, to } },
  });
  const undone = (step: number, back: number): Told<Event> => ({ step, text: { id: "x" }, back, event: null });
  const shown = (log: Parameters<typeof movesOf>[0]) => movesOf(log).map(({ move }) => `${move.from}-${move.to}`);

  test("forgets what was undone", () => {
    expect(shown([moved(1, 0, "a2", "a7"), undone(2, 0), moved(3, 0, "b3", "b7")])).toEqual(["b3-b7"]);
  });

  test("forgets what followed a move that was taken back by agreement", () => {
    const log = [moved(1, 0, "a2", "a7"), moved(2, 1, "i9", "i4"), undone(5, 0)];
    expect(shown(log)).toEqual([]);
  });
});

describe("what one may be proud of", () => {
  const moved = (from: string, to: string, crossing?: "in"): Told<Event> => ({
    step: 1,
    text: { id: "x" },
    event: { event: "moved", seat: 0, move: { from, to }, ...(crossing && { crossing }) },
  });

  test("is the longest slide, or pawns that came home one after the other", () => {
    expect(pride([], 0)).toBeUndefined();
    const slides = [moved("a2", "a7"), moved("b3", "i3", "in"), moved("c1", "c3")];
    expect(pride(slides, 0)).toMatchObject({
      id: "neuf-pistes-pride-slide",
      args: [
        ["count", { number: 7 }],
        ["move", { word: "b3-i3" }],
      ],
    });
    expect(pride([...slides, moved("a1", "i1", "in"), moved("a2", "i2", "in"), moved("a4", "g3", "in")], 0)).toEqual({
      id: "neuf-pistes-pride-home",
      args: [["count", { number: 3 }]],
    });
    expect(pride(slides, 1)).toBeUndefined();
  });
});

describe("the grain of the wood", () => {
  test("is the same every time, and stays on its plank", () => {
    const plank = { x: 20, y: 0, across: 10, along: 100 };
    expect(grain(plank, 3)).toBe(grain(plank, 3));
    expect(grain(plank, 3)).not.toBe(grain(plank, 4));
    const points = [...grain(plank, 3).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(30);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
});
