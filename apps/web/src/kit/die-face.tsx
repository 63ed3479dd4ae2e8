/** Pips about 0, 0 on a square from -1 to 1. */
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

/** All pips of a face in one path: every throw lays out dice with six sides each. */
const FACES = PIPS.map((pips) => ({
  pips: pips.map(([x, y]) => `M${x - 0.2} ${y}a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0`).join(''),
  hollows: pips.map(([x, y]) => `M${x - 0.13} ${y + 0.12}A.18 .18 0 0 0 ${x + 0.15} ${y + 0.1}`).join(''),
}));

export const Pips = memo(function Pips({ face }: { readonly face: number }) {
  return (
    <>
      <path className="die-pip" d={FACES[face]?.pips} />
      <path className="die-hollow" d={FACES[face]?.hollows} />
    </>
  );
});
