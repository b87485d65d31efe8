import type { Pick, Told } from "../../net/wire";

/** The view of `crates/games/couleurs/src/view.rs`; cards are the ids of their nations. */
export interface View {
  viewer: number | null;
  stage: "dealer" | "deal" | "play" | "draw" | "over";
  dealer: number | null;
  turn: number;
  hands: Hand[];
  covered: string[];
  stock: number;
  /** With open hands, the stock itself. */
  unseen: string[];
  areas: { id: string; flags: number; left: number; bonus: boolean; latest?: number }[];
  scores: Score[];
  out: number | null;
  pad: { seat: number; points: number }[];
  mine?: { beginners: string[]; pass: Pass };
}

export interface Hand {
  seat: number;
  count: number;
  cards?: string[];
}

export interface Score {
  seat: number;
  refusals: number;
  unable: number;
  total: number;
}

export interface Pass {
  kind: "unable" | "refuse" | "forbidden";
  cost: number;
  draw: number;
  /** Refusals left after it. */
  left: number;
  clause: string;
}

/** What a chain would count if it ended here, as the hint of its last pick says it. */
export interface Worth {
  value: number;
  times: number;
  total: number;
  bonus: number;
  draw: number;
}

export function worth(pick: Pick | undefined): Worth | undefined {
  if (!pick?.hint) return undefined;
  const args = new Map(pick.hint.args);
  const number = (name: string): number => {
    const arg = args.get(name);
    return arg !== undefined && "number" in arg ? arg.number : 0;
  };
  return {
    value: number("value"),
    times: number("times"),
    total: number("total"),
    bonus: number("bonus"),
    draw: number("draw"),
  };
}

/** How the notation writes a chain, and the pass. */
export const written = (chain: readonly string[]): string => chain.join(">");
export const PASS = "pass";

type Event = { kind: string; seat?: number; chain?: { nation: string }[] };

/** The latest chain that was played, for the board to show. */
export function lastChain(log: readonly Told[]): { seat: number; chain: string[] } | undefined {
  const told = log.findLast(({ event }) => (event as Event | null)?.kind === "played");
  const event = told?.event as Event | undefined;
  if (event?.seat === undefined) return undefined;
  return { seat: event.seat, chain: (event.chain ?? []).map(({ nation }) => nation) };
}

/** What was done in the latest turns, oldest first: one list of lines a turn. */
export function latestTurns(log: readonly Told[], turns: number): Told[][] {
  const kinds = ["played", "unable", "refused"];
  const found: Told[][] = [];
  for (const told of log) {
    const kind = (told.event as Event | null)?.kind;
    if (kind !== undefined && kinds.includes(kind)) found.push([told]);
    else if (kind === "area_completed") found.at(-1)?.push(told);
  }
  return turns > 0 ? found.slice(-turns) : [];
}

/** The score pad: a row a round, in columns of seats, in the order of play. Cells of turns not yet taken are absent. */
export function padRows(pad: View["pad"], seats: number): (number | undefined)[][] {
  const rows: (number | undefined)[][] = [];
  const first = pad[0]?.seat ?? 0;
  for (const { seat, points } of pad) {
    if (seat === first || rows.length === 0) rows.push(Array<number | undefined>(seats).fill(undefined));
    rows.at(-1)![seat] = points;
  }
  return rows;
}
