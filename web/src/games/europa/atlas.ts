import { createContext } from "svelte";
import { t } from "../../text/texts.svelte";
import land from "./lands.json";
import type { Chart, CountryChart } from "./types";

/** What the land of a country looks like, and where its numbers stand: beside it, if `pin` says where it lies. */
interface Land {
  d: string;
  x: number;
  y: number;
  pin?: number[];
}

export type Country = CountryChart & Land;

const { width, height, elsewhere } = land;
export const sea = { width, height, elsewhere };
const lands: Readonly<Record<string, Land>> = land.lands;

/** The board with the land under it. A country of which there is no drawing stands where the board has it. */
export class Atlas {
  readonly countries: readonly Country[];
  readonly dotted: Chart["dotted"];
  readonly dice: Chart["dice"];
  readonly years: Chart["years"];

  constructor({ countries, dotted, dice, years }: Chart) {
    this.countries = countries.map((country) => {
      const [x, y] = country.pos;
      const bare = { d: "", x: 50 + x * (width / 100 - 1), y: 40 + y * (height / 100 - 0.8) };
      return { ...country, ...(lands[country.id] ?? bare) };
    });
    [this.dotted, this.dice, this.years] = [dotted, dice, years];
  }

  /** The name of a country in the reader's language. */
  name = (country: number): string => t(`europa-country-${this.countries[country]!.id}`);

  /** The tokens of a placement: a country for every pawn. */
  placement(pawns: ReadonlyMap<number, number>): string[] {
    return [...pawns].flatMap(([country, n]) => Array<string>(n).fill(this.countries[country]!.id));
  }
}

/** The board on screen. */
export const [atlas, setAtlas] = createContext<Atlas>();
