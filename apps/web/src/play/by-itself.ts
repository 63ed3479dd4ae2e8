/**
 * What is done for a person who has asked for it: throwing, and the only possible move. Each once for a ply, and nothing
 * behind a dialog: whoever reads a rule sees no board.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSettings } from '../preferences/settings.ts';
import type { Choice } from '../table/choices.ts';
import { followDialogs, isInDialog } from '../kit/voice.ts';

/** Milliseconds before a throw, in which one sees whose turn it has become. */
const BEFORE_THROW = 700;

interface Turn {
  readonly ply: number;
  /** Whether the dice are to be thrown by somebody on this device. */
  readonly isToThrow: boolean;
  readonly choices: readonly Choice[];
  readonly onThrow: () => void;
  readonly onChoose: (choice: Choice | undefined) => void;
}

/** Gives what is called for a ply that has been taken back: nothing is done by itself there again. */
export function useByItself({ ply, isToThrow, choices, onThrow, onChoose }: Turn): (ply: number) => void {
  const throws = useSettings((state) => state.settings.throws);
  const forced = useSettings((state) => state.settings.forced);
  const isCovered = useSyncExternalStore(followDialogs, isInDialog);
  const doneAt = useRef(-1);
  useEffect(() => {
    if (isCovered || !forced || choices.length !== 1 || doneAt.current === ply) return;
    // Once: a refused move is not tried again and again.
    doneAt.current = ply;
    onChoose(choices[0]);
  }, [isCovered, forced, choices, onChoose, ply]);
  useEffect(() => {
    if (isCovered || !throws || !isToThrow || doneAt.current === ply) return undefined;
    const timer = setTimeout(() => {
      doneAt.current = ply;
      onThrow();
    }, BEFORE_THROW);
    return () => clearTimeout(timer);
  }, [isCovered, throws, isToThrow, onThrow, ply]);
  return useCallback((takenBack) => {
    doneAt.current = takenBack;
  }, []);
}
