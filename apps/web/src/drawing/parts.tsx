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
  drawSafety,
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
  /** Squares of the track on which nobody is captured. */
  readonly safe: readonly number[];
}

export const BoardDrawing = memo(function BoardDrawing({ layout, game, safe }: BoardDrawingProps) {
  return drawn(drawBoard(layout, game, safe));
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

interface PlatesProps extends StandsProps {
  readonly safe: readonly number[];
}

export const Plates = memo(function Plates({ layout, stands, safe }: PlatesProps) {
  return drawn(drawPlates(layout, stands, safe));
});

interface SafetyProps extends PlatesProps {
  readonly unit: number;
}

export const Safety = memo(function Safety({ layout, stands, safe, unit }: SafetyProps) {
  const stars = drawSafety(layout, stands, safe, unit);
  return stars === null ? null : drawn(stars);
});

interface BlocksProps extends StandsProps {
  readonly unit: number;
  /** Colours whose blocks stand open to whoever looks. */
  readonly open: readonly number[];
  /** Keys of stacks that bar nobody. */
  readonly passable: readonly string[];
}

export const Blocks = memo(function Blocks({ layout, stands, unit, open, passable }: BlocksProps) {
  return (
    <g className="blocks" aria-hidden="true">
      {stands.map((stand) => {
        const isOpen = open.includes(stand.colour) || passable.includes(stand.key);
        const block = drawBlock(layout, stand, unit, isOpen);
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
