import { Evening } from "./evening";
import { type Page, test } from "./test";

/** Games with the answer of the visitor at which they are late. */
const GAMES: Record<string, { seats: readonly string[]; late: number }> = {
  "neuf-pistes": { seats: ["light", "dark"], late: 40 },
  kilimandjaro: { seats: ["red", "blue", "green", "yellow"], late: 16 },
  couleurs: { seats: ["red", "blue", "green"], late: 14 },
  africa: { seats: ["gb", "fr", "de", "it"], late: 30 },
  europa: { seats: ["blue", "green", "red"], late: 30 },
};
const TOUCHES = 40;

/** In the page: how long each touch and key took until something was drawn, in milliseconds. */
function watch(): void {
  const taken: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as unknown as { interactionId: number }).interactionId) taken.push(entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { taken });
  // Nothing that is touched here is sent.
  localStorage.setItem("veillee-confirm", "always");
}

/** The middle of everything on screen that can be chosen now. */
const targets = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-target]")]
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, width, height }): [number, number] => [left + width / 2, top + height / 2])
      .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
  );

for (const [game, { seats, late }] of Object.entries(GAMES))
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${game} at ${width} x ${height}`, async ({ visit, site }) => {
      const page = await visit({ viewport: { width, height }, reducedMotion: "no-preference" });
      await page.addInitScript(watch);
      const evening = await Evening.open(page, site.url, game, seats);
      await evening.play(late);
      await page.goto(`/table/${evening.id}`);
      await page.locator(`.prompt[data-decision="${evening.decision}"]`).waitFor();
      for (let touch = 0; touch < TOUCHES; touch++) {
        const all = await targets(page);
        const at = all[(touch * 7) % all.length];
        if (at) await page.mouse.click(...at);
        await page.keyboard.press(touch % 3 === 2 ? "Escape" : "ArrowRight");
      }
      const taken = await page.evaluate(
        () =>
          new Promise<number[]>((done) =>
            requestAnimationFrame(() => setTimeout(() => done((window as unknown as { taken: number[] }).taken))),
          ),
      );
      const worst = taken.sort((a, b) => b - a);
      console.log(
        `${game} at ${width} x ${height}: ${2 * TOUCHES} touches and keys, the slowest until the next paint ` +
          `${worst[0] ?? "under 16"} ms, the third ${worst[2] ?? "under 16"} ms`,
      );
    });
