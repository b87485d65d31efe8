import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Text } from "../net/wire";

export type Lang = "fr" | "en";
export const LANGS: readonly Lang[] = ["fr", "en"];

/** How the seats of a table are called, in seat order. */
export type SeatNames = readonly string[];

/** The messages of one language, as far as they are loaded. Knows nothing of pages or loading. */
export class Book {
  readonly #bundle: FluentBundle;

  constructor(readonly lang: Lang) {
    // Isolation marks are for mixing right-to-left scripts, which neither language does.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
  }

  /** Adds a Fluent source; a message that is already known stays as it is. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with its arguments. One that is missing shows its id: a reader is never left with nothing. */
  format(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** A sentence that came over the wire. */
  say(text: Text, seats: SeatNames): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of text.args ?? []) {
      args[name] = "number" in arg ? arg.number : this.#word(arg, seats);
    }
    return this.format(text.id, args);
  }

  /** "a, b and c", with the words of the language. */
  list(items: readonly string[]): string {
    if (items.length === 0) return this.format("list-empty");
    return items.reduce((before, next, at) =>
      this.format(at === items.length - 1 ? "list-and" : "list-comma", { before, next }),
    );
  }

  #word(arg: Arg, seats: SeatNames): string {
    if ("number" in arg) return String(arg.number);
    if ("word" in arg) return arg.word;
    if ("name" in arg) return this.format(arg.name);
    if ("seat" in arg) return seats[arg.seat] ?? "?";
    if ("text" in arg) return this.say(arg.text, seats);
    return this.list(arg.list.map((item) => this.#word(item, seats)));
  }
}
