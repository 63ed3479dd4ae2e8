import { memo } from 'react';
import { faceOf } from '@ludo/drawing';
import { drawn } from '../drawing/drawn.ts';

/** Pips about 0, 0 on a square from -1 to 1. */
export const Pips = memo(function Pips({ face }: { readonly face: number }) {
  const shown = faceOf(face);
  return (
    shown !== undefined && (
      <>
        {drawn(shown.pips)}
        {drawn(shown.hollows)}
      </>
    )
  );
});
