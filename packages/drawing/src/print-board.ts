/** A picture of a position by itself: for a link's preview, a message, a file. */
import {
  boardOf,
  ruleSetOf,
  safeSquaresOf,
  standingChallenges,
  teamsOf,
  type Position,
  type RuleSet,
  type RuleSetId,
} from '@ludo/rules';
import { arrange } from './arrangement.ts';
import { drawBlock, drawPlates } from './blocks.ts';
import { drawBoard } from './board.ts';
import { drawChallenges } from './challenge-marks.ts';
import { dressed, tokenColour } from './dress.ts';
import { drawHeading, HEADING_HEIGHT, type Heading } from './heading.ts';
import { drawActiveBase, drawLabels, type BaseName } from './labels.ts';
import { layoutFor, type Layout } from './layout.ts';
import { MATERIALS, type BoardStyle } from './materials.ts';
import { openStacks } from './open-stacks.ts';
import { drawPiece } from './piece.ts';
import { printDocument } from './print-svg.ts';
import { drawSafety } from './safe-marks.ts';
import { svg, type SvgNode } from './svg.ts';
import { drawTeamSigns } from './team-signs.ts';
import { trackedPieces } from './tracked-pieces.ts';

export const PALETTES = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const;
type Palette = (typeof PALETTES)[number];

export interface PictureOptions {
  /** For screen readers, in the caller's language. */
  readonly title: string;
  /** For people who do not see the picture. */
  readonly description: string;
  /** As in HTML, of both. */
  readonly language: string;
  /** Pixels of the board's side as it is looked at; absent: 640. Numbers and names stay large enough to read. */
  readonly side?: number;
  /** Pixels of the picture's longer side; absent: as large as it is looked at. */
  readonly length?: number;
  readonly palette?: Palette;
  readonly style?: BoardStyle;
  /** By colour. */
  readonly names?: readonly (BaseName | null)[];
  /** Absent: the board alone. */
  readonly heading?: Heading;
  /** Nobody goes on with it: no base is marked as the one whose turn it is, and no dice lie. Absent: false. */
  readonly isEnded?: boolean;
}

/** In squares. */
const RIM = 0.45;

/** Likewise, round board and heading. */
const MARGIN = 0.4;

const FRAME = 'url(#frame)';

interface FramedBoard {
  /** In squares, of the box round it, which begins at `from`. */
  readonly whole: number;
  readonly from: number;
  readonly parts: readonly SvgNode[];
}

function ruleSetIn({ rules }: Position): RuleSet {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(`a position of unknown rules: ${rules}`);
  return ruleSet.value;
}

type BoardOptions = Pick<PictureOptions, 'isEnded'> &
  Required<Pick<PictureOptions, 'side' | 'palette' | 'style' | 'names'>>;

/** Corners that are not in play are covered; a second frame marks whose turn it is. */
export function drawFramedBoard(
  position: Position,
  { side, palette, style, names, isEnded = false }: BoardOptions,
): FramedBoard {
  const ruleSet = ruleSetIn(position);
  const layout = layoutFor(boardOf(position));
  const safe = safeSquaresOf(position.rules);
  const whole = layout.size + 2 * RIM;
  const unit = side / whole;
  const dress = { palette, style, game: ruleSet.id };
  const labels = position.pieces.map((places, colour) =>
    places.length === 0 ? null : (names[colour] ?? ''),
  );
  const picture = svg(
    'g',
    {},
    MATERIALS,
    drawBoard(layout, dress.game, safe),
    drawLabels(layout, labels, unit),
    drawTeamSigns(layout, teamsOf(ruleSet)),
    drawActiveBase(layout, isEnded ? null : position.colour),
    ...drawPosition(layout, position, safe, unit),
    drawChallenges(layout, standingChallenges(position), unit),
  );
  const lit = (name: string) => tokenColour(name, dress);
  const frame = drawFrame(layout, lit('--frame-lit').hex, lit('--frame-deep').hex, lit('--trim'));
  return { whole, from: -RIM, parts: [...frame, dressed(picture, dress, unit)] };
}

