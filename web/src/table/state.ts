import type {
  ClocksInfo,
  Desk,
  Offer,
  Prompt,
  Said,
  Standing,
  TableInfo,
  TalkNow,
  Tell,
  Text,
  Told,
  TreatyInfo,
  TurnInfo,
  TurnName,
  You,
} from "../net/wire";
import { spread } from "./prompt";

/** The messages that are numbered. */
export type Numbered = Extract<Tell, { n: number }>;

/** Those that change what is on screen. */
export type Shown = Exclude<Numbered, { t: "ahead" }>;
type Ahead = Extract<Numbered, { t: "ahead" }>;
type Long = Extract<Numbered, { t: "update" }>;

/** Everything the page shows of a table. */
export interface Screen {
  you: You;
  table: TableInfo;
  /** Does everybody see the same of the board? */
  open: boolean;
  step: number;
  view: unknown;
  log: readonly Told[];
  /** What the last message told, for animation; empty when the page was just loaded. */
  fresh: readonly Told[];
  turn: TurnInfo | null;
  decision: number;
  prompt: Prompt | null;
  sealed: string | null;
  /** The same, slot by slot. */
  sealedPicks: readonly (readonly string[])[] | null;
  draft: readonly (readonly string[])[] | string | null;
  offer: Offer | null;
  canUndo: boolean;
  standing: Standing | null;
  stage: Text | null;
  clocks: ClocksInfo | null;
  talk: readonly Said[];
  /** What may be said now; `null` in games without treaties, where it is everything. */
  talkNow: TalkNow | null;
  treaties: readonly TreatyInfo[];
  /** The standing instructions that I have given. */
  instructions: readonly string[];
  /** The turn that is played, in a game of negotiation. */
  now: TurnName | null;
  /** What I keep here for my own eyes, as it was when everything last came anew; `null` if I am nobody yet. */
  desk: Desk | null;
}

/** Does this device hold several seats, which may not see each other's answers now? */
export function curtained({ you, open, turn, table }: Screen): boolean {
  const together = turn !== null && "decide" in turn && turn.decide.length > 1;
  return you.seats.length > 1 && table.stage === "playing" && (!open || together);
}

/** The seats of this device whose word is awaited: on an offer, else on what is asked. */
export function expected({ you, turn, offer }: Screen): readonly string[] {
  const awaited = turn && "awaited" in turn ? turn.awaited : [];
  const asked = offer ? you.seats.filter((seat) => seat !== offer.from && !offer.agreed.includes(seat)) : [];
  return asked.length > 0 ? asked : you.seats.filter((seat) => awaited.includes(seat));
}

/** Does a treaty wait for the word of this seat? */
export function awaits({ fate, partners, agreed }: TreatyInfo, seat: string | null): boolean {
  return fate === "offered" && seat !== null && partners.includes(seat) && !agreed.includes(seat);
}

/** The screen after a message. Only a welcome can be the first. */
export function after(screen: Screen | undefined, message: Shown): Screen {
  if (message.t === "welcome") {
    const {
      you,
      table,
      open,
      step,
      view,
      log,
      turn,
      decision,
      prompt,
      sealed,
      draft,
      offer,
      standing,
      stage,
      clocks,
      talk,
      treaties,
    } = message;
    const fresh: Told[] = [];
    const canUndo = message.can_undo;
    return {
      you,
      table,
      open,
      step,
      view,
      log,
      fresh,
      turn,
      decision,
      prompt: prompt && spread(prompt),
      sealed,
      sealedPicks: message.sealed_picks,
      draft,
      offer,
      canUndo,
      standing,
      stage,
      clocks,
      talk,
      talkNow: message.talk_now,
      treaties,
      instructions: message.instructions,
      now: message.now,
      desk: message.desk,
    };
  }
  if (!screen) throw new Error("a table begins with a welcome");
  switch (message.t) {
    case "update": {
      const { step, view, told, turn, decision } = message;
      return {
        ...screen,
        // A game that is over is over for its table, too; nothing else is told about that.
        table: "over" in turn ? { ...screen.table, stage: "over" } : screen.table,
        step,
        view,
        log: [...screen.log, ...told],
        fresh: told,
        turn,
        decision,
        prompt: message.prompt ? spread(message.prompt) : null,
        sealed: message.sealed ?? null,
        sealedPicks: message.sealed_picks ?? null,
        // A draft belongs to the decision that it was written for.
        draft: decision === screen.decision ? screen.draft : null,
        offer: message.offer ?? null,
        canUndo: message.can_undo ?? false,
        standing: message.standing ?? null,
        stage: message.stage ?? null,
        clocks: message.clocks ?? null,
        talkNow: message.talk_now ?? null,
        treaties: message.treaties ?? screen.treaties,
        instructions: message.instructions ?? [],
        now: message.now ?? null,
      };
    }
    case "table":
      return { ...screen, table: message.table };
    case "clocks":
      return { ...screen, clocks: message.clocks };
    case "said":
      return { ...screen, talk: [...screen.talk, message.said] };
  }
}

/** An update with what came ahead of it. */
function joined(ahead: readonly Ahead[], update: Long): Long {
  if (ahead.length === 0) return update;
  const { told, prompt, treaties, standing } = update;
  return {
    ...update,
    told: [...ahead.flatMap((part) => part.told ?? []), ...told],
    ...(prompt && { prompt: { ...prompt, slots: [...ahead.flatMap((part) => part.slots ?? []), ...prompt.slots] } }),
    ...(treaties && { treaties: [...ahead.flatMap((part) => part.treaties ?? []), ...treaties] }),
    ...(standing && {
      standing: { ...standing, scores: [...ahead.flatMap((part) => part.scores ?? []), ...standing.scores] },
    }),
  };
}

/**
 * Puts numbered messages in order: repeats are dropped, early ones are held until the gap before them is
 * filled, what comes ahead of an update is put into it, a welcome replaces everything.
 */
export class Feed {
  /** The last number that was passed on; 0 before the first welcome. */
  last = 0;
  readonly #early = new Map<number, Numbered>();
  #ahead: Ahead[] = [];

  /** The messages that can be shown now, in order. */
  take(message: Numbered): Shown[] {
    const ready: Shown[] = [];
    if (message.t === "welcome") {
      this.last = message.n;
      this.#ahead = [];
      ready.push(message);
    } else if (message.n > this.last) {
      this.#early.set(message.n, message);
    }
    for (const n of this.#early.keys()) if (n <= this.last) this.#early.delete(n);
    for (let next; (next = this.#early.get(this.last + 1)); this.last++) {
      this.#early.delete(next.n);
      if (next.t === "ahead") this.#ahead.push(next);
      else if (next.t !== "update") ready.push(next);
      else {
        ready.push(joined(this.#ahead, next));
        this.#ahead = [];
      }
    }
    return ready;
  }

  /** Is something missing before what has already arrived? */
  get gap(): boolean {
    return this.#early.size > 0;
  }

  /** A new connection begins: what was held belongs to the old one. */
  reconnect(): void {
    this.#early.clear();
  }
}
