/** Which figures are shown, when they are told apart, and when they are good enough. */
import type { Figure, LabFigures } from '@ludo/rules';
import type { Found } from './trial.ts';

export const SHOWN = ['minutes', 'captures', 'firstAhead', 'leaderWins', 'carefulAhead'] as const;
export type Shown = (typeof SHOWN)[number];

interface Kind {
  /** Of games; the others are amounts. */
  readonly isShare: boolean;
  /** It may be below zero. */
  readonly isSigned: boolean;
  /** What is surely closer makes hardly any difference: a part of the figure, or of all games. */
  readonly close: number;
}

export const KINDS: Readonly<Record<Shown, Kind>> = {
  minutes: { isShare: false, isSigned: false, close: 0.1 },
  captures: { isShare: false, isSigned: false, close: 0.2 },
  firstAhead: { isShare: true, isSigned: true, close: 0.12 },
  leaderWins: { isShare: true, isSigned: false, close: 0.12 },
  carefulAhead: { isShare: true, isSigned: true, close: 0.12 },
};

/** Shares in games of 100. */
export function figureIn(figures: LabFigures, shown: Shown): Figure {
  const { value, margin } = figures[shown] ?? { value: 0, margin: Number.POSITIVE_INFINITY };
  const times = KINDS[shown].isShare ? 100 : 1;
  return { value: times * value, margin: times * margin };
}

type Difference =
  | { readonly kind: 'more' | 'less'; readonly by: number }
  /** Hardly any, or none that can be told with so few games. */
  | { readonly kind: 'none' | 'unclear' };

/** One is told only where the margins do not touch: where two bars show it. */
export function differenceOf(own: Figure, other: Figure, shown: Shown): Difference {
  const by = Math.abs(own.value - other.value);
  const margins = own.margin + other.margin;
  if (by > margins) return { kind: own.value > other.value ? 'more' : 'less', by };
  const { isShare, close } = KINDS[shown];
  return { kind: by + margins <= close * (isShare ? 100 : other.value) ? 'none' : 'unclear' };
}

/** Margins of the minutes, as a part of them, and of shares of games: some 600 games of each. */
const SMALL = { minutes: 0.03, share: 0.04 };

export function isEnough({ own, other }: Found): boolean {
  return [own, other].every(
    (each) =>
      each === null ||
      (each.minutes.margin <= SMALL.minutes * each.minutes.value && each.firstAhead.margin <= SMALL.share),
  );
}
