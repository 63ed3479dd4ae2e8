/** Gives the focus to the main button, or else the table, when the focused control disappears or becomes useless. */
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
    // A focused stand may no longer be able to move.
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.matches('[data-stand]:not([data-stop])');
    if (isLost && wasInside.current) (fallback.current ?? area.current)?.focus({ preventScroll: true });
  };
  // Before a screen reader finds nothing focused; and again when all components are done.
  useLayoutEffect(keep, [fallback, area, moment]);
  useEffect(keep, [fallback, area, moment]);
}
