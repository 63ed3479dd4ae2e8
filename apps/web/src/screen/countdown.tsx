/** How much time the player to act has left, where the table has a clock. */
import { deadlineOf } from '@ludo/room';
import { useEffect, useState } from 'react';
import { useText } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import { isMyTurn, useShown } from './session.ts';

/** Milliseconds under which the time is nearly over. */
const NEARLY = 10_000;

export function Countdown() {
  const text = useText();
  const deadline = useShown(({ view }) => (view.room === null ? null : deadlineOf(view.room)));
  const ahead = useShown(({ view }) => view.ahead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [deadline]);
  const isShort = deadline !== null && deadline - (now + ahead) < NEARLY;
  const isMine = useShown(isMyTurn);
  useEffect(() => {
    if (isShort && isMine) playSound('time-short');
  }, [isShort, isMine]);
  if (deadline === null) return null;
  const left = Math.max(0, deadline - (now + ahead));
  const seconds = Math.ceil(left / 1000);
  return (
    <span className={left < NEARLY ? 'countdown countdown-short' : 'countdown'} role="timer">
      <span className="unseen">{text.turn.timeLeft(seconds)}</span>
      <span aria-hidden="true">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </span>
  );
}
