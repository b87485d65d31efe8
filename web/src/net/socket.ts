import type { Ask, Problem, Question, Tell } from "./wire";

/** How the connection stands, as the page tells it. */
export type Link = "connecting" | "online" | "reconnecting" | "offline";

export type Reply = Extract<Tell, { ack?: number }>;
export type Outcome = { ok: true; reply: Reply } | { ok: false; problem: Problem };

interface Waiting {
  ask: Ask;
  /** Sent already, on a connection that may have broken since. */
  sent: boolean;
  resent: boolean;
  done: (outcome: Outcome) => void;
  timer?: ReturnType<typeof setTimeout>;
}

interface Ears {
  hear: (message: Tell) => void;
  link: (link: Link) => void;
}

/** No answer for this long means that the line is dead even if nobody said so. */
const PATIENCE = 10_000;
/** How often a silent line is tried. */
const HEARTBEAT = 25_000;
const LOST: Problem = { code: "lost", clause: null, text: { id: "web-error-lost" } };
const DOWN: Problem = { code: "lost", clause: null, text: { id: "web-error-down" } };
/** What may be sent later than it was meant: it asks, or names the decision that it answers. */
const WAITS: ReadonlySet<string> = new Set<Question["t"]>([
  "answer",
  "choices",
  "draft",
  "hint",
  "look",
  "pick",
  "resume",
  "suppose",
  "terms",
]);

/**
 * The line to one table. Reconnects by itself, waiting longer from failure to failure; whatever is asked
 * gets exactly one outcome. What is asked or answered while the line is down is sent when it is back; what is
 * said or done then is refused, for nobody should resign minutes after they meant to. An answer that was under
 * way when the line broke is sent again, which is safe because it names its decision; anything else that was
 * under way is reported as lost, so that nothing is said or offered twice.
 */
export class TableSocket {
  #socket: WebSocket | undefined;
  #waiting = new Map<number, Waiting>();
  #ack = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly address: (after: number) => string,
    readonly after: () => number,
    readonly ears: Ears,
    readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener?.("online", this.#online);
    globalThis.addEventListener?.("offline", this.#offline);
    this.#connect();
  }

  ask(question: Question): Promise<Outcome> {
    const ask: Ask = { ...question, ack: ++this.#ack };
    const down = this.#failures > 0 && this.#socket?.readyState !== WebSocket.OPEN;
    if (down && !WAITS.has(ask.t)) return Promise.resolve({ ok: false, problem: DOWN });
    return new Promise((done) => {
      const waiting: Waiting = { ask, sent: false, resent: false, done };
      this.#waiting.set(ask.ack, waiting);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(waiting);
    });
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
    this.#drop();
    for (const waiting of this.#waiting.values()) this.#finish(waiting, { ok: false, problem: LOST });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.ears.link(this.#failures === 0 ? "connecting" : "reconnecting");
    const socket = this.open(this.address(this.after()));
    this.#socket = socket;
    // An attempt may hang as well as fail.
    const slow = setTimeout(() => this.#lost(socket), PATIENCE);
    socket.onopen = () => {
      clearTimeout(slow);
      this.#failures = 0;
      this.ears.link("online");
      for (const waiting of this.#waiting.values()) this.#send(waiting);
      this.#beat = setInterval(() => void this.ask({ t: "resume", after: this.after() }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Tell);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: Tell): void {
    if (message.t === "closing") {
      // The server named the time itself: come back then, not by our own guess.
      this.#lost(this.#socket, message.retry_ms);
      return;
    }
    this.ears.hear(message);
    if (message.t === "clocks" || message.t === "ahead") return;
    const waiting = message.ack === undefined ? undefined : this.#waiting.get(message.ack);
    if (!waiting) return;
    const stale = message.t === "refused" && message.code === "stale" && waiting.resent;
    // Stale after a second sending means that the first one had arrived: the screen already shows it.
    if (message.t === "refused" && !stale) this.#finish(waiting, { ok: false, problem: message });
    else this.#finish(waiting, { ok: true, reply: message });
  }

  #send(waiting: Waiting): void {
    waiting.resent = waiting.sent;
    waiting.sent = true;
    this.#socket?.send(JSON.stringify(waiting.ask));
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#lost(this.#socket), PATIENCE);
  }

  #finish(waiting: Waiting, outcome: Outcome): void {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting.ask.ack);
    waiting.done(outcome);
  }

  #lost(socket: WebSocket | undefined, wait?: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#drop();
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      if (waiting.sent && waiting.ask.t !== "answer") this.#finish(waiting, { ok: false, problem: LOST });
    }
    this.#failures++;
    this.ears.link(navigator.onLine ? "reconnecting" : "offline");
    // 0.5 s, 1 s, 2 s … 15 s, with some disorder so that a thousand pages do not knock at once.
    const backoff = Math.min(15_000, 250 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait ?? backoff);
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #online = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    // What was begun without a network may never end.
    this.#drop();
    this.#connect();
  };
  #offline = (): void => this.#lost(this.#socket);
}
