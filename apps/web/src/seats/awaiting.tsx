import { actingSeat } from '@ludo/room';
import { useEffect, useState } from 'react';
import { useText } from '../words/text.ts';
import { useMine, useShown } from '../play/session.ts';

const MINUTE = 60_000;

/** Seconds, exact while few, else in whole minutes. */
function told(milliseconds: number): number {
  const wanted = Math.max(1000, milliseconds);
  return wanted < MINUTE ? Math.round(wanted / 1000) : 60 * Math.round(wanted / MINUTE);
}

export function Awaiting() {
  const text = useText();
  const room = useShown(({ view }) => view.room);
  const skew = useShown(({ view }) => view.skew);
  const seat = room === null || room.phase !== 'playing' ? undefined : actingSeat(room);
  const isAway = seat?.state === 'away';
  const isOwn = useMine().some((player) => player === seat?.player);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isAway) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isAway]);
  if (room === null || room.pausedAt !== null || seat?.state !== 'away') return null;
  const { since, isLate } = seat;
  const { away, grace } = room.table;
  const left = since + grace * 1000 - (now + skew);
  // Whoever is back need not be told how long they were gone.
  if (isOwn) return away === 'bot' && !isLate && <p className="awaiting">{text.own.playOrBot(told(left))}</p>;
  const { awaiting } = text.turn;
  const next = isLate ? awaiting.late[away] : awaiting.next[away](told(left));
  return <p className="awaiting">{awaiting.since(told(now + skew - since), next)}</p>;
}
