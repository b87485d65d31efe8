/** Which words of a text are not those of the text before, read along the longest run of words that both have. */
export function changed(before: readonly string[], now: readonly string[]): readonly boolean[] {
  const rows = before.length + 1;
  const columns = now.length + 1;
  const common = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--)
      common[a]![b] =
        before[a] === now[b] ? common[a + 1]![b + 1]! + 1 : Math.max(common[a + 1]![b]!, common[a]![b + 1]!);
  const marks: boolean[] = [];
  for (let a = 0, b = 0; b < now.length;) {
    if (a < before.length && before[a] === now[b]) {
      marks.push(false);
      a++;
      b++;
    } else if (a < before.length && common[a + 1]![b]! >= common[a]![b + 1]!) a++;
    else {
      marks.push(true);
      b++;
    }
  }
  return marks;
}
