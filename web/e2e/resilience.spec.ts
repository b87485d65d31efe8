import type { Route } from "@playwright/test";
import { expect, test } from "./test";
import { Trails } from "./trails";

test("a reload, a restart and a power cut in mid-game lose nothing", async ({ page, site, faults }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const trails = new Trails(page);
  await trails.move("a2", "a7");
  await trails.asked();
  const before = await page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const same = async () => {
    await trails.asked();
    // The board comes after the prompt.
    await expect(trails.cell("a1")).toBeVisible();
    const after = await page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    expect(after).toEqual(before);
  };

  await page.reload();
  await same();

  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    await site.down(signal);
    await expect(page.getByText("Connexion interrompue")).toBeVisible();
    // The board does not pretend: nothing can be picked while the line is down.
    await trails.cell("b3").click();
    await expect(trails.cell("b3")).toHaveAttribute("aria-selected", "false");
    await site.up();
    await expect(page.getByText("Connexion interrompue")).toBeHidden();
    await same();
  }
  await trails.move("b3", "a3");
  // While the server was away the browser itself complained about the refused connections.
  faults.length = 0;
});

test("the page says that it is offline, and goes on afterwards", async ({ page, faults }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const trails = new Trails(page);
  await trails.asked();
  await expect(trails.cell("a2")).toBeVisible(); // the board itself has come
  await page.context().setOffline(true);
  await expect(page.getByText("Vous êtes hors ligne.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Vous êtes hors ligne.")).toBeHidden();
  await trails.move("a2", "a7");
  faults.length = 0;
});

test("my tables lead back to the game, and so does an account from elsewhere", async ({ visit, faults }) => {
  const here = await visit();
  await here.goto("/");
  await here.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  await new Trails(here).asked();
  await here.goto("/account");
  await here.getByLabel("Nom du compte").fill("Anna B.");
  await here.getByLabel("Phrase secrète").fill("une longue phrase secrète");
  await here.getByRole("button", { name: "Créer ce compte" }).click();
  await expect(here.getByRole("heading", { name: "Compte Anna B." })).toBeVisible();

  const there = await visit();
  await there.goto("/account");
  await there.getByLabel("Nom du compte").fill("Anna B.");
  await there.getByLabel("Phrase secrète").fill("la mauvaise phrase");
  await there.getByRole("button", { name: "Se connecter" }).click();
  await expect(there.getByRole("alert")).toBeVisible();
  await there.getByLabel("Phrase secrète").fill("une longue phrase secrète");
  await there.getByRole("button", { name: "Se connecter" }).click();
  await expect(there.getByRole("heading", { name: "Compte Anna B." })).toBeVisible();
  await there.getByRole("link", { name: "Mes tables" }).click();
  await there.getByRole("link", { name: /À vous de jouer/ }).click();
  await new Trails(there).asked();
  // The wrong passphrase was refused, which the browser notes.
  faults.length = 0;
});

test("a board that fails leaves the rest of the table, and the game goes on without it", async ({ page, faults }) => {
  let spoiled = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { view?: unknown };
      socket.send(spoiled && message.view ? JSON.stringify({ ...message, view: {} }) : text);
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const failed = page.getByText("Cette partie de la page a eu un défaut.");
  // The board, what the two seats show, and on the desk what else draws the view.
  await expect(failed).toHaveCount(3);
  await page.getByRole("tab", { name: "Coups joués" }).click();
  await expect(failed).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Recharger la page" })).toHaveCount(4);
  expect(faults.length).toBeGreaterThan(0);

  await page.getByRole("tab", { name: "Discussion" }).click();
  await page.getByPlaceholder("Un mot pour tout le monde").fill("Il reste la liste.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Il reste la liste.")).toBeVisible();
  await page.getByRole("tab", { name: "Journal" }).click();

  const trails = new Trails(page);
  const choices = page.locator("fieldset").getByRole("button");
  await trails.asked();
  spoiled = false;
  await choices.filter({ hasText: "a2" }).click();
  await choices.filter({ hasText: "a7" }).click();
  await expect(trails.log).toContainText("a2-a7");
  for (const left of [2, 1, 0]) {
    await page.getByRole("button", { name: "Réessayer" }).first().click();
    await expect(failed).toHaveCount(left);
  }
  await page.getByRole("tab", { name: "Coups joués" }).click();
  await expect(failed).toHaveCount(0);
  await expect(trails.cell("a7")).toBeVisible();
  // The console was told; that is what it is for.
  faults.length = 0;
});

test("a board that did not arrive is fetched again when the line is back", async ({ page, faults }) => {
  let cut = false;
  await page.route(/\/assets\/.*\.js$/, (route) => (cut ? route.abort("internetdisconnected") : route.fallback()));
  // What is printed on the board still comes; of what draws it, nothing.
  const lose = async (route: Route) => {
    cut = true;
    await route.fallback();
  };
  await page.route(/\/api\/tables\/[^/]+\/board/, lose, { times: 1 });
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer tout de suite.*pistes/ }).click();
  const again = page.getByRole("button", { name: "Réessayer" });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();

  const trails = new Trails(page);
  await expect(trails.cell("a2")).toHaveCount(0);
  cut = false;
  await page.context().setOffline(true);
  await expect(page.getByText("Vous êtes hors ligne.")).toBeVisible();
  await page.context().setOffline(false);
  await trails.move("a2", "a7");
  await expect(again).toHaveCount(0);
  // The browser itself complained about what did not arrive.
  faults.length = 0;
});
