import type { Page } from "@playwright/test";
import { WebSocket } from "ws";
import type { Branch, Prompt, Tree } from "../src/net/wire";

interface Turn {
  seat: string;
  decision: number;
  legal: string[] | null;
  prompt: Prompt;
  turn: { over?: true };
}

/** A game that is played through the door for programs while a page looks on: the same moves every time. */
export class Evening {
  over = false;
  /** The decision that is open now. */
  decision = 0;
  /** Of each seat, for seats may answer at the same time. */
  readonly #chances = new Map<string, number>();

  private constructor(
    readonly page: Page,
    readonly id: string,
    readonly url: string,
  ) {}

  /** Opens a table where the visitor has the first seat, and bots that play at random the others. */
  static async open(page: Page, url: string, game: string, seats: readonly string[]): Promise<Evening> {
    await page.request.get("/api/me");
    await page.request.post("/api/me", { data: { name: "Anna" } });
    const data = {
      game,
      seats: seats.map((id, at) => ({ id, who: at === 0 ? "me" : "bot:random" })),
      options: {},
      public: true,
      manners: { watchers: "aloud" },
    };
    const opened = await page.request.post("/api/tables", { data });
    const { id } = (await opened.json()) as { id: string };
    return new Evening(page, id, url);
  }

  /** Somebody who looks on says something to all. */
  async remark(text: string): Promise<void> {
    const me = `${this.url}/api/me`;
    const cookie = (await fetch(me)).headers
      .getSetCookie()
      .map((line) => line.split(";")[0]!)
      .join("; ");
    const headers = { cookie, "Content-Type": "application/json" };
    await fetch(me, { method: "POST", headers, body: JSON.stringify({ name: "Zoé" }) });
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/tables/${this.id}/socket`, { headers });
    await new Promise((open) => socket.once("message", open));
    const heard = new Promise<string>((told) =>
      socket.on("message", (data) => (JSON.parse(String(data)) as { ack?: number }).ack === 1 && told(String(data))),
    );
    socket.send(JSON.stringify({ t: "say", ack: 1, room: "public", text }));
    const answer = JSON.parse(await heard) as { t: string };
    if (answer.t !== "said") throw new Error(JSON.stringify(answer));
    socket.close();
  }

  /** The same at a table that is open already. */
  static at(page: Page, url: string, id: string): Evening {
    return new Evening(page, id, url);
  }

  #chance(seat: string, below: number): number {
    const state = ((this.#chances.get(seat) ?? 7) * 48_271) % 2_147_483_647;
    this.#chances.set(seat, state);
    return state % below;
  }

  /** Answers so many times, or until the game is over; for the visitor's only seat, or for this one. */
  async play(times: number, seat?: string): Promise<void> {
    const cookie = (await this.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const end = new AbortController();
    const query = seat ? `?seat=${seat}` : "";
    const turns = `${this.url}/api/tables/${this.id}/turns${query}`;
    const stream = await fetch(turns, { headers: { cookie }, signal: end.signal });
    let text = "";
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const lines = text.split("\n");
      text = lines.pop()!;
      for (const line of lines.filter(Boolean)) {
        const turn = JSON.parse(line) as Turn;
        this.over = "over" in turn.turn;
        this.decision = turn.decision;
        if (this.over || times-- <= 0) {
          end.abort();
          return;
        }
        await this.#answer(turn);
        // Whoever answers as often as asked does not wait for the next turn of theirs.
        if (seat && times === 0) {
          end.abort();
          return;
        }
      }
    }
  }

  /** Something that the rules take: of what is offered, or another wandering through it. */
  async #answer({ seat, decision, legal, prompt }: Turn): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const answer = legal
        ? { action: legal[this.#chance(seat, legal.length)] }
        : { picks: prompt.slots.map(({ tree }) => this.#wander(seat, tree)) };
      const data = { seat, decision, ...answer };
      if ((await this.page.request.post(`/api/tables/${this.id}/answer`, { data })).ok()) return;
    }
    throw new Error(`no answer to ${JSON.stringify(prompt).slice(0, 400)}`);
  }

  /** Some way through a tree of choices. */
  #wander(seat: string, tree: Tree): string[] {
    const picks = tree.picks ?? [];
    if (picks.length === 0 || (tree.complete && this.#chance(seat, 2) > 0)) return [];
    const branch: Branch = picks[this.#chance(seat, picks.length)]!;
    if (typeof branch === "string") return [branch];
    const [token, then] = Array.isArray(branch) ? branch : [branch.token, branch.then];
    return [token, ...(then && typeof then === "object" ? this.#wander(seat, then) : [])];
  }
}
