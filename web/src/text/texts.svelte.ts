import { untrack } from "svelte";
import type { Text } from "../net/wire";
import { type Args, type BoardNames, Book, type Lang, type SeatNames } from "./bundle";

/** Every Fluent file is a chunk of its own: a page loads its language and the game at hand, no more. */
const files = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{cli,common,forms,record,server,web}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const base: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import("virtual:base-texts/fr"),
  en: () => import("virtual:base-texts/en"),
};

const books: Partial<Record<Lang, Promise<Book>>> = {};
const wanted = new Set<string>();
let book = $state.raw<Book>();
/** Bumped when an area was added to the book in use, so that what is on screen is said again. */
let edition = $state(0);

/** The language that is spoken now; only called once `speak` has answered. */
export function lang(): Lang {
  return current().lang;
}

/** Switches everything that is on screen to a language, at once when all of it is loaded. */
export async function speak(to: Lang): Promise<void> {
  const next = await open(to);
  await Promise.all([...wanted].map((area) => load(next, area)));
  next.rename(named);
  book = next;
  document.documentElement.lang = to;
}

/** Loads the texts of an area (a game's key), now and in every language switched to later. */
export async function need(area: string): Promise<void> {
  wanted.add(area);
  // Whoever asks for texts does not thereby depend on them.
  const into = untrack(current);
  if (await load(into, area)) edition++;
}

/** Loads what is said at a table of this game: by tables, by the game, and by its board on the page. */
export async function needGame(game: string): Promise<void> {
  await Promise.all([need("table"), need(game), need(`${game}-web`)]);
}

/** The names of the board on screen. */
let named: BoardNames = [];

/** Calls things as the board of a table does, in every language; a board of the box brings no names of its own. */
export function callAs(chart: unknown): void {
  named = (chart as { names?: BoardNames } | null)?.names ?? [];
  untrack(current).rename(named);
  edition++;
}

/** A message of the pages. */
export function t(id: string, args?: Args): string {
  return current().format(id, args);
}

/** A number on its own. */
export function figure(number: number): string {
  return t("plain", { line: number });
}

/** Is there such a message? */
export function has(id: string): boolean {
  return current().has(id);
}

/** A sentence that came over the wire. */
export function say(text: Text, seats: SeatNames = []): string {
  return current().say(text, seats);
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  return current().list(items);
}

function current(): Book {
  void edition;
  if (!book) throw new Error("no language is loaded yet");
  return book;
}

function open(to: Lang): Promise<Book> {
  return (books[to] ??= base[to]().then((module) => {
    const fresh = new Book(to);
    fresh.add(module.default);
    return fresh;
  }));
}

const loads = new Map<string, Promise<void>>();

/** Adds an area to a book; answers whether that was news. */
async function load(into: Book, area: string): Promise<boolean> {
  const file = `../../../locales/${into.lang}/${area}.ftl`;
  const known = loads.get(file);
  if (known) return known.then(() => false);
  const loading = files[file]?.().then((source) => into.add(source)) ?? Promise.resolve();
  loads.set(file, loading);
  // A failed download is tried again next time.
  loading.catch(() => loads.delete(file));
  return loading.then(() => true);
}
