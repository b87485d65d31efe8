import { settled } from "./sound";
import { expect, test } from "./test";
import { Trails } from "./trails";

test("the browser's language is spoken, and the other one at a click, everywhere at once", async ({ visit }) => {
  const page = await visit({ locale: "en-US" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open a box, the lamp is lit");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /Play now.*L’Africa/ }).click();
  const trails = new Trails(page);
  await trails.asked();
  await expect(trails.prompt).toContainText("Your turn.");
  await trails.move("a2", "a7");
  await expect(trails.log).toContainText("a2-a7");
  const english = await trails.log.innerText();

  await trails.choose("Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await trails.asked();
  await expect(trails.prompt).toContainText("À vous.");
  expect(await trails.log.innerText()).not.toEqual(english);

  // The choice is kept.
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("À propos de Veillée");
});

test("no page shows a message that nobody wrote", async ({ visit }) => {
  for (const locale of ["fr-FR", "en-GB"]) {
    const page = await visit({ locale });
    for (const path of ["/", "/box/neuf-pistes", "/mine", "/account", "/about", "/nowhere"]) {
      await page.goto(path);
      await settled(page);
      // Ids are what a missing message shows.
      expect(await page.locator("body").innerText(), `${locale} ${path}`).not.toMatch(
        /\b(web|about|table|neuf-pistes)-[a-z]+-?[a-z]/,
      );
    }
  }
});
