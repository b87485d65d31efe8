/** What sticks to the upper edge of the page may be this high. */
const EDGE = 220;

/** Scrolls a frame that shows a part of the path to a height, given as a share of the whole. */
export function centre(frame: HTMLElement, share: number): void {
  frame.scrollTo({ top: share * frame.scrollHeight - frame.clientHeight * 0.55, behavior: "smooth" });
}

/** Scrolls the page until that height of the frame lies neither under what sticks above nor under the dock. */
export function uncover(frame: HTMLElement, dock: HTMLElement, share: number): void {
  const { top, height } = frame.getBoundingClientRect();
  const y = top + share * height;
  const low = dock.getBoundingClientRect().top - 24;
  const by = y > low ? y - low : Math.min(0, y - EDGE);
  if (by !== 0) scrollTo({ top: scrollY + by, behavior: "smooth" });
}
