/** Whose turn it is, in colour, shape, name and words, and in the page's title. */
import { useEffect } from 'react';
import { ShapeSign } from '../board/shapes.tsx';
import { boardOfRoom, colourName, diceOf, gameName, playerIs, whoIs } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import { actorOf, isMyTurn, useShown } from './session.ts';

export function TurnSignal() {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const here = useShown((shown) => shown.view.here);
  const isMine = useShown(isMyTurn);
  const isMoving = useShown((shown) => shown.moving !== null);
  const events = useShown((shown) => shown.captions.at(-1)?.events);
  const game = room === null ? text.site.name : gameName(text, room.rules);
  const board = room === null ? null : boardOfRoom(room);
  const colour = room?.phase === 'playing' ? (room.position?.colour ?? null) : null;
  const who = room === null || colour === null ? '' : whoIs(text, room, colour);
  const actor = actorOf(room);
  const isAway = actor !== null && !here.includes(actor);
  const isAgain = events?.some((event) => event.type === 'throws-again') === true;
  const words = wordsOf();

  function wordsOf(): string {
    if (room === null) return '';
    if (room.phase === 'over') {
      const winner = room.position?.places[0];
      return winner === undefined ? text.turn.ended : text.turn.over(playerIs(text, room, winner));
    }
    if (room.position === null) return '';
    const toThrow = room.position.dice === null;
    if (isAway) return text.turn.away(who);
    if (isMine) {
      if (!toThrow) return text.turn.yourMove(who);
      if (isAgain) return text.turn.yourThrowAgain(who);
      return diceOf(room) > 1 ? text.turn.yourThrowDice(who) : text.turn.yourThrow(who);
    }
    return toThrow ? text.turn.throws(who) : text.turn.moves(who);
  }

  useEffect(() => {
    if (who === '') document.title = game;
    else document.title = isMine ? text.turn.titleYours(who, game) : text.turn.titleOther(words, game);
  }, [text, who, game, isMine, words]);

  if (room === null || room.position === null) return null;
  return (
    <p
      className={`turn ${board === null || colour === null ? '' : `is-${colourName(board, colour)}`} ${isMine && !isMoving ? 'turn-mine' : ''}`}
      data-testid="turn"
    >
      {board !== null && colour !== null && <ShapeSign name={colourName(board, colour)} />}
      <span>{words}</span>
    </p>
  );
}
