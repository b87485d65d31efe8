import type { Card } from "./types";

/** The base camp. */
export const CAMP = 100;

/** A card as the notation writes it: `canoe7`. */
export const written = ([transport, value]: Card): string => `${transport}${value}`;
