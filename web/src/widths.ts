/** The widths at which pages change: `@media (--phone)` in styles, `new MediaQuery(widths.phone)` in scripts. */
export const widths = {
  phone: "(width <= 40rem)",
  narrow: "(width <= 48rem)",
  /** One column: what else stands beside the board comes below it. */
  column: "(width <= 62rem)",
  columns: "(width > 62rem)",
  broad: "(width > 48rem)",
} as const;
