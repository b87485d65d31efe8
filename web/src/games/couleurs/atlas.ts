import { t } from "../../text/texts.svelte";
import type { AreaChart, Chart, Kind } from "./types";

export type { Kind };
export const KINDS: readonly Kind[] = ["solid-pink", "dotted-pink", "dotted-blue"];

export type Area = AreaChart;

export interface Nation {
  id: string;
  area: Area;
  value: number;
  island: boolean;
  /** Centre of the flag, in units of the board. */
  x: number;
  y: number;
  /** How large the flag is drawn. */
  size: number;
  /** The flag as SVG, if the board brings it. */
  flag: string | undefined;
}

export interface Line {
  ends: [Nation, Nation];
  kind: Kind;
  path: string;
}

/** Units of the board from one place of the grid to the next, and to its edge. */
const STEP = { x: 74, y: 64 };
const MARGIN = { x: 50, y: 46 };
/** A flag on the board. */
export const FLAG = { width: 48, height: 32 };

/** The board with what follows from it: where things stand, and who is joined to whom. */
export class Atlas {
  readonly width: number;
  readonly height: number;
  readonly stock: { x: number; y: number };
  readonly note: readonly string[];
  readonly areas: readonly Area[];
  readonly nations: readonly Nation[];
  readonly lines: readonly Line[];
  readonly #byId: ReadonlyMap<string, Nation>;
  readonly #joined = new Map<Nation, Nation[]>();

  constructor(data: Chart) {
    const place = ([x, y]: readonly [number, number]) => ({ x: MARGIN.x + x * STEP.x, y: MARGIN.y + y * STEP.y });
    const [columns, rows] = data.grid;
    this.width = 2 * MARGIN.x + (columns - 1) * STEP.x;
    this.height = 2 * MARGIN.y + (rows - 1) * STEP.y;
    this.stock = place(data.stock);
    this.note = data.note;
    this.areas = data.areas;
    this.nations = data.nations.map(({ id, area, value, island, at, small, flag }) => {
      return { id, area: data.areas[area]!, value, island, ...place(at), size: small ? 0.55 : 1, flag };
    });
    this.#byId = new Map(this.nations.map((nation) => [nation.id, nation]));
    this.lines = data.lines.map(({ ends, kind, stub }) => {
      const [a, b] = [this.nations[ends[0]]!, this.nations[ends[1]]!];
      this.#joined.set(a, [...(this.#joined.get(a) ?? []), b]);
      this.#joined.set(b, [...(this.#joined.get(b) ?? []), a]);
      return { ends: [a, b], kind, path: stub ? this.#around(a, b) : this.#between(a, b) };
    });
  }

  find(id: string): Nation | undefined {
    return this.#byId.get(id);
  }

  /** The nations joined to one by a line. */
  joined(nation: Nation): readonly Nation[] {
    return this.#joined.get(nation) ?? [];
  }

  /** These cards in the order of the board, which is by area. */
  sorted(ids: readonly string[]): Nation[] {
    return this.nations.filter(({ id }) => ids.includes(id));
  }

  /** These cards area by area; areas without any are left out. */
  byArea(ids: readonly string[]): { area: Area; nations: Nation[] }[] {
    const nations = this.sorted(ids);
    return this.areas
      .map((area) => ({ area, nations: nations.filter((nation) => nation.area === area) }))
      .filter(({ nations }) => nations.length > 0);
  }

  /** Straight, or bent a little where a straight line would run under a third flag. */
  #between(a: Nation, b: Nation): string {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const others = this.nations.filter((nation) => nation !== a && nation !== b && nation.size === 1);
    const bend = (by: number) => ({
      x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * by,
      y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * by,
    });
    const free = (by: number) => {
      const over = bend(by);
      return [...Array(40).keys()].every((step) => {
        const part = (step + 0.5) / 40;
        const along = (from: number, by: number, to: number) =>
          (1 - part) ** 2 * from + 2 * part * (1 - part) * by + part ** 2 * to;
        const [x, y] = [along(a.x, over.x, b.x), along(a.y, over.y, b.y)];
        return others.every(
          (other) => Math.abs(other.x - x) > FLAG.width / 2 + 4 || Math.abs(other.y - y) > FLAG.height / 2 + 4,
        );
      });
    };
    const by = [0, 12, -12, 24, -24, 36, -36].find(free) ?? 0;
    const over = bend(by);
    return `M${a.x} ${a.y}` + (by === 0 ? `L${b.x} ${b.y}` : `Q${over.x} ${over.y} ${b.x} ${b.y}`);
  }

  /** Round the back of the world: out at one edge, in at the other. */
  #around(a: Nation, b: Nation): string {
    const [west, east] = a.x <= b.x ? [a, b] : [b, a];
    const up = STEP.y / 2;
    return (
      `M${west.x} ${west.y}L${west.x - STEP.x / 2} ${west.y - up}H0` +
      `M${east.x} ${east.y}L${east.x + STEP.x / 2} ${east.y - up}H${this.width}`
    );
  }
}

const known = new WeakMap<Chart, Atlas>();

/** The board of a table, laid out once. */
export function atlasOf(chart: Chart): Atlas {
  const atlas = known.get(chart) ?? new Atlas(chart);
  known.set(chart, atlas);
  return atlas;
}

/** The names in the reader's language; those of a board of one's own are known to the texts. */
export const nationName = ({ id }: Nation): string => t(`couleurs-nation-${id}`);
export const areaName = ({ id }: Area): string => t(`couleurs-area-${id}`);

/** Where the picture of a flag is: on the sheet of the box, or brought by the board. */
export function flagImage(nation: Nation): string | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${nation.flag}</svg>`;
  return nation.flag && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
