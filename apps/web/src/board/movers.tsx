/**
 * Moving pieces and shadows, each on a layer of its own: in the SVG, a browser paints the whole picture for every frame.
 */
import { memo } from 'react';
import type { Motion } from './motion.ts';
import type { Layout } from '@ludo/drawing';
import { canAnimate, playMotions } from './motions.ts';
import { PieceShape } from '../drawing/parts.tsx';
import { useSceneLayer } from './scene-layer.ts';

interface MoversProps {
  readonly layout: Layout;
  /** The row's number; the motions of a scene never change. */
  readonly seq: number | null;
  readonly motions: readonly Motion[];
  readonly widthOf: () => number;
}

export const Movers = memo(function Movers({ layout, seq, motions, widthOf }: MoversProps) {
  const { size, board } = layout;
  const play = (layer: HTMLElement, unit: number) => playMotions(layer, motions, unit);
  const place = useSceneLayer({ seq, size, widthOf, play });
  if (motions.length === 0 || !canAnimate()) return null;
  const names = [...new Set(motions.map(({ colour, slot }) => `${colour}-${slot}`))];
  const hopping = [
    ...new Set(motions.flatMap(({ kind, colour, slot }) => (kind === 'hop' ? `${colour}-${slot}` : []))),
  ];
  return (
    <div ref={place} className="movers" aria-hidden="true">
      {hopping.map((piece) => (
        <div key={piece} className="mover-shadow" data-shadow={piece} />
      ))}
      {names.map((piece) => {
        const name = board.colours[Number(piece.split('-')[0])]?.name ?? 'black';
        return (
          <div key={piece} className="mover" data-mover={piece}>
            <svg viewBox="-0.6 -0.6 1.2 1.2">
              <PieceShape name={name} />
            </svg>
          </div>
        );
      })}
    </div>
  );
});
