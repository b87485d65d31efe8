import { has, seatsIn, type View } from "./view";

/** What would come of it in a territory. */
export interface Upshot {
  at: string;
  removed: number[];
  stays: number[];
  /** A colony would be founded. */
  colony: boolean;
  /** All squares are filled, but those who stay are at war. */
  disputed: boolean;
}

export interface Supposed {
  /** By country: whom it declares war on. */
  wars: readonly number[];
  arrivals: readonly { seat: number; at: string }[];
  /** Where squares are filled, once for each order. */
  develops: readonly string[];
}

/** Conflicts and colonies as they would be if all this were read now; only where something happens. */
export function suppose(view: View, { wars, arrivals, develops }: Supposed): Upshot[] {
  return view.map.flatMap(({ at, squares, filled, colony, present: before }) => {
    if (colony) return [];
    const come = arrivals.filter((arrival) => arrival.at === at);
    const present = seatsIn(come.reduce((set, { seat }) => set | (1 << seat), before));
    const removed = present.filter((seat) => falls(seat, present, wars));
    const stays = present.filter((seat) => !removed.includes(seat));
    const full = filled + develops.filter((where) => where === at).length >= squares && stays.length > 0;
    const quarrel = stays.some((seat) => stays.some((other) => has(wars[seat] ?? 0, other)));
    const upshot = { at, removed, stays, colony: full && !quarrel, disputed: full && quarrel };
    return removed.length > 0 || full ? [upshot] : [];
  });
}

/**
 * AF-54 and AF-55: of two, whoever offers alliance and receives war is removed; of more, whoever receives more wars
 * than alliances.
 */
function falls(seat: number, present: readonly number[], wars: readonly number[]): boolean {
  const others = present.filter((other) => other !== seat);
  const hostile = others.filter((other) => has(wars[other] ?? 0, seat)).length;
  if (others.length === 1) return hostile === 1 && !has(wars[seat] ?? 0, others[0]!);
  return hostile > others.length - hostile;
}
