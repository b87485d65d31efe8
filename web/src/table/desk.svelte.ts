import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { widths } from "../widths";

/**
 * What lies beside the board: talk, log, treaties, the game's own sheets. Where there is no room beside it, it is a
 * drawer over the stage, which one draws out and puts back; the browser's Back puts it back as well.
 */
export class Desk {
  tab = $state("");
  /** On a phone: as high as the screen allows. */
  full = $state(false);
  #out = $state(false);
  #opener: Element | null = null;
  readonly #wide = new MediaQuery(widths.wide);

  constructor(first = "log") {
    this.tab = first;
  }

  /** Is there room for it beside the board? */
  get beside(): boolean {
    return this.#wide.current;
  }

  get open(): boolean {
    return this.beside || this.#out;
  }

  /** Is this tab to be seen now? */
  shows(name: string): boolean {
    return this.open && this.tab === name;
  }

  /** Shows a tab; a second touch on the button of the one that is drawn out puts it back. */
  toggle = (name: string): void => {
    if (!this.beside && this.shows(name)) this.close();
    else this.show(name);
  };

  show = (name: string): void => {
    this.tab = name;
    if (this.open) return;
    this.#opener = document.activeElement;
    this.#out = true;
    history.pushState({ drawer: true }, "");
    void tick().then(() => document.getElementById("desk")?.focus());
  };

  close = (): void => {
    if (!this.#out) return;
    this.#put();
    if ((history.state as { drawer?: boolean } | null)?.drawer) history.back();
  };

  /** The browser went back: that was for the drawer. */
  back = (): void => {
    if (this.#out) this.#put();
  };

  #put(): void {
    this.#out = this.full = false;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
    this.#opener = null;
  }
}
