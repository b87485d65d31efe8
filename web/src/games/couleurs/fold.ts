import type { Chart, EventView, HandView, ScoreView, View } from "./types";

/** The view after one thing that was told, as far as it is drawn: hands, flags, stock, scores and the pad. */
export function told(view: View, event: EventView, chart: Chart): View {
  switch (event.kind) {
    case "dealer":
      return { ...view, dealer: event.seat };
    case "dealt":
    case "drew":
      return drawn(view, event.seat, event.count, event.cards, chart);
    case "played": {
      const before = { ...view, pad: [...view.pad, { seat: event.seat, points: 0 }] };
      return event.chain.reduce(
        (view, { nation, value, times }) => laid(view, event.seat, nation, value * times, chart),
        before,
      );
    }
    case "area_completed":
    case "area_latest":
      return paid(view, event.seat, event.area, event.points, event.kind === "area_completed");
    case "unable":
      return {
        ...scored(
          view,
          event.seat,
          (score) => ({ unable: score.unable + 1, penalties: score.penalties - event.cost }),
          -event.cost,
        ),
        pad: [...view.pad, { seat: event.seat, points: -event.cost }],
      };
    case "refused":
      return {
        ...scored(
          view,
          event.seat,
          (score) => ({ refusals: event.nth, penalties: score.penalties - event.cost }),
          -event.cost,
        ),
        pad: [...view.pad, { seat: event.seat, points: -event.cost }],
      };
    case "went_out":
      return {
        ...scored(view, event.seat, (score) => ({ out: score.out + event.points }), event.points),
        out: event.seat,
      };
    case "over":
      return view;
  }
}

/** A card laid on its flag, counted on the line of the pad that is open. */
export function laid(view: View, seat: number, nation: string, points: number, chart: Chart): View {
  const area = chart.areas[chart.nations.find(({ id }) => id === nation)?.area ?? -1]?.id;
  return {
    ...scored(view, seat, (score) => ({ chains: score.chains + points }), points),
    covered: inOrder([...view.covered, nation], chart),
    unseen: view.unseen.filter((id) => id !== nation),
    hands: view.hands.map((hand) =>
      hand.seat === seat
        ? held(
            hand,
            -1,
            hand.cards?.filter((id) => id !== nation),
          )
        : hand,
    ),
    areas: view.areas.map((one) => (one.id === area ? { ...one, left: one.left - 1, latest: seat } : one)),
    pad: added(view, points),
  };
}

function drawn(view: View, seat: number, count: number, cards: readonly string[] | undefined, chart: Chart): View {
  const known = cards ?? [];
  return {
    ...view,
    stock: view.stock - count,
    unseen: view.unseen.filter((id) => !known.includes(id)),
    hands: view.hands.map((hand) =>
      hand.seat === seat ? held(hand, count, hand.cards && inOrder([...hand.cards, ...known], chart)) : hand,
    ),
  };
}

function paid(view: View, seat: number, area: string, points: number, onPad: boolean): View {
  return {
    ...scored(view, seat, (score) => ({ areas: score.areas + points }), points),
    areas: view.areas.map((one) => (one.id === area ? { ...one, paid: seat } : one)),
    pad: onPad ? added(view, points) : view.pad,
  };
}

const held = (hand: HandView, more: number, cards: string[] | undefined): HandView => ({
  ...hand,
  count: hand.count + more,
  ...(cards && { cards }),
});

const scored = (view: View, seat: number, parts: (score: ScoreView) => Partial<ScoreView>, points: number): View => ({
  ...view,
  scores: view.scores.map((score) =>
    score.seat === seat ? { ...score, ...parts(score), total: score.total + points } : score,
  ),
});

const added = ({ pad }: View, points: number) =>
  pad.map((line, at) => (at === pad.length - 1 ? { ...line, points: line.points + points } : line));

/** Views list cards as the board does. */
function inOrder(ids: readonly string[], { nations }: Chart): string[] {
  return nations.map(({ id }) => id).filter((id) => ids.includes(id));
}
