import type { Beat, Beats } from "../../table/scene";
import { laid, told as after } from "./fold";
import type { Chart, EventView, Laid, Types, View } from "./types";

/** What the board draws while a beat lasts. */
export type Shown =
  /** A card on its way to its flag, and the line from the one before; the chain so far, and what it counted. */
  | { do: "lay"; seat: number; laid: Laid; chain: readonly Laid[]; sum: number }
  /** The last flag of an area is covered. */
  | { do: "area"; seat: number; area: string; points: number }
  /** Cards from the stock; their names as far as they are seen. */
  | { do: "draw"; seat: number; count: number; cards: readonly string[] }
  | { do: "pass"; seat: number; cost: number; refused: boolean }
  | { do: "out"; seat: number; points: number }
  /** The pad is added up. */
  | { do: "over" };

const MS = { card: 300, line: 150, chain: 4000, area: 900, draw: 150, deal: 60, pass: 700, out: 900, over: 1200 };

/** What was told, one thing after the other; the last beat leaves the view as it is. */
export const beats: Beats<Types> = (_, told, last, chart) => {
  const all = told.flatMap(({ event }, line) => (event ? beatsOf(event, line, chart) : []));
  return all.map((beat, at) => (at === all.length - 1 ? { ...beat, apply: () => last } : beat));
};

function beatsOf(event: EventView, line: number, chart: Chart): Beat<Types>[] {
  const lines = [line];
  const apply = (view: View) => after(view, event, chart);
  const beat = (detail: Shown, ms: number, sound?: string, at?: string): Beat<Types>[] => [
    { kind: detail.do, ms, lines, detail, apply, ...(sound && { sound }), ...(at && { at }) },
  ];
  switch (event.kind) {
    case "dealer":
      return [];
    case "dealt":
    case "drew": {
      const { seat, count, cards = [] } = event;
      const each = event.kind === "dealt" ? MS.deal : MS.draw;
      return count === 0 ? [] : beat({ do: "draw", seat, count, cards }, count * each, "card");
    }
    case "played":
      return chain(event.seat, event.chain, line, chart);
    case "area_completed":
    case "area_latest": {
      const { seat, area, points } = event;
      return beat({ do: "area", seat, area, points }, MS.area, "bell");
    }
    case "unable":
    case "refused":
      return beat({ do: "pass", seat: event.seat, cost: event.cost, refused: event.kind === "refused" }, MS.pass);
    case "went_out":
      return beat({ do: "out", seat: event.seat, points: event.points }, MS.out, "bell");
    case "over":
      return beat({ do: "over" }, MS.over, "lamp");
  }
}

/** Card by card, with its line and its points; what it is worth is said when it lies there. */
function chain(seat: number, cards: readonly Laid[], line: number, chart: Chart): Beat<Types>[] {
  const nominal = cards.map((_, at) => (MS.card + (at > 0 ? MS.line : 0)) * (at >= 3 ? 0.6 : 1));
  const scale = Math.min(1, MS.chain / nominal.reduce((sum, ms) => sum + ms, 0));
  return cards.map((card, at) => {
    const before = cards.slice(0, at);
    const sum = before.reduce((sum, { value, times }) => sum + value * times, 0);
    return {
      kind: "lay",
      ms: nominal[at]! * scale,
      at: card.nation,
      sound: "card",
      lines: at === cards.length - 1 ? [line] : [],
      detail: { do: "lay", seat, laid: card, chain: before, sum } satisfies Shown,
      apply: (view) => {
        const open = at === 0 ? { ...view, pad: [...view.pad, { seat, points: 0 }] } : view;
        return laid(open, seat, card.nation, card.value * card.times, chart);
      },
    };
  });
}
