/** Beside the board where there is room, else behind a button in the bar. */
import { memo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { RoomState } from '@ludo/room';
import { useStore } from 'zustand';
import { useText } from '../words/text.ts';
import type { TalkDoor } from '../table/table.ts';
import '../styles/talk.css';
import { Dialog } from '../kit/dialog.tsx';
import { useSession, useShown } from '../play/session.ts';
import { unreadIn } from '../table/talk-hearing.ts';
import { TalkLines } from './talk-lines.tsx';
import { TalkQuiet } from './talk-quiet.tsx';
import { TalkSay } from './talk-say.tsx';

/** On a phone in landscape it would be far below everything else. */
const beside = matchMedia('(orientation: landscape) and (min-width: 480px) and (min-height: 30.01rem)');

function useIsBeside(): boolean {
  return useSyncExternalStore(
    (listener) => {
      beside.addEventListener('change', listener);
      return () => beside.removeEventListener('change', listener);
    },
    () => beside.matches,
  );
}

export function TalkBeside() {
  const text = useText();
  const { table } = useSession();
  const isBeside = useIsBeside();
  if (table.talk === null || !isBeside) return null;
  return (
    <section className="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{text.talk.title}</h2>
      <TalkInside />
    </section>
  );
}

export function TalkButton() {
  const text = useText();
  const { table, hearing } = useSession();
  const room = useShown((shown) => shown.room);
  const talk = useShown((shown) => shown.view.talk);
  const me = useShown((shown) => shown.view.person);
  const heard = useStore(hearing);
  const isBeside = useIsBeside();
  const [isOpen, open] = useState(false);
  if (table.talk === null || isBeside || room === null) return null;
  const unread = isOpen ? 0 : unreadIn(talk, heard, me).length;
  return (
    <>
      <button
        type="button"
        className="icon-button talk-button"
        aria-label={text.talk.open(unread)}
        onClick={() => open(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5H20V16H11L6.500 20V16H4Z" />
        </svg>
        {unread > 0 && (
          <span className="talk-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {isOpen &&
        // A dialog does not belong into a header.
        createPortal(
          <Dialog title={text.talk.title} close={text.talk.close} onClose={() => open(false)} isLong>
            <div className="talk talk-sheet">
              <TalkInside />
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function TalkInside() {
  const { table } = useSession();
  const room = useShown((shown) => shown.view.room);
  if (table.talk === null || room === null) return null;
  return <TalkOf room={room} door={table.talk} />;
}

interface TalkOfProps {
  readonly room: RoomState;
  readonly door: TalkDoor;
}

/** Memoised, so that throws and moves do not redraw it. */
const TalkOf = memo(
  function TalkOf({ room, door }: TalkOfProps) {
    return (
      <>
        <TalkLines room={room} />
        <TalkSay room={room} door={door} />
        <TalkQuiet room={room} />
      </>
    );
  },
  (before, now) =>
    before.door === now.door &&
    before.room.seatList === now.room.seatList &&
    before.room.host === now.room.host &&
    before.room.rules === now.room.rules &&
    before.room.table === now.room.table,
);
