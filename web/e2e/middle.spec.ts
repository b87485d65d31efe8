import { encode } from "uqr";
import { accessible } from "./sound";
import { expect, type Page, test } from "./test";

/** The path of a QR code, as `Qr.svelte` draws it. */
function drawn(text: string): string {
  const { data } = encode(text, { border: 2 });
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A phone that was shown a code: it sits down where the code says. */
async function scan(screen: Page, phone: Page, seat: RegExp, name: string): Promise<void> {
  const code = screen.getByRole("link", { name: seat });
  const address = (await code.getAttribute("href"))!;
  // What the camera reads is what the link says.
  await expect(code.locator("path")).toHaveAttribute("d", drawn(address));
  await phone.goto(address);
  await phone.getByLabel(/^(Votre nom|Your name)/).fill(name);
  await phone.locator("button.main", { hasText: /S’asseoir|Sit down/ }).click();
}

test("a screen in the middle shows the table, and phones are the hands", async ({ visit }) => {
  const screen = await visit({ viewport: { width: 1920, height: 1080 } });
  const pocket = { viewport: { width: 390, height: 844 } };
  const [anna, ben] = [await visit(pocket), await visit({ ...pocket, locale: "en-GB" })];

  // Whoever sets the screen up has no seat.
  await screen.goto("/box/kilimandjaro");
  const form = screen.locator("form");
  await form.locator("select").nth(0).selectOption("open");
  await form.getByRole("button", { name: "Ouvrir la table" }).click();
  await screen.getByRole("link", { name: "Un écran pour tous" }).click();
  await expect(screen.getByRole("link", { name: /^Code d’une place/ })).toHaveCount(2);
  await accessible(screen);

  await scan(screen, anna, /Rouge/, "Anna");
  await expect(screen.locator(".gathering")).toContainText("Anna");
  await scan(screen, ben, /Bleu/, "Ben");

  // The game is on: cards on the phones, none on the screen.
  for (const phone of [anna, ben]) {
    await expect(phone.locator(".hand")).toBeVisible();
    await expect(phone).toHaveURL(/\/table\/[\w-]+$/);
  }
  await expect(screen.locator(".table")).toBeVisible();
  await expect(screen.locator(".seats li.mine")).toHaveCount(0);
  await expect(screen.locator(".seats")).toContainText("Anna");
  await expect(screen.locator(".seats")).toContainText("Ben");
  await expect(screen.getByRole("group", { name: "Actions" })).toHaveCount(0);
  // It stays what it is when it comes back.
  await screen.reload();
  await expect(screen.locator(".seats li.mine")).toHaveCount(0);
  await expect(screen.locator(".prompt")).toContainText("On attend");
});
