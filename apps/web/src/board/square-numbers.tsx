/** The numbers of squares while they matter: where pieces can go, where the last ones came from, what is pointed at. */
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { pointOf, type DrawnStand, type Layout, type Point } from '@ludo/drawing';
import type { MoveMark } from './last-move-marks.tsx';
import {
  coveredSquares,
  crowdedSquares,
  numberOn,
  cornerSize,
  hasListNumbers,
  inCorner,
  isRoomy,
  isPrinted,
  labelPlace,
  numberSize,
  numbersOn,
  squareKey,
  squaresThatMatter,
} from './square-numbers.ts';
import type { Effect } from './stand-note.ts';
import type { WaysProps } from './ways.tsx';

interface SquareNumbersProps extends WaysProps {
  readonly lastMoves: readonly MoveMark[];
  /** Squares of the track that bear a star or a ring. */
  readonly safe: readonly number[];
}

export const SquareNumbers = memo(function SquareNumbers(props: SquareNumbersProps) {
  const { layout, notes, pointed, picked, hinted, lastMoves, safe, unit } = props;
  const key = useStore(pointed);
  const [covered, crowded] = useMemo(() => {
    const stands = notes.map(({ stand }) => stand);
    return [coveredSquares(layout, stands), crowdedSquares(layout, stands)];
  }, [layout, notes]);
  const shown = [hinted?.key, key, picked].flatMap(
    (each) => notes.find(({ stand }) => stand.key === each) ?? [],
  )[0];
  // The ways of the others are hidden, and so are their numbers.
  const isAlone = shown?.note.canMove ?? false;
  const numbers = isAlone
    ? []
    : numbersOn(layout, squaresThatMatter(notes, lastMoves), { covered, crowded, safe }, unit);
  return (
    <g className="square-numbers" aria-hidden="true">
      {numbers.map(({ key: square, ...number }) => (
        <PlainNumber key={square} {...number} size={layout.size} unit={unit} />
      ))}
      {!isAlone && !hasListNumbers(unit) && <MoversLabels layout={layout} notes={notes} unit={unit} />}
      {shown !== undefined && (
        <Labels
          layout={layout}
          colour={shown.stand.colour}
          from={shown.stand.place}
          ends={hinted === null ? shown.note.effects : [hinted.effect]}
          covered={covered}
          isCrowded={shown.stand.sharing > 2}
          stands={notes.map(({ stand }) => stand)}
          unit={unit}
        />
      )}
    </g>
  );
});

/** Where pieces do not bear the numbers of the list, their squares lead from the list to them. */
function MoversLabels({ layout, notes, unit }: Pick<SquareNumbersProps, 'layout' | 'notes' | 'unit'>) {
  const stands = notes.map(({ stand }) => stand);
  return notes.map(({ stand: { key, colour, place }, note }) => {
    if (!note.canMove) return null;
    const [text, at] = [numberOn(layout, colour, place), pointOf(layout, colour, place, 2)];
    return (
      <Label key={key} text={text} at={at} isTurned={false} layout={layout} stands={stands} unit={unit} />
    );
  });
}

interface LabelsProps {
  readonly layout: Layout;
  readonly colour: number;
  readonly from: number;
  readonly ends: readonly Effect[];
  /** The squares on which pieces stand. */
  readonly covered: ReadonlySet<string>;
  /** The square where they stand has no room left. */
  readonly isCrowded: boolean;
  readonly stands: readonly DrawnStand[];
  readonly unit: number;
}

function Labels({ layout, colour, from, ends, covered, isCrowded, stands, unit }: LabelsProps) {
  const { size } = layout;
  const named = (place: number) => ({
    text: numberOn(layout, colour, place),
    at: pointOf(layout, colour, place, 2),
    isPrinted: isPrinted(layout, place),
  });
  const start = named(from);
  const others = [...new Set(ends.map(({ to }) => to))];
  return (
    <>
      {/* Above the piece may stand its numbers in the list. */}
      {isRoomy(unit) && !isCrowded ? (
        <PlainNumber {...start} isCovered size={size} unit={unit} />
      ) : (
        <Label text={start.text} at={start.at} isTurned={false} layout={layout} stands={stands} unit={unit} />
      )}
      {others.map((place, nth) => {
        const end = named(place);
        const fits = !covered.has(squareKey(end.at)) && numberSize(end.text.length, unit) !== null;
        if (fits) return <PlainNumber key={place} {...end} isCovered={false} size={size} unit={unit} />;
        const { text, at } = end;
        const isTurned = nth % 2 === 1;
        return (
          <Label
            key={place}
            text={text}
            at={at}
            isTurned={isTurned}
            layout={layout}
            stands={stands}
            unit={unit}
          />
        );
      })}
    </>
  );
}

interface PlainNumberProps {
  readonly text: string;
  readonly at: Point;
  readonly isCovered: boolean;
  /** The board has it in print, too, which it covers. */
  readonly isPrinted: boolean;
  /** Of the board, in squares. */
  readonly size: number;
  readonly unit: number;
}

/** In squares: over a printed number, within the ring of a place where a piece can go. */
const OVER_PRINT = 0.4;

/** In the middle, else in the corner that a piece leaves free. */
export function PlainNumber({ text, at, isCovered, isPrinted, size, unit }: PlainNumberProps) {
  const fitting = numberSize(text.length, unit);
  const letters = isCovered ? cornerSize(unit) : fitting?.size;
  if (letters === undefined || text === '') return null;
  const { x, y } = isCovered ? inCorner(at, text.length, letters, size) : at;
  const number = (
    <text
      className="square-number"
      x={x}
      y={y}
      fontSize={letters}
      {...(isCovered || fitting?.width == null
        ? {}
        : { textLength: fitting.width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  );
  if (isCovered || !isPrinted) return number;
  return (
    <>
      <circle className="square-number-ground" cx={x} cy={y} r={OVER_PRINT} />
      {number}
    </>
  );
}

interface LabelProps {
  readonly text: string;
  readonly at: Point;
  /** On the other side of its square: ends side by side leave each other room. */
  readonly isTurned: boolean;
  readonly layout: Layout;
  readonly stands: readonly DrawnStand[];
  readonly unit: number;
}

function Label({ text, at, isTurned, layout, stands, unit }: LabelProps) {
  if (text === '') return null;
  const letters = Math.max(14 / unit, 0.4);
  const [width, height] = [letters * (0.6 + 0.6 * text.length), letters * 1.3];
  const { x, y } = labelPlace(at, { width, height }, isTurned, { layout, stands, unit });
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="square-label" x={-width / 2} y={-height / 2} width={width} height={height} rx={0.1} />
      <text className="square-number square-number-label" fontSize={letters}>
        {text}
      </text>
    </g>
  );
}
