import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { beats } from "../src/games/europa/beats";
import { fold } from "../src/games/europa/fold";
import { story } from "../src/games/europa/story";
import type { Chart, Told as Event, View } from "../src/games/europa/types";
import type { Prompt, Tell, Told } from "../src/net/wire";
import { nominal } from "./nominal";
import { expect, type Page, test } from "./test";

/** One player of Europa: hears what the page is told, and answers through the page. */
class Delegation {
  prompt: Prompt | null = null;
  view: View | null = null;
  over = false;
  /** How often this player was asked for a vote. */
  votes = 0;
  readonly #news = new EventEmitter();

  constructor(readonly page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as Tell;
        if (message.t !== "welcome" && message.t !== "update") return;
        this.prompt = (message.sealed ?? null) === null ? (message.prompt ?? null) : null;
        this.view = message.view as View;
        this.over = message.turn !== null && "over" in message.turn;
        this.#news.emit("heard");
      }),
    );
  }

  /** Answers whatever is asked, to the end of the game; before each answer somebody may look. */
  async play(look?: (view: View) => Promise<void>): Promise<void> {
    let answered = 0;
    while (!this.over) {
      const asked = this.prompt;
      if (!asked || asked.decision === answered) {
        await once(this.#news, "heard");
        continue;
      }
      answered = asked.decision;
      // The page has heard it as well; now it shows it.
      await expect(this.page.locator(".prompt")).toHaveAttribute("data-decision", String(answered));
      await look?.(this.view!);
      await this.answer(asked);
    }
  }

  /** What binds others, or lies sealed beside theirs, is sent when one says so. */
  private async confirm(): Promise<void> {
    await this.page.getByRole("button", { name: /^(Valider|Confirm)$/ }).click();
  }

  private async answer({ slots: [slot] }: Prompt): Promise<void> {
    const tray = this.page.locator(".tray");
    const choices = tray.locator(".choices button");
    switch (slot?.id) {
      case "place": {
        // Everything goes to the first country of the board that is lit, so that the two of them meet there.
        const lit = await tray
          .locator("button.card.open")
          .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.country)));
        const first = tray.locator(`button.card[data-country="${Math.min(...lit)}"]`);
        const count = tray.locator(".count");
        const [laid = 0, due = 0] = (await count.innerText()).split("/").map(Number);
        for (let n = laid; n < due; n++) {
          await first.click();
          await expect(count).toHaveText(new RegExp(`^${n + 1} `));
        }
        return this.confirm();
      }
      case "commit": {
        const numbers = tray.locator(".commit button");
        await numbers.nth(Math.floor((await numbers.count()) / 2)).click();
        return this.confirm();
      }
      case "vote": {
        // The first coalition is turned down, all others are welcome.
        const yes = this.votes++ > 0;
        await choices.filter({ hasText: yes ? /^\s*(oui|yes)/i : /^\s*(non|no)/i }).click();
        return this.confirm();
      }
      case "propose":
        // Who names a coalition says so twice.
        await choices.first().click();
        return this.confirm();
      case "moves":
        return tray.locator("button.card.open").first().click();
      case "allocate":
        return tray.locator("button.choice").first().click();
      default:
        return choices.first().click();
    }
  }
}

