import { EventEmitter, once } from "node:events";
import type { Prompt, Tell } from "../src/net/wire";
import { expect, type Page, test } from "./test";

/** One player of Europa: hears what the page is told, and answers through the page. */
class Delegation {
  prompt: Prompt | null = null;
  over = false;
  /** Are others asked at the same time? */
  sealing = false;
  /** How often this player was asked for a vote. */
  votes = 0;
  readonly #news = new EventEmitter();

  constructor(readonly page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as Tell;
        if (message.t !== "welcome" && message.t !== "update") return;
        this.prompt = (message.sealed ?? null) === null ? (message.prompt ?? null) : null;
        this.sealing = message.turn !== null && "decide" in message.turn && message.turn.decide.length > 1;
        this.over = message.turn !== null && "over" in message.turn;
        this.#news.emit("heard");
      }),
    );
  }

  /** Answers whatever is asked, to the end of the game. */
  async play(): Promise<void> {
    let answered = 0;
    while (!this.over) {
      const asked = this.prompt;
      if (!asked || asked.decision === answered) {
        await once(this.#news, "heard");
        continue;
      }
      answered = asked.decision;
      // The page has heard it as well; now it shows it.
      await expect(this.page.locator(".prompt")).toHaveAttribute("data-decision", String(answered));
      await this.answer(asked);
    }
  }

  /** What will lie sealed beside others is sent when one says so. */
  private async confirm(sealing: boolean): Promise<void> {
    if (sealing) await this.page.getByRole("button", { name: /^(Valider|Confirm)$/ }).click();
  }

  private async answer({ slots: [slot] }: Prompt): Promise<void> {
    const { sealing } = this;
    const choices = this.page.locator(".choices button");
    const count = slot?.tree.picks?.length ?? 0;
    switch (slot?.id) {
      case "place": {
        // Everything goes to the first country of the list, so that the two of them meet there.
        const lay = this.page.locator(".laying");
        const done = lay.getByRole("button", { name: /^(Placer|Place)/ });
        while (await done.isDisabled()) await lay.locator(".put").first().click();
        return done.click();
      }
      case "commit":
        await this.page.getByRole("slider").fill(String(Math.floor(count / 2)));
        await choices.last().click();
        return this.confirm(sealing);
      case "vote": {
        // The first coalition is turned down, all others are welcome.
        const yes = this.votes++ > 0;
        await choices.filter({ hasText: yes ? /^\s*(oui|yes)/i : /^\s*(non|no)/i }).click();
        return this.confirm(sealing);
      }
      default:
        return choices.first().click();
    }
  }
}

test("two people and three bots: treaties, votes, war and peace, to the end", async ({ visit }) => {
  const [anna, ben] = [new Delegation(await visit()), new Delegation(await visit({ locale: "en-GB" }))];
  await anna.page.goto("/box/europa");
  const form = anna.page.locator("form");
  for (const [at, who] of ["me", "open", "bot:random", "bot:random", "bot:random"].entries())
    await form.locator("select").nth(at).selectOption(who);
  await form.locator("button.main").click();
  const link = await anna.page.getByRole("textbox", { name: "Lien d’invitation" }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole("button", { name: "Sit down" }).first().click();

  // A treaty before the pawns are placed: Anna draws it up, Ben agrees.
  await anna.page.getByRole("tab", { name: /Traités/ }).click();
  await anna.page.getByRole("button", { name: "Proposer un traité" }).click();
  for (const term of ["Vert", /^Une coalition/, "Allemagne"])
    await anna.page.locator(".treaties fieldset").getByRole("button", { name: term }).click();
  await anna.page.getByRole("button", { name: "Proposer", exact: true }).click();
  await ben.page.getByRole("tab", { name: /Treaties/ }).click();
  await ben.page.getByRole("button", { name: "Accept" }).click();
  await expect(anna.page.locator('[data-treaty="1"]')).toContainText("Conclu");
  // And an instruction: Ben's campaigns are over at once.
  await ben.page.getByText("Standing instructions").click();
  await ben.page.getByRole("checkbox", { name: "Go straight to the vote" }).check();

  await Promise.all([anna.play(), ben.play()]);
  await expect(anna.page.locator(".end")).toBeVisible();
  await expect(ben.page.locator(".end")).toBeVisible();
  await expect(anna.page.locator('[data-treaty="1"]')).toContainText(/Parole (tenue|rompue)|Devenu sans objet/);

  // What the evening held, as the replay tells it.
  const id = anna.page.url().split("/").pop()!;
  const { frames } = (await (await anna.page.request.get(`/api/tables/${id}/replay?as=full`)).json()) as {
    frames: { told: { event: Record<string, unknown> | null }[] }[];
  };
  const events = frames.flatMap(({ told }) => told.map(({ event }) => event ?? {}));
  const people = (seats: unknown) => (seats as number[]).some((seat) => seat < 2);
  const of = (what: string) => events.filter((event) => event.what === what);
  expect(of("dove").length, "pawns were given for peace").toBeGreaterThan(0);
  expect(
    of("answers").some(({ no }) => people(no)),
    "a person rejected a coalition",
  ).toBe(true);
  expect(
    of("joined").some(({ winners }) => people(winners) && (winners as number[]).length > 1),
    "a person won in a coalition",
  ).toBe(true);
});
