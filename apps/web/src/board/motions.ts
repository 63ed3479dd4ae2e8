/**
 * Plays a scene's motions with the browser's own animations. What moves is only shown by them: pieces already stand where
 * they end, so nothing is lost when an animation is cut short.
 */
import type { Motion } from './motion.ts';
import { framesOf, shadowFramesOf } from './frames.ts';

/** A piece that moves twice waits between: the later movement must not hide the earlier one, nor jump ahead. */
function fillOf(motion: Motion, motions: readonly Motion[]): FillMode {
  const isFirst =
    motions.find(({ colour, slot }) => colour === motion.colour && slot === motion.slot) === motion;
  return isFirst ? 'both' : 'forwards';
}

/** Whether this browser can show motions at all. */
export const canAnimate = (): boolean => typeof globalThis.Element?.prototype.animate === 'function';

/**
 * Has what moves over the board grow with it, when a phone is turned in the middle of a hop: lengths are pixels of the
 * width that an element had when its scene began. Gives how to end it.
 */
export function growWith(element: HTMLElement, width: number): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(([entry]) => {
    const share = (entry?.contentRect.width ?? width) / width;
    if (Math.abs(share - 1) > 0.001 || element.style.scale !== '') element.style.scale = String(share);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Starts the animations of one scene inside an element; gives how to end them all at once. `unit`: pixels of a square. */
export function playMotions(inside: Element, motions: readonly Motion[], unit: number): () => void {
  const animations = motions.flatMap((motion) => {
    const token = `${motion.colour}-${motion.slot}`;
    const timing = { duration: motion.duration, delay: motion.delay };
    const mover = inside.querySelector(`[data-mover="${token}"]`);
    const shadow = motion.kind === 'hop' ? inside.querySelector(`[data-shadow="${token}"]`) : null;
    return [
      mover?.animate(framesOf(motion, unit), { ...timing, fill: fillOf(motion, motions) }),
      shadow?.animate(shadowFramesOf(motion, unit), timing),
    ].flatMap((animation) => animation ?? []);
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
