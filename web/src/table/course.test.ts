import { expect, test } from "vitest";
import type { Frame } from "../net/wire";
import { bestStroke, courseOf } from "./course";

const frames = (...totals: number[][]): Frame[] =>
  totals.map((totals, step) => ({ step, view: null, told: [], totals, asked: [] }));

test("the moment since which the winner was never behind", () => {
  const course = courseOf(frames([0, 0], [1, 3], [4, 3], [4, 5], [9, 5]), 0)!;
  expect([course.turning, course.least, course.most]).toEqual([4, 0, 9]);
  expect([bestStroke(course, 0), bestStroke(course, 1)]).toEqual([5, 3]);
});

test("who always led had no turning point, and a game without totals no course", () => {
  expect(courseOf(frames([0, 0], [1, 0], [2, 1]), 0)?.turning).toBeUndefined();
  expect(courseOf(frames([0, 0], [1, 0], [1, 1]), -1)?.turning).toBeUndefined();
  expect(courseOf(frames([], []), 0)).toBeUndefined();
  expect(courseOf(frames([2, 2], [2, 2]), 0)).toBeUndefined();
});
