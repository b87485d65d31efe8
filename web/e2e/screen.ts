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

/** Where the game is: in play, at its end page, or at the last position with that page folded away. */
export type Moment = "play" | "end" | "folded";

/** Looks at the table on screen, as a ruler would. */
export async function complaints(page: Page, size: Size, moment: Moment): Promise<Complaint[]> {
  return page.evaluate(ruler, { size, moment });
}

/** In the page. */
function ruler({ size, moment }: { size: Size; moment: Moment }): Complaint[] {
  type Edges = { left: number; top: number; right: number; bottom: number };
  const wrong: Complaint[] = [];
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const box = (element: Element) => element.getBoundingClientRect();
  const shown = (element: Element) => {
    const { width, height } = box(element);
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const named = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30) ||
    element.outerHTML.slice(0, 90);
  const inside = (a: Edges, b: Edges) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  /** What of an element is not cut off by those around it. */
  const seen = (element: Element): Edges => {
    const { left, top, right, bottom } = box(element);
    const edges = { left, top, right, bottom };
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible" || !(outer instanceof HTMLElement)) continue;
      const cut = box(outer);
      edges.left = Math.max(edges.left, cut.left);
      edges.top = Math.max(edges.top, cut.top);
      edges.right = Math.min(edges.right, cut.right);
      edges.bottom = Math.min(edges.bottom, cut.bottom);
    }
    return edges;
  };
  const whole = (element: Element) => inside(box(element), seen(element));
  /** The first of what was found, and how many there are. */
  const complain = (kind: string, found: readonly string[]) => {
    if (found.length > 0) wrong.push(`${kind}: ${found[0]}${found.length > 1 ? ` (${found.length} such)` : ""}`);
  };

  const screen: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stage = document.querySelector(".stage")!;
  const edge = box(stage);
  const places = all(".stage, .hand");
  const on = (selector: string) => places.flatMap((place) => all(selector, place)).filter(shown);
  const besides = (element: Element) => element.closest(".edge, .veil, .scene, .hidden, title, desc") !== null;
  const finger = size !== "desktop" && size !== "broad";

  // One screen.
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push("scroll: the page scrolls");

  // The board, or the window onto it, is limited by its own shape.
  const pictures = all("svg, [role=grid], canvas, [data-board]", stage).filter(
    (element) => shown(element) && !besides(element) && !element.closest("button"),
  );
  const board = pictures
    .map((element) => {
      const { left, top, right, bottom } = box(element);
      return {
        width: Math.min(right, edge.right) - Math.max(left, edge.left),
        height: Math.min(bottom, edge.bottom) - Math.max(top, edge.top),
      };
    })
    .reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b), { width: 0, height: 0 });
  const [wide, high] = [board.width / innerWidth, board.height / innerHeight];
  const enough = size === "phone" ? wide > 0.99 && high >= 0.45 : high >= 0.85 || wide >= 0.7;
  if (!enough) wrong.push(`share: ${Math.round(wide * 100)} % wide, ${Math.round(high * 100)} % high`);

  // What is always needed is always in sight, whole and not covered; marks of what is unread as well.
  const needed = [".prompt p", '[popovertarget="menu"]', ...(moment === "play" ? [".actions button"] : [])];
  for (const selector of needed)
    if (!all(selector).some((element) => shown(element) && inside(box(element), screen)))
      wrong.push(`sight: ${selector} is not in sight`);
  const always = all(".prompt p, .prompt button, .actions button, .dock button, [role=tab], .count").filter(shown);
  complain(
    "sight",
    always
      .filter((element) => {
        const { left, top, width, height } = box(element);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          !inside(box(element), screen) || !whole(element) || !hit || !(element.contains(hit) || hit.contains(element))
        );
      })
      .map((element) => `${named(element)} is not in sight`),
  );

  // Nothing of the board, nor of what is held, is too small to read.
  const least = finger ? 10 : 11;
  const small = new Set<string>();
  for (const element of places.flatMap((place) => all("*", place))) {
    if (besides(element) || !shown(element)) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!own) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const px = parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
    if (px < least - 0.05) small.add(`"${named(element)}" at ${px.toFixed(1)} px`);
  }
  complain("small", [...small]);

  /** Does this draw something at a point, that one cannot see through? */
  const alpha = (colour: string) => {
    if (colour === "none" || colour === "transparent") return 0;
    const parts = /\/\s*([\d.]+)|rgba\([^)]*,\s*([\d.]+)\)/.exec(colour);
    return parts ? Number(parts[1] ?? parts[2]) : 1;
  };
  const paints = (element: Element, x: number, y: number): boolean => {
    const style = getComputedStyle(element);
    let through = 1;
    for (let outer: Element | null = element; outer && outer !== stage; outer = outer.parentElement)
      through *= Number(getComputedStyle(outer).opacity);
    const opaque = (colour: string, share = "1") => alpha(colour) * Number(share) * through > 0.25;
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return (
        element instanceof SVGUseElement ||
        element instanceof SVGImageElement ||
        opaque(style.fill, style.fillOpacity) ||
        (opaque(style.stroke, style.strokeOpacity) && !(element instanceof SVGTextContentElement))
      );
    if (opaque(style.backgroundColor) || (style.backgroundImage !== "none" && through > 0.25)) return true;
    const range = document.createRange();
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
      range.selectNode(node);
      return [...range.getClientRects()].some((r) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom);
    });
  };

  if (moment !== "end") {
    // Nothing lies over what is mine, what can be chosen, or a number that is needed.
    // A sheet of this kind is one that the site's policy lets a page have.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".stage *, .hand * { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    const over = (element: Element, x: number, y: number): Element | undefined => {
      const stack = document.elementsFromPoint(x, y);
      // Where it has a hole, nothing covers it.
      const at = stack.findIndex((hit) => element.contains(hit));
      return stack.slice(0, Math.max(at, 0)).find((hit) => !hit.contains(element) && paints(hit, x, y));
    };
    const hidden: string[] = [];
    for (const element of on("[data-mine], [data-target], [data-need]")) {
      if (!whole(element)) continue;
      // Cards of a hand may lie on each other, as long as the number of each is seen.
      if (element.closest(".hand") && !element.matches("[data-need]")) continue;
      const { left, top, width, height } = box(element);
      const hit = over(element, left + width / 2, top + height / 2);
      if (hit) hidden.push(`${named(hit)} <${hit.tagName} ${hit.getAttribute("class")}> lies over ${named(element)}`);
    }
    complain("over", hidden);
    document.adoptedStyleSheets.pop();

    // No two labels overlap; above and below its letters a line has room to spare.
    const labels = on("[data-label]").filter((label) => !besides(label));
    const boxes = labels.map((label) => {
      const [{ height }, { left, right, top, bottom }] = [box(label), seen(label)];
      return { left, right, top: top + height * 0.14, bottom: bottom - height * 0.1 };
    });
    const overlaps: string[] = [];
    for (const [at, a] of boxes.entries())
      for (const [other, b] of boxes.entries()) {
        const [one, two] = [labels[at]!, labels[other]!];
        if (other <= at || one.contains(two) || two.contains(one)) continue;
        // In a hand the cards lie on each other.
        if (one.closest("[data-card]") !== two.closest("[data-card]")) continue;
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Two lines of one name are one label.
        if (x <= 1 || y <= 1 || one.parentElement === two.parentElement) continue;
        overlaps.push(`${named(one)} and ${named(two)} overlap by ${x.toFixed(0)} x ${y.toFixed(0)}`);
      }
    complain("labels", overlaps);

    // What has to be in sight at every moment is.
    complain(
      "sight",
      on("[data-sight]")
        .filter((element) => !whole(element))
        .map((element) => `${named(element)} is not in sight`),
    );
  }

  // A finger reaches what can be chosen; on a board, what is smaller can be enlarged: by its own camera, or by the
  // browser's, which nothing between the target and the page may forbid.
  if (finger) {
    const TOUCH = 44;
    const LEAST = 24;
    const enlarged = (element: Element) => {
      if (element.closest("[data-zoom], [data-camera]") ?? stage.querySelector("[data-zoom], [data-camera]"))
        return stage.contains(element);
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (!/auto|manipulation|pinch-zoom/.test(getComputedStyle(outer).touchAction)) return false;
      return stage.contains(element);
    };
    /** How far to both sides of a point a touch comes to this. */
    const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
      const meets = (by: number) => {
        const hit = document.elementFromPoint(x + dx * by, y + dy * by);
        return hit !== null && element.contains(hit);
      };
      let far = 0;
      for (const way of [1, -1]) for (let by = 2; by <= TOUCH && meets(way * by); by += 2) far += 2;
      return far + 2;
    };
    const narrow: string[] = [];
    const buttons = moment === "end" ? [] : on("[data-target]");
    for (const element of [...buttons, ...all(".prompt button, .actions button, .dock button").filter(shown)]) {
      const { left, top, right, bottom } = seen(element);
      if (right - left < 8 || bottom - top < 8) continue;
      const spots = [0.5, 0.2, 0.8].flatMap((fx) =>
        [0.5, 0.25].map((fy) => [left + (right - left) * fx, top + (bottom - top) * fy] as const),
      );
      const spot = spots.find(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && element.contains(hit);
      });
      if (!spot) continue;
      const [x, y] = [reach(element, ...spot, 1, 0), reach(element, ...spot, 0, 1)];
      const size = Math.min(x, y);
      // What is cut off by the edge of a strip can be pushed into sight.
      if (size >= TOUCH - 1 || (!whole(element) && element.closest(".hand, [data-zoom]"))) continue;
      if (size >= LEAST - 1 && enlarged(element)) continue;
      narrow.push(`${named(element)} is ${x} x ${y} px to a finger`);
    }
    complain("touch", narrow);
  }
  return wrong;
}
