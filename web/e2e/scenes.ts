import { expect, type Page } from "./test";

/** What a page heard and showed, in order. */
export type Happening = "told" | "line" | "end" | "settled" | `beat:${string}`;

/** Writes down, in the page and from its first moment on, what it is told and what it shows of that. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const happened: string[] = [];
    Object.assign(window, { happened });
    const Real = window.WebSocket;
    // The first listener of a socket: nothing of a message is on the page before it.
    window.WebSocket = class extends Real {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("message", ({ data }) => {
          const { t, told } = JSON.parse(String(data)) as { t: string; told?: { event: unknown }[] };
          if (t === "update" && told?.some(({ event }) => event)) happened.push("told");
        });
      }
    };
    document.addEventListener("beat", (event) => happened.push(`beat:${(event as CustomEvent<string>).detail}`));
    document.addEventListener("settled", () => happened.push("settled"));
    const within = (nodes: NodeList, selector: string) =>
      [...nodes].some((node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector)));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        if (within(addedNodes, ".log .line")) happened.push("line");
        if (within(addedNodes, ".veil")) happened.push("end");
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export const happened = (page: Page): Promise<Happening[]> =>
  page.evaluate(() => (window as unknown as { happened: Happening[] }).happened);

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { happened: Happening[] }).happened.length = 0));

/** Nothing is under way on the page, and its board is there. */
export async function idle(page: Page): Promise<void> {
  await expect(page.locator('[data-scene="idle"]')).toBeVisible();
  await expect(page.locator(".stage").locator("svg, [role=grid]").first()).toBeVisible();
}

/** From now on time stands still on the page. */
export async function stop(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Lets pass as much time as all that waits can take. */
export async function pass(page: Page): Promise<void> {
  for (let left = 200; (await page.locator('[data-scene="playing"]').count()) > 0 && left > 0; left--)
    await page.clock.runFor(2_000);
}
