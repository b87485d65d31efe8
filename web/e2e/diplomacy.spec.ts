import { Bargainer } from "./bargain";
import { accessible, fits } from "./sound";
import { expect, type Page, test } from "./test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A visitor who has told their name. */
async function called(page: Page, name: string): Promise<Bargainer> {
  await page.request.get("/api/me");
  await page.request.post("/api/me", { data: { name } });
  return new Bargainer(page);
}

/** Opens a table of a game with these seats; answers with the invitation link. */
async function invite(host: Page, game: string, seats: readonly string[], setup?: string): Promise<string> {
  await host.goto(`/box/${game}`);
  const form = host.locator("form");
  for (const [at, who] of seats.entries()) await form.locator("select").nth(at).selectOption(who);
  if (setup) await form.locator('select[id$="-setup"]').selectOption(setup);
  await form.locator("button.main").click();
  await expect(host).toHaveURL(/\/table\//);
  return host.getByRole("textbox", { name: /^(Lien d’invitation|Invitation link)$/ }).inputValue();
}

test("Africa: two people and four bots bargain at the desk and on a phone, and the chronicle tells the truth", async ({
  visit,
}) => {
  const anna = await called(await visit(), "Anna");
  const ben = await called(await visit({ locale: "en-GB", ...PHONE }), "Ben");
  const bots = Array<string>(4).fill("bot:medium");
  const link = await invite(anna.page, "africa", ["me", "open", ...bots], "historical");
  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Sit down" }).first().click();

  // It is time to talk: at the desk talk lies open; on the phone a private word shows at the dock, with its lock.
  await anna.open("gb+fr");
  await expect(anna.page.locator(".thread .heading")).toContainText(/Privé\s: Ben/);
  await anna.say("Laissez-moi la Libye, et je vous laisse le Sahara.");
  await expect(ben.tab(/^Talk/)).toContainText(/1\s*unread/);
  await expect(ben.tab(/^Talk/).locator(".secret")).toBeVisible();
  await ben.open("gb+fr");
  await expect(ben.thread).toContainText("Laissez-moi la Libye");
  await expect(ben.tab(/^Talk/).locator(".count")).toBeHidden();
  // What is answered there stays there.
  await expect(ben.page.locator(".thread input")).toHaveAttribute("placeholder", /^Privately to/);
  await ben.say("Gladly.");
  await expect(anna.thread).toContainText("Gladly.");
  await fits(ben.page);
  await accessible(ben.page);
  await accessible(anna.page);

  // Words that are not sent stay with their thread, on whichever page.
  await anna.page.locator(".thread input").fill("Un mot pour plus tard");
  await anna.open("public");
  await expect(anna.page.locator(".thread input")).toHaveValue("");
  await anna.open("gb+fr");
  await expect(anna.page.locator(".thread input")).toHaveValue("Un mot pour plus tard");
  await anna.page.locator(".thread input").fill("");

  // Everything said about Libya is one touch from it on the map.
  await anna.page.getByRole("button", { name: /^Libye, / }).click();
  const about = anna.page.locator(".about");
  await expect(about).toContainText("Laissez-moi la Libye");
  // And whatever can be promised there: the server's list, by what is done and who does it.
  await about.getByRole("button", { name: "France", exact: true }).click();
  const way = anna.builder.locator(".ways .row").filter({ hasText: "rester à l’écart" });
  await way.getByRole("button", { name: "Nous deux" }).click();
  await expect(anna.builder.locator(".says")).toContainText("Libye");
  await anna.offer();

  // A counter-offer: the old card opens, one word is changed, and the change is marked for the other.
  await ben.card(1).getByRole("button", { name: "Counter-offer" }).click();
  await ben.builder.locator(".picked").getByRole("button", { name: "Libya" }).click();
  await ben.option("The Sahara").or(ben.option("Sahara")).click();
  await expect(ben.builder.locator(".word.fresh")).toHaveText(/Sahara/);
  await ben.offer();
  await anna.open("gb+fr");
  await expect(anna.card(1)).toContainText(/Une autre offre y répond/);
  await expect(anna.card(1).getByRole("button")).toHaveCount(0);
  await expect(anna.card(2).locator("mark").last()).toContainText("Sahara");
  await anna.accept(2);
  await expect(ben.card(2)).toContainText("Agreed");

  // Two more words that Ben gives and does not mean to keep.
  await anna.draw("Nous deux", "alliance");
  await anna.offer();
  await ben.accept(3);
  await anna.draw("France", "développer…", "Alger");
  await anna.offer();
  await ben.accept(4);
  await expect(anna.card(4)).toContainText("Conclu");

  // Eyes open: what contradicts an earlier word says so, and asks.
  await ben.draw("Me", "war…", "Great Britain");
  await expect(ben.builder.locator(".warnings")).toContainText("You have promised what cannot be kept with this");
  await ben.builder.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(ben.builder.getByRole("button", { name: "Offer all the same" })).toBeVisible();
  await ben.builder.getByRole("button", { name: "Never mind" }).click();

  // A treaty of three with a condition, offered to one bot after the other until one of them agrees; who does not, says why.
  let signed = "";
  for (const [third, key] of [
    ["Allemagne", "gb+fr+de"],
    ["Pays-Bas", "gb+fr+nl"],
    ["Belgique", "gb+fr+be"],
  ] as const) {
    await anna.open("gb+fr");
    await anna.page.getByRole("button", { name: "Proposer un traité" }).click();
    await anna.flag(third).click();
    for (const word of ["Tous ensemble", "alliance", "Et aussi…", "Si…", "Italie", "guerre…", "Moi", "alors"])
      await anna.option(word).click();
    for (const word of ["Moi", "guerre…", "Italie"]) await anna.option(word).click();
    await expect(anna.builder.locator(".says")).toContainText(/si l’Italie/);
    await anna.offer();
    await anna.open(key);
    await ben.open(key);
    // The bot has answered at once: it agreed and Ben is still asked, or the offer is dead.
    const card = ben.card(1);
    await expect(card).toContainText(/waiting for Ben(?! and)|Declined by|Answered with another offer/);
    if (await card.getByRole("button", { name: "Accept" }).isVisible()) {
      await ben.accept(1);
      await expect(anna.card(1)).toContainText("Conclu");
      signed = third;
      break;
    }
    await expect(card.getByRole("button")).toHaveCount(0);
  }
  expect(signed, "some bot agrees to an alliance of three").not.toBe("");

  // A note to oneself, pinned to the turn; it is there again on another page.
  await anna.page.getByRole("button", { name: "Notes" }).click();
  await anna.page.getByRole("textbox", { name: "Une note pour vous-même" }).fill("Ben est trop aimable");
  await anna.page.keyboard.press("Enter");
  await expect(anna.page.locator(".notes")).toContainText(/1880\s*Ben est trop aimable/);
  await anna.page.reload();
  await anna.page.getByRole("button", { name: "Notes" }).click();
  await expect(anna.page.locator(".notes")).toContainText(/1880\s*Ben est trop aimable/);

  // 1880 is written: Ben makes war, goes into the Sahara, and does not develop Algiers.
  const ready = (page: Page) => page.getByRole("button", { name: /^(Passer aux ordres|On to the orders)$/ });
  const seal = (page: Page) => page.locator(".prompt").getByRole("button", { name: /^(Valider|Confirm)$/ });
  await ben.close();
  for (const { page } of [anna, ben]) await ready(page).click();
  await expect(seal(ben.page)).toBeVisible();
  await ben.tab(/^Sheet/).click();
  const sheet = ben.page.getByRole("region", { name: "Order sheet" });
  await sheet.getByRole("combobox", { name: /Order for Algiers/ }).selectOption("Sahara");
  await sheet.getByRole("button", { name: /^War on Great Britain/ }).click();
  await ben.close();
  for (const { page } of [anna, ben]) await seal(page).click();

  // The reading has named each broken word; the cards say by whom, and when.
  await anna.open("gb+fr");
  for (const card of [2, 3, 4]) await expect(anna.card(card)).toContainText(/Parole rompue \(1880\)\s: Ben/);

  // On to the end, in silence.
  for (let turn = 1; turn < 8; turn++) {
    for (const { page } of [anna, ben]) await ready(page).click();
    for (const { page } of [anna, ben]) await seal(page).click();
    await expect(anna.end.or(ready(anna.page)).first()).toBeVisible();
    if (await anna.end.isVisible()) break;
  }

  // The chronicle tells all of it, at both widths and in both languages.
  for (const { end } of [anna, ben]) await expect(end).toBeVisible();
  for (const words of [/Sahara/, /1880.*alliance\.|alliance\./, /développe Alger/, /si l’Italie/])
    await expect(anna.told(words).filter({ hasText: /Parole rompue \(1880\)\s: .*Ben/ })).not.toHaveCount(0);
  await expect(ben.told(/Sahara/)).toContainText(/Word broken \(1880\): .*Ben/);
  await expect(ben.told(/if Italy/)).toContainText(/Word broken \(1880\): .*Ben/);
  // What was never agreed to is no promise.
  await expect(anna.told(/Libye/)).toHaveCount(0);
  await expect(anna.chronicle.getByRole("img", { name: /Qui a tenu parole envers qui/ })).toBeVisible();
  await accessible(ben.page, ".chronicle");

  // From a broken word to its moment; the talk of those who were in it stands beside it.
  await anna
    .told(/Sahara/)
    .getByRole("link")
    .click();
  await anna.tab(/^Paroles/).click();
  const story = anna.page.locator(".story");
  await expect(story).toContainText("Gladly.");
  await expect(story.getByRole("group", { name: "Paroles rompues" }).getByRole("button").first()).toContainText("1880");
});
