/** How a box looks on the shelf, beside its picture `box.svg` and the `--cloth` of its palette. */
export interface Box {
  /** Its place on the shelf. */
  order: number;
  /** How much there is to learn, 1 to 5. */
  weight: number;
}
