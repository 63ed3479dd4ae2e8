/**
 * Keeps the focus at the table: when the control that had it is gone or of no more use, the largest thing to press gets it,
 * or the table itself while there is nothing to press.
 */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export function useKeptFocus(
  fallback: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  moment: unknown,
): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const enter = () => (wasInside.current = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget))
        wasInside.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [area]);
  const keep = (): void => {
    const { activeElement } = document;
    // A piece that has left others of its pile behind still has the focus, and is no longer one to move.
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.matches('[data-stand]:not([data-stop])');
    if (isLost && wasInside.current) (fallback.current ?? area.current)?.focus({ preventScroll: true });
  };
  // Before anything that reads the page aloud finds the focus on nothing; and once more when all parts of the page are done.
  useLayoutEffect(keep, [fallback, area, moment]);
  useEffect(keep, [fallback, area, moment]);
}
