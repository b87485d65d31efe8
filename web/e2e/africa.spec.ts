import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import { accessible, fits } from "./sound";
import { expect, type Page, test } from "./test";

/** The page of one player of Africa 1880, in French or in English. */
class Chancellery {
  readonly prompt: Locator;
  readonly sheet: Locator;
  readonly reading: Locator;
  readonly title: Locator;
  readonly end: Locator;
  /** What ends the talk. */
  readonly talking: Locator;
  readonly sealing: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.locator(".prompt");
    this.sheet = page.getByRole("region", { name: /^(Fiche d’ordres|Order sheet)$/ }).first();
    this.reading = page.getByRole("region", { name: /^(Lecture des ordres|Reading of the orders)$/ });
    this.title = this.reading.locator("h2 span");
    this.end = page.locator(".end");
    this.talking = page.getByRole("button", { name: /^(Passer aux ordres|On to the orders)$/ });
    this.sealing = this.prompt.getByRole("button", { name: /^(Valider|Confirm)$/ });
  }

  territory = (name: string) => this.page.getByRole("button", { name: new RegExp(`^${name}, `) });
  embassy = (name: RegExp) => this.page.getByRole("button", { name });
  row = (ask: RegExp) => this.sheet.getByRole("combobox", { name: ask });

  /** Nothing more to discuss; waits until everybody has said so and the sheets are to be written. */
  async ready(): Promise<void> {
    await this.talking.click();
    await expect(this.talking).toBeHidden();
  }

  treaty = (number: number) => this.page.locator(`[data-treaty="${number}"]`);

  /** Draws up a treaty, term by term. */
  async offer(...terms: string[]): Promise<void> {
    await this.page.getByRole("tab", { name: /^Traités/ }).click();
    await this.page.getByRole("button", { name: "Proposer un traité" }).click();
    for (const name of terms) await this.page.locator(".treaties fieldset").getByRole("button", { name }).click();
    await this.page.getByRole("button", { name: "Proposer", exact: true }).click();
  }

  async seal(): Promise<void> {
    await this.sealing.click();
  }

  /** Reads to the end, page by page, and answers with what was read. */
  async readAll(): Promise<string[]> {
    const next = this.reading.getByRole("button", { name: /^(Suivant|Next)$/ });
    const read = [await this.title.innerText()];
    while (await next.isEnabled()) {
      await next.click();
      read.push(await this.title.innerText());
    }
    await this.reading.getByRole("button", { name: /^(Retour à la carte|Back to the map)$/ }).click();
    return read;
  }

  async skip(): Promise<void> {
    await this.reading.getByRole("button", { name: /^(Passer|Skip|Retour à la carte|Back to the map)$/ }).click();
    await expect(this.reading).toBeHidden();
  }
}

/** Opens a table of Africa; `seats` says who plays each country in turn. Answers with the invitation link. */
async function open(host: Page, seats: readonly string[], setup = "historical"): Promise<string> {
  await host.goto("/box/africa");
  const form = host.locator("form");
  for (const [at, who] of seats.entries()) await form.locator("select").nth(at).selectOption(who);
  await form.locator('select[id$="-setup"]').selectOption(setup);
  await form.locator("button.main").click();
  await expect(host).toHaveURL(/\/table\//);
  if (!seats.includes("open")) return "";
  return host.getByRole("textbox", { name: /^(Lien d’invitation|Invitation link)$/ }).inputValue();
}

async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest
    .getByRole("button", { name: /S’asseoir|Sit down/ })
    .first()
    .click();
}

