import type { Pick, Prompt } from "../../net/wire";
import type { Choose } from "../../table/live.svelte";
import { place } from "../../table/prompt";
import type { Atlas } from "./atlas";
import type { Effect, View } from "./types";

export type Option = Pick<Effect>;

/** What can be picked first. */
export function optionsOf(prompt: Prompt<Effect> | null): readonly Option[] {
  return (prompt?.slots[0] && place(prompt.slots[0], [])?.options) ?? [];
}

/** The countries that can be chosen now, with their options. */
export function openOf(options: readonly Option[]): ReadonlyMap<number, Option> {
  return new Map(
    options.flatMap((option) => (option.effect?.country === undefined ? [] : [[option.effect.country, option]])),
  );
}

/** How many pawns are about to be placed in each country. */
export function draftOf(view: View, picked: readonly (readonly string[])[], board: Atlas): ReadonlyMap<number, number> {
  const draft = new Map<number, number>();
  if (view.phase !== "place") return draft;
  for (const token of picked[0] ?? []) {
    const country = board.find(token);
    draft.set(country, (draft.get(country) ?? 0) + 1);
  }
  return draft;
}

/** The tokens of a placement: a country for every pawn, in board order, which is how they are offered. */
function tokensOf(draft: ReadonlyMap<number, number>, board: Atlas): string[] {
  return [...draft]
    .sort(([a], [b]) => a - b)
    .flatMap(([country, n]) => Array<string>(n).fill(board.countries[country]!.id));
}

/** How picks are made: see `BoardProps`. */
interface Hand {
  view: View;
  picked: readonly (readonly string[])[];
  pick: (tokens: readonly string[], slot?: number, hold?: boolean) => Promise<void>;
  attempt: (tokens: readonly string[]) => void;
}

/** One pawn more (or less) in a country; what is laid waits for a last word. */
export async function put({ view, picked, pick }: Hand, board: Atlas, country: number, by: number): Promise<void> {
  const draft = new Map(draftOf(view, picked, board));
  draft.set(country, Math.max(0, (draft.get(country) ?? 0) + by));
  const tokens = tokensOf(draft, board);
  if (tokens.length === 0) return pick([], 0, true);
  // What may follow a pawn is not known before it lies.
  for (let laid = 1; laid <= tokens.length; laid++) await pick(tokens.slice(0, laid), 0, true);
}

/** A country is pointed at: what that means now, if anything. */
export function point(hand: Hand, board: Atlas, options: readonly Option[], country: number): void {
  const { view, picked, pick, attempt } = hand;
  const option = openOf(options).get(country);
  const id = board.countries[country]!.id;
  if (view.phase === "place") {
    const due = view.help.due ?? 0;
    // What cannot be placed there, the referee explains.
    if (!option) attempt(Array<string>(due).fill(id));
    else if ((picked[0]?.length ?? 0) < due) void put(hand, board, country, 1);
  } else if (option) void pick([option.token]);
  else if (view.phase === "moves") attempt([id]);
}

/** All that is left to choose is which Tensions come first, and the dove has pawns for each. */
export const covered = ({ tensions, left = 0 }: View, options: readonly Option[]): boolean =>
  options.length > 1 &&
  options.every(({ effect }) => effect?.country !== undefined && tensions.includes(effect.country)) &&
  options.reduce((sum, { effect }) => sum + (effect?.cost ?? 0), 0) <= left;

/** One after the other, as long as this turn asks for it. */
export function calming(view: () => View): Choose {
  const { turn } = view();
  return (prompt) => {
    const [first] =
      prompt.slots[0]?.id === "allocate" && view().turn === turn ? optionsOf(prompt as Prompt<Effect>) : [];
    return first && [first.token];
  };
}
