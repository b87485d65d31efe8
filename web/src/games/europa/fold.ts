import type { Chart, Told, View } from "./types";

/** What a told line changes of what lies on the table. It reckons nothing that the line does not say. */
export function fold(view: View, event: Told, after: View, chart: Chart): View {
  switch (event.what) {
    case "turn": {
      const covered = view.help.covered.filter((country) => !event.uncovered.includes(country));
      return { ...cleared(view), turn: event.turn, help: { ...view.help, covered, ...known(view, after) } };
    }
    case "order":
      return { ...view, order: event.seats };
    case "pawns":
      return { ...view, hand: event.pawns };
    case "cards":
      return { ...view, row: event.row, at: 0 };
    case "war_roll": {
      const wars = joined(view.wars, event.wars);
      return risen(view, without(joined(view.tensions, event.tensions), wars), wars, after, chart);
    }
    case "level":
      return { ...view, help: { ...view.help, level: event.level } };
    case "dove": {
      const hand = view.hand.map((pawns, seat) => pawns - event.pawns[seat]!);
      const given = { ...view, hand, dove: event.pawns };
      return event.peace ? risen(given, [], [], after, chart) : given;
    }
    case "reward":
      return scored(view, [event.seat], event.vp);
    case "penalty": {
      // What was paid is nobody else's business; one's own points are known.
      const own = view.vp[event.seat];
      if (own === null || own === undefined) return view;
      const floor = Math.min(0, after.vp[event.seat] ?? 0);
      return scored(view, [event.seat], Math.max(own - event.vp, floor) - own);
    }
    case "decides":
      return { ...view, decider: event.seat, left: event.left };
    case "calmed": {
      const calm = [event.country];
      const now = risen(view, without(view.tensions, calm), without(view.wars, calm), after, chart);
      return { ...now, left: event.left };
    }
    case "placed": {
      const laid = event.pawns.reduce((sum, [, n]) => sum + n, 0);
      const hand = view.hand.map((pawns, seat) => (seat === event.seat ? pawns - laid : pawns));
      return event.pawns.reduce((now, [country, n]) => put(now, country, event.seat, n), { ...view, hand });
    }
    case "unplaced":
      return { ...view, hand: view.hand.map((pawns, seat) => (seat === event.seat ? 0 : pawns)) };
    case "empty":
      return passed(view, Math.max(...event.countries.map((country) => view.row.indexOf(country))) + 1);
    case "no_election":
      return passed(view, view.row.indexOf(event.country) + 1);
    case "campaign": {
      const open = passed(view, view.row.indexOf(event.country));
      const { election } = after.help;
      if (election?.country !== event.country) return open;
      const { named: _, ...begun } = election;
      return { ...open, help: { ...open.help, election: { ...begun, past: [] } } };
    }
    case "named": {
      const { election } = view.help;
      if (!election) return view;
      return { ...view, help: { ...view.help, election: { ...election, named: [event.by, event.coalition] } } };
    }
    case "answers": {
      const { election } = view.help;
      if (!election?.named) return view;
      const { named, ...asked } = election;
      const past: typeof asked.past = [...asked.past, [...named, event.yes]];
      return { ...view, help: { ...view.help, election: { ...asked, past } } };
    }
    case "joined": {
      const pp = view.pp.map((points, seat) => points + (event.winners.includes(seat) ? event.share : 0));
      const union = joined(view.union, [event.country]);
      const now = risen({ ...view, pp, union }, without(view.tensions, [event.country]), view.wars, after, chart);
      return scored(unelected(now), event.winners, 1);
    }
    case "nationalists": {
      const home = { ...view, pawns: view.pawns.filter(([country]) => country !== event.country) };
      return passed(home, view.row.indexOf(event.country) + 1);
    }
    case "moved": {
      const from = view.row[view.at]!;
      return put(put(view, from, event.seat, -1), event.country, event.seat, 1);
    }
    case "president": {
      const ended = cleared(view);
      // Now the points of all lie open; those of the Presidency come last.
      const vp = after.vp.map((points, seat) => points && points - (event.seats.includes(seat) ? event.vp : 0));
      return scored({ ...ended, vp }, event.seats, event.vp);
    }
    default:
      return view;
  }
}

const sorted = (countries: Iterable<number>): number[] => [...new Set(countries)].sort((a, b) => a - b);
const joined = (a: readonly number[], b: readonly number[]): number[] => sorted([...a, ...b]);
const without = (a: readonly number[], b: readonly number[]): number[] => a.filter((country) => !b.includes(country));

/** A general level that only some turns have. */
const known = (view: View, after: View): Partial<View["help"]> =>
  after.help.level === undefined ? {} : { level: view.help.level ?? 0 };

/** The end of a turn: everything but the Union and the conflicts is taken up. */
function cleared(view: View): View {
  const none = view.pp.map(() => 0);
  return { ...unelected(view), pawns: [], hand: none, dove: none, row: [], at: 0 };
}

function unelected(view: View): View {
  const { election: _, ...help } = view.help;
  return { ...view, help };
}

/** On to a place in the row; the pawns of a country that has joined went home. */
function passed(view: View, at: number): View {
  return { ...unelected(view), at, pawns: view.pawns.filter(([country]) => !view.union.includes(country)) };
}

function put(view: View, country: number, seat: number, by: number): View {
  const here = view.pawns.find(([id]) => id === country)?.[1] ?? view.pp.map(() => 0);
  const pawns = here.map((n, at) => (at === seat ? n + by : n));
  const others = view.pawns.filter(([id]) => id !== country);
  const some: View["pawns"] = pawns.some((n) => n > 0) ? [...others, [country, pawns]] : others;
  return { ...view, pawns: some.sort(([a], [b]) => a - b) };
}

function scored(view: View, seats: readonly number[], by: number): View {
  return { ...view, vp: view.vp.map((vp, seat) => (vp !== null && seats.includes(seat) ? vp + by : vp)) };
}

/** Other conflicts, with the level and the numbers that follow from them. */
function risen(view: View, tensions: number[], wars: number[], after: View, chart: Chart): View {
  const raised = new Map([...(view.help.black ?? []), ...(after.help.black ?? [])]);
  const black = tensions.flatMap((country): [number, number][] => {
    const number = raised.get(country);
    return number === undefined ? [] : [[country, number]];
  });
  const level = conflict(chart, tensions, wars);
  const { black: _, ...help } = view.help;
  return {
    ...view,
    tensions,
    wars,
    help: { ...help, ...(help.level !== undefined && { level }), ...(black.length > 0 && { black }) },
  };
}

/** What the tokens on the map come to, as the chart counts them. */
export function conflict(chart: Chart, tensions: readonly number[], wars: readonly number[]): number {
  return tensions.length * chart.tensions + wars.reduce((sum, country) => sum + chart.countries[country]!.war, 0);
}
