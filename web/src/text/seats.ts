import type { SeatInfo } from "../net/wire";
import { t } from "./texts.svelte";
import { levelTitle, seatTitle } from "./titles";

/** Who sits there, in a few words. */
export function who(seat: SeatInfo): string {
  if (seat.kind === "person") return seat.name ?? t("web-guest");
  if (seat.kind === "bot") return t("bot-name", { level: levelTitle(seat.level ?? "") });
  return t("web-seat-open");
}

/** How sentences name a seat: a person by name with the colour in brackets, a bot by its colour. */
export function seatName(game: string, seat: SeatInfo): string {
  const colour = seatTitle(game, seat.id);
  return seat.kind === "person" && seat.name ? t("web-seat-named", { name: seat.name, seat: colour }) : colour;
}

/** Half points as they are written: 0, ½, 1, 1½. */
export function halves(count = 0): string {
  const whole = Math.floor(count / 2);
  return count % 2 ? `${whole || ""}½` : `${whole}`;
}
