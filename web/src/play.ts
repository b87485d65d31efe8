import { keepInvitation } from "./invites";
import { post } from "./net/api";
import type { GameInfo, NewTable, TableOpened } from "./net/wire";
import { go } from "./route.svelte";
import { session } from "./session.svelte";

/** Opens a table and goes there. */
export async function open(table: NewTable): Promise<void> {
  await session.named();
  const { id, you } = await post<TableOpened>("/tables", table);
  keepInvitation(id, you.invite);
  go(`/table/${id}`);
}

/** The level for whoever did not choose one. */
export const usualLevel = (game: GameInfo): string =>
  game.levels.find((level) => level === "easy") ?? game.levels[0] ?? "random";

/** One click from the shelf: me in the first seat, bots in as many others as the game needs. */
export function playNow(
  game: GameInfo,
  level = usualLevel(game),
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  const seats = game.seats
    .slice(0, game.min_seats)
    .map((id, place) => ({ id, who: place === 0 ? "me" : `bot:${level}` }));
  return open({ game: game.key, seats, options: { ...game.first_game, ...chosen } });
}
