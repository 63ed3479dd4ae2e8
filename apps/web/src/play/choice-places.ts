/** Where the choices of the list lie: never on the place of the choice before, and told of when they are out of sight. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The choice that was pressed in the list: where it lay in the window, and its words. */
export interface Pressed {
  readonly box: DOMRect;
  readonly words: string;
}

interface Freed {
  readonly words: string;
  /** Pixels, within the container of the list. */
  readonly place: { readonly top: number; readonly height: number };
}

/** Pixels between a freed place and the next row. */
const GAP = 6;

/** Moves the rows of a list so that nothing lies where the choice before was pressed. */
export function useFreedPlace(
  list: RefObject<HTMLOListElement | null>,
  pressed: Pressed | null,
): Freed | null {
  const [freed, free] = useState<Freed | null>(null);
  useLayoutEffect(() => {
    const container = list.current?.parentElement;
    if (pressed === null || container == null) return free(null);
    const { top, bottom, height } = pressed.box;
    for (const row of list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []) {
      const box = row.getBoundingClientRect();
      if (box.bottom <= top) continue;
      row.style.marginTop = `${Math.max(0, bottom + GAP - box.top)}px`;
      break;
    }
    free({ words: pressed.words, place: { top: top - container.getBoundingClientRect().top, height } });
  }, [list, pressed]);
  return freed;
}

interface Below {
  /** How many choices lie below what is in sight. */
  readonly count: number;
  /** Pixels from the lower end of what scrolls to the middle of the large button's upper edge. */
  readonly bar: number;
}

/** Follows what lies below the large button's upper edge. */
export function useBelow(list: RefObject<HTMLOListElement | null>, offered: readonly unknown[]): Below {
  const [below, setBelow] = useState<Below>({ count: 0, bar: 0 });
  useEffect(() => {
    let watch: IntersectionObserver | null = null;
    const begin = (): void => {
      watch?.disconnect();
      const action = document.querySelector('.action');
      // On a very low window it lies above the list, and hides nothing of it.
      if (action === null || getComputedStyle(action).position === 'static')
        return setBelow({ count: 0, bar: 0 });
      const { top } = action.getBoundingClientRect();
      const side = list.current?.closest('.table-side');
      const scrolls = side != null && getComputedStyle(side).overflowY === 'auto';
      const bar = (scrolls ? side.getBoundingClientRect().bottom : innerHeight) - top;
      const hidden = new Set<Element>();
      watch = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
            // One that has been scrolled away above is cut off by the column, not by the window.
            const isBelow = !isIntersecting && boundingClientRect.bottom > (rootBounds?.bottom ?? top);
            hidden[isBelow ? 'add' : 'delete'](target);
          }
          setBelow({ count: hidden.size, bar });
        },
        { rootMargin: `0px 0px ${top - innerHeight}px`, threshold: 0.5 },
      );
      for (const choice of list.current?.querySelectorAll('.choice') ?? []) watch.observe(choice);
    };
    begin();
    const stop = onResize(document.querySelector('.action'), begin);
    return () => {
      stop();
      watch?.disconnect();
    };
  }, [list, offered]);
  return below;
}

/** Large text makes the button higher when it tells what lies below. */
function onResize(element: Element | null, follow: () => void): () => void {
  if (element === null || typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(follow);
  observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}
