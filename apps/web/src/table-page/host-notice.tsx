/** Tells the new host, and who was host before, also where that one was away meanwhile and opens the page anew. */
import { memo, useEffect, useRef, useState } from 'react';
import { holds, type PersonId } from '@ludo/room';
import { recall, remember } from '../device/storage.ts';
import { ClosableNotice } from '../kit/closable-notice.tsx';
import { say } from '../kit/voice.ts';
import { useSession, useShown } from '../play/session.ts';
import { playerIs } from '../telling/sentences.ts';
import { useText } from '../words/text.ts';

/** The room whose host this person was when this browser looked last, and the person. */
const KEY = 'host-of';

export const HostNotice = memo(function HostNotice() {
  const text = useText();
  const { table } = useSession();
  const room = useShown(({ view }) => view.room);
  const person = useShown(({ view }) => view.person);
  const host = useNewHost(table.asking?.room ?? null, person, room?.host ?? '');
  const [read, close] = useState<PersonId | null>(null);
  const player = room?.seatList.find((seat) => host !== null && holds(seat, host))?.player;
  const isMoved = room !== null && person !== null && room.movedAway.includes(person);
  const isTold = room !== null && !room.isClosed && !isMoved && player !== undefined && host !== read;
  const words = text.seats;
  const sentence = !isTold
    ? null
    : host === person
      ? words.hostNow
      : words.hostNoLonger(playerIs(text, room, player));
  useEffect(() => {
    if (sentence !== null) say(sentence);
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <ClosableNotice isAsked onClose={() => close(host)}>
      <p>{sentence}</p>
    </ClosableNotice>
  );
});

/** To whom the role went that was this person's, or this person to whom it came; null: neither. */
function useNewHost(room: string | null, person: PersonId | null, host: PersonId): PersonId | null {
  const [told, tell] = useState<PersonId | null>(null);
  const before = useRef<PersonId>('');
  useEffect(() => {
    if (room === null || person === null || host === '') return;
    const own = `${room} ${person}`;
    const isNoted = recall(KEY) === own;
    if (host === person) {
      if (!isNoted) remember(KEY, own);
      if (before.current !== '' && before.current !== host) tell(host);
    } else {
      if (isNoted) remember(KEY, null);
      if (isNoted || before.current === person) tell(host);
    }
    before.current = host;
  }, [room, person, host]);
  return told === host ? told : null;
}
