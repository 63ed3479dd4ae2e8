/** The main button: it throws the dice, or makes the only possible move. */
import { forwardRef, useEffect, useState } from 'react';
import { DIE } from '@ludo/drawing';
import { drawn } from '../drawing/drawn.ts';
import { ShapeSign } from '../drawing/parts.tsx';
import { onlyWords, thrownWords } from '../telling/choice-words.ts';
import { hasNotAgreed, mayResume, type RoomState, type Seat } from '@ludo/room';
import { diceLeft, isToThrow } from '@ludo/rules';
import { boardOfRoom, colourName, diceOf, playerIs } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import type { Moving } from '../stage/stage.ts';
import type { Choosing } from './choosing.ts';
import { Die } from '../kit/die.tsx';
import { bringBoardIntoSight, bringTurnIntoSight } from '../kit/in-sight.ts';
import { bringBelowIntoSight } from './choice-places.ts';
import { actorOf, isMineToPlay, isMyTurn, useMine, useSession, useShown } from './session.ts';

/** Letters from which on the words are smaller, so that they stay within the button. */
const LONG = 40;

interface ActionProps {
  readonly choosing: Choosing;
  readonly onAct: () => void;
}

export const Action = forwardRef<HTMLButtonElement, ActionProps>(function Action({ choosing, onAct }, ref) {
  const text = useText();
  const { stage, act } = useSession();
  const room = useShown((shown) => shown.room);
  const moving = useShown((shown) => shown.moving);
  const isMine = useShown(isMyTurn);
  const isMineToBe = useShown(isMineToPlay);
  const mine = useMine();
  const person = useShown((shown) => shown.view.person);
  const hasLanded = useLanded(moving);
  if (room === null || room.position === null) return null;
  const board = boardOfRoom(room);
  const { position } = room;
  const toThrow = isToThrow(position) && moving === null;
  const thrown = thrownAt(room, moving);
  const { offered, made } = choosing;
  const [only] = offered;
  const left = made.step === null || thrown === null ? null : diceLeft(position, made.step);
  const standIn = isMine
    ? undefined
    : room.seatList.find(
        (seat) => mine.includes(seat.player) && (seat.state === 'bot' || hasNotAgreed(room, seat)),
      );
  const isResumed = room.pausedAt !== null && person !== null && mayResume(room, person);
  const label = isResumed
    ? text.settings.resume
    : standIn === undefined
      ? labelOf()
      : labelToComeBack(standIn);

  function labelToComeBack({ state }: Seat): string {
    return state === 'bot' ? text.dice.comeBack : text.dice.comeHere;
  }

  function labelOf(): string {
    if (moving !== null) {
      if (moving.dice === null) return text.dice.wait;
      const { faces, isUseless } = moving.dice;
      if (hasLanded && isUseless) return text.dice.useless(faces.join(' + '));
      return faces.length > 1 ? text.dice.tumblingTwo : text.dice.tumbling;
    }
    if (room?.pausedAt != null) return text.turn.paused;
    if (isMineToBe && !isMine) return text.dice.wait;
    if (!isMine) return waitingWords();
    if (toThrow) return room !== null && diceOf(room) > 1 ? text.dice.throwTwo : text.dice.throwOne;
    if (offered.length === 1 && only !== undefined && room !== null) return onlyWords(text, room, only);
    if (made.picked !== null) return text.dice.chooseWay;
    if (position.toCount > 0) return text.dice.count(position.toCount);
    const [face] = left ?? [];
    return face === undefined ? text.dice.choose : text.dice.left(face);
  }

  function waitingWords(): string {
    if (mine.length === 0) return text.seats.watching;
    const actor = actorOf(room);
    return actor === null || room === null ? text.dice.wait : text.dice.waitFor(playerIs(text, room, actor));
  }

  const isReady = isResumed || standIn !== undefined || (isMine && (toThrow || offered.length === 1));
  const press = () => {
    if (!isReady && moving === null && bringBelowIntoSight()) return;
    bringTurnIntoSight();
    if (isResumed) void act({ do: 'resume' });
    else if (standIn !== undefined) void act({ do: 'back', player: standIn.player });
    else if (moving === null) {
      onAct();
      if (isReady) bringBoardIntoSight();
    } else stage.hurry();
  };
  const colour = standIn?.colours[0] ?? moving?.dice?.colour ?? position.colour;
  return (
    <button
      ref={ref}
      type="button"
      className={`action is-${board === null || colour === null ? 'black' : colourName(board, colour)} ${isReady ? 'action-ready' : ''}`}
      aria-disabled={!isReady}
      aria-label={label === text.dice.choose ? `${label}. ${thrownWords(text, room)}` : undefined}
      onFocus={bringTurnIntoSight}
      onClick={press}
    >
      <TurnDice room={room} left={left} colour={standIn?.colours[0]} />
      <span className={`action-words ${label.length > LONG ? 'action-words-long' : ''}`}>{label}</span>
    </button>
  );
});

