import type { Said, TreatyInfo } from "../net/wire";
import type { Screen } from "./state";
import { speaker } from "./threads";

/** A place of the map: as treaties write it, and as people call it. */
export interface Place {
  id: string;
  name: string;
}

/** Without capitals and accents, as people type in a hurry. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a text name a place? Whole words only: Niger is not Nigeria. */
export function names(text: string, name: string): boolean {
  const words = (of: string) =>
    ` ${plain(of)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return words(text).includes(words(name));
}

/** What was said and signed in this turn about a place, as far as I know; what still holds counts for every turn. */
export function mentions(
  { id, name }: Place,
  { talk, treaties, now }: Pick<Screen, "talk" | "treaties" | "now">,
  muted: readonly string[] = [],
): { said: readonly Said[]; cards: readonly TreatyInfo[] } {
  const turn = JSON.stringify(now?.name);
  return {
    said: talk.filter(
      (said) =>
        (said.turn?.number ?? 0) === (now?.number ?? 0) && names(said.text, name) && !muted.includes(speaker(said)),
    ),
    cards: treaties.filter(
      ({ terms, fate, made, when }) =>
        terms.split(" ").includes(id) &&
        (fate === "offered" || fate === "agreed" || [made, when].some((at) => at && JSON.stringify(at) === turn)),
    ),
  };
}
