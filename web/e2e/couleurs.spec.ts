import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Tell } from "../src/net/wire";
import { accessible, fits } from "./sound";
import { expect, type Page, test } from "./test";

/** Opens a table for me as Red and bots in the next seats. */
async function open(page: Page, bots: number, options: Record<string, string> = {}): Promise<Couleurs> {
  await page.goto("/box/couleurs");
  const form = page.locator("form");
  for (let seat = 1; seat < 6; seat++)
    await form
      .locator(".seats select")
      .nth(seat)
      .selectOption(seat <= bots ? "bot:random" : "none");
  for (const [name, value] of Object.entries(options)) await form.locator(`select[id$="-${name}"]`).selectOption(value);
  await form.locator(".button.main").click();
  // The box shows a board as well.
  await expect(page.locator(".table .couleurs")).toBeVisible();
  return new Couleurs(page);
}

/** A table of Couleurs du Monde on a page, as a player handles it. */
class Couleurs {
  readonly turn: Locator;
  readonly chained: Locator;
  readonly lit: Locator;
  readonly end: Locator;
  readonly confirm: Locator;

  constructor(readonly page: Page) {
    this.turn = page.locator(".turn.asked");
    this.chained = page.locator(".tray .card.chained");
    this.lit = page.locator(".tray .card.lit");
    this.end = page.locator(".end");
    this.confirm = page.locator(".prompt .main");
  }

  /** Waits until Red is asked, anew, or the game is over; answers whether it goes on. */
  async asked(): Promise<boolean> {
    await expect(this.end.or(this.turn).first()).toBeVisible();
    return !(await this.end.isVisible());
  }

  /** Passes while Red is stuck; answers whether Red can play. */
  async able(): Promise<boolean> {
    while (await this.asked()) {
      if ((await this.lit.count()) > 0) return true;
      await this.done(() => this.turn.locator(".pass.main").click());
    }
    return false;
  }

  /** Announces, and waits until that decision is past. */
  announce(): Promise<void> {
    return this.done(() => this.confirm.click());
  }

  private async done(act: () => Promise<void>): Promise<void> {
    const decision = await this.page.locator(".prompt").getAttribute("data-decision");
    await act();
    await expect(this.page.locator(`.prompt[data-decision="${decision}"]`)).toHaveCount(0);
  }

  /** Lays lit cards one after the other, as far as they lead. */
  async layAll(): Promise<void> {
    for (let laid = 1; (await this.lit.count()) > 0; laid++) {
      await this.lit.first().click();
      await expect(this.chained).toHaveCount(laid);
    }
  }
}

/** Opens a page of the desk: a tab beside the board, or a drawer of the dock. */
const desk = (page: Page, name: string) =>
  page.getByRole("tab", { name }).or(page.locator(".dock").getByRole("button", { name })).click();

/** What lies over what on the map as it is seen at first, and what is too small to be read. */
async function legible(page: Page, least: number): Promise<void> {
  const misfits = await page.evaluate((least) => {
    const texts = [...document.querySelectorAll<SVGTextElement>(".couleurs [data-label], .couleurs [data-need]")];
    const boxes = texts.map((text) => ({
      of: text.closest("[data-nation]"),
      said: text.textContent,
      box: text.getBoundingClientRect(),
      size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
    }));
    const over = boxes.flatMap((a, at) =>
      boxes
        .slice(0, at)
        .filter(
          (b) =>
            a.of !== b.of &&
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5,
        )
        .map((b) => `${a.said} / ${b.said}`),
    );
    // What is in sight can be touched: nothing else is hit in its middle.
    const stage = document.querySelector(".couleurs .window")!.getBoundingClientRect();
    const hidden = [...document.querySelectorAll("[data-target], [data-mine]")].filter((element) => {
      const flag = element.querySelector(".edge") ?? element;
      const box = flag.getBoundingClientRect();
      const [x, y] = [box.left + Math.min(box.width / 2, 18), box.top + box.height / 2];
      const frame = element.closest(".cards")?.getBoundingClientRect() ?? stage;
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
      return !element.contains(document.elementFromPoint(x, y));
    });
    return {
      over,
      small: boxes.filter(({ size }) => size < least - 0.01).map(({ said, size }) => [said, size]),
      hidden: hidden.map((element) => element.outerHTML.slice(0, 100)),
      labels: boxes.length > 100,
    };
  }, least);
  expect(misfits).toEqual({ over: [], small: [], hidden: [], labels: true });
}

