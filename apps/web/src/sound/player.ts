/** What plays: one audio context, one volume for everything, and what has been arranged but is not heard yet. */
import type { Note, Sound } from './score.ts';
import { sing } from './voices.ts';

export interface Player {
  readonly play: (notes: readonly Note[], volume: number) => void;
  /** Takes back what has not begun to sound, but the fanfares. */
  readonly hush: () => void;
  /** Lets sound begin where it may not yet, or no more. Costs nothing where it may. */
  readonly wake: () => void;
}

/** Fanfares are heard to their end, also when somebody hurries. */
const LASTING: readonly Sound[] = ['win', 'placed', 'your-turn'];

export function createPlayer(): Player {
  const context = new AudioContext();
  const master = context.createGain();
  // However much sounds at once, it is not distorted.
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  let waiting: { readonly at: number; readonly sources: readonly AudioScheduledSourceNode[] }[] = [];
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  wake();
  return {
    wake,
    play: (notes, volume) => {
      if (context.state !== 'running') return wake();
      const now = context.currentTime;
      master.gain.setValueAtTime(volume, now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { sound, at, step } of notes) {
        const start = now + at / 1000;
        const sources = sing(context, master, sound, start, step);
        if (!LASTING.includes(sound)) waiting.push({ at: start, sources });
      }
    },
    hush: () => {
      const now = context.currentTime;
      for (const { at, sources } of waiting) if (at > now) for (const source of sources) source.stop();
      waiting = [];
    },
  };
}
