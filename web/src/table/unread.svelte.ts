import type { Said } from "../net/wire";
import { store, stored } from "../session.svelte";
import type { Desk } from "./desk.svelte";
import type { Screen } from "./state";

/** How far somebody has heard: until when, and how much of what was said at that very moment. */
export interface Heard {
  at: number;
  of: number;
}

/** How far this goes. */
export function heardOf(talk: readonly Said[]): Heard {
  const at = talk.at(-1)?.at ?? 0;
  return { at, of: talk.filter((said) => said.at === at).length };
}

/** What was said since. */
export function since(talk: readonly Said[], { at, of }: Heard): readonly Said[] {
  const then = talk.filter((said) => said.at === at).slice(of);
  return talk.filter((said) => said.at > at || then.includes(said));
}

/** What was said at a table and not yet seen; what has been seen is remembered by this device. */
export class Unread {
  #heard = $state.raw<Heard>({ at: 0, of: 0 });

  constructor(
    readonly table: string,
    readonly screen: () => Screen,
    readonly desk: Desk,
  ) {
    const [at = 0, of = 0] = (stored(this.#key) ?? "").split("/").map(Number);
    this.#heard = { at, of };
    $effect(() => {
      const { talk } = this.screen();
      if (!this.desk.shows("talk") || since(talk, this.#heard).length === 0) return;
      this.#heard = heardOf(talk);
      store(this.#key, `${this.#heard.at}/${this.#heard.of}`);
    });
  }

  get #key(): string {
    return `veillee-heard-${this.table}`;
  }

  get said(): readonly Said[] {
    const { talk, you } = this.screen();
    return since(talk, this.#heard).filter(({ seat }) => !(seat && you.seats.includes(seat)));
  }
}
