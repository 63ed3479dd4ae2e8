/** Shows the first of two steps before the play is sent. */
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '@ludo/rules';
import { homeOf, type Layout, type TrackedPiece } from '@ludo/drawing';
import { currentTempo } from '../preferences/settings.ts';
import { playScene } from '../sound/sounds.ts';
import { sceneOf } from '../stage/scene.ts';
import type { Accent, Motion } from '../board/motion.ts';
import { whenMoving } from './whole-scene.ts';

interface FirstStepScene {
  readonly seq: number;
  readonly motions: readonly Motion[];
  readonly accents: readonly Accent[];
}

export function useFirstStepScene(
  layout: Layout | null,
  pieces: readonly TrackedPiece[],
  events: readonly Event[],
  ply: number,
): FirstStepScene | null {
  const scene = useMemo(() => {
    if (layout === null || events.length === 0) return null;
    const { motions, accents, total } = sceneOf(layout, pieces, events, currentTempo());
    // A number that no row has.
    return { seq: -1 - ply, motions, accents, total, home: homeOf(layout) };
  }, [layout, pieces, events, ply]);
  const [seen, setSeen] = useState<FirstStepScene | null>(null);
  useEffect(() => {
    if (scene === null) return;
    playScene({ ...scene, dice: null, rollOff: null }, events, scene.home);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenMoving(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSeen(scene), scene.total);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [scene, events]);
  return scene === seen || scene?.total === 0 ? null : scene;
}
