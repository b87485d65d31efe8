import { createContext } from "svelte";
import { t } from "../../text/texts.svelte";
import land from "./lands.json";
import type { Chart, CountryChart } from "./types";

/** What the land of a country looks like, and the point in it where its numbers are tied. */
interface Land {
  d: string;
  x: number;
  y: number;
}

export type Country = CountryChart & Land;

export const sea = { width: land.width, height: land.height, lines: land.lines, elsewhere: land.elsewhere };
const lands: Readonly<Record<string, Land>> = land.lands;

/** The land of a country that no map knows: an island where the board has it. */
function island([x, y]: readonly [number, number]): Land {
  const [cx, cy, r] = [60 + (x * (sea.width - 120)) / 100, 50 + (y * (sea.height - 100)) / 100, 34];
  return { d: `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`, x: cx, y: cy };
}

/** The board with the land under it. */
export class Atlas {
  readonly countries: readonly Country[];
  readonly dotted: Chart["dotted"];
  /** Countries that can be reached from each, by land or dotted link. */
  readonly near: readonly (readonly number[])[];
  /** One of a few shades each, so that neighbours differ. */
  readonly shades: readonly number[];

  constructor(readonly chart: Chart) {
    this.countries = chart.countries.map((country) => ({ ...country, ...(lands[country.id] ?? island(country.pos)) }));
    this.dotted = chart.dotted;
    const links = [...chart.borders, ...chart.dotted];
    const beside = (pairs: Chart["dotted"]) =>
      this.countries.map((_, id) => pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])));
    this.near = beside(links);
    const shades: number[] = [];
    for (const [id, near] of beside(chart.borders).entries()) {
      const taken = near.map((other) => shades[other]);
      shades[id] = [0, 1, 2, 3, 4].find((shade) => !taken.includes(shade)) ?? 0;
    }
    this.shades = shades;
  }

  /** The name of a country in the reader's language. */
  name = (country: number): string => t(`europa-country-${this.countries[country]!.id}`);

  /** The country with this id. */
  find = (id: string): number => this.countries.findIndex((country) => country.id === id);

  /**
   * The country that lies in this direction: a neighbour, if there is one, else the nearest of all, so that every country
   * can be reached.
   */
  walk(from: number, [dx, dy]: readonly [number, number]): number | undefined {
    const { x, y } = this.countries[from]!;
    let best: number | undefined;
    let least = Infinity;
    for (const [id, to] of this.countries.entries()) {
      const along = (to.x - x) * dx + (to.y - y) * dy;
      const aside = Math.abs((to.x - x) * dy) + Math.abs((to.y - y) * dx);
      if (id === from || along <= 1 || aside > along * 1.6) continue;
      const cost = (along + 2.5 * aside) * (this.near[from]!.includes(id) ? 1 : 2.5);
      if (cost < least) [best, least] = [id, cost];
    }
    return best;
  }
}

/** The board on screen. */
export const [atlas, setAtlas] = createContext<Atlas>();
