import type { Branch, Pick, Prompt, PromptSlot, Tree } from "../net/wire";

/** A place in a slot's tree of choices. `options` is absent where the server has to be asked. */
export interface Place {
  complete: boolean;
  options?: readonly Pick[];
}

/** Where the picked tokens lead; `undefined` if they fit nothing. */
export function place(tree: Tree, picked: readonly string[]): Place | undefined {
  let here: Tree | undefined = tree;
  for (const [depth, token] of picked.entries()) {
    const branch: Branch | undefined = here.picks?.find((branch) => tokenOf(branch) === token);
    if (branch === undefined) return undefined;
    here = typeof branch === "string" ? { complete: true } : branch.then;
    if (here === undefined) return depth === picked.length - 1 ? { complete: false } : undefined;
  }
  return { complete: here.complete ?? false, options: (here.picks ?? []).map(pickOf) };
}

/** The tree with what the server said may follow the picked tokens. */
export function graft(tree: Tree, picked: readonly string[], options: readonly Pick[], complete: boolean): Tree {
  const [first, ...rest] = picked;
  if (first === undefined) return { complete, picks: options.map((pick) => ({ ...pick })) };
  const picks = (tree.picks ?? []).map((branch) =>
    tokenOf(branch) === first && typeof branch !== "string"
      ? { ...branch, then: graft(branch.then ?? {}, rest, options, complete) }
      : branch,
  );
  return { ...tree, picks };
}

/** Could the slot be sent with these tokens? */
export function fills(slot: PromptSlot, picked: readonly string[]): boolean {
  if (picked.length === 0 && slot.optional) return true;
  return place(slot.tree, picked)?.complete ?? false;
}

/** Could the whole answer be sent? */
export function ready(prompt: Prompt, filled: readonly (readonly string[])[]): boolean {
  return prompt.slots.every((slot, at) => fills(slot, filled[at] ?? []));
}

/** Complete, with nothing left to pick: a move that needs no button. */
export function settled(slot: PromptSlot, picked: readonly string[]): boolean {
  const here = place(slot.tree, picked);
  return picked.length > 0 && here !== undefined && here.complete && here.options?.length === 0;
}

/** Is there only one answer that could be given? */
export function lone(slot: PromptSlot): boolean {
  return !slot.optional && place(slot.tree, [])?.options?.length === 1;
}

/** The pick that a token stands for, with its label. */
export function pickAt(tree: Tree, picked: readonly string[]): Pick | undefined {
  const token = picked.at(-1);
  return place(tree, picked.slice(0, -1))?.options?.find((pick) => pick.token === token);
}

function tokenOf(branch: Branch): string {
  return typeof branch === "string" ? branch : branch.token;
}

function pickOf(branch: Branch): Pick {
  if (typeof branch === "string") return { token: branch };
  const { then: _, ...pick } = branch;
  return pick;
}
