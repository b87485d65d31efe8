import { gamePages } from "../games/registry";
import { get, problemOf } from "../net/api";
import { TableSocket, type Link, type Outcome } from "../net/socket";
import type {
  ClocksInfo,
  Desk as Kept,
  OfferKind,
  Problem,
  Prompt,
  Question,
  Room,
  TableOpened,
  Tell,
} from "../net/wire";
import type { Hint } from "../games/board";
import { session, store, stored } from "../session.svelte";
import type { Answers, Supposition } from "../games/board";
import { graft, lone, place, ready, settled, spread, still } from "./prompt";
import { settings } from "../settings.svelte";
import { Return } from "./return.svelte";
import { Runner } from "./runner.svelte";
import type { Beat } from "./scene";
import { sound } from "./sounds";
import { after, Feed, type Numbered, type Screen } from "./state";

/** What may follow in a treaty. */
export type Next = Extract<Tell, { t: "next" }>;

export type Picked = readonly (readonly string[])[];

/** An answer to a prompt that nobody needs to think about, if there is one. */
export type Choose = (prompt: Prompt) => readonly string[] | undefined;

/** One table on one page: what the server told, what is being picked, what is under way. */
export class Live {
  /** What the server said last. */
  screen = $state.raw<Screen>();
  /** What is drawn of it: the same, once what happened has been shown. */
  readonly scenes = new Runner<Screen>({
    speed: () => settings.pace,
    looked: () => document.visibilityState === "visible",
    heard: (what) => this.#shown(what),
  });
  link = $state<Link>("connecting");
  /** Why the last thing asked was refused. */
  problem = $state.raw<Problem>();
  /** Why this table cannot be shown at all. */
  barred = $state.raw<Problem>();
  /** The prompt with what was asked for since. */
  prompt = $state.raw<Prompt | null>(null);
  picked = $state.raw<Picked>([]);
  busy = $state(false);
  /** A bot is thinking about a hint. */
  advising = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The last step that was seen on this device before this page was opened. */
  readonly seen: number;
  /** Something great happened while nobody looked: it is not shown before somebody says how. */
  back = $state.raw<Return>();
  /** From when on the clocks that were told run. */
  readonly #told = new WeakMap<ClocksInfo, number>();

  readonly #feed = new Feed();
  #closed = false;
  /** It is being found out what somebody missed who comes back. */
  #returning = false;
  #choose: Choose | undefined;
  #socket: TableSocket | undefined;

