/** Chance that is the same every time: the grain of a board does not change from visit to visit. */
function chance(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A plank, as it lies: its upper left corner, and how far it goes across and along the grain. */
interface Plank {
  x: number;
  y: number;
  across: number;
  along: number;
  /** Does the grain run from left to right? */
  lying?: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The grain of a plank as path data: fine lines that run along it and bend together, as if they passed the same knots.
 */
export function grain({ x, y, across, along, lying = false }: Plank, seed: number): string {
  const next = chance(seed);
  const lines = Math.round(across / 1.15);
  const bends = 4;
  // Where the plank's knots are, and how much they push the lines aside.
  const sway = Array.from({ length: bends + 1 }, () => (next() - 0.5) * 1.5);
  const at = (a: number, b: number) => (lying ? `${round(x + b)} ${round(y + a)}` : `${round(x + a)} ${round(y + b)}`);
  return Array.from({ length: lines }, (_, line) => {
    const rest = across * ((line + 0.2 + next() * 0.6) / lines);
    const shift = (bend: number) =>
      Math.min(Math.max(rest + sway[bend]! * Math.sin((Math.PI * rest) / across), 0.1), across - 0.1);
    const step = along / bends;
    // Some lines begin late or end early.
    const first = next() < 0.3 ? 1 : 0;
    const last = next() < 0.3 ? bends - 1 : bends;
    let path = `M${at(shift(first), first * step)}`;
    for (let bend = first + 1; bend <= last; bend++) {
      const middle = (bend - 0.5) * step;
      path += `C${at(shift(bend - 1), middle)} ${at(shift(bend), middle)} ${at(shift(bend), bend * step)}`;
    }
    return path;
  }).join("");
}
