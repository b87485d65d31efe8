import { settled } from "./sound";
import { expect, test } from "./test";

test("the first page is light", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Jouer tout de suite.*pistes/ })).toBeEnabled();
  await settled(page);
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThan(200 * 1024);
});

test("every board is light", async ({ page }) => {
  for (const game of ["neuf-pistes", "kilimandjaro", "couleurs", "africa", "europa"]) {
    const parts: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (new URL(request.url()).pathname.startsWith(`/assets/${game}`))
        parts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`/box/${game}/learn`);
    await expect(page.locator(".stage svg").first()).toBeVisible();
    const bytes = (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
    expect(bytes, game).toBeGreaterThan(10 * 1024);
    expect(bytes, game).toBeLessThan(120 * 1024);
    page.removeAllListeners("requestfinished");
  }
});

test("what never changes is kept, what changes is asked again", async ({ page }) => {
  const kept: Record<string, string | undefined> = {};
  page.on("response", (response) => (kept[new URL(response.url()).pathname] = response.headers()["cache-control"]));
  await page.goto("/");
  await settled(page);
  expect(kept["/"]).toBe("no-cache");
  const assets = Object.entries(kept).filter(([path]) => path.startsWith("/assets/"));
  expect(assets.length).toBeGreaterThan(3);
  for (const [path, control] of assets) expect(control, path).toContain("immutable");
});
