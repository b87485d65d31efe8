import type { Box } from "../box";

export default { order: 3, weight: 2 } satisfies Box;
