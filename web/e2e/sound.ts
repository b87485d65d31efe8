import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./test";

/** All that the page wants to show is there: no part of it is waited for any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("main h1, main h2, main [role=grid]") !== null &&
      document.querySelector(".busy") === null &&
      document.fonts.status === "loaded" &&
      [...document.images].every((image) => image.complete || image.loading === "lazy"),
  );
}

/** Nothing for axe to complain about within a part of the page: by day in every respect, by night in its colours. */
export async function accessible(page: Page, within = "html"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours that are still on their way from day to night are nobody's colours.
    await page.waitForFunction(
      () => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === "running"),
    );
    // The mode without frames, since our pages have none: the other one opens a page more for every look.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
    // Night changes nothing but colours.
    if (colorScheme === "dark") axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
      colorScheme,
    ).toEqual([]);
  }
}

/** Fits a phone: no sideways scroll, nothing to be read under 16 pixels, nothing to be touched under a fingertip. */
export async function fits(page: Page): Promise<void> {
  const misfits = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const words = (element: HTMLElement) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const shown = (element: HTMLElement) => element.outerHTML.slice(0, 120);
    const height = (element: HTMLElement) => element.getBoundingClientRect().height;
    return {
      over: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      small: all("main *, header *, footer *")
        .filter((element) => words(element) && !element.closest("svg, .hidden"))
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 16)
        .map(shown),
      narrow: all("button, select, summary, .button, nav a, input.field")
        .filter((element) => !element.matches(".why") && height(element) > 0 && height(element) < 44)
        .map(shown),
    };
  });
  expect(misfits).toEqual({ over: 0, small: [], narrow: [] });
}
