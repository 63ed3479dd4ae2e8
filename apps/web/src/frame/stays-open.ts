/** What opens over a page stays when the page is replaced: a press just before another page comes is not lost. */
import { useEffect, useRef, useState } from 'react';

export type SettingsState = 'closed' | 'open' | 'at-keys';

/** As it was when its page went. */
const left = new Map<string, unknown>();

export const forgetOpened = (): void => left.clear();

/** As `useState`; the next page with the same `name` begins as this one ends. */
export function useStaysOpen<State>(name: string, closed: State): readonly [State, (next: State) => void] {
  const [state, change] = useState(closed);
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  }, [state]);
  useEffect(() => {
    const before = left.get(name) as State | undefined;
    if (before !== undefined) change(before);
    left.delete(name);
    return () => {
      if (now.current !== closed) left.set(name, now.current);
    };
  }, [name, closed]);
  return [state, change];
}
