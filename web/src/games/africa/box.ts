import type { Box } from "../box";

export default { order: 4, weight: 4, cloth: "#6b4320" } satisfies Box;
