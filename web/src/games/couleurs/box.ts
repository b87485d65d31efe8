import type { Box } from "../box";

export default { order: 3, weight: 2, cloth: "#1f5a70" } satisfies Box;
