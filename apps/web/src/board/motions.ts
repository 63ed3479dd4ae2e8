/** Plays motions as animations. Pieces already stand where they end, so any animation can be cut short. */
import type { Motion } from './motion.ts';
import { framesOf, shadowFramesOf } from './frames.ts';

/** The later motion of a piece must neither hide the earlier one nor show before it. */
function fillOf(motion: Motion, motions: readonly Motion[]): FillMode {
  const isFirst =
    motions.find(({ colour, slot }) => colour === motion.colour && slot === motion.slot) === motion;
  return isFirst ? 'both' : 'forwards';
}

export const canAnimate = (): boolean => typeof globalThis.Element?.prototype.animate === 'function';

/** Lengths are pixels of the board's width at the start, which changes when a phone is turned. Returns how to stop. */
export function growWith(element: HTMLElement, width: number): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(([entry]) => {
    const share = (entry?.contentRect.width ?? width) / width;
    if (Math.abs(share - 1) > 0.001 || element.style.scale !== '') element.style.scale = String(share);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** `unit`: pixels of a square. Returns how to end them. */
export function playMotions(inside: Element, motions: readonly Motion[], unit: number): () => void {
  const animations = motions.flatMap((motion) => {
    const piece = `${motion.colour}-${motion.slot}`;
    const timing = { duration: motion.duration, delay: motion.delay };
    const mover = inside.querySelector(`[data-mover="${piece}"]`);
    const shadow = motion.kind === 'hop' ? inside.querySelector(`[data-shadow="${piece}"]`) : null;
    return [
      mover?.animate(framesOf(motion, unit), { ...timing, fill: fillOf(motion, motions) }),
      shadow?.animate(shadowFramesOf(motion, unit), timing),
    ].flatMap((animation) => animation ?? []);
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
