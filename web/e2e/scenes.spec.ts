import { WebSocket } from "ws";
import { Evening } from "./evening";
import { forget, happened, idle, observe, pass, stop } from "./scenes";
import { expect, type Page, test } from "./test";
import { REPETITION, Trails } from "./trails";

const GAMES: Record<string, readonly string[]> = {
  "neuf-pistes": ["light", "dark"],
  kilimandjaro: ["red", "blue", "green"],
  couleurs: ["red", "blue", "green"],
  africa: ["gb", "fr", "de"],
  europa: ["blue", "green", "red"],
};

const lines = (page: Page) => page.locator(".log .line");
const moving = { viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" } as const;

for (const [game, seats] of Object.entries(GAMES)) {
  test(`${game}: the first words of a result come after its picture`, async ({ visit, site }) => {
    const page = await visit(moving);
    await observe(page);
    await page.clock.install();
    const evening = await Evening.open(page, site.url, game, seats);
    await page.goto(`/table/${evening.id}`);
    await page.getByRole("tab", { name: "Journal" }).click();
    await idle(page);
    await pass(page);
    await stop(page);

    // Answers are given until one of them has something to show. Nothing moves on by itself: time stands still.
    let before = 0;
    for (let tries = 60; tries > 0; tries--) {
      await pass(page);
      // In some games each part of a turn opens a tab of its own.
      await page.getByRole("tab", { name: "Journal" }).click();
      await forget(page);
      before = await lines(page).count();
      await evening.play(1);
      await expect.poll(() => happened(page)).toContain("told");
      await expect.poll(async () => (await happened(page)).some((one) => /^beat|settled/.test(one))).toBe(true);
      if ((await happened(page)).some((one) => one.startsWith("beat"))) break;
    }
    await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", "playing");
    expect(await happened(page), "the picture has begun, and nothing is said").not.toContain("line");
    await expect(lines(page)).toHaveCount(before);
    await expect(page.locator(".prompt.mine")).toHaveCount(0);

    await pass(page);
    await page.getByRole("tab", { name: "Journal" }).click();
    await expect.poll(() => happened(page)).toContain("line");
    const all = await happened(page);
    const shown = all.findIndex((one) => one.startsWith("beat"));
    const ended = all.findIndex((one, at) => at > shown && /^beat|settled/.test(one));
    expect(ended, "the beat was over").toBeGreaterThan(shown);
    expect(all.indexOf("line"), `then it was said: ${all.join(" ")}`).toBeGreaterThan(ended);
    expect(await lines(page).count()).toBeGreaterThan(before);
  });

  test(`${game}: with less motion the result is said at once`, async ({ visit, site }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await observe(page);
    await page.clock.install();
    const evening = await Evening.open(page, site.url, game, seats);
    await page.goto(`/table/${evening.id}`);
    await page.getByRole("tab", { name: "Journal" }).click();
    await idle(page);
    await stop(page);
    await forget(page);
    await evening.play(3);
    // No time passes on this page.
    await expect.poll(() => happened(page)).toContain("line");
    expect((await happened(page)).filter((one) => one.startsWith("beat"))).toEqual([]);
    await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", "idle");
  });
}

test("neuf-pistes: nothing of the end is on the page before its scene", async ({ visit }) => {
  const page = await visit({ ...moving, locale: "en-GB" });
  await observe(page);
  await page.clock.install();
  await page.request.get("/api/me");
  await page.request.post("/api/me", { data: { name: "Anna" } });
  const both = [
    { id: "light", who: "me" },
    { id: "dark", who: "me" },
  ];
  const opened = await page.request.post("/api/tables", { data: { game: "neuf-pistes", seats: both, options: {} } });
  const { id } = (await opened.json()) as { id: string };
  await page.goto(`/table/${id}`);
  const trails = new Trails(page);
  await idle(page);
  const moves = [...REPETITION];
  const last = moves.pop()!;
  const answer = async ([from, to]: readonly [string, string], decision: number, seat: string) =>
    expect(
      (await page.request.post(`/api/tables/${id}/answer`, { data: { seat, decision, action: `${from}-${to}` } })).ok(),
    ).toBe(true);
  for (const [at, move] of moves.entries()) await answer(move, at + 1, at % 2 === 0 ? "light" : "dark");
  await pass(page);
  await stop(page);
  await forget(page);
  await answer(last, moves.length + 1, "dark");
  await expect.poll(async () => (await happened(page)).some((one) => one.startsWith("beat"))).toBe(true);
  expect(await page.locator("body").innerText()).not.toMatch(/drawn|is over/i);
  expect(await page.content()).not.toContain('class="veil');
  await expect(page.locator(".end, .unfold")).toHaveCount(0);
  await pass(page);
  await expect(page.locator(".end")).toBeVisible();
  await expect(trails.log).toBeVisible();
  const all = await happened(page);
  expect(all.indexOf("end"), all.join(" ")).toBeGreaterThan(all.indexOf("settled"));
});

/** Somebody at a table, by the door for programs. */
class Voice {
  #ack = 0;
  private constructor(readonly socket: WebSocket) {}

  static async at(url: string, table: string, cookie: string): Promise<Voice> {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`, { headers: { cookie } });
    await new Promise<void>((open, fail) => {
      socket.once("message", () => open());
      socket.once("error", fail);
    });
    return new Voice(socket);
  }

  async ask(question: object): Promise<Record<string, unknown>> {
    const ack = ++this.#ack;
    const answered = new Promise<Record<string, unknown>>((done) => {
      const hear = (data: unknown) => {
        const message = JSON.parse(String(data)) as Record<string, unknown>;
        if (message.ack !== ack) return;
        this.socket.off("message", hear);
        done(message);
      };
      this.socket.on("message", hear);
    });
    this.socket.send(JSON.stringify({ ...question, ack }));
    return answered;
  }
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  flat: { width: 844, height: 390 },
})) {
  test(`${size}: a private word and the offer of a treaty are seen at once, wherever one is`, async ({
    visit,
    site,
  }) => {
    const [anna, ben] = [await visit({ viewport, locale: "en-GB" }), await visit()];
    for (const [page, name] of [
      [anna, "Anna"],
      [ben, "Ben"],
    ] as const) {
      await page.request.get("/api/me");
      await page.request.post("/api/me", { data: { name } });
    }
    await anna.clock.install();
    const seats = [
      { id: "gb", who: "me" },
      { id: "fr", who: "open" },
      { id: "de", who: "bot:random" },
    ];
    const options = { setup: "historical" };
    const opened = await anna.request.post("/api/tables", { data: { game: "africa", seats, options, public: true } });
    const { id } = (await opened.json()) as { id: string };
    await ben.request.post(`/api/tables/${id}/sit`, { data: { seat: "fr" } });
    const cookies = (await ben.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const voice = await Voice.at(site.url, id, cookies);
    await anna.goto(`/table/${id}`);
    await idle(anna);
    await stop(anna);

    // No time passes on her page: what she sees of it she sees at once.
    let heard = 0;
    const says = async (where: string) => {
      heard++;
      expect((await voice.ask({ t: "say", room: ["gb", "fr"], text: `Word ${heard}` })).t, where).toBe("said");
      await expect(anna.locator(".private", { hasText: `Word ${heard}` }), where).toBeInViewport();
      await expect(anna, where).toHaveTitle(new RegExp(`^\\(${heard}\\)`));
    };
    if (size !== "desktop") await says("at the board");
    // The tabs are beside the board, or in the dock below it.
    for (const tab of ["Log", "Aid"]) {
      await anna
        .getByRole("tab", { name: tab })
        .or(anna.getByRole("navigation").getByRole("button", { name: tab }))
        .first()
        .click();
      await says(tab);
    }

    const { options: first } = (await voice.ask({ t: "terms", picked: [] })) as { options: { token: string }[] };
    const picked = [first.find(({ token }) => token === "gb")!.token];
    for (let complete = false; !complete;) {
      const next = (await voice.ask({ t: "terms", picked })) as { options: { token: string }[]; complete: boolean };
      complete = next.complete;
      if (!complete) picked.push(next.options[0]!.token);
    }
    expect((await voice.ask({ t: "propose", treaty: picked.join(" ") })).t).toBe("update");
    await expect(anna.locator(".edge .brief button")).toBeInViewport();
    await expect(anna).toHaveTitle(new RegExp(`^\\(${heard + 1}\\)`));
    voice.socket.close();
  });
}
