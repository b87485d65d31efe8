import { pause, type Reading, type Step } from "./reading";

/** A reading on screen: which one, how far, and whether its pages turn by themselves. */
export class Playback {
  which = $state(0);
  at = $state(0);
  running = $state(false);

  constructor(readonly readings: () => readonly Reading[]) {}

  get step(): Step | undefined {
    return this.readings()[this.which]?.steps[this.at];
  }

  get last(): boolean {
    return this.at >= (this.readings()[this.which]?.steps.length ?? 0) - 1;
  }

  open(which: number): void {
    this.which = which;
    this.at = 0;
    // Whoever wants nothing to move turns the pages by hand.
    this.running = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  go(at: number): void {
    this.at = at;
    this.running = false;
  }

  /** Turns the page when its time has come; answers with how to call that off. */
  tick(): (() => void) | undefined {
    const { step } = this;
    if (!this.running || !step) return undefined;
    if (this.last) {
      this.running = false;
      return undefined;
    }
    const timer = setTimeout(() => this.at++, pause(step));
    return () => clearTimeout(timer);
  }
}