test("one person and three bots play a whole game, and every point is explained", async ({ page }) => {
  const game = await open(page, 3);
  while (await game.able()) {
    await game.layAll();
    await game.announce();
  }
  await expect(game.end).toBeVisible();
  const scores = game.end.locator(".score");
  await expect(scores).toHaveCount(4);
  for (const score of await scores.all()) {
    // What only breaks a tie is no part of the total.
    const points = await score.locator(".total .points, li:not(.soft) .points").allTextContents();
    const [total, ...parts] = points.map((figure) => parseInt(figure.replace("−", "-"), 10));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  // The pad totals are the scores.
  await desk(page, "Marque");
  // The pad stands by seat, the ranking by points.
  const totals = (await page.locator(".pad tfoot td").allTextContents()).sort((a, b) => Number(b) - Number(a));
  const won = (await scores.locator(".total .points").allTextContents()).map((figure) => figure.trim());
  expect(totals).toEqual(won);

  // The game can be watched again: the board fills up from empty.
  await game.end.getByRole("link", { name: "Revoir la partie" }).click();
  const covered = page.locator("[data-nation].covered");
  await expect(page.locator("[data-nation]")).toHaveCount(107);
  await expect(covered).toHaveCount(0);
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect.poll(() => covered.count()).toBeGreaterThan(60);
  await expect(game.turn).toHaveCount(0);
});

test("a chain is built on the board, in the list or from the hand, and taken back until it is announced", async ({
  page,
}) => {
  const game = await open(page, 2);
  expect(await game.able()).toBe(true);
  const nation = (await game.lit.first().getAttribute("data-card")) ?? "";
  const flag = page.locator(`[data-nation="${nation}"]`);
  const card = page.locator(`[data-card="${nation}"]`);

  // Refusing says what it costs before it is done.
  await game.turn.getByRole("button", { name: /Refuser \(−10/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/coûte 10.points/);
  await page.getByRole("button", { name: "Non, je joue" }).click();

  // From the hand, and back.
  await card.click();
  await expect(game.chained).toHaveCount(1);
  await expect(game.turn).toContainText("×1");
  await game.turn.getByRole("button", { name: "Reprendre" }).click();
  await expect(game.chained).toHaveCount(0);

  // On the board with the keyboard, and back with another touch of the card.
  await flag.focus();
  await page.keyboard.press("Enter");
  await expect(game.chained).toHaveCount(1);
  await card.click();
  await expect(game.chained).toHaveCount(0);

  // A card that cannot begin: the referee says why.
  await page.locator(".tray .card:not(.lit)").first().click();
  await expect(page.getByRole("alert")).toContainText("ne peut pas commencer");
  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();

  // A bot's advice lies in the place of the tools, and builds its chain.
  await page.getByRole("button", { name: "Un conseil" }).click();
  await page.getByRole("button", { name: "Composer cette chaîne" }).click();
  await expect(game.chained).not.toHaveCount(0);
  await page.locator(".prompt").getByRole("button", { name: "Annuler le choix" }).click();
  await expect(game.chained).toHaveCount(0);

  // From the list, and announced.
  await page.getByRole("button", { name: "Le plateau en liste" }).click();
  await page.locator(".areas li.lit").first().getByRole("button", { name: "Poser" }).click();
  await expect(game.chained).toHaveCount(1);
  await page.getByRole("button", { name: "Revenir au plateau" }).click();
  const laid = await game.chained.getAttribute("data-card");
  await game.announce();
  await expect(page.locator(`[data-nation="${laid}"]`)).toHaveAccessibleName(/recouvert/);
});

test("the map is moved with wheel, mouse, keys and fingers", async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 }, hasTouch: true });
  await open(page, 2);
  const map = page.getByRole("group", { name: /^La carte du monde/ });
  const names = page.locator(".couleurs .name[data-label]");
  const scale = async () => Number(await map.getAttribute("data-zoom"));
  const left = () => map.locator(".plates").evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  await expect(names.first()).toBeVisible();
  expect(await scale()).toBe(1);

  await map.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press("+");
  await expect.poll(scale).toBeGreaterThan(1.5);
  // Nearer, places part and letters keep their size.
  await legible(page, 11);
  const before = await left();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(left).toBeLessThan(before);
  await page.keyboard.press("0");
  await expect.poll(scale).toBe(1);

  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let times = 0; times < 5; times++) await page.mouse.wheel(0, -120);
  await expect.poll(scale).toBeGreaterThan(2);
  const wheeled = await left();
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(wheeled - 60);
  await page.getByRole("button", { name: "Voir tout le plateau" }).click();
  await expect.poll(scale).toBe(1);

  // Two fingers that part.
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    });
  await touch("touchStart", 40);
  for (const apart of [50, 70, 90, 110, 130]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expect.poll(scale).toBeGreaterThan(1.8);

  // To an area, and from flag to flag.
  await page.getByRole("button", { name: /^Afrique/ }).click();
  await expect(page.locator('[data-nation="tchad"]')).toBeInViewport();
  await page.locator('[data-nation="tchad"]').focus();
  await expect(page.locator(".couleurs > .over")).toContainText("Tchad");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-nation]:focus")).not.toHaveAttribute("data-nation", "tchad");
});

