import type { Box } from "../box";

export default { order: 1, weight: 1 } satisfies Box;
