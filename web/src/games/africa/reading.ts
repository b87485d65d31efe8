import type { Told } from "../../net/wire";
import { seatsIn } from "./map";
import type { Event, View } from "./types";

export type Verdict = Extract<Event, { event: "judged" }>;

export interface Ground {
  present: number;
  filled: number;
  colony: boolean;
}

/** What lies on the map at one moment, and what is pointed at. */
export interface Scene {
  ground: Readonly<Record<string, Ground>>;
  /** By country: whom it shows the cannon; `null` while its pawns show nothing. */
  declared: readonly (number | null)[];
  /** Territories in the light. */
  focus: readonly string[];
  /** Expeditions under way, and ships (from the sea). */
  routes: readonly { seat: number; from: string | null; to: string; vain: boolean }[];
  verdicts: Readonly<Record<string, readonly Verdict[]>>;
  /** Whose pawns are being turned. */
  turning: number | null;
}

export type Kind = "sheet" | "ships" | "declaration" | "conflict" | "colony" | "close";

/** A moment of the reading: what is said, and the map while it is said. */
export interface Step {
  kind: Kind;
  seat: number | null;
  at: string | null;
  lines: Told<Event>[];
  scene: Scene;
}

export interface Reading {
  year: number;
  steps: Step[];
}

type Group = Omit<Step, "scene"> & { events: Event[] };

/** The view as a scene, as it lies before everybody. */
export function still(view: View): Scene {
  const ground = Object.fromEntries(
    view.map.map(({ at, present, filled, colony }) => [at, { present, filled, colony }]),
  );
  const last = view.past.at(-1);
  const declared = view.countries.map((_, seat) => last?.sheets[seat]?.war ?? null);
  return { ground, declared, focus: [], routes: [], verdicts: {}, turning: null };
}

/** Every turn that was read, as far as the log goes back; the last one last. */
export function readings(view: View, log: readonly Told<Event>[]): Reading[] {
  let after = still(view).ground;
  const built: Reading[] = [];
  for (const [at, groups] of split(log).toReversed().entries()) {
    const turn = view.past.length - 1 - at;
    // A long log may have lost the beginning of its first reading.
    if (groups.filter(({ kind }) => kind === "sheet").length < view.countries.length) break;
    const events = groups.flatMap((group) => group.events);
    const before = events.toReversed().reduce(undo, after);
    const shown = view.countries.map((_, seat) => view.past[turn - 1]?.sheets[seat]?.war ?? null);
    built.unshift({ year: view.past[turn]!.year, steps: play(groups, before, shown) });
    after = before;
  }
  return built;
}

/** The parts of the log that tell of a reading. */
function split(log: readonly Told<Event>[]): Group[][] {
  const parts: Group[][] = [];
  let open = false;
  for (const told of log) {
    const event = told.event;
    if (!event) continue;
    if (event.event === "turn_began") open = false;
    else if (event.event === "sheet_read" && !open) {
      parts.push([]);
      open = true;
    }
    if (open) add(parts.at(-1)!, told, event);
  }
  return parts;
}

/** One step a sheet, one for all ships, one a declaration, one a territory in dispute, one a colony, one to close. */
function add(groups: Group[], told: Told<Event>, event: Event): void {
  const kind = kindOf(event);
  const seat = (kind === "sheet" || kind === "declaration") && "seat" in event ? event.seat : null;
  const at = (kind === "conflict" || kind === "colony") && "at" in event ? event.at : null;
  const last = groups.at(-1);
  if (last && last.kind === kind && last.seat === seat && last.at === at) {
    last.lines.push(told);
    last.events.push(event);
  } else {
    groups.push({ kind, seat, at, lines: [told], events: [event] });
  }
}

function kindOf({ event }: Event): Kind {
  switch (event) {
    case "landed":
    case "landing_void":
      return "ships";
    case "declared":
      return "declaration";
    case "judged":
      return "conflict";
    case "founded":
    case "disputed":
      return "colony";
    case "pawns_left":
    case "ended":
      return "close";
    default:
      return "sheet";
  }
}

type GroundOf = Readonly<Record<string, Ground>>;

const change = (ground: GroundOf, at: string, by: (here: Ground) => Partial<Ground>): GroundOf => ({
  ...ground,
  [at]: { ...ground[at]!, ...by(ground[at]!) },
});

function carry(ground: GroundOf, event: Event): GroundOf {
  switch (event.event) {
    case "developed":
      return change(ground, event.at, () => ({ filled: event.filled }));
    case "explored":
    case "landed":
      return change(ground, event.at, ({ present }) => ({ present: present | (1 << event.seat) }));
    case "judged":
      return event.stays
        ? ground
        : change(ground, event.at, ({ present }) => ({ present: present & ~(1 << event.seat) }));
    case "founded":
      return change(ground, event.at, () => ({ colony: true }));
    default:
      return ground;
  }
}

function undo(ground: GroundOf, event: Event): GroundOf {
  switch (event.event) {
    case "developed":
      return change(ground, event.at, () => ({ filled: event.filled - 1 }));
    case "explored":
    case "landed":
      return change(ground, event.at, ({ present }) => ({ present: present & ~(1 << event.seat) }));
    case "judged":
      return event.stays
        ? ground
        : change(ground, event.at, ({ present }) => ({ present: present | (1 << event.seat) }));
    case "founded":
      return change(ground, event.at, () => ({ colony: false }));
    default:
      return ground;
  }
}

function play(groups: readonly Group[], before: GroundOf, shown: readonly (number | null)[]): Step[] {
  let ground = before;
  let declared = shown;
  return groups.map(({ events, ...group }) => {
    const [was, is] = [ground, events.reduce(carry, ground)];
    ground = is;
    for (const event of events) {
      if (event.event === "declared") declared = declared.map((war, seat) => (seat === event.seat ? event.war : war));
    }
    // Whoever is judged still stands while the verdict is read.
    const scene: Scene = {
      ground: group.kind === "conflict" ? was : is,
      declared,
      focus: [...new Set(events.flatMap((event) => ("at" in event ? [event.at] : [])))],
      routes: events.flatMap(routeOf),
      verdicts:
        group.at && group.kind === "conflict" ? { [group.at]: events.filter((event) => event.event === "judged") } : {},
      turning: group.kind === "declaration" ? group.seat : null,
    };
    return { ...group, scene };
  });
}

function routeOf(event: Event): Scene["routes"] {
  switch (event.event) {
    case "explored":
    case "already_there":
    case "expedition_void":
      return [{ seat: event.seat, from: event.from, to: event.at, vain: event.event !== "explored" }];
    case "landed":
    case "landing_void":
      return [{ seat: event.seat, from: null, to: event.at, vain: event.event !== "landed" }];
    default:
      return [];
  }
}

/** Who was removed where at the last reading. */
export function removals(reading: Reading | undefined, at: string): number[] {
  const verdicts = reading?.steps.flatMap((step) => step.scene.verdicts[at] ?? []) ?? [];
  return verdicts.filter(({ stays }) => !stays).map(({ seat }) => seat);
}

/** How long a step stays on screen, in milliseconds: the more is said, the longer. */
export const pause = (step: Step): number => Math.min(1300 + 500 * step.lines.length, 6000);

/** Did these lines tell of a reading? */
export const readAloud = (told: readonly Told<Event>[]): boolean =>
  told.some((line) => line.event?.event === "sheet_read");

/** Who stood in a territory. */
export const present = (ground: Ground): number[] => seatsIn(ground.present);

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
