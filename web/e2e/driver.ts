import type { Page } from "@playwright/test";
import type { Prompt, Tell } from "../src/net/wire";
import type { View } from "../src/games/neuf-pistes/types";
import { place } from "../src/table/prompt";

type Move = readonly [from: string, to: string];

/** Listens to what the server tells a page: the prompt holds every legal move. */
export class Driver {
  prompt: Prompt | undefined;
  view: View | undefined;

  constructor(page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as Tell;
        if (message.t !== "welcome" && message.t !== "update") return;
        this.prompt = message.prompt ?? undefined;
        if (message.view) this.view = message.view as View;
      }),
    );
  }

  #state = 1;

  /** Some number, the same every time. */
  #next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state;
  }

  /** Every legal move. */
  moves(): Move[] {
    const slot = this.prompt?.slots[0];
    const after = (...picked: string[]) => (slot && place(slot, picked)?.options) ?? [];
    return after().flatMap((pawn) => after(pawn.token).map((to) => [pawn.token, to.token] as const));
  }

  /** The legal move that brings Light nearest to home; not the last one back, if that can be helped. */
  best(last?: Move): Move {
    const stand = this.view?.sides[0].pawns ?? [];
    const after = ([from, to]: Move) => stand.map((cell) => (cell === from ? to : cell));
    const back = ([from, to]: Move) => (last && from === last[1] && to === last[0] ? 5 : 0);
    const rated = this.moves().map((move) => ({ move, cost: farFromHome(after(move)) + back(move) }));
    const least = Math.min(...rated.map(({ cost }) => cost));
    const equal = rated.filter(({ cost }) => cost === least);
    const chosen = equal[this.#next() % equal.length];
    if (!chosen) throw new Error("Light has no legal move");
    return chosen.move;
  }
}

/** The cells of Light's camp, the innermost first. */
const HOME = ["i1", "h1", "i2", "g1", "i3", "h2", "g2", "h3", "g3"];

/** How far nine pawns are from home: each place in turn takes the nearest pawn that is left. */
function farFromHome(cells: readonly string[]): number {
  const left = [...cells];
  const away = (a: string, b: string) => {
    const [dx, dy] = [Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a.slice(1)) - Number(b.slice(1)))];
    return dx + dy + (dx > 0 ? 3 : 0) + (dy > 0 ? 3 : 0);
  };
  return HOME.reduce((sum, place) => {
    const nearest = left.reduce((best, cell) => (away(cell, place) < away(best, place) ? cell : best));
    left.splice(left.indexOf(nearest), 1);
    return sum + away(nearest, place);
  }, 0);
}
