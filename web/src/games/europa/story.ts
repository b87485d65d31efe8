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
  turn: number;
  country: number;
  winners: readonly number[];
  /** What each of them gained. */
  share: number;
  /** Pawns of the winners there, and of all. */
  pawns: number;
  present: number;
}

/** What the end of a game has to tell, as far as the log says it. */
export interface Story {
  /** By seat: elections won, points of the dove, of the Presidency. */
  elections: readonly number[];
  peace: readonly number[];
  presidency: readonly number[];
  won: readonly Won[];
  /** By seat: the election that brought most political points for a pawn of one's own. */
  finest: readonly (Won | null)[];
  /** How many countries were in the Union at the end of each turn. */
  union: readonly number[];
  /** Coalitions that were named, and how many of them stood. */
  named: number;
  stood: number;
  doves: readonly PeaceAction[];
}

/**
 * Tells the game from its whole log (`screen.log` of a game that is over). Penalties are as due: what was paid may be less,
 * the score of the end says it.
 */
export function story(log: readonly Line<Told>[], seats: number): Story {
  const zeros = () => Array<number>(seats).fill(0);
  const [elections, peace, presidency] = [zeros(), zeros(), zeros()];
  const won: Won[] = [];
  const union = [0];
  let [turn, named, stood] = [1, 0, 0];
  let map = new Map<number, number[]>();
  const own: (readonly number[])[] = [];
  const there = (country: number) => {
    if (!map.has(country)) map.set(country, zeros());
    return map.get(country)!;
  };
  for (const event of eventsOf(log)) {
    switch (event.what) {
      case "turn":
        [turn, map] = [event.turn, new Map()];
        union.push(union.at(-1)!);
        break;
      case "placed":
        for (const [country, n] of event.pawns) there(country)[event.seat]! += n;
        break;
      case "moved":
        there(event.country)[event.seat]! += 1;
        break;
      case "named":
        named++;
        break;
      case "joined": {
        const pawns = there(event.country);
        const { country, winners, share } = event;
        const of = (seat: number) => pawns[seat]!;
        const present = pawns.reduce((sum, n) => sum + n, 0);
        won.push({ turn, country, winners, share, pawns: winners.map(of).reduce((sum, n) => sum + n, 0), present });
        own.push([...pawns]);
        for (const seat of winners) elections[seat]!++;
        union[union.length - 1]!++;
        stood++;
        map.delete(country);
        break;
      }
      case "nationalists":
        map.delete(event.country);
        break;
      case "reward":
        peace[event.seat]! += event.vp;
        break;
      case "penalty":
        peace[event.seat]! -= event.vp;
        break;
      case "president":
        for (const seat of event.seats) presidency[seat]! += event.vp;
        break;
      default:
        break;
    }
  }
  const worth = (at: number, seat: number) => won[at]!.share / Math.max(1, own[at]![seat]!);
  const finest = zeros().map((_, seat) => {
    const mine = won.map((_, at) => at).filter((at) => won[at]!.winners.includes(seat));
    const best = mine.toSorted((a, b) => worth(b, seat) - worth(a, seat))[0];
    return best === undefined ? null : won[best]!;
  });
  return { elections, peace, presidency, won, finest, union, named, stood, doves: doves(log) };
}
