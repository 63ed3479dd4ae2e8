/** Callbacks that stay the same from picture to picture, so that what is given them need not be drawn anew. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Does what `act` of the last picture does. Not to be called while a picture is being made. */
export function useSteady<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
