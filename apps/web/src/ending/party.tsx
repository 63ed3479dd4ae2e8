/** Fetches the confetti only when there is something to celebrate. */
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ColourName } from '@ludo/rules';
import { ShapeSign } from '../drawing/parts.tsx';
import { endCelebration, useCelebration } from './celebrations.ts';

const Confetti = lazy(async () => ({ default: (await import('./confetti-layer.tsx')).Confetti }));

export function Party() {
  const now = useCelebration((state) => state.now);
  useEffect(() => endCelebration, []);
  if (now === null) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Confetti key={now.seq} celebration={now} />
    </Suspense>,
    document.body,
  );
}

const HANGING = 9;

export function Garland({ colours }: { readonly colours: readonly ColourName[] }) {
  if (colours.length === 0) return null;
  return (
    <div className="garland" aria-hidden="true">
      {Array.from({ length: HANGING }, (_, nth) =>
        nth === (HANGING - 1) / 2 ? (
          <svg key={nth} className="crown" viewBox="0 0 30 24">
            <path d="M3 20L1 6L8.5 12L15 2L21.5 12L29 6L27 20Z" />
          </svg>
        ) : (
          <ShapeSign key={nth} name={colours[nth % colours.length] ?? 'black'} />
        ),
      )}
    </div>
  );
}
