/** Above a board's picture: which game it is, and how it stands. */
import type { RuleSetId } from '@ludo/rules';
import { DIE, faceOf } from './die.ts';
import { drawEmblem } from './emblem.ts';
import { evenLinesOf, linesOf } from './fitting.ts';
import { svg, type SvgNode } from './svg.ts';

export interface Heading {
  readonly title: string;
  /** Whose turn it is, or who has won. */
  readonly sentence: string;
  readonly isRightToLeft: boolean;
}

interface HeadingPlace {
  readonly game: RuleSetId;
  /** To be used: beside the words. */
  readonly dice: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: string;
}

/** In parts of its width. */
export const HEADING_HEIGHT = 0.125;
const EMBLEM = 0.095;
const GAP = 0.02;
const TITLE = 0.042;
const DIE_SIDE = 0.06;
/** One line where it has room, else two. */
const ONE_LINE = 0.034;
const TWO_LINES = 0.028;

function drawDie(face: number, x: number, y: number, side: number): SvgNode {
  const shown = faceOf(face);
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${side / 2})` },
    DIE,
    shown?.pips ?? null,
    shown?.hollows ?? null,
  );
}

export function drawHeading(heading: Heading, { game, dice, x, y, width, ink }: HeadingPlace): SvgNode {
  const { title, sentence, isRightToLeft } = heading;
  const side = EMBLEM * width;
  const middle = y + (HEADING_HEIGHT * width) / 2;
  /** From the side where lines begin. */
  const at = (from: number): number => (isRightToLeft ? x + width - from : x + from);
  const emblem = drawEmblem(game);
  const corner = { x: isRightToLeft ? at(side) : at(0), y: middle - side / 2, width: side, height: side };
  const start = side + GAP * width;
  const room = width - start - dice.length * (DIE_SIDE + GAP) * width;
  const isShort = linesOf(sentence, room / (ONE_LINE * width), 2).length < 2;
  const size = (isShort ? ONE_LINE : TWO_LINES) * width;
  const lines = evenLinesOf(sentence, room / size, 2);
  const [top] = linesOf(title, room / (TITLE * width), 1);
  const step = 1.25 * size;
  const high = TITLE * width + lines.length * step;
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  const write = (text: string, base: number, letters: number, weight: number) =>
    svg(
      'text',
      { x: at(start), y: base, 'font-size': letters, 'font-weight': weight, fill: ink, direction },
      text,
    );
  const first = middle - high / 2 + TITLE * width * 0.85;
  return svg(
    'g',
    {},
    { ...emblem, attributes: { ...emblem.attributes, ...corner } },
    write(top ?? '', first, TITLE * width, 800),
    ...lines.map((line, nth) => write(line, first + (nth + 1.1) * step, size, 500)),
    ...dice.map((face, nth) => {
      const from =
        width - (dice.length - nth - 0.5) * DIE_SIDE * width - (dice.length - nth - 1) * GAP * width;
      return drawDie(face, at(from), middle, DIE_SIDE * width);
    }),
  );
}
