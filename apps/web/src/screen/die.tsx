/** One die. While it tumbles it shows other faces; where it lands is known before. */
import { useEffect, useState } from 'react';

const LOW = -0.5;
const HIGH = 0.5;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [0, 0],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [0, 0],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, 0],
    [HIGH, 0],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

const FLICKER = 90;

interface DieProps {
  /** Null: not thrown yet. */
  readonly face: number | null;
  /** How long it tumbles from its first sight on, in milliseconds; 0: it lies. Each throw is a die of its own. */
  readonly tumble: number;
  /** Used up, while the other die is still to be used. */
  readonly isUsed?: boolean;
}

/** Any face but this one, for the eye only: what counts was thrown before. */
const another = (face: number | null): number => (((face ?? 0) + Math.floor(Math.random() * 5)) % 6) + 1;

export function Die({ face, tumble, isUsed = false }: DieProps) {
  const [flicker, setFlicker] = useState<number | null>(() => (tumble > 0 ? another(face) : null));
  useEffect(() => {
    if (tumble <= 0) return;
    const turning = setInterval(() => setFlicker(another), FLICKER);
    const landing = setTimeout(() => {
      clearInterval(turning);
      setFlicker(null);
    }, tumble * 0.8);
    return () => {
      clearInterval(turning);
      clearTimeout(landing);
    };
  }, [tumble]);
  const pips = PIPS[flicker ?? face ?? 0] ?? [];
  return (
    <svg
      className={flicker !== null ? 'die die-tumbling' : isUsed ? 'die die-used' : 'die'}
      viewBox="-1.1 -1.1 2.2 2.2"
      aria-hidden="true"
    >
      <rect className="die-body" x={-1} y={-1} width={2} height={2} rx={0.42} />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={x} cy={y} r={0.2} />
      ))}
      {isUsed && <path className="die-tick" d="M-.6 .05L-.15 .5L.65-.45" />}
      {pips.length === 0 && <path className="die-blank" d="M-.45 0H.45" />}
    </svg>
  );
}
