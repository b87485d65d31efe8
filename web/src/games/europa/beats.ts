import type { Told as Line } from "../../net/wire";
import type { Beat, Beats } from "../../table/scene";
import { fold } from "./fold";
import type { Chart, Told, Types, View } from "./types";

/** What the board draws while a beat lasts. */
export type Detail =
  | { show: "dice"; dice: readonly (readonly [seat: number, die: number])[] }
  | { show: "war"; dice: readonly [number, number]; country: number }
  | { show: "marks"; countries: readonly number[] }
  | { show: "level"; level: number }
  | { show: "dove"; given: readonly number[]; seat: number | null; level: number }
  | { show: "points"; seat: number; by: number }
  | { show: "lift"; countries: readonly number[] }
  | { show: "pawn"; seat: number; from?: number; to: number }
  | { show: "card"; country: number }
  | { show: "named"; by: number; coalition: readonly number[] }
  | { show: "answers"; turned: readonly (readonly [seat: number, yes: boolean])[] }
  | { show: "joins"; country: number; winners: readonly number[] }
  | { show: "lost"; countries: readonly number[] }
  | { show: "president"; seats: readonly number[] };

/** A beat before its place in the scene is known: how the view is when it is over, unless its line says it. */
interface Moment {
  kind: string;
  ms: number;
  at?: number;
  sound?: string;
  detail?: Detail;
  view?: View;
}

/** What of a line is shown, one moment after another; the last one speaks for it. */
function moments(event: Told, before: View, chart: Chart): Moment[] {
  switch (event.what) {
    case "turn":
      return [{ kind: "turn", ms: 900, sound: "slide", detail: { show: "lift", countries: event.uncovered } }];
    case "tie_dice":
      return [{ kind: "dice", ms: 700, sound: "dice", detail: { show: "dice", dice: event.dice } }];
    case "order":
    case "pawns":
      return [{ kind: event.what, ms: 300 }];
    case "cards":
      return laid(event.row, before);
    case "war_roll": {
      const hit = [...new Set([event.country, ...event.tensions, ...event.wars])];
      const dice: Detail = { show: "war", dice: event.dice, country: event.country };
      return [
        { kind: "war-dice", ms: 900, sound: "dice", detail: dice },
        {
          kind: "war-mark",
          ms: event.effect === "union" ? 300 : event.effect === "spread" ? 1000 : 500,
          at: event.country,
          detail: { show: "marks", countries: hit },
        },
      ];
    }
    case "level":
      return [{ kind: "level", ms: Math.min(80 * event.level, 1600), detail: { show: "level", level: event.level } }];
    case "dove":
      return counted(event);
    case "reward":
    case "penalty": {
      const by = event.what === "reward" ? event.vp : -event.vp;
      return [{ kind: event.what, ms: 500, sound: "piece", detail: { show: "points", seat: event.seat, by } }];
    }
    case "decides":
      return [{ kind: "decides", ms: 400 }];
    case "calmed":
      return [{ kind: "calmed", ms: 500, at: event.country, detail: { show: "marks", countries: [event.country] } }];
    case "placed":
      return placed(event, before, chart);
    case "empty": {
      const detail: Detail = { show: "lost", countries: event.countries };
      return [{ kind: "empty", ms: Math.min(150 * event.countries.length, 1500), detail }];
    }
    case "no_election":
      return [
        { kind: "no-election", ms: 400, at: event.country, detail: { show: "lost", countries: [event.country] } },
      ];
    case "campaign":
      return [
        { kind: "card", ms: 500, at: event.country, sound: "card", detail: { show: "card", country: event.country } },
      ];
    case "named": {
      const detail: Detail = { show: "named", by: event.by, coalition: event.coalition };
      return [{ kind: "named", ms: 600, detail }];
    }
    case "answers":
      return turned(event);
    case "joined": {
      const { country, winners } = event;
      return [{ kind: "joins", ms: 900, at: country, sound: "bell", detail: { show: "joins", country, winners } }];
    }
    case "nationalists": {
      const detail: Detail = { show: "lost", countries: [event.country] };
      return [{ kind: "nationalists", ms: 700, at: event.country, detail }];
    }
    case "moved": {
      const detail: Detail = { show: "pawn", seat: event.seat, from: before.row[before.at]!, to: event.country };
      return [{ kind: "moved", ms: 400, at: event.country, sound: "piece", detail }];
    }
    case "president":
      return [{ kind: "president", ms: 1500, sound: "lamp", detail: { show: "president", seats: event.seats } }];
    default:
      return [{ kind: event.what, ms: 300 }];
  }
}

