import { MediaQuery } from "svelte/reactivity";
import { store, stored } from "./session.svelte";

export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
export const LOOKS = ["plain", "contrast"] as const;
export type Look = (typeof LOOKS)[number];
export const CONFIRMS = ["never", "touch", "always"] as const;
export type Confirm = (typeof CONFIRMS)[number];

const FACTOR: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 1.6 };

const oneOf = <T extends string>(all: readonly T[], value: string | null, usual: T): T =>
  all.find((one) => one === value) ?? usual;

/** What a person likes, kept by this device. */
class Settings {
  #still = new MediaQuery("(prefers-reduced-motion: reduce)");
  #finger = new MediaQuery("(pointer: coarse)");
  #speed = $state(oneOf(SPEEDS, stored("veillee-speed"), "normal"));
  #sound = $state(stored("veillee-sound") !== "off");
  #look = $state(oneOf(LOOKS, stored("veillee-look"), "plain"));
  #confirm = $state(oneOf(CONFIRMS, stored("veillee-confirm"), "never"));
  #letters = $state(stored("veillee-letters") !== "off");

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    store("veillee-speed", speed);
  }

  /** How long things last, of their normal length; whoever asks the system for less motion gets none. */
  get pace(): number {
    return this.#still.current ? 0 : FACTOR[this.#speed];
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    store("veillee-sound", sound ? "on" : "off");
  }

  get look(): Look {
    return this.#look;
  }
  set look(look: Look) {
    this.#look = look;
    store("veillee-look", look);
  }

  get confirm(): Confirm {
    return this.#confirm;
  }
  set confirm(confirm: Confirm) {
    this.#confirm = confirm;
    store("veillee-confirm", confirm);
  }

  /** Is a move only made when it was confirmed? */
  get confirms(): boolean {
    return this.#confirm === "always" || (this.#confirm === "touch" && this.#finger.current);
  }

  /** Do single letters do something? */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(letters: boolean) {
    this.#letters = letters;
    store("veillee-letters", letters ? "on" : "off");
  }
}

export const settings = new Settings();
