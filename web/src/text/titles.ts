import { has, t } from "./texts.svelte";

/** The title of a game. */
export const title = (game: string): string => t(`${game}-title`);

/** What a seat is called in the game: a colour, a nation. */
export const seatTitle = (game: string, seat: string): string => t(`${game}-seat-${seat}`);

/** What a bot's level is called. */
export const levelTitle = (level: string): string => t(`bot-level-${level}`);

/** What an option of a game is called. */
export const optionTitle = (game: string, option: string): string => t(`${game}-option-${option}`);

/** What a value of an option is called; an open option takes words of one's own, which stay as they are. */
export function valueTitle(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  return has(id) ? t(id) : value;
}
