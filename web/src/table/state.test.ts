import { describe, expect, test } from "vitest";
import type { Said, TableInfo, Told } from "../net/wire";
import { after, curtained, expected, Feed, type Numbered, type Screen, type Shown } from "./state";

const table: TableInfo = {
  id: "t1",
  game: "neuf-pistes",
  stage: "playing",
  public: false,
  seats: [],
  options: {},
  spectators: 0,
  commitment: "c",
  clock: { kind: "none" },
  contract: { phases: [], minutes: 30, absence: "bot", chance: true, shared: [] },
  manners: { words: "free", watchers: "apart", private_talk: "closed" },
  rules_version: 1,
  board_hash: "sha256:0",
  duel: true,
  rematch: null,
};
const told = (step: number): Told => ({ step, text: { id: "plain" }, event: null });
const said = (text: string): Said => ({ room: "public", seat: null, name: "Anna", text, at: 0 });

const welcome = (n: number, log: Told[] = []): Shown => ({
  t: "welcome",
  n,
  you: { seat: "light", seats: ["light"], host: true, invite: null },
  table,
  open: false,
  step: log.length,
  view: { at: n },
  log,
  turn: { decide: ["light"], awaited: ["light"] },
  decision: 1,
  prompt: null,
  sealed: null,
  sealed_picks: null,
  draft: "half a sheet",
  offer: null,
  can_undo: false,
  standing: null,
  stage: null,
  clocks: null,
  talk: [],
  talk_now: null,
  treaties: [],
  instructions: [],
  now: null,
  desk: null,
});
const update = (n: number, step: number, more: Partial<Extract<Numbered, { t: "update" }>> = {}): Shown => ({
  t: "update",
  n,
  step,
  view: { at: n },
  told: [told(step)],
  turn: { decide: ["light"], awaited: ["light"] },
  decision: step + 1,
  ...more,
});

function show(feed: Feed, messages: Numbered[], screen?: Screen): Screen | undefined {
  for (const message of messages) for (const ready of feed.take(message)) screen = after(screen, ready);
  return screen;
}

const story: Numbered[] = [
  welcome(3, [told(1)]),
  update(4, 2),
  { t: "said", n: 5, said: said("bonsoir") },
  { t: "table", n: 6, table: { ...table, spectators: 2 } },
  update(7, 3, { can_undo: true }),
  update(8, 4),
  { t: "said", n: 9, said: said("joli coup") },
];

/** A small generator with a seed, so that a failure can be run again. */
function shuffled<T>(items: T[], seed: number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at--) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const other = seed % (at + 1);
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}

