import type { Beat, Beats } from "../../table/scene";
import type { Arrangement, Cell, Move, Side, Types, View } from "./types";

/** What the board needs to draw a beat. */
export type Detail =
  | { show: "slide"; seat: number; move: Move }
  /** Cells that light up: a gate or a camp that was entered, the nine of a camp that is full. */
  | { show: "light"; cells: readonly Cell[] }
  /** Numbers that are turned over. */
  | { show: "turn" };

/** A slide begins, and goes on for each cell, at most so long in all. */
const [BEGIN, CELL, MOST] = [120, 40, 420];
const [ENTERED, TURNED, LAMPS] = [300, 600, 900];

const column = (cell: Cell) => cell.charCodeAt(0);
const row = (cell: Cell) => Number(cell.slice(1));
const far = ({ from, to }: Move) => Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
/** Row by row, as pawns without numbers are told. */
const byRow = (a: Cell, b: Cell) => row(a) - row(b) || column(a) - column(b);

const nine = <T>(items: readonly T[]) => items as Side["pawns"] & T[];

function change(view: View, seat: number, side: Partial<Side>): View {
  const sides = view.sides.map((one, at) => (at === seat ? { ...one, ...side } : one));
  return { ...view, sides: sides as View["sides"] };
}

function moved(view: View, seat: number, move: Move): View {
  const { pawns, numbers } = view.sides[seat]!;
  const stand = pawns.map((cell) => (cell === move.from ? move.to : cell));
  if (!numbers) stand.sort(byRow);
  return { ...change(view, seat, { pawns: nine(stand) }), last: move };
}

/** What one wrote for the other lies open. */
function arranged(view: View, by: number, { pawns, cells }: Arrangement): View {
  const seat = 1 - by;
  const { start } = view.sides[seat]!;
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as NonNullable<Side["numbers"]>;
  return change(view, seat, {
    ...(pawns && { numbers, pawns: nine(numbers.map((number) => start[pawns.indexOf(number)]!)) }),
    ...(cells && { camp_numbers: cells }),
  });
}

/** How an update is seen: the pawn slides, what it entered lights up, a full camp lights its nine lamps. */
export const beats: Beats<Types> = (before, told, after) => {
  const shown: (Beat<Types> & { detail: Detail; lines: number[] })[] = [];
  const show = (line: number, ms: number, detail: Detail, rest: Omit<Partial<Beat<Types>>, "detail" | "lines"> = {}) =>
    shown.push({ kind: detail.show, ms, detail, ...rest, lines: [line] });
  const also = (line: number) => shown.at(-1)?.lines.push(line);
  const events = told.map(({ event }) => event);
  // What was taken back is not shown backwards.
  if (told.some(({ back }) => back !== undefined)) return [];

  for (const [line, event] of events.entries()) {
    switch (event?.event) {
      case "arranged": {
        const { by, arrangement } = event;
        const turn = shown.at(-1);
        if (turn?.detail.show === "turn") {
          const first = turn.apply!;
          turn.apply = (view) => arranged(first(view), by, arrangement);
          also(line);
        } else
          show(line, TURNED, { show: "turn" }, { apply: (view) => arranged(view, by, arrangement), sound: "card" });
        break;
      }
      case "moved": {
        const { seat, move } = event;
        const ms = Math.min(BEGIN + CELL * far(move), MOST);
        const apply = (view: View) => moved(view, seat, move);
        show(line, ms, { show: "slide", seat, move }, { at: move.to, sound: "slide", apply });
        const gates = before.sides[1 - seat]!.gates ?? [];
        if (event.crossing === "in" || gates.includes(move.to)) {
          show(line, ENTERED, { show: "light", cells: [move.to] }, { at: move.to, sound: "piece" });
          // Said once it is there.
          shown.at(-2)!.lines.length = 0;
        }
        break;
      }
      case "ended":
        if (typeof event.end === "object") {
          const { camp } = after.sides[event.end.won]!;
          show(line, LAMPS, { show: "light", cells: camp }, { at: camp[4], sound: "lamp" });
        } else also(line);
        break;
      default:
        also(line);
    }
  }
  const last = shown.at(-1);
  if (!last) return [];
  // Whose move it is and what is counted is told, not worked out.
  const { apply } = last;
  last.apply = (view) => settle(apply?.(view) ?? view, after);
  return shown;
};

function settle(view: View, after: View): View {
  const sides = after.sides.map((side, seat) => ({ ...side, pawns: view.sides[seat]!.pawns }));
  return { ...after, last: view.last, sides: sides as View["sides"] };
}

/** What a beat shows, if it is one of ours. */
export const detailOf = (beat: Beat<Types> | null | undefined) => beat?.detail as Detail | undefined;
