/**
 * Makes a scene's motions visible with the browser's own animations. Elements already stand where they end; an animation
 * only shows how they got there, so nothing is lost when one is cut short.
 */
import { useLayoutEffect, type RefObject } from 'react';
import type { Motion } from '../stage/scene.ts';
import { placed } from './piece.tsx';

/** How much larger a piece is in mid-hop. */
const LEAP = 1.28;

function framesOf(motion: Motion): Keyframe[] {
  const last = motion.points.length - 1;
  return motion.points.flatMap((point, nth) => {
    const frames: Keyframe[] = [];
    const before = motion.points[nth - 1];
    if (before !== undefined) {
      const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
      frames.push({ transform: placed(middle.x, middle.y - 0.12, LEAP), offset: (nth - 0.5) / last });
    }
    frames.push({ transform: placed(point.x, point.y, 1), offset: nth / last });
    return frames;
  });
}

/** A piece that moves twice waits between: the later movement must not hide the earlier one, nor jump ahead. */
function fillOf(motion: Motion, motions: readonly Motion[]): FillMode {
  const own = motions.filter(({ colour, slot }) => colour === motion.colour && slot === motion.slot);
  if (own.length === 1) return 'backwards';
  return own[0] === motion ? 'both' : 'forwards';
}

export function useMotions(
  svg: RefObject<SVGSVGElement | null>,
  seq: number | null,
  motions: readonly Motion[],
): void {
  useLayoutEffect(() => {
    const animations = motions.flatMap((motion) => {
      const element = svg.current?.querySelector(`[data-token="${motion.colour}-${motion.slot}"]`);
      if (!element || typeof element.animate !== 'function') return [];
      return [
        element.animate(framesOf(motion), {
          duration: motion.duration,
          delay: motion.delay,
          fill: fillOf(motion, motions),
          easing: motion.kind === 'fly' ? 'ease-in-out' : 'linear',
        }),
      ];
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
    // A scene is named by its row: its motions never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [svg, seq]);
}
