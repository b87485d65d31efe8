import type { Box } from "../box";

export default { order: 1, weight: 1, cloth: "#7a3320" } satisfies Box;