test("two people and two bots play from 1880 to the end", async ({ visit }) => {
  const [anna, ben] = [
    new Chancellery(await visit({ reducedMotion: "no-preference" })),
    new Chancellery(await visit({ locale: "en-GB" })),
  ];
  await join(ben.page, await open(anna.page, ["me", "open", "bot:random", "bot:random"]));

  // 1880. Great Britain writes on the map: a neighbour, a coast, an embassy.
  await Promise.all([anna.ready(), ben.ready()]);
  await anna.territory("Alexandrie").click();
  await anna.territory("Libye").click();
  await expect(anna.row(/Ordre pour Alexandrie/)).toHaveValue("Libye");
  await anna.territory("Sahara").click();
  await anna.page.getByRole("button", { name: "Débarquer ici" }).click();
  await expect(anna.row(/Débarquement/)).toHaveValue("Sahara");
  await anna.embassy(/^Ambassade de l’Allemagne/).click();
  await expect(anna.embassy(/^Ambassade de l’Allemagne.*canon/)).toBeVisible();
  // The draft outlives the page.
  await anna.page.reload();
  await expect(anna.row(/Ordre pour Alexandrie/)).toHaveValue("Libye");
  await expect(anna.row(/Débarquement/)).toHaveValue("Sahara");
  await expect(anna.sheet.getByRole("group", { name: /Allemagne/ }).getByText("Guerre")).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // France writes on the sheet, with the keyboard alone; a sealed sheet can be taken back.
  await ben.row(/Order for Algiers/).focus();
  await ben.page.keyboard.press("ArrowDown");
  await expect(ben.row(/Order for Algiers/)).toHaveValue("D");
  const war = ben.sheet.getByRole("group", { name: /Germany/ }).getByRole("button", { name: "War" });
  await war.focus();
  await ben.page.keyboard.press("Enter");
  await expect(war).toHaveAttribute("aria-pressed", "true");
  await ben.seal();
  await ben.prompt.getByRole("button", { name: "Take my answer back" }).click();
  await expect(ben.row(/Order for Algiers/)).toHaveValue("D");
  await expect(war).toHaveAttribute("aria-pressed", "true");
  await ben.seal();
  await anna.seal();

  // The reading begins by itself; without motion, the pages are turned by hand.
  await expect(ben.title).toHaveText("The sheet of Great Britain");
  await expect(anna.title).toHaveText(/^La fiche (?!de la Grande-Bretagne)|^(?!La fiche)/);
  await anna.page.emulateMedia({ reducedMotion: "reduce" });
  await anna.skip();
  await anna.page.getByRole("button", { name: "Revoir la dernière lecture (1880)" }).click();
  const read = await anna.readAll();
  expect(read.filter((title) => title.startsWith("La fiche"))).toHaveLength(4);
  expect(read).toContain("Les bateaux");
  expect(read.filter((title) => title.startsWith("Les déclarations"))).toHaveLength(4);
  await expect(anna.territory("Libye")).toHaveAccessibleName(/Grande-Bretagne/);
  await expect(anna.territory("Alger")).toHaveAccessibleName(/1 sur 3 cases développées, .*France/);
  await expect(anna.embassy(/^Ambassade de l’Allemagne/)).toHaveAccessibleName(/Guerre déclarée par .*France/);
  await ben.skip();
  // It can be read again, and every clause looked up.
  await anna.page.getByRole("button", { name: "Revoir la dernière lecture (1880)" }).click();
  await anna.reading
    .getByRole("button", { name: /^Pourquoi/ })
    .first()
    .click();
  await expect(anna.page.getByRole("dialog")).toContainText("AF-");
  await anna.page.keyboard.press("Escape");
  await anna.skip();
  // Past sheets are everybody's to read.
  await anna.sheet.getByRole("combobox", { name: /^Fiche/ }).selectOption("1");
  await expect(anna.sheet.getByRole("row", { name: /^Alger / })).toContainText("D");

  // The other turns: a develop order where there is a row, then sealed, read, and on.
  for (let turn = 1; turn < 8; turn++) {
    // A treaty, offered and agreed to, and broken under the envelope.
    if (turn === 1) {
      await anna.offer("France", "Alliance ce tour-ci");
      await ben.page.getByRole("tab", { name: /^Treaties/ }).click();
      await ben.page.getByRole("button", { name: "Accept" }).click();
      await expect(anna.treaty(1)).toContainText("Conclu");
      // And a word apart, which no bot and no spectator hears.
      await anna.page.getByRole("tab", { name: /^Discussion/ }).click();
      await anna.page.getByRole("checkbox", { name: "France" }).check();
      await anna.page.getByRole("textbox", { name: /^Privé\s: France/ }).fill("Je compte sur vous.");
      await anna.page.keyboard.press("Enter");
      await ben.page.getByRole("tab", { name: /^Talk/ }).click();
      await expect(ben.page.getByRole("log", { name: "Talk" })).toContainText("Je compte sur vous.");
      await anna.page.getByRole("tab", { name: /^Traités/ }).click();
      await ben.page.getByRole("tab", { name: /^Treaties/ }).click();
    }
    await Promise.all([anna.ready(), ben.ready()]);
    await expect(ben.sealing).toBeVisible();
    if (turn === 1) {
      await expect(anna.page.getByText("La diplomatie est close")).toBeVisible();
      await ben.sheet
        .getByRole("group", { name: /Great Britain/ })
        .getByRole("button", { name: "War" })
        .click();
    }
    const row = ben.row(/^Order for /).first();
    if (turn < 4 && (await row.count()) > 0) await row.selectOption("D");
    await Promise.all([anna.seal(), ben.seal()]);
    await expect(anna.reading).toBeVisible();
    await Promise.all([anna.skip(), ben.skip()]);
    if (turn === 1) {
      await expect(anna.treaty(1)).toContainText(/Parole rompue\s: France/);
      await expect(ben.treaty(1)).toContainText("Word broken: France");
    }
    await expect(anna.end.or(anna.talking).first()).toBeVisible();
    if (await anna.end.isVisible()) break;
  }
  for (const { end } of [anna, ben]) await expect(end).toBeVisible();
  await expect(anna.end.locator(".score")).toHaveCount(4);
  await expect(anna.page.getByRole("table", { name: "Points" })).toBeVisible();

  // The whole game can be watched again.
  await anna.end.getByRole("link", { name: "Revoir la partie" }).click();
  await anna.page.getByRole("button", { name: "À la fin" }).click();
  await expect(anna.territory("Alger")).toBeVisible();
});

