/** What the keys of a table do; letters count only where nobody is writing. */
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["?", "web-key-help"],
  ["Tab, F6", "web-key-regions"],
  ["← ↑ → ↓", "web-key-arrows"],
  ["Enter, Space", "web-key-choose"],
  ["N", "web-key-next"],
  ["Esc", "web-key-escape"],
  ["U, Ctrl+Z", "web-key-undo"],
  ["H", "web-key-hint"],
  ["T, P, L, A, S", "web-key-tabs"],
  ["+ − 0", "web-key-zoom"],
  ["⇧ ← ↑ → ↓", "web-key-pan"],
  ["M", "web-key-mute"],
  ["← →, [ ], Home, End", "web-key-replay"],
];

/** The tabs of the desk that letters open. */
export const TABS: Readonly<Record<string, string>> = { t: "talk", p: "treaties", l: "log", a: "aid", s: "sheet" };

/** Is somebody writing, or choosing from a list? */
export const writing = (event: KeyboardEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/** Walks from region to region of the table, as F6 does. */
export function walk(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const to = regions[(at + (back ? -1 : 1) + regions.length) % regions.length];
  const inner = to?.querySelector<HTMLElement>('a, button:not(:disabled), [tabindex="0"], input, select');
  (inner ?? to)?.focus();
}
