import { settings } from "../settings.svelte";

/** A damped sine: its pitch, how loud, and how long it rings, in seconds; `late` after the sound begins. */
type Mode = readonly [pitch: number, gain: number, decay: number, late?: number];
/** Filtered noise: the band, how loud, how long. */
type Noise = readonly [type: BiquadFilterType, pitch: number, gain: number, seconds: number, late?: number];

interface Recipe {
  modes?: readonly Mode[];
  noise?: readonly Noise[];
}

const wood = (late = 0, pitch = 1): Mode[] => [
  [412 * pitch, 0.5, 0.045, late],
  [1130 * pitch, 0.25, 0.02, late],
  [2380 * pitch, 0.12, 0.009, late],
];
const bell = (pitch: number, late = 0): Mode[] => [
  [pitch, 0.3, 0.6, late],
  [pitch * 2.76, 0.08, 0.3, late],
];

/** What each sound is made of; nothing is fetched. Every one has a twin that can be seen. */
const recipes: Record<string, Recipe> = {
  piece: { modes: wood() },
  slide: { noise: [["bandpass", 600, 0.25, 0.25]] },
  card: {
    noise: [
      ["highpass", 2500, 0.18, 0.06],
      ["highpass", 3500, 0.22, 0.025, 0.07],
    ],
  },
  dice: { modes: [0, 0.05, 0.11, 0.18, 0.26, 0.35].flatMap((late, at) => wood(late, at === 5 ? 0.7 : 1.1)) },
  lion: {
    modes: [
      [84, 0.5, 0.7],
      [63, 0.4, 0.7, 0.1],
      [126, 0.15, 0.5],
    ],
    noise: [["lowpass", 500, 0.2, 0.6]],
  },
  seal: { modes: [[120, 0.5, 0.18]], noise: [["lowpass", 400, 0.3, 0.18]] },
  crack: {
    noise: [0, 0.05, 0.11].map((late): Noise => ["bandpass", 1800, 0.5, 0.02, late]),
    modes: [
      [392, 0.3, 0.3, 0.16],
      [330, 0.3, 0.5, 0.3],
    ],
  },
  bell: { modes: [...bell(659), ...bell(988, 0.08)] },
  turn: { modes: [...bell(523), ...bell(784, 0.11)] },
  message: { modes: [[880, 0.2, 0.06]] },
  private: { modes: [[660, 0.2, 0.06]] },
  refusal: {
    modes: [
      [180, 0.4, 0.05],
      [180, 0.4, 0.05, 0.09],
    ],
  },
  lamp: {
    modes: [
      [220, 0.2, 2],
      [277, 0.18, 2, 0.1],
      [330, 0.18, 2, 0.2],
    ],
  },
};

let context: AudioContext | undefined;
const last = new Map<string, number>();

/** Browsers let nothing be heard before somebody has touched the page: from the first touch on there is sound. */
export function listen(): () => void {
  // Afterwards, since it takes a while, and what was touched is to be seen at once.
  const open = () =>
    setTimeout(() => {
      context ??= new AudioContext();
      void context.resume();
    });
  addEventListener("pointerdown", open, { once: true });
  addEventListener("keydown", open, { once: true });
  return () => {
    removeEventListener("pointerdown", open);
    removeEventListener("keydown", open);
  };
}

/** Makes a sound, if sounds are wanted; of one kind no more than one in 80 milliseconds. */
export function sound(name: string): void {
  const recipe = recipes[name];
  if (!recipe || !settings.sound || !context || document.visibilityState !== "visible") return;
  const now = performance.now();
  if (now - (last.get(name) ?? -1000) < 80) return;
  last.set(name, now);
  const master = new GainNode(context, { gain: 0.5 });
  master.connect(context.destination);
  for (const [pitch, gain, decay, late = 0] of recipe.modes ?? []) {
    const source = new OscillatorNode(context, { frequency: pitch * (0.97 + Math.random() * 0.06) });
    ring(context, source, master, gain, decay, late);
  }
  for (const [type, frequency, gain, seconds, late = 0] of recipe.noise ?? []) {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
    const filter = new BiquadFilterNode(context, { type, frequency });
    filter.connect(master);
    ring(context, source, filter, gain, seconds, late);
  }
}

function ring(
  { currentTime }: AudioContext,
  source: AudioScheduledSourceNode,
  into: AudioNode,
  gain: number,
  seconds: number,
  late: number,
): void {
  const envelope = new GainNode(source.context, { gain: 0 });
  const start = currentTime + late;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.0005, start + 0.004 + seconds * 1.6);
  source.connect(envelope).connect(into);
  source.start(start);
  source.stop(start + seconds * 1.7 + 0.05);
}

let hiss: AudioBuffer | undefined;
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}
