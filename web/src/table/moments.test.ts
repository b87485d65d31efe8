import { describe, expect, it } from "vitest";
import type { Frame } from "../net/wire";
import { marksOf, turnAfter, turnBefore, turnsOf } from "./moments";

const frame = (step: number, asked: string[], view: unknown = null, told: string[] = []): Frame => ({
  step,
  view,
  totals: [],
  asked,
  told: told.map((id) => ({ step, text: { id }, event: null })),
});

describe("turns of a replay", () => {
  it("begin where others are asked, whatever chance does in between", () => {
    const frames = [["a"], ["a"], [], ["a"], ["b"], [], ["a", "b"], ["a", "b"], []].map((asked, at) =>
      frame(at, asked),
    );
    expect(turnsOf(frames)).toEqual([0, 4, 6]);
  });

  it("are the game's own where it counts them", () => {
    const frames = [1880, 1880, 1882, 1882, 1884].map((year, at) => frame(at, ["gb", "fr"], { year }));
    const turns = turnsOf(frames, (view) => (view as { year: number }).year);
    expect(turns).toEqual([0, 2, 4]);
    expect([turnBefore(turns, 4), turnBefore(turns, 3), turnBefore(turns, 0)]).toEqual([2, 2, 0]);
    expect([turnAfter(turns, 0, 4), turnAfter(turns, 2, 4), turnAfter(turns, 4, 9)]).toEqual([2, 4, 9]);
  });

  it("are marked with the words that were broken and the end", () => {
    const frames = [frame(0, ["a"]), frame(1, ["b"], null, ["table-treaty-broken"]), frame(2, [])];
    expect(marksOf(frames, turnsOf(frames))).toEqual([
      { at: 1, kind: "turn" },
      { at: 1, kind: "broken" },
      { at: 2, kind: "end" },
    ]);
  });
});
