import { useLayoutEffect, useRef, type RefObject } from 'react';
import { canAnimate, growWith } from './motions.ts';

interface SceneLayer {
  /** The row's number; what a scene shows never changes. */
  readonly seq: number | null;
  readonly size: number;
  /** Pixels; 0 while unknown. */
  readonly widthOf: () => number;
  /** `unit`: pixels of a square. Returns how to end the motions. */
  readonly play: (layer: HTMLElement, unit: number) => () => void;
}

/** The layer exists while there is something to show; it sets `--unit`. */
export function useSceneLayer({ seq, size, widthOf, play }: SceneLayer): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = place.current;
    if (layer === null || !canAnimate()) return;
    const known = widthOf();
    const width = known > 0 ? known : layer.getBoundingClientRect().width;
    const unit = width / size;
    layer.style.setProperty('--unit', `${unit}px`);
    const stop = play(layer, unit);
    const stay = growWith(layer, width);
    return () => {
      stop();
      stay();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seq]);
  return place;
}
