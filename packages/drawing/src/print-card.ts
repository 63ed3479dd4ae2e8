/** A link's picture: the board as it stands, on the left; on the right the game, who plays, and what the link is for. */
import type { Position, RuleSetId } from '@ludo/rules';
import { CARD_HEIGHT, CARD_WIDTH, type Card, type CardRow } from './card.ts';
import { dressed, tokenColour } from './dress.ts';
import { drawEmblem } from './emblem.ts';
import { broken, cut, drawable, drawLine, type Lettering, type LetterKind, type Line } from './lettering.ts';
import { drawPiece } from './piece.ts';
import { drawFramedBoard } from './print-board.ts';
import { printDocument } from './print-svg.ts';
import { svg, type SvgNode } from './svg.ts';

const BOARD = 590;
const MARGIN = 20;
const LEFT = 652;
const RIGHT = 1160;
const WIDTH = RIGHT - LEFT;
const EMBLEM = 72;
const BUTTON = 68;

const HEADLINES = [
  { size: 50, most: 2 },
  { size: 44, most: 2 },
  { size: 38, most: 3 },
  { size: 32, most: 3 },
];

const LOOKS = { palette: 'light', style: 'wood' } as const;

interface Paints {
  readonly paint: (token: string) => string;
  readonly lettering: Lettering;
  readonly isRightToLeft: boolean;
}

