import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import { beats } from "../src/games/africa/beats";
import { held } from "../src/games/africa/story";
import type { Chart, Event, View } from "../src/games/africa/types";
import type { Told } from "../src/net/wire";
import { frames, recordsOf } from "./records";
import { pass, stop } from "./scenes";
import { accessible, fits } from "./sound";
import { nominal } from "./nominal";
import { expect, type Page, test } from "./test";

/** The page of one player of Africa 1880, in French or in English. */
class Chancellery {
  readonly prompt: Locator;
  readonly sheet: Locator;
  readonly tray: Locator;
  readonly end: Locator;
  /** What ends the talk. */
  readonly talking: Locator;
  readonly sealing: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.locator(".prompt");
    this.sheet = page.getByRole("region", { name: /^(Fiche d’ordres|Order sheet)$/ });
    this.tray = page.locator(".tray");
    this.end = page.locator(".end");
    this.talking = page.getByRole("button", { name: /^(Passer aux ordres|On to the orders)$/ });
    this.sealing = this.prompt.getByRole("button", { name: /^(Valider|Confirm)$/ });
  }

  territory = (name: string) => this.page.getByRole("button", { name: new RegExp(`^${name}, `) });
  embassy = (name: RegExp) => this.page.getByRole("img", { name });
  row = (ask: RegExp) => this.sheet.getByRole("combobox", { name: ask });
  war = (name: RegExp) => this.sheet.getByRole("button", { name });

  /** Shows a tab of the desk, or draws it out where it is a drawer. */
  async show(name: RegExp): Promise<void> {
    await this.page.getByRole("tab", { name }).or(this.page.locator("nav.dock").getByRole("button", { name })).click();
  }
  readSheet = () => this.show(/^(Fiche|Sheet)/);

  /** Nothing more to discuss; waits until everybody has said so and the sheets are to be written. */
  async ready(): Promise<void> {
    await this.talking.click();
    await expect(this.talking).toBeHidden();
  }

  treaty = (number: number) => this.page.locator(`[data-treaty="${number}"]`);

  /** Draws up a treaty, term by term. */
  async offer(...terms: string[]): Promise<void> {
    await this.show(/^Traités/);
    await this.page.getByRole("button", { name: "Proposer un traité" }).click();
    const [with_, ...words] = terms;
    await this.page.locator(".builder").getByRole("group").getByRole("button", { name: with_! }).click();
    for (const name of words)
      await this.page.locator(".builder .options").getByRole("button", { name, exact: true }).click();
    await this.page.getByRole("button", { name: "Proposer", exact: true }).click();
  }

  menu = () => this.page.getByRole("button", { name: "Menu" }).first().click();

  async seal(): Promise<void> {
    await this.sealing.click();
  }
}

/** Opens a table of Africa; `seats` says who plays each country in turn. Answers with the invitation link. */
async function open(host: Page, seats: readonly string[], setup = "historical"): Promise<string> {
  await host.goto("/box/africa");
  const form = host.locator("form");
  for (const [at, who] of seats.entries()) await form.locator("select").nth(at).selectOption(who);
  await form.locator('select[id$="-setup"]').selectOption(setup);
  await form.locator("button.main").click();
  await expect(host).toHaveURL(/\/table\//);
  if (!seats.includes("open")) return "";
  return host.getByRole("textbox", { name: /^(Lien d’invitation|Invitation link)$/ }).inputValue();
}

async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest
    .getByRole("button", { name: /S’asseoir|Sit down/ })
    .first()
    .click();
}

