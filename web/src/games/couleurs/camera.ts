/** What part of the board is on screen: pixels = units × scale + offset. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** At most so many pixels a unit. */
export const CLOSEST = 3;

/** The whole board in the middle of the frame. */
export function fit(board: Size, frame: Size): Camera {
  return within({ scale: furthest(board, frame), x: 0, y: 0 }, board, frame);
}

/** The scale at which the whole board is just seen. */
export function furthest(board: Size, frame: Size): number {
  return Math.min(frame.width / board.width, frame.height / board.height);
}

/** Nearer or further by a factor; the point under the pointer stays where it is. */
export function zoom(camera: Camera, by: number, at: { x: number; y: number }, board: Size, frame: Size): Camera {
  const least = furthest(board, frame);
  const scale = Math.min(Math.max(camera.scale * by, least), Math.max(CLOSEST, least));
  const ratio = scale / camera.scale;
  return within({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, board, frame);
}

export function pan(camera: Camera, dx: number, dy: number, board: Size, frame: Size): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, frame);
}

/** So that a point of the board is on screen, with some board around it. */
export function show(camera: Camera, point: { x: number; y: number }, board: Size, frame: Size): Camera {
  const edge = (size: number) => Math.min(70, size / 4);
  const into = (at: number, size: number) => Math.min(Math.max(at, edge(size)), size - edge(size)) - at;
  const [x, y] = [point.x * camera.scale + camera.x, point.y * camera.scale + camera.y];
  return pan(camera, into(x, frame.width), into(y, frame.height), board, frame);
}

/** So that all these points fill the frame, but no nearer than a scale at which names are read easily. */
export function frameAll(points: readonly { x: number; y: number }[], board: Size, frame: Size, near = 1.3): Camera {
  if (points.length === 0) return fit(board, frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const around = 140;
  const wanted = Math.min(frame.width / (right - left + around), frame.height / (bottom - top + around), near);
  const scale = Math.max(wanted, furthest(board, frame));
  const [x, y] = [frame.width / 2 - ((left + right) / 2) * scale, frame.height / 2 - ((top + bottom) / 2) * scale];
  return within({ scale, x, y }, board, frame);
}

/** No emptiness beside the board; a side that is shorter than the frame lies in its middle. */
function within({ scale, x, y }: Camera, board: Size, frame: Size): Camera {
  const side = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale,
    x: side(x, board.width * scale, frame.width),
    y: side(y, board.height * scale, frame.height),
  };
}

/** The nearest of these points in a direction, for walking from flag to flag with the arrow keys. */
export function nearest<P extends { x: number; y: number }>(
  from: P,
  [dx, dy]: readonly [number, number],
  points: readonly P[],
): P | undefined {
  let best: P | undefined;
  let least = Infinity;
  for (const point of points) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    if (point === from || along <= 1) continue;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    // Straight on is nearer than aside; what lies more aside than ahead is another direction.
    if (aside > along * 1.5) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
