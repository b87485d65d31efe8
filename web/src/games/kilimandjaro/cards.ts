import type { Card } from "./types";

/** A card as the notation writes it: `canoe7`. */
export const written = ([transport, value]: Card): string => `${transport}${value}`;
