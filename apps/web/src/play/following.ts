/** Keeps rolling dice over the board while the page scrolls, and leads them to where their place is then. */
import { LEAVES } from '../stage/dice-flight.ts';

interface Boxes {
  readonly board: DOMRect | null;
  readonly place: DOMRect | null;
}

const middle = (box: DOMRect | null) => ({
  x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
  y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
});

const away = (before: DOMRect | null, now: DOMRect | null): string => {
  const [from, to] = [middle(before), middle(now)];
  return `translate(${(to.x - from.x).toFixed(1)}px, ${(to.y - from.y).toFixed(1)}px)`;
};

/** `layer` covers the window; `duration` in milliseconds; `begin` was measured at the start. Returns how to end it. */
export function following(
  layer: HTMLElement,
  duration: number,
  begin: Boxes,
  measure: () => Boxes,
): () => void {
  const began = performance.now();
  let moved: Animation | null = null;
  const follow = () => {
    const now = measure();
    const overBoard = away(begin.board, now.board);
    const next = layer.animate(
      [
        { transform: overBoard, offset: 0 },
        { transform: overBoard, offset: LEAVES, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
        { transform: away(begin.place, now.place), offset: 1 },
      ],
      { duration, fill: 'both' },
    );
    next.currentTime = performance.now() - began;
    moved?.cancel();
    moved = next;
  };
  // Captures the scrolling of parts inside the page.
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  // Words beside the place may have changed.
  const leaving = setTimeout(follow, duration * LEAVES);
  return () => {
    clearTimeout(leaving);
    removeEventListener('scroll', follow, { capture: true });
    removeEventListener('resize', follow);
    moved?.cancel();
  };
}
