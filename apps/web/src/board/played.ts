/** A layer over the board that plays a scene: its measures, when it begins, and how it ends. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { canAnimate, growWith } from './motions.ts';

interface Played {
  /** Named by its row: what a scene shows never changes. */
  readonly seq: number | null;
  /** Squares along a side of the board. */
  readonly size: number;
  /** Pixels that the board is wide, 0 where nobody knows yet. */
  readonly widthOf: () => number;
  /** Starts what moves inside the layer; `unit`: pixels of a square. Gives how to end it. */
  readonly play: (layer: HTMLElement, unit: number) => () => void;
}

/** The layer, which is there only while there is something to show. Once for each scene it has `--unit`, and is played. */
export function usePlayed({ seq, size, widthOf, play }: Played): RefObject<HTMLDivElement | null> {
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
