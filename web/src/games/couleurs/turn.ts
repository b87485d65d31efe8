import type { Prompt } from "../../net/wire";
import { pickAt, place } from "../../table/prompt";
import type { BoardProps } from "../board";
import type { Nation } from "./atlas";
import { PASS } from "./log";
import type { Types, Worth } from "./types";

/** The chain that is being built: it is sent whole when it is announced, and until then every card can be taken back. */
export interface Turn {
  chain: readonly string[];
  /** What the chain counts after each of its cards. */
  worths: readonly (Worth | undefined)[];
  /** How many times each of its cards counts. */
  times: ReadonlyMap<string, number | undefined>;
  /** The cards that can be laid next, with what they would count. */
  lit: ReadonlyMap<string, Worth | undefined>;
  /** What may follow is being asked for. */
  waiting: boolean;
}

const NONE: Turn = { chain: [], worths: [], times: new Map(), lit: new Map(), waiting: false };

export function turnOf(prompt: Prompt<Worth> | null, picked: readonly (readonly string[])[]): Turn {
  const slot = prompt?.slots[0];
  if (!slot) return NONE;
  const chain = (picked[0] ?? []).filter((token) => token !== PASS);
  const here = place(slot, chain);
  const worths = chain.map((_, at) => pickAt(slot, chain.slice(0, at + 1))?.effect);
  const options = (here?.options ?? []).filter(({ token }) => token !== PASS);
  return {
    chain,
    worths,
    times: new Map(chain.map((id, at) => [id, worths[at]?.times])),
    lit: new Map(options.map(({ token, effect }) => [token, effect])),
    waiting: here !== undefined && here.options === undefined,
  };
}

/** A touch of a flag or of a card: lays it, takes it back with what follows it, or asks the referee why not. */
export function choose(props: BoardProps<Types>, { chain, lit, waiting }: Turn, { id }: Nation): void {
  const { prompt, busy, pick, attempt, view } = props;
  if (!prompt || busy) return;
  const at = chain.indexOf(id);
  if (at >= 0) void pick(chain.slice(0, at), 0, true);
  else if (lit.has(id)) void pick([...chain, id], 0, true);
  else if (!waiting && view.viewer !== null && view.hands[view.viewer]?.cards?.includes(id)) attempt([...chain, id]);
}
