import type { SeatLook } from "../board";

export default {
  blue: { fill: "#3f74c9", edge: "#0f2a57" },
  green: { fill: "#4a9a63", edge: "#143d22" },
  red: { fill: "#cc4a3c", edge: "#4f120b" },
  yellow: { fill: "#e6bd3c", edge: "#574104" },
  violet: { fill: "#8f5fb5", edge: "#311648" },
  orange: { fill: "#dd8238", edge: "#532905" },
} satisfies Record<string, SeatLook>;
