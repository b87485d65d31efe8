import type { Box } from "../box";

export default { order: 2, weight: 2, cloth: "#2b3a63" } satisfies Box;
