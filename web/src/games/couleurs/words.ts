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

/** A name in up to three lines for a card, each a word or two; a word too long for a card is hyphenated at a syllable. */
export function onCard(name: string): string[] {
  const longest = 10;
  const pieces = breakable(name)
    .split(/(?<=-)| /)
    .flatMap((word) => {
      const plain = word.replaceAll("\u00ad", "");
      if (plain.length <= longest + 2) return [plain];
      const seams = word.split("\u00ad");
      const first = seams.slice(0, Math.ceil(seams.length / 2)).join("");
      return seams.length < 2 ? [plain] : [`${first}-`, plain.slice(first.length)];
    });
  return pieces.reduce<string[]>((lines, piece) => {
    const line = lines.at(-1);
    const joined = line && (line.endsWith("-") ? line + piece : `${line} ${piece}`);
    // A hyphen of ours stays at the end of its line.
    if (joined && joined.length <= longest && name.includes(joined)) return [...lines.slice(0, -1), joined];
    return [...lines, piece];
  }, []);
}
