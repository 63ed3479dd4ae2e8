/** A face of a die: its pips, about 0, 0 on a square from -1 to 1. */
import { memo } from 'react';

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

/** The same for a face, whatever else of a die changes. */
export const Pips = memo(function Pips({ face }: { readonly face: number }) {
  return (PIPS[face] ?? []).map(([x, y]) => (
    <g key={`${x} ${y}`}>
      <circle className="die-pip" cx={x} cy={y} r={0.2} />
      <path className="die-hollow" d={`M${x - 0.13} ${y + 0.12}A.18 .18 0 0 0 ${x + 0.15} ${y + 0.1}`} />
    </g>
  ));
});
