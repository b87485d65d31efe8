import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Evening } from "./evening";
import { idle, pass } from "./scenes";
import { expect, type Page, test } from "./test";
import { Trails } from "./trails";

const BINARY = process.env.VEILLEE ?? "../target/debug/veillee";
const wide = { viewport: { width: 1440, height: 900 }, locale: "en-GB" } as const;

const moment = (page: Page) => page.getByRole("slider");
const current = (page: Page) => page.locator('li[aria-current="step"]');

/** A game of Kilimandjaro to its end. */
async function race(page: Page, url: string): Promise<string> {
  const evening = await Evening.open(page, url, "kilimandjaro", ["red", "blue", "green"]);
  await evening.play(2_000);
  return evening.id;
}

/** How far two pictures are apart, from 0 to 255: both as wide, and as high as the second. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const sources = [one, other].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  return page.evaluate(async (sources) => {
    const images = await Promise.all(
      sources.map(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image;
      }),
    );
    const size = 64;
    const dots = images.map((image) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const pen = canvas.getContext("2d")!;
      const high = (image.width * images[1]!.height) / images[1]!.width;
      pen.drawImage(image, 0, 0, image.width, high, 0, 0, size, size);
      return pen.getImageData(0, 0, size, size).data;
    });
    return dots[0]!.reduce((sum, dot, at) => sum + Math.abs(dot - dots[1]![at]!), 0) / dots[0]!.length;
  }, sources);
}

test("a game is watched by step and by turn, with keys and thumb, through any eyes", async ({ visit, site }) => {
  const page = await visit(wide);
  const id = await race(page, site.url);
  await page.goto(`/replay/${id}`);
  await idle(page);
  await expect(moment(page)).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await expect(moment(page)).toHaveValue("1");
  await page.keyboard.press("]");
  await expect(moment(page)).toHaveValue("2");
  await page.keyboard.press("[");
  await expect(moment(page)).toHaveValue("1");
  // A turn is as many steps as one has the hand.
  await page.keyboard.press("End");
  const last = Number(await moment(page).inputValue());
  await expect(current(page)).toBeInViewport();
  const turns: number[] = [];
  for (let at = last; at > 0; at = turns.at(-1)!) {
    await page.getByRole("button", { name: "One turn back" }).click();
    turns.push(Number(await moment(page).inputValue()));
    expect(turns.at(-1)).toBeLessThan(at);
  }
  expect(turns.length).toBeLessThan(last);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(moment(page)).toHaveValue(String(turns.at(-2)));
  await page.keyboard.press("PageDown");
  await expect(moment(page)).toHaveValue(String(turns.at(-3)));
  await moment(page).fill("20");
  await expect(page.locator("li[aria-current]")).toHaveCount(1);
  await expect(current(page)).toBeInViewport();

  // Through blue's eyes, at the same moment; the link says both, and opens so for somebody else.
  const blue = page.getByRole("button", { name: /Seen by Blue/i });
  await blue.click();
  await expect(blue).toHaveAttribute("aria-pressed", "true");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await visit(wide);
  await stranger.goto(link);
  await idle(stranger);
  await expect(stranger.getByRole("button", { name: /Seen by Blue/i })).toHaveAttribute("aria-pressed", "true");
  expect(await current(stranger).innerText()).toBe(await current(page).innerText());

  // Compared, only what differs is listed: one board, and what each alone knew.
  await stranger.getByRole("tab", { name: "Compare" }).click();
  await expect(stranger.locator("[data-knows]")).toHaveCount(3);
  await expect(stranger.locator('[data-knows="blue"]')).toContainText(/canoe|jeep|walk|mule|lion|banana|exchange/);
  await expect(stranger.locator(".stage > *").first()).toBeVisible();
  const knows = await stranger.locator('[data-knows="blue"]').innerText();
  expect(knows).not.toBe(await stranger.locator('[data-knows="red"]').innerText());

  // A picture of the moment, with the board in it.
  await stranger.getByRole("tab", { name: "Log" }).click();
  const [file] = await Promise.all([
    stranger.waitForEvent("download"),
    stranger.getByRole("button", { name: "A picture of this moment" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kilimandjaro-.*\.png$/);
  const [drawn, seen] = [readFileSync(await file.path()), await stranger.locator(".stage").screenshot()];
  expect(await difference(stranger, drawn, seen), "it is what is seen").toBeLessThan(12);

  // And on from here, as blue, against bots.
  await stranger.getByRole("button", { name: /Go on from here/ }).click();
  await stranger.waitForURL(/\/table\//);
  expect(stranger.url()).not.toContain(id);
  await idle(stranger);
  await expect(stranger.locator('[data-seat="blue"].mine')).toBeVisible();
  await expect(stranger.locator(".prompt")).toBeVisible();
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`who left before the end is asked how to see it, and nothing gives it away: ${motion}`, async ({
    visit,
    site,
  }) => {
    const page = await visit({ ...wide, reducedMotion: motion });
    await page.clock.install();
    const id = await race(page, site.url);
    const replay = await page.request.get(`/api/tables/${id}/replay?as=red`);
    const { frames } = (await replay.json()) as { frames: { step: number }[] };
    const left = frames.at(-4)!.step;
    // As if this device had been at the table until then.
    await page.goto("/about");
    await page.evaluate(([id, left]) => localStorage.setItem(`veillee-seen-${id}`, String(left)), [id, left] as const);
    await page.goto(`/table/${id}`);
    await idle(page);
    const card = page.getByRole("region", { name: "While you were away" });
    const end = page.locator(".end, .unfold");
    await expect(card).toBeInViewport();
    await expect(end).toHaveCount(0);
    expect(await page.content()).not.toMatch(/You have won|class="veil/);
    if (motion === "reduce") {
      // Nothing moves by itself: one goes through it step by step.
      await card.getByRole("link", { name: "Watch it" }).click();
      await page.waitForURL(new RegExp(`/replay/${id}.*at=${left}`));
      await idle(page);
      await expect(moment(page)).toHaveValue(String(frames.length - 4));
      await page.goto(`/table/${id}`);
      await card.getByRole("button", { name: "Show the result" }).click();
    } else {
      await card.getByRole("button", { name: "Watch it" }).click();
      await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", "playing");
      await expect(end).toHaveCount(0);
      await pass(page);
    }
    await expect(end).toBeVisible();
    // Seen once, it is not asked again.
    await page.reload();
    await expect(end).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test("an archive is watched from a folder, without a server", async ({ visit, site, browser }) => {
  const page = await visit(wide);
  const id = await race(page, site.url);
  await page.goto(`/replay/${id}`);
  await idle(page);
  await page.keyboard.press("End");
  const told = await current(page).innerText();
  await site.down();
  const folder = mkdtempSync(join(tmpdir(), "veillee-archive-"));
  const written = spawnSync(BINARY, ["export", folder, "--data", site.data, "--lang", "en"], { encoding: "utf8" });
  expect(written.status, written.stderr).toBe(0);
  const context = await browser.newContext({ ...wide, reducedMotion: "reduce" });
  const alone = await context.newPage();
  const faults: string[] = [];
  alone.on("pageerror", (error) => faults.push(String(error)));
  alone.on("request", (request) => /^(file|data|blob):/.test(request.url()) || faults.push(request.url()));
  await alone.goto(`file://${folder}/index.html`);
  await alone.getByRole("link", { name: "Watch it again" }).click();
  await idle(alone);
  await alone.keyboard.press("End");
  expect(await current(alone).innerText()).toBe(told);
  await alone.getByRole("button", { name: /Seen by Green/i }).click();
  await alone.keyboard.press("Home");
  await alone.getByRole("button", { name: "One turn forward" }).click();
  await expect(moment(alone)).not.toHaveValue("0");
  await alone.getByRole("tab", { name: "Compare" }).click();
  await expect(alone.locator("[data-knows]").first()).toBeVisible();
  await alone.getByRole("tab", { name: "Log" }).click();
  await expect(alone.getByRole("button", { name: /Go on from here/ })).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a table that is not public is watched again by whoever is given its link", async ({ visit, faults }) => {
  const page = await visit(wide);
  await page.goto("/box/neuf-pistes");
  await page
    .getByRole("button", { name: /Play now/i })
    .first()
    .click();
  const trails = new Trails(page);
  await trails.asked();
  await trails.choose("Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".end").getByRole("link", { name: "Watch the replay" }).click();
  await idle(page);
  const bare = page.url();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await visit(wide);
  await stranger.goto(bare);
  await expect(stranger.getByRole("alert")).toBeVisible();
  faults.length = 0; // the browser complains of the refusal as well
  await stranger.goto(link);
  await idle(stranger);
});
