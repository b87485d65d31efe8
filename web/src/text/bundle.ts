import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Text } from "../net/wire";

export type Lang = "fr" | "en";
export const LANGS: readonly Lang[] = ["fr", "en"];

/** What a board calls by other names than the box: ids of messages, with the names in French and in English. */
export type BoardNames = readonly (readonly [string, readonly [string, string]])[];

/** How the seats of a table are called, in seat order. */
export type SeatNames = readonly string[];

/** What a message is given: a number, a word, or several words, which are joined. */
export type Args = Readonly<Record<string, number | string | readonly string[]>>;

/** What a name can be asked for, as the variable `$at-the` of the argument `at`; `forms.ftl` says what they are. */
const FORMS = ["the", "of", "to", "in", "gender", "number"] as const;

/** A word as it is, and its forms. */
type Forms = Readonly<Record<"" | (typeof FORMS)[number], string>>;

/** Prints a true minus sign. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** The messages of one language, as far as they are loaded. Knows nothing of pages or loading. */
export class Book {
  readonly #bundle: FluentBundle;
  /** The ids of names, by the word itself: whoever hands over a word need not know whether it is somebody's name. */
  readonly #names = new Map<string, string>();
  /** What a board of one's own calls by other names than the box, by the ids of its messages. */
  #own: ReadonlyMap<string, string> = new Map();

  constructor(readonly lang: Lang) {
    // Isolation marks are for mixing right-to-left scripts, which neither language does.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
  }

  /** Adds a Fluent source; a message that is already known stays as it is. */
  add(source: string): void {
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource);
    for (const { id, attributes } of resource.body) if (attributes["kind"]) this.#names.set(this.format(id), id);
  }

  has(id: string): boolean {
    return this.#own.has(id) || this.#bundle.hasMessage(id);
  }

  /** From now on these things are called so, and no others otherwise than the messages say. */
  rename(names: BoardNames): void {
    const at = this.lang === "fr" ? 0 : 1;
    this.#own = new Map(names.map(([id, called]) => [id, called[at]]));
  }

  /** The message with its arguments. One that is missing shows its id: a reader is never left with nothing. */
  format(id: string, args: Args = {}): string {
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === "number") given[name] = new Figure(arg);
      else if (typeof arg === "string") this.#set(given, name, () => this.#forms(arg), arg);
      else this.#set(given, name, () => this.#join(arg.map((word) => this.#forms(word))));
    }
    return this.#said(id, given);
  }

  /** A sentence that came over the wire. */
  say(text: Text, seats: SeatNames): string {
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of text.args ?? []) {
      if ("number" in arg) given[name] = new Figure(arg.number);
      else if ("text" in arg) given[name] = this.say(arg.text, seats);
      else this.#set(given, name, () => this.#inflected(arg, seats));
    }
    return this.#said(text.id, given);
  }

  /** "a, b and c", with the words of the language. */
  list(items: readonly string[]): string {
    if (items.length === 0) return this.format("list-empty");
    return items.reduce((before, next, at) =>
      this.#said(at === items.length - 1 ? "list-and" : "list-comma", { before, next }),
    );
  }

  #said(id: string, given: Record<string, FluentVariable>): string {
    const own = this.#own.get(id);
    if (own !== undefined) return own;
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, given, []) : id;
  }

  /** Gives a message an argument with its forms, which are only made if the message asks for them. */
  #set(given: Record<string, FluentVariable>, name: string, make: () => Forms, word?: string): void {
    let made: Forms | undefined;
    const lazily = (key: string, get: (forms: Forms) => string) =>
      Object.defineProperty(given, key, { get: () => get((made ??= make())) });
    if (word === undefined) lazily(name, (forms) => forms[""]);
    else given[name] = word;
    for (const form of FORMS) lazily(`${name}-${form}`, (forms) => forms[form]);
    lazily(`${name}-The`, ({ the }) => the.charAt(0).toUpperCase() + the.slice(1));
  }

  #inflected(arg: Arg, seats: SeatNames): Forms {
    if ("number" in arg) return plain(new Figure(arg.number).toString());
    if ("text" in arg) return plain(this.say(arg.text, seats));
    if ("word" in arg) return this.#forms(arg.word);
    if ("name" in arg) return this.#forms(this.#said(arg.name, {}));
    if ("seat" in arg) return this.#forms(seats[arg.seat] ?? "?");
    return this.#join(arg.list.map((item) => this.#inflected(item, seats)));
  }

  /** A word in all its forms. One that is nobody's name here was typed by a person. */
  #forms(value: string): Forms {
    const attributes = this.#bundle.getMessage(this.#names.get(value) ?? "")?.attributes ?? {};
    const own = (name: string) => attributes[name] && this.#bundle.formatPattern(attributes[name], {}, []);
    const given = { kind: own("kind") ?? (elides(value) ? "ym" : "xm"), word: own("word") ?? value };
    const form = (name: string) => [name, own(name) ?? this.#said(`form-${name}`, given)] as const;
    return { ...plain(value), ...Object.fromEntries(FORMS.map(form)) };
  }

  #join(items: readonly Forms[]): Forms {
    const form = (name: keyof Forms) => [name, this.list(items.map((item) => item[name]))] as const;
    return {
      ...plain(""),
      ...Object.fromEntries((["", "the", "of", "to", "in"] as const).map(form)),
      // A list is feminine only if everyone in it is.
      gender: items.find(({ gender }) => gender !== "f")?.gender ?? "f",
      number: items.length > 1 ? "many" : (items[0]?.number ?? "one"),
    };
  }
}

/** What has no forms: a number, a sentence. */
const plain = (word: string): Forms => ({
  "": word,
  the: word,
  of: word,
  to: word,
  in: word,
  gender: "m",
  number: "one",
});

/** Does "de" lose its vowel before this name? d’Anna, d’Hugo, d’Yves, but de Ben, de Yann. */
const elides = (name: string) => /^(?:[aeiouhàâäéèêëîïôöùûüœ]|y[^aeiou])/i.test(name.normalize("NFC"));
