/** A picture of a position by itself: for a link's preview, a message, a file. */
import { boardOf, ruleSetOf, standingChallenges, teamsOf, type Position } from '@ludo/rules';
import { arrange } from './arrangement.ts';
import { drawBlock, drawPlates } from './blocks.ts';
import { drawBoard } from './board.ts';
import { drawChallenges } from './challenge-marks.ts';
import { dressed, tokenColour } from './dress.ts';
import { drawActiveBase, drawLabels } from './labels.ts';
import { layoutFor, type Layout } from './layout.ts';
import { MATERIALS, type BoardStyle } from './materials.ts';
import { drawPiece } from './piece.ts';
import { printDocument } from './print-svg.ts';
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
  /** Pixels of a side; absent: 640. Numbers and names stay large enough to read. */
  readonly side?: number;
  readonly palette?: Palette;
  readonly style?: BoardStyle;
  /** By colour. */
  readonly names?: readonly (string | null)[];
}

/** In squares. */
const RIM = 0.45;

const FRAME = 'url(#frame)';

interface FramedBoard {
  /** In squares, of the box round it, which begins at `from`. */
  readonly whole: number;
  readonly from: number;
  readonly parts: readonly SvgNode[];
}

/** Corners that are not in play are covered; a second frame marks whose turn it is. */
export function drawFramedBoard(
  position: Position,
  { side, palette, style, names }: Required<Pick<PictureOptions, 'side' | 'palette' | 'style' | 'names'>>,
): FramedBoard {
  const ruleSet = ruleSetOf(position.rules);
  if (!ruleSet.ok) throw new Error(`a position of unknown rules: ${position.rules}`);
  const layout = layoutFor(boardOf(position));
  const whole = layout.size + 2 * RIM;
  const unit = side / whole;
  const dress = { palette, style, game: ruleSet.value.id };
  const labels = position.pieces.map((places, colour) =>
    places.length === 0 ? null : (names[colour] ?? ''),
  );
  const picture = svg(
    'g',
    {},
    MATERIALS,
    drawBoard(layout, dress.game),
    drawLabels(layout, labels, unit),
    drawTeamSigns(layout, teamsOf(ruleSet.value)),
    drawActiveBase(layout, position.colour),
    ...drawPosition(layout, position, unit),
    drawChallenges(layout, standingChallenges(position), unit),
  );
  const lit = (name: string) => tokenColour(name, dress);
  const frame = drawFrame(layout, lit('--frame-lit').hex, lit('--frame-deep').hex, lit('--trim'));
  return { whole, from: -RIM, parts: [...frame, dressed(picture, dress, unit)] };
}

/** An SVG document that fetches nothing, runs nothing and needs no style sheet. */
export function printBoard(position: Position, options: PictureOptions): string {
  const { title, description, language, side = 640, palette = 'light', style = 'wood', names = [] } = options;
  const { whole, from, parts } = drawFramedBoard(position, { side, palette, style, names });
  return printDocument(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: side,
        height: side,
        viewBox: `${from} ${from} ${whole} ${whole}`,
        role: 'img',
        'aria-labelledby': 'title description',
        'xml:lang': language,
        'font-family': "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
      },
      svg('title', { id: 'title' }, title),
      svg('desc', { id: 'description' }, description),
      ...parts,
    ),
  );
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

function drawPosition(layout: Layout, position: Position, unit: number): readonly SvgNode[] {
  const { stands, pieces } = arrange(layout, trackedPieces(position));
  return [
    drawPlates(layout, stands),
    ...pieces.map(({ piece, at, scale }) =>
      svg(
        'g',
        { transform: `translate(${at.x} ${at.y}) scale(${scale})` },
        drawPiece(layout.board.colours[piece.colour]?.name ?? 'black'),
      ),
    ),
    ...stands.flatMap((stand) => drawBlock(layout, stand, unit) ?? []),
  ];
}
