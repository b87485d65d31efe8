import type { SeatNames } from "../../text/bundle";
import { t } from "../../text/texts.svelte";
import { written } from "./cards";
import type { Card, Effect, Way } from "./types";

export const cardName = (card: Card): string => t(`kilimandjaro-card-${written(card)}`);

/** How my own pawn would move. */
export function way(effect: Effect | undefined): Way | undefined {
  return effect?.does === "go" ? effect : effect?.does === "cover" ? effect.own : undefined;
}

/** What a choice would do, in words. */
export function words(effect: Effect, seatNames: SeatNames): string {
  switch (effect.does) {
    case "go":
      return wayWords(effect);
    case "cover": {
      const { seat, before, after, own } = effect;
      return t("kilimandjaro-hint-cover", { seat: seatNames[seat] ?? "", before, after, move: wayWords(own) });
    }
    case "swap": {
      const { gain } = effect;
      return t(`kilimandjaro-hint-${gain > 0 ? "gain" : "lose"}`, { count: Math.abs(gain) });
    }
    case "send":
      return t("kilimandjaro-hint-send", { from: effect.from, to: effect.to });
  }
}

function wayWords({ distance, space, up_to, there }: Way): string {
  if (up_to) return t("kilimandjaro-hint-reach", { reach: distance });
  if (!there) return t("kilimandjaro-hint-move", { distance, space });
  const { what, ...waits } = there;
  return t("kilimandjaro-hint-move-there", { distance, space, there: t(`kilimandjaro-there-${what}`, waits) });
}
