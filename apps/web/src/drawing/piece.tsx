import { memo } from 'react';
import type { ColourName } from '@ludo/rules';
import { PieceShape } from './parts.tsx';

interface PieceProps {
  readonly id: string;
  readonly name: ColourName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It moves, and `Movers` shows it. */
  readonly isAway: boolean;
}

export const Piece = memo(function Piece({ id, name, x, y, scale, isAway }: PieceProps) {
  return (
    <g
      className={isAway ? 'piece piece-away' : 'piece'}
      data-piece={id}
      style={{ transform: placed(x, y, scale) }}
    >
      <PieceShape name={name} />
    </g>
  );
});

function placed(x: number, y: number, scale: number): string {
  return `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale})`;
}
