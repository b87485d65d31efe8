import { t } from "../../text/texts.svelte";
import type { Place } from "./earth";
import type { AreaChart, Chart, Kind, NationChart } from "./types";

export type { Kind };
export const KINDS: readonly Kind[] = ["solid-pink", "dotted-pink", "dotted-blue"];

export type Area = AreaChart;

export interface Nation {
  id: string;
  area: Area;
  value: number;
  island: boolean;
  /** Where it is, in degrees; on a board that knows no degrees, as its grid has it. */
  place: Place;
  /** Drawn smaller. */
  small: boolean;
  /** The flag as SVG, if the board brings it. */
  flag: string | undefined;
}

export interface Line {
  ends: readonly [Nation, Nation];
  kind: Kind;
  /** Leaves the map on one side and comes back on the other. */
  stub: boolean;
}

/** The board with what follows from it: where things are, and who is joined to whom. */
export class Atlas {
  readonly areas: readonly Area[];
  readonly nations: readonly Nation[];
  readonly lines: readonly Line[];
  /** The board says where nations are on the earth: its lands can be drawn. */
  readonly earthly: boolean;
  readonly #byId: ReadonlyMap<string, Nation>;
  readonly #joined = new Map<Nation, Nation[]>();

  constructor(chart: Chart) {
    this.areas = chart.areas;
    this.earthly = chart.nations.filter(({ capital }) => capital).length * 2 >= chart.nations.length;
    const place = this.earthly ? placeOnEarth(chart) : ({ at }: NationChart): Place => [at[0] * 9, -at[1] * 7];
    this.nations = chart.nations.map((nation) => {
      const { id, area, value, island, small, flag } = nation;
      return { id, area: chart.areas[area]!, value, island, small, flag, place: place(nation) };
    });
    this.#byId = new Map(this.nations.map((nation) => [nation.id, nation]));
    this.lines = chart.lines.map(({ ends, kind, stub }) => {
      const [a, b] = [this.nations[ends[0]]!, this.nations[ends[1]]!];
      this.#joined.set(a, [...(this.#joined.get(a) ?? []), b]);
      this.#joined.set(b, [...(this.#joined.get(b) ?? []), a]);
      return { ends: [a, b], kind, stub };
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
}

/** By its capital; without one, among its neighbours, or else among those that are nearest on the board's grid. */
function placeOnEarth({ nations, lines }: Chart): (nation: NationChart) => Place {
  const middle = (places: readonly Place[]): Place => [
    places.reduce((sum, [east]) => sum + east, 0) / places.length + 1,
    places.reduce((sum, [, north]) => sum + north, 0) / places.length - 1,
  ];
  const known = nations.filter((nation) => nation.capital);
  return (nation) => {
    if (nation.capital) return nation.capital;
    const here = nations.indexOf(nation);
    const beside = lines
      .filter(({ ends }) => ends.includes(here))
      .map(({ ends }) => nations[ends[0] === here ? ends[1] : ends[0]]?.capital)
      .filter((place) => place !== undefined);
    if (beside.length > 0) return middle(beside);
    const far = ({ at }: NationChart) => Math.hypot(at[0] - nation.at[0], at[1] - nation.at[1]);
    return middle(
      [...known]
        .sort((a, b) => far(a) - far(b))
        .slice(0, 2)
        .map(({ capital }) => capital!),
    );
  };
}

const charted = new WeakMap<Chart, Atlas>();

/** The board of a table, read once. */
export function atlasOf(chart: Chart): Atlas {
  const atlas = charted.get(chart) ?? new Atlas(chart);
  charted.set(chart, atlas);
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
