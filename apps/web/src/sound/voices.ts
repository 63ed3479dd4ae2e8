/**
 * How each sound is made from noise and tones. A voice writes itself into an audio graph, which can also be rendered
 * offline.
 */
import type { Sound } from './score.ts';

interface Struck {
  readonly after: number;
  readonly from: number;
  readonly to?: number;
  readonly length: number;
  readonly type?: OscillatorType;
  readonly volume: number;
}

interface Rustled {
  readonly after: number;
  readonly length: number;
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly sharpness?: number;
  readonly volume: number;
}

interface Voice {
  readonly tones?: readonly Struck[];
  readonly noises?: readonly Rustled[];
}

const knock = (after: number, pitch: number, volume: number): Voice => ({
  tones: [{ after, from: pitch * 1.5, to: pitch, length: 0.07, volume }],
  noises: [{ after, length: 0.03, filter: 'bandpass', from: pitch * 4, sharpness: 2, volume: volume * 0.7 }],
});

const bells = (pitches: readonly number[], apart: number, volume: number, length = 0.35): Voice => ({
  tones: pitches.flatMap((pitch, nth) => [
    { after: nth * apart, from: pitch, length, type: 'triangle' as const, volume },
    { after: nth * apart, from: pitch * 2, length: length * 0.5, volume: volume * 0.3 },
  ]),
});

const both = (...voices: readonly Voice[]): Voice => ({
  tones: voices.flatMap(({ tones = [] }) => tones),
  noises: voices.flatMap(({ noises = [] }) => noises),
});

/** Of each knock, when (in seconds) and how bright (in hertz). */
const RATTLE: readonly (readonly [number, number])[] = [
  [0, 1900],
  [0.045, 2400],
  [0.085, 1700],
  [0.14, 2600],
  [0.18, 2000],
  [0.235, 1800],
];

