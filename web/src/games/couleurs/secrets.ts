import type { Text } from "../../net/wire";
import type { View } from "./types";

/** What a seat knew and the public did not: the cards of a closed hand. */
export function secrets(own: View, open: View, seat: number): readonly Text[] {
  const { cards } = own.hands[seat]!;
  if (!cards || cards.length === 0 || open.hands[seat]!.cards) return [];
  const list = cards.map((card) => ({ name: `couleurs-nation-${card}` }));
  return [
    {
      id: "couleurs-web-knew-hand",
      args: [
        ["count", { number: cards.length }],
        ["cards", { list }],
      ],
    },
  ];
}
