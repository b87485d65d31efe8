import { prefersReducedMotion } from "svelte/motion";
import type { Told } from "../../net/wire";
import type { Counter, EventView, View } from "./types";

/** What is to be seen, one thing after the other. */
export type Scene =
  | { show: "walk"; seat: number; spaces: number[]; chased: boolean }
  | { show: "turn"; space: number; face: Counter; turned: boolean }
  | { show: "swap"; spaces: [seat: number, space: number][] };

/** The scenes of what was told, in order. */
export function scenes(told: readonly Told<EventView>[]): Scene[] {
  return told.flatMap(({ event }): Scene[] => {
    switch (event?.event) {
      case "moved":
      case "chased":
      case "sent": {
        const seat = event.event === "sent" ? event.whom : event.seat;
        const chased = event.event !== "moved";
        return [{ show: "walk", seat, spaces: steps(event.from, event.to), chased }];
      }
      case "met":
        return [{ show: "turn", space: event.space, face: event.counter, turned: event.turned }];
      case "swapped":
        return [
          {
            show: "swap",
            spaces: [
              [event.seat, event.to],
              [event.with, event.back],
            ],
          },
        ];
      default:
        return [];
    }
  });
}

function steps(from: number, to: number): number[] {
  const way = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) }, (_, n) => from + (n + 1) * way);
}

/** Where these scenes leave the pawns. */
export function after(spaces: readonly number[], scenes: readonly Scene[]): number[] {
  const left = [...spaces];
  for (const scene of scenes) {
    if (scene.show === "walk") left[scene.seat] = scene.spaces.at(-1) ?? left[scene.seat]!;
    if (scene.show === "swap") for (const [seat, space] of scene.spaces) left[seat] = space;
  }
  return left;
}

/** How long a walk may take at most, and a step of it. */
const WALK = 1500;
const STEP = 170;
const CHASED = 45;
/** How long a turned counter is held up, and how long it stays up when nothing else happens. */
const TURN = 1100;
const HELD = 4000;
/** With more scenes than this waiting, all goes faster; more than that are never kept waiting. */
const HASTE = 2;
const MOST = 6;

/** What the path shows: the view, a little later, so that one sees how it came about. */
export class Trek {
  /** Where each pawn is drawn. */
  spaces = $state.raw<readonly number[]>([]);
  /** Who is walking. */
  walking = $state<number>();
  /** The length of a step, in milliseconds. */
  pace = $state(0);
  /** Counters that are still drawn face down: their turning is yet to be seen. */
  unturned = $state.raw<ReadonlySet<number>>(new Set());
  /** The counter that is held up for everybody to see. */
  held = $state.raw<{ space: number; face: Counter }>();

  /** Something is still to be seen; what comes in the meantime waits. */
  playing = $state(false);

  #queue: Scene[] = [];

  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: readonly [unknown, unknown] = [undefined, undefined];

  /** Follows the table to its present state, by what was just told if that leads there. */
  follow(view: View, fresh: readonly Told<EventView>[]): void {
    if (this.#seen[0] === view && this.#seen[1] === fresh) return;
    const first = this.#seen[0] === undefined;
    const news = fresh === this.#seen[1] ? [] : scenes(fresh);
    this.#seen = [view, fresh];
    const target = view.expeditions.map(({ space }) => space);
    const queue = [...this.#queue, ...news];
    const leads = after(this.spaces, queue).every((space, seat) => space === target[seat]);
    if (first || !leads || prefersReducedMotion.current || document.hidden) {
      this.stop();
      this.spaces = target;
      const met = first ? undefined : news.findLast((scene) => scene.show === "turn");
      this.held = met && { space: met.space, face: met.face };
      return;
    }
    if (news.length === 0) return;
    // Whoever falls far behind the table skips what is long past.
    const past = queue.splice(0, queue.length - MOST);
    if (past.length > 0) {
      this.stop();
      this.spaces = after(this.spaces, past);
    }
    this.#queue = queue;
    this.#veil();
    if (!this.playing) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.#queue = [];
    this.walking = undefined;
    this.unturned = new Set();
  }

  #veil(): void {
    this.unturned = new Set(this.#queue.flatMap((scene) => (scene.show === "turn" && scene.turned ? scene.space : [])));
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.walking = undefined;
    const scene = this.#queue[0];
    this.playing = scene !== undefined;
    if (!scene) {
      this.#timer = setTimeout(() => (this.held = undefined), HELD);
      return;
    }
    const haste = this.#queue.length > HASTE ? 3 : 1;
    if (scene.show === "walk") {
      this.held = undefined;
      this.walking = scene.seat;
      const step = Math.min(scene.chased ? CHASED : STEP, WALK / scene.spaces.length) / haste;
      this.pace = step;
      this.#walk(scene.seat, [...scene.spaces], step);
    } else if (scene.show === "turn") {
      this.held = { space: scene.space, face: scene.face };
      this.#done(TURN / haste);
    } else {
      this.pace = TURN / haste;
      this.spaces = after(this.spaces, [scene]);
      this.#done(TURN / haste);
    }
  }

  #walk(seat: number, rest: number[], step: number): void {
    const space = rest.shift();
    if (space === undefined) return this.#done(0);
    this.spaces = this.spaces.with(seat, space);
    this.#timer = setTimeout(() => this.#walk(seat, rest, step), step);
  }

  #done(rest: number): void {
    this.#queue.shift();
    this.#veil();
    this.#timer = setTimeout(() => this.#next(), rest);
  }
}
