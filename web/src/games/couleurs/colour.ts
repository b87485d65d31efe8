/** The ink that is read more easily on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  // Contrast as WCAG reckons it, with white and with black.
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? "white" : "black";
}
