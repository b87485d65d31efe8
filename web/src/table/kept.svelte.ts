import { untrack } from "svelte";
import type { Desk as Kept, Said, TreatyInfo } from "../net/wire";
import type { Desk } from "./desk.svelte";
import { Drafting } from "./drafting.svelte";
import type { Live } from "./live.svelte";
import { awaits, type Screen } from "./state";
import { between, keyOf, markOf, parties, unread } from "./threads";

const NOTHING: Kept = { read: {}, unsent: {}, muted: [], notes: [] };

/**
 * What I keep at a table for my own eyes: how far I have read each thread, words I have not sent, whom I do not hear, my
 * notes. It lies on the server with me, so that every device of mine knows it.
 */
export class Papers {
  #kept = $state.raw<Kept>(NOTHING);
  /** The thread that is open on the desk; "" while none was chosen. */
  thread = $state("public");
  /** The place on the map that is talked about. */
  place = $state<string>();
  /** The treaty that I draw up. */
  drafting = $state.raw<Drafting>();
  #taken: Kept | undefined;
  #saving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: Live,
    readonly screen: () => Screen,
    readonly desk: Desk,
  ) {
    // What the server has is taken over whenever everything comes anew.
    $effect(() => {
      const { desk } = this.screen();
      if (!desk || desk === this.#taken || this.#saving !== undefined) return;
      this.#taken = desk;
      untrack(() => (this.#kept = desk));
    });
    $effect(() => {
      if (!this.desk.shows("talk")) return;
      const key = this.thread;
      const here = this.screen().talk.filter(({ room }) => keyOf(room) === key);
      if (here.length === 0 || unread(here, key, this.#kept, []).length === 0) return;
      const mark = markOf(here);
      untrack(() => this.#keep({ read: { ...this.#kept.read, [key]: [mark[0], mark[1]] } }, 0));
    });
    $effect(() => () => this.#save());
  }

  get muted(): readonly string[] {
    return this.#kept.muted;
  }

  get notes(): Kept["notes"] {
    return this.#kept.notes;
  }

  unsent(key: string): string {
    return this.#kept.unsent[key] ?? "";
  }

  /** Keeps words that are not sent yet; they come back with their thread. */
  write(key: string, text: string): void {
    const { [key]: _, ...rest } = this.#kept.unsent;
    this.#keep({ unsent: text ? { ...rest, [key]: text } : rest }, 700);
  }

  mute(whom: string): void {
    const { muted } = this.#kept;
    this.#keep({ muted: muted.includes(whom) ? muted.filter((other) => other !== whom) : [...muted, whom] }, 0);
  }

  note(text: string): void {
    const now = this.screen().now;
    const note = now ? { turn: now.number, when: now.name, text } : { turn: null, text };
    this.#keep({ notes: [...this.#kept.notes, note] }, 0);
  }

  forget(at: number): void {
    this.#keep({ notes: this.#kept.notes.filter((_, place) => place !== at) }, 0);
  }

  /** What others said in a thread that I have not read. */
  unread(key: string): readonly Said[] {
    const { talk, you } = this.screen();
    return unread(talk, key, this.#kept, you.seats);
  }

  /** The same in all threads. */
  get news(): readonly Said[] {
    const { talk } = this.screen();
    return [...new Set(talk.map(({ room }) => keyOf(room)))].flatMap((key) => this.unread(key));
  }

  /** The treaties of a thread that wait for my word. */
  waiting(key: string): readonly TreatyInfo[] {
    const { treaties, you, table } = this.screen();
    return treaties.filter((card) => awaits(card, you.seat) && between(table, parties(card)) === key);
  }

  /** Opens a thread on the desk. */
  open = (key: string): void => {
    this.thread = key;
    this.place = undefined;
    this.desk.show("talk");
  };

  /** Draws up a treaty with these, about a place if one was pointed at. */
  draw = (seats: readonly string[], about?: string): void => {
    const { table } = this.screen();
    const parties = table.seats.flatMap(({ id }) => (seats.includes(id) ? [id] : []));
    const tokens = parties.length > 0 ? ["with", ...parties, ":"] : ["with"];
    this.drafting = new Drafting(this.live, tokens, undefined, about);
    this.place = undefined;
    if (!this.desk.shows("treaties")) this.desk.show("talk");
  };

  /** Draws up another treaty in place of one: the same words to begin with, as I would offer them. */
  counter = (card: TreatyInfo): void => {
    const { table, you } = this.screen();
    const partners = table.seats.flatMap(({ id }) => (id !== you.seat && parties(card).includes(id) ? [id] : []));
    const [, ...clauses] = card.terms.split(" : ");
    const tokens = ["with", ...partners, ":", ...clauses.join(" : ").split(" ")];
    this.drafting = new Drafting(this.live, tokens, card.number);
    if (!this.desk.shows("treaties")) this.desk.show("talk");
  };

  /** A place of the map is pointed at: a word of the treaty that is drawn up, else what one says of it. */
  point = (place: string): void => {
    if (this.drafting) void this.drafting.point(place);
    else {
      this.place = place;
      this.desk.show("talk");
    }
  };

  #keep(change: Partial<Kept>, wait: number): void {
    this.#kept = { ...this.#kept, ...change };
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => this.#save(), wait);
  }

  #save(): void {
    if (this.#saving === undefined) return;
    clearTimeout(this.#saving);
    this.#saving = undefined;
    // Who is nobody yet has nothing that could be kept with them.
    if (!this.screen().desk) return;
    const { notes, ...rest } = this.#kept;
    this.live.keep({ ...rest, notes: notes.map(({ turn, text }) => ({ turn, text })) });
  }
}