test("two people and two bots play from 1880 to the end", async ({ visit }) => {
  const [anna, ben] = [new Chancellery(await visit()), new Chancellery(await visit({ locale: "en-GB" }))];
  await join(ben.page, await open(anna.page, ["me", "open", "bot:random", "bot:random"]));

  // 1880. Great Britain writes on the map: a neighbour, a coast; and beside it, a declaration.
  await Promise.all([anna.ready(), ben.ready()]);
  await anna.readSheet();
  await anna.territory("Alexandrie").click();
  await anna.territory("Libye").click();
  await expect(anna.row(/Ordre pour Alexandrie/)).toHaveValue("Libye");
  await anna.territory("Sahara").click();
  await anna.tray.getByRole("button", { name: "Débarquer ici" }).click();
  await expect(anna.row(/Débarquement/)).toHaveValue("Sahara");
  await anna.tray.getByRole("button", { name: /^Guerre à l’Allemagne/ }).click();
  await expect(anna.war(/^Guerre à l’Allemagne/)).toHaveAttribute("aria-pressed", "true");
  // The draft outlives the page.
  await anna.page.reload();
  await anna.readSheet();
  await expect(anna.row(/Ordre pour Alexandrie/)).toHaveValue("Libye");
  await expect(anna.row(/Débarquement/)).toHaveValue("Sahara");
  await expect(anna.war(/^Guerre à l’Allemagne/)).toHaveAttribute("aria-pressed", "true");

  // France writes on the sheet, with the keyboard alone; a sealed sheet can be taken back.
  await ben.readSheet();
  await ben.row(/Order for Algiers/).focus();
  await ben.page.keyboard.press("ArrowDown");
  await expect(ben.row(/Order for Algiers/)).toHaveValue("D");
  const war = ben.war(/^War on Germany/);
  await war.focus();
  await ben.page.keyboard.press("Enter");
  await expect(war).toHaveAttribute("aria-pressed", "true");
  await ben.seal();
  await ben.prompt.getByRole("button", { name: "Take my answer back" }).click();
  await expect(ben.row(/Order for Algiers/)).toHaveValue("D");
  await expect(war).toHaveAttribute("aria-pressed", "true");
  await ben.seal();
  await anna.seal();

  // What was read lies on the map and in the embassies.
  await expect(anna.territory("Libye")).toHaveAccessibleName(/Grande-Bretagne/);
  await expect(anna.territory("Alger")).toHaveAccessibleName(/1 sur 3 cases développées, .*France/);
  await expect(anna.embassy(/^Ambassade de l’Allemagne.*Guerre déclarée par .*France/)).toBeVisible();
  // Past sheets are everybody's to read.
  await anna.readSheet();
  await anna.sheet.getByRole("combobox", { name: "Fiche" }).selectOption("1");
  await anna.sheet.getByRole("combobox", { name: "Tour" }).selectOption("1880");
  await expect(anna.sheet.getByRole("listitem").filter({ hasText: "Alger" })).toContainText("Développer");

  // The other turns: a develop order where there is a row, then sealed, read, and on.
  for (let turn = 1; turn < 8; turn++) {
    // A treaty, offered and agreed to, and broken under the envelope.
    if (turn === 1) {
      await anna.offer("France", "Nous deux", "alliance");
      await ben.show(/^Treaties/);
      await ben.page.getByRole("button", { name: "Accept" }).first().click();
      await expect(anna.treaty(1)).toContainText("Conclu");
    }
    await Promise.all([anna.ready(), ben.ready()]);
    await expect(ben.sealing).toBeVisible();
    await ben.readSheet();
    if (turn === 1) await ben.war(/^War on Great Britain/).click();
    const row = ben.row(/^Order for /).first();
    if (turn < 4 && (await row.count()) > 0) await row.selectOption("D");
    await Promise.all([anna.seal(), ben.seal()]);
    await expect(anna.end.or(anna.talking).first()).toBeVisible();
    if (turn === 1) {
      await anna.show(/^Traités/);
      await ben.show(/^Treaties/);
      await expect(anna.treaty(1)).toContainText("Parole rompue (1885)");
      await expect(ben.treaty(1)).toContainText("Word broken (1885)");
    }
    if (await anna.end.isVisible()) break;
  }
  for (const { end } of [anna, ben]) await expect(end).toBeVisible();
  await expect(anna.end.locator(".score")).toHaveCount(4);

  // The whole game can be watched again.
  await anna.end.getByRole("link", { name: "Revoir la partie" }).click();
  await anna.page.getByRole("button", { name: "À la fin" }).click();
  await expect(anna.territory("Alger")).toBeVisible();
});

