/** How a map larger than its window is looked at: by wheel, pinch, drag, keys and buttons. */
export interface Picture {
  width: number;
  height: number;
  /** The scale below which what is written on the map would not be read. */
  legible: number;
}

/** A touch that moved less than this was meant to stay where it was. */
const STILL = 8;
const STEP = 1.25;

const cameras = new WeakMap<object, Camera>();

/** How the map of this chart is looked at, if it is on screen. */
export const cameraOf = (chart: object): Camera | undefined => cameras.get(chart);

/** Where the map lies in the window: a point of it is drawn at `point * scale + (x, y)`. */
export class Camera {
  /** The window, in pixels; zero until it is measured. */
  width = $state(0);
  height = $state(0);
  /** How much closer than at first. */
  #zoom = $state(1);
  /** The point of the map in the middle of the window; where nobody has looked yet, that of the map. */
  #middle = $state.raw<readonly [number, number] | null>(null);
  /** It glides to where it was told to look. */
  gliding = $state(false);
  #pointers = new Map<number, readonly [number, number]>();
  #moved = false;

  /** Whatever else belongs to the same board (a tray, a sheet) finds it by its chart. */
  constructor(
    readonly picture: () => Picture,
    chart?: object,
  ) {
    if (chart) cameras.set(chart, this);
  }

  /** All of the map in sight. */
  get fit(): number {
    const { width, height } = this.picture();
    return Math.min(this.width / width, this.height / height) || 1;
  }
  /** As it is seen at first: all of it, unless that could not be read. */
  get home(): number {
    return Math.max(this.fit, this.picture().legible);
  }
  get scale(): number {
    return this.home * this.#zoom;
  }
  get x(): number {
    return place(this.width, this.picture().width * this.scale, this.#centre[0] * this.scale);
  }
  get y(): number {
    return place(this.height, this.picture().height * this.scale, this.#centre[1] * this.scale);
  }
  get nearest(): boolean {
    return this.#zoom >= 3;
  }
  get farthest(): boolean {
    return this.scale <= this.fit * 1.001;
  }
  get atHome(): boolean {
    return this.#zoom === 1;
  }
  get #centre(): readonly [number, number] {
    return this.#middle ?? [this.picture().width / 2, this.picture().height / 2];
  }

  /** The point of the map that is drawn there in the window. */
  under(left: number, top: number): readonly [number, number] {
    return [(left - this.x) / this.scale, (top - this.y) / this.scale];
  }

  /** Closer (or further), with the point at this place of the window staying where it is. */
  zoom(by: number, left = this.width / 2, top = this.height / 2): void {
    this.gliding = false;
    const [px, py] = this.under(left, top);
    this.#zoom = Math.min(3, Math.max(this.fit / this.home, this.#zoom * by));
    if (Math.abs(this.#zoom - 1) < 0.04) this.#zoom = 1;
    const { scale } = this;
    this.#middle = [px + (this.width / 2 - left) / scale, py + (this.height / 2 - top) / scale];
    this.#settle();
  }
  closer = (): void => this.zoom(STEP);
  further = (): void => this.zoom(1 / STEP);

  pan(dx: number, dy: number): void {
    this.gliding = false;
    const [x, y] = this.#centre;
    this.#middle = [x - dx / this.scale, y - dy / this.scale];
    this.#settle();
  }

  /** As at first. */
  reset = (): void => {
    this.gliding = false;
    this.#zoom = 1;
    this.#middle = null;
  };

  /** Brings a point of the map into sight, with this much of the window around it; moves no more than it must. */
  look(px: number, py: number, margin = 90): void {
    const [left, top] = [px * this.scale + this.x, py * this.scale + this.y];
    const [mx, my] = [Math.min(margin, this.width / 2 - 1), Math.min(margin, this.height / 2 - 1)];
    const dx = clamp(left, mx, this.width - mx) - left;
    const dy = clamp(top, my, this.height - my) - top;
    if (this.width === 0 || (dx === 0 && dy === 0)) return;
    this.pan(dx, dy);
    this.gliding = true;
  }

  /** What was dragged beyond the edge does not have to be dragged back. */
  #settle(): void {
    const { scale } = this;
    this.#middle = [(this.width / 2 - this.x) / scale, (this.height / 2 - this.y) / scale];
  }

  /** Watches an element: `{@attach camera.watch}`. */
  watch = (element: HTMLElement): (() => void) => {
    const size = new ResizeObserver(([entry]) => {
      this.width = entry!.contentRect.width;
      this.height = entry!.contentRect.height;
    });
    size.observe(element);
    const at = (event: MouseEvent): readonly [number, number] => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      this.zoom(Math.exp(-clamp(event.deltaY * lines, -120, 120) * 0.002), ...at(event));
    };
    const down = (event: PointerEvent) => {
      if (this.#pointers.size === 0) this.#moved = false;
      this.#pointers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = this.#pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      const others = [...this.#pointers].filter(([id]) => id !== event.pointerId);
      if (!this.#moved && Math.hypot(dx, dy) < STILL) return;
      if (!this.#moved) element.setPointerCapture(event.pointerId);
      this.#moved = true;
      const other = others[0]?.[1];
      if (other) {
        const spread = (point: readonly [number, number]) => Math.hypot(point[0] - other[0], point[1] - other[1]);
        this.zoom(spread(now) / Math.max(1, spread(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
        this.pan(dx / 2, dy / 2);
      } else this.pan(dx, dy);
      this.#pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => void this.#pointers.delete(event.pointerId);
    // The end of a drag is no choice.
    const click = (event: MouseEvent) => {
      if (this.#moved && event.detail > 0) event.stopPropagation();
      this.#moved = false;
    };
    const key = (event: KeyboardEvent) => {
      if (!this.#key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("wheel", wheel, { passive: false, signal });
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) element.addEventListener(end, up, { signal });
    element.addEventListener("click", click, { capture: true, signal });
    element.addEventListener("keydown", key, { signal });
    return () => {
      size.disconnect();
      heard.abort();
    };
  };

  #key({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || altKey || metaKey) return false;
    if (key === "+" || key === "=") this.closer();
    else if (key === "-") this.further();
    else if (key === "0") this.reset();
    else if (shiftKey && key === "ArrowLeft") this.pan(60, 0);
    else if (shiftKey && key === "ArrowRight") this.pan(-60, 0);
    else if (shiftKey && key === "ArrowUp") this.pan(0, 60);
    else if (shiftKey && key === "ArrowDown") this.pan(0, -60);
    else return false;
    return true;
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where a side begins in the window so that its middle is there: centred if it fits, else never short of an edge. */
function place(room: number, side: number, middle: number): number {
  return side <= room ? (room - side) / 2 : clamp(room / 2 - middle, room - side, 0);
}