test("two talk apart, a third hears nothing, and writing closes the doors", async ({ visit }) => {
  const [anna, ben, carl] = [
    new Chancellery(await visit()),
    new Chancellery(await visit()),
    new Chancellery(await visit()),
  ];
  const link = await open(anna.page, ["me", "open", "open"]);
  await join(ben.page, link);
  await join(carl.page, link);
  for (const { page } of [anna, ben, carl]) await page.getByRole("tab", { name: "Discussion" }).click();
  await anna.page.getByRole("checkbox", { name: "France" }).check();
  await anna.page.getByRole("textbox", { name: /^Privé\s: France/ }).fill("Ensemble contre Berlin ?");
  await anna.page.keyboard.press("Enter");
  await expect(ben.page.getByRole("log", { name: "Discussion" })).toContainText("Ensemble contre Berlin ?");
  await ben.page.getByRole("textbox", { name: "Un mot pour tout le monde" }).fill("Bonsoir à tous");
  await ben.page.keyboard.press("Enter");
  const heard = carl.page.getByRole("log", { name: "Discussion" });
  await expect(heard).toContainText("Bonsoir à tous");
  await expect(heard).not.toContainText("Berlin");
  await Promise.all([anna.ready(), ben.ready(), carl.ready()]);
  await expect(anna.page.getByRole("checkbox", { name: "France" })).toBeHidden();
});

test("a free set-up is placed on the map, and an inland start is explained", async ({ page }) => {
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"], "free");
  await table.territory("Tombouctou").click();
  await page
    .getByRole("alert")
    .getByRole("button", { name: /^Pourquoi\s\?/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("AF-09");
  await page.keyboard.press("Escape");
  await table.territory("Zanzibar").click();
  await expect(table.territory("Zanzibar")).toHaveAccessibleName(/Grande-Bretagne/);
  await table.ready();
  // A bot's advice fills the sheet.
  await page.getByRole("button", { name: "Un conseil" }).click();
  // In the reader's words, not in the notation.
  await expect(page.getByText(/^Un robot jouerait\s: (Ordre pour|Débarquement|Relation)/)).not.toContainText(">");
  await page.getByRole("button", { name: "Remplir la fiche ainsi" }).click();
  await expect(table.prompt.getByRole("button", { name: "Annuler le choix" })).toBeVisible();
});

test("on a phone: map, sheet and reading, big enough to touch, and nothing for axe to complain about", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const table = new Chancellery(page);
  await open(page, ["me", "bot:random", "bot:random"]);
  await table.ready();
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("Fiche").click();
  await table.row(/Ordre pour Alexandrie/).selectOption("D");
  await sound(page);
  await table.seal();
  await expect(table.reading).toBeVisible();
  await sound(page);
  await table.skip();
  await page.getByText("La carte en liste").click();
  await page.getByRole("button", { name: "Alexandrie", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Alexandrie" })).toBeVisible();
  await sound(page);
});

/** Fits the phone, and nothing for axe to complain about on the board. */
async function sound(page: Page): Promise<void> {
  await fits(page);
  await accessible(page, ".africa");
}

test("a board of one's own is drawn as it is, and what would follow is asked of the game", async ({ page }) => {
  const box = readFileSync("../boards/africa.toml", "utf8");
  const board = box.replace(/(id = "alger"[^]*?squares = )3\nlabel = \[0\.5, 33\.0\]/, "$12\nlabel = [4.5, 34.0]");
  expect(board).not.toBe(box);
  const updates: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => updates.push(String(payload))));
  await page.route("**/api/tables", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), board } }),
  );
  await open(page, ["me", "bot:random", "bot:random"]);
  const anna = new Chancellery(page);
  await expect(anna.territory("Alger")).toHaveAccessibleName(/^Alger, 0 sur 2 cases/);
  await expect(anna.territory("Alger")).toHaveAttribute("transform", "translate(333 63)");

  // Before a sheet is written: Germany declares war, France goes where Great Britain is.
  const [who, orders] = [page.locator(".arrive select").first(), page.locator(".arrive select").last()];
  await page.getByText(/^Et si/).click();
  await page.getByRole("button", { name: /^Allemagne → France/ }).click();
  await who.selectOption({ label: "France" });
  await orders.selectOption({ label: "Alger · Libye" });
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByRole("button", { name: /^Retirer.*Alger · Libye/ })).toBeVisible();
  await expect(page.locator(".upshots li")).toHaveText("Personne ne serait retiré, et aucune colonie fondée.");
  await who.selectOption({ label: "Allemagne" });
  await orders.selectOption({ label: "Bateau · Libye" });
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.locator(".upshots li")).toContainText([/France/]);
  expect(updates.some((update) => update.includes('"shore"'))).toBe(false);
});

