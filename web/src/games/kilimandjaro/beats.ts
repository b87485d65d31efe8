import type { Beat, Beats } from "../../table/scene";
import { sorted, without } from "./cards";
import type { Card, Counter, EventView, Expedition, OnPath, Types, View } from "./types";

/** What path, tray and seats need to draw a beat. */
export type Detail =
  /** A card comes onto a pile, then the number of that expedition changes. */
  | { show: "card" | "count"; seat: number; on: number; pile: number; card: Card; before: number; after: number }
  /** A pawn goes along the path; back if it is chased or sent. */
  | { show: "walk"; seat: number; from: number; to: number; back: boolean }
  | { show: "turn"; space: number; face: Counter; turned: boolean }
  | { show: "swap"; pawns: readonly { seat: number; from: number; to: number }[] }
  | { show: "lay"; space: number; by: number; face: Counter | null }
  | { show: "draw"; seat: number }
  | { show: "deal" }
  /** The last steps are made: the flag goes up. */
  | { show: "climb"; seats: readonly number[] }
  | { show: "word" };

/** In milliseconds. */
const MS = {
  card: 350,
  count: 250,
  turn: 1100,
  met: 600,
  swap: 900,
  lay: 350,
  draw: 250,
  deal: 600,
  climb: 1200,
  word: 400,
};
/** A step of a walk, of a flight, and the longest walk. */
const [STEP, FLIGHT, WALK] = [90, 45, 1500];

type Shown = Beat<Types> & { detail: Detail; lines: number[] };
type Apply = (view: View) => View;

const only =
  (seat: number, change: (expedition: Expedition) => Partial<Expedition>): Apply =>
  (view) => ({
    ...view,
    expeditions: view.expeditions.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
  });
const goes = (seat: number, space: number): Apply => only(seat, () => ({ space }));
const turned =
  (space: number, counter: Counter): Apply =>
  (view) => ({
    ...view,
    counters: view.counters.map((one) => (one.space === space ? { ...one, up: true, counter } : one)),
  });
/** An exchange that was used leaves the path. */
const used =
  (space: number): Apply =>
  (view) => ({
    ...view,
    counters: view.counters.filter((one) => one.space !== space),
    used_exchanges: view.used_exchanges + 1,
  });
const laid =
  (counter: OnPath): Apply =>
  (view) => ({ ...view, counters: [...view.counters, counter].sort((a, b) => a.space - b.space) });
const all =
  (...changes: readonly Apply[]): Apply =>
  (view) =>
    changes.reduce((seen, change) => change(seen), view);

function walk(seat: number, from: number, to: number, back: boolean): Omit<Shown, "lines" | "kind"> {
  const far = Math.abs(to - from);
  return {
    ms: Math.min(far * (back ? FLIGHT : STEP), WALK),
    detail: { show: "walk", seat, from, to, back },
    at: String(to),
    sound: back ? "lion" : "slide",
    apply: goes(seat, to),
  };
}

