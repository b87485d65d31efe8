/** What is being looked at, with the pointer or the keyboard: the tray and the seats show it, the path draws where it leads. */
class Look {
  /** The question it belongs to: what was looked at before is not looked at any more. */
  #question = $state("");
  #card = $state<string>();
  #option = $state<string>();

  /** A card of mine. */
  card(question: string): string | undefined {
    return this.#question === question ? this.#card : undefined;
  }

  /** A pile, or another thing that can be answered. */
  option(question: string): string | undefined {
    return this.#question === question ? this.#option : undefined;
  }

  atCard(question: string, card: string | undefined): void {
    [this.#question, this.#card, this.#option] = [question, card, undefined];
  }

  at(question: string, option: string | undefined): void {
    [this.#question, this.#option] = [question, option];
  }
}

/** One pair of eyes a page. */
export const look = new Look();

/** A touch looks at nothing in passing: it picks. */
export const glances = (event: PointerEvent) => event.pointerType !== "touch";
