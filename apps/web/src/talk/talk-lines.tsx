import { memo, useEffect } from 'react';
import type { Said } from '@ludo/protocol';
import type { RoomState } from '@ludo/room';
import { useStore } from 'zustand';
import { ShapeSign } from '../drawing/parts.tsx';
import { boardOfRoom, colourName } from '../telling/sentences.ts';
import { speakerName } from '../telling/talk-line.ts';
import { useText } from '../words/text.ts';
import { useSession, useShown } from '../play/session.ts';
import { isHeard } from '../table/talk-hearing.ts';
import { SaidWords } from './talk-words.tsx';

export function TalkLines({ room }: { room: RoomState }) {
  const text = useText();
  const { hearing } = useSession();
  const talk = useShown((shown) => shown.view.talk);
  const me = useShown((shown) => shown.view.person);
  const heard = useStore(hearing);
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => hearing.setState({ seen: last }), [hearing, last]);
  const lines = talk.filter(({ by }) => isHeard(heard, by, me));
  const hidden = talk.length - lines.length;
  return (
    <>
      <div
        className="talk-view"
        role="log"
        // The voice of the table reads new lines.
        aria-live="off"
        aria-label={text.talk.lines}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol>
          {lines.map((said) => (
            <Line key={said.n} said={said} room={room} isOwn={said.by.person === me} />
          ))}
        </ol>
      </div>
      {talk.length === 0 && <p className="small">{text.talk.nothing}</p>}
      {hidden > 0 && <p className="small">{text.talk.muted(hidden)}</p>}
    </>
  );
}

interface LineProps {
  readonly said: Said;
  readonly room: RoomState;
  readonly isOwn: boolean;
}

const Line = memo(function Line({ said: { by, words }, room, isOwn }: LineProps) {
  const text = useText();
  const board = boardOfRoom(room);
  const seat = by.as === 'player' ? room.seatList.find(({ player }) => player === by.player) : undefined;
  return (
    <li className={isOwn ? 'talk-line talk-own' : 'talk-line'}>
      <span className="talk-signs">
        {board !== null &&
          seat?.colours.map((colour) => <ShapeSign key={colour} name={colourName(board, colour)} />)}
        {by.as === 'watcher' && <WatcherSign />}
      </span>
      <span className="talk-words">
        <strong>
          <bdi>{speakerName(text, room, by)}</bdi>
          {isOwn && ` (${text.talk.you})`}:
        </strong>{' '}
        <SaidWords words={words} />
      </span>
    </li>
  );
});

/** Watchers have no colour. */
function WatcherSign() {
  return (
    <svg className="shape-sign talk-eye" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12C6 5.500 18 5.500 22 12C18 18.500 6 18.500 2 12Z" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}
