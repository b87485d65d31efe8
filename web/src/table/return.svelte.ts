import type { GamePages } from "../games/registry";
import { get } from "../net/api";
import type { Frame, Replay, Text } from "../net/wire";
import type { Live } from "./live.svelte";
import type { Runner } from "./runner.svelte";
import type { Screen } from "./state";

/** The most of what was missed that is shown again, in steps. */
const MOST = 40;

/**
 * Somebody comes back to a table where a reading, a vote, a war or the end has been missed. The table stays as it was
 * left; what happened is watched, or shown at once.
 */
export class Return {
  #now: Screen;

  private constructor(
    /** The table as it was left. */
    readonly before: Screen,
    /** What it is that was missed. */
    readonly what: Text,
    readonly frames: readonly Frame[],
    now: Screen,
  ) {
    this.#now = now;
  }

  /** What was missed; nothing, if it was nothing great, or more than one wants to sit through. */
  static async from(live: Live, now: Screen, pages: GamePages): Promise<Return | undefined> {
    const missed = now.log.filter(({ step }) => step > live.seen);
    const over = now.table.stage === "over";
    if (!over && !(pages.great && missed.some(({ event }) => pages.great!(event)))) return undefined;
    const query = live.invite ? `&invite=${encodeURIComponent(live.invite)}` : "";
    const seat = encodeURIComponent(now.you.seat ?? "public");
    const { frames } = await get<Replay>(`/tables/${live.id}/replay?as=${seat}${query}`);
    const left = frames.findLastIndex(({ step }) => step <= live.seen);
    const since = frames.slice(left + 1);
    if (left < 0 || since.length === 0 || since.length > MOST) return undefined;
    const great = since.flatMap(({ told }) => told.flatMap(({ event }) => pages.great?.(event) ?? []));
    const what: Text = over ? { id: "web-back-end" } : (great.at(-1) ?? { id: "web-back-end" });
    return new Return(asLeft(now, frames[left]!), what, since, now);
  }

  /** The table has moved on. */
  later(now: Screen): void {
    this.#now = now;
  }

  /** Shows it as it happened, one thing after another; then the table is as it is now. */
  play(scenes: Runner<Screen>): void {
    let shown = this.before;
    for (const { step, view, told } of this.frames) {
      const next = { ...shown, step, view, fresh: told, log: [...shown.log, ...told] };
      const after = step >= this.frames.at(-1)!.step ? this.#now : next;
      scenes.play(shown, told, after, true);
      shown = next;
    }
  }
}

/** Nothing on the page gives away what has not been seen. */
function asLeft(now: Screen, { step, view }: Frame): Screen {
  return {
    ...now,
    table: { ...now.table, stage: "playing", rematch: null },
    step,
    view,
    log: now.log.filter((line) => line.step <= step),
    fresh: [],
    turn: null,
    prompt: null,
    sealed: null,
    sealedPicks: null,
    offer: null,
    canUndo: false,
    standing: null,
    stage: null,
    clocks: null,
    treaties: now.treaties.map((card) =>
      (card.decided_at ?? 0) > step ? { ...card, fate: "agreed" as const, broken_by: [] } : card,
    ),
  };
}
