/** One audio context, one volume, and the scheduled notes. */
import type { Note, Sound } from './score.ts';
import { sing } from './voices.ts';

export interface Player {
  /** `late`: milliseconds since the notes should have begun. */
  readonly play: (notes: readonly Note[], volume: number, late?: number) => void;
  /** Cancels notes that have not begun, except fanfares. */
  readonly hush: () => void;
  /** Browsers may have blocked or stopped the audio context. */
  readonly wake: () => void;
}

/** These play to their end, even when somebody hurries. */
const LASTING: readonly Sound[] = ['win', 'ranked', 'your-turn'];

/** Milliseconds of the longest sound. */
const RINGS = 2400;
/** Milliseconds; a running audio context drains the battery. */
const SILENCE = 8000;
/** Milliseconds behind the picture; later sounds are dropped. */
const TOO_LATE = 120;

export function createPlayer(): Player {
  const context = new AudioContext();
  const master = context.createGain();
  // Keeps overlapping sounds from distortion.
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  let waiting: { readonly at: number; readonly sources: readonly AudioScheduledSourceNode[] }[] = [];
  let hushed = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const restIn = (milliseconds: number) => {
    clearTimeout(resting);
    resting = setTimeout(() => void context.suspend().catch(() => undefined), milliseconds);
  };

  const arrange = (notes: readonly Note[], volume: number, late: number) => {
    const now = context.currentTime;
    master.gain.setValueAtTime(volume, now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { sound, at, step } of notes) {
      if (late - at > TOO_LATE) continue;
      const start = now + Math.max(0, at - late) / 1000;
      const sources = sing(context, master, sound, start, step);
      if (!LASTING.includes(sound)) waiting.push({ at: start, sources });
    }
    restIn(Math.max(0, ...notes.map(({ at }) => at)) + RINGS + SILENCE);
  };

  const wake = () => {
    restIn(RINGS + SILENCE);
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  wake();
  return {
    wake,
    play: (notes, volume, late = 0) => {
      if (context.state === 'running') return arrange(notes, volume, late);
      const begun = performance.now() - late;
      const before = hushed;
      // Blocked sound waits for a gesture, and is too late then.
      context.resume().then(
        () => {
          const wanted = hushed === before ? notes : notes.filter(({ sound }) => LASTING.includes(sound));
          arrange(wanted, volume, performance.now() - begun);
        },
        () => undefined,
      );
    },
    hush: () => {
      hushed += 1;
      const now = context.currentTime;
      for (const { at, sources } of waiting) if (at > now) for (const source of sources) source.stop();
      waiting = [];
    },
  };
}
