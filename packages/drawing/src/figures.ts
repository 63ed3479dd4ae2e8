/** Numbers as outlines: printed on a board they are there in any size, and look alike wherever it is shown. */
import type { Point } from './point.ts';

/** Pens' ways in a box of 6 by 10, by digit; corners and curves are pairs of coordinates. */
const DIGITS = [
  'M3 0C-1 0-1 10 3 10C7 10 7 0 3 0Z',
  'M.9 2.2L3.5 0L3.5 10',
  'M.3 2.6C.6-.9 5.8-.9 5.8 2.6C5.8 5 2 7 .2 10L6 10',
  'M.5 1.6C1.4-.6 5.6-.6 5.6 2.4C5.6 4 4.4 4.7 2.6 4.7C4.8 4.7 6 5.8 6 7.3C6 10.8 .8 10.8 .1 8',
  'M4.5 10L4.5 0L0 7L6 7',
  'M5.5 0L1.1 0L.7 4.6C2.2 3.4 6 3.5 6 6.8C6 10.6 1 10.9 .1 8.4',
  'M5.3 .5C1.8-.3 .2 3.4 .2 6.6C.2 11.1 6 11.1 6 6.8C6 3.3 1.4 3.2 .3 6.2',
  'M.2 0L6 0C4 3.4 2.7 6.4 2.4 10',
  'M3 4.6C-.7 4.6-.4 0 3 0C6.4 0 6.7 4.6 3 4.6C-1.2 4.6-.9 10 3 10C6.9 10 7.2 4.6 3 4.6Z',
  'M.7 9.5C4.2 10.3 5.8 6.6 5.8 3.4C5.8-1.1 0-1.1 0 3.2C0 6.7 4.6 6.8 5.7 3.8',
];
const [BOX_WIDTH, BOX_HEIGHT] = [6, 10];
/** Between digits. */
const GAP = 2.4;

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** About `at`; `height`: of a digit. */
export function figuresOf(number: number, at: Point, height: number): string {
  const digits = Array.from(String(number), Number);
  const scale = height / BOX_HEIGHT;
  const width = digits.length * (BOX_WIDTH + GAP) - GAP;
  return digits
    .map((digit, nth) => {
      const left = at.x + (nth * (BOX_WIDTH + GAP) - width / 2) * scale;
      const top = at.y - height / 2;
      return (DIGITS[digit] ?? '').replaceAll(
        /([A-Z]?) ?(-?[\d.]+) ?(-?[\d.]+)/g,
        (_, command: string, x: string, y: string) =>
          `${command || ' '}${round(left + Number(x) * scale)} ${round(top + Number(y) * scale)}`,
      );
    })
    .join('');
}
