/** A name in one or two lines, broken at the space or hyphen nearest to the middle. */
export function broken(name: string): string[] {
  const spaces = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (name.length <= 12 || middle === undefined) return [name];
  return [name.slice(0, middle + 1).trim(), name.slice(middle + 1)];
}

/** A name whose long words may be hyphenated on a narrow card: not every browser knows where, so syllables are marked. */
export function breakable(name: string): string {
  const vowel = "aeiouyàâäéèêëîïôöùûü";
  const seam = new RegExp(`(?<=\\p{L}{2}[${vowel}])(?=[^\\P{L}${vowel}][${vowel}]\\p{L}{2})`, "giu");
  return name.replace(/\p{L}{10,}/gu, (word) => word.replace(seam, "\u00ad"));
}
