import { expect, test } from "./test";
import { REPETITION, Trails } from "./trails";

test("a whole game with the keyboard alone", async ({ visit }) => {
  const [page, other] = [await visit(), await visit()];
  const press = async (name: RegExp | string, role: "button" | "link" = "button") => {
    // Tab until the wanted thing has the focus, as anyone without a mouse does.
    for (let steps = 0; steps < 120; steps++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await focused.and(page.getByRole(role, { name })).count()) > 0) return page.keyboard.press("Enter");
    }
    throw new Error(`nothing called ${name} can be reached with Tab`);
  };

  await page.goto("/");
  await expect(page.getByRole("link", { name: /Ouvrir la boîte/ }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Aller au contenu");
  await press(/Ouvrir la boîte.*pistes/, "link");
  await press("Ouvrir la table");
  const link = await page.getByRole("textbox", { name: "Lien d’invitation" }).inputValue();

  await other.goto(link);
  await other.getByRole("button", { name: "S’asseoir" }).click();
  const [mine, theirs] = [new Trails(page), new Trails(other)];
  await mine.asked();

  // Into the board: its one cell in the order of Tab.
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if ((await page.locator("[data-cell]:focus").count()) > 0) break;
  }
  for (const [turn, [from, to]] of REPETITION.entries()) {
    if (turn % 2 === 1) {
      await theirs.move(from, to);
      continue;
    }
    await mine.asked();
    await mine.walk(from);
    await expect(mine.cell(from)).toHaveAttribute("aria-selected", "true");
    if (turn === 0) {
      await page.keyboard.press("Escape");
      await expect(mine.cell(from)).toHaveAttribute("aria-selected", "false");
      await page.keyboard.press("Enter");
    }
    await mine.walk(to);
    await expect(mine.cell(to)).toHaveAccessibleName(/dernier coup/);
  }
  await expect(page.getByRole("heading", { name: "Partie nulle." })).toBeVisible();
  await press("Revoir la partie", "link");
  await expect(page.getByText(/Moment 0 sur/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/Moment 1 sur/)).toBeVisible();
});
