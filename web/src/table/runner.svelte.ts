import type { Told } from "../net/wire";
import type { Beat, Beats } from "./scene";

/** What is shown of a table, as far as time is concerned: the rest of it follows when a scene is over. */
export interface Shot {
  view: unknown;
  log: readonly Told[];
}

interface Scene<S> {
  before: S;
  told: readonly Told[];
  after: S;
  beats: readonly Beat[];
}

/** How time is dealt with; all of it can be another in a test. */
export interface Pace {
  /** How long a beat lasts, of its normal length; 0 shows no motion at all. */
  speed: () => number;
  /** Does anybody look? */
  looked: () => boolean;
  /** Called when a beat begins and when a scene is over. */
  heard?: (what: Beat | "settled") => void;
}

/** What waits for longer than this is shown faster, or not at all. */
const HURRY = 8_000;
const TOO_LONG = 20_000;

const length = (beats: readonly Beat[]) => beats.reduce((sum, { ms }) => sum + ms, 0);

/** The view that the beats lead to, one after the other. */
export const folded = (view: unknown, beats: readonly Beat[]): unknown =>
  beats.reduce((before, { apply }) => (apply ? apply(before) : before), view);

/**
 * One clock for picture and words: what the server told becomes a scene of beats, and what is said of a beat, in the
 * log and everywhere else, is said when it has been seen. After the last beat what is shown is what the server said,
 * whole, so that nothing can drift.
 */
export class Runner<S extends Shot> {
  #shown = $state.raw<S>();
  beat = $state.raw<Beat | null>(null);
  /** How long the beat lasts at the speed that was chosen. */
  ms = $state(0);
  #beats: Beats | undefined;
  #chart: unknown;
  #queue: Scene<S>[] = [];
  #scene = $state.raw<Scene<S>>();
  #next = $state(0);
  /** The places in `told` that have been spoken. */
  #spoken = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly pace: Pace) {}

  get shown(): S | undefined {
    return this.#shown;
  }

  get playing(): boolean {
    return this.#scene !== undefined;
  }

  /** The chapters of the scene that is playing: the message that names each, and the beat that it begins with. */
  get chapters(): readonly { name: string; at: number }[] {
    return (this.#scene?.beats ?? []).flatMap(({ chapter }, at) => (chapter ? [{ name: chapter, at }] : []));
  }

  /** Which beat of the scene is being shown. */
  get place(): number {
    return this.#next - 1;
  }

  /** From now on the scenes of this game are shown so. */
  direct(beats: Beats | undefined, chart: unknown): void {
    this.#beats = beats;
    this.#chart = chart;
  }

  /** Shows this at once; what was waiting is dropped. */
  settle(shown: S): void {
    this.#drop();
    this.#shown = shown;
    this.pace.heard?.("settled");
  }

  /** Changes what is shown beside the scene, which goes on. */
  amend(change: (shown: S) => S): void {
    if (this.#shown) this.#shown = change(this.#shown);
    if (this.#scene) this.#scene = { ...this.#scene, after: change(this.#scene.after) };
    this.#queue = this.#queue.map((scene) => ({ ...scene, after: change(scene.after) }));
  }

  /** Shows what was told, once what is being shown has been seen; whoever wants to watch it is not hurried. */
  play(before: S, told: readonly Told[], after: S, watched = false): void {
    const beats = this.#beats && told.length > 0 ? this.#beats(before.view, told, after.view, this.#chart) : [];
    const speed = this.pace.speed();
    if (speed === 0 || !this.pace.looked() || (!watched && this.#waiting * speed > TOO_LONG)) {
      this.settle(after);
      return;
    }
    this.#queue.push({ before, told, after, beats });
    if (!this.#scene) this.#open();
  }

  /** Ends the beat. */
  skip = (): void => {
    if (this.#scene) this.#end();
  };

  /** Ends the scene. */
  skipAll = (): void => {
    if (this.#scene) this.#close();
  };

  /** Goes to a beat of the scene: what lies before it has been seen. */
  go = (at: number): void => {
    const scene = this.#scene;
    if (!scene || at < this.#next) return;
    while (this.#scene === scene && this.#next <= at) this.#end();
  };

  /** Nobody will look any more. */
  stop(): void {
    this.#drop();
  }

  /** How long all takes that waits behind the scene that is playing. */
  get #waiting(): number {
    return length(this.#queue.flatMap(({ beats }) => beats));
  }

  #open(): void {
    const scene = this.#queue.shift();
    this.#scene = scene;
    this.#next = 0;
    this.#spoken = new Set();
    if (scene) this.#begin(scene);
  }

  #begin(scene: Scene<S>): void {
    const beat = scene.beats[this.#next++];
    if (!beat) {
      this.#close();
      return;
    }
    this.ms = beat.ms * this.pace.speed() * (this.#waiting > HURRY ? 1 / 3 : 1);
    this.beat = beat;
    this.pace.heard?.(beat);
    this.#timer = setTimeout(() => this.#end(), this.ms);
  }

  /** The beat has been seen: now the view is what it led to, and its lines are said. */
  #end(): void {
    clearTimeout(this.#timer);
    const scene = this.#scene!;
    const { beat } = this;
    for (const line of beat?.lines ?? []) this.#spoken.add(line);
    const shown = this.#shown ?? scene.before;
    const said = scene.told.filter((_, at) => this.#spoken.has(at));
    this.#shown = {
      ...shown,
      view: beat?.apply ? beat.apply(shown.view) : shown.view,
      log: [...scene.before.log, ...said],
    };
    this.#begin(scene);
  }

  #close(): void {
    clearTimeout(this.#timer);
    const { after } = this.#scene!;
    this.beat = null;
    this.#shown = after;
    this.#open();
    if (!this.#scene) this.pace.heard?.("settled");
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#scene = undefined;
    this.beat = null;
  }
}
