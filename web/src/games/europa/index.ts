import { t } from "../../text/texts.svelte";
import type { Chart } from "./types";
import Conflict from "./Conflict.svelte";
import type { Text } from "../../net/wire";
import type { Told, View } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Aid } from "./Aid.svelte";
export { beats } from "./beats";
export { default as Ending } from "./Ending.svelte";
export { pride } from "./pride";
export { secrets } from "./secrets";

/** The dice of war, and answers that are turned over. */
export const great = (event: Told | null): Text | undefined => {
  if (event?.what === "war_roll") return { id: "europa-web-back-war" };
  return event?.what === "answers" ? { id: "europa-web-back-vote" } : undefined;
};

/** The replay goes from turn to turn. */
export const turnOf = ({ turn }: View): number => turn;

/** War and peace beside their table of dice, elections beside talk: once for each part of a turn. */
export const opens = ({ phase }: View): string | undefined => {
  if (["war", "commit", "rewards", "penalties", "decider", "allocate"].includes(phase)) return "conflict";
  return ["campaign", "propose", "vote", "moves"].includes(phase) ? "talk" : undefined;
};

export const panels = [{ id: "conflict", label: "europa-web-conflict", icon: "scales", Panel: Conflict }];

export const places = (chart: Chart) => chart.countries.map(({ id }) => ({ id, name: t(`europa-country-${id}`) }));
