import { get } from "./net/api";
import type { RulesClause, RulesText } from "./net/wire";
import type { Lang } from "./text/bundle";

const books = new Map<string, Promise<RulesText>>();

/** The rules of a game in a language; asked once. */
export function rules(game: string, lang: Lang): Promise<RulesText> {
  const name = `${game}/${lang}`;
  let book = books.get(name);
  if (!book) {
    book = get<RulesText>(`/games/${game}/rules?lang=${lang}`);
    book.catch(() => books.delete(name));
    books.set(name, book);
  }
  return book;
}

export async function clause(game: string, lang: Lang, id: string): Promise<RulesClause | undefined> {
  const book = await rules(game, lang);
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}

/** Does a clause speak of all the words looked for? Accents and case do not matter. */
export function speaksOf(clause: RulesClause, words: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const text = plain(`${clause.id} ${clause.text}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