/** An SVG document that fetches nothing, runs nothing and needs no style sheet. */
export function printBoard(position: Position, options: PictureOptions): string {
  const { title, description, language, side = 640, palette = 'light', style = 'wood', names = [] } = options;
  const { heading, isEnded = false } = options;
  const { whole, from, parts } = drawFramedBoard(position, { side, palette, style, names, isEnded });
  const dress = { palette, style, game: ruleSetIn(position).id };
  const dice = (isEnded ? null : position.dice) ?? [];
  const above = heading === undefined ? null : drawAbove(heading, { dress, dice, from, whole });
  const box = above?.box ?? { x: from, y: from, width: whole, height: whole };
  const pixels = (options.length ?? (side * box.height) / whole) / box.height;
  return printDocument(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: Math.round(box.width * pixels),
        height: Math.round(box.height * pixels),
        viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
        role: 'img',
        'aria-labelledby': 'title description',
        'xml:lang': language,
        'font-family': "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
      },
      svg('title', { id: 'title' }, title),
      svg('desc', { id: 'description' }, description),
      ...(above?.parts ?? []),
      ...parts,
    ),
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Above {
  readonly dress: { readonly palette: Palette; readonly style: BoardStyle; readonly game: RuleSetId };
  readonly dice: readonly number[];
  readonly from: number;
  readonly whole: number;
}

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

/** The table that the board lies on, with the heading. */
function drawAbove(
  heading: Heading,
  { dress, dice, from, whole }: Above,
): { readonly box: Box; readonly parts: readonly SvgNode[] } {
  const high = HEADING_HEIGHT * whole + MARGIN;
  const x = from - MARGIN;
  const y = x - high;
  const box = { x, y, width: whole + 2 * MARGIN, height: whole + 2 * MARGIN + high };
  const ink = tokenColour('--ink', dress).hex;
  const place = { x: from, y: y + MARGIN, width: whole, game: dress.game, dice, ink };
  return {
    box,
    parts: [
      // Beyond its sides: whole pixels may be more than the box has.
      svg('rect', { ...around(box), fill: tokenColour('--tabletop-lit', dress).hex }),
      dressed(drawHeading(heading, place), dress, 1),
    ],
  };
}

function drawFrame(
  { size }: Layout,
  light: string,
  deep: string,
  trim: { readonly hex: string; readonly alpha: number },
): readonly SvgNode[] {
  const box = (out: number) => ({ x: -out, y: -out, width: size + 2 * out, height: size + 2 * out });
  return [
    svg(
      'defs',
      {},
      svg(
        'linearGradient',
        { id: 'frame', x1: 0, y1: 0, x2: 1, y2: 1 },
        svg('stop', { offset: 0, 'stop-color': light }),
        svg('stop', { offset: 1, 'stop-color': deep }),
      ),
    ),
    svg('rect', { ...box(RIM), rx: RIM * 1.1, fill: FRAME }),
    svg('rect', {
      ...box(RIM * 0.5),
      rx: RIM * 0.7,
      fill: 'none',
      stroke: trim.alpha === 0 ? 'none' : trim.hex,
      'stroke-width': RIM * 0.14,
    }),
  ];
}

function drawPosition(
  layout: Layout,
  position: Position,
  safe: readonly number[],
  unit: number,
): readonly SvgNode[] {
  const open = openStacks(position);
  const { stands, pieces } = arrange(layout, trackedPieces(position));
  return [
    drawPlates(layout, stands, safe),
    ...pieces.map(({ piece, at, scale }) =>
      svg(
        'g',
        { transform: `translate(${at.x} ${at.y}) scale(${scale})` },
        drawPiece(layout.board.colours[piece.colour]?.name ?? 'black'),
      ),
    ),
    ...stands.flatMap((stand) => drawBlock(layout, stand, unit, open.includes(stand.key)) ?? []),
    ...[drawSafety(layout, stands, safe, unit) ?? []].flat(),
  ];
}
