import Moves from "./Moves.svelte";

export { default as Aid } from "./Aid.svelte";
export { default as Board } from "./Board.svelte";
export { default as SeatPart } from "./SeatPart.svelte";
export { beats } from "./beats";
export { pride } from "./pride";

export const panels = [{ id: "moves", label: "neuf-pistes-web-moves", icon: "next", Panel: Moves }];
