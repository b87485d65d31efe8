import { Evening } from "./evening";
import { complaints, type Size, SIZES } from "./screen";
import { expect, type Page, test } from "./test";
import { Trails } from "./trails";

/** What is known not to hold yet, by game: what a complaint begins with. Nothing else may be complained about. */
const NOT_YET: Record<string, readonly string[]> = {
  "neuf-pistes": ["share", "small", "over", "touch", "labels"],
  kilimandjaro: ["share", "small", "over", "touch", "labels", "moved"],
  couleurs: ["share", "small", "over", "touch", "labels", "moved"],
  africa: ["share", "small", "over", "touch", "labels", "moved"],
  europa: ["share", "small", "over", "touch", "labels", "moved"],
};

const GAMES: Record<string, { seats: readonly string[]; middle: number }> = {
  "neuf-pistes": { seats: ["light", "dark"], middle: 4 },
  kilimandjaro: { seats: ["red", "blue", "green"], middle: 12 },
  couleurs: { seats: ["red", "blue", "green"], middle: 10 },
  africa: { seats: ["gb", "fr", "de"], middle: 12 },
  europa: { seats: ["blue", "green", "red"], middle: 10 },
};

/** In the page: everything outside the board that moved without being touched. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources?: { node: Node | null }[];
      })[]) {
        const moved = (entry.sources ?? [])
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .filter((node) => node?.isConnected && !node.closest(".stage, .hand"));
        if (moved.length > 0) shifts.push(`${entry.value.toFixed(4)} ${moved[0]!.outerHTML.slice(0, 120)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const moved = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).map((shift) => `moved: ${shift}`);

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-scene="idle"]') !== null &&
      document.querySelector(".stage svg, .stage [role=grid]") !== null &&
      document.querySelector(".busy") === null &&
      document.fonts.status === "loaded",
  );

/** At every size, in either language; answers with what does not hold. */
async function look(page: Page, game: string, when: string, over: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const lang of ["fr", "en"]) {
    await page.evaluate((lang) => document.querySelector<HTMLElement>(`#menu button[lang=${lang}]`)?.click(), lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      // The browser tells the page its new height a moment later.
      await page.waitForFunction(
        () => Math.round(document.querySelector(".table")!.getBoundingClientRect().height) === innerHeight,
      );
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const wrong of await complaints(page, size as Size, over)) {
        if (NOT_YET[game]?.some((known) => wrong.startsWith(known))) continue;
        found.push(`${when}, ${size}, ${lang}: ${wrong}`);
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // What the changes of size have moved is known by then, and forgotten.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await page.evaluate(() => void ((window as unknown as { shifts: string[] }).shifts.length = 0));
  return found;
}

for (const [game, { seats, middle }] of Object.entries(GAMES)) {
  test(`${game}: one screen at every size, from the first move to the last, and nothing jumps`, async ({
    visit,
    site,
  }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await watchShifts(page);
    const evening = await Evening.open(page, site.url, game, seats);
    await page.goto(`/table/${evening.id}`);
    await settled(page);
    const found = await look(page, game, "start", false);

    await evening.play(middle);
    await settled(page);
    found.push(...(await moved(page)));
    found.push(...(await look(page, game, "middle", evening.over)));

    // A race of the nine trails at random would never end.
    if (game === "neuf-pistes") {
      await new Trails(page).choose("Resign");
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    } else await evening.play(2_000);
    await expect(page.locator(".end")).toBeVisible();
    await settled(page);
    found.push(...(await moved(page)));
    found.push(...(await look(page, game, "end", true)));
    expect(found.filter((wrong) => !(NOT_YET[game] ?? []).some((known) => wrong.startsWith(`${known}:`)))).toEqual([]);
  });
}
