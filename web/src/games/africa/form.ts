import { place as choices } from "../../table/prompt";
import type { BoardProps } from "../board";
import type { Atlas } from "./atlas";
import type { Route } from "./beats";
import type { Desk } from "./desk.svelte";
import { DEVELOP, linesOf, type Line } from "./orders";
import type { Types } from "./types";

/** My sheet, as it is written or lies sealed, and what can be done with it. */
export interface Form {
  /** It can be written on now. */
  writing: boolean;
  /** Its lines while it can be written on; `written` also when it lies sealed. */
  lines: ReadonlyMap<string, Line>;
  written: ReadonlyMap<string, Line>;
  /** Where a first presence could be placed. */
  starts: readonly string[];
  /** Rows without an order. */
  free: readonly string[];
  /** Rows that develop. */
  develops: readonly string[];
  /** Where the presence of a row could go. */
  targets: (row: string) => string[];
  routes: (me: number | null) => Route[];
}

const NONE: ReadonlyMap<string, Line> = new Map();

export function draft({ view, prompt, picked, sealed }: BoardProps<Types>, { idOf }: Atlas): Form {
  const written = view.phase === "writing" ? linesOf(idOf, prompt ? { prompt, picked } : sealed) : NONE;
  const writing = prompt !== null && written.size > 0;
  const lines = writing ? written : NONE;
  const rows = [...written].filter(([, { slot }]) => idOf(slot.id));
  const first = prompt?.slots[0];
  const offered = (line: Line | undefined) =>
    line ? (choices(line.slot, [])?.options ?? []).flatMap(({ token }) => idOf(token) ?? []) : [];
  return {
    writing,
    lines,
    written,
    starts: first?.id === "place" ? (choices(first, [])?.options ?? []).flatMap(({ token }) => idOf(token) ?? []) : [],
    free: writing ? rows.filter(([, { picked }]) => !picked).map(([row]) => row) : [],
    develops: rows.filter(([, { picked }]) => picked === DEVELOP).map(([row]) => row),
    targets: (row) => offered(lines.get(row)),
    routes: (me) =>
      [...written].flatMap(([row, line]) => {
        const to = idOf(line.picked ?? "");
        return to && me !== null ? [{ seat: me, from: row === "ship" ? null : row, to, vain: false }] : [];
      }),
  };
}

/** Writes into a line of the sheet, or clears it. */
export const fill = (props: BoardProps<Types>, line: Line, token: string | undefined): void =>
  void props.pick(token === undefined ? [] : [token], line.at);

/** A touch on the map: a start, an order for the row in hand, or another territory in hand. */
export function touch(id: string, props: BoardProps<Types>, form: Form, desk: Desk): void {
  const { prompt, busy, pick, attempt, chart } = props;
  const name = chart.territories.find((shape) => shape.id === id)!.name;
  if (prompt?.slots[0]?.id === "place") {
    if (busy) return;
    if (form.starts.includes(id)) void pick([name]);
    else attempt([name]);
    return;
  }
  const line = desk.selected === null ? undefined : form.lines.get(desk.selected);
  if (line && desk.selected === id) fill(props, line, DEVELOP);
  else if (line && !form.lines.has(id) && desk.selected && form.targets(desk.selected).includes(id))
    fill(props, line, name);
  else {
    desk.selected = desk.selected === id ? null : id;
    return;
  }
  desk.selected = null;
}
