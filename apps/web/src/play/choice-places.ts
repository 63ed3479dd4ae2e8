/** Where the choices of the list lie: never on the place of the choice before, and told of when they are out of sight. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { afterPaint } from '../device/after-paint.ts';
import { currentTempo } from '../preferences/settings.ts';

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

/** Follows what lies below the large button's upper edge. Observers of intersections tell of nothing that jumps past what is in sight. */
export function useBelow(list: RefObject<HTMLOListElement | null>, offered: readonly unknown[]): Below {
  const [below, setBelow] = useState<Below>(NOTHING);
  useEffect(() => {
    let stopLooking: (() => void) | null = null;
    const look = (): void => {
      stopLooking = null;
      const now = belowNow(list.current);
      setBelow((before) => (before.count === now.count && before.bar === now.bar ? before : now));
    };
    // To measure the page must not delay the answer to a press.
    const lookSoon = (): void => {
      stopLooking ??= afterPaint(look);
    };
    lookSoon();
    const stop = onResize(document.querySelector('.action'), lookSoon);
    addEventListener('scroll', lookSoon, { capture: true, passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      stop();
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
      stopLooking?.();
    };
  }, [list, offered]);
  return below;
}

const NOTHING: Below = { count: 0, bar: 0 };

function belowNow(list: HTMLOListElement | null): Below {
  const action = document.querySelector('.action');
  // On a very low window it lies above the list, and hides nothing of it.
  if (list === null || action === null || getComputedStyle(action).position === 'static') return NOTHING;
  const { top } = action.getBoundingClientRect();
  const side = list.closest('.table-side');
  const scrolls = side !== null && getComputedStyle(side).overflowY === 'auto';
  return {
    count: choicesBelow(list, top).length,
    bar: (scrolls ? side.getBoundingClientRect().bottom : innerHeight) - top,
  };
}

function choicesBelow(list: HTMLOListElement, edge: number): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.choice')].filter((choice) => {
    const box = choice.getBoundingClientRect();
    return (box.top + box.bottom) / 2 > edge;
  });
}

/** The first of the choices that lie below; false: none does. Where to press it is told that they are there. */
export function bringBelowIntoSight(): boolean {
  const list = document.querySelector<HTMLOListElement>('.choices');
  const action = document.querySelector('.action');
  if (list === null || action === null || belowNow(list).count === 0) return false;
  const [first] = choicesBelow(list, action.getBoundingClientRect().top);
  // After what the focus on the button brings into sight.
  requestAnimationFrame(() =>
    first?.scrollIntoView({ block: 'center', behavior: currentTempo().hop === 0 ? 'instant' : 'smooth' }),
  );
  return true;
}

/** Large text makes the button higher when it tells what lies below. */
function onResize(element: Element | null, follow: () => void): () => void {
  if (element === null || typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(follow);
  observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}
