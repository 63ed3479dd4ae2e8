/** How many pixels of the screen a square of the board takes, so that touch and text never become too small. */
import { useEffect, useState, type RefObject } from 'react';

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
