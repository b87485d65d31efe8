import { accessible, fits, settled } from "./sound";
import { expect, type Page, test } from "./test";
import { Trails } from "./trails";

/** Every page and every state of a table, each brought about on the page it is given. */
const places: Record<string, (page: Page) => Promise<void>> = {
  shelf: async (page) => void (await page.goto("/")),
  box: async (page) => {
    await page.goto("/box/neuf-pistes#NP-07");
    await expect(page.locator("#NP-07")).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto("/box/neuf-pistes");
    await page.locator("form .button.main").click();
    await expect(page.locator(".qr svg")).toBeVisible();
  },
  table: async (page) => {
    await page.goto("/");
    await page.locator(".card .button.main").first().click();
    const trails = new Trails(page);
    await trails.move("a2", "a7");
    await trails.asked();
    await trails.cell("b3").click();
    // Not a move: the referee says why.
    await trails.cell("e9").click();
    await expect(page.getByRole("alert")).toBeVisible();
    // The talk: a tab beside the board, or a drawer over it.
    await page.locator("[role=tab], .dock button").nth(2).click();
  },
  end: async (page) => {
    await page.goto("/");
    await page.locator(".card .button.main").first().click();
    const trails = new Trails(page);
    await trails.asked();
    await trails.choose(/^(Abandonner|Resign)$/);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Abandonner|Resign)$/ })
      .click();
    await expect(page.locator(".end")).toBeVisible();
  },
  replay: async (page) => {
    await places.end!(page);
    await page.locator('a[href^="/replay"]').click();
    await expect(page.getByRole("slider")).toBeVisible();
  },
  mine: async (page) => {
    await page.goto("/");
    await page.locator(".card .button.main").first().click();
    await new Trails(page).asked();
    await page.goto("/mine");
    await expect(page.locator('main a[href^="/table/"]')).toBeVisible();
  },
  account: async (page) => void (await page.goto("/account")),
  about: async (page) => {
    await page.goto("/about");
    await expect(page.locator("#fair")).toBeVisible();
  },
  nowhere: async (page) => void (await page.goto("/no/such/page")),
};

for (const [place, go] of Object.entries(places)) {
  test(`${place}: nothing for axe to complain about, by day and by night`, async ({ page }) => {
    await go(page);
    await settled(page);
    await accessible(page);
  });

  test(`${place}: fits a phone, in either language`, async ({ visit }) => {
    for (const locale of ["fr-FR", "en-GB"]) {
      const page = await visit({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });
      await go(page);
      await settled(page);
      await fits(page);
    }
  });
}

test("the theme follows the system, and a switch that is kept", async ({ visit }) => {
  const page = await visit({ colorScheme: "dark" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await ground();
  await page.getByRole("button", { name: "Passer en clair" }).click();
  await expect.poll(ground).not.toBe(night);
  const day = await ground();
  await page.reload();
  await expect.poll(ground).toBe(day);
  await page.getByRole("button", { name: "Passer en sombre" }).click();
  await expect.poll(ground).toBe(night);
});
