import { t } from "../../text/texts.svelte";
import type { Chart } from "./types";
import Conflict from "./Conflict.svelte";
import type { View } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Aid } from "./Aid.svelte";
export { beats } from "./beats";
export { default as Ending } from "./Ending.svelte";

/** War and peace beside their table of dice, elections beside talk: once for each part of a turn. */
export const opens = ({ phase }: View): string | undefined => {
  if (["war", "commit", "rewards", "penalties", "decider", "allocate"].includes(phase)) return "conflict";
  return ["campaign", "propose", "vote", "moves"].includes(phase) ? "talk" : undefined;
};

export const panels = [{ id: "conflict", label: "europa-web-conflict", icon: "scales", Panel: Conflict }];

export const places = (chart: Chart) => chart.countries.map(({ id }) => ({ id, name: t(`europa-country-${id}`) }));
