/**
 * Pieces and dice are seen to the end of their way. A scene ends by a clock that begins when it is asked for; a device that is busy
 * draws its first picture later than that, and would cut the last hop short.
 */
import { useEffect } from 'react';
import { afterPaint } from '../device/after-paint.ts';
import { useSession, useShown } from './session.ts';

/** What a scene moves. */
const MOVED = '.movers, .accents, .throw';

/**
 * Calls `begins` whenever a scene that has been asked for turns out to begin only now: at once, when it is painted, and when
 * the part of the browser that moves it has taken it over. Gives how to call it off.
 */
export function whenMoving(begins: () => void): () => void {
  let isOver = false;
  const tell = (): void => {
    if (!isOver) begins();
  };
  tell();
  const stop = afterPaint(() => {
    tell();
    const moving = document.getAnimations().filter(isOfScene);
    void Promise.allSettled(moving.map(({ ready }) => ready)).then(tell);
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Draws nothing: what it asks for would have all that is round it drawn anew. */
export function WholeScene(): null {
  const { stage } = useSession();
  const seq = useShown(({ moving }) => moving?.seq ?? null);
  useEffect(() => (seq === null ? undefined : whenMoving(stage.beginsNow)), [stage, seq]);
  return null;
}

const isOfScene = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.closest(MOVED) != null;
