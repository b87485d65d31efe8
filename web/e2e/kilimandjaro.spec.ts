import type { Locator } from "@playwright/test";
import { accessible, fits } from "./sound";
import { expect, type Page, test } from "./test";

/** A table of Au pied du Kilimandjaro on a page, as a player handles it. */
class Expedition {
  readonly asked: Locator;
  readonly end: Locator;
  readonly hand: Locator;
  readonly stock: Locator;
  readonly answers: Locator;
  readonly own: Locator;
  readonly chosen: Locator;

  constructor(readonly page: Page) {
    this.asked = page.locator(".prompt.mine");
    this.end = page.locator(".end");
    this.hand = page.locator(".cards button");
    this.stock = page.locator(".stock button[aria-pressed]");
    this.answers = page.locator(".decide button");
    this.own = page.locator(".tray .piles.mine .pile.lit");
    this.chosen = page.locator(".tray .back");
  }

  space(n: number): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^(Case|Space) ${n}(,|$)`) });
  }

  /** Waits until something is asked of me, or the game is over; answers whether it goes on. */
  async goesOn(): Promise<boolean> {
    await expect(this.end.or(this.asked).first()).toBeVisible();
    return !(await this.end.isVisible());
  }

  /** Lays whatever is left by chance, until the cards are dealt. */
  async layTheRest(): Promise<void> {
    await this.page.getByRole("button", { name: /Poser le reste|Lay the rest/ }).click();
    await expect(this.page.locator(".tray .cards")).toBeVisible();
  }

  /** Chooses the first card and lays it where it carries me farthest. */
  async ride(): Promise<void> {
    await this.hand.first().click();
    await expect(this.chosen).toBeVisible();
    const reaches = (await this.own.locator(".becomes").allTextContents()).map(Number);
    expect(reaches).toHaveLength(3);
    const best = reaches.indexOf(Math.max(...reaches));
    await this.own.nth(best).click();
    await expect(this.chosen).toHaveCount(0);
  }

  /** Answers one thing that is asked. */
  async answer(): Promise<void> {
    if (await this.answers.first().isVisible()) {
      // One banana may lead to the next: the same question, but another space.
      const offered = (await this.answers.first().textContent())!;
      await this.answers.first().click();
      await expect(this.answers.filter({ hasText: offered })).toHaveCount(0);
    } else await this.ride();
  }

  async playOn(): Promise<void> {
    while (await this.goesOn()) await this.answer();
  }
}

test("two people and two bots race from the laying of the counters to the end", async ({ visit }) => {
  const [anna, ben] = [await visit({ reducedMotion: "no-preference" }), await visit({ locale: "en-GB" })];
  await anna.goto("/box/kilimandjaro");
  const form = anna.locator("form");
  await form.locator(".seats select").nth(2).selectOption("bot:random");
  await form.locator(".seats select").nth(3).selectOption("bot:easy");
  await form.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await anna.getByRole("textbox", { name: "Lien d’invitation" }).inputValue();
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit down" }).click();
  const [red, blue] = [new Expedition(anna), new Expedition(ben)];

  // Anna lays one counter by hand, after having tried a village; the others' pages show its back alone.
  const laying = async () => {
    await red.goesOn();
    const counter = red.stock.first();
    if ((await counter.getAttribute("aria-pressed")) === "false") await counter.click();
    await expect(anna.locator(".spaces .lit").first()).toBeVisible();
    await red.space(20).click();
    const why = anna.getByRole("alert");
    await expect(why).toContainText("village");
    await why.getByRole("button", { name: "Pourquoi" }).click();
    await expect(anna.getByRole("dialog")).toContainText("KI-08");
    await anna.keyboard.press("Escape");
    const target = anna.locator(".spaces .lit").nth(40);
    const space = Number((await target.getAttribute("aria-label"))!.match(/\d+/)![0]);
    await target.click();
    await expect(red.space(space)).toHaveAccessibleName(/face cachée, connu de vous seulement/);
    await expect(blue.space(space)).toHaveAccessibleName(/a hidden counter of Red/);
    await red.layTheRest();
  };
  await Promise.all([laying(), blue.goesOn().then(() => blue.layTheRest())]);

  // Before a card is laid one sees how far it would carry.
  const looking = async () => {
    while (await red.goesOn()) {
      if (await red.hand.first().isVisible()) break;
      await red.answer();
    }
    await red.hand.first().click();
    await red.own.first().hover();
    const reach = await red.own.first().locator(".becomes").textContent();
    await expect(anna.locator(".landing.strong")).toHaveCount(1);
    await expect(anna.locator(".badge.strong text")).toHaveText(`+${reach}`);
    await expect(anna.locator(".tray .word")).toContainText(`${reach} case`);
    await red.chosen.click();
    await expect(red.chosen).toHaveCount(0);
    await red.playOn();
  };
  await Promise.all([looking(), blue.playOn()]);
  await expect(anna.locator(".end .score")).toHaveCount(4);
  await expect(ben.locator(".end .score.won")).not.toHaveCount(0);
  // Everything is shown now: who laid what where.
  await expect(ben.getByRole("button", { name: /a hidden counter of/ })).toHaveCount(0);
  // The last pawn has arrived where the score says.
  for (const score of await anna.locator(".end .score").all()) {
    const space = Number(await score.locator(".total .points").textContent());
    // A person, and the colour in brackets; a bot is its colour.
    const seat = (await score.locator("strong").textContent())!.replace(/^.*\((.*)\)$/, "$1");
    const place = space === 100 ? "Camp de base" : space === 0 ? "Village de départ" : `Case ${space}`;
    const there = anna.getByRole("button", { name: new RegExp(`^${place}(,|$)`) });
    await expect(there).toHaveAccessibleName(new RegExp(seat));
  }
});

test("on a phone: a touch shows, a second one plays, and all of it fits", async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("/box/kilimandjaro");
  await page.getByRole("button", { name: "Jouer tout de suite" }).tap();
  const red = new Expedition(page);
  await red.goesOn();
  await fits(page);
  await red.layTheRest();
  while (await red.goesOn()) {
    if (await red.hand.first().isVisible()) break;
    await red.answer();
  }
  await red.hand.first().tap();
  await red.own.first().tap();
  const play = page.getByRole("button", { name: "Valider" });
  await expect(play).toBeEnabled();
  await expect(page.locator(".landing.strong")).toHaveCount(1);
  await fits(page);
  await accessible(page);
  await play.tap();
  await expect(red.chosen).toHaveCount(0);
});

test("with the keyboard alone: along the path, to the next free space, and a card onto a pile", async ({ page }) => {
  await page.goto("/box/kilimandjaro");
  await page.getByRole("button", { name: "Jouer tout de suite" }).click();
  const red = new Expedition(page);
  await red.goesOn();
  const counter = red.stock.first();
  await counter.focus();
  if ((await counter.getAttribute("aria-pressed")) === "false") await page.keyboard.press("Enter");
  await expect(page.locator(".spaces .lit").first()).toBeVisible();
  await page.getByRole("button", { name: /^Village de départ/ }).focus();
  // Up: the next space that can be chosen; right: the next one, whatever lies there.
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".spaces button:focus")).toHaveAccessibleName(/poser .* ici$/);
  await page.keyboard.press("End");
  await expect(page.locator(".spaces button:focus")).toHaveAccessibleName(/^Camp de base/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  const space = (await page.locator(".spaces button:focus").getAttribute("aria-label"))!.match(/\d+/)![0];
  await page.keyboard.press("Enter");
  await expect(red.space(Number(space))).toHaveAccessibleName(/connu de vous seulement/);

  await red.layTheRest();
  while (await red.goesOn()) {
    if (await red.hand.first().isVisible()) break;
    await red.answer();
  }
  await red.hand.first().focus();
  await page.keyboard.press("Enter");
  // The choice goes on where the card lies.
  await expect(red.own.first()).toBeFocused();
  await expect(page.locator(".landing.strong")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(red.chosen).toHaveCount(0);
});
