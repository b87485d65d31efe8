import { expect, type Locator, type Page } from "@playwright/test";

/** Somebody who bargains at the desk: threads, treaties, the story at the end. Desk or drawer, French or English. */
export class Bargainer {
  readonly builder: Locator;
  readonly thread: Locator;
  readonly end: Locator;
  readonly chronicle: Locator;

  constructor(readonly page: Page) {
    this.builder = page.locator(".builder");
    this.thread = page.locator(".thread .lines");
    this.end = page.locator(".end");
    this.chronicle = this.end.locator(".chronicle");
  }

  /** The button of a tab of the desk, beside the board or in the dock. */
  tab = (name: RegExp) =>
    this.page.getByRole("tab", { name }).or(this.page.locator("nav.dock").getByRole("button", { name }));

  /** Draws out the desk and opens a thread: seats with a plus between them, or "public". */
  async open(key: string): Promise<void> {
    const chip = this.page.locator(`[data-thread="${key}"]`);
    if (!(await chip.isVisible())) await this.tab(/^(Discussion|Talk)/).click();
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  }

  /** Puts the drawer back, where it is one. */
  async close(): Promise<void> {
    const close = this.page.locator(".desk .title").getByRole("button", { name: /^(Fermer|Close)$/ });
    if (await close.isVisible()) await close.click();
  }

  async say(words: string): Promise<void> {
    await this.page.locator(".thread input").fill(words);
    await this.page.keyboard.press("Enter");
    await expect(this.thread).toContainText(words);
  }

  flag = (name: string) => this.builder.getByRole("group").getByRole("button", { name });
  /** The button for a word of the treaty that is drawn up. */
  option = (name: string) => this.builder.locator(".options").getByRole("button", { name, exact: true });

  /** Draws up a treaty from the thread that is open: words one after the other. */
  async draw(...words: string[]): Promise<void> {
    await this.page.getByRole("button", { name: /^(Proposer un traité|Offer a treaty)$/ }).click();
    for (const word of words) await this.option(word).click();
  }

  async offer(): Promise<void> {
    await this.builder.getByRole("button", { name: /^(Proposer|Offer)$/ }).click();
    await expect(this.builder).toBeHidden();
  }

  /** A treaty of the thread that is open, counted from its first. */
  card = (number: number) => this.thread.locator("[data-treaty]").nth(number - 1);

  async accept(number: number): Promise<void> {
    await this.card(number)
      .getByRole("button", { name: /^(Accepter|Accept)$/ })
      .click();
  }

  /** A word of the chronicle, by what it says. */
  told = (words: RegExp) => this.chronicle.locator("[data-chronicle]").filter({ hasText: words });
}
