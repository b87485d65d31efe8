import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { beats } from "../src/games/couleurs/beats";
import { told } from "../src/games/couleurs/fold";
import type { Chart, EventView, View } from "../src/games/couleurs/types";
import { expect, test } from "@playwright/test";

const BINARY = process.env.VEILLEE ?? "../target/debug/veillee";
const FOLDER = "../records/couleurs";

/** The rules as a program's partner: one question, one answer. */
class Referee {
  readonly #process = spawn(BINARY, ["referee"], { stdio: ["pipe", "pipe", "inherit"] });
  readonly #lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]();

  async ask<A>(question: object): Promise<A> {
    this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    const line = await this.#lines.next();
    const answer = JSON.parse(String(line.value)) as A & { ok: boolean };
    expect(answer, JSON.stringify(question)).toMatchObject({ ok: true });
    return answer;
  }

  end(): void {
    this.#process.stdin.end();
  }
}

/** The cards of the box in their order, and their areas: all that folding needs of a chart. */
function chartOf(file: string): Chart {
  const lines = file.split("\n");
  const field = (line: string, key: string) => new RegExp(` ${key} = "([^"]+)"`).exec(line)?.[1] ?? "";
  const areas = lines.filter((line) => line.includes(" border = ")).map((line) => ({ id: field(line, "id") }));
  const nations = lines
    .filter((line) => line.includes(" set = ") && line.includes(" id = "))
    .map((line) => ({ id: field(line, "id"), area: areas.findIndex(({ id }) => id === field(line, "area")) }));
  return { areas, nations } as unknown as Chart;
}

for (const name of readdirSync(FOLDER))
  test(`what is shown of a game leads to what is: ${name}`, async () => {
    const record = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
    const tag = (key: string) => record.flatMap((line) => new RegExp(`^\\[${key} "([^"]*)"`).exec(line)?.[1] ?? []);
    const options = Object.fromEntries(
      (tag("Options")[0] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((option) => option.split("=") as [string, string]),
    );
    const referee = new Referee();
    const chart = chartOf(readFileSync("../boards/couleurs.toml", "utf8"));
    await referee.ask({ op: "new", game: "couleurs", seats: tag("Seat"), options, manual_chance: true });
    const view = async () => (await referee.ask<{ view: View }>({ op: "view", viewer: "spectator" })).view;
    let before = await view();
    let steps = 0;
    for (const line of record) {
      const roll = /^\d+\. \* (.+)$/.exec(line)?.[1];
      const answer = /^\d+\. (\w+)(?: \(bot\))?: (.+)$/.exec(line);
      if (!roll && !answer) continue;
      const { events } = await referee.ask<{ events: { event: EventView | null }[] }>(
        roll ? { op: "roll", roll } : { op: "play", seat: answer![1], action: answer![2] },
      );
      const after = await view();
      const lines = events.map(({ event }, step) => ({ step, text: { id: "x" }, event }));
      // Thing by thing, what is drawn comes out as it is; only the end's charges come with the view itself.
      const drawn = ({ covered, stock, hands, pad, scores }: View) => ({
        covered,
        stock,
        pad,
        hands: hands.map(({ count, cards }) => ({ count, cards })),
        scores: after.stage === "over" ? [] : scores,
      });
      if (after.stage !== "over") {
        const folded = events.reduce((view, { event }) => (event ? told(view, event, chart) : view), before);
        expect(drawn(folded), line).toEqual(drawn(after));
      }
      const scene = beats(before, lines, after, chart);
      expect(
        scene.reduce((view, { apply }) => apply?.(view) ?? view, before),
        line,
      ).toEqual(scene.length > 0 ? after : expect.anything());
      before = after;
      steps++;
    }
    expect(steps).toBeGreaterThan(50);
    referee.end();
  });