test("an evening by the book's clocks: one leaves, one runs out of time, one is left", async ({ visit, site }) => {
  const [anna, ben, carla] = [
    new Chancellery(await visit()),
    new Chancellery(await visit()),
    new Chancellery(await visit()),
  ];
  const link = await open(anna.page, ["me", "open", "open", "bot:random"]);

  // What is promised stands there before anybody sits down, and nothing else.
  await ben.page.goto(link);
  const contract = ben.page.getByRole("region", { name: "Avant de vous asseoir" });
  for (const promise of ["8 min pour la discussion", "5 min pour la rédaction", "aucun robot ne la prend"])
    await expect(contract).toContainText(new RegExp(promise.replaceAll(" ", "\\s")));
  for (const other of ["Sans pendule", "Un robot joue"]) await expect(contract).not.toContainText(other);
  await join(ben.page, link);
  await join(carla.page, link);

  // Eight minutes of talk are the table's; who is ready waits for the others, until they are over.
  const clock = anna.page.getByRole("timer", { name: "Temps qui reste à la table" });
  await expect(clock).toHaveText(/^(8:00|7:\d\d)$/);
  await anna.talking.click();
  await expect(anna.talking).toBeHidden();
  await site.forward(480);
  await expect(clock).toHaveText(/^(5:00|4:\d\d)$/);

  // Carla leaves: her country idles, and no bot sits down.
  await carla.page.getByRole("button", { name: "Quitter la table" }).click();
  await expect(carla.page.getByRole("dialog")).toContainText("Votre place ne fera plus rien");
  await carla.page.getByRole("dialog").getByRole("button", { name: "Quitter la table" }).click();
  await expect(anna.page.getByRole("list", { name: "Les joueurs" })).toContainText("la place attend");

  // Ben has written half a sheet, which the server has, when the time is over.
  await ben.row(/Ordre pour Alger/).selectOption("D");
  await ben.page.reload();
  await expect(ben.row(/Ordre pour Alger/)).toHaveValue("D");
  await anna.row(/Ordre pour Alexandrie/).selectOption("Libye");
  await anna.seal();
  await site.forward(300);
  await anna.skip();
  await expect(anna.territory("Alger")).toHaveAccessibleName(/1 sur 3 cases développées, France/);
  await expect(anna.territory("Libye")).toHaveAccessibleName(/Grande-Bretagne/);
  const table = new URL(anna.page.url()).pathname.split("/").at(-1);
  const told = await anna.page.request.get(`/api/tables/${table}/record?level=public`);
  const { record } = (await told.json()) as { record: string };
  for (const line of ["gb: Alexandrie>Libye", "fr (clock): Alger D", "de (clock): absent"])
    expect(record).toContain(line);

  // Ben leaves as well: Anna is asked whether she wants to go on, and does not.
  await ben.skip();
  await ben.page.getByRole("button", { name: "Quitter la table" }).click();
  await ben.page.getByRole("dialog").getByRole("button", { name: "Quitter la table" }).click();
  await expect(anna.page.getByText("Les autres sont partis.")).toBeVisible();
  await anna.page.getByRole("button", { name: "Mettre fin à la partie" }).click();
  await expect(anna.end).toContainText("Partie interrompue");
});
