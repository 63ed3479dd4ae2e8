/** The turns of a game that is watched again: a throw, and what is played with it. */
import { printRecordLine, type Moments, type RecordLine } from '@ludo/room/record';
import { boardOf } from '@ludo/rules';

/** Moments, the last one included. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
}

/** What people look for. */
export interface Mark {
  readonly nth: number;
  readonly kind: 'capture' | 'challenge';
}

/** `known`: of the same game when it had fewer moments. */
export function turnsOf(moments: Moments, known: readonly TurnSpan[] = []): readonly TurnSpan[] {
  const turns = known.slice(0, -1);
  let from = known.at(-1)?.from ?? 0;
  for (let nth = from + 1; nth <= moments.length(); nth += 1) {
    if (moments.rowAt(nth)?.t === 'play') continue;
    turns.push({ from, to: nth - 1 });
    from = nth;
  }
  return turns;
}

/** Folds every moment from `from` on, up to `to`. */
export function marksOf(moments: Moments, from = 0, to = moments.length()): readonly Mark[] {
  const marks: Mark[] = [];
  for (let nth = from; nth < to; nth += 1) {
    const { events } = moments.at(nth);
    if (events.some(({ type }) => type === 'captured')) marks.push({ nth, kind: 'capture' });
    else if (events.some(({ type }) => type === 'challenged')) marks.push({ nth, kind: 'challenge' });
  }
  return marks;
}

/** As the record writes it, without what is needed to check the dice; '' where it has no line. */
export function notationOf(moments: Moments, { from, to }: TurnSpan): string {
  const line = lineOf(moments, from, to);
  return line === null ? '' : printRecordLine(line);
}

function lineOf(moments: Moments, from: number, to: number): RecordLine | null {
  const row = moments.rowAt(from);
  const letterAt = (colour: number | null | undefined, nth: number): string => {
    const { position } = moments.at(nth).room;
    if (position === null) return '-';
    return boardOf(position).colours.find(({ index }) => index === colour)?.letter ?? '-';
  };
  switch (row?.t) {
    case 'start':
      return {
        is: 'begin',
        colour: letterAt(row.c, from),
        rounds: row.rolls.map((round) =>
          round.map(([colour, faces]) => ({ colour: letterAt(colour, from), faces })),
        ),
      };
    case 'throw':
    case 'play': {
      const plays = playsAt(moments, row.t === 'play' ? from : from + 1, to);
      const played = plays.find(({ count }) => count === 0);
      const bonuses = plays.filter(({ count }) => count > 0);
      const colour = from === 0 ? null : moments.at(from - 1).room.position?.colour;
      const { room } = moments.at(from);
      const announced = row.t === 'throw' ? row.a : undefined;
      const isForfeited = row.t === 'throw' && announced === undefined && room.position?.dice === null;
      return {
        is: 'turn',
        colour: letterAt(colour, from),
        ...(announced === undefined ? {} : { announced: [announced] }),
        thrown: row.t === 'throw' ? { faces: row.d, ...(row.by === undefined ? {} : { by: row.by }) } : null,
        played:
          played === undefined
            ? isForfeited
              ? { play: '-' }
              : null
            : { play: played.play, ...(played.by === undefined ? {} : { by: played.by }) },
        ...(bonuses.length === 0 ? {} : { bonuses }),
      };
    }
    default:
      return null;
  }
}

/** `count`: that a play counts; 0: it uses the throw. */
function playsAt(moments: Moments, from: number, to: number) {
  const plays = [];
  for (let nth = from; nth <= to; nth += 1) {
    const row = moments.rowAt(nth);
    if (row?.t !== 'play') continue;
    const count = nth === 0 ? 0 : (moments.at(nth - 1).room.position?.toCount ?? 0);
    plays.push({ count, play: row.m, ...(row.by === undefined ? {} : { by: row.by }) });
  }
  return plays;
}