test("two people and three bots: treaties, votes, war and peace, to the end", async ({ visit }) => {
  const [anna, ben] = [new Delegation(await visit()), new Delegation(await visit({ locale: "en-GB" }))];
  await anna.page.goto("/box/europa");
  const form = anna.page.locator("form");
  for (const [at, who] of ["me", "open", "bot:random", "bot:random", "bot:random"].entries())
    await form.locator("select").nth(at).selectOption(who);
  await form.locator("button.main").click();
  const link = await anna.page.getByRole("textbox", { name: "Lien d’invitation" }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Sit down" }).first().click();

  // A treaty before the pawns are placed: Anna draws it up, Ben agrees.
  await anna.page.getByRole("tab", { name: /Traités/ }).click();
  await anna.page.getByRole("button", { name: "Proposer un traité" }).click();
  await anna.page.locator(".builder").getByRole("group").getByRole("button", { name: "Vert" }).click();
  for (const name of ["Nous deux", "gagner ensemble…", "Allemagne"])
    await anna.page.locator(".builder .options").getByRole("button", { name, exact: true }).click();
  await anna.page.getByRole("button", { name: "Proposer", exact: true }).click();
  await ben.page.getByRole("tab", { name: /Treaties/ }).click();
  await ben.page.getByRole("button", { name: "Accept" }).click();
  await expect(anna.page.locator('[data-treaty="1"]')).toContainText("Conclu");
  // And an instruction: Ben's campaigns are over at once.
  await ben.page.getByRole("tab", { name: "Conflict" }).click();
  await ben.page.getByText("Standing instructions").click();
  await ben.page.getByRole("checkbox", { name: "Go straight to the vote" }).check();

  await Promise.all([anna.play(), ben.play()]);
  await expect(anna.page.locator(".end")).toBeVisible();
  await expect(ben.page.locator(".end")).toBeVisible();
  await anna.page.getByRole("tab", { name: /Traités/ }).click();
  await expect(anna.page.locator('[data-treaty="1"]')).toContainText(/Parole (tenue|rompue)|Sans objet/);

  // What the evening held, as the replay tells it.
  const id = anna.page.url().split("/").pop()!;
  const { frames } = (await (await anna.page.request.get(`/api/tables/${id}/replay?as=full`)).json()) as {
    frames: { told: { event: Record<string, unknown> | null }[] }[];
  };
  const events = frames.flatMap(({ told }) => told.map(({ event }) => event ?? {}));
  const people = (seats: unknown) => (seats as number[]).some((seat) => seat < 2);
  const of = (what: string) => events.filter((event) => event.what === what);
  expect(of("dove").length, "pawns were given for peace").toBeGreaterThan(0);
  expect(
    of("answers").some(({ no }) => people(no)),
    "a person rejected a coalition",
  ).toBe(true);
  expect(
    of("joined").some(({ winners }) => people(winners) && (winners as number[]).length > 1),
    "a person won in a coalition",
  ).toBe(true);
});

/** What of a view lies on the table; the rest says what may be done. */
const lying = ({ phase: _, decider: __, left: ___, round: ____, help, ...open }: View) => ({
  ...open,
  help: { covered: help.covered, level: help.level, black: help.black, past: help.election?.past.length },
});

/** Plays recorded games again, and hands over what every step told and led to, as a seat saw it. */
async function* again(record: string, viewer: string) {
  const lines = readFileSync(`../records/europa/${record}`, "utf8").split("\n");
  const head = (name: string) => lines.flatMap((line) => new RegExp(`^\\[${name} "(.*?)"`).exec(line)?.[1] ?? []);
  const referee = spawn(process.env.VEILLEE ?? "../target/debug/veillee", ["referee"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();
  const ask = async (question: object) => {
    referee.stdin.write(`${JSON.stringify(question)}\n`);
    const answer = JSON.parse((await answers.next()).value as string) as {
      ok: boolean;
      view: View;
      events?: { event: Event | null }[];
    };
    if (!answer.ok) throw new Error(JSON.stringify([question, answer]));
    return answer;
  };
  const options = Object.fromEntries(
    (head("Options")[0] ?? "").split(" ").flatMap((one) => (one ? [one.split("=")] : [])),
  );
  const table = { game: "europa", seats: head("Seat"), options, manual_chance: true };
  const [position] = head("Position");
  await ask(position === undefined ? { op: "new", ...table } : { op: "load", ...table, position });
  const look = async () => (await ask({ op: "view", viewer })).view;
  let before = await look();
  for (const line of lines) {
    const step = /^\d+\. (?:\* (?<roll>.*)|(?<seat>\w+)(?: \(bot\))?: (?<action>.*))$/.exec(line)?.groups;
    if (!step) continue;
    const { roll, seat, action } = step;
    const { events = [] } = await ask(roll ? { op: "roll", roll } : { op: "play", seat, action });
    const after = await look();
    yield { before, events: events.flatMap(({ event }) => event ?? []), after };
    before = after;
  }
  referee.stdin.end();
}

test("what is told of recorded games, moment by moment, leads to what then lies on the table", async ({
  page,
  site,
}) => {
  // The chart is that of the box, whatever table it lies on.
  await page.goto("/");
  const made = await page.request.post("/api/tables", {
    headers: { Origin: site.url },
    data: { game: "europa", seats: ["blue", "green", "red"].map((id) => ({ id, who: "bot:random" })) },
  });
  const { id } = (await made.json()) as { id: string };
  const chart = (await (await page.request.get(`/api/tables/${id}/board`)).json()) as Chart;
  const records = readdirSync("../records/europa");
  expect(records.length).toBeGreaterThan(3);
  const seen = new Set<string>();
  for (const record of records)
    for (const viewer of ["blue", "spectator"]) {
      const log: Told<Event>[] = [];
      let [last, elections]: [View | undefined, number] = [undefined, 0];
      for await (const { before, events, after } of again(record, viewer)) {
        const told = events.map((event, step): Told<Event> => ({ step, text: { id: "" }, event }));
        log.push(...told);
        const folded = events.reduce((view, event) => fold(view, event, after, chart), before);
        expect(lying(folded), events.map(({ what }) => what).join()).toEqual(lying(after));
        const scene = beats(before, told, after, chart);
        const shown = scene.reduce((view, beat) => beat.apply?.(view) ?? view, before);
        if (events.length > 0) expect(shown).toEqual(after);
        expect(scene.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(nominal("europa", told));
        // Every line is said once, in order, and never before what it tells has been seen.
        expect(scene.flatMap(({ lines }) => lines)).toEqual(told.map((_, at) => at));
        for (const { ms, kind } of scene) {
          expect(ms).toBeGreaterThan(0);
          seen.add(kind);
        }
        elections += events.filter(({ what }) => what === "joined").length;
        last = after;
      }
      // One record begins in the midst of a game: its log is not the whole story.
      if (record === "total.txt") continue;
      const { won, union } = story(log, last!.pp.length);
      expect(won.length).toBe(elections);
      const sum = (pawns: readonly number[]) => pawns.reduce((all, n) => all + n, 0);
      expect(won.every(({ pawns, winners }) => 2 * sum(winners.map((seat) => pawns[seat]!)) > sum(pawns))).toBe(true);
      expect(union.at(-1)).toBe(last!.union.length);
    }
  for (const kind of ["placed", "card", "named", "answer", "joins", "moved", "war-dice", "dove", "reward", "president"])
    expect(seen).toContain(kind);
});

/** In the page: what of a board's words lies on another, or under something else. */
function muddle(): { on: string[]; under: string[]; least: number } {
  const stage = document.querySelector(".europa")!.getBoundingClientRect();
  const inside = (x: number, y: number) =>
    x > stage.left + 2 && x < stage.right - 2 && y > stage.top + 2 && y < stage.bottom - 2;
  const marked = [...document.querySelectorAll(".europa :is([data-label], [data-need], [data-mine])")]
    .map((element) => ({ element, box: element.getBoundingClientRect(), text: element.textContent.trim() }))
    .filter(({ box }) => box.width > 0 && inside(box.left + box.width / 2, box.top + box.height / 2));
  const on: string[] = [];
  for (const [at, a] of marked.entries())
    for (const b of marked.slice(at + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1) on.push(`${a.text} / ${b.text}`);
    }
  const under = marked.filter(({ element, box }) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !top || !(element.contains(top) || top.contains(element) || top.closest(".zoom, .edge"));
  });
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const what = ({ text, box }: (typeof under)[number]) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return `${text} under ${top?.outerHTML.slice(0, 90)}`;
  };
  return { on, under: under.map(what), least: Math.min(...marked.map(({ element }) => size(element))) };
}

for (const [what, least, options] of [
  ["a desk", 11, { viewport: { width: 1440, height: 900 } }],
  ["a phone", 10, { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" }],
] as const)
  test(`on ${what} every name and number can be read, from the first pawn to the last turn`, async ({ visit }) => {
    const page = await visit(options);
    const player = new Delegation(page);
    await page.goto("/box/europa");
    const form = page.locator("form");
    for (const [at, who] of ["me", ...Array<string>(5).fill("bot:easy")].entries())
      await form.locator("select").nth(at).selectOption(who);
    await form.locator("button.main").click();
    await expect(page.locator(".plate")).toHaveCount(38);
    const looked: number[] = [];
    await player.play(async ({ turn, phase }) => {
      // Once a turn, when the map is full.
      if (looked.includes(turn) || !["place", "campaign", "propose"].includes(phase)) return;
      looked.push(turn);
      const { on, under, least: smallest } = await page.evaluate(muddle);
      expect(on, "words on words").toEqual([]);
      expect(under, "words under something").toEqual([]);
      expect(smallest).toBeGreaterThanOrEqual(least);
    });
    expect(looked).toContain(4);
    await expect(page.locator(".end")).toBeVisible();
  });

test("the map is walked by arrow keys, brought nearer by keys, wheel and buttons, and a pawn is laid where one stands", async ({
  page,
}) => {
  await page.goto("/box/europa");
  const form = page.locator("form");
  for (const [at, who] of ["me", "bot:easy", "bot:easy"].entries())
    await form.locator("select").nth(at).selectOption(who);
  await form.locator("button.main").click();
  const at = (name: RegExp) => page.locator(".plate").and(page.getByLabel(name));
  await expect(page.locator(".plate.open")).not.toHaveCount(0);
  await at(/^Allemagne/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(at(/^Pologne/)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(at(/^Allemagne/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(at(/^Allemagne/).locator(".fresh")).toHaveText("+1");
  await page.getByRole("button", { name: "Reprendre un pion : Allemagne" }).click();
  await expect(at(/^Allemagne/).locator(".fresh")).toHaveCount(0);

  const width = () =>
    page
      .locator(".world svg")
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().width);
  const home = await width();
  await at(/^Allemagne/).focus();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(home);
  await page.getByRole("button", { name: "Réduire" }).click();
  await expect.poll(width).toBeCloseTo(home, 0);
  await page.locator(".europa").hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(home * 1.1);
});
