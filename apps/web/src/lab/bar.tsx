/** A figure as a bar with its margin. The figure stands beside it in words. */
import type { Figure } from '@ludo/rules';

interface BarProps {
  readonly figure: Figure;
  readonly span: Span;
  /** Hatched instead of full: the bar beside. */
  readonly isOther: boolean;
  /** For who does not see it. */
  readonly words: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const LENGTH = 100;
const HEIGHT = 16;

/** The shortest of some steps in which all figures have room, so that bars seldom change their scale. */
export function spanOf(figures: readonly Figure[], atLeast: number): Span {
  const known = figures.filter(({ margin }) => Number.isFinite(margin));
  const highest = Math.max(atLeast, ...known.map(({ value, margin }) => value + margin));
  const lowest = Math.min(0, ...known.map(({ value, margin }) => value - margin));
  return { from: lowest < 0 ? -stepAbove(-lowest) : 0, to: stepAbove(highest) };
}

function stepAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.5, 2, 3, 5, 7.5].find((step) => step * power >= value) ?? 10) * power;
}

export function Bar({ figure: { value, margin }, span: { from, to }, isOther, words }: BarProps) {
  const at = (amount: number): number =>
    (LENGTH * (Math.min(to, Math.max(from, amount)) - from)) / (to - from);
  const [zero, end] = [at(0), at(value)];
  const [low, high] = [at(value - margin), at(value + margin)];
  const isKnown = Number.isFinite(margin);
  const margins = `M${low} 8H${high}M${low} 3V13M${high} 3V13`;
  return (
    <svg
      className={isOther ? 'lab-bar lab-bar-other' : 'lab-bar'}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      {isKnown && (
        <>
          <rect x={Math.min(zero, end)} y={2} width={Math.abs(end - zero)} height={HEIGHT - 4} />
          <path className="lab-margin-edge" d={margins} />
          <path d={margins} />
        </>
      )}
      <path className="lab-zero" d={`M${zero} 0V${HEIGHT}`} />
    </svg>
  );
}
