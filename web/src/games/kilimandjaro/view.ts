import type { Arg, Text } from "../../net/wire";

export type Face = "banana" | "lion" | "exchange";
export type Transport = "canoe" | "jeep" | "foot" | "mule";

/** The view of `crates/games/kilimandjaro/src/view.rs`, as far as the page draws it. */
export interface View {
  stage: Stage;
  dealer: number | null;
  expeditions: Expedition[];
  counters: OnPath[];
  pile: number;
  covered: string[];
  used_exchanges: number;
  aside: number;
  villages: number[];
}

export interface Stage {
  name: "draw_dealer" | "deal_counters" | "lay" | "deal_cards" | "play" | "move" | "banana" | "swap" | "send" | "over";
  seat?: number;
}

export interface Expedition {
  seat: number;
  space: number;
  piles: [string, string, string] | null;
  reach: number;
  cards: number;
  hand: string[] | null;
  to_lay: number;
  stock: Face[] | null;
  left: boolean;
}

export interface OnPath {
  space: number;
  by: number;
  up: boolean;
  counter: Face | null;
}

export const CAMP = 100;

/** A card as the notation writes it: `canoe7`. */
export function cardOf(token: string): { transport: Transport; value: number } {
  return { transport: token.slice(0, -1) as Transport, value: Number(token.at(-1)) };
}

/** What a choice would lead to, as the server says it beside the choice. */
export interface Foreseen {
  /** How far my pawn would go, and where it would then stand. */
  distance?: number;
  space?: number;
  /** What waits there, as far as I know. */
  there?: Text;
  /** What it would do to someone else's reach. */
  theirs?: { seat: number; before: number; after: number };
}

/** Reads the hint of a choice. A message that tells of no move leaves it open. */
export function foresee(hint: Text | undefined): Foreseen {
  if (!hint) return {};
  const args = new Map<string, Arg>(hint.args);
  const number = (name: string) => {
    const arg = args.get(name);
    return arg && "number" in arg ? arg.number : undefined;
  };
  const text = (name: string) => {
    const arg = args.get(name);
    return arg && "text" in arg ? arg.text : undefined;
  };
  const seat = args.get("seat");
  const [before, after] = [number("before"), number("after")];
  if (seat && "seat" in seat && before !== undefined && after !== undefined) {
    return { ...foresee(text("move")), theirs: { seat: seat.seat, before, after } };
  }
  const foreseen: Foreseen = {};
  const [distance, space, there] = [number("distance") ?? number("reach"), number("space"), text("there")];
  if (distance !== undefined) foreseen.distance = distance;
  if (space !== undefined) foreseen.space = space;
  if (there) foreseen.there = there;
  return foreseen;
}
