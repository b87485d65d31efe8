/** The board file, and where its map lies. */
export const BOARD: string;
export const MAP: string;
/** The map of a board file's text. */
export function africaMap(toml: string): { territories: unknown[]; links: string[][] };
