/** Pixels of the board and of a square, so that targets and text never become too small. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const USUAL = 24;
/** Pixels. */
const USUAL_TEXT = 16;

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

/** Pixels of a square as if text had its usual size: where it is large, as on a television, so are names on a large board. */
export function unitOfNames(unit: number): number {
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
  return Number.isFinite(scale) ? Math.max(unit / scale, Math.min(unit, USUAL)) : unit;
}

/** Returns the width in pixels at the last layout, 0 while unknown: asking the browser would force a layout. */
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
