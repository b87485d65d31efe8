import { expect, type Locator, type Page } from "@playwright/test";

/** A table of the nine trails on a page, as a player handles it. */
export class Trails {
  constructor(readonly page: Page) {}

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  /** The line that says what is asked. */
  get prompt(): Locator {
    return this.page.locator(".prompt");
  }

  get log(): Locator {
    return this.page.getByRole("log").first();
  }

  /** Chooses something in the menu of the table. */
  async choose(name: string | RegExp): Promise<void> {
    await this.page.locator('[popovertarget="menu"]:visible').click();
    await this.page.locator("#menu").getByRole("button", { name }).click();
  }

  /** My turn, and the line is up. */
  async asked(): Promise<void> {
    await expect(this.page.locator(".link.down")).toHaveCount(0);
    await expect(this.prompt).toHaveClass(/mine/);
  }

  /** Clicks a pawn and where it goes. */
  async move(from: string, to: string): Promise<void> {
    await this.asked();
    const side = /clair|foncé|light|dark/.exec((await this.cell(from).getAttribute("aria-label")) ?? "")?.[0];
    if (!side) throw new Error(`no pawn on ${from}`);
    const mine = new RegExp(`pion ${side}|${side} pawn`);
    await this.cell(from).click();
    await this.cell(to).click();
    // The answer may come at once, even to where the pawn came from.
    await expect(this.cell(from)).not.toHaveAccessibleName(mine);
    await expect(this.cell(to)).toHaveAccessibleName(mine);
  }

  /** Goes to a cell with the arrow keys and presses Enter there. */
  async walk(to: string): Promise<void> {
    const at = () => this.page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
    for (let here = await at(); here !== to; here = await at()) {
      const [dx, dy] = [to.charCodeAt(0) - here.charCodeAt(0), Number(to.slice(1)) - Number(here.slice(1))];
      await this.page.keyboard.press(dx > 0 ? "ArrowRight" : dx < 0 ? "ArrowLeft" : dy > 0 ? "ArrowUp" : "ArrowDown");
    }
    await this.page.keyboard.press("Enter");
  }
}

/** Eight moves that bring the first position back twice: the shortest game there is, a draw. */
export const REPETITION: readonly [string, string][] = [
  ["a2", "a7"],
  ["i9", "i4"],
  ["a7", "a2"],
  ["i4", "i9"],
  ["a2", "a7"],
  ["i9", "i4"],
  ["a7", "a2"],
  ["i4", "i9"],
];
