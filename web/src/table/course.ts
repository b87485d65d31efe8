import type { Arg, Frame, Text, Told } from "../net/wire";

/** How the totals went from the first moment to the last. */
export interface Course {
  moments: readonly { step: number; totals: readonly number[]; told: readonly Told[] }[];
  least: number;
  most: number;
  /** The moment since which whoever won was never behind again; absent if that was so from the beginning. */
  turning?: number;
}

/** The course of a game that is over; nothing if its totals never changed. */
export function courseOf(frames: readonly Frame[], winner: number): Course | undefined {
  const moments = frames
    .filter(({ totals }) => totals.length > 0)
    .map(({ step, totals, told }) => ({ step, totals, told }));
  const all = moments.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (moments.length < 2 || least === most) return undefined;
  const behind = moments.findLastIndex(({ totals }) => Math.max(...totals) > (totals[winner] ?? 0));
  const turning = winner >= 0 && behind >= 0 && behind + 1 < moments.length ? behind + 1 : undefined;
  return { moments, least, most, ...(turning === undefined ? {} : { turning }) };
}

/** The most that a seat won in one moment. */
export const bestStroke = ({ moments }: Course, seat: number): number =>
  Math.max(0, ...moments.slice(1).map(({ totals }, at) => (totals[seat] ?? 0) - (moments[at]!.totals[seat] ?? 0)));

/** Does a sentence speak of a seat? */
export const speaksOf = ({ args = [] }: Text, seat: number): boolean => {
  const names = (arg: Arg): boolean =>
    "seat" in arg
      ? arg.seat === seat
      : "list" in arg
        ? arg.list.some(names)
        : "text" in arg && speaksOf(arg.text, seat);
  return args.some(([, arg]) => names(arg));
};
