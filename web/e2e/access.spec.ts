import AxeBuilder from "@axe-core/playwright";
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
    await page.getByRole("tab").nth(1).click();
  },
  end: async (page) => {
    await page.goto("/");
    await page.locator(".card .button.main").first().click();
    await new Trails(page).asked();
    await page.getByRole("button", { name: /^(Abandonner|Resign)$/ }).click();
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
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await go(page);
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Colours that are still on their way from day to night are nobody's colours.
      await page.waitForFunction(
        () => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === "running"),
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
        colorScheme,
      ).toEqual([]);
    }
  });

  test(`${place}: no sideways scroll on a phone, in either language`, async ({ visit }) => {
    for (const locale of ["fr-FR", "en-GB"]) {
      const page = await visit({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });
      await go(page);
      await page.waitForLoadState("networkidle");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, locale).toBeLessThanOrEqual(0);
      // Nothing to be read is smaller than 16 pixels, and nothing to be touched is smaller than a fingertip.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("main *, header *, footer *")]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          .filter((element) => !element.closest("svg, .hidden") && parseFloat(getComputedStyle(element).fontSize) < 16)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(small, locale).toEqual([]);
      const narrow = await page.evaluate(() =>
        [...document.querySelectorAll("button, select, .button, nav a, input.field")]
          .filter((element) => !element.matches(".why"))
          .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height > 0 && height < 44),
      );
      expect(narrow, locale).toEqual([]);
    }
  });
}

test("the theme follows the system, and a switch that is kept", async ({ visit }) => {
  const page = await visit({ colorScheme: "dark" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await ground();
  await page.getByRole("button", { name: "Passer en clair" }).click();
  expect(await ground()).not.toBe(night);
  const day = await ground();
  await page.reload();
  expect(await ground()).toBe(day);
  await page.getByRole("button", { name: "Passer en sombre" }).click();
  expect(await ground()).toBe(night);
});
