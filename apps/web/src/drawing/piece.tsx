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

/** How far its side shows below it. */
const LOWER = { x: 0, y: 0.07 };

/** A turned piece seen from above: its foot, a groove, and its head. Every part has the colour's shape. */
export function PieceDrawing({ name }: { name: ColourName }) {
  return (
    <>
      <ellipse className="piece-contact" cx={0.05} cy={0.13} rx={0.58} ry={0.54} fill={MATERIAL.contact} />
      <ShapePath name={name} size={0.42} at={LOWER} className="piece-side" />
      <ShapePath name={name} size={0.42} className="piece-edge" />
      <ShapePath name={name} size={0.35} className="piece-body" />
      <ShapePath name={name} size={0.42} className="piece-sheen" fill={MATERIAL.sheen} />
      <ShapePath name={name} size={0.225} className="piece-groove" />
      <ShapePath name={name} size={0.17} className="piece-mark" />
      <ShapePath name={name} size={0.17} className="piece-shine" fill={MATERIAL.dome} />
    </>
  );
}

function placed(x: number, y: number, scale: number): string {
  return `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale})`;
}
