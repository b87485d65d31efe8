import type { Frame } from "../net/wire";

/** A place on the line of time that one may want to go to. */
export interface Mark {
  at: number;
  kind: "turn" | "broken" | "end";
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/**
 * The moments in which a turn begins: where the game's own count of turns goes on, or, in games without one, where others
 * are asked than before.
 */
export function turnsOf(frames: readonly Frame[], turnOf?: (view: unknown) => number): readonly number[] {
  let asked: readonly string[] = [];
  return frames.flatMap((frame, at) => {
    const before = frames[at - 1];
    if (!before) {
      asked = frame.asked;
      return [0];
    }
    if (turnOf) return turnOf(frame.view) === turnOf(before.view) ? [] : [at];
    // While chance decides, nobody is asked.
    if (frame.asked.length === 0 || same(frame.asked, asked)) return [];
    asked = frame.asked;
    return [at];
  });
}

/** What stands out on the line of time: turns (as far as they can be told apart), broken words, the end. */
export function marksOf(frames: readonly Frame[], turns: readonly number[]): readonly Mark[] {
  const broken = frames.flatMap(({ told }, at) =>
    told.some(({ text }) => text.id === "table-treaty-broken") ? [{ at, kind: "broken" as const }] : [],
  );
  const few = turns.length <= 60 ? turns.slice(1).map((at) => ({ at, kind: "turn" as const })) : [];
  return [...few, ...broken, { at: frames.length - 1, kind: "end" }];
}

/** Where the turn before this moment began, and where the next one does; the ends of the game beyond them. */
export const turnBefore = (turns: readonly number[], at: number): number => turns.findLast((turn) => turn < at) ?? 0;
export const turnAfter = (turns: readonly number[], at: number, last: number): number =>
  turns.find((turn) => turn > at) ?? last;
