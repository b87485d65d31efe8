import { callAs } from "../text/texts.svelte";
import { get, post, problemOf } from "../net/api";
import type { LessonAnswered, LessonNext, LessonStep, Problem, Prompt, Text } from "../net/wire";
import { graft, place, ready, settled, spread } from "./prompt";

type Picked = readonly (readonly string[])[];

/** The guided first game of a box: one prepared table after the other, each waiting for one answer. */
export class Lessons {
  /** The step on screen. */
  step = $state.raw<LessonStep>();
  /** The board itself, the same in all steps. */
  chart = $state.raw<unknown>();
  /** What came of the right answer. */
  done = $state.raw<LessonAnswered>();
  /** What is said to an answer that the rules allow but the step does not ask for. */
  astray = $state.raw<Text>();
  /** Why the last answer was refused. */
  problem = $state.raw<Problem>();
  /** Why there is nothing to show. */
  barred = $state.raw<Problem>();
  prompt = $state.raw<Prompt | null>(null);
  picked = $state.raw<Picked>([]);
  busy = $state(false);

  constructor(readonly game: string) {
    void this.open(1);
  }

  /** Lays out a step. */
  async open(n: number): Promise<void> {
    this.busy = true;
    try {
      this.chart ??= await get(`/games/${this.game}/lessons/1/board`);
      callAs(this.chart);
      const step = await get<LessonStep>(`/games/${this.game}/lessons/${n}`);
      this.step = step;
      this.prompt = step.prompt && spread(step.prompt);
      this.picked = [];
      this.done = this.astray = this.problem = undefined;
    } catch (error) {
      if (this.step) this.problem = problemOf(error);
      else this.barred = problemOf(error);
    }
    this.busy = false;
  }

  /** Picks these tokens in a slot, from its beginning; what leaves nothing to choose is the answer, unless held. */
  pick = async (tokens: readonly string[], slot = 0, hold = false): Promise<void> => {
    const { prompt } = this;
    const asked = prompt?.slots[slot];
    const here = asked && place(asked, tokens);
    if (!prompt || !here || this.busy) return;
    this.astray = this.problem = undefined;
    this.picked = prompt.slots.map((_, at) => (at === slot ? tokens : (this.picked[at] ?? [])));
    if (!here.options) await this.#expand(prompt, slot, tokens, hold);
    else if (!hold && prompt.slots.length === 1 && settled(asked, tokens)) await this.send();
  };

  /** Sends these tokens, offered or not. */
  attempt = (tokens: readonly string[]): void => {
    if (this.prompt && !this.busy) void this.#answer({ picks: [tokens] });
  };

  get ready(): boolean {
    return this.prompt !== null && ready(this.prompt, this.picked);
  }

  send = async (): Promise<void> => {
    const picks = this.prompt?.slots.map((_, at) => this.picked[at] ?? []);
    if (picks) await this.#answer({ picks });
  };

  /** Answers the treaty that is offered. */
  reply = (yes: boolean): void => {
    if (this.step?.offer && !this.done && !this.busy) void this.#answer({ action: yes ? "yes" : "no" });
  };

  /** The token that is to be touched next, where the step names one. */
  get target(): string | undefined {
    const picked = this.picked.flat();
    return this.prompt ? this.step?.target[picked.length] : undefined;
  }

  clear = (): void => {
    this.picked = [];
  };

  async #answer(given: unknown): Promise<void> {
    this.busy = true;
    this.astray = this.problem = undefined;
    try {
      const answered = await post<LessonAnswered>(`/games/${this.game}/lessons/${this.step!.n}`, given);
      if (answered.done) {
        this.done = answered;
        this.prompt = null;
      } else this.astray = answered.say;
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.picked = [];
    this.busy = false;
  }

  async #expand(prompt: Prompt, slot: number, picked: readonly string[], hold: boolean): Promise<void> {
    const path = `/games/${this.game}/lessons/${this.step!.n}/pick`;
    const next = await post<LessonNext>(path, { slot, picked }).catch((error: unknown) => {
      this.problem = problemOf(error);
    });
    if (!next || this.prompt !== prompt) return;
    const slots = prompt.slots.map((asked, at) =>
      at === slot ? graft(asked, picked, next.options, next.complete) : asked,
    );
    this.prompt = { ...prompt, slots };
    await this.pick(picked, slot, hold);
  }
}
