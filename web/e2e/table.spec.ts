import { Evening } from "./evening";
import { type Moment, complaints, type Size, SIZES } from "./screen";
import { expect, type Page, test } from "./test";
import { Trails } from "./trails";

const GAMES: Record<string, { seats: readonly string[]; middle: number }> = {
  "neuf-pistes": { seats: ["light", "dark"], middle: 4 },
  kilimandjaro: { seats: ["red", "blue", "green"], middle: 12 },
  couleurs: { seats: ["red", "blue", "green"], middle: 10 },
  africa: { seats: ["gb", "fr", "de"], middle: 12 },
  europa: { seats: ["blue", "green", "red"], middle: 10 },
};

type Watched = { moved: () => string[] };

/** In the page: everything outside the board that moved without being touched. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    const moved = () =>
      [...shifts.splice(0), ...(observer.takeRecords() as Shift[])].flatMap(({ value, sources = [] }) => {
        const outside = sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .find((node) => node?.isConnected && !node.closest(".stage, .hand"));
        return outside ? [`${value.toFixed(4)} ${outside.outerHTML.slice(0, 160)}`] : [];
      });
    Object.assign(window, { moved });
  });
}

/** What moved since it was last asked: all that was drawn until now. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done((window as unknown as Watched).moved()))),
      ),
  );

/** The page shows what the table has come to, and nothing is on its way any more. */
const settled = (page: Page, { decision, over }: Evening) =>
  page.waitForFunction(
    ({ decision, over }) =>
      document.querySelector('[data-scene="idle"]') !== null &&
      document.querySelector(".stage svg, .stage [role=grid]") !== null &&
      document.querySelector(".busy") === null &&
      document.querySelector(over ? ".end" : `.prompt[data-decision="${decision}"]`) !== null &&
      document.fonts.status === "loaded",
    { decision, over },
  );

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function resize(page: Page, size: Size): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  // The browser tells the page its new height a moment later.
  await page.waitForFunction((height) => {
    const table = document.querySelector(".table");
    return innerHeight === height && (!table || Math.round(table.getBoundingClientRect().height) === height);
  }, height);
}

/** In either language; answers with what does not hold. */
async function look(page: Page, size: Size, when: string, evening: Evening): Promise<string[]> {
  const found: string[] = [];
  // What lies under a pointer is told about; here nothing is pointed at.
  await page.mouse.move(1, 1);
  const measure = async (lang: string, moment: Moment, how = "") => {
    await frame(page);
    const wrong = await complaints(page, size, moment);
    found.push(...wrong.map((wrong) => `${when}${how}, ${size}, ${lang}: ${wrong}`));
  };
  for (const lang of ["fr", "en"]) {
    await page.evaluate((lang) => document.querySelector<HTMLElement>(`#menu button[lang=${lang}]`)?.click(), lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    if (evening.over) {
      await measure(lang, "end");
      await page
        .locator(".end")
        .getByRole("button", { name: /^(Voir le plateau|Show the board)$/ })
        .click();
      await page.mouse.move(1, 1);
      await measure(lang, "folded", " (the board)");
      await page.locator(".unfold").click();
    } else await measure(lang, "play");
  }
  return found;
}

for (const [game, { seats, middle }] of Object.entries(GAMES)) {
  test(`${game}: one screen at every size, from the first move to the last, and nothing jumps`, async ({
    visit,
    site,
  }) => {
    // One person at all screens: they follow the same game. The broad one is laid out as the desk's.
    const first = await visit({ viewport: { width: 1440, height: 900 } });
    const evening = await Evening.open(first, site.url, game, seats);
    const pages: [Size, Page][] = [];
    for (const size of ["desktop", "tablet", "phone", "flat"] as const) {
      const page = size === "desktop" ? first : await first.context().newPage();
      await resize(page, size);
      await watchShifts(page);
      await page.goto(`/table/${evening.id}`);
      pages.push([size, page]);
    }
    const found: string[] = [];
    const check = async (when: string) => {
      for (const [size, page] of pages) {
        await settled(page, evening);
        if (when !== "start")
          found.push(...(await moved(page)).map((shift) => `until ${when}, ${size}: moved: ${shift}`));
        found.push(...(await look(page, size, when, evening)));
        if (size === "desktop") {
          await resize(page, "broad");
          found.push(...(await look(page, "broad", when, evening)));
          await resize(page, size);
        }
        // What another language and another size have moved is forgotten.
        await moved(page);
      }
    };
    await evening.play(0);
    await check("start");
    await evening.remark("Bonsoir !");
    await evening.play(middle);
    await check("middle");
    // A race of the nine trails at random would never end.
    if (game === "neuf-pistes") {
      await new Trails(first).choose("Resign");
      await first.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      evening.over = true;
    } else await evening.play(2_000);
    await check("end");
    expect(found).toEqual([]);
  });
}
