import type { Text } from "../../net/wire";
import type { View } from "./types";

/** What a seat knew and the public did not: its victory points, where they are hidden. */
export function secrets(own: View, open: View, seat: number): readonly Text[] {
  const points = own.vp[seat];
  if (points === null || points === undefined || open.vp[seat] !== null) return [];
  return [{ id: "europa-web-knew-points", args: [["points", { number: points }]] }];
}
