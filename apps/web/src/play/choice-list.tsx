/** The choices as a list of words; with two dice grouped by piece. */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { RoomState } from '@ludo/room';
import { besideDiceWords, choiceWords, endWords, pieceWords } from '../telling/choice-words.ts';
import { citation, diceOf } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import type { Choice } from '../table/choices.ts';
import type { Choosing } from './choosing.ts';
import { Die } from '../kit/die.tsx';
import { bringBoardIntoSight } from '../kit/in-sight.ts';
import { isMeant } from '../kit/press-series.ts';
import { useFreedPlace, type Pressed } from './choice-places.ts';
import { MoreBelow } from './more-below.tsx';
import { useSession, useShown } from './session.ts';

/** Milliseconds that a finger stays before the board shows the choice; a tap has chosen by then. */
const HOLD = 200;

interface ChoiceListProps {
  readonly choosing: Choosing;
  readonly onHint: (choice: Choice | null) => void;
}

export function ChoiceList({ choosing, onHint }: ChoiceListProps) {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const { offered, numbers, made } = choosing;
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(holding.current), []);
  const [pressed, press] = useState<Pressed | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const freed = useFreedPlace(list, made.step === null ? null : pressed);
  const hold = (choice: Choice, { pointerType }: PointerEvent) => {
    clearTimeout(holding.current);
    if (pointerType === 'touch') holding.current = setTimeout(() => onHint(choice), HOLD);
  };
  // Not `onPointerEnter`: the list may appear under a resting pointer.
  const point = (choice: Choice, { pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onHint(choice);
  };
  const leave = () => {
    clearTimeout(holding.current);
    onHint(null);
  };
  if (room === null || offered.length === 0) return null;
  const hasDice = diceOf(room) > 1;
  const choose = (choice: Choice, { currentTarget }: MouseEvent) => {
    if (!isMeant(currentTarget, choosing.offeredAt.current)) return onHint(choice);
    leave();
    press({ box: currentTarget.getBoundingClientRect(), words: choiceWords(text, room, choice) });
    bringBoardIntoSight();
    choosing.choose(choice);
  };
  const isByPiece = new Set(numbers).size < offered.length;
  const wordsOf = (choice: Choice, isNamed: boolean) => {
    if (isNamed) return endWords(text, room, choice);
    return hasDice ? besideDiceWords(text, room, choice) : choiceWords(text, room, choice);
  };
  return (
    <div className="choosing">
      {made.step === null && <MustUse choosing={choosing} />}
      <ol
        // New elements for the second step: a held key or the focus must not stay on one of them.
        key={made.step === null ? 'first' : 'second'}
        ref={list}
        className={hasDice ? `choices choices-dice ${isByPiece ? 'choices-by-piece' : ''}` : 'choices'}
        aria-label={text.board.choices}
      >
        {piecesOf(room, offered).map((piece) => (
          <li key={piece[0]?.nth} className={piece.length > 1 ? 'choice-piece' : undefined}>
            {piece.length > 1 && (
              <span aria-hidden="true">
                {isByPiece && <kbd>{numbers[piece[0]?.nth ?? 0]}</kbd>}
                {pieceWords(text, room, piece[0]?.choice)}
              </span>
            )}
            <span className="choice-ways">
              {piece.map(({ choice, nth }) => (
                <button
                  key={nth}
                  type="button"
                  className="choice"
                  aria-label={hasDice ? choiceWords(text, room, choice) : undefined}
                  onClick={(event) => choose(choice, event)}
                  // A finger that focuses presses at once.
                  onFocus={({ target }) => target.matches(':focus-visible') && onHint(choice)}
                  onBlur={leave}
                  onPointerDown={(event) => hold(choice, event)}
                  onPointerMove={(event) => point(choice, event)}
                  onPointerLeave={leave}
                >
                  {(piece.length === 1 || !isByPiece) && <kbd aria-hidden="true">{numbers[nth]}</kbd>}
                  {hasDice && choice.dice.map((face, die) => <Die key={die} face={face} tumble={0} />)}
                  <span>{wordsOf(choice, piece.length > 1)}</span>
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {freed !== null && (
        <p className="choice-made" style={freed.place} aria-hidden="true">
          ✓ {freed.words}
        </p>
      )}
      {(made.step !== null || made.picked !== null) && (
        <button type="button" className="small-button" onClick={choosing.undo}>
          {text.board.back}
        </button>
      )}
      <MoreBelow list={list} offered={offered} colour={null} />
    </div>
  );
}

export function MustUse({ choosing: { possible } }: { choosing: Choosing }) {
  const text = useText();
  const { showRule } = useSession();
  const room = useShown((shown) => shown.room);
  if (room === null || possible.duty === null) return null;
  const {
    dice: [face = 0, ...others],
    clause,
  } = possible.duty;
  return (
    <p className="small">
      {others.length > 0 ? text.board.mustUseBoth : text.board.mustUseOne(face)}{' '}
      <button type="button" className="citation-button" onClick={() => showRule(clause)}>
        ({citation(text, room.rules, clause)})
      </button>
    </p>
  );
}

interface Numbered {
  readonly choice: Choice;
  readonly nth: number;
}

function piecesOf(room: RoomState, offered: readonly Choice[]): readonly (readonly Numbered[])[] {
  const pieces: Numbered[][] = [];
  for (const [nth, choice] of offered.entries()) {
    const last = pieces.at(-1);
    if (diceOf(room) > 1 && last?.[0]?.choice.key === choice.key) last.push({ choice, nth });
    else pieces.push([{ choice, nth }]);
  }
  return pieces;
}
