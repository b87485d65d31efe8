import type { Pick } from "../../net/wire";
import { place } from "../../table/prompt";
import type { BoardProps } from "../board";
import type { Counter, Effect, Types } from "./types";

type Option = Pick<Effect>;
type Asked = globalThis.Pick<BoardProps<Types>, "prompt" | "picked" | "chart">;

/** What is asked of me, and what can be picked first and next. */
export interface Turn {
  /** The slot that is asked: `lay`, `play`, `move`, `banana`, `exchange` or `send`; nothing when I am not asked. */
  asks: string | undefined;
  /** What can be picked first. */
  answers: readonly Option[];
  /** At a table without bots one may leave at any time. */
  leave: Option | undefined;
  /** The first thing picked, and what is held after it until it is confirmed. */
  chosen: string | undefined;
  held: string | undefined;
  /** The counter that is being laid: with one kind left there is nothing to choose. */
  laying: Counter | undefined;
  /** What can be picked after this. */
  after: (token: string | undefined) => readonly Option[];
}

export function turnOf({ prompt, picked, chart }: Asked): Turn {
  const slot = prompt?.slots[0];
  const first = slot ? (place(slot, [])?.options ?? []) : [];
  const answers = first.filter(({ token }) => token !== "leave");
  const [chosen, held] = picked[0] ?? [];
  const only = answers.length === 1 ? answers[0]!.token : undefined;
  const faces = chart.counters.map(([face]) => face);
  return {
    asks: slot?.id,
    answers,
    leave: first.find(({ token }) => token === "leave"),
    chosen,
    held,
    laying: slot?.id === "lay" ? faces.find((face) => face === (chosen ?? only)) : undefined,
    after: (token) => (slot && token !== undefined && place(slot, [token])?.options) || [],
  };
}

/** What a pile's number would become. */
export function becomes({ effect }: Option): number | undefined {
  if (effect?.does === "cover") return effect.after;
  return effect?.does === "go" ? effect.distance : undefined;
}
