import { expect, test } from "vitest";
import type { Frame, TreatyInfo } from "../net/wire";
import { given, trust, worth } from "./chronicle";

const seats = ["gb", "fr", "de"];
const card = (more: Partial<TreatyInfo>): TreatyInfo =>
  ({ from: "gb", partners: ["fr"], fate: "kept", agreed_at: 2, decided_at: 4, ...more }) as TreatyInfo;
const frame = (step: number, totals: number[]): Frame => ({ step, view: null, told: [], totals, asked: [] });

test("what was never agreed to is no promise", () => {
  const fates = ["offered", "declined", "countered", "withdrawn", "lapsed", "undone", "void", "broken"] as const;
  expect(given(fates.map((fate) => card({ fate }))).map(({ fate }) => fate)).toEqual(["void", "broken"]);
});

test("trust counts kept and broken words by pair, and who broke them", () => {
  const cards = [
    card({}),
    card({ fate: "broken", broken_by: ["fr"] }),
    card({ partners: ["fr", "de"], fate: "broken", broken_by: ["de"] }),
    card({ from: "de", partners: ["fr"], fate: "void" }),
  ];
  expect(trust(seats, cards)).toEqual([
    { pair: ["gb", "fr"], kept: 1, broken: [0, 1] },
    { pair: ["gb", "de"], kept: 0, broken: [0, 1] },
    { pair: ["fr", "de"], kept: 0, broken: [0, 1] },
  ]);
});

test("a treaty was worth what its parties' totals rose by until it was decided", () => {
  const frames = [frame(0, [0, 0, 0]), frame(2, [1, 0, 5]), frame(4, [9, 0, 5]), frame(6, [10, 8, 5])];
  expect(worth(card({}), seats, frames)).toEqual([
    ["gb", 8],
    ["fr", 0],
  ]);
  const { decided_at: _, ...open } = card({});
  expect(worth(open, seats, frames)).toEqual([]);
});
