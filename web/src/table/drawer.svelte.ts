import type { Desk } from "./desk.svelte";

/** How far ahead of a finger that lets go its movement is thought on, in milliseconds. */
const SWING = 150;
/** A finger that moved less than this has only touched. */
const STILL = 6;

/** The drawer of a phone, drawn by its title: it stops at nothing, at half of the screen and at all there is. */
export class Drawer {
  /** How high it is while a finger has it; else it is at a stop. */
  height = $state<number>();
  #held: { y: number; height: number; most: number; last: number; at: number; speed: number } | undefined;

  constructor(readonly desk: Desk) {}

  /** Watches the title of a drawer: `{@attach drawer.watch}`. */
  watch = (title: HTMLElement): (() => void) => {
    const heard = new AbortController();
    const { signal } = heard;
    title.addEventListener("pointerdown", (event) => this.#take(event, title.parentElement!), { signal });
    title.addEventListener("pointermove", (event) => this.#draw(event, title), { signal });
    title.addEventListener("pointerup", () => this.#drop(), { signal });
    title.addEventListener("pointercancel", () => (this.height = this.#held = undefined), { signal });
    return () => heard.abort();
  };

  #take(event: PointerEvent, drawer: HTMLElement): void {
    // Only where it can be drawn, and by its title alone.
    if (getComputedStyle(drawer).getPropertyValue("--most") === "" || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest("button")) return;
    const { height, bottom } = drawer.getBoundingClientRect();
    const most = bottom - (document.querySelector(".stage")?.getBoundingClientRect().top ?? 0);
    this.#held = { y: event.clientY, height, most, last: event.clientY, at: event.timeStamp, speed: 0 };
  }

  #draw(event: PointerEvent, title: HTMLElement): void {
    const held = this.#held;
    if (!held || (this.height === undefined && Math.abs(event.clientY - held.y) < STILL)) return;
    title.setPointerCapture(event.pointerId);
    held.speed = (held.last - event.clientY) / Math.max(1, event.timeStamp - held.at);
    [held.last, held.at] = [event.clientY, event.timeStamp];
    this.height = Math.min(Math.max(held.height + held.y - event.clientY, 0), held.most);
  }

  #drop(): void {
    const held = this.#held;
    const { height } = this;
    this.height = this.#held = undefined;
    if (!held || height === undefined) return;
    const thrown = height + held.speed * SWING;
    const half = innerHeight * HALF;
    if (thrown < half / 2) this.desk.close();
    else this.desk.full = thrown > (half + held.most) / 2;
  }
}

/** What a drawer takes of the screen at first. */
export const HALF = 0.55;
