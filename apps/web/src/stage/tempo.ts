/** How long things take to be watched, in milliseconds, for each speed that a person can choose. */

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Tempo {
  /** A piece hops to the next square. */
  readonly hop: number;
  /** A captured piece flies back to base. */
  readonly fly: number;
  /** The dice tumble. */
  readonly tumble: number;
  /** A throw that nobody could use stays to be read. */
  readonly pause: number;
}

const TEMPOS: Readonly<Record<Speed, Tempo>> = {
  slow: { hop: 300, fly: 900, tumble: 1100, pause: 1700 },
  normal: { hop: 160, fly: 550, tumble: 650, pause: 1000 },
  fast: { hop: 70, fly: 260, tumble: 280, pause: 450 },
  instant: { hop: 0, fly: 0, tumble: 0, pause: 0 },
};

/** With reduced motion nothing moves, but an unusable throw still stays to be read. */
export function tempoOf(speed: Speed, reducedMotion: boolean): Tempo {
  const tempo = TEMPOS[speed];
  return reducedMotion ? { hop: 0, fly: 0, tumble: 0, pause: tempo.pause } : tempo;
}
