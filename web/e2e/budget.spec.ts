import { expect, test } from "./test";

test("the first page is light and quick", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  const start = Date.now();
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Jouer tout de suite.*pistes/ })).toBeEnabled();
  const usable = Date.now() - start;
  await page.waitForLoadState("networkidle");
  console.log(`first page: ${Math.round(bytes / 1024)} KB over the wire, usable after ${usable} ms`);
  expect(bytes).toBeLessThan(200 * 1024);
  expect(usable).toBeLessThan(2000);
});

test("what never changes is kept, what changes is asked again", async ({ page }) => {
  const kept: Record<string, string | undefined> = {};
  page.on("response", (response) => (kept[new URL(response.url()).pathname] = response.headers()["cache-control"]));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(kept["/"]).toBe("no-cache");
  const assets = Object.entries(kept).filter(([path]) => path.startsWith("/assets/"));
  expect(assets.length).toBeGreaterThan(3);
  for (const [path, control] of assets) expect(control, path).toContain("immutable");
});
