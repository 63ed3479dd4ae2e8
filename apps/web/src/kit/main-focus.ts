/** The very first page leaves the focus where the browser puts it. */
import { useEffect, type RefObject } from 'react';

let hasArrived = false;

export function useMainFocus(main: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    if (hasArrived) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    hasArrived = true;
  }, [main, isThere]);
}
