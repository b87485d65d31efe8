import type { Pick } from "../net/wire";
import type { Live, Next } from "./live.svelte";

/** A word of a treaty that is being drawn up. */
export type Word = Pick;

/**
 * A treaty that is being drawn up, word by word. What may follow, what it says and what speaks against it, the server
 * says after each word; here is only what was picked.
 */
export class Drafting {
  words = $state.raw<readonly Word[]>([]);
  next = $state.raw<Next>();
  /** Promises about a place that was pointed at, each as the words that lead to it. */
  ways = $state.raw<readonly (readonly Word[])[]>([]);
  /** The words of the offer that it answers. */
  readonly before: readonly string[];
  #asked = 0;

  constructor(
    readonly live: Live,
    tokens: readonly string[],
    /** The number of the offer that it answers. */
    readonly counters?: number,
    /** What was pointed at before there were parties. */
    about?: string,
  ) {
    this.before = counters === undefined ? [] : tokens;
    void this.read(tokens).then(() => (about ? this.point(about) : undefined));
  }

  get tokens(): string[] {
    return this.words.map(({ token }) => token);
  }

  get text(): string {
    return this.tokens.join(" ");
  }

  /** Takes these words as far as they are offered one after the other. */
  async read(tokens: readonly string[]): Promise<void> {
    const asked = ++this.#asked;
    this.ways = [];
    let next: Next | undefined;
    const words: Word[] = [];
    for (let at = 0; ; at++) {
      next = await this.live.terms(tokens.slice(0, at));
      if (asked !== this.#asked) return;
      const word = next?.options.find(({ token }) => token === tokens[at]);
      if (!word) break;
      words.push(word);
    }
    [this.words, this.next] = [words, next];
  }

  /** Adds words; `rest` follows them as far as it still can. */
  async add(words: readonly Word[], rest: readonly string[] = []): Promise<void> {
    const asked = ++this.#asked;
    this.ways = [];
    this.words = [...this.words, ...words];
    this.next = undefined;
    const next = await this.live.terms(this.tokens);
    if (asked !== this.#asked) return;
    this.next = next;
    if (rest.length > 0) await this.read([...this.tokens, ...rest]);
  }

  /** Takes back everything from this word on. */
  cut(at: number): Promise<void> {
    return this.read(this.tokens.slice(0, at));
  }

  /** A place is pointed at: chosen, if one is asked for; else every promise about it is shown. */
  async point(place: string): Promise<void> {
    const word = this.next?.options.find(({ token }) => token === place);
    if (word) return this.add([word]);
    const asked = ++this.#asked;
    const next = await this.live.terms(this.tokens, place);
    if (asked === this.#asked) this.ways = next?.ways ?? [];
  }
}
