/** Lets scenes last until they are seen whole: a busy device draws their first frame late. */
import { useEffect } from 'react';
import { afterPaint } from '../device/after-paint.ts';
import { useSession, useShown } from './session.ts';

const MOVED = '.movers, .accents, .throw';

/** Calls `begins` at once, when the scene is painted and when the compositor has taken it over. Returns how to stop. */
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

export function WholeScene(): null {
  const { stage } = useSession();
  const seq = useShown(({ moving }) => moving?.seq ?? null);
  useEffect(() => (seq === null ? undefined : whenMoving(stage.beginsNow)), [stage, seq]);
  return null;
}

const isOfScene = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.closest(MOVED) != null;
