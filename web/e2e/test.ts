import { type Browser, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { Site } from "./site";

/** A visitor with a browser of their own: cookies, language and screen. */
type Visit = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * Every test gets a visitor and a server of its own: what a table draws depends on those opened before it, and on the
 * seed. A test that needs another evening asks for it: `test.use({ seed: 2 })`.
 */
export const test = base.extend<{ visit: Visit; faults: string[]; site: Site; seed: number }>({
  seed: [1, { option: true }],
  site: async ({ seed }, use) => {
    const site = await Site.start(seed);
    await use(site);
    await site.remove();
  },
  /** What a page complained about; a test that expects complaints empties it. */
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, "complaints of the pages").toEqual([]);
  },
  visit: async ({ browser, site, faults }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await visitor(browser, site, faults, pages.length, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  page: async ({ visit }, use) => use(await visit()),
});

async function visitor(
  browser: Browser,
  site: Site,
  faults: string[],
  number: number,
  options?: BrowserContextOptions,
): Promise<Page> {
  // What moves without end is drawn without end, by the processor: only the tests of motion ask for it.
  const still = { reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ baseURL: site.url, locale: "fr-FR", ...still, ...options });
  await context.addInitScript(sameChance, number);
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  // No page may ask anything of another site.
  page.on("request", (request) => {
    const origin = new URL(request.url()).origin;
    if (origin !== site.url && !request.url().startsWith("blob:")) faults.push(`asked ${request.url()}`);
  });
  return page;
}

/** In the page: what it does by chance, it does the same way every time. */
function sameChance(visitor: number): void {
  let state = 1_000 + visitor;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  crypto.getRandomValues = (array) => {
    if (array) new Uint8Array(array.buffer).fill(visitor);
    return array;
  };
}

export { expect, type Page };
