import { t } from "../../text/texts.svelte";
import { nameId } from "./map";
import Ledger from "./Ledger.svelte";
import Sheet from "./Sheet.svelte";
import type { Text } from "../../net/wire";
import type { Chart, Event, View } from "./types";
import WhatIf from "./WhatIf.svelte";

export { default as Aid } from "./Aid.svelte";
export { default as Board } from "./Board.svelte";
export { beats } from "./beats";
export { default as Ending } from "./Ending.svelte";
export { pride } from "./pride";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Tray } from "./Tray.svelte";

/** The reading of the orders. */
export const great = (event: Event | null): Text | undefined =>
  event?.event === "sheet_read" ? { id: "africa-web-back-reading" } : undefined;

/** The replay goes from year to year. */
export const turnOf = ({ year }: View): number => year;

/** While one talks, talk; while one writes, the sheet. */
export const opens = ({ phase }: View): string | undefined =>
  ({ diplomacy: "talk", writing: "sheet" })[phase as string];

export const panels = [
  { id: "sheet", label: "africa-web-tab-sheet", icon: "cards", Panel: Sheet, beside: true },
  { id: "what-if", label: "africa-web-tab-what-if", icon: "scales", Panel: WhatIf },
  { id: "points", label: "africa-web-tab-points", icon: "flag", Panel: Ledger },
];

export const places = (chart: Chart) => chart.territories.map(({ id }) => ({ id, name: t(nameId(id)) }));
