import type { SeatLook } from "../board";

export default {
  red: { fill: "#cf4436", edge: "#4f120b" },
  blue: { fill: "#3f74c9", edge: "#0f2a57" },
  green: { fill: "#43965a", edge: "#143d22" },
  yellow: { fill: "#e6bd3c", edge: "#574104" },
  black: { fill: "#3a3733", edge: "#cfc6b4" },
  white: { fill: "#fbf7ee", edge: "#3a3733" },
} satisfies Record<string, SeatLook>;
