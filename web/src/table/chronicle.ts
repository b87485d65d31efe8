import type { Frame, Text, TreatyInfo } from "../net/wire";
import { parties } from "./threads";

/** What became of words that were given: those that were never agreed to are no promises. */
export const given = (treaties: readonly TreatyInfo[]): readonly TreatyInfo[] =>
  treaties.filter(({ fate }) => fate === "agreed" || fate === "kept" || fate === "broken" || fate === "void");

/** Between two seats: words kept, and words that one broke to the other. */
export interface Trust {
  pair: readonly [string, string];
  kept: number;
  /** How often the first broke a word given to the second, and the second one given to the first. */
  broken: readonly [number, number];
}

/** Trust between every two seats that ever promised each other something. */
export function trust(seats: readonly string[], treaties: readonly TreatyInfo[]): readonly Trust[] {
  const pairs = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => [one, other] as const));
  return pairs.flatMap((pair) => {
    const between = given(treaties).filter((card) => pair.every((seat) => parties(card).includes(seat)));
    const broke = (seat: string) => between.filter(({ broken_by }) => broken_by?.includes(seat)).length;
    const kept = between.filter(({ fate }) => fate === "kept").length;
    const broken = [broke(pair[0]), broke(pair[1])] as const;
    return kept + broken[0] + broken[1] > 0 ? [{ pair, kept, broken }] : [];
  });
}

/**
 * What the turn that decided a treaty brought each of its parties: their totals after the step that decided it, less those
 * when the last of them agreed. Nothing where scores are not known.
 */
export function worth(
  card: TreatyInfo,
  seats: readonly string[],
  frames: readonly Frame[],
): readonly [string, number][] {
  const { agreed_at, decided_at } = card;
  if (agreed_at === undefined || decided_at === undefined) return [];
  const totals = (step: number) => frames.findLast((frame) => frame.step <= step)?.totals ?? [];
  const [before, after] = [totals(agreed_at), totals(decided_at)];
  if (before.length === 0 || after.length === 0) return [];
  return parties(card).map((seat) => {
    const at = seats.indexOf(seat);
    return [seat, (after[at] ?? 0) - (before[at] ?? 0)];
  });
}

/** The moments in which somebody broke a word: the step, who did, and in which turn. */
export function betrayals(treaties: readonly TreatyInfo[]): readonly { step: number; seat: string; when?: Text }[] {
  return treaties.flatMap(({ decided_at, broken_by, when }) =>
    decided_at === undefined
      ? []
      : (broken_by ?? []).map((seat) => ({ step: decided_at, seat, ...(when ? { when } : {}) })),
  );
}
