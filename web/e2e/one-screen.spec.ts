import type { Page } from "@playwright/test";
import { Evening } from "./evening";
import { remains } from "./leaks";
import { accessible } from "./sound";
import { expect, test } from "./test";
import { Trails } from "./trails";

/** What is written to somebody and shown to nobody else. */
const WHISPER = "Zanzibar-à-l’aube";

const HIDE = /^(Cacher mon jeu|Hide my hand)$/;

/** Where the page still has what was whispered. */
async function knows(page: Page): Promise<string[]> {
  const all = await remains(page);
  return Object.keys(all).filter((where) => all[where]!.includes(WHISPER));
}

/** The card lies within the window, and what is to be touched is as large as a fingertip. */
async function inReach(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const part of await page.locator(".veil section, .veil button").all()) {
    const box = (await part.boundingBox())!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
}

/** A device that goes from hand to hand. */
class Device {
  constructor(readonly page: Page) {}

  card = () => this.page.getByRole("region", { name: /^(C’est à|Qui prend|Le jeu de qui|.*’s turn|Who takes|Whose)/ });
  /** Says who one is, and is shown one's hand; where nobody of us is asked, the card has to be taken up first. */
  async take(name: string): Promise<void> {
    const aside = this.page.getByRole("button", { name: /^(Prendre l’écran|Take the screen)$/ });
    await expect(this.card().or(aside)).toBeVisible();
    if (await aside.isVisible()) await aside.click();
    await this.page.getByRole("button", { name: new RegExp(`^(Je suis|I am) ${name}`) }).click();
    await expect(this.mine()).toContainText(name);
  }
  /** Hides the hand. */
  hide = () => this.page.getByRole("group", { name: "Actions" }).getByRole("button", { name: HIDE }).click();
  /** The name with "(you)" behind it: whose hand is shown. */
  mine = () => this.page.locator(".seats li.mine");
}

interface Party {
  device: Device;
  evening: Evening;
  carla: Page;
  seats: string[];
}

/** Anna and Ben at one device, Carla far away, a bot where the game needs one more. */
async function party(anna: Page, carla: Page, url: string, game: string, locale: string): Promise<Party> {
  await anna.request.post("/api/me", { data: { name: "Anna" } });
  await carla.request.post("/api/me", { data: { name: "Carla" } });
  const info = (await (await anna.request.get(`/api/games/${game}`)).json()) as { seats: string[] };
  const seats = info.seats.slice(0, 3);
  const plan = [
    { id: seats[0], who: "me" },
    { id: seats[1], who: "me", name: "Ben" },
    { id: seats[2], who: "open" },
  ];
  const opened = await anna.request.post("/api/tables", { data: { game, seats: plan } });
  const { id, you } = (await opened.json()) as { id: string; you: { invite: string } };
  await carla.request.post(`/api/tables/${id}/sit`, { data: { seat: seats[2], invite: you.invite } });
  await anna.goto(`/table/${id}`);
  await expect(anna.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
  return { device: new Device(anna), evening: Evening.at(anna, url, id), carla, seats };
}

/** Carla writes to one seat alone. */
async function whisper(carla: Page, table: string, seat: string, text: string): Promise<void> {
  await carla.goto("/");
  await carla.evaluate(
    ([table, seat, text]) =>
      new Promise<void>((done) => {
        const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        line.onopen = () => line.send(JSON.stringify({ t: "say", ack: 1, room: [seat], text }));
        line.onmessage = ({ data }) => {
          const heard = JSON.parse(data as string) as { ack?: number; t: string };
          if (heard.ack !== 1) return;
          if (heard.t !== "said") throw new Error(data as string);
          line.close();
          done();
        };
      }),
    [table, seat, text] as const,
  );
}

for (const [game, locale] of [
  ["kilimandjaro", "fr-FR"],
  ["couleurs", "en-GB"],
  ["africa", "fr-FR"],
  ["europa", "en-GB"],
] as const) {
  test(`${game}: one phone passed around keeps each hand to itself`, async ({ visit, site }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale };
    const [anna, far] = [await visit(phone), await visit()];
    const { device, evening, carla, seats } = await party(anna, far, site.url, game, locale);
    await whisper(carla, evening.id, seats[0]!, WHISPER);

    // Nobody's hand is shown before somebody says who they are.
    await expect(anna.locator(".table")).toBeVisible();
    await expect(device.mine()).toHaveCount(0);
    expect(await knows(anna)).toEqual([]);
    await device.take("Anna");
    expect(await knows(anna)).toContain("memory");

    // Hidden, it is nowhere any more; and so it is when the page is left for another.
    await device.hide();
    await expect(device.mine()).toHaveCount(0);
    expect(await knows(anna)).toEqual([]);
    await device.take("Anna");
    await anna.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(device.mine()).toHaveCount(0);
    await anna.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "visible" }));

    // Some rounds: whoever has answered hides their hand, and the next of the two is asked for.
    const theirs = Evening.at(carla, site.url, evening.id);
    const carlas = theirs.play(Infinity, seats[2]);
    for (let turn = 0; turn < 4; turn++) {
      const next = device.card().locator(".main");
      await expect(next).toBeVisible();
      if (turn === 0) {
        await inReach(anna);
        await accessible(anna, ".veil");
      }
      const at = (await next.innerText()).includes("Ben") ? 1 : 0;
      await next.click();
      await expect(device.mine()).toContainText(["Anna", "Ben"][at]!);
      await evening.play(1, seats[at]);
      // In this game turns go round: the other is asked now, and one is told whom to give the screen to.
      if (game === "kilimandjaro" && at === 0) await expect(anna.locator(".slip")).toContainText("l’écran à Ben");
      await device.hide();
    }

    // And to the end, which names those who played and not whose device it was.
    await Promise.all([carlas, evening.play(Infinity, seats[0]), evening.play(Infinity, seats[1])]);
    await expect(anna.locator(".end")).toContainText("Ben");
    await expect(device.card()).toHaveCount(0);
  });
}

test("trails without secrets need no curtain: the board turns to whoever is to move", async ({ visit }) => {
  const anna = await visit({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  await anna.goto("/box/neuf-pistes");
  const form = anna.locator("form");
  await form.locator("select").nth(1).selectOption("here");
  await form.getByRole("textbox", { name: /^Name of whoever plays/ }).fill("Ben");
  await form.getByRole("button", { name: "Open the table" }).click();
  const trails = new Trails(anna);
  await trails.move("a2", "a7");
  // Ben's camp lies before him now, and it is he who moves.
  await expect(anna.locator(".seats li.mine")).toContainText("Ben");
  await trails.move("i9", "i4");
  await expect(anna.locator(".seats li.mine")).not.toContainText("Ben");
  await expect(anna.getByRole("button", { name: "Hide my hand" })).toHaveCount(0);
  // An offer of the one is answered by the other, on the same screen.
  await trails.choose("Offer a draw");
  await anna.getByRole("button", { name: "Accept" }).click();
  await expect(anna.getByRole("heading", { name: "The game is drawn." })).toBeVisible();
});
