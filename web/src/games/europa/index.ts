import Conflict from "./Conflict.svelte";

export { default as Board } from "./Board.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Aid } from "./Aid.svelte";
export { beats } from "./beats";
export { story } from "./story";

export const panels = [{ id: "conflict", label: "europa-web-conflict", icon: "scales", Panel: Conflict }];