/** Without dissonances, for ways of any length. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

function voiceOf(sound: Sound, step: number): Voice {
  switch (sound) {
    case 'rattle':
      return {
        noises: RATTLE.map(([after, from]) => ({
          after,
          length: 0.035,
          filter: 'bandpass' as const,
          from,
          sharpness: 4,
          volume: 0.35,
        })),
      };
    case 'die-lands':
      return both(knock(0, 260, 0.3), knock(0.085, 310, 0.16), knock(0.14, 340, 0.08));
    case 'hop':
      return knock(0, 300 * 2 ** ((SCALE[Math.min(step, SCALE.length - 1)] ?? 0) / 12), 0.24);
    case 'enter':
      return both(knock(0, 220, 0.3), {
        tones: [{ after: 0.02, from: 300, to: 620, length: 0.14, volume: 0.14 }],
      });
    case 'capture':
      return {
        tones: [
          { after: 0, from: 150, to: 55, length: 0.2, volume: 0.5 },
          { after: 0.09, from: 620, to: 170, length: 0.36, type: 'triangle', volume: 0.12 },
        ],
        noises: [
          { after: 0, length: 0.06, filter: 'lowpass', from: 900, volume: 0.5 },
          { after: 0.09, length: 0.34, filter: 'bandpass', from: 1800, to: 400, sharpness: 1.5, volume: 0.1 },
        ],
      };
    case 'home':
      return bells([659, 988], 0.13, 0.16);
    case 'wall':
      return both(knock(0, 120, 0.45), {
        noises: [{ after: 0, length: 0.09, filter: 'lowpass', from: 500, volume: 0.4 }],
      });
    case 'wobble':
      return both(knock(0, 200, 0.16), knock(0.09, 180, 0.13), knock(0.2, 190, 0.09));
    case 'challenge':
      return {
        noises: Array.from({ length: 12 }, (_, nth) => ({
          after: nth * 0.05,
          length: 0.06,
          filter: 'lowpass' as const,
          from: 420 + nth * 25,
          volume: 0.14 + nth * 0.02,
        })),
        tones: [{ after: 0.6, from: 130, to: 80, length: 0.3, volume: 0.35 }],
      };
    case 'hammer':
      return {
        tones: [{ after: 0, from: 170, to: 70, length: 0.16, volume: 0.45 }],
        noises: [{ after: 0, length: 0.05, filter: 'bandpass', from: 1300, sharpness: 1, volume: 0.4 }],
      };
    case 'challenge-won':
      return both(bells([392, 523, 659], 0.1, 0.14), {
        noises: [{ after: 0, length: 0.3, filter: 'lowpass', from: 1600, to: 200, volume: 0.4 }],
      });
    case 'challenge-lost':
      return {
        tones: [
          { after: 0, from: 330, to: 311, length: 0.22, type: 'triangle', volume: 0.16 },
          { after: 0.22, from: 277, to: 196, length: 0.45, type: 'triangle', volume: 0.16 },
        ],
      };
    case 'freed':
      return bells([523, 659, 784, 1047], 0.09, 0.11);
    case 'six':
      return bells([784, 1175], 0.07, 0.08, 0.25);
    case 'useless':
      return both(knock(0, 170, 0.16), knock(0.12, 140, 0.14));
    case 'ranked':
      return bells([523, 659, 784], 0.14, 0.14);
    case 'win':
      return both(bells([523, 523, 523, 698, 880], 0.15, 0.13, 0.4), {
        tones: [
          { after: 0.9, from: 698, length: 0.9, type: 'triangle', volume: 0.1 },
          { after: 0.9, from: 880, length: 0.9, type: 'triangle', volume: 0.1 },
          { after: 0.9, from: 1047, length: 0.9, type: 'triangle', volume: 0.1 },
        ],
      });
    case 'start':
      return bells([392, 587], 0.16, 0.12);
    case 'joins':
      return bells([440, 554], 0.08, 0.05, 0.2);
    case 'leaves':
      return bells([554, 415], 0.08, 0.05, 0.2);
    case 'your-turn':
      return bells([784, 1047], 0.13, 0.12, 0.3);
    case 'time-short':
      return both(knock(0, 500, 0.22), knock(0.25, 500, 0.22), knock(0.5, 620, 0.22));
    case 'talk':
      return { tones: [{ after: 0, from: 620, to: 880, length: 0.09, volume: 0.08 }] };
  }
}

/** Seconds; the noise is generated, so it is the same for everybody. */
const NOISE = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let nth = 0; nth < samples.length; nth += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[nth] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

const SILENCE = 0.0001;
const ATTACK = 0.004;

/** Rises without a click. */
function shape(gain: AudioParam, volume: number, start: number, length: number): void {
  gain.setValueAtTime(SILENCE, start);
  gain.exponentialRampToValueAtTime(volume, start + ATTACK);
  gain.exponentialRampToValueAtTime(SILENCE, start + length);
}

/** `start`: seconds of the context's clock. Returns what can be stopped. */
export function sing(
  context: BaseAudioContext,
  into: AudioNode,
  sound: Sound,
  start: number,
  step = 0,
): readonly AudioScheduledSourceNode[] {
  const { tones = [], noises: rustles = [] } = voiceOf(sound, step);
  const struck = tones.map(({ after, from, to = from, length, type = 'sine', volume }) => {
    const begin = start + after;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
    shape(gain.gain, volume, begin, length);
    oscillator.connect(gain).connect(into);
    oscillator.start(begin);
    oscillator.stop(begin + length);
    return oscillator;
  });
  const rustled = rustles.map(({ after, length, filter, from, to = from, sharpness = 0.7, volume }) => {
    const begin = start + after;
    const source = context.createBufferSource();
    const sieve = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = noiseOf(context);
    sieve.type = filter;
    sieve.Q.value = sharpness;
    sieve.frequency.setValueAtTime(from, begin);
    sieve.frequency.exponentialRampToValueAtTime(to, begin + length);
    shape(gain.gain, volume, begin, length);
    source.connect(sieve).connect(gain).connect(into);
    source.start(begin);
    source.stop(begin + length);
    return source;
  });
  return [...struck, ...rustled];
}