interface TurnDiceProps {
  readonly room: RoomState;
  /** The unused dice, after a first step. */
  readonly left: readonly number[] | null;
  /** Instead of the thrower's. */
  readonly colour?: number | undefined;
}

/** What was thrown last, until the next throw, and by whom. */
export function TurnDice({ room, left, colour }: TurnDiceProps) {
  const moving = useShown((shown) => shown.moving);
  const isChecked = useShown(({ view }) => view.dice?.last === 'right');
  const board = boardOfRoom(room);
  const { position } = room;
  if (position === null || board === null) return null;
  const thrown = thrownAt(room, moving);
  const before = isToThrow(position) && moving !== null ? room.lastThrow : null;
  const toCount = moving === null ? position.toCount : 0;
  const thrower = colour ?? moving?.dice?.colour ?? before?.colour ?? position.colour;
  const blanks = Array.from({ length: diceOf(room) }, () => null);
  if (toCount > 0)
    return (
      <span className="action-dice">
        <CountSign number={toCount} />
        {thrower !== null && <ShapeSign name={colourName(board, thrower)} />}
      </span>
    );
  return (
    <span className="action-dice">
      {(thrown ?? blanks).map((face, nth) => (
        <Die
          key={`${moving?.dice == null ? '' : moving.seq} ${nth}`}
          face={face}
          tumble={moving?.dice?.duration ?? 0}
          isUseless={moving?.dice?.isUseless ?? false}
          isUsed={left !== null && face !== null && isUsed(thrown ?? [], left, nth)}
        />
      ))}
      {thrower !== null && <ShapeSign name={colourName(board, thrower)} />}
      {isChecked && thrown !== null && <CheckedSign />}
    </span>
  );
}

/** In the place of a die; the button's words say it. */
function CountSign({ number }: { readonly number: number }) {
  return (
    <svg className="die count-sign" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      {drawn(DIE)}
      <text className="count-number" y=".36" fontSize={1} textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** This page has worked the throw out again. "Fair dice" says it in words. */
function CheckedSign() {
  return (
    <svg className="checked-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}

/** Null: it is to be thrown. */
function thrownAt({ position, lastThrow }: RoomState, moving: Moving | null): readonly number[] | null {
  if (moving?.dice != null) return moving.dice.faces;
  return position?.dice ?? (moving === null ? null : (lastThrow?.dice ?? null));
}

/** `left`: the unused dice. Of two equal dice the first is used first. */
function isUsed(thrown: readonly number[], left: readonly number[], nth: number): boolean {
  const face = thrown[nth];
  const alike = thrown.slice(nth).filter((other) => other === face).length;
  return left.filter((other) => other === face).length < alike;
}

function useLanded(moving: Moving | null): boolean {
  const [landed, setLanded] = useState<number | null>(null);
  useEffect(() => {
    if (moving === null || moving.dice === null) return;
    const landing = setTimeout(() => setLanded(moving.seq), moving.dice.duration);
    return () => clearTimeout(landing);
  }, [moving]);
  return moving !== null && landed === moving.seq;
}
