import type { Told } from "../net/wire";

/** What was told and stands: what was taken back is gone. */
export function standing<E>(log: readonly Told<E>[]): E[] {
  let kept: Told<E>[] = [];
  for (const told of log) {
    const { back } = told;
    if (back !== undefined) kept = kept.filter(({ step }) => step <= back);
    kept.push(told);
  }
  return kept.flatMap(({ event }) => event ?? []);
}
