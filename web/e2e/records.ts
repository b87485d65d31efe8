import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Told } from "../src/net/wire";

const BINARY = process.env.VEILLEE ?? "../target/debug/veillee";
const FOLDER = "../records";

/** What one step of a recorded game changed before the eyes of one viewer. */
export interface Frame<V, E> {
  /** The line of the record. */
  line: string;
  before: V;
  told: Told<E>[];
  after: V;
}

/** The records of a game that are kept. */
export const recordsOf = (game: string): string[] => readdirSync(`${FOLDER}/${game}`).sort();

interface Answer {
  ok: boolean;
  error?: unknown;
  view?: unknown;
  events?: { event: unknown }[];
}

/** Plays a record again with the referee: answers as the seat that gives them saw it, rolls as a spectator did. */
export async function* frames<V, E>(game: string, record: string): AsyncGenerator<Frame<V, E>> {
  const text = readFileSync(`${FOLDER}/${game}/${record}`, "utf8");
  const seats = [...text.matchAll(/^\[Seat "(\w+)"/gm)].map((found) => found[1]!);
  const chosen = /^\[Options "(.*)"\]$/m.exec(text)![1]!.split(" ").filter(Boolean);
  const options = Object.fromEntries(chosen.map((option) => option.split("=")));
  const referee = spawn(BINARY, ["referee"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(referee.stdout)[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<Answer> => {
    referee.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await lines.next()).value as string) as Answer;
    if (!answer.ok) throw new Error(`${game}/${record}: ${JSON.stringify([request, answer.error])}`);
    return answer;
  };
  const view = async (viewer: string) => (await ask({ op: "view", viewer })).view as V;
  try {
    await ask({ op: "new", game, seats, options, manual_chance: true });
    for (const [line, who, what] of text.matchAll(/^\d+\. (?:(\w+)(?: \(\w+\))?:|\*) (.*)$/gm)) {
      const viewer = who ?? "spectator";
      const before = await view(viewer);
      const step = who ? { op: "play", seat: who, action: what } : { op: "roll", roll: what };
      const { events = [] } = await ask(step);
      const told = events.map(({ event }) => ({ step: 1, text: { id: "" }, event: event as E }));
      yield { line, before, told, after: await view(viewer) };
    }
  } finally {
    referee.kill();
  }
}
