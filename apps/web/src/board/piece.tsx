/** One piece. It stands where its transform says; while it moves, `Movers` shows it instead. */
import { memo } from 'react';
import type { ColourName } from '@ludo/rules';
import { MATERIAL } from './materials.tsx';
import { ShapePath } from './shapes.tsx';

interface PieceProps {
  readonly id: string;
  readonly name: ColourName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It is on its way, and shown elsewhere. */
  readonly isAway: boolean;
}

export const Piece = memo(function Piece({ id, name, x, y, scale, isAway }: PieceProps) {
  return (
    <g
      className={isAway ? 'piece piece-away' : 'piece'}
      data-token={id}
      style={{ transform: placed(x, y, scale) }}
    >
      <PieceShape name={name} />
    </g>
  );
});

/** What every piece looks like, about 0, 0 in squares. */
export function PieceShape({ name }: { readonly name: ColourName }) {
  return (
    <g className={`is-${name}`}>
      <PieceDrawing name={name} />
    </g>
  );
}

/** A turned piece seen from above: its foot, a groove, and its head. Every part has the colour's shape. */
export function PieceDrawing({ name }: { name: ColourName }) {
  return (
    <>
      <ellipse className="piece-contact" cx={0.05} cy={0.13} rx={0.58} ry={0.54} fill={MATERIAL.contact} />
      <g transform="translate(0 .07)">
        <ShapePath name={name} size={0.42} className="piece-side" />
      </g>
      <ShapePath name={name} size={0.42} className="piece-edge" />
      <ShapePath name={name} size={0.35} className="piece-body" />
      <g className="piece-sheen" fill={MATERIAL.sheen}>
        <ShapePath name={name} size={0.42} />
      </g>
      <ShapePath name={name} size={0.225} className="piece-groove" />
      <ShapePath name={name} size={0.17} className="piece-mark" />
      <g className="piece-shine" fill={MATERIAL.dome}>
        <ShapePath name={name} size={0.17} />
      </g>
    </>
  );
}

function placed(x: number, y: number, scale: number): string {
  return `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale})`;
}
