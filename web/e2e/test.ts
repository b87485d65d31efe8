import { type Browser, type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";
import { Site } from "./site";

/** A visitor with a browser of their own: cookies, language and screen. */
type Visit = (options?: BrowserContextOptions) => Promise<Page>;

/** Every test gets a visitor; the server is shared by the tests of a file. */
export const test = base.extend<{ visit: Visit; faults: string[] }, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.remove();
    },
    { scope: "worker" },
  ],
  /** What a page complained about; a test that expects complaints empties it. */
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, "complaints of the pages").toEqual([]);
  },
  visit: async ({ browser, site, faults }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await visitor(browser, site, faults, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  page: async ({ visit }, use) => use(await visit()),
});

async function visitor(browser: Browser, site: Site, faults: string[], options?: BrowserContextOptions) {
  // What moves without end is drawn without end, by the processor: only the tests of motion ask for it.
  const still = { reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ baseURL: site.url, locale: "fr-FR", ...still, ...options });
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

export { expect, type Page };
