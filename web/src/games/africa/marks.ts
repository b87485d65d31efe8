import { routeOf, type Route, type Shown } from "./beats";
import type { Told } from "../../net/wire";
import type { Event } from "./types";

/** What is shown in a territory besides what lies there: orders that are written, read, or supposed. */
export interface Marks {
  /** Squares that my sheet would fill. */
  plans: number;
  /** Squares that are being filled. */
  builds: number;
  /** Who would come, who would fall (sets of seats). */
  arrives: number;
  falls: number;
  /** Who would hold the colony; 0 if there would be none. */
  rises: number;
  /** It is founded at this moment. */
  rising: boolean;
}

export const unmarked: Marks = { plans: 0, builds: 0, arrives: 0, falls: 0, rises: 0, rising: false };

type Marked = ReadonlyMap<string, Marks>;

const add = (marked: Map<string, Marks>, at: string, by: (marks: Marks) => Partial<Marks>): void => {
  const old = marked.get(at) ?? unmarked;
  marked.set(at, { ...old, ...by(old) });
};

/** Of a sheet that is being written. */
export function planned(develops: readonly string[]): Marked {
  const marked = new Map<string, Marks>();
  for (const at of develops) add(marked, at, ({ plans }) => ({ plans: plans + 1 }));
  return marked;
}

/** Of the moment that is being shown. */
export function shownMarks(shown: Shown): Marked {
  const marked = new Map<string, Marks>();
  if (shown.kind === "orders")
    for (const at of shown.developed) add(marked, at, ({ builds }) => ({ builds: builds + 1 }));
  if (shown.kind === "founded") add(marked, shown.at, () => ({ rises: shown.owners, rising: true }));
  return marked;
}

/** Of what is supposed, and the ways that would be gone. */
export function supposition(told: readonly Told<Event>[]): { marks: Marked; routes: Route[] } {
  const marked = new Map<string, Marks>();
  const routes: Route[] = [];
  for (const { event } of told) {
    if (!event) continue;
    const route = routeOf(event);
    if (route) routes.push(route);
    if (event.event === "explored" || event.event === "landed")
      add(marked, event.at, ({ arrives }) => ({ arrives: arrives | (1 << event.seat) }));
    if (event.event === "developed") add(marked, event.at, ({ plans }) => ({ plans: plans + 1 }));
    if (event.event === "judged" && !event.stays)
      add(marked, event.at, ({ falls, arrives }) => ({
        falls: falls | (1 << event.seat),
        arrives: arrives & ~(1 << event.seat),
      }));
    if (event.event === "founded") add(marked, event.at, () => ({ rises: event.owners }));
  }
  return { marks: marked, routes };
}
