import { Evening } from "./evening";
import { expect, test } from "./test";

test("a drawer of a phone stops at half, at all and at nothing; Escape and Back put it back", async ({
  visit,
  site,
}) => {
  const height = 844;
  const page = await visit({ viewport: { width: 390, height } });
  const evening = await Evening.open(page, site.url, "neuf-pistes", ["light", "dark"]);
  await page.goto(`/table/${evening.id}`);
  const [opener, desk] = [page.locator(".dock [aria-expanded]").first(), page.locator("#desk")];
  const share = async () => Math.round((((await desk.boundingBox())?.height ?? 0) / height) * 100);
  const drag = async (by: number) => {
    const box = (await desk.locator("h2").first().boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by, { steps: 4 });
    await page.mouse.up();
  };
  await opener.click();
  await expect(desk).toBeFocused();
  await expect.poll(share).toBe(55);
  await drag(-100);
  await expect.poll(share).toBeGreaterThan(75);
  // What lies under it is out of reach.
  await expect(page.locator(".stage")).toHaveAttribute("inert");
  await drag(100);
  await expect.poll(share).toBe(55);
  await expect(page.locator(".stage")).not.toHaveAttribute("inert");
  await drag(-3);
  await expect.poll(share).toBe(55);
  await drag(100);
  await expect(desk).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.press("Escape");
  await expect(desk).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.goBack();
  await expect(desk).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/table/${evening.id}$`));
});