for (const [width, height, locale] of [
  [1440, 900, "fr-FR"],
  [1920, 1080, "en-GB"],
  [820, 1180, "fr-FR"],
  [390, 844, "en-GB"],
  [844, 390, "fr-FR"],
] as const)
  test(`all that is in sight can be read and touched: ${width} x ${height}, ${locale}`, async ({ visit }) => {
    const page = await visit({ locale, viewport: { width, height }, hasTouch: width < 900 });
    const game = await open(page, 5, { nations: "petits-etats" });
    await legible(page, 11);
    for (let turns = 0; turns < 3 && (await game.able()); turns++) {
      await game.layAll();
      await game.announce();
    }
    await game.asked();
    await legible(page, 11);
    // Everything keeps to the window.
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(over).toEqual([0, 0]);
  });

test("on a phone with closed hands: nothing sideways, nothing tiny, nothing for axe, nothing of the others", async ({
  visit,
}) => {
  const page = await visit({ locale: "en-GB", viewport: { width: 390, height: 844 }, hasTouch: true });
  const game = await open(page, 2, { hands: "closed", nations: "petits-etats" });
  expect(await game.able()).toBe(true);
  // At first the map shows an area where something can be laid.
  const inSight = () =>
    page.evaluate(() => {
      const stage = document.querySelector(".couleurs .window")!.getBoundingClientRect();
      return [...document.querySelectorAll(".plates [data-target]")].some((flag) => {
        const box = flag.getBoundingClientRect();
        return box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom;
      });
    });
  await expect.poll(inSight).toBe(true);
  await game.lit.first().click();
  await expect(page.locator("[data-nation]")).toHaveCount(114);
  await fits(page);
  await accessible(page);

  // All cards at once, and the whole world.
  await page.getByRole("button", { name: "See all my cards" }).click();
  await expect(page.getByRole("dialog").locator("[data-card]")).not.toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "See the whole board" }).click();
  await expect(page.locator(".couleurs .name[data-label]")).toHaveCount(0);

  await desk(page, "Hands");
  await expect(page.getByText("Hands are closed.")).toHaveCount(2);
  await desk(page, "Aid");
  await page.getByRole("button", { name: "How?" }).click();
  await expect(page.getByRole("dialog")).toContainText("boards/couleurs.toml");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await fits(page);
  await accessible(page, ".desk");
  await page.locator(".desk").getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "The board as a list" }).click();
  await fits(page);
  await accessible(page, ".areas");
});

test("a table on a board of its own is drawn from that board", async ({ page }) => {
  // The board of the box with the values of two neighbours changed over.
  const value = (text: string, nation: string, to: number) =>
    text.replace(new RegExp(`(id = "${nation}".*? value = )\\d`), (_, before: string) => `${before}${to}`);
  const box = readFileSync("../boards/couleurs.toml", "utf8");
  const board = value(value(box, "irak", 4), "liban", 3);
  await page.route("**/api/tables", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), board } }),
  );
  await open(page, 2);
  await expect(page.locator('[data-nation="irak"]')).toHaveAccessibleName(/^Irak, 4.points/);
  await expect(page.locator('[data-nation="liban"]')).toHaveAccessibleName(/^Liban, 3.points/);
});

test("what the prompt does not hold is asked for, and nothing is announced by that", async ({ page }) => {
  // A server that sends no more than the first cards.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Tell;
      if ("prompt" in message)
        for (const { tree } of message.prompt?.slots ?? [])
          tree.picks = tree.picks?.map((pick) =>
            typeof pick === "string" || Array.isArray(pick) ? pick : { ...pick, then: undefined },
          );
      socket.send(JSON.stringify(message));
    });
  });
  const game = await open(page, 2);
  expect(await game.able()).toBe(true);
  const decision = await page.locator(".prompt").getAttribute("data-decision");
  await game.lit.first().click();
  await expect(game.chained).toHaveCount(1);
  await expect(game.confirm).toBeEnabled();
  expect(await page.locator(".prompt").getAttribute("data-decision")).toBe(decision);
  await game.announce();
});
