/** At which moment one looks, and ways to others. */
import { useMemo } from 'react';
import { useSession, useShown } from '../play/session.ts';
import { useReplay } from './replay-context.ts';
import type { Mark } from './turns.ts';

export interface Ways {
  /** From 0. */
  readonly at: number;
  readonly last: number;
  readonly goTo: (nth: number) => void;
  readonly back: () => void;
  readonly on: () => void;
  /** False: there is none. */
  readonly nextCapture: () => boolean;
  readonly captureBefore: () => boolean;
}

export function useAt(): number {
  return useShown(({ view }) => (view.room?.seq ?? 1) - 1);
}

export function useWays(stop: () => void, marks: readonly Mark[]): Ways {
  const { table } = useReplay();
  const { stage } = useSession();
  const at = useAt();
  const last = table.moments.length() - 1;
  return useMemo(() => {
    const goTo = (nth: number): void => {
      stop();
      table.goTo(nth);
    };
    const on = (): void => {
      stop();
      // A second press does not wait for what the first one shows.
      if (stage.store.getState().moving !== null) stage.hurry();
      table.step();
    };
    const goToCapture = (capture: Mark | undefined): boolean => {
      if (capture === undefined) return false;
      goTo(capture.nth);
      return true;
    };
    const captures = marks.filter(({ kind }) => kind === 'capture');
    return {
      at,
      last,
      goTo,
      on,
      back: () => goTo(table.at() - 1),
      nextCapture: () => goToCapture(captures.find(({ nth }) => nth > table.at())),
      captureBefore: () => goToCapture(captures.findLast(({ nth }) => nth < table.at())),
    };
  }, [stop, table, stage, at, last, marks]);
}