test("two talk apart, a third hears nothing, and writing closes the doors", async ({ visit }) => {
  const [anna, ben, carl] = [
    new Chancellery(await visit()),
    new Chancellery(await visit()),
    new Chancellery(await visit()),
  ];
  const link = await open(anna.page, ["me", "open", "open"]);
  await join(ben.page, link);
  await join(carl.page, link);
  for (const each of [anna, ben, carl]) await each.show(/^Discussion/);
  await anna.page.locator('[data-thread="gb+fr"]').click();
  await anna.page.getByRole("textbox", { name: /^En privé à/ }).fill("Ensemble contre Berlin ?");
  await anna.page.keyboard.press("Enter");
  await ben.page.locator('[data-thread="gb+fr"]').click();
  await expect(ben.page.getByRole("log", { name: /^Privé/ })).toContainText("Ensemble contre Berlin ?");
  await ben.page.locator('[data-thread="public"]').click();
  await ben.page.getByRole("textbox", { name: "Un mot pour tout le monde" }).fill("Bonsoir à tous");
  await ben.page.keyboard.press("Enter");
  const heard = carl.page.getByRole("log", { name: "À voix haute" });
  await expect(heard).toContainText("Bonsoir à tous");
  await expect(heard).not.toContainText("Berlin");
  await Promise.all([anna.ready(), ben.ready(), carl.ready()]);
  await anna.show(/^Discussion/);
  await anna.page.locator('[data-thread="gb+fr"]').click();
  await expect(anna.page.getByRole("textbox", { name: /^En privé à/ })).toBeHidden();
});

test("the desk shows what a part of a turn needs, and what one chose in it; with room for both, sheet and talk stand side by side", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"]);
  const shown = page.getByRole("tab", { selected: true });
  await expect(shown).toHaveAccessibleName(/^Discussion/);
  await table.ready();
  await expect(shown).toHaveAccessibleName(/^Fiche/);
  await table.show(/^Journal/);
  await table.seal();
  await expect(table.talking).toBeVisible();
  await expect(shown).toHaveAccessibleName(/^Discussion/);
  await table.ready();
  await expect(shown).toHaveAccessibleName(/^Journal/);

  await table.show(/^Fiche/);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(shown).toHaveAccessibleName(/^Discussion/);
  await expect(table.sheet).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Un mot pour tout le monde" })).toBeVisible();
});

