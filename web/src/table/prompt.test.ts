import { describe, expect, test } from "vitest";
import type { Prompt, PromptSlot, Tree } from "../net/wire";
import { fills, graft, lone, pickAt, place, ready, settled, still } from "./prompt";

const ask = { id: "plain" };
const tree: Tree = {
  picks: [
    {
      token: "a2",
      then: { picks: ["a7", ["a9", 0], { token: "b2", label: { id: "east" }, then: { complete: true } }] },
    },
    { token: "hold", then: { complete: true, picks: ["longer"] } },
    { token: "far" },
  ],
};
const slot: PromptSlot = { id: "move", ask, hints: [{ id: "home" }], tree };

describe("a tree of choices", () => {
  test("offers the first picks, then what follows them", () => {
    expect(place(slot, [])?.options?.map((pick) => pick.token)).toEqual(["a2", "hold", "far"]);
    expect(place(slot, ["a2"])?.options?.map((pick) => pick.token)).toEqual(["a7", "a9", "b2"]);
    expect(place(slot, ["a2", "a7"])).toEqual({ complete: true, options: [] });
    expect(place(slot, ["a2", "a9"])).toEqual({ complete: true, options: [] });
  });

  test("tokens that fit nothing lead nowhere", () => {
    expect(place(slot, ["z9"])).toBeUndefined();
    expect(place(slot, ["a2", "a7", "a8"])).toBeUndefined();
    expect(place(slot, ["far", "x"])).toBeUndefined();
    expect(fills(slot, ["z9"])).toBe(false);
  });

  test("a branch that was not expanded has to be asked for, and is grafted in", () => {
    expect(place(slot, ["far"])).toEqual({ complete: false });
    const grown = graft(slot, ["far"], [{ token: "x" }], true);
    expect(place(grown, ["far"])).toEqual({ complete: true, options: [{ token: "x" }] });
    expect(place(grown, ["far", "x"])).toEqual({ complete: false });
    const further = graft(grown, ["far", "x"], [], true);
    expect(place(further, ["far", "x"])).toEqual({ complete: true, options: [] });
    expect(place(slot, ["far"])).toEqual({ complete: false });
  });

  test("could be sent, could go on, is settled", () => {
    expect([fills(slot, ["hold"]), settled(slot, ["hold"])]).toEqual([true, false]);
    expect([fills(slot, ["hold", "longer"]), settled(slot, ["hold", "longer"])]).toEqual([true, true]);
    expect([fills(slot, []), settled(slot, [])]).toEqual([false, false]);
  });

  test("a question with one answer is told from a choice", () => {
    const one: Tree = { picks: ["ready"] };
    expect([lone(slot), lone({ ...slot, tree: one }), lone({ ...slot, tree: one, optional: true })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("what is said of a token wherever it is met is said of each of its picks", () => {
    const tokens = { a2: { label: { id: "west" } }, x: { effect: 7 } };
    const short: PromptSlot = {
      id: "move",
      ask,
      tokens,
      tree: { picks: [["a2", { picks: ["x", ["y", null, 8]] }], { token: "x" }] },
    };
    expect(pickAt(short, ["a2", "y"])).toEqual({ token: "y", effect: 8 });
    expect(place(short, ["a2", "y"])).toEqual({ complete: true, options: [] });
    expect(pickAt(short, ["a2"])).toEqual({ token: "a2", label: { id: "west" } });
    expect(pickAt(short, ["a2", "x"])).toEqual({ token: "x", effect: 7 });
    expect(pickAt(graft(short, ["x"], [], true), ["x"])).toEqual({ token: "x", effect: 7 });
  });

  test("a pick keeps its label and its hint", () => {
    expect(pickAt(slot, ["a2", "a9"])).toEqual({ token: "a9", hint: { id: "home" } });
    expect(pickAt(slot, ["a2", "b2"])?.label).toEqual({ id: "east" });
    expect(pickAt(slot, [])).toBeUndefined();
  });
});

test("a sheet is ready when every slot is filled or may stay empty", () => {
  const prompt: Prompt = { decision: 1, slots: [slot, { id: "aside", ask, optional: true, tree }] };
  expect(ready(prompt, [])).toBe(false);
  expect(ready(prompt, [["a2", "a7"]])).toBe(true);
  expect(ready(prompt, [["a2", "a7"], ["a2"]])).toBe(false);
  expect(ready(prompt, [["a2", "a7"], ["hold"]])).toBe(true);
});

test("of a kept answer only what is still offered is taken up again", () => {
  const prompt: Prompt = { decision: 3, slots: [slot, { ...slot, id: "other" }, { ...slot, id: "third" }] };
  expect(still(prompt, [["a2", "a7"], ["z9"]])).toEqual([["a2", "a7"], [], []]);
});
