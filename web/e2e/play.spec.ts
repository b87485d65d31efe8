import { expect, type Page, test } from "./test";
import { Driver } from "./driver";
import { Trails } from "./trails";

/** Opens a table against a bot with these options. */
async function open(page: Page, options: Record<string, string>, bot: string): Promise<void> {
  await page.goto("/box/neuf-pistes");
  const form = page.locator("form");
  await form.locator("select").nth(1).selectOption(`bot:${bot}`);
  for (const [name, value] of Object.entries(options)) await form.locator(`select[id$="-${name}"]`).selectOption(value);
  await form.getByRole("button", { name: "Ouvrir la table" }).click();
}

test("a table that is opened by hand begins as one that is opened at a click", async ({ page }) => {
  await page.goto("/box/neuf-pistes");
  const cap = await page.locator('form select[id$="-gate_cap"]').inputValue();
  await page.goto("/");
  const opened = page.waitForRequest((request) => request.method() === "POST" && /api\/tables$/.test(request.url()));
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const wish = (await opened).postDataJSON() as { options: Record<string, string> };
  expect(wish.options).toEqual({ gate_cap: cap });
});

test("from the shelf to a first move against a bot: one click, and the move", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const trails = new Trails(page);
  await trails.move("a2", "a7");
  // The guest was given a name, and the bot answers.
  await expect(page.locator(".seats li").first()).toContainText("(vous)");
  await expect(page.locator(".seats li").first()).not.toContainText("Anonyme");
  await trails.asked();
  await expect(trails.log.locator(".line")).toHaveCount(2);
});

test("a guest plays a whole game against a bot, to a full camp", async ({ page }) => {
  const driver = new Driver(page);
  // Free stops and no draws: such a game is won by whoever goes home.
  await open(page, { movement: "free", gate_cap: "3", repetition_draw: "0", no_progress_draw: "0" }, "random");
  const trails = new Trails(page);
  const end = page.locator(".end");
  let last: readonly [string, string] | undefined;
  for (;;) {
    await expect(end.or(page.locator(".prompt.mine")).first()).toBeVisible();
    if (await end.isVisible()) break;
    last = driver.best(last);
    await trails.cell(last[0]).click();
    await trails.cell(last[1]).click();
    // the bot may have gone there meanwhile
    await expect(trails.cell(last[0])).not.toHaveAccessibleName(/pion clair/);
  }
  await expect(page.getByRole("heading", { name: "Vous avez gagné !" })).toBeVisible();
  await expect(end.locator(".score.won")).toContainText("9");

  // The game can be taken home as a file, and watched again through every pair of eyes.
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    end.getByRole("button", { name: "Télécharger" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^neuf-pistes-.*\.txt$/);
  await end.getByRole("link", { name: "Revoir la partie" }).click();
  for (const through of [/Vu par Foncé/i, /Vu par le public/i, /Vu par Clair/i]) {
    await page.getByRole("button", { name: through }).click();
    await expect(page.getByRole("button", { name: through })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "À la fin" }).click();
    await expect(page.getByRole("button", { name: "À la fin" })).toBeDisabled();
    expect(
      await page
        .locator("[data-cell]")
        .evaluateAll((all) => all.filter((cell) => /pion/.test(cell.ariaLabel ?? "")).length),
    ).toBe(18);
    await page.getByRole("button", { name: "Au début" }).click();
  }
});

test("a move can be dragged, a hint asked for, and a refusal names its clause", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const trails = new Trails(page);
  await trails.asked();

  // What is not allowed is explained where it was tried.
  await trails.cell("a2").click();
  await expect(trails.cell("a7")).toHaveAccessibleName(/arrivée possible/);
  await trails.cell("a5").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Pourquoi ?" }).click();
  await expect(page.getByRole("dialog")).toContainText("NP-31");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();

  // A hint names a legal move and plays nothing.
  await page.getByRole("button", { name: "Un conseil" }).click();
  await expect(page.getByText(/Un robot jouerait\s: [a-i]\d+-[a-i]\d+/)).toBeVisible();

  // Dragged to where it lands.
  await trails.cell("b3").hover();
  await page.mouse.down();
  for (const cell of ["b4", "b5", "b6", "b7"]) await trails.cell(cell).hover();
  await page.mouse.up();
  await expect(trails.cell("b7")).toHaveAccessibleName(/pion/);
});

test("the numbered variants begin with an arrangement in secret", async ({ page }) => {
  await open(page, { variant: "numbered_cells" }, "easy");
  // Two blanks: the other's pawns, and the other's camp.
  await expect(page.locator("fieldset")).toHaveCount(2);
  const send = page.getByRole("button", { name: "Valider" });
  await expect(send).toBeDisabled();
  const [pawns, cells] = [page.locator("fieldset").first(), page.locator("fieldset").last()];
  for (const digit of ["9", "1", "5"])
    await pawns
      .getByRole("button", { name: new RegExp(`\\b${digit}\\b`) })
      .first()
      .click();
  await expect(pawns.locator("li").first()).toContainText("9");
  await pawns.getByRole("button", { name: "Revenir" }).click();
  await pawns.getByRole("button", { name: "Compléter au hasard" }).click();
  await cells.getByRole("button", { name: "Compléter au hasard" }).click();
  await expect(send).toBeEnabled();
  await send.click();
  const trails = new Trails(page);
  await trails.asked();
  await expect(trails.cell("a2")).toHaveAccessibleName(/pion (clair|foncé) \d/);
  await expect(page.getByText("prochain numéro : 1").first()).toBeVisible();
});
