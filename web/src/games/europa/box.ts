import type { Box } from "../box";

export default { order: 5, weight: 5 } satisfies Box;
