/** How long things take at each speed, in milliseconds. */

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Tempo {
  readonly hop: number;
  readonly fly: number;
  readonly tumble: number;
  readonly pause: number;
  /** With reduced motion pieces appear where they end. */
  readonly fade: number;
}

const TEMPOS: Readonly<Record<Speed, Tempo>> = {
  slow: { hop: 300, fly: 900, tumble: 1500, pause: 1700, fade: 0 },
  normal: { hop: 160, fly: 550, tumble: 900, pause: 1000, fade: 0 },
  fast: { hop: 70, fly: 260, tumble: 380, pause: 450, fade: 0 },
  instant: { hop: 0, fly: 0, tumble: 0, pause: 0, fade: 0 },
};

const FADE = 160;

/** The factor by which a bot on this screen waits. */
export const BOTS_WAIT: Readonly<Record<Speed, number>> = { slow: 1.5, normal: 1, fast: 0.45, instant: 0.1 };

/** Nothing travels, but an unusable throw still stays readable. */
export function tempoOf(speed: Speed, reducedMotion: boolean): Tempo {
  const tempo = TEMPOS[speed];
  if (!reducedMotion) return tempo;
  return { hop: 0, fly: 0, tumble: 0, pause: tempo.pause, fade: speed === 'instant' ? 0 : FADE };
}
