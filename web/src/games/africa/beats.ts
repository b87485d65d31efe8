import type { Arg, Text, Told } from "../../net/wire";
import type { Beat, Beats } from "../../table/scene";
import { warsBy } from "./map";
import type { Event, Types, View } from "./types";

export type Verdict = Extract<Event, { event: "judged" }>;

/** An expedition under way, or a ship (from the sea). */
export interface Route {
  seat: number;
  from: string | null;
  to: string;
  vain: boolean;
}

/** What a moment of the reading shows, by its kind. */
export type Shown =
  | { kind: "placed"; seat: number; at: string }
  | { kind: "envelope"; seat: number }
  | { kind: "orders"; seat: number; developed: readonly string[]; lost: readonly string[]; routes: readonly Route[] }
  | { kind: "ships"; routes: readonly Route[] }
  | { kind: "declared"; seat: number; war: number; turned: Turned }
  | { kind: "peace"; places: readonly string[] }
  | { kind: "conflict"; at: string; verdicts: readonly Verdict[]; wars: readonly number[] }
  | { kind: "treaty"; parties: readonly number[]; breaker: number | null; turned: Turned | null }
  | { kind: "founded"; at: string; owners: number }
  | { kind: "disputed"; places: readonly string[] }
  | { kind: "close"; year: number };

/** By country: whom it shows the cannon; `null` until its pawns are turned. */
export type Turned = readonly (number | null)[];

type Moment = Beat<Types> & { detail: Shown };
type Fact = { at: number; event: Event };

/** What a beat of this game shows. */
export const shownBy = (beat: Beat<Types> | null | undefined): Shown | null => (beat?.detail as Shown) ?? null;

/** How an update is shown. The lines of a reading go sheet by sheet, then ships, embassies, conflicts, colonies. */
export const beats: Beats<Types> = (before, told, after) => {
  const facts = told.flatMap(({ event }, at) => (event ? [{ at, event }] : []));
  const moments = told.some(({ back }) => back !== undefined) ? [] : scenes(before, facts, after);
  if (moments.length === 0) return [];
  const all = withTreaties(moments, told);
  const spoken = new Set(all.flatMap(({ lines }) => lines));
  // What belongs to no picture is said with the last one.
  const rest = told.flatMap((_, at) => (spoken.has(at) ? [] : [at]));
  const last = all.at(-1)!;
  return [
    ...all.slice(0, -1),
    { ...last, lines: [...last.lines, ...rest], apply: (view) => closed(applied(last, view), after) },
  ];
};

const applied = (beat: Moment, view: View): View => beat.apply?.(view) ?? view;

/** What the map does not show changes when all has been seen: the year, the points, the sheets. */
const closed = (view: View, after: View): View => ({
  ...after,
  colonies: view.colonies,
  map: after.map.map((place, at) => {
    const { present, filled, colony } = view.map[at]!;
    return { ...place, present, filled, colony };
  }),
});

function scenes(before: View, facts: readonly Fact[], after: View): Moment[] {
  const moments: Moment[] = [];
  const of = <K extends Event["event"]>(...kinds: K[]) =>
    facts.filter((fact): fact is { at: number; event: Extract<Event, { event: K }> } =>
      kinds.includes(fact.event.event as K),
    );
  for (const { at, event } of of("placed")) {
    const { seat, at: place } = event;
    moments.push(moment({ kind: "placed", seat, at: place }, 500, [at], [event], { at: place, sound: "piece" }));
  }
  moments.push(...sheets(facts));
  const ships = of("landed", "landing_void");
  if (ships.length > 0) {
    const routes = ships.map(({ event }) => routeOf(event)!);
    moments.push(moment({ kind: "ships", routes }, 900, places(ships), events(ships), { sound: "slide" }));
  }
  const declarations = of("declared");
  const wars = before.countries.map((_, seat) => declarations.find(({ event }) => event.seat === seat)?.event.war ?? 0);
  let turned: Turned = before.countries.map((_, from) => warsBy(before, from));
  for (const [which, { at, event }] of declarations.entries()) {
    const { seat, war } = event;
    turned = turned.map((old, from) => (from === seat ? war : old));
    const ends = which === declarations.length - 1 ? [event] : [];
    moments.push(moment({ kind: "declared", seat, war, turned }, 650, [at], ends, { sound: "card" }, () => wars));
  }
  moments.push(...conflicts(of("judged"), wars));
  const founded = of("founded");
  for (const { at, event } of founded) {
    const ms = founded.length > 6 ? 550 : 900;
    moments.push(
      moment({ kind: "founded", at: event.at, owners: event.owners }, ms, [at], [event], {
        at: event.at,
        sound: "bell",
      }),
    );
  }
  const disputed = of("disputed");
  if (disputed.length > 0) {
    moments.push(
      moment({ kind: "disputed", places: disputed.map(({ event }) => event.at) }, 900, places(disputed), []),
    );
  }
  const close = of("pawns_left", "turn_began", "ended");
  if (close.length > 0) moments.push(moment({ kind: "close", year: after.year }, 800, places(close), []));
  return chaptered(moments);
}

