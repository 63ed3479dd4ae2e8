/** Standing challenges at their blobs: whose, and how many sixes are counted and needed. */
import { BASE } from '@ludo/rules';
import { pointOf, type Layout } from './layout.ts';
import type { Point } from './point.ts';
import { svg, type SvgNode } from './svg.ts';

export interface ChallengeMark {
  readonly colour: number;
  readonly at: number;
  readonly sixes: number;
  readonly needed: number;
}

const BESIDE = 1.05;

/** Off the line from the challenger, towards the middle of the board. */
function plateBeside(blob: Point, challenger: Point, width: number, size: number): Point {
  const isAcross = Math.abs(blob.x - challenger.x) > Math.abs(blob.y - challenger.y);
  if (isAcross) {
    const x = Math.min(Math.max(blob.x, width / 2 + 0.1), size - width / 2 - 0.1);
    return { x, y: blob.y + (blob.y < size / 2 ? BESIDE : -BESIDE) };
  }
  const beside = (width + 1.2) / 2;
  return { x: blob.x + (blob.x < size / 2 ? beside : -beside), y: blob.y };
}

/** `unit`: pixels of a square. */
export function drawChallenges(layout: Layout, challenges: readonly ChallengeMark[], unit: number): SvgNode {
  return svg(
    'g',
    { class: 'challenge-marks', 'aria-hidden': 'true' },
    ...challenges.map((challenge) => drawChallenge(layout, challenge, Math.max(0.52, 14 / unit))),
  );
}

function drawChallenge(layout: Layout, challenge: ChallengeMark, size: number): SvgNode {
  const { colour, at, sixes, needed } = challenge;
  const blob = pointOf(layout, colour, at, 0);
  const base = at - 1 === BASE ? layout.bases[colour]?.floor : undefined;
  const words = `6: ${sixes}/${needed}`;
  const width = size * 0.58 * words.length + 0.3;
  const challenger = base?.centre ?? pointOf(layout, colour, at - 1, 0);
  const { x, y } = plateBeside(blob, challenger, width, layout.size);
  return svg(
    'g',
    { class: `is-${layout.board.colours[colour]?.name ?? 'black'}` },
    ...(base === undefined ? [] : fromBase(base, blob)),
    svg('rect', {
      class: 'challenge-ring',
      x: blob.x - 0.58,
      y: blob.y - 0.58,
      width: 1.16,
      height: 1.16,
      rx: 0.26,
    }),
    svg('rect', {
      class: 'challenge-plate',
      x: x - width / 2,
      y: y - size * 0.68,
      width,
      height: size * 1.36,
      rx: size * 0.4,
    }),
    svg('text', { class: 'challenge-count', x, y, 'font-size': size }, words),
  );
}

/** From the rim of the base's floor, to cross no spot of it; the edge shows the line on its own colour. */
function fromBase(
  { centre, radius }: { readonly centre: Point; readonly radius: number },
  blob: Point,
): readonly SvgNode[] {
  const [x, y] = [blob.x - centre.x, blob.y - centre.y];
  const way = Math.hypot(x, y);
  const at = (distance: number): Point => ({
    x: centre.x + (x * distance) / way,
    y: centre.y + (y * distance) / way,
  });
  const [from, to] = [at(radius), at(way - 0.8)];
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return [
    svg('line', { class: 'challenge-line challenge-line-edge', ...ends }),
    svg('line', { class: 'challenge-line', ...ends }),
  ];
}
