import type { Prompt, PromptSlot } from "../net/wire";
import type { SeatNames } from "../text/bundle";
import { say, t } from "../text/texts.svelte";
import { pickAt } from "./prompt";

/** What was picked in a slot, in the reader's words; a token that has none stays as it is. */
export function picksTold(slot: PromptSlot, picked: readonly string[], seats: SeatNames): string[] {
  return picked.map((token, at) => {
    const label = pickAt(slot, picked.slice(0, at + 1))?.label;
    return label ? say(label, seats) : token;
  });
}

/** A bot's suggestion in the reader's words: what it would pick, and on a sheet in which lines. */
export function hintTold(prompt: Prompt | null, picks: readonly (readonly string[])[], seats: SeatNames): string {
  const slots = prompt?.slots ?? [];
  const lines = slots.flatMap((slot, at) => {
    const what = picksTold(slot, picks[at] ?? [], seats).join(" › ");
    if (what === "") return [];
    return slots.length === 1 ? what : t("web-hint-line", { line: say(slot.ask, seats), what });
  });
  return t("web-hint-is", { action: lines.length > 0 ? lines.join(" · ") : t("web-hint-nothing") });
}
