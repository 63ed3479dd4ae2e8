/** Throws, and makes the only possible move, once a ply, for a person who has chosen that. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSettings } from '../preferences/settings.ts';
import type { Choice } from '../table/choices.ts';
import { useShown } from './session.ts';
import { followDialogs, isInDialog } from '../kit/voice.ts';

/** Milliseconds, so that people see whose turn it is. */
const BEFORE_THROW = 700;

interface AutomaticTurn {
  readonly ply: number;
  readonly isToThrow: boolean;
  readonly choices: readonly Choice[];
  readonly onThrow: () => void;
  readonly onChoose: (choice: Choice | undefined) => void;
}

/** Returns what stops it from acting again at a ply that was taken back. */
export function useAutomaticActions({
  ply,
  isToThrow,
  choices,
  onThrow,
  onChoose,
}: AutomaticTurn): (ply: number) => void {
  const throws = useSettings((state) => state.settings.throws);
  const forced = useSettings((state) => state.settings.forced);
  const isCovered = useSyncExternalStore(followDialogs, isInDialog);
  const isLost = useShown(({ view }) => view.connection.state === 'lost');
  const isHeld = isCovered || isLost;
  const doneAt = useRef(-1);
  useEffect(() => {
    if (isHeld || !forced || choices.length !== 1 || doneAt.current === ply) return;
    // A refused move is not repeated.
    doneAt.current = ply;
    onChoose(choices[0]);
  }, [isHeld, forced, choices, onChoose, ply]);
  useEffect(() => {
    if (isHeld || !throws || !isToThrow || doneAt.current === ply) return undefined;
    const timer = setTimeout(() => {
      doneAt.current = ply;
      onThrow();
    }, BEFORE_THROW);
    return () => clearTimeout(timer);
  }, [isHeld, throws, isToThrow, onThrow, ply]);
  return useCallback((takenBack) => {
    doneAt.current = takenBack;
  }, []);
}
