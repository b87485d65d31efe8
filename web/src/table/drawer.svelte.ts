import type { Desk } from "./desk.svelte";

/** A finger that moved less than this has only touched. */
const STILL = 6;
/** One that moved further wants the next stop that way, even if the last one is still the nearer. */
const MEANT = 48;
/** What a drawer takes of the screen at first; its style says the same. */
const HALF = 0.55;

/** The drawer of a phone, drawn by its title: it stops at nothing, at half of the screen and at all there is. */
export class Drawer {
  /** How high it is while a finger has it; else it is at a stop. */
  height = $state<number>();
  #held: { y: number; height: number; stops: readonly number[] } | undefined;

  constructor(readonly desk: Desk) {}

  /** Watches the title of a drawer: `{@attach drawer.watch}`. */
  watch = (title: HTMLElement): (() => void) => {
    const heard = new AbortController();
    const { signal } = heard;
    title.addEventListener("pointerdown", (event) => this.#take(event, title), { signal });
    title.addEventListener("pointermove", (event) => this.#draw(event), { signal });
    title.addEventListener("pointerup", () => this.#drop(), { signal });
    title.addEventListener("pointercancel", () => (this.height = this.#held = undefined), { signal });
    return () => heard.abort();
  };

  #take(event: PointerEvent, title: HTMLElement): void {
    const drawer = title.parentElement!;
    // Only where it can be drawn, and by its title alone.
    if (getComputedStyle(drawer).getPropertyValue("--most") === "" || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest("button")) return;
    const { height, bottom } = drawer.getBoundingClientRect();
    const most = bottom - (document.querySelector(".stage")?.getBoundingClientRect().top ?? 0);
    // A quick finger has left the title before it is heard of again.
    title.setPointerCapture(event.pointerId);
    this.#held = { y: event.clientY, height, stops: [0, Math.min(innerHeight * HALF, most), most] };
  }

  #draw(event: PointerEvent): void {
    const held = this.#held;
    if (!held || (this.height === undefined && Math.abs(event.clientY - held.y) < STILL)) return;
    this.height = Math.min(Math.max(held.height + held.y - event.clientY, 0), held.stops[2]!);
  }

  #drop(): void {
    const [held, height] = [this.#held, this.height];
    this.height = this.#held = undefined;
    if (!held || height === undefined) return;
    const nearest = (to: number) => {
      const far = held.stops.map((stop) => Math.abs(stop - to));
      return far.indexOf(Math.min(...far));
    };
    const [from, drawn] = [nearest(held.height), height - held.height];
    const meant = Math.abs(drawn) < MEANT ? from : from + Math.sign(drawn);
    const stop = drawn > 0 ? Math.max(meant, nearest(height)) : Math.min(meant, nearest(height));
    if (stop <= 0) this.desk.close();
    else this.desk.full = stop > 1;
  }
}
