import type { Page } from "@playwright/test";

/** What a screen of a table is held to: each that does not hold, in words. */
export type Complaint = `${string}: ${string}`;

export const SIZES = {
  desktop: [1440, 900],
  broad: [1920, 1080],
  tablet: [820, 1180],
  phone: [390, 844],
  flat: [844, 390],
} as const;
export type Size = keyof typeof SIZES;

/** Looks at the table on screen, as a ruler would. */
export async function complaints(page: Page, size: Size, over: boolean): Promise<Complaint[]> {
  return page.evaluate(
    ({ size, over }) => {
      const wrong: Complaint[] = [];
      const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
      const box = (element: Element) => element.getBoundingClientRect();
      const shown = (element: Element) => {
        const { width, height } = box(element);
        return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      };
      const named = (element: Element) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30) ||
        element.outerHTML.slice(0, 80);
      const stage = document.querySelector(".stage")!;
      const edge = box(stage);
      const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const inside = (a: DOMRect, b: { left: number; top: number; right: number; bottom: number }) =>
        a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;

      // One screen.
      const root = document.documentElement;
      if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push("scroll: the page scrolls");

      // The board, or the window onto it, is limited by its own shape.
      const pictures = all("svg, [role=grid], canvas, [data-board]", stage).filter(
        (element) => shown(element) && !element.closest(".edge, .veil, .scene, button"),
      );
      const clipped = pictures.map((element) => {
        const { left, top, right, bottom } = box(element);
        return {
          width: Math.min(right, edge.right) - Math.max(left, edge.left),
          height: Math.min(bottom, edge.bottom) - Math.max(top, edge.top),
        };
      });
      const board = clipped.reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b), {
        width: 0,
        height: 0,
      });
      const [wide, high] = [board.width / innerWidth, board.height / innerHeight];
      const enough = size === "phone" ? wide > 0.99 && high >= 0.45 : high >= 0.85 || wide >= 0.7;
      if (!enough) wrong.push(`share: ${Math.round(wide * 100)} % wide, ${Math.round(high * 100)} % high`);

      // What is always needed is always in sight.
      const needed = [".prompt p", '[popovertarget="menu"]', ...(over ? [] : [".actions button"])];
      for (const selector of needed) {
        const there = all(selector).filter(shown);
        if (!there.some((element) => inside(box(element), window_))) wrong.push(`sight: ${selector} is not in sight`);
      }
      for (const button of all(".prompt button, .actions button, .dock button").filter(shown))
        if (!inside(box(button), window_)) wrong.push(`sight: ${named(button)} is not in sight`);

      // Nothing of the board is too small to read.
      const least = size === "desktop" || size === "broad" ? 11 : 10;
      const small = new Map<string, number>();
      for (const element of all("*", stage)) {
        if (element.closest(".edge, .veil, .scene, .hidden, title, desc") || !shown(element)) continue;
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!own || !(box(element).right > edge.left && box(element).left < edge.right)) continue;
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
        const px = parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
        if (px < least - 0.05) small.set(named(element), px);
      }
      for (const [text, px] of [...small].slice(0, 3))
        wrong.push(`small: "${text}" at ${px.toFixed(1)} px (${small.size} such)`);

      // A finger reaches what can be chosen, or what is smaller can be enlarged.
      const zoomed = all("[data-zoom], [data-camera]", stage).length > 0;
      if (size !== "desktop" && size !== "broad" && !zoomed) {
        const narrow = all("[data-target]", stage).filter(
          (element) => shown(element) && Math.max(box(element).width, box(element).height) < 42,
        );
        if (narrow.length > 0) wrong.push(`touch: ${named(narrow[0]!)} is small (${narrow.length} such)`);
      }

      // Nothing lies over what is mine, what can be chosen, or a number that is needed.
      // A sheet of this kind is one that the site's policy lets a page have.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".stage * { pointer-events: auto !important } .edge { display: none }");
      document.adoptedStyleSheets.push(sheet);
      const group = (element: Element) =>
        element.closest(
          "[data-label], [data-cell], [data-target], [data-mine], button, [role=button], [role=gridcell], g",
        );
      let hidden = 0;
      for (const element of over ? [] : all("[data-mine], [data-target], [data-need]", stage)) {
        if (!shown(element) || !inside(box(element), edge)) continue;
        const { left, top, width, height } = box(element);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || element.contains(hit) || hit.contains(element) || group(hit) === group(element)) continue;
        if (hidden++ === 0) wrong.push(`over: ${named(hit)} lies over ${named(element)}`);
      }
      document.adoptedStyleSheets.pop();

      // No two labels overlap.
      const labels = all("[data-label]", stage).filter(shown);
      const boxes = labels.map(box);
      let overlaps = 0;
      for (const [at, a] of boxes.entries())
        for (const [other, b] of boxes.entries()) {
          if (other <= at || labels[at]!.contains(labels[other]!) || labels[other]!.contains(labels[at]!)) continue;
          const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // Two lines of one name are one label.
          if (x <= 1 || y <= 1 || labels[at]!.parentElement === labels[other]!.parentElement) continue;
          if (overlaps++ === 0) wrong.push(`labels: ${named(labels[at]!)} and ${named(labels[other]!)} overlap`);
        }
      return wrong;
    },
    { size, over },
  );
}
