/** Whose turn it is, on the page and in its title. */
import { useState, type ReactNode } from 'react';
import { ShapeSign } from '../drawing/parts.tsx';
import { actingSeat, mayEnd, maySetBot } from '@ludo/room';
import { wonWords } from '../telling/result.ts';
import { ownTurn } from '../telling/own-turn.ts';
import { readerIn } from '../telling/reader.ts';
import { turnWords } from '../telling/turn-words.ts';
import { boardOfRoom, colourName, gameName, whoIs } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';
import { Countdown } from './countdown.tsx';
import { usePageTitle } from '../kit/page-title.ts';
import { Question } from '../kit/question.tsx';
import { actorOf, isMineToPlay, mayAskToEnd, useSession, useShown } from './session.ts';

/** `children`: what is told below it, above what can be done about somebody who is away. */
export function TurnSignal({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  const room = useShown((shown) => shown.room);
  const { act, wish } = useSession();
  const isAway = useShown(({ room: seen, view }) => {
    const actor = actorOf(seen);
    return actor !== null && !view.here.includes(actor);
  });
  const mayAsk = useShown(mayAskToEnd);
  const person = useShown((shown) => shown.view.person);
  const isMine = useShown(isMineToPlay);
  const isRolling = useShown(({ moving }) => moving?.rollOff != null);
  const events = useShown((shown) => shown.captions.at(-1)?.events);
  const game = room === null ? text.site.name : gameName(text, room.rules);
  const board = room === null ? null : boardOfRoom(room);
  const colour = room?.phase === 'playing' ? (room.position?.colour ?? null) : null;
  const who = room === null || colour === null ? '' : whoIs(text, room, colour);
  const isAgain = events?.some((event) => event.type === 'throws-again') === true;
  const reader = room === null ? null : readerIn(room, person);
  const isYou = isMine && reader !== null;
  const [isEndAsked, askForEnd] = useState(false);
  const words = wordsOf();

  function wordsOf(): string {
    if (room === null) return '';
    // The last game has been left.
    if (isRolling) return text.rollOff.title;
    if (room.phase === 'over') return wonWords(text, room, person);
    if (room.position === null) return '';
    if (room.pausedAt !== null) return text.turn.paused;
    const acting = actingSeat(room);
    if (acting?.state === 'bot') {
      if (acting.holder === null) return text.turn.botPlays(who);
      return acting.player === reader?.player ? text.own.botPlays : text.turn.bot(who);
    }
    if (isAway) return text.turn.away(who);
    const said = isMine
      ? text.turn.yours
      : colour !== null && reader?.isOwn(colour) === true
        ? ownTurn(text, (sentence) => reader.saying(text, colour, sentence))
        : text.turn.theirs;
    return colour === null ? '' : turnWords(text, said, room, colour, { reader, isAgain });
  }

  usePageTitle(titleOf());

  function titleOf(): string {
    if (who === '') return game;
    if (isYou) return text.own.titleOfTurn(game);
    return isMine ? text.turn.titleYours(who, game) : text.turn.titleOther(words, game);
  }

  if (room === null || room.position === null) return null;
  const seat = actingSeat(room);
  const isBot = seat?.state === 'bot';
  const mayBot = seat?.state === 'away' && person !== null && maySetBot(room, seat, person);
  // Late content would push the button away under a finger.
  const isLate = mayBot || (seat?.state === 'away' && seat.isLate);
  const mayEndIt = person !== null && mayEnd(room, person);
  const isEndOffered = isAway && isLate && !isBot && (mayEndIt || mayAsk);
  const signal = (
    <p
      className={`turn ${board === null || colour === null ? '' : `is-${colourName(board, colour)}`} ${isMine ? 'turn-mine' : ''}`}
    >
      {board !== null && colour !== null && <ShapeSign name={colourName(board, colour)} />}
      <span className="turn-words">
        {isYou && (
          <strong>{reader.hasSeveralColours ? `${text.calls.yourTurn} – ` : `${text.own.yourTurn} `}</strong>
        )}
        <span data-testid="turn">
          {isYou && !reader.hasSeveralColours ? <Unnamed words={words} who={who} /> : words}
          <Countdown />
        </span>
      </span>
    </p>
  );
  if (!isEndOffered)
    return (
      <>
        {signal}
        {children}
      </>
    );
  return (
    <>
      {signal}
      {children}
      <div className="turn-away">
        {mayBot && (
          <button
            type="button"
            className="small-button"
            onClick={() => void act({ do: 'bot', player: seat.player, level: 'sensible' })}
          >
            {text.turn.letBot}
          </button>
        )}
        <button
          type="button"
          className="small-button"
          onClick={() => (mayEndIt ? askForEnd(true) : void wish({ do: 'end' }))}
        >
          {mayEndIt ? text.settings.endGame : text.asking.askToEnd}
        </button>
      </div>
      {isEndAsked && mayEndIt && (
        <Question
          title={text.settings.endGame}
          sentence={text.settings.endGameSure}
          safe={text.questions.keepPlaying}
          deed={text.questions.endGame}
          onDeed={() => void act({ do: 'end' })}
          onClose={() => askForEnd(false)}
        />
      )}
    </>
  );
}

/** Who reads it need not see the own name. */
function Unnamed({ words, who }: { readonly words: string; readonly who: string }) {
  const name = `${who}: `;
  if (!words.startsWith(name)) return words;
  return (
    <>
      <span className="unseen">{name}</span>
      {words.slice(name.length)}
    </>
  );
}
