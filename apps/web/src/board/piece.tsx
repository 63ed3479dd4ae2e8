/** One piece. It stands where its transform says; what moves it there is seen to by `useMotions`. */
import { memo } from 'react';
import type { ColourName } from '@ludo/rules';
import { ShapePath } from './shapes.tsx';

interface PieceProps {
  readonly id: string;
  readonly name: ColourName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const Piece = memo(function Piece({ id, name, x, y, scale }: PieceProps) {
  return (
    <g className={`piece is-${name}`} data-token={id} style={{ transform: placed(x, y, scale) }}>
      <ShapePath name={name} size={0.43} className="piece-edge" />
      <ShapePath name={name} size={0.34} className="piece-body" />
      <ShapePath name={name} size={0.14} className="piece-mark" />
    </g>
  );
});

export function placed(x: number, y: number, scale: number): string {
  return `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale})`;
}
