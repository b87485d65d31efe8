import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../net/wire";
import { folded, Runner, type Pace, type Shot } from "./runner.svelte";
import type { Beat, Beats } from "./scene";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (id: string): Told => ({ step: 1, text: { id }, clause: null }) as unknown as Told;
const shot = (view: number, ...told: string[]): Shot => ({ view, log: told.map(line) });
const told = (shown: Shot | undefined) => shown?.log.map(({ text }) => text.id);

/** One beat a line, each of which adds one. */
const beats: Beats = (_, lines) =>
  lines.map((_, at): Beat => ({ kind: "step", ms: 100, lines: [at], apply: (view) => (view as number) + 1 }));

function runner(pace: Partial<Pace> = {}): Runner<Shot> {
  const made = new Runner<Shot>({ speed: () => 1, looked: () => true, ...pace });
  made.direct(beats, null);
  made.settle(shot(0));
  return made;
}

test("words come after their picture, one beat after the other, and the end is what was told", () => {
  const made = runner();
  made.play(shot(0), [line("a"), line("b")], shot(2, "a", "b"));
  expect([made.playing, made.beat?.kind, told(made.shown)]).toEqual([true, "step", []]);
  vi.advanceTimersByTime(99);
  expect(told(made.shown)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([made.shown?.view, told(made.shown), made.playing]).toEqual([1, ["a"], true]);
  vi.advanceTimersByTime(100);
  expect([made.shown?.view, told(made.shown), made.playing, made.beat]).toEqual([2, ["a", "b"], false, null]);
});

test("what comes meanwhile waits its turn, and a line that no beat speaks for is said at the end of its scene", () => {
  const made = runner();
  made.direct((before, lines, after, chart) => beats(before, lines, after, chart).slice(1), null);
  made.play(shot(0), [line("a"), line("b")], shot(2, "a", "b"));
  made.play(shot(2, "a", "b"), [line("c"), line("d")], shot(4, "a", "b", "c", "d"));
  vi.advanceTimersByTime(100);
  expect([made.shown?.view, told(made.shown), made.playing]).toEqual([2, ["a", "b"], true]);
  vi.advanceTimersByTime(100);
  expect([made.shown?.view, told(made.shown), made.playing]).toEqual([4, ["a", "b", "c", "d"], false]);
});

test("a touch ends a beat, another the scene", () => {
  const made = runner();
  made.play(shot(0), [line("a"), line("b"), line("c")], shot(3, "a", "b", "c"));
  made.skip();
  expect(told(made.shown)).toEqual(["a"]);
  made.skipAll();
  expect([made.shown?.view, made.playing]).toEqual([3, false]);
  vi.runAllTimers();
  expect(made.shown?.view).toBe(3);
});

test("a chapter is gone to, and what lies before it has been told", () => {
  const made = runner();
  const chaptered: Beats = (...given) => beats(...given).map((beat, at) => ({ ...beat, chapter: `chapter-${at}` }));
  made.direct(chaptered, null);
  made.play(shot(0), [line("a"), line("b"), line("c")], shot(3, "a", "b", "c"));
  expect(made.chapters.map(({ at }) => at)).toEqual([0, 1, 2]);
  made.go(2);
  expect([told(made.shown), made.beat?.chapter]).toEqual([["a", "b"], "chapter-2"]);
});

test.each([
  ["without motion", { speed: () => 0 }],
  ["while nobody looks", { looked: () => false }],
])("%s all is said at once", (_, pace) => {
  const made = runner(pace);
  made.play(shot(0), [line("a")], shot(1, "a"));
  expect([made.shown?.view, told(made.shown), made.playing]).toEqual([1, ["a"], false]);
});

test("a long scene is seen whole, but more than twenty seconds do not wait behind it", () => {
  const made = runner();
  made.direct((...given) => beats(...given).map((beat) => ({ ...beat, ms: 12_000 })), null);
  for (const at of [0, 1, 2]) made.play(shot(at), [line("a")], shot(at + 1, "a"));
  expect([made.shown?.view, made.playing]).toEqual([0, true]);
  made.play(shot(3), [line("b")], shot(4, "b"));
  expect([made.shown?.view, made.playing]).toEqual([4, false]);
});

test("what is said beside the scene is shown at once and stays", () => {
  const made = runner();
  made.play(shot(0), [line("a")], shot(1, "a"));
  made.amend((shown) => ({ ...shown, talk: "hello" }) as Shot);
  expect(made.shown).toMatchObject({ view: 0, talk: "hello" });
  vi.runAllTimers();
  expect(made.shown).toMatchObject({ view: 1, talk: "hello" });
});

test("beats fold to a view", () => {
  expect(folded(3, beats(3, [line("a"), line("b")], 5, null))).toBe(5);
});
