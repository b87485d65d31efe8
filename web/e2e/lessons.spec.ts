import { accessible } from "./sound";
import { expect, type Page, test } from "./test";

const step = (page: Page) => page.locator(".lesson .progress strong");
const said = (page: Page) => page.locator(".lesson .say");
const next = (page: Page) => page.getByRole("button", { name: "Étape suivante" });
const space = (page: Page, n: number) => page.getByRole("button", { name: new RegExp(`^Case ${n}(,|$)`) });

/** A card from the hand onto a pile: of mine, or of somebody ahead. */
async function lay(page: Page, card: string, pile: RegExp): Promise<void> {
  await page.locator(".hand").getByRole("button", { name: card, exact: true }).click();
  await page.getByRole("button", { name: pile }).click();
}

test("the guided first game of Kilimandjaro, with a wrong turn and a forbidden one", async ({ visit, faults }) => {
  const page = await visit({ viewport: { width: 1920, height: 1080 } });
  await page.goto("/box/kilimandjaro");
  await page.getByRole("link", { name: "Apprendre en jouant" }).click();
  await expect(step(page)).toHaveText("Étape 1 sur 5");
  await expect(said(page)).toContainText("Bienvenue");

  // Allowed, but not what is asked.
  await page.locator(".stock").getByRole("button", { name: "1 lion" }).click();
  await space(page, 10).click();
  await expect(page.getByRole("alert")).toContainText("cette étape porte sur autre chose");
  await expect(page.locator(".spaces .lit")).toHaveCount(0);
  // Forbidden: the rule is named.
  await page.locator(".stock").getByRole("button", { name: "1 lion" }).click();
  await space(page, 40).click();
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("village");
  await refused.getByRole("button", { name: "Pourquoi" }).click();
  await expect(page.getByRole("dialog")).toContainText("KI-08");
  await page.keyboard.press("Escape");
  // The browser reports the refusal as well: that one is meant.
  await expect.poll(() => faults.length).toBe(1);
  expect(faults.splice(0)).toEqual([expect.stringContaining("422")]);
  // And now what is asked.
  await page.locator(".stock").getByRole("button", { name: "1 lion" }).click();
  await space(page, 38).click();
  await expect(said(page)).toContainText("Bien caché");
  await expect(space(page, 38)).toHaveAccessibleName(/un lion, face cachée, connu de vous seulement/);
  await accessible(page);
  await next(page).click();

  await expect(step(page)).toHaveText("Étape 2 sur 5");
  await lay(page, "canoë 7", /^Votre pile 3/);
  await expect(said(page)).toContainText("2 + 4 + 7 = 13");
  await expect(space(page, 13)).toHaveAccessibleName(/Rouge/);
  // One step back and forth again: nothing was kept.
  await page.getByRole("button", { name: "Étape précédente" }).click();
  await expect(step(page)).toHaveText("Étape 1 sur 5");
  await page.getByRole("button", { name: "Passer cette étape" }).click();
  await expect(step(page)).toHaveText("Étape 2 sur 5");
  await lay(page, "canoë 7", /^Votre pile 3/);
  await next(page).click();

  await expect(step(page)).toHaveText("Étape 3 sur 5");
  await lay(page, "mule 1", /^Pile 1 de Bleu/);
  await expect(said(page)).toContainText("13 cases");
  await next(page).click();

  await expect(step(page)).toHaveText("Étape 4 sur 5");
  await page.getByRole("button", { name: /^Manger la banane/ }).click();
  await expect(space(page, 39)).toHaveAccessibleName(/Rouge/);
  await next(page).click();

  await expect(step(page)).toHaveText("Étape 5 sur 5");
  await lay(page, "canoë 6", /^Votre pile 3/);
  await expect(page.getByRole("button", { name: /^Camp de base/ })).toHaveAccessibleName(/Rouge/);
  await page.getByRole("button", { name: "Jouer contre des robots" }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  await expect(page.locator(".prompt")).toBeVisible();
});

test("every box that teaches can be leafed through, on a phone and in English", async ({ visit }) => {
  const page = await visit({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const games = (await (await page.request.get("/api/games")).json()) as { key: string; lessons: number }[];
  const teaching = games.filter(({ lessons }) => lessons > 0);
  expect(teaching.length, "a lesson for every box").toBe(games.length);
  for (const { key, lessons } of teaching) {
    await page.goto(`/box/${key}/learn`);
    for (let n = 1; n <= lessons; n++) {
      await expect(step(page), key).toHaveText(`Step ${n} of ${lessons}`);
      await expect(said(page), key).not.toContainText(`${key}-lesson`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${key}, step ${n}`).toBeLessThanOrEqual(0);
      if (n < lessons) await page.getByRole("button", { name: "Skip this step" }).click();
    }
    await expect(page.getByRole("button", { name: "Play against bots" })).toBeVisible();
  }
});

test("a lesson that is not there says so", async ({ page, faults }) => {
  await page.goto("/box/chess/learn");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "L’étagère" })).toBeVisible();
  await expect.poll(() => faults.length).toBe(1);
  expect(faults.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("Africa and Europa teach what a treaty is", async ({ visit }) => {
  const page = await visit({ locale: "en-GB" });
  for (const [game, before, from] of [
    ["africa", 2, "Germany"],
    ["europa", 1, "Red"],
  ] as const) {
    await page.goto(`/box/${game}/learn`);
    for (let n = 0; n < before; n++) await page.getByRole("button", { name: "Skip this step" }).click();
    const offer = page.locator(".edge").getByRole("status");
    await expect(offer, game).toContainText(from);
    await offer.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("alert"), "allowed, but not what is asked").toBeVisible();
    await offer.getByRole("button", { name: "Accept" }).click();
    await expect(said(page)).toContainText("A deal!");
    await expect(offer).toHaveCount(0);
  }
});

test("what a step speaks of stands in the light, one thing after the other", async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto("/box/neuf-pistes/learn");
  const light = page.locator("[data-spotlight]");
  const lit = async (token: string) => {
    await expect(light).toHaveAttribute("data-spotlight", token);
    const [round, cell] = await Promise.all([
      light.boundingBox(),
      page.locator(`[data-cell="${token}"]`).boundingBox(),
    ]);
    expect(round!.x).toBeLessThan(cell!.x);
    expect(round!.x + round!.width).toBeGreaterThan(cell!.x + cell!.width);
  };
  await lit("a2");
  await page.locator('[data-cell="a2"]').click();
  await lit("a7");
  await page.locator('[data-cell="a7"]').click();
  await expect(light).toHaveCount(0);
});
