import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { Trails } from "./trails";

/** A table of the nine trails for Anna and Ben; its id. */
async function meet(anna: Page, ben: Page): Promise<string> {
  for (const [page, name] of [
    [anna, "Anna"],
    [ben, "Ben"],
  ] as const)
    await page.request.post("/api/me", { data: { name } });
  const seats = [
    { id: "light", who: "me" },
    { id: "dark", who: "open" },
  ];
  const opened = await anna.request.post("/api/tables", { data: { game: "neuf-pistes", seats } });
  const { id, you } = (await opened.json()) as { id: string; you: { invite: string } };
  await ben.request.post(`/api/tables/${id}/sit`, { data: { seat: "dark", invite: you.invite } });
  return id;
}

test("whoever comes back is told what happened, and dismisses it", async ({ visit }) => {
  const [anna, ben] = [await visit({ viewport: { width: 390, height: 844 } }), await visit()];
  const id = await meet(anna, ben);
  await anna.goto(`/table/${id}`);
  const [light, dark] = [new Trails(anna), new Trails(ben)];
  await light.move("a2", "a7");
  await anna.goto("/");

  await ben.goto(`/table/${id}`);
  await dark.move("i9", "i4");
  await ben.getByRole("tab", { name: "Discussion" }).click();
  await ben.getByLabel("Un mot pour tout le monde").fill("À demain");
  await ben.keyboard.press("Enter");
  await expect(ben.locator(".lines").getByText("À demain")).toBeVisible();

  // An hour later she is told; once she knows, she is not told again.
  const told = anna.locator(".edge .slip");
  await anna.clock.setFixedTime(Date.now() + 3_600_000);
  await anna.goto(`/table/${id}`);
  await expect(told).toContainText("Depuis votre départ");
  await expect(told).toContainText(/Ont écrit, à vous ou à tous\s: Ben\./);
  await expect(told).toContainText("C’est à vous.");
  await told.getByRole("button", { name: "Continuer" }).click();
  await expect(told).toHaveCount(0);
  await anna.goto("/");
  await anna.goto(`/table/${id}`);
  await light.asked();
  await expect(told).toHaveCount(0);
});

test("the next game that waits for me is a step away, and only when nothing is asked here", async ({ visit }) => {
  const [anna, ben] = [await visit(), await visit()];
  const [one, two] = [await meet(anna, ben), await meet(anna, ben)];
  await anna.goto(`/table/${one}`);
  const trails = new Trails(anna);
  await trails.asked();
  const next = anna.getByRole("link", { name: /^Partie suivante qui vous attend/ });
  await expect(next).toHaveCount(0);
  await trails.move("a2", "a7");
  await next.click();
  await expect(anna).toHaveURL(new RegExp(`/table/${two}$`));
  await trails.asked();
  await expect(next).toHaveCount(0);
});
