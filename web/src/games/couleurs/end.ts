import type { Told } from "../../net/wire";
import type { EventView, Laid } from "./types";

/** The longest chain of a game, the dearer of two alike; what the log told, and no more. */
export function longestChain(
  log: readonly Told<EventView>[],
): { seat: number; chain: readonly Laid[]; points: number; step: number } | undefined {
  return log.reduce<ReturnType<typeof longestChain>>((best, { event, step }) => {
    if (event?.kind !== "played") return best;
    const { seat, chain, points } = event;
    const better =
      !best || chain.length > best.chain.length || (chain.length === best.chain.length && points > best.points);
    return better ? { seat, chain, points, step } : best;
  }, undefined);
}
