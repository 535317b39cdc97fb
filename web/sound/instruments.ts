/** The sounds themselves, made by the machine: nothing is loaded, and nothing is recorded. */
import type { Sound } from './heard.ts';

/** In seconds. */
const GUN = { times: [0, 0.34, 0.58], lasts: 1.1 } as const;
const DICE = { times: [0, 0.07, 0.12, 0.2], lasts: 0.05 } as const;

/** A ship's bell: what sounds together, as multiples of the lowest, and how loud each is. */
const BELL = [
  [1, 0.5],
  [2.01, 0.3],
  [2.76, 0.2],
  [5.4, 0.08],
] as const;
const BELL_PITCH = 620;
const BELL_LASTS = 2.4;

/** When a sound is struck, how loud, and how long it dies away. */
interface Stroke {
  readonly at: number;
  readonly loud: number;
  readonly lasts: number;
}

function struck(context: AudioContext, source: AudioScheduledSourceNode, through: AudioNode, { at, loud, lasts }: Stroke): void {
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  through.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + lasts);
}

const hiss = new WeakMap<AudioContext, AudioBuffer>();

/** A second of noise, of which guns and dice are made. */
function noiseOf(context: AudioContext): AudioBuffer {
  const known = hiss.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 1;
  for (let place = 0; place < samples.length; place++) {
    last = (last * 48271) % 2147483647;
    samples[place] = (last / 2147483647) * 2 - 1;
  }
  hiss.set(context, buffer);
  return buffer;
}

function burst(context: AudioContext, filter: BiquadFilterOptions, stroke: Stroke): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  struck(context, source, source.connect(new BiquadFilterNode(context, filter)), stroke);
}

const INSTRUMENTS: Readonly<Record<Sound, (context: AudioContext, now: number) => void>> = {
  guns: (context, now) => {
    for (const time of GUN.times)
      burst(context, { type: 'lowpass', frequency: 180 }, { at: now + time, loud: 0.5 - time / 3, lasts: GUN.lasts });
  },
  dice: (context, now) => {
    for (const time of DICE.times)
      burst(context, { type: 'bandpass', frequency: 2600, Q: 3 }, { at: now + time, loud: 0.12, lasts: DICE.lasts });
  },
  bell: (context, now) => {
    for (const [multiple, loud] of BELL) {
      const tone = new OscillatorNode(context, { frequency: BELL_PITCH * multiple });
      struck(context, tone, tone, { at: now, loud: loud * 0.25, lasts: BELL_LASTS });
    }
  },
};

let context: AudioContext | null = null;

/** Browsers are silent until somebody has pressed something: what cannot be heard is left out. */
export function sound(all: readonly Sound[]): void {
  if (all.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of all) INSTRUMENTS[each](context, context.currentTime);
}