describe("numbered messages", () => {
  const expected = show(new Feed(), story);

  test("in order they make the screen", () => {
    expect(expected).toMatchObject({ view: { at: 8 }, step: 4, table: { spectators: 2 }, draft: null });
    expect(expected?.talk.map((line) => line.text)).toEqual(["bonsoir", "joli coup"]);
  });

  test("the log only grows", () => {
    expect(expected?.log.map((line) => line.step)).toEqual([1, 2, 3, 4]);
  });

  test("any order and any repeats make the same screen", () => {
    const [first, ...rest] = story;
    for (let seed = 1; seed <= 200; seed++) {
      const messages = [first!, ...shuffled([...rest, ...rest], seed)];
      const feed = new Feed();
      const screen = show(feed, messages);
      // What arrives last in a shuffled run differs, so `fresh` is the one field that may.
      expect({ ...screen, fresh: [] }, `seed ${seed}`).toEqual({ ...expected, fresh: [] });
      expect(feed.last).toBe(9);
      expect(feed.gap).toBe(false);
    }
  });

  test("what comes ahead of an update is put into it", () => {
    const slot = (id: string) => ({ id, ask: { id: "plain" }, tree: { complete: true, picks: ["a7"] } });
    const label = { a7: { label: { id: "plain" } } };
    const prompt = { decision: 3, slots: [slot("two")], tokens: label };
    const long: Numbered[] = [
      welcome(3, [told(1)]),
      { t: "ahead", n: 4, told: [told(2)] },
      { t: "ahead", n: 5, told: [told(3)], slots: [slot("one")] },
      update(6, 4, { prompt }),
      update(7, 5),
    ];
    for (const order of [
      [0, 1, 2, 3],
      [0, 3, 2, 1],
      [0, 2, 1, 1, 3],
    ]) {
      const feed = new Feed();
      const screen = show(
        feed,
        order.map((at) => long[at]!),
      );
      expect(screen?.fresh.map((line) => line.step)).toEqual([2, 3, 4]);
      expect(screen?.log.map((line) => line.step)).toEqual([1, 2, 3, 4]);
      expect(screen?.prompt?.slots.map((asked) => [asked.id, asked.tokens])).toEqual([
        ["one", label],
        ["two", label],
      ]);
      expect(show(feed, [long[4]!], screen)?.fresh.map((line) => line.step)).toEqual([5]);
    }
    // whoever was shown everything anew waits for nothing
    const feed = new Feed();
    const anew = show(feed, [long[0]!, long[1]!, welcome(5), update(6, 4)]);
    expect(anew?.fresh.map((line) => line.step)).toEqual([4]);
  });

  test("a gap shows until it is filled", () => {
    const feed = new Feed();
    show(feed, [welcome(3), update(5, 3)]);
    expect([feed.gap, feed.last]).toEqual([true, 3]);
    show(feed, [update(4, 2)], after(undefined, welcome(3)));
    expect([feed.gap, feed.last]).toEqual([false, 5]);
  });

  test("a welcome fills a gap too, and drops what it already contains", () => {
    const feed = new Feed();
    const screen = show(feed, [welcome(3), update(5, 3), update(7, 5), welcome(6, [told(1)])]);
    expect([feed.gap, feed.last]).toEqual([false, 7]);
    expect(screen?.log.map((line) => line.step)).toEqual([1, 5]);
  });

  test("a welcome after a restart may count from the beginning again", () => {
    const feed = new Feed();
    const screen = show(feed, [welcome(40), welcome(1), update(2, 2)]);
    expect(screen?.view).toEqual({ at: 2 });
  });

  test("a new connection forgets what was held of the old one", () => {
    const feed = new Feed();
    show(feed, [welcome(3), update(5, 3)]);
    feed.reconnect();
    expect([feed.gap, feed.last]).toEqual([false, 3]);
  });

  test("the last update closes the table", () => {
    const over = show(new Feed(), [welcome(1), update(2, 1, { turn: { over: true } })]);
    expect(over?.table.stage).toBe("over");
  });

  test("a draft stays while its decision is open", () => {
    const same = show(new Feed(), [welcome(1), update(2, 1, { decision: 1 })]);
    expect(same?.draft).toBe("half a sheet");
  });
});

describe("a device that several share", () => {
  const shared = (more: Partial<Screen>): Screen => ({
    ...after(undefined, welcome(1)),
    table: { ...table, stage: "playing" },
    you: { seat: null, seats: ["light", "dark"], host: true, invite: null },
    ...more,
  });
  const asks = (...seats: string[]) => ({ turn: { decide: seats, awaited: seats } });

  test("needs a curtain where hands differ, or where several answer together", () => {
    expect(curtained(shared({ open: false, ...asks("light") }))).toBe(true);
    expect(curtained(shared({ open: true, ...asks("light") }))).toBe(false);
    expect(curtained(shared({ open: true, ...asks("light", "dark") }))).toBe(true);
    const alone = { you: { seat: "light", seats: ["light"], host: true, invite: null } };
    expect(curtained(shared({ open: false, ...alone }))).toBe(false);
  });

  test("is expected to answer for whoever is asked, an offer before all", () => {
    expect(expected(shared(asks("dark")))).toEqual(["dark"]);
    const offer = { from: "light", kind: "draw", agreed: ["light"] } as const;
    expect(expected(shared({ ...asks("light"), offer: { ...offer, agreed: [...offer.agreed] } }))).toEqual(["dark"]);
    expect(expected(shared({ turn: { over: true } }))).toEqual([]);
  });
});
