import type { SeatLook } from "../board";

/** The colours of the rulebook: red, blue, black, green, yellow, brown. */
export default {
  gb: { fill: "#c0272d", edge: "#4f0b0e" },
  fr: { fill: "#2b5db0", edge: "#0c2149" },
  de: { fill: "#2a2a2c", edge: "#c9bfa9" },
  it: { fill: "#2e8b3d", edge: "#0c3814" },
  nl: { fill: "#ecc52c", edge: "#564303" },
  be: { fill: "#86532a", edge: "#2f1907" },
} satisfies Record<string, SeatLook>;