test("a free set-up is placed on the map, and an inland start is explained", async ({ page }) => {
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"], "free");
  await table.territory("Tombouctou").click();
  await page
    .getByRole("alert")
    .getByRole("button", { name: /^Pourquoi\s\?/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("AF-09");
  await page.keyboard.press("Escape");
  await table.territory("Zanzibar").click();
  await expect(table.territory("Zanzibar")).toHaveAccessibleName(/Grande-Bretagne/);
  await table.ready();
  // A bot's advice fills the sheet.
  await page.getByRole("button", { name: "Un conseil" }).click();
  // In the reader's words, not in the notation.
  await expect(page.getByText(/^Un robot jouerait\s: (Ordre pour|Débarquement|Relation)/)).not.toContainText(">");
  await page.getByRole("button", { name: "Remplir la fiche ainsi" }).click();
  await expect(table.prompt.getByRole("button", { name: "Annuler le choix" })).toBeVisible();
});

test("on a phone: map, tray and sheet, big enough to touch, and nothing for axe to complain about", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"]);
  await table.ready();
  // Two steps: the presence, then its order, in the same place; its neighbours stay in sight.
  await table.territory("Alexandrie").tap();
  await expect(page.locator("[data-target]")).toHaveCount(2);
  await sound(page);
  await table.tray.getByRole("button", { name: "Développer" }).tap();
  await table.readSheet();
  await expect(table.row(/Ordre pour Alexandrie/)).toHaveValue("D");
  await sound(page);
  await table.seal();
  await expect(table.talking).toBeVisible();
  await table.show(/^Points/);
  await page.getByText("La carte en liste").click();
  await page.getByRole("button", { name: "Alexandrie", exact: true }).click();
  await expect(table.tray).toContainText("1 sur 3 cases développées");
});

/** Fits the phone, and nothing for axe to complain about. */
async function sound(page: Page): Promise<void> {
  await fits(page);
  await accessible(page);
}

test("a board of one's own is drawn as it is, and what would follow is asked of the game", async ({ page }) => {
  const box = readFileSync("../boards/africa.toml", "utf8");
  const board = box.replace(/(id = "alger"[^]*?squares = )3\nlabel = \[0\.5, 33\.0\]/, "$12\nlabel = [4.5, 34.0]");
  expect(board).not.toBe(box);
  const updates: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => updates.push(String(payload))));
  await page.route("**/api/tables", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), board } }),
  );
  await open(page, ["me", "bot:random", "bot:random"]);
  const anna = new Chancellery(page);
  await expect(anna.territory("Alger")).toHaveAccessibleName(/^Alger, 0 sur 2 cases/);

  // Before a sheet is written: Germany declares war, France goes where Great Britain is.
  const [who, orders] = [page.locator(".arrive select").first(), page.locator(".arrive select").last()];
  await anna.show(/^Et si/);
  await page.getByRole("button", { name: /^Allemagne → France/ }).click();
  await who.selectOption({ label: "France" });
  await orders.selectOption({ label: "Alger · Libye" });
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("button", { name: /^Retirer.*Alger · Libye/ })).toBeVisible();
  await expect(page.locator(".upshots li")).toHaveText("Personne ne serait retiré, et aucune colonie fondée.");
  await expect(page.locator('.plate[data-at="libye"] .arriving')).toHaveCount(1);
  await who.selectOption({ label: "Allemagne" });
  await orders.selectOption({ label: "Bateau · Libye" });
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.locator(".upshots li")).toContainText([/France/]);
  // It is drawn on the map as long as one wonders.
  await anna.readSheet();
  await expect(page.locator(".plate .arriving")).toHaveCount(0);
  expect(updates.some((update) => update.includes('"shore"'))).toBe(false);
});

test("an evening by the book's clocks: one leaves, one runs out of time, one is left", async ({ visit, site }) => {
  const [anna, ben, carla] = [
    new Chancellery(await visit()),
    new Chancellery(await visit()),
    new Chancellery(await visit()),
  ];
  const link = await open(anna.page, ["me", "open", "open", "bot:random"]);

  // What is promised stands there before anybody sits down, and nothing else.
  await ben.page.goto(link);
  const contract = ben.page.getByRole("region", { name: "Avant de vous asseoir" });
  for (const promise of ["8 min pour la discussion", "5 min pour la rédaction", "aucun robot ne la prend"])
    await expect(contract).toContainText(new RegExp(promise.replaceAll(" ", "\\s")));
  for (const other of ["Sans pendule", "Un robot joue"]) await expect(contract).not.toContainText(other);
  await join(ben.page, link);
  await join(carla.page, link);

  // Eight minutes of talk are the table's; who is ready waits for the others, until they are over.
  const clock = anna.page.getByRole("timer", { name: "Temps qui reste à la table" });
  await expect(clock).toHaveText(/^(8:00|7:\d\d)$/);
  await anna.talking.click();
  await expect(anna.talking).toBeHidden();
  await site.forward(480);
  await expect(clock).toHaveText(/^(5:00|4:\d\d)$/);

  // Carla leaves: her country idles, and no bot sits down.
  await carla.menu();
  await carla.page.getByRole("button", { name: "Quitter la table" }).click();
  await expect(carla.page.getByRole("dialog")).toContainText("Votre place ne fera plus rien");
  await carla.page.getByRole("dialog").getByRole("button", { name: "Quitter la table" }).click();
  await expect(anna.page.getByRole("list", { name: "Les joueurs" })).toContainText("la place attend");

  // Ben has written half a sheet, which the server has, when the time is over.
  await ben.readSheet();
  await ben.row(/Ordre pour Alger/).selectOption("D");
  await ben.page.reload();
  await ben.readSheet();
  await expect(ben.row(/Ordre pour Alger/)).toHaveValue("D");
  await anna.readSheet();
  await anna.row(/Ordre pour Alexandrie/).selectOption("Libye");
  await anna.seal();
  await site.forward(300);
  await expect(anna.territory("Alger")).toHaveAccessibleName(/1 sur 3 cases développées, France/);
  await expect(anna.territory("Libye")).toHaveAccessibleName(/Grande-Bretagne/);
  const table = new URL(anna.page.url()).pathname.split("/").at(-1);
  const told = await anna.page.request.get(`/api/tables/${table}/record?level=public`);
  const { record } = (await told.json()) as { record: string };
  for (const line of ["gb: Alexandrie>Libye", "fr (clock): Alger D", "de (clock): absent"])
    expect(record).toContain(line);

  // Ben leaves as well: Anna is asked whether she wants to go on, and does not.
  await ben.menu();
  await ben.page.getByRole("button", { name: "Quitter la table" }).click();
  await ben.page.getByRole("dialog").getByRole("button", { name: "Quitter la table" }).click();
  await expect(anna.page.getByText("Les autres sont partis.")).toBeVisible();
  await anna.page.getByRole("button", { name: "Mettre fin à la partie" }).click();
  await expect(anna.end).toContainText("Partie interrompue");
});

