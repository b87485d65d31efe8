import type { Pick, PromptSlot, Text, Told } from "../../net/wire";
import { pickAt, place } from "../../table/prompt";
import type { Sealed } from "../board";
import type { Atlas } from "./atlas";
import type { Effect, Event } from "./types";

/** Tokens that are drawn in a way of their own. */
export const DEVELOP = "D";
export const WAR = "war";

/** A line of the form: a row, the ship, or a relation. */
export type Line = { slot: PromptSlot<Effect>; at: number; picked: string | undefined };

/** The lines of a form by what they are about: a territory's id, `ship`, or a country's id. */
export function linesOf(idOf: Atlas["idOf"], form: Sealed<Effect> | null): ReadonlyMap<string, Line> {
  const slots = form?.prompt.slots ?? [];
  return new Map(slots.map((slot, at) => [idOf(slot.id) ?? slot.id, { slot, at, picked: form?.picked[at]?.[0] }]));
}

/** What is meant by a line in which nothing is picked. */
export const blank = ({ slot }: Line): string | undefined =>
  place(slot, [])?.options?.find(({ effect }) => effect === "blank")?.token;

/** Why a choice comes to nothing, if so. That pawns may run out is not said of each: `inVain` knows where. */
export const useless = (choice: Pick<Effect> | undefined): Text | undefined =>
  typeof choice?.effect === "object" ? { id: `africa-hint-${choice.effect.vain}` } : undefined;

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
