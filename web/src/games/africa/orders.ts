import type { Pick, Prompt, PromptSlot, Text, Told } from "../../net/wire";
import type { DraftWords } from "../../table/live.svelte";
import { pickAt, place } from "../../table/prompt";
import type { Atlas } from "./atlas";
import type { Effect, Event } from "./types";

type Picked = readonly (readonly string[])[];

export const DEVELOP = "D";
/** Orders that send nobody anywhere. */
const WORDS = [DEVELOP, "nothing"];
export const WAR = "war";
export const ALLIANCE = "alliance";

/** A line of the form: a row, the ship, or a relation. */
export type Line = { slot: PromptSlot<Effect>; at: number; picked: string | undefined };

/** The lines of the form by what they are about: a territory's id, `ship`, or a country's id. */
export function linesOf(idOf: Atlas["idOf"], prompt: Prompt<Effect> | null, picked: Picked): ReadonlyMap<string, Line> {
  const slots = prompt?.slots ?? [];
  return new Map(slots.map((slot, at) => [idOf(slot.id) ?? slot.id, { slot, at, picked: picked[at]?.[0] }]));
}

/** The picked tokens as the notation writes a sheet; a draft in these words counts when the clock runs out. */
export function written(prompt: Prompt, picked: Picked): string {
  const entries: string[] = [];
  const relations: Record<string, string[]> = { [WAR]: [], [ALLIANCE]: [] };
  for (const [at, slot] of prompt.slots.entries()) {
    const token = picked[at]?.[0];
    if (token === undefined) continue;
    if (slot.id === "ship") entries.push(`ship ${token}`);
    else if (relations[token]) relations[token].push(slot.id);
    else entries.push(WORDS.includes(token) ? `${slot.id} ${token}` : `${slot.id}>${token}`);
  }
  for (const [relation, countries] of Object.entries(relations)) {
    if (countries.length > 0) entries.push([relation, ...countries].join(" "));
  }
  return entries.join("; ");
}

/** What such words say, by slot. */
export function entries(words: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const entry of words.split(";").map((entry) => entry.trim())) {
    const [head = "", ...rest] = entry.split(" ");
    const [from, to] = entry.split(">");
    if (head === "ship") tokens.set("ship", rest.join(" "));
    else if (head === WAR || head === ALLIANCE) for (const country of rest) tokens.set(country, head);
    else if (from && to) tokens.set(from.trim(), to.trim());
    else if (rest.length > 0) tokens.set(entry.slice(0, entry.lastIndexOf(" ")), rest.at(-1)!);
  }
  return tokens;
}

/** The tokens to pick for such words, slot by slot; what the prompt does not offer is left out. */
export function read(prompt: Prompt, words: string): string[][] {
  const tokens = entries(words);
  return prompt.slots.map((slot) => {
    const token = tokens.get(slot.id);
    return token !== undefined && place(slot, [token]) ? [token] : [];
  });
}

/** A sheet is kept as it is written; the start and a word of being ready are not. */
export const sheet: DraftWords = {
  write: (prompt, picked) => (prompt.slots.some(({ id }) => id === "ship") ? written(prompt, picked) : undefined),
  read,
};

/** Why a choice can have no effect, if so. That pawns may run out is not said of each: `inVain` knows where. */
export const useless = (choice: Pick<Effect> | undefined): Text | undefined =>
  choice?.effect && choice.effect !== "few-pawns" ? { id: `africa-hint-${choice.effect}` } : undefined;

/** The same of what is picked in a line. */
export const remark = (line: Line): Text | undefined =>
  line.picked ? useless(pickAt(line.slot, [line.picked])) : undefined;

/** What the game says of the orders of a seat that would come to nothing: by row, or the ship. */
export function inVain(told: readonly Told<Event>[], seat: number): ReadonlyMap<string, Text> {
  return new Map(
    told.flatMap(({ event, text }) => {
      if (event?.event === "expedition_void" && event.seat === seat) return [[event.from, text] as const];
      if (event?.event === "landing_void" && event.seat === seat) return [["ship", text] as const];
      return [];
    }),
  );
}
