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
  await expect(page.locator(".couleurs")).toBeVisible();
  return new Couleurs(page);
}

/** A table of Couleurs du Monde on a page, as a player handles it. */
class Couleurs {
  readonly turn: Locator;
  readonly chain: Locator;
  readonly lit: Locator;
  readonly end: Locator;

  constructor(readonly page: Page) {
    this.turn = page.locator("section.turn");
    this.chain = this.turn.locator(".chain li");
    this.lit = page.locator(".card.lit");
    this.end = page.locator(".end");
  }

  /** How many turns stand in Red's column of the score pad. */
  written(): Locator {
    return this.page.locator(".pad tbody td:nth-child(2)").filter({ hasText: /\d/ });
  }

  /** Waits until Red is asked or the game is over; answers whether it goes on. */
  async asked(): Promise<boolean> {
    await expect(this.end.or(this.turn).first()).toBeVisible();
    return !(await this.end.isVisible());
  }

  /** Passes while Red is stuck; answers whether Red can play. */
  async able(): Promise<boolean> {
    while (await this.asked()) {
      if ((await this.lit.count()) > 0) return true;
      await this.pass();
    }
    return false;
  }

  async pass(): Promise<void> {
    const before = await this.written().count();
    await this.turn.locator(".pass.main").click();
    await this.done(before);
  }

  /** Announces, and waits until the turn stands on the pad. */
  async announce(): Promise<void> {
    const before = await this.written().count();
    await this.turn.getByRole("button", { name: /^(Annoncer|Announce)/ }).click();
    await this.done(before);
  }

  private async done(before: number): Promise<void> {
    await expect.poll(() => this.written().count()).toBeGreaterThan(before);
  }

  /** Lays lit cards one after the other, as far as they lead. */
  async layAll(): Promise<void> {
    for (let laid = 1; (await this.lit.count()) > 0; laid++) {
      await this.lit.first().click();
      await expect(this.chain).toHaveCount(laid);
      await expect(this.turn).not.toContainText(/Un instant|One moment/);
    }
  }
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
    const points = await score.locator(".points").allTextContents();
    const [total, ...parts] = points.map((figure) => Number(figure.replace("−", "-")));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  // The pad totals are the scores.
  const totals = await page.locator(".pad tfoot td").allTextContents();
  const won = await scores.locator(".total .points").allTextContents();
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
  await game.turn.getByRole("button", { name: /Refuser \(−10.points/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/coûte 10.points/);
  await page.getByRole("button", { name: "Non, je joue" }).click();

  // From the hand, and back.
  await card.click();
  await expect(game.chain).toHaveCount(1);
  await expect(game.turn).toContainText("× 1");
  await game.turn.getByRole("button", { name: "Reprendre" }).first().click();
  await expect(game.chain).toHaveCount(0);

  // On the board with the keyboard, and back with another touch of the card.
  await flag.focus();
  await expect(page.locator(".label")).toHaveText(/.+/);
  await page.keyboard.press("Enter");
  await expect(game.chain).toHaveCount(1);
  await card.click();
  await expect(game.chain).toHaveCount(0);

  // A card that cannot begin: the referee says why.
  await page.locator(".card:not(.lit)").first().click();
  await expect(page.getByRole("alert")).toContainText("ne peut pas commencer");
  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();

  // From the list, and announced.
  await page.getByRole("button", { name: "Le plateau en liste" }).click();
  await page.locator(".areas li.lit").first().getByRole("button", { name: "Poser" }).click();
  await expect(game.chain).toHaveCount(1);
  await page.getByRole("button", { name: "Revenir au plateau" }).click();
  const laid = await page.locator(".card.chained").getAttribute("data-card");
  await game.announce();
  await expect(page.locator(`[data-nation="${laid}"]`)).toHaveAccessibleName(/recouvert/);
});

test("the board is moved with wheel, mouse, keys and fingers", async ({ visit }) => {
  const page = await visit({ hasTouch: true });
  await open(page, 2);
  const map = page.getByRole("group", { name: /^Le plateau/ });
  const names = page.locator(".flag .name");
  const world = map.locator(".world");
  const scale = () => world.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const left = () => world.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  await expect(names).toHaveCount(0);
  const whole = await scale();

  await map.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press("+");
  await expect.poll(scale).toBeGreaterThan(whole * 3);
  // Near enough, every flag has its name.
  await expect(names.first()).toBeVisible();
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeLessThan(before);
  await page.keyboard.press("0");
  await expect.poll(scale).toBeCloseTo(whole);

  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(scale).toBeGreaterThan(whole * 2);
  const wheeled = await left();
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(wheeled - 60);
  await page.getByRole("button", { name: "Voir tout le plateau" }).click();
  await expect.poll(scale).toBeCloseTo(whole);

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
  await expect.poll(scale).toBeGreaterThan(whole * 2);

  // To an area, and from flag to flag.
  await page.getByRole("button", { name: /^Afrique/ }).click();
  await expect(page.locator('[data-nation="tchad"]')).toBeInViewport();
  await page.locator('[data-nation="tchad"]').focus();
  await expect(page.locator(".label")).toHaveText("Tchad");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-nation]:focus")).not.toHaveAttribute("data-nation", "tchad");
});

test("on a phone with closed hands: nothing sideways, nothing tiny, nothing for axe, nothing of the others", async ({
  visit,
}) => {
  const page = await visit({ locale: "en-GB", viewport: { width: 390, height: 844 }, hasTouch: true });
  const game = await open(page, 2, { hands: "closed", nations: "petits-etats" });
  expect(await game.able()).toBe(true);
  await game.lit.first().click();
  await expect(page.locator("[data-nation]")).toHaveCount(114);
  await expect(page.getByText("Hands are closed.")).toHaveCount(2);

  await page.getByRole("button", { name: "How?" }).click();
  await expect(page.getByRole("dialog")).toContainText("boards/couleurs.toml");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await fits(page);
  await accessible(page);
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
  const before = await game.written().count();
  await game.lit.first().click();
  await expect(game.turn).toContainText(/Peut suivre|Rien dans votre main/);
  await expect(page.locator(".prompt .main")).toHaveCount(0);
  expect(await game.written().count()).toBe(before);
  await game.announce();
});
