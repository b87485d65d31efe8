import Hands from "./Hands.svelte";
import Pad from "./Pad.svelte";

export { default as Aid } from "./Aid.svelte";
export { beats } from "./beats";
export { default as Board } from "./Board.svelte";
export { pride } from "./pride";
export { secrets } from "./secrets";
export { default as SeatPart } from "./SeatPart.svelte";
export { default as Tray } from "./Tray.svelte";

export const panels = [
  { id: "pad", label: "couleurs-web-tab-pad", icon: "flag", Panel: Pad },
  { id: "hands", label: "couleurs-web-tab-hands", icon: "cards", Panel: Hands },
] as const;
