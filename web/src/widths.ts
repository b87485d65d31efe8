/** The widths at which pages change: `@media (--phone)` in styles, `new MediaQuery(widths.phone)` in scripts. */
export const widths = {
  phone: "(width <= 40rem)",
  narrow: "(width <= 48rem)",
  /** One column: what else stands beside the board comes below it. */
  column: "(width <= 62rem)",
  columns: "(width > 62rem)",
  broad: "(width > 48rem)",
  /** The shapes of a table: room beside the board, a phone upright, a phone lying flat; else a tablet. */
  wide: "(width >= 1000px) and (height >= 560px) and (aspect-ratio >= 1/1)",
  /** Room for a second sheet beside the board. */
  third: "(width >= 1700px) and (height >= 560px) and (aspect-ratio >= 1/1)",
  pocket: "(width < 600px) and (aspect-ratio < 13/10)",
  flat: "(height < 560px) and (aspect-ratio >= 13/10)",
} as const;