/** What lies where on the map, measured as it is drawn. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<SVGGraphicsElement>(`.africa ${selector}`)];
    const box = (element: Element) => element.getBoundingClientRect();
    const stage = box(document.querySelector(".africa")!);
    const inside = ({ left, right, top, bottom }: DOMRect) =>
      left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    // A name of two lines is one label, and a line may be as near to the other as letters are.
    const labels = [...new Set(all("[data-label]").map((label) => label.dataset.label!))].map((id) => {
      const lines = all(`[data-label="${id}"]`).map(box);
      const [left, top] = [Math.min(...lines.map((line) => line.left)), Math.min(...lines.map((line) => line.top))];
      const right = Math.max(...lines.map((line) => line.right));
      return [id, new DOMRect(left, top, right - left, Math.max(...lines.map((line) => line.bottom)) - top)] as const;
    });
    const pieces = all(".pawn, [data-need]").map(box);
    const covered = (element: Element) => {
      const { left, top, width, height } = box(element);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(element.contains(hit) || hit.closest("[data-at]") === element.closest("[data-at]"));
    };
    return {
      labels: labels.length,
      mine: all("[data-mine]").length,
      over: labels.flatMap(([id, label], at) => [
        ...labels.slice(at + 1).flatMap(([other, next]) => (apart(label, next) ? [] : [`${id} ${other}`])),
        ...pieces.flatMap((piece) => (apart(label, piece) ? [] : [`${id} piece`])),
      ]),
      letters: Math.min(
        ...all("text").map((text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
      ),
      hidden: all("[data-mine], [data-target]").filter((one) => inside(box(one)) && covered(one)).length,
      scroll: document.documentElement.scrollHeight - innerHeight,
    };
  });

test("no label lies on another or under a piece, at any size, at the start and late in a game of six", async ({
  visit,
}) => {
  test.slow();
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const table = new Chancellery(page);
  const bot = "bot:random";
  await open(page, ["me", bot, bot, bot, bot, bot]);
  const sizes = [
    [1440, 900, 11],
    [1920, 1080, 11],
    [820, 1180, 11],
    [390, 844, 10],
    [844, 390, 10],
  ] as const;
  const look = async () => {
    for (const [width, height, letters] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await page.locator(".africa").boundingBox())!.height)
        .toBeGreaterThan(height * 0.6);
      // A window that was made smaller takes a moment to be laid out.
      await expect
        .poll(() => measured(page), `${width}x${height}`)
        .toMatchObject({ labels: 32, over: [], hidden: 0, scroll: 0 });
      const found = await measured(page);
      expect(found.letters, `${width}x${height}`).toBeGreaterThanOrEqual(letters - 0.01);
      expect(found.mine).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await look();
  for (let turn = 0; turn < 5; turn++) {
    await table.ready();
    // As a bot would do it, so that there is something on the map.
    await page.getByRole("button", { name: "Un conseil" }).click();
    await table.tray.getByRole("button", { name: "Remplir la fiche ainsi" }).click();
    await table.seal();
    await expect(table.talking).toBeVisible();
  }
  expect(await page.locator(".africa .pawn").count()).toBeGreaterThan(40);
  await look();
});

test("the map is walked by keys, and zoomed by wheel, keys and buttons", async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"]);
  await table.territory("Libye").focus();
  await page.keyboard.press("ArrowRight");
  await expect(table.territory("Alexandrie").or(table.territory("Égypte")).and(page.locator(":focus"))).toHaveCount(1);
  const width = async () => (await page.locator(".world").boundingBox())!.width;
  const home = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(home * 1.2);
  await page.keyboard.press("0");
  await expect.poll(width).toBeCloseTo(home, 0);
  await page.locator(".africa").hover();
  await page.mouse.wheel(0, -240);
  await expect.poll(width).toBeGreaterThan(home * 1.2);
  await page.getByRole("button", { name: "Revoir comme au début" }).click();
  await expect.poll(width).toBeCloseTo(home, 0);
});

for (const record of recordsOf("africa")) {
  test(`africa/${record}: what is shown ends where the table stands, and every line is said once`, async () => {
    const log: Told<Event>[] = [];
    let last: View | undefined;
    let readings = 0;
    for await (const { line, before, told, after } of frames<View, Event>("africa", record)) {
      log.push(...told);
      last = after;
      // The board plays no part in it.
      const scene = beats(before, told, after, {} as Chart);
      if (scene.length === 0) continue;
      expect(
        scene.reduce((view, { apply }) => apply?.(view) ?? view, before),
        line,
      ).toEqual(after);
      const lines = scene.flatMap((beat) => beat.lines).sort((a, b) => a - b);
      expect(lines, line).toEqual(told.map((_, at) => at));
      // No reading lasts longer than the next turn's clock waits for it.
      expect(
        scene.reduce((sum, { ms }) => sum + ms, 0),
        line,
      ).toBeLessThan(60_000);
      expect(
        scene.reduce((sum, { ms }) => sum + ms, 0),
        line,
      ).toBeLessThanOrEqual(nominal("africa", told));
      if (scene.some(({ kind }) => kind === "envelope")) readings++;
    }
    expect(held(last!, log).map(({ year }) => year)).toEqual(last!.past.map(({ year }) => year));
    expect(readings).toBe(last!.past.length);
  });
}

test("the reading is a scene: envelopes first, and nothing is said before it has been seen", async ({ visit }) => {
  const page = await visit({ reducedMotion: "no-preference" });
  await page.clock.install();
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"]);
  await table.ready();
  await table.tray.getByRole("button", { name: /^Guerre à la France/ }).click();
  // Nothing moves on by itself while it is looked at.
  await stop(page);
  await table.seal();
  await expect(page.locator('[data-shown="envelope"]')).toBeVisible();
  await page.getByRole("tab", { name: "Journal" }).click();
  const log = page.getByRole("log").or(page.locator(".log")).first();
  await expect(log).not.toContainText("déclare la guerre");
  await expect(table.embassy(/Guerre déclarée/)).toHaveCount(0);
  // The chapters can be touched.
  await page.getByRole("button", { name: "Ambassades" }).click();
  await expect(page.locator('[data-shown="declared"]')).toBeVisible();
  await page.getByRole("button", { name: "Passer", exact: true }).click();
  await pass(page);
  await page.getByRole("tab", { name: "Journal" }).click();
  await expect(table.talking).toBeVisible();
  await expect(table.embassy(/^Ambassade de la France.*Guerre déclarée/)).toBeVisible();
  await expect(log).toContainText("déclare la guerre");
});
