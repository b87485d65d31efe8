import type { SeatLook } from "../board";

export default {
  light: { fill: "#fff6df", edge: "#6b4a22" },
  dark: { fill: "#2d2620", edge: "#e3c690" },
} satisfies Record<string, SeatLook>;
