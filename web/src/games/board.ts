import type { Problem, Prompt, SeatInfo, Told } from "../net/wire";
import type { Choose } from "../table/live.svelte";
import type { Beat } from "../table/scene";
import type { SeatNames } from "../text/bundle";

/** The colours of a seat; its shape comes from its place, so that colour is never alone. */
export interface SeatLook {
  fill: string;
  edge: string;
}

/** As the game's palette has them; a seat that it does not name takes a spare colour. */
export const seatLook = (seat: string, place = 0): SeatLook => ({
  fill: `var(--seat-${seat}, var(--spare-${(place % 6) + 1}))`,
  edge: `var(--seat-${seat}-edge, var(--print))`,
});

/** What a game shows, tells and foresees: its generated `types.ts` says it. */
export interface Types {
  view: unknown;
  event: unknown;
  effect: unknown;
  chart: unknown;
}

/** What a bot would do: as the notation writes it, and the tokens that make it, slot by slot. */
export interface Hint {
  action: string;
  picks: readonly (readonly string[])[];
}

/** Supposed answers by seat: the tokens picked, slot by slot, or the action as text. */
export type Answers = Readonly<Record<string, readonly (readonly string[])[] | string>>;

/** A whole answer: what is asked, and the tokens picked, one list a slot. */
export interface Sealed<E = unknown> {
  prompt: Prompt<E>;
  picked: readonly (readonly string[])[];
}

/** What would be told, or why that cannot be supposed. */
export interface Supposition<E = unknown> {
  told: readonly Told<E>[];
  problem?: Problem;
}

/** What a game's board is given. It draws the view and offers what the prompt offers; it knows no rule. */
export interface BoardProps<T extends Types = Types> {
  game: string;
  /** The table's id; empty in a lesson, which has none. */
  table: string;
  /** The table as it stands now; false in a replay, which shows it as it stood. */
  live: boolean;
  /** Where the server draws what I see; `null` in a replay, of which it keeps no picture. */
  drawing: string | null;
  /** The board itself; `null` where the view says it all. */
  chart: T["chart"];
  view: T["view"];
  seats: readonly SeatInfo[];
  seatNames: SeatNames;
  /** My seat; `null` for spectators and in replays as the public. */
  you: string | null;
  /** What can be chosen; `null` when I am not asked. */
  prompt: Prompt<T["effect"]> | null;
  /** The tokens picked so far, one list a slot. */
  picked: readonly (readonly string[])[];
  /** Picks these tokens in a slot, from its beginning; what is complete and has nothing left is sent, unless held. */
  pick: (tokens: readonly string[], slot?: number, hold?: boolean) => Promise<void>;
  /** Answers so what is asked from now on; absent in lessons and replays. */
  answerBy?: (choose: Choose) => void;
  /** My answer that lies sealed: what it fills, and with which tokens, one list a slot. Only I can read it. */
  sealed: Sealed<T["effect"]> | null;
  /** Answers with these tokens, offered or not: what is not allowed, the referee explains. For questions of one slot. */
  attempt: (tokens: readonly string[]) => void;
  /**
   * What would follow if these seats answered so (picked tokens, or text) in the decision that comes so many after the
   * open one, as far as I can know. Absent where there is nobody to ask.
   */
  suppose?: (answers: Answers, ahead: number) => Promise<Supposition<T["event"]>>;
  /** What a seat could choose then, as far as I can know. */
  choices?: (seat: string, ahead: number) => Promise<Prompt<T["effect"]> | null>;
  /** What is being shown of what happened: it lasts `ms` from now on, then the view follows. */
  beat?: Beat<T> | null;
  /** How long it lasts at the speed that was chosen. */
  ms?: number;
  /** What just happened, for animation. */
  fresh: readonly Told<T["event"]>[];
  log: readonly Told<T["event"]>[];
  /** A bot's suggestion. */
  hint: Hint | null;
  /** Standing instructions, and which of them I have given; absent where there is nobody to instruct. */
  instructions?: readonly { name: string; given: boolean }[];
  instruct?: (names: readonly string[]) => void;
  /**
   * Places that a treaty could name now, places of which there is talk in this turn, and what becomes of a touch on one
   * that means nothing else. Absent where there are no treaties.
   */
  places?: { lit: ReadonlySet<string>; spoken: ReadonlySet<string>; point: (place: string) => void };
  /** An answer is under way. */
  busy: boolean;
}