/** The envelopes, one after another: each opens, then its developments and expeditions are seen. */
function sheets(facts: readonly Fact[]): Moment[] {
  return facts.flatMap(({ at, event }) => {
    if (event.event !== "sheet_read") return [];
    const { seat } = event;
    const own = facts.filter(
      ({ event }) =>
        "seat" in event &&
        event.seat === seat &&
        /^(developed|development_lost|explored|already_there|expedition_void)$/.test(event.event),
    );
    const routes = own.flatMap(({ event }) => routeOf(event) ?? []);
    const where = (kind: Event["event"]) =>
      own.flatMap(({ event }) => (event.event === kind && "at" in event ? [event.at] : []));
    const [developed, lost] = [where("developed"), where("development_lost")];
    const opened = moment({ kind: "envelope", seat }, 600, [at], [], { sound: "card" });
    if (own.length === 0) return [opened];
    const ms = 350 + 150 * (developed.length + lost.length) + (routes.length > 0 ? 900 : 0);
    return [
      opened,
      moment({ kind: "orders", seat, developed, lost, routes }, Math.min(ms, 2600), places(own), events(own), {
        sound: "piece",
      }),
    ];
  });
}

/** Where nobody is at war all are seen together; every other territory is counted by itself. */
function conflicts(judged: readonly { at: number; event: Verdict }[], wars: readonly number[]): Moment[] {
  const groups = [...new Set(judged.map(({ event }) => event.at))].map(
    (at) => [at, judged.filter(({ event }) => event.at === at)] as const,
  );
  const quiet = groups.filter(([, facts]) => facts.every(({ event }) => event.wars === 0));
  const moments: Moment[] = [];
  if (quiet.length > 0) {
    const facts = quiet.flatMap(([, facts]) => facts);
    moments.push(moment({ kind: "peace", places: quiet.map(([at]) => at) }, 1200, places(facts), []));
  }
  const counted = groups.filter((group) => !quiet.includes(group));
  const falls = (facts: readonly { event: Verdict }[]) => facts.some(({ event }) => !event.stays);
  const long = ([, facts]: (typeof groups)[number]) => (falls(facts) ? 2200 : 1500);
  // However many there are, nobody wants to watch them for longer than this.
  const pace = Math.min(1, 26_000 / counted.reduce((sum, group) => sum + long(group), 1));
  for (const group of counted) {
    const [at, facts] = group;
    const verdicts = events(facts);
    moments.push(
      moment({ kind: "conflict", at, verdicts, wars }, Math.round(long(group) * pace), places(facts), verdicts, {
        at,
        sound: "piece",
      }),
    );
  }
  return moments;
}

const CHAPTERS: Partial<Record<Shown["kind"], string>> = {
  envelope: "sheet",
  orders: "sheet",
  ships: "ships",
  declared: "declaration",
  peace: "conflict",
  conflict: "conflict",
  founded: "colony",
  disputed: "colony",
  close: "close",
};

/** Names the first moment of each chapter; what is no reading has none. */
function chaptered(moments: readonly Moment[]): Moment[] {
  if (!moments.some(({ kind }) => kind === "envelope")) return [...moments];
  let open: string | undefined;
  return moments.map((beat) => {
    const chapter = CHAPTERS[beat.detail.kind];
    if (chapter === open || !chapter) return beat;
    open = chapter;
    return { ...beat, chapter: `africa-web-chapter-${chapter}` };
  });
}

function moment(
  detail: Shown,
  ms: number,
  lines: readonly number[],
  carried: readonly Event[],
  more: { at?: string; sound?: string } = {},
  wars: () => readonly number[] | null = () => null,
): Moment {
  const apply = (view: View): View => carried.reduce((view, event) => carry(view, event, wars()), view);
  return { kind: detail.kind, ms, lines, detail, ...more, ...(carried.length > 0 ? { apply } : {}) };
}

const places = (facts: readonly { at: number }[]): number[] => facts.map(({ at }) => at);
const events = <E extends Event>(facts: readonly { event: E }[]): E[] => facts.map(({ event }) => event);

