/** Callbacks with a constant identity, so that components that receive them need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls the `act` of the last render. Must not be called during a render. */
export function useStableCallback<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
