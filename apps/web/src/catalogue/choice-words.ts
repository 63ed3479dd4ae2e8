/** A choice in words, with the dice that it takes where there are two: for the list, the board and the largest button. */
import type { RoomState } from '@ludo/room';
import type { Choice } from '../screen/choices.ts';
import type { Catalogue } from './catalogue.ts';
import { boardOfRoom, colourName, diceOf, effectOf, isNeutral, whoIs } from './sentences.ts';

/** "Square 12, die 6: move to square 18, captures Green". */
export function choiceWords(text: Catalogue, room: RoomState, choice: Choice): string {
  const board = boardOfRoom(room);
  const { step, dice } = choice;
  if (board === null || step === null) return text.board.unused;
  const standing = text.common.place(board, step.from);
  const place = isNeutral(room, step.colour)
    ? `${text.common.neutral(colourName(board, step.colour))}, ${standing}`
    : standing;
  const sum = dice.reduce((total, face) => total + face, 0);
  const isPlain = diceOf(room) === 1 || step.kind === 'challenge';
  const taking = isPlain
    ? place
    : dice.length > 1
      ? text.board.withBoth(place, sum)
      : text.board.withDie(place, sum);
  return text.board.choice(taking, effectOf(text, room, choice.events));
}

/** The same when it is the only choice, for the largest button. */
export function onlyWords(text: Catalogue, room: RoomState, choice: Choice): string {
  const board = boardOfRoom(room);
  const { step } = choice;
  if (board === null || step === null) return text.board.unused;
  const isOneMove = choice.events.filter(({ type }) => type === 'moved').length === 1;
  const isPlain = isOneMove && (step.kind === 'move' || step.kind === 'enter') && diceOf(room) === 1;
  const isPenalised = choice.events.some(({ type }) => type === 'penalised');
  // A challenge that stands leaves nothing else to choose, so its place need not be told.
  if (choice.events.some(({ type }) => type === 'counted'))
    return text.board.first(effectOf(text, room, choice.events));
  if (!isPlain || isPenalised) return choiceWords(text, room, choice);
  const captures = choice.events.flatMap((event) =>
    event.type === 'captured' ? [text.board.captures(whoIs(text, room, event.colour))] : [],
  );
  const move = text.dice.play(text.common.place(board, step.from), text.common.to(board, step.to));
  return [move, ...captures].join(', ');
}
