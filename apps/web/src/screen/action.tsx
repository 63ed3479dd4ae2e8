/** The largest thing to press: it throws the die, or makes the only move there is. */
import { forwardRef, useEffect, useState } from 'react';
import { ShapeSign } from '../board/shapes.tsx';
import { boardOfRoom, colourName, diceOf, whoIs } from '../catalogue/sentences.ts';
import { useText } from '../settings/settings.ts';
import type { Moving } from '../stage/stage.ts';
import type { Choice } from './choices.ts';
import { Die } from './die.tsx';
import { isMyTurn, useSession, useShown } from './session.ts';

interface ActionProps {
  readonly choices: readonly Choice[];
  readonly onAct: () => void;
}

export const Action = forwardRef<HTMLButtonElement, ActionProps>(function Action({ choices, onAct }, ref) {
  const text = useText();
  const { stage } = useSession();
  const room = useShown((shown) => shown.room);
  const moving = useShown((shown) => shown.moving);
  const isMine = useShown(isMyTurn);
  const isWatching = useShown((shown) => shown.view.mine.length === 0);
  const hasLanded = useLanded(moving);
  if (room === null || room.position === null) return null;
  const board = boardOfRoom(room);
  const { position } = room;
  const thrown = moving?.dice?.faces ?? position.dice ?? room.lastThrow?.dice ?? null;
  const thrower =
    moving?.dice?.colour ?? (position.dice === null ? room.lastThrow?.colour : position.colour) ?? null;
  const toThrow = position.dice === null && moving === null;
  const [only] = choices;
  const label = labelOf();

  function labelOf(): string {
    if (moving !== null) {
      if (moving.dice === null) return text.dice.wait;
      const { faces, isUseless } = moving.dice;
      return hasLanded && isUseless ? text.dice.useless(faces.join(' + ')) : text.dice.tumbling;
    }
    if (!isMine) return isWatching ? text.seats.watching : text.dice.wait;
    if (toThrow) return room !== null && diceOf(room) > 1 ? text.dice.throwTwo : text.dice.throwOne;
    if (choices.length !== 1 || only === undefined || board === null || room === null)
      return text.dice.choose;
    const captures = only.events.flatMap((event) =>
      event.type === 'captured' ? [text.board.captures(whoIs(text, room, event.colour))] : [],
    );
    const move = text.dice.play(text.common.place(board, only.from), text.common.to(board, only.to));
    return [move, ...captures].join(', ');
  }

  const isReady = isMine && (toThrow || choices.length === 1);
  const colour = moving?.dice?.colour ?? position.colour;
  return (
    <button
      ref={ref}
      type="button"
      className={`action is-${board === null || colour === null ? 'black' : colourName(board, colour)} ${isReady ? 'action-ready' : ''}`}
      aria-disabled={!isReady}
      onClick={() => (moving === null ? onAct() : stage.hurry())}
    >
      <span className="action-dice">
        {(thrown ?? [null]).map((face, nth) => (
          // Dice have no names: the first is the higher one.
          <Die key={nth} face={face} tumble={moving?.dice?.duration ?? 0} />
        ))}
        {thrower !== null && board !== null && <ShapeSign name={colourName(board, thrower)} />}
      </span>
      <span className="action-words">{label}</span>
    </button>
  );
});

/** Whether the dice that tumbled lie on the table by now. */
function useLanded(moving: Moving | null): boolean {
  const [landed, setLanded] = useState<number | null>(null);
  useEffect(() => {
    if (moving === null || moving.dice === null) return;
    const landing = setTimeout(() => setLanded(moving.seq), moving.dice.duration);
    return () => clearTimeout(landing);
  }, [moving]);
  return moving !== null && landed === moving.seq;
}
