import type { Box } from "../box";

export default { order: 4, weight: 4 } satisfies Box;
