import { readFileSync } from "node:fs";
import { expect, test } from "./test";

const BOX = readFileSync(new URL("../../boards/couleurs.toml", import.meta.url), "utf8");

test("a board of one's own is checked and drawn before anybody sits down, and the table draws it", async ({
  visit,
}) => {
  const page = await visit();
  await page.goto("/box/couleurs");
  const choose = (text: string) =>
    page
      .getByLabel("Un fichier de plateau à vous")
      .setInputFiles({ name: "couleurs.toml", mimeType: "text/plain", buffer: Buffer.from(text) });

  const wrong = BOX.replace("deal = 9", "deal = 9\ndeel = 9");
  await choose(wrong);
  const line = wrong.split("\n").indexOf("deel = 9") + 1;
  await expect(page.getByText(`ligne ${line}, rules.deel`)).toBeVisible();

  const own = BOX.replace('name_fr = "Grèce"', 'name_fr = "Hellade"').replace(
    'flag = "h blue; cross white 30 20 8"',
    'flag = "h white; cross blue 30 20 8"',
  );
  expect(own).not.toBe(BOX);
  await choose(own);
  await expect(page.getByRole("group", { name: "Le plateau" }).getByRole("img")).toBeVisible();

  for (const seat of await page.locator("form .seat select").all()) {
    if ((await seat.inputValue()) === "open") await seat.selectOption("bot:random");
  }
  await page.locator("form").getByRole("button", { name: "Ouvrir la table" }).click();
  const greece = page.locator("[data-nation=grece]");
  await expect(greece).toHaveAccessibleName(/^Hellade/);
  await expect(greece.locator("image")).toHaveAttribute("href", /^data:image\/svg/);
  await expect(page.locator("[data-nation=turquie] image")).toHaveCount(0);
});
