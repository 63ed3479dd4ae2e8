/** The still part of the board, on a layer that moving pieces do not repaint. */
import { memo, useRef } from 'react';
import type { RuleSetId } from '@ludo/rules';
import { BoardDrawing, Labels, TeamSigns } from '../drawing/parts.tsx';
import type { BaseName, Layout } from '@ludo/drawing';
import { AllNumbers } from './all-numbers.tsx';
import { hasRoomForAll, isRoomy } from './square-numbers.ts';
import { unitOfNames, useUnit } from './unit.ts';

interface GroundProps {
  readonly layout: Layout;
  readonly game: RuleSetId;
  /** Squares of the track on which nobody is captured. */
  readonly safe: readonly number[];
  /** By colour; null: not in play. */
  readonly names: readonly (BaseName | null)[];
  /** Colours that win together. */
  readonly teams: readonly (readonly number[])[];
  /** All squares show their numbers, if they have room. */
  readonly isNumbered: boolean;
}

export const Ground = memo(function Ground(props: GroundProps) {
  const { layout, game, safe, names, teams, isNumbered } = props;
  const svg = useRef<SVGSVGElement>(null);
  const unit = useUnit(svg, layout.size);
  const hasNumbers = isNumbered && hasRoomForAll(unit);
  // Where a square has no room for both, its number stands in place of its arrow.
  const looks = !hasNumbers ? '' : isRoomy(unit) ? 'has-numbers' : 'has-numbers has-no-arrows';
  return (
    <div className={`board-ground ${looks} game-${game}`} aria-hidden="true">
      <svg ref={svg} viewBox={`0 0 ${layout.size} ${layout.size}`}>
        <BoardDrawing layout={layout} game={game} safe={safe} />
        <Labels layout={layout} unit={unitOfNames(unit)} names={names} />
        <TeamSigns layout={layout} teams={teams} />
        {hasNumbers && <AllNumbers layout={layout} safe={safe} unit={unit} />}
      </svg>
    </div>
  );
});
