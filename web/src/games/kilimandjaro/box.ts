import type { Box } from "../box";

export default { order: 2, weight: 2 } satisfies Box;
