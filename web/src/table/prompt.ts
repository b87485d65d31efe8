import type { Branch, Pick, Prompt, PromptSlot, Tree } from "../net/wire";

/** What of a slot says what can be picked. */
type Choices<E> = globalThis.Pick<PromptSlot<E>, "tree" | "hints" | "tokens">;

/** A place in a slot's tree of choices. `options` is absent where the server has to be asked. */
export interface Place<E = unknown> {
  complete: boolean;
  options?: readonly Pick<E>[];
}

/** A prompt whose slots say themselves what it says of their tokens together. */
export function spread(prompt: Prompt): Prompt {
  const { tokens, ...rest } = prompt;
  if (!tokens) return prompt;
  return { ...rest, slots: prompt.slots.map((slot) => ({ ...slot, tokens: { ...tokens, ...slot.tokens } })) };
}

/** Where the picked tokens lead in a slot; `undefined` if they fit nothing. */
export function place<E>(slot: Choices<E>, picked: readonly string[]): Place<E> | undefined {
  let here: Tree<E> | undefined = slot.tree;
  for (const [depth, token] of picked.entries()) {
    const branch: Branch<E> | undefined = here.picks?.find((branch) => tokenOf(branch) === token);
    if (branch === undefined) return undefined;
    here = thenOf(branch);
    if (here === undefined) return depth === picked.length - 1 ? { complete: false } : undefined;
  }
  return { complete: here.complete ?? false, options: (here.picks ?? []).map((branch) => pickOf(branch, slot)) };
}

/** The slot with what the server said may follow the picked tokens. */
export function graft(
  slot: PromptSlot,
  picked: readonly string[],
  options: readonly Pick[],
  complete: boolean,
): PromptSlot {
  return { ...slot, tree: grown(slot, slot.tree, picked, options, complete) };
}

function grown(
  slot: PromptSlot,
  tree: Tree,
  picked: readonly string[],
  options: readonly Pick[],
  complete: boolean,
): Tree {
  const [first, ...rest] = picked;
  if (first === undefined) return { complete, picks: options.map((pick) => ({ ...pick })) };
  const picks = (tree.picks ?? []).map((branch) =>
    tokenOf(branch) === first
      ? { ...pickOf(branch, slot), then: grown(slot, thenOf(branch) ?? {}, rest, options, complete) }
      : branch,
  );
  return { ...tree, picks };
}

/** Could the slot be sent with these tokens? */
export function fills(slot: PromptSlot, picked: readonly string[]): boolean {
  if (picked.length === 0 && slot.optional) return true;
  return place(slot, picked)?.complete ?? false;
}

/** Could the whole answer be sent? */
export function ready(prompt: Prompt, filled: readonly (readonly string[])[]): boolean {
  return prompt.slots.every((slot, at) => fills(slot, filled[at] ?? []));
}

/** What of these tokens is still offered, slot by slot; the rest is left out. */
export function still(prompt: Prompt, picked: readonly (readonly string[])[]): string[][] {
  return prompt.slots.map((slot, at) => {
    const tokens = picked[at] ?? [];
    return place(slot, tokens) ? [...tokens] : [];
  });
}

/** Complete, with nothing left to pick: a move that needs no button. */
export function settled(slot: PromptSlot, picked: readonly string[]): boolean {
  const here = place(slot, picked);
  return picked.length > 0 && here !== undefined && here.complete && here.options?.length === 0;
}

/** Is there only one answer that could be given? */
export function lone(slot: PromptSlot): boolean {
  return !slot.optional && place(slot, [])?.options?.length === 1;
}

/** The pick that a token stands for, with its label. */
export function pickAt<E>(slot: Choices<E>, picked: readonly string[]): Pick<E> | undefined {
  const token = picked.at(-1);
  return place(slot, picked.slice(0, -1))?.options?.find((pick) => pick.token === token);
}

/** What may follow a pick; `undefined` where the server has to be asked. A last pick is written without it. */
function thenOf<E>(branch: Branch<E>): Tree<E> | undefined {
  if (typeof branch === "string") return { complete: true };
  if (!Array.isArray(branch)) return branch.then;
  return typeof branch[1] === "number" || branch[1] === null ? { complete: true } : branch[1];
}

function tokenOf(branch: Branch): string {
  if (typeof branch === "string") return branch;
  return Array.isArray(branch) ? branch[0] : branch.token;
}

/** The pick itself; what is said of its token wherever it is met, and the hint of a last pick, are the slot's. */
function pickOf<E>(branch: Branch<E>, { hints, tokens }: Choices<E>): Pick<E> {
  const always = tokens?.[tokenOf(branch)];
  if (typeof branch === "string" || Array.isArray(branch)) {
    const hint = typeof branch[1] === "number" ? hints?.[branch[1]] : undefined;
    const effect = Array.isArray(branch) && branch.length === 3 ? { effect: branch[2] } : undefined;
    return { token: tokenOf(branch), ...always, ...effect, ...(hint && { hint }) };
  }
  const { then: _, ...pick } = branch;
  return { ...always, ...pick };
}