/** What is seen of one event, with what then lies on the table. */
function scenes(event: EventView, view: View): Omit<Shown, "lines" | "kind">[] {
  switch (event.event) {
    case "cards_dealt":
    case "counters_dealt":
      return [{ ms: MS.deal, detail: { show: "deal" }, sound: "card" }];
    case "laid": {
      const { seat: by, space, counter } = event;
      const apply = all(
        laid({ space, by, up: false, counter }),
        only(by, ({ to_lay, stock }) => ({ to_lay: to_lay - 1, stock: counter && stock && without(stock, counter) })),
      );
      return [{ ms: MS.lay, detail: { show: "lay", space, by, face: counter }, sound: "piece", apply }];
    }
    case "played": {
      const { seat, card, on, pile, covered, before, after } = event;
      const plays = only(seat, ({ cards, hand }) => ({ cards: cards - 1, hand: hand && without(hand, card) }));
      const covers = only(on, ({ piles }) => ({ piles: piles && (piles.with(pile, card) as Expedition["piles"]) }));
      const out: Apply = (seen) => ({ ...seen, covered: sorted([...seen.covered, covered]) });
      const detail = { seat, on, pile, card, before, after };
      const at = String(view.expeditions[on]!.space);
      return [
        { ms: MS.card, detail: { show: "card", ...detail }, at, sound: "card", apply: all(plays, covers, out) },
        { ms: MS.count, detail: { show: "count", ...detail }, at, apply: only(on, () => ({ reach: after })) },
      ];
    }
    case "moved":
      return [walk(event.seat, event.from, event.to, false)];
    case "chased":
      return [walk(event.seat, event.from, event.to, true)];
    case "sent":
      return [
        {
          ...walk(event.whom, event.from, event.to, true),
          apply: all(goes(event.whom, event.to), used(view.expeditions[event.seat]!.space)),
        },
      ];
    case "met": {
      const { space, counter: face, turned: first } = event;
      const detail: Detail = { show: "turn", space, face, turned: first };
      const sound = face === "lion" ? "lion" : "piece";
      return [{ ms: first ? MS.turn : MS.met, detail, at: String(space), sound, apply: turned(space, face) }];
    }
    case "swapped": {
      const { seat, with: other, to, back } = event;
      const pawns = [
        { seat, from: back, to },
        { seat: other, from: to, to: back },
      ];
      // The first one stood on the counter.
      const apply = all(goes(seat, to), goes(other, back), used(back));
      return [{ ms: MS.swap, detail: { show: "swap", pawns }, at: String(to), sound: "slide", apply }];
    }
    case "drew": {
      const { seat, card, left } = event;
      const draws = only(seat, ({ cards, hand }) => ({
        cards: cards + 1,
        hand: card && hand && sorted([...hand, card]),
      }));
      const pile: Apply = (seen) => ({ ...seen, pile: left });
      return [{ ms: MS.draw, detail: { show: "draw", seat }, sound: "card", apply: all(draws, pile) }];
    }
    case "ended": {
      const seats = view.expeditions.flatMap(({ seat }) => ((event.winners >> seat) & 1 ? seat : []));
      const at = String(Math.max(...view.expeditions.map(({ space }) => space)));
      return [{ ms: MS.climb, detail: { show: "climb", seats }, at, sound: "lamp" }];
    }
    case "stayed":
    case "useless":
    case "left":
      return [{ ms: MS.word, detail: { show: "word" } }];
    default:
      return [];
  }
}

/** How an update is seen: card, walk, counter and what it does, the card that is drawn. */
export const beats: Beats<Types> = (before, told, after) => {
  // What was taken back is not shown backwards.
  if (told.some(({ back }) => back !== undefined)) return [];
  const shown: Shown[] = [];
  let view = before;
  for (const [line, { event }] of told.entries()) {
    const next = event ? scenes(event, view) : [];
    view = all(...next.flatMap(({ apply }) => apply ?? []))(view);
    shown.push(...next.map((scene) => ({ ...scene, kind: scene.detail.show, lines: [] as number[] })));
    shown.at(-1)?.lines.push(line);
  }
  const last = shown.at(-1);
  if (!last) return [];
  const { apply } = last;
  last.apply = (seen) => settle(apply?.(seen) ?? seen, after);
  return shown;
};

/** Whose turn it is, what was dealt and what is now shown to all is told, not worked out; what was seen stays. */
function settle(seen: View, after: View): View {
  const expeditions = after.expeditions.map((one, at) => {
    const { space, piles, reach } = seen.expeditions[at]!;
    return piles ? { ...one, space, piles, reach } : { ...one, space };
  });
  const counters = seen.counters.map((lies) => {
    const one = after.counters.find(({ space }) => space === lies.space);
    return { ...lies, counter: one?.counter ?? null };
  });
  return { ...after, expeditions, counters };
}

/** What a beat shows, if it is one of ours. */
export const detailOf = (beat: Beat<Types> | null | undefined) => beat?.detail as Detail | undefined;
