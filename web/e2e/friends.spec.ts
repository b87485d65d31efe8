import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { REPETITION, Trails } from "./trails";

/** Opens a table for oneself and whoever comes, and answers with the invitation link. */
async function invite(host: Page): Promise<string> {
  await host.goto("/box/neuf-pistes");
  await host.locator("form").getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(host.getByText("Il reste une place libre.")).toBeVisible();
  return host.getByRole("textbox", { name: "Lien d’invitation" }).inputValue();
}

async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole("button", { name: /S’asseoir|Sit down/ }).click();
}

test("two friends play to the end by an invitation link", async ({ visit }) => {
  const [anna, ben] = [await visit(), await visit({ locale: "en-GB" })];
  const link = await invite(anna);
  expect(link).toContain("invite=");
  await join(ben, link);

  const [light, dark] = [new Trails(anna), new Trails(ben)];
  await light.asked();
  // Once seated, the secret has left the address bar.
  await expect(ben).toHaveURL(/\/table\/[\w-]+$/);
  // The own camp lies at the bottom right of either screen.
  for (const [table, corner] of [
    [light, "i1"],
    [dark, "a10"],
  ] as const) {
    await expect(table.page.locator("[role=row]").last().locator("[data-cell]").last()).toHaveAttribute(
      "data-cell",
      corner,
    );
  }

  for (const [turn, [from, to]] of REPETITION.entries()) {
    const [mover, watcher] = turn % 2 === 0 ? [light, dark] : [dark, light];
    await mover.move(from, to);
    await expect(watcher.cell(to)).toHaveAccessibleName(/dernier coup|last move/);
  }

  await expect(anna.getByRole("heading", { name: "Partie nulle." })).toBeVisible();
  await expect(ben.getByRole("heading", { name: "The game is drawn." })).toBeVisible();
  await expect(anna.getByRole("group", { name: "Actions" })).toBeHidden();
  // The reason leads to its clause.
  await ben.locator(".end header").getByRole("button", { name: "Why?" }).click();
  await expect(ben.getByRole("dialog")).toContainText("NP-36");
  await ben.keyboard.press("Escape");

  // A rematch is asked for, declined, and agreed on; it swaps the camps, and both are taken there.
  const over = anna.url();
  await anna.getByRole("button", { name: "Revanche" }).click();
  await expect(ben.getByText(/^Would like to play again: /)).toBeVisible();
  await ben.getByRole("button", { name: "No, thanks" }).click();
  await expect(anna.getByText(/^Pas cette fois\s: /)).toBeVisible();
  await expect(anna).toHaveURL(over);
  await ben.getByRole("button", { name: "Yes, again" }).click();
  await expect(anna).not.toHaveURL(over);
  await expect(anna.locator(".seats li").nth(1)).toContainText("(vous)");
  await dark.asked();
});

test("what is said reaches the other, as text and nothing else", async ({ visit }) => {
  const [anna, ben] = [await visit(), await visit()];
  await join(ben, await invite(anna));
  await new Trails(anna).asked();
  for (const page of [anna, ben]) await page.getByRole("tab", { name: "Discussion" }).click();
  await anna.getByLabel("Un mot pour tout le monde").fill("<b>Bonsoir</b> & bonne chance");
  await anna.keyboard.press("Enter");
  await expect(ben.getByRole("log", { name: "À voix haute" })).toContainText("<b>Bonsoir</b> & bonne chance");
  await expect(anna.getByLabel("Un mot pour tout le monde")).toHaveValue("");
});

test("a move is undone until the other has acted", async ({ visit }) => {
  const [anna, ben] = [await visit(), await visit()];
  await join(ben, await invite(anna));
  const [light, dark] = [new Trails(anna), new Trails(ben)];
  await light.move("b3", "b7");
  await expect(dark.cell("b7")).toHaveAccessibleName(/pion/);
  const undo = anna.getByRole("button", { name: "Annuler mon coup" });
  await undo.click();
  for (const table of [light, dark]) await expect(table.cell("b3")).toHaveAccessibleName(/pion/);
  await light.move("a2", "a7");
  await dark.move("i9", "i4");
  await light.asked();
  await expect(undo).toBeDisabled();
  // The list of moves shows what stands.
  await anna.getByRole("tab", { name: "Coups joués" }).click();
  await expect(anna.getByRole("region", { name: "Coups joués" }).getByRole("listitem")).toHaveText(["a2-a7i9-i4"]);
});

test("offers are made, declined and accepted", async ({ visit }) => {
  const [anna, ben] = [await visit(), await visit()];
  await join(ben, await invite(anna));
  const [light, dark] = [new Trails(anna), new Trails(ben)];
  await light.move("a2", "a7");
  await dark.move("i9", "i4");

  await light.choose("Reprendre un coup");
  await ben.getByRole("button", { name: "Accepter" }).click();
  await expect(anna.locator('[data-cell="a2"]')).toHaveAccessibleName(/pion/);
  await light.asked();

  await light.choose("Proposer la nulle");
  await ben.getByRole("button", { name: "Refuser" }).click();
  await expect(anna.getByText("Vous avez proposé la nulle.")).toBeHidden();
  await dark.choose("Proposer la nulle");
  await anna.getByRole("button", { name: "Accepter" }).click();
  for (const page of [anna, ben]) await expect(page.getByRole("heading", { name: "Partie nulle." })).toBeVisible();
});

test("a spectator watches, and cannot move", async ({ visit, faults }) => {
  const [anna, ben, eve] = [await visit(), await visit(), await visit()];
  const link = await invite(anna);
  await join(ben, link);
  const [light, seen] = [new Trails(anna), new Trails(eve)];
  await light.asked();

  await eve.goto(link);
  await expect(anna.getByText("1 personne regarde")).toBeVisible();
  // A full table invites to watch, and to nothing else.
  await anna.getByRole("tab", { name: "Table" }).click();
  await expect(anna.getByText("ce lien permet de regarder la partie")).toBeVisible();
  await expect(anna.getByText("un nom suffit pour s’asseoir")).toBeHidden();
  await light.move("a2", "a7");
  await expect(seen.cell("a7")).toHaveAccessibleName(/dernier coup/);
  await expect(seen.prompt).toContainText("On attend");
  await expect(eve.getByRole("group", { name: "Actions" })).toBeHidden();
  await seen.cell("i9").click();
  await expect(seen.cell("i9")).toHaveAttribute("aria-selected", "false");

  // Without the link the table stays closed.
  const mallory = await visit();
  await mallory.goto(link.replace(/\?.*/, ""));
  await expect(mallory.getByRole("heading", { name: "Vous ne pouvez pas entrer à cette table" })).toBeVisible();
  await expect.poll(() => faults.length).toBe(1);
  expect(faults.splice(0)).toEqual([expect.stringContaining("403")]);
});
