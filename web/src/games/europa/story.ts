import type { Told as Line } from "../../net/wire";
import type { Told } from "./types";

/** A peace action: who gave what, and what it brought or cost each. A penalty is what was due, not what was paid. */
export interface PeaceAction {
  turn: number;
  given: readonly number[];
  level: number;
  peace: boolean;
  points: readonly number[];
}

const eventsOf = (log: readonly Line<Told>[]): Told[] => log.flatMap(({ event }) => (event ? [event] : []));

/** The peace actions of a game so far. */
export function doves(log: readonly Line<Told>[]): PeaceAction[] {
  const all: (PeaceAction & { points: number[] })[] = [];
  let turn = 1;
  for (const event of eventsOf(log)) {
    if (event.what === "turn") turn = event.turn;
    else if (event.what === "dove") {
      const { pawns, level, peace } = event;
      all.push({ turn, given: pawns, level, peace, points: pawns.map(() => 0) });
    } else if (event.what === "reward" || event.what === "penalty")
      all.at(-1)!.points[event.seat] = event.what === "reward" ? event.vp : -event.vp;
  }
  return all;
}

/** An election that was won. */
export interface Won {
  country: number;
  winners: readonly number[];
  /** What each of them gained. */
  share: number;
  /** By seat: the pawns there. */
  pawns: readonly number[];
}

/** What the end of a game has to tell, as far as the log says it. */
export interface Story {
  won: readonly Won[];
  /** How many countries were in the Union at the end of each turn. */
  union: readonly number[];
  /** Coalitions of several that were named, and how many of them stood. */
  named: number;
  stood: number;
}

/** Tells the game from its whole log (`screen.log` of a game that is over). */
export function story(log: readonly Line<Told>[], seats: number): Story {
  const won: Won[] = [];
  const union = [0];
  let [named, stood] = [0, 0];
  let map = new Map<number, number[]>();
  const there = (country: number) => {
    if (!map.has(country)) map.set(country, Array<number>(seats).fill(0));
    return map.get(country)!;
  };
  for (const event of eventsOf(log)) {
    switch (event.what) {
      case "turn":
        map = new Map();
        union.push(union.at(-1)!);
        break;
      case "placed":
        for (const [country, n] of event.pawns) there(country)[event.seat]! += n;
        break;
      case "moved":
        there(event.country)[event.seat]! += 1;
        break;
      case "named":
        if (event.coalition.length > 1) named++;
        break;
      case "joined": {
        const { country, winners, share } = event;
        won.push({ country, winners, share, pawns: there(country) });
        union[union.length - 1]!++;
        if (winners.length > 1) stood++;
        map.delete(country);
        break;
      }
      case "nationalists":
        map.delete(event.country);
        break;
      default:
        break;
    }
  }
  return { won, union, named, stood };
}

/** The election that brought a seat most political points for a pawn of its own. */
export function finest({ won }: Story, seat: number): Won | undefined {
  const worth = ({ share, pawns }: Won) => share / Math.max(1, pawns[seat]!);
  return won
    .filter(({ winners }) => winners.includes(seat))
    .reduce<Won | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined);
}
