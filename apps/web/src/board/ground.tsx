/** The still part of the board, on a layer that moving pieces do not repaint. */
import { memo, useRef } from 'react';
import type { RuleSetId } from '@ludo/rules';
import { BoardDrawing, Labels, TeamSigns } from '../drawing/parts.tsx';
import type { Layout } from '@ludo/drawing';
import { unitOfNames, useUnit } from './unit.ts';

interface GroundProps {
  readonly layout: Layout;
  readonly game: RuleSetId;
  /** By colour; null: not in play. */
  readonly names: readonly (string | null)[];
  /** Colours that win together. */
  readonly teams: readonly (readonly number[])[];
}

export const Ground = memo(function Ground({ layout, game, names, teams }: GroundProps) {
  const svg = useRef<SVGSVGElement>(null);
  const unit = useUnit(svg, layout.size);
  return (
    <div className={`board-ground game-${game}`} aria-hidden="true">
      <svg ref={svg} viewBox={`0 0 ${layout.size} ${layout.size}`}>
        <BoardDrawing layout={layout} game={game} />
        <Labels layout={layout} unit={unitOfNames(unit)} names={names} />
        <TeamSigns layout={layout} teams={teams} />
      </svg>
    </div>
  );
});
