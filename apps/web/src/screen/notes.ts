/** What the board is told about a stand: its name, what it would do, and why it cannot. */
import type { RoomState } from '@ludo/room';
import type { Stand } from '../board/arrangement.ts';
import type { StandNote } from '../board/board.tsx';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { boardOfRoom, colourName, effectOf, reasonOf, whoIs } from '../catalogue/sentences.ts';
import type { Choice, Outlook } from './choices.ts';
import type { Notice } from './session.ts';

export function noteOfStand(
  text: Catalogue,
  room: RoomState,
  stand: Stand,
  choices: readonly Choice[],
): StandNote {
  const board = boardOfRoom(room);
  if (board === null) return { label: '', effect: null, isStop: false };
  const colour = text.common.colour[colourName(board, stand.colour)];
  const piece = text.board.piece(colour, stand.count, text.common.standing(board, stand.place));
  const choice = choices.find(({ key }) => key === stand.key);
  if (choice !== undefined) {
    return {
      label: text.board.canMove(piece, effectOf(text, room, choice.events)),
      effect: { to: choice.to, events: choice.events },
      isStop: true,
    };
  }
  const { position } = room;
  const isMovers = room.phase === 'playing' && position?.colour === stand.colour && position.dice !== null;
  return { label: isMovers ? text.board.cannotMove(piece) : piece, effect: null, isStop: false };
}

/** Why a stand cannot move now. */
export function whyNot(
  text: Catalogue,
  room: RoomState,
  stand: Stand,
  outlook: Outlook,
  mine: readonly number[],
  isMine: boolean,
): Notice | null {
  const { position } = room;
  if (room.phase === 'over')
    return { sentence: `${text.rulesRefusal['game-is-over'](NO_REASON)}.`, clause: null };
  if (position === null || position.colour === null) return null;
  const who = whoIs(text, room, position.colour);
  if (mine.length === 0) return { sentence: `${text.notThisTurn.watching}.`, clause: null };
  if (stand.colour !== position.colour)
    return { sentence: `${text.notThisTurn.notTheTurn(who)}.`, clause: null };
  if (!isMine) return { sentence: `${text.notThisTurn.notYours(who)}.`, clause: null };
  if (position.dice === null)
    return { sentence: `${text.rulesRefusal['nothing-thrown'](NO_REASON)}.`, clause: null };
  const refusal = outlook.refusals.get(stand.key);
  return refusal === undefined ? null : reasonOf(text, room, refusal);
}

const NO_REASON = { needs: '', blocker: '', blockedAt: '', thrown: '', clause: null };
