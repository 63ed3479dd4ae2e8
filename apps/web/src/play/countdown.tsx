import { deadlineOf } from '@ludo/room';
import { useEffect, useRef, useState } from 'react';
import { currentText, useText } from '../words/text.ts';
import { playSound } from '../sound/sounds.ts';
import { isMyTurn, useShown } from './session.ts';
import { say } from '../kit/voice.ts';

/** Milliseconds left. */
const NEARLY = 10_000;

export function Countdown() {
  const text = useText();
  const deadline = useShown(({ view }) => (view.room === null ? null : deadlineOf(view.room)));
  const left = useTimeLeft(deadline);
  const seconds = Math.ceil(left / 1000);
  const isMine = useShown(isMyTurn);
  const warned = useRef<number | null>(null);
  useEffect(() => {
    if (left >= NEARLY || left === 0 || !isMine || warned.current === deadline) return;
    // A turn pauses while pieces move; its deadline stays.
    warned.current = deadline;
    playSound('time-short');
    say(currentText().voice.hurry(seconds));
  }, [left, seconds, isMine, deadline]);
  if (deadline === null) return null;
  return (
    <span className={left < NEARLY ? 'countdown countdown-short' : 'countdown'} role="timer">
      <span className="unseen">{text.turn.timeLeft(seconds)}</span>
      <span aria-hidden="true">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </span>
  );
}

/** Milliseconds until then by the clock of the table, never below 0; Infinity: nothing is due. */
export function useTimeLeft(due: number | null): number {
  const skew = useShown(({ view }) => view.skew);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (due === null) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [due]);
  return due === null ? Infinity : Math.max(0, due - (now + skew));
}
