/** What the board is told about stands. */
import type { RoomState } from '@ludo/room';
import { bothDiceClause, diceLeft, isToThrow, squareNameOf } from '@ludo/rules';
import type { DrawnStand } from '@ludo/drawing';
import type { Effect, StandNote } from '../board/stand-note.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { effectWords } from '../telling/choice-words.ts';
import { boardOfRoom, colourName, diceOf, reasonOf, whoIs } from '../telling/sentences.ts';
import { sumOf, type Choice } from '../table/choices.ts';
import type { Choosing } from './choosing.ts';
import type { NoticeText } from './session.ts';

export const NO_NOTE: StandNote = { label: '', canMove: false, effects: [], numbers: '', isStop: false };

export function noteOfStand(
  text: Catalogue,
  room: RoomState,
  stand: DrawnStand,
  choosing: Choosing,
): StandNote {
  const board = boardOfRoom(room);
  if (board === null) return NO_NOTE;
  const colour = text.common.colour[colourName(board, stand.colour)];
  const piece = text.board.piece(
    colour,
    stand.count,
    text.common.standing(squareNameOf(board, stand.colour, stand.place)),
  );
  const choices = choosing.choices.filter(({ key }) => key === stand.key);
  if (choices.length > 0) {
    const effects = choices.flatMap((choice) => effectOfChoice(choice) ?? []);
    const words = choices.map((choice) => effectWords(text, room, choice));
    return {
      label: text.board.canMove(piece, text.common.semicolons(words)),
      canMove: true,
      effects,
      numbers: choosing.isListed ? numbersOf(stand.key, choosing) : '',
      isStop: true,
    };
  }
  const isAsked = room.phase === 'playing' && choosing.possible.refusals.has(stand.key);
  return {
    label: isAsked ? text.board.cannotMove(piece) : piece,
    canMove: false,
    effects: [],
    numbers: '',
    isStop: isAsked,
  };
}

/** Consecutive numbers are joined: "2", "4–5". */
export function numbersOf(
  stand: string,
  { offered, numbers }: Pick<Choosing, 'offered' | 'numbers'>,
): string {
  const own = numbers.filter((_, nth) => offered[nth]?.key === stand);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined) return '';
  return first === last ? String(first) : `${first}–${last}`;
}

/** Null: the throw is left unused. */
export function effectOfChoice(choice: Choice): Effect | null {
  const { step, events } = choice;
  return step && { to: step.to, kind: step.kind, events, sum: sumOf(choice) };
}

/** Null: there is nothing to tell. */
export function whyNot(
  room: RoomState,
  stand: DrawnStand,
  { possible, made }: Choosing,
  mine: readonly number[],
  isMine: boolean,
): NoticeText | null {
  const { position } = room;
  const told =
    (sentence: (text: Catalogue) => string): NoticeText =>
    (text) => ({ sentence: `${sentence(text)}.`, clause: null });
  if (room.phase === 'over') return told((text) => text.rulesRefusal['game-is-over'](NO_REASON));
  if (position === null || position.colour === null) return null;
  const { colour } = position;
  if (mine.length === 0) return told((text) => text.notThisTurn.watching);
  const refusal = possible.refusals.get(stand.key);
  const isMovers = refusal !== undefined || stand.colour === colour;
  if (!isMovers) {
    // With several seats nobody is "you".
    const isYours = isMine && mine.length === 1;
    return told((text) =>
      isYours
        ? text.notThisTurn.othersPiece(whoIs(text, room, stand.colour))
        : text.notThisTurn.notTheTurn(whoIs(text, room, colour)),
    );
  }
  if (!isMine) return told((text) => text.notThisTurn.notYours(whoIs(text, room, colour)));
  if (isToThrow(position))
    return told((text) =>
      text.rulesRefusal['nothing-thrown']({ ...NO_REASON, isOneDie: diceOf(room) === 1 }),
    );
  const [left] = made.step === null ? [] : diceLeft(position, made.step);
  if (left !== undefined)
    return (text) => ({ sentence: text.board.left(left), clause: bothDiceClause(position) });
  return refusal === undefined ? null : (text) => reasonOf(text, room, refusal, stand.colour);
}

const NO_REASON = {
  isOneDie: true,
  needs: '',
  most: null,
  blocker: '',
  blockedAt: '',
  thrown: '',
};
