/** Who plays together: in the corner of each base the shapes of its team, side by side. */
import type { Layout } from './layout.ts';
import { drawShape } from './shapes.ts';
import { svg, type SvgNode } from './svg.ts';

const WIDTH = 1.24;
const HEIGHT = 0.7;
/** From the edges of the base's panel. */
const MARGIN = 0.14;

/** `teams`: colours that win together, as `teamsOf` gives them; none, where each plays alone. */
export function drawTeamSigns(layout: Layout, teams: readonly (readonly number[])[]): SvgNode {
  return svg(
    'g',
    { class: 'team-signs' },
    ...teams.flatMap((team) =>
      team.flatMap((colour) => {
        const base = layout.bases[colour];
        if (base === undefined) return [];
        const edge = base.half - 0.25 - MARGIN;
        const x = base.centre.x + edge - WIDTH / 2;
        const y = base.centre.y + edge - HEIGHT / 2;
        const plate = { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: HEIGHT / 2 };
        return [
          svg(
            'g',
            { transform: `translate(${x} ${y})` },
            svg('rect', { class: 'team-plate', ...plate }),
            ...team.map((each, nth) => {
              const name = layout.board.colours[each]?.name ?? 'black';
              const at = { x: (nth - (team.length - 1) / 2) * 0.54, y: 0 };
              return svg('g', { class: `is-${name}` }, drawShape(name, 0.2, { class: 'team-shape' }, at));
            }),
          ),
        ];
      }),
    ),
  );
}
