/** Shows one moment after the other by itself. */
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../play/session.ts';
import { useReplay } from './replay-context.ts';

/** Milliseconds between two moments at speed 1, for reading. */
const PAUSE = 900;

export interface Playing {
  readonly isOn: boolean;
  /** From the last moment: from the beginning. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

export function usePlaying(): Playing {
  const { table, speed } = useReplay();
  const { stage } = useSession();
  const [isOn, setOn] = useState(false);
  const stop = useCallback(() => setOn(false), []);
  const toggle = useCallback(() => {
    if (isOn) return setOn(false);
    if (table.at() === table.moments.length() - 1) table.goTo(0);
    setOn(true);
  }, [isOn, table]);

  useEffect(() => {
    if (!isOn) return;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const next = (): void => {
      waiting = null;
      if (!table.step()) setOn(false);
    };
    const look = (): void => {
      const { moving, room, view } = stage.store.getState();
      const isStill = moving === null && room?.seq === view.room?.seq;
      if (isStill && waiting === null) waiting = setTimeout(next, PAUSE / speed);
    };
    const unsubscribe = stage.store.subscribe(look);
    look();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') setOn(false);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [isOn, table, stage, speed]);

  return { isOn, toggle, stop };
}
