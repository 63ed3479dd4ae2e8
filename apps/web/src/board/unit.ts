/** How many pixels of the screen the board takes, and a square of it, so that touch and text never become too small. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const USUAL = 24;

export function useUnit(svg: RefObject<SVGSVGElement | null>, size: number): number {
  const [unit, setUnit] = useState(USUAL);
  useEffect(() => {
    const element = svg.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setUnit(width / size);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, size]);
  return unit;
}

/**
 * What tells how many pixels wide an element is, 0 where nobody knows. As it was when the browser last laid the page out: to ask
 * the browser would have it lay out at once whatever has changed since.
 */
export function useWidth(place: RefObject<HTMLElement | null>): () => number {
  const width = useRef(0);
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => (width.current = entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return useCallback(() => width.current, []);
}
