/**
 * Pieces and dice are seen to the end of their way. A scene ends by a clock that begins when it is asked for; a device that is busy
 * draws its first picture later than that, and would cut the last hop short.
 */
import { useEffect } from 'react';
import { afterPaint } from '../stage/after-paint.ts';
import { useSession, useShown } from './session.ts';

/** What a scene moves. */
const MOVED = '.movers, .accents, .throw';

/** Draws nothing: what it asks for would have all that is round it drawn anew. */
export function WholeScene(): null {
  const { stage } = useSession();
  const seq = useShown(({ moving }) => moving?.seq ?? null);
  useEffect(() => {
    if (seq === null) return undefined;
    let isOver = false;
    const begins = (): void => {
      if (!isOver) stage.beginsNow();
    };
    begins();
    const stop = afterPaint(() => {
      begins();
      // Asked for, they may still wait for the part of the browser that moves them.
      const moving = document.getAnimations().filter(isOfScene);
      void Promise.allSettled(moving.map(({ ready }) => ready)).then(begins);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [stage, seq]);
  return null;
}

const isOfScene = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.closest(MOVED) != null;