/** A row is laid in handfuls: as many steps as the eye can tell. */
function laid(row: readonly number[], before: View): Moment[] {
  const steps = Math.min(row.length, 8);
  return Array.from({ length: Math.max(1, steps) }, (_, step) => {
    const lying = Math.ceil((row.length * (step + 1)) / Math.max(1, steps));
    const view = { ...before, row: row.slice(0, lying), at: 0 };
    return { kind: "row", ms: Math.round((60 * row.length) / Math.max(1, steps)), sound: "card", view };
  });
}

/** The dove is counted seat by seat, then held against the level. */
function counted(event: Told & { what: "dove" }): Moment[] {
  const seats = event.pawns.map((_, seat): Moment => {
    const given = event.pawns.slice(0, seat + 1);
    return { kind: "dove-seat", ms: 300, sound: "piece", detail: { show: "dove", given, seat, level: event.level } };
  });
  const detail: Detail = { show: "dove", given: event.pawns, seat: null, level: event.level };
  return [...seats, { kind: "dove", ms: 900, detail }];
}

/** A country after another. */
function placed(event: Told & { what: "placed" }, before: View, chart: Chart): Moment[] {
  return event.pawns.map(([to], at): Moment => {
    const part: Told = { ...event, pawns: event.pawns.slice(0, at + 1) };
    const detail: Detail = { show: "pawn", seat: event.seat, to };
    return { kind: "placed", ms: 300, at: to, sound: "piece", detail, view: fold(before, part, before, chart) };
  });
}

/** Answers are turned over one by one, in the order of the seats. */
function turned({ yes, no }: Told & { what: "answers" }): Moment[] {
  const all = [...yes, ...no].sort((a, b) => a - b).map((seat) => [seat, yes.includes(seat)] as const);
  return all.map((_, at) => {
    const detail: Detail = { show: "answers", turned: all.slice(0, at + 1) };
    return { kind: "answer", ms: 350, sound: "card", detail };
  });
}

/** Where one may want to go in a long scene: the message that names it, at the first of its lines. */
const CHAPTERS: Partial<Record<Told["what"], string>> = {
  turn: "europa-web-chapter-turn",
  cards: "europa-web-chapter-cards",
  war_roll: "europa-web-chapter-war",
  dove: "europa-web-chapter-dove",
  placed: "europa-web-chapter-place",
  campaign: "europa-web-chapter-election",
  president: "europa-web-chapter-president",
};

export const beats: Beats<Types> = (before, told, after, chart) => {
  let view = before;
  const named = new Set<string>();
  const scene = told.flatMap((line: Line<Told>, index): Beat<Types>[] => {
    if (!line.event) return [];
    const shown = moments(line.event, view, chart);
    const then = fold(view, line.event, after, chart);
    view = then;
    const chapter = CHAPTERS[line.event.what];
    const begins = chapter !== undefined && !named.has(chapter);
    if (begins) named.add(chapter);
    return shown.map(({ at, view: between, detail, ...moment }, place) => {
      const last = place === shown.length - 1;
      const next = last ? then : between;
      return {
        ...moment,
        ...(begins && place === 0 && { chapter }),
        ...(at !== undefined && { at: chart.countries[at]!.id }),
        ...(detail && { detail }),
        lines: last ? [index] : [],
        ...(next && { apply: () => next }),
      };
    });
  });
  const last = scene.at(-1);
  // What no line says (who is asked, where) comes with the last of them.
  if (last) last.apply = () => after;
  return scene;
};