/** The view after an event, as far as the map and the embassies show it. */
function carry(view: View, event: Event, wars: readonly number[] | null): View {
  const at = (place: string, by: (here: View["map"][number]) => Partial<View["map"][number]>): View => ({
    ...view,
    map: view.map.map((here) => (here.at === place ? { ...here, ...by(here) } : here)),
  });
  switch (event.event) {
    case "developed":
      return at(event.at, () => ({ filled: event.filled }));
    case "placed":
    case "explored":
    case "landed":
      return at(event.at, ({ present }) => ({ present: present | (1 << event.seat) }));
    case "judged":
      return event.stays ? view : at(event.at, ({ present }) => ({ present: present & ~(1 << event.seat) }));
    case "founded":
      return { ...at(event.at, () => ({ colony: true })), colonies: view.colonies + 1 };
    case "declared":
      return {
        ...view,
        countries: view.countries.map((country, to) => ({
          ...country,
          wars_received: (wars ?? []).reduce((set, war, from) => ((war >> to) & 1 ? set | (1 << from) : set), 0),
        })),
      };
    default:
      return view;
  }
}

export function routeOf(event: Event): Route | undefined {
  switch (event.event) {
    case "explored":
    case "already_there":
    case "expedition_void":
      return { seat: event.seat, from: event.from, to: event.at, vain: event.event !== "explored" };
    case "landed":
    case "landing_void":
      return { seat: event.seat, from: null, to: event.at, vain: event.event !== "landed" };
    default:
      return undefined;
  }
}

/** Every seat and every territory that a sentence speaks of. */
function named(text: Text): { seats: number[]; places: string[] } {
  const [seats, places]: [number[], string[]] = [[], []];
  const walk = (arg: Arg): void => {
    if ("seat" in arg) seats.push(arg.seat);
    else if ("list" in arg) arg.list.forEach(walk);
    else if ("text" in arg) arg.text.args?.forEach(([, arg]) => walk(arg));
    else if ("name" in arg && arg.name.startsWith("africa-territory-")) places.push(arg.name.slice(17));
  };
  text.args?.forEach(([, arg]) => walk(arg));
  return { seats: [...new Set(seats)], places };
}

/** The sentences that tell what became of a word. */
const FATES: ReadonlySet<string> = new Set(["table-treaty-kept", "table-treaty-kept-early", "table-treaty-broken"]);

/** Puts each word that was kept or broken after the moment in which that shows. */
function withTreaties(moments: readonly Moment[], told: readonly Told<Event>[]): Moment[] {
  const all = [...moments];
  for (const [line, { text, event }] of told.entries()) {
    if (event || !FATES.has(text.id)) continue;
    const breaker = text.id === "table-treaty-broken" ? (named({ ...text, args: own(text) }).seats[0] ?? null) : null;
    const { seats: parties, places } = named(text);
    const decided = all.findLastIndex(({ detail }) => decides(detail, breaker, places, parties));
    const turned = all[decided]?.detail.kind === "declared" ? (all[decided].detail as { turned: Turned }).turned : null;
    const detail: Shown = { kind: "treaty", parties, breaker, turned };
    const [ms, sound] = breaker === null ? ([500, "seal"] as const) : ([1400, "crack"] as const);
    all.splice((decided < 0 ? all.length - 1 : decided) + 1, 0, moment(detail, ms, [line], [], { sound }));
  }
  return all;
}

/** Who the sentence itself is about, not what it quotes. */
const own = (text: Text): NonNullable<Text["args"]> => (text.args ?? []).filter(([, arg]) => !("text" in arg));

/** Does it show in this moment what became of a promise? Of one about a territory in orders and ships, else in embassies. */
function decides(shown: Shown, breaker: number | null, places: readonly string[], parties: readonly number[]): boolean {
  const by = (seat: number) => (breaker === null ? parties.includes(seat) : seat === breaker);
  if (places.length === 0) return shown.kind === "declared" && by(shown.seat);
  if (shown.kind === "orders") return by(shown.seat);
  return shown.kind === "ships" && shown.routes.some(({ seat, to }) => by(seat) && places.includes(to));
}

/** The lines that tell who falls, what comes to nothing and what becomes of full territories. */
export function decisive(told: readonly Told<Event>[]): Told<Event>[] {
  return told.filter(({ event }) => {
    switch (event?.event) {
      case "judged":
        return !event.stays;
      case "founded":
      case "disputed":
      case "expedition_void":
      case "landing_void":
        return true;
      default:
        return false;
    }
  });
}

/** Who was removed from a territory at the last reading. */
export function removals(log: readonly Told<Event>[], at: string): number[] {
  const since = log.findLastIndex(({ event }) => event?.event === "sheet_read");
  const first = log.findLastIndex(({ event }, index) => index < since && event?.event === "talk_ended");
  return log
    .slice(first + 1)
    .flatMap(({ event }) => (event?.event === "judged" && event.at === at && !event.stays ? [event.seat] : []));
}
