/** Still drawings, each drawn again only when it changes. */
import { Fragment, memo } from 'react';
import type { ColourName, RuleSetId } from '@ludo/rules';
import {
  drawActiveBase,
  drawBlock,
  drawBoard,
  drawChallenges,
  drawEmblem,
  drawLabels,
  drawPiece,
  drawPlates,
  drawShape,
  drawSign,
  drawTeamSigns,
  type BaseName,
  type ChallengeMark,
  type Layout,
  type DrawnStand,
} from '@ludo/drawing';
import { drawn } from './drawn.ts';

interface BoardDrawingProps {
  readonly layout: Layout;
  /** Its emblem is inlaid in the middle. */
  readonly game: RuleSetId;
}

export const BoardDrawing = memo(function BoardDrawing({ layout, game }: BoardDrawingProps) {
  return drawn(drawBoard(layout, game));
});

interface LabelsProps {
  readonly layout: Layout;
  readonly unit: number;
  readonly names: readonly (BaseName | null)[];
}

export const Labels = memo(function Labels({ layout, unit, names }: LabelsProps) {
  return drawn(drawLabels(layout, names, unit));
});

/** In the live layer, because it follows the turn. */
export const ActiveBase = memo(function ActiveBase({
  layout,
  active,
}: {
  readonly layout: Layout;
  readonly active: number | null;
}) {
  const frame = drawActiveBase(layout, active);
  return frame === null ? null : <Fragment key={active}>{drawn(frame)}</Fragment>;
});

interface TeamSignsProps {
  readonly layout: Layout;
  readonly teams: readonly (readonly number[])[];
}

export const TeamSigns = memo(function TeamSigns({ layout, teams }: TeamSignsProps) {
  return drawn(drawTeamSigns(layout, teams));
});

interface StandsProps {
  readonly layout: Layout;
  readonly stands: readonly DrawnStand[];
}

export const Plates = memo(function Plates({ layout, stands }: StandsProps) {
  return drawn(drawPlates(layout, stands));
});

interface BlocksProps extends StandsProps {
  readonly unit: number;
  /** Colours whose blocks stand open to whoever looks. */
  readonly open: readonly number[];
}

export const Blocks = memo(function Blocks({ layout, stands, unit, open }: BlocksProps) {
  return (
    <g className="blocks" aria-hidden="true">
      {stands.map((stand) => {
        const block = drawBlock(layout, stand, unit, open.includes(stand.colour));
        return block === null ? null : <Fragment key={stand.key}>{drawn(block)}</Fragment>;
      })}
    </g>
  );
});

interface ChallengesProps {
  readonly layout: Layout;
  readonly challenges: readonly ChallengeMark[];
  readonly unit: number;
}

export const Challenges = memo(function Challenges({ layout, challenges, unit }: ChallengesProps) {
  return drawn(drawChallenges(layout, challenges, unit));
});

export function PieceShape({ name }: { readonly name: ColourName }) {
  return drawn(drawPiece(name));
}

interface ShapePathProps {
  readonly name: ColourName;
  readonly size: number;
  readonly className: string;
}

export function ShapePath({ name, size, className }: ShapePathProps) {
  return drawn(drawShape(name, size, { class: className }));
}

export function ShapeSign({ name }: { readonly name: ColourName }) {
  return drawn(drawSign(name));
}

export function Emblem({ game }: { readonly game: RuleSetId }) {
  return drawn(drawEmblem(game));
}
