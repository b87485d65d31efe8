import type { Desk, Said, TableInfo, TreatyInfo } from "../net/wire";

export type Room = Said["room"];

/** A thread: everybody, those who watch, or these seats among themselves. Named by seats with a plus between them. */
export const keyOf = (room: Room): string => (typeof room === "string" ? room : room.join("+"));

/** Who is in a thread; everybody and those who watch have a word of their own. */
export const roomOf = (key: string): Room =>
  key === "public" || key === "watchers" ? key : key.split("+").filter(Boolean);

/** The thread of these seats, in the table's order: the same people always have the same one. */
export const between = (table: TableInfo, seats: readonly string[]): string =>
  table.seats.flatMap(({ id }) => (seats.includes(id) ? [id] : [])).join("+");

/** The parties of a treaty. */
export const parties = ({ from, partners }: TreatyInfo): string[] => [from, ...partners];

/** What stands in a thread: words and treaties, as they came. */
export type Entry = { said: Said; card?: undefined } | { card: TreatyInfo; said?: undefined };

/** Words and treaties of one thread, one after the other. What was said after a step stands after what was offered in it. */
export function entries(
  table: TableInfo,
  key: string,
  talk: readonly Said[],
  treaties: readonly TreatyInfo[],
): readonly Entry[] {
  const said = talk.filter(({ room }) => keyOf(room) === key);
  const cards = treaties.filter((card) => between(table, parties(card)) === key);
  const all: Entry[] = [];
  let next = 0;
  for (const words of said) {
    while (next < cards.length && cards[next]!.offered_at <= (words.step ?? 0)) all.push({ card: cards[next++]! });
    all.push({ said: words });
  }
  return [...all, ...cards.slice(next).map((card) => ({ card }))];
}

/** How far something has been read: until when, and how much of what was said at that very moment. */
export type Mark = readonly [at: number, of: number];

export function markOf(said: readonly Said[]): Mark {
  const at = said.at(-1)?.at ?? 0;
  return [at, said.filter((words) => words.at === at).length];
}

/** What was said since. */
export function since(said: readonly Said[], [at, of]: Mark): readonly Said[] {
  const then = said.filter((words) => words.at === at).slice(of);
  return said.filter((words) => words.at > at || then.includes(words));
}

/** Whom one does not hear: a seat, or somebody who watches, by name. */
export const speaker = ({ seat, name }: Said): string => seat ?? `:${name}`;

/** What has not been read yet in a thread, of what others said whom one hears. */
export function unread(talk: readonly Said[], key: string, desk: Desk, own: readonly string[]): readonly Said[] {
  const here = talk.filter(({ room }) => keyOf(room) === key);
  return since(here, desk.read[key] ?? [0, 0]).filter(
    (said) => !(said.seat && own.includes(said.seat)) && !desk.muted.includes(speaker(said)),
  );
}
