import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls the `act` of the last render, with an identity that never changes. Must not be called during a render. */
export function useStableCallback<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
