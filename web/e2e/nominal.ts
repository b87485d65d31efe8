import { readFileSync } from "node:fs";
import type { Told } from "../src/net/wire";

const text = readFileSync("../crates/library/src/scenes.toml", "utf8");

/** How long the server takes what was told to be shown, in milliseconds, were there no end to its patience. */
export function nominal(game: string, told: readonly Told[]): number {
  const section = (name: string) => text.split(`[${name}]\n`)[1]!.split("\n[")[0]!;
  const tag = /^tag = "(\w+)"/m.exec(section(game))![1]!;
  const ms = new Map(
    [...section(`${game}.ms`).matchAll(/^(\w+) = (\d+)$/gm)].map(([, kind, ms]) => [kind, Number(ms)]),
  );
  const kinds = told.map(({ event }) => String((event as Record<string, unknown> | null)?.[tag]));
  return kinds.reduce((sum, kind) => sum + (ms.get(kind) ?? 0), 0);
}