  /** `eyes`: which seat of mine to look from, or `public`; by itself from the only one I hold. */
  constructor(
    readonly id: string,
    readonly invite: string | null,
    private eyes: string | undefined = undefined,
  ) {
    this.seen = Number(stored(this.#key) ?? NaN);
    void this.#open();
  }

  get #key(): string {
    return `veillee-seen-${this.id}`;
  }

  /** From when on the clocks that are shown run. */
  get clocksAt(): number {
    const clocks = this.scenes.shown?.clocks;
    return (clocks && this.#told.get(clocks)) ?? 0;
  }

  close(): void {
    this.#closed = true;
    this.scenes.stop();
    this.#socket?.close();
    this.#socket = undefined;
  }

  /**
   * Picks these tokens in a slot, from its beginning. A move that leaves nothing to choose is sent; an answer
   * that will lie sealed beside others (unless it is the only one), or that the board holds back, is only sent
   * when asked to.
   */
  pick = async (tokens: readonly string[], slot = 0, hold = false): Promise<void> => {
    const { prompt } = this;
    const asked = prompt?.slots[slot];
    if (!prompt || !asked || this.busy) return;
    const here = place(asked, tokens);
    if (!here) return;
    this.problem = undefined;
    this.picked = prompt.slots.map((_, at) => (at === slot ? tokens : (this.picked[at] ?? [])));
    this.#keep();
    if (!here.options) await this.#expand(prompt, slot, tokens, hold);
    else if (
      !hold &&
      !settings.confirms &&
      (!this.#sealing || lone(asked)) &&
      prompt.slots.length === 1 &&
      settled(asked, tokens)
    )
      await this.send();
  };

  /** Takes back all that is picked. */
  clear = (): void => {
    this.picked = [];
    this.#keep();
  };

  /** From now on decisions are answered like this, beginning with the one that is open, as far as it has an answer. */
  answerBy = (choose: Choose): void => {
    this.#choose = choose;
    this.#answer();
  };

  /** Looks from another seat of mine, or as everybody does, from now on. */
  look = async (seat: string): Promise<void> => {
    if ((await this.#ask({ t: "look", seat })).ok) this.eyes = seat;
  };

  #answer(): void {
    const tokens = this.prompt && this.#choose?.(this.prompt);
    if (tokens) void this.pick(tokens);
  }

  /** Sends these tokens, offered or not: what is not allowed, the referee explains. */
  attempt = (tokens: readonly string[]): void => {
    const { prompt } = this;
    if (prompt && !this.busy) void this.#do({ t: "answer", decision: prompt.decision, picks: [[...tokens]] });
  };

  /** A page that has just come, or an answer that was taken back, begins with what was kept. */
  #resume(): void {
    const draft = this.screen?.draft;
    if (this.prompt && Array.isArray(draft) && this.picked.every((tokens) => tokens.length === 0))
      this.picked = still(this.prompt, draft);
  }

  /** Keeps a half-made answer of many blanks on the server, where it outlives this page. */
  #keep(): void {
    const { prompt, screen } = this;
    // One blank is worth keeping if it takes many tokens, and others answer at the same time.
    const many = (prompt?.slots.length ?? 0) > 1 || (this.#sealing && (this.picked[0]?.length ?? 0) > 1);
    if (!prompt || !many || !screen?.you.seat) return;
    const picks = prompt.slots.map((_, at) => [...(this.picked[at] ?? [])]);
    this.screen = { ...screen, draft: picks };
    void this.#ask({ t: "draft", picks });
  }

  /** Could what is picked be sent? */
  get ready(): boolean {
    return this.prompt !== null && ready(this.prompt, this.picked);
  }

  /** Sends what is picked. */
  async send(): Promise<void> {
    const { prompt } = this;
    if (!prompt) return;
    const picks = prompt.slots.map((_, at) => [...(this.picked[at] ?? [])]);
    const taken = await this.#do({ t: "answer", decision: prompt.decision, picks });
    // A sheet of many blanks that did not arrive is not to be written again.
    if (taken || prompt.slots.length === 1) this.picked = [];
  }

  get #sealing(): boolean {
    const turn = this.screen?.turn;
    return turn !== null && turn !== undefined && "decide" in turn && turn.decide.length > 1;
  }

  undo = (): Promise<boolean> => this.#do({ t: "undo" });
  unseal = (): Promise<boolean> => this.#do({ t: "unseal" });
  resign = (): Promise<boolean> => this.#do({ t: "resign" });
  offer = (kind: OfferKind): Promise<boolean> => this.#do({ t: "offer", kind });
  accept = (): Promise<boolean> => this.#do({ t: "accept" });
  decline = (): Promise<boolean> => this.#do({ t: "decline" });

  /** Says something; answers whether it was heard. */
  say = async (room: Room, text: string): Promise<boolean> => (await this.#ask({ t: "say", room, text })).ok;

  /** Keeps what I have on my desk. */
  keep = (desk: Kept): void => void this.#ask({ t: "keep", desk });

  /** What may follow these tokens in a treaty of mine, and every promise about a place; nothing if the line is down. */
  async terms(picked: readonly string[], about?: string): Promise<Next | undefined> {
    const outcome = await this.#ask({ t: "terms", picked: [...picked], ...(about ? { about } : {}) });
    return outcome.ok && outcome.reply.t === "next" ? outcome.reply : undefined;
  }

  /** Offers a treaty; answers whether it lies on the table now. */
  propose = async (treaty: string): Promise<boolean> => (await this.#ask({ t: "propose", treaty })).ok;
  reply = (treaty: number, yes: boolean): Promise<boolean> => this.#do({ t: "reply", treaty, yes });
  /** Answers a treaty with another; answers whether it lies on the table now. */
  counter = async (treaty: number, offer: string): Promise<boolean> =>
    (await this.#ask({ t: "counter", treaty, offer })).ok;
  notice = (treaty: number): Promise<boolean> => this.#do({ t: "notice", treaty });

  instruct = (names: readonly string[]): void => void this.#do({ t: "instruct", instructions: [...names] });

  /** Asks what would follow from supposed answers. */
  suppose = async (answers: Answers, ahead: number): Promise<Supposition> => {
    const outcome = await this.#socket?.ask({ t: "suppose", ahead, answers: answers as Record<string, string[][]> });
    if (outcome?.ok && outcome.reply.t === "supposed") return { told: outcome.reply.told };
    return { told: [], problem: outcome && !outcome.ok ? outcome.problem : NOT_YET };
  };

  /** Asks what a seat could choose, as far as I can know. */
  choices = async (seat: string, ahead: number): Promise<Prompt | null> => {
    const outcome = await this.#socket?.ask({ t: "choices", ahead, seat });
    const prompt = outcome?.ok && outcome.reply.t === "choices" ? outcome.reply.prompt : null;
    return prompt && spread(prompt);
  };

  /** Asks what a bot would do. */
  async askHint(): Promise<void> {
    this.advising = true;
    const outcome = await this.#ask({ t: "hint" });
    this.advising = false;
    if (!outcome.ok || outcome.reply.t !== "hint") return;
    if (outcome.reply.decision === this.screen?.decision) this.hint = outcome.reply;
  }

  async #open(): Promise<void> {
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    try {
      // Asked over HTTP first: a socket that is refused does not say why.
      const { you } = await get<TableOpened>(`/tables/${this.id}${query}`);
      // Where several share this device, nobody's hand is shown unasked.
      if (you.seats.length > 1) this.eyes ??= "public";
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== "unreached") {
        this.barred = problem;
        return;
      }
    }
    await session.known;
    if (this.#closed) return;
    const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : "";
    const eyes = () => (this.eyes ? `&seat=${encodeURIComponent(this.eyes)}` : "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(
      (after) => `${scheme}://${location.host}/api/tables/${this.id}/socket?after=${after}${invite}${eyes()}`,
      () => this.#feed.last,
      { hear: (message) => this.#hear(message), link: (link) => this.#linked(link) },
    );
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === "online") this.#feed.reconnect();
  }

  #hear(message: Tell): void {
    if (!("n" in message)) return;
    for (const next of this.#feed.take(message)) {
      const before = this.screen?.prompt?.decision;
      const was = this.screen;
      const now = after(was, next);
      this.screen = now;
      if (now.clocks && now.clocks !== was?.clocks) this.#told.set(now.clocks, Date.now() + (now.clocks.held ?? 0));
      this.#show(was, now, next);
      if (next.t === "welcome" || next.t === "update") {
        // Half-made picks stay while their decision is open.
        const other = this.screen.prompt?.decision !== before;
        if (other) this.hint = null;
        // What was asked for since stays known when the line comes back.
        if (other || next.t === "update") this.prompt = this.screen.prompt;
        if (other) this.picked = [];
        this.#resume();
        if (other) this.#answer();
      }
    }
    if (this.#feed.gap) void this.#socket?.ask({ t: "resume", after: this.#feed.last });
  }

  /** What was told is shown; what is said beside the game is not kept waiting by it. */
  #show(was: Screen | undefined, now: Screen, { t }: Numbered): void {
    // What is held back stays so, and what follows it as well.
    if (this.#returning || this.back) {
      this.back?.later(now);
      return;
    }
    if (!was && this.seen > 0 && this.seen < now.step && now.you.seat) void this.#comeBack(now);
    else if (!was || t === "welcome") this.scenes.settle(now);
    else if (t === "update") this.scenes.play(was, now.fresh, now);
    else
      this.scenes.amend((shown) => ({
        ...shown,
        talk: now.talk,
        clocks: t === "clocks" ? now.clocks : shown.clocks,
        // That the game is over is part of the scene.
        table: { ...now.table, stage: shown.table.stage },
      }));
    if (t === "table" && !this.scenes.playing) this.scenes.settle(now);
  }

  /** For whoever waits until all has been seen. */
  #shown(what: Beat | "settled"): void {
    if (what !== "settled" && what.sound) sound(what.sound);
    const event = what === "settled" ? new CustomEvent("settled") : new CustomEvent("beat", { detail: what.kind });
    document.dispatchEvent(event);
    if (what === "settled") this.#settled();
  }

  /** All has been seen: this device remembers it, and clocks that waited for it need not wait for me. */
  #settled(): void {
    const { shown } = this.scenes;
    if (!shown || this.back) return;
    store(this.#key, String(shown.step));
    if (shown.you.seat && this.screen?.clocks?.held) void this.#socket?.ask({ t: "settled", n: this.#feed.last });
  }

  /** Somebody who was away finds the table as they left it, if something great has happened since. */
  async #comeBack(now: Screen): Promise<void> {
    this.#returning = true;
    const missed = gamePages(now.table.game).then((pages) => Return.from(this, now, pages));
    const returned = await missed.catch(() => undefined);
    this.#returning = false;
    if (this.#closed) return;
    if (returned) {
      this.scenes.settle(returned.before);
      returned.later(this.screen!);
      this.back = returned;
    } else this.scenes.settle(this.screen!);
  }

  /** What was held back is shown: as it happened, or as it is now. */
  resume = (watch: boolean): void => {
    const { back } = this;
    if (!back) return;
    this.back = undefined;
    if (watch) back.play(this.scenes);
    else this.scenes.settle(this.screen!);
  };

  /** Asks for something that changes the table; answers whether it was taken. */
  async #do(question: Question): Promise<boolean> {
    this.busy = true;
    this.problem = undefined;
    const { ok } = await this.#ask(question);
    this.busy = false;
    // The next decision may have come before this word on the last one.
    if (ok) this.#answer();
    return ok;
  }

  async #ask(question: Question): Promise<Outcome> {
    const outcome: Outcome = (await this.#socket?.ask(question)) ?? { ok: false, problem: NOT_YET };
    if (!outcome.ok) {
      this.problem = outcome.problem;
      sound("refusal");
    }
    return outcome;
  }

  async #expand(prompt: Prompt, slot: number, picked: readonly string[], hold: boolean): Promise<void> {
    const outcome = await this.#ask({ t: "pick", slot, picked: [...picked] });
    if (!outcome.ok || outcome.reply.t !== "next" || this.prompt?.decision !== prompt.decision) return;
    const { options, complete } = outcome.reply;
    const slots = this.prompt.slots.map((asked, at) => (at === slot ? graft(asked, picked, options, complete) : asked));
    this.prompt = { ...this.prompt, slots };
    await this.pick(picked, slot, hold);
  }
}

const NOT_YET: Problem = { code: "lost", clause: null, text: { id: "web-error-lost" } };
