/** A layer over the board that plays a scene: its measures, when it begins, and how it ends. */
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { canAnimate, growWith } from './motions.ts';

interface Played {
  /** Named by its row: what a scene shows never changes. */
  readonly seq: number | null;
  /** Squares along a side of the board. */
  readonly size: number;
  /** Pixels that the board is wide. */
  readonly widthOf: () => number;
  /** Starts what moves inside the layer; `unit`: pixels of a square. Gives how to end it. */
  readonly play: (layer: HTMLElement, unit: number) => () => void;
}

/** The layer, which is there only while there is something to show. Once for each scene it has `--unit`, and is played. */
export function usePlayed({ seq, size, widthOf, play }: Played): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // Asked before anything of the new picture is in the page: afterwards the browser would have to lay it all out to answer.
  // oxlint-disable-next-line react/exhaustive-deps
  const known = useMemo(widthOf, [seq]);
  useLayoutEffect(() => {
    const layer = place.current;
    if (layer === null || !canAnimate()) return;
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
