export { default as Aid } from "./Aid.svelte";
export { default as Board } from "./Board.svelte";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Tray } from "./Tray.svelte";
export { beats } from "./beats";
export { pride } from "./pride";
export { secrets } from "./secrets";