export function printCard(card: Card, lettering: Lettering): string {
  const { isRightToLeft, game } = card;
  const dress = { ...LOOKS, game };
  const paints: Paints = { paint: (token) => tokenColour(token, dress).hex, lettering, isRightToLeft };
  const heading = drawHeadline(card.headline, paints);
  return printDocument(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`,
        'font-family': lettering.faceFor('other', 'plain').family,
      },
      ...drawTable(paints),
      drawGame(card.position),
      ...drawTitle(card, paints),
      ...heading.nodes,
      ...drawRows(card, heading.to, paints),
      ...drawButton(card.call, paints),
    ),
  );
}

function drawTable({ paint }: Paints): readonly SvgNode[] {
  const all = { x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT };
  const stops = [svg('stop', { offset: 0, 'stop-color': paint('--tabletop-lit') })];
  const shade = { x: MARGIN + 4, y: MARGIN + 8, width: BOARD - 8, height: BOARD - 2, rx: 20 };
  return [
    svg(
      'defs',
      {},
      svg(
        'radialGradient',
        { id: 'table', cx: 0.6, cy: 0.2, r: 0.9 },
        ...stops,
        svg('stop', { offset: 1, 'stop-color': paint('--tabletop') }),
      ),
    ),
    svg('rect', { ...all, fill: 'url(#table)' }),
    ...[6, 3, 0].map((out) =>
      svg('rect', {
        x: shade.x - out,
        y: shade.y - out,
        width: shade.width + 2 * out,
        height: shade.height + 2 * out - 4,
        rx: shade.rx + out,
        fill: paint('--ink'),
        'fill-opacity': 0.08,
      }),
    ),
  ];
}

function drawGame(position: Position): SvgNode {
  const { whole, from, parts } = drawFramedBoard(position, { ...LOOKS, side: BOARD, names: [] });
  const box = { x: MARGIN, y: MARGIN, width: BOARD, height: BOARD };
  return svg('svg', { ...box, viewBox: `${from} ${from} ${whole} ${whole}` }, ...parts);
}

/** `from`: pixels from the side at which lines begin. */
function startOf(from: number, isRightToLeft: boolean): number {
  return isRightToLeft ? RIGHT - from : LEFT + from;
}

function emblemOf(game: RuleSetId, x: number, y: number, side: number): SvgNode {
  const emblem = drawEmblem(game);
  const placed = { ...emblem, attributes: { ...emblem.attributes, x, y, width: side, height: side } };
  return dressed(placed, { ...LOOKS, game }, 1);
}

interface Written {
  readonly from: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly kind: LetterKind;
  readonly token: string;
}

function write(text: string, { from, y, size, room, kind, token }: Written, paints: Paints) {
  const { lettering, isRightToLeft, paint } = paints;
  const line = cut(drawable(text, lettering, kind), room / size, lettering, kind);
  return drawLine(line, { x: startOf(from, isRightToLeft), y, size, fill: paint(token), isRightToLeft });
}

function drawTitle({ game, title, subtitle }: Card, paints: Paints): readonly SvgNode[] {
  const from = EMBLEM + 20;
  const room = WIDTH - from;
  const x = paints.isRightToLeft ? RIGHT - EMBLEM : LEFT;
  return [
    emblemOf(game, x, 32, EMBLEM),
    ...write(
      title,
      { from, y: subtitle === '' ? 80 : 66, size: 34, room, kind: 'title', token: '--ink' },
      paints,
    ),
    ...write(subtitle, { from, y: 98, size: 22, room, kind: 'plain', token: '--soft' }, paints),
  ];
}

function headlineLines(text: string, lettering: Lettering): { size: number; lines: readonly Line[] } {
  const words = drawable(text, lettering, 'title');
  for (const { size, most } of HEADLINES) {
    const lines = broken(words, { width: WIDTH / size, most }, lettering, 'title');
    if (lines !== null) return { size, lines };
  }
  const size = 32;
  return { size, lines: [cut(words, WIDTH / size, lettering, 'title')] };
}

function drawHeadline(text: string, { lettering, isRightToLeft, paint }: Paints) {
  const { size, lines } = headlineLines(text, lettering);
  const x = startOf(0, isRightToLeft);
  const step = Math.round(size * 1.22);
  const first = 128 + size;
  const nodes = lines.flatMap((line, nth) =>
    drawLine(line, { x, y: first + nth * step, size, fill: paint('--ink'), isRightToLeft }),
  );
  return { nodes, to: first + (lines.length - 1) * step + size * 0.35 };
}

/** As large as there is room for. */
function drawRows({ rows, game }: Card, from: number, paints: Paints): readonly SvgNode[] {
  const to = CARD_HEIGHT - MARGIN - BUTTON - 26;
  const step = Math.min(64, (to - from - 8) / Math.max(1, rows.length));
  return rows.flatMap((row, nth) =>
    drawRow(row, { game, middle: from + 8 + step * (nth + 0.5), step }, paints),
  );
}

interface RowPlace {
  readonly game: RuleSetId;
  readonly middle: number;
  readonly step: number;
}

function drawRow(row: CardRow, { game, middle, step }: RowPlace, paints: Paints): readonly SvgNode[] {
  const { sign, texts, isFree = false, rank } = row;
  const { lettering, isRightToLeft, paint } = paints;
  const side = Math.min(46, step * 0.84);
  const signs = typeof sign === 'string' ? 1 : sign.length;
  const from = signs * (side + 4) + 14;
  const size = Math.min(31, step * 0.58);
  const text = texts.find((each) => drawable(each, lettering, 'strong') !== '') ?? '';
  const kind = isFree ? 'plain' : 'strong';
  const room = WIDTH - from - (rank === undefined ? 0 : 60);
  const token = isFree ? '--soft' : '--ink';
  const drawn = Array.from({ length: signs }, (_, nth) => {
    const at = nth * (side + 4) + side / 2;
    const x = isRightToLeft ? RIGHT - at : LEFT + at;
    if (typeof sign === 'string') return emblemOf(sign, x - side / 2, middle - side / 2, side);
    const piece = dressed(drawPiece(sign[nth] ?? 'black'), { ...LOOKS, game }, side);
    // A piece has a diameter of 0.84 squares.
    const place = { transform: `translate(${x} ${middle}) scale(${side / 0.98})` };
    return svg('g', isFree ? { ...place, opacity: 0.4 } : place, piece);
  });
  const words = write(text, { from, y: middle + size * 0.35, size, room, kind, token }, paints);
  if (rank === undefined) return [...drawn, ...words];
  const x = isRightToLeft ? LEFT + 24 : RIGHT - 24;
  const digit = cut(String(rank), 1, lettering, 'strong');
  const place = { x: x - digit.width * 12, y: middle + 24 * 0.36, size: 24, isRightToLeft: false };
  return [
    ...drawn,
    ...words,
    svg('circle', { cx: x, cy: middle, r: 21, fill: paint(rank === 1 ? '--brass' : '--line') }),
    ...drawLine(digit, { ...place, fill: paint(rank === 1 ? '--on-strong' : '--ink') }),
  ];
}

function drawButton(call: string, { lettering, isRightToLeft, paint }: Paints): readonly SvgNode[] {
  const size = 29;
  const inside = 30;
  const words = drawable(call, lettering, 'strong');
  const line = cut(words, (WIDTH - 2 * inside) / size, lettering, 'strong');
  const width = line.width * size + 2 * inside;
  const y = CARD_HEIGHT - MARGIN - BUTTON - 4;
  const box = { x: isRightToLeft ? RIGHT - width : LEFT, width, height: BUTTON, rx: BUTTON / 2 };
  return [
    svg('rect', { ...box, y: y + 4, fill: paint('--ink'), 'fill-opacity': 0.22 }),
    svg('rect', { ...box, y, fill: paint('--strong') }),
    ...drawLine(line, {
      x: startOf(inside, isRightToLeft),
      y: y + BUTTON / 2 + size * 0.35,
      size,
      fill: paint('--on-strong'),
      isRightToLeft,
    }),
  ];
}
