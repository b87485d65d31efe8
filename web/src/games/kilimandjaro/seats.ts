import type { SeatLook } from "../board";

export default {
  red: { fill: "#d2402f", edge: "#4f120b" },
  blue: { fill: "#2f7cc4", edge: "#0c2b4d" },
  green: { fill: "#3f9a4f", edge: "#103a1b" },
  yellow: { fill: "#f2b92b", edge: "#543a04" },
} satisfies Record<string, SeatLook>;
