/** The first of two steps, as whoever chooses sees it before the play is sent: it moves like any other. */
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '@ludo/rules';
import type { Layout } from '../board/layout.ts';
import type { Token } from '../board/tokens.ts';
import { currentTempo } from '../settings/settings.ts';
import { sceneOf, type Motion } from '../stage/scene.ts';

interface TriedScene {
  readonly seq: number;
  readonly motions: readonly Motion[];
}

export function useTriedScene(
  layout: Layout | null,
  tokens: readonly Token[],
  events: readonly Event[],
  ply: number,
): TriedScene | null {
  const scene = useMemo(() => {
    if (layout === null || events.length === 0) return null;
    const { motions, total } = sceneOf(layout, tokens, events, currentTempo());
    // A number of its own, which no row has.
    return total === 0 ? null : { seq: -1 - ply, motions, total };
  }, [layout, tokens, events, ply]);
  const [seen, setSeen] = useState<TriedScene | null>(null);
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(() => setSeen(scene), scene.total);
    return () => clearTimeout(timer);
  }, [scene]);
  return scene === seen ? null : scene;
}
