export { default as Board } from "./Board.svelte";
export { default as Extras } from "./Extras.svelte";
