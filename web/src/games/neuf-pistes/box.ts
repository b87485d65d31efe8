import type { Box } from "../box";

export default {
  order: 1,
  weight: 1,
  // As printed, a player can besiege the enemy camp for ever; at most three besiegers is the dossier's cure.
  quick: { gate_cap: "3" },
} satisfies Box;
