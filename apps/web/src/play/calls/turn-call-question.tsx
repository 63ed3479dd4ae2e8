/**
 * Asks once whether this device shall tell of turns: while another one plays, after the first throw, when it is plain what
 * for. It takes no focus, and is heard once.
 */
import { memo, useEffect, useId, useState } from 'react';
import { notificationPermission } from '../../device/notifications.ts';
import { say } from '../../kit/voice.ts';
import { useSettings } from '../../preferences/settings.ts';
import type { Shown } from '../../stage/stage.ts';
import { useText } from '../../words/text.ts';
import { isMineToPlay, useShown } from '../session.ts';
import { turnCallsOff, turnCallsOn } from '../../preferences/turn-calls.ts';

/** Milliseconds without answers: the question may have appeared under a finger. */
const DEAF = 800;

export const TurnCallQuestion = memo(function TurnCallQuestion() {
  const isUndecided = useSettings(({ settings }) => settings.turnCalls === 'ask');
  const isGood = useShown(isGoodMoment);
  if (!isUndecided || !isGood || notificationPermission() !== 'ask') return null;
  return <Asked />;
});

function Asked() {
  const { calls } = useText();
  const sentence = useId();
  const [isReady, beReady] = useState(false);
  useEffect(() => {
    const waking = setTimeout(() => beReady(true), DEAF);
    return () => clearTimeout(waking);
  }, []);
  useEffect(() => say(calls.ask), [calls.ask]);
  const answer = (act: () => Promise<unknown>) => () => {
    if (isReady) void act();
  };
  return (
    <section className="asking" aria-label={calls.title} aria-describedby={sentence}>
      <p id={sentence}>{calls.ask}</p>
      <div className="row">
        <button type="button" className="button" aria-disabled={!isReady} onClick={answer(turnCallsOff)}>
          {calls.no}
        </button>
        <button type="button" className="button" aria-disabled={!isReady} onClick={answer(turnCallsOn)}>
          {calls.yes}
        </button>
      </div>
    </section>
  );
}

function isGoodMoment(shown: Shown): boolean {
  const { room, moving, view } = shown;
  if (room?.phase !== 'playing' || moving !== null || view.connection.state !== 'open') return false;
  if (view.mine.length === 0 || isMineToPlay(shown)) return false;
  const mine = room.seatList.filter(({ player }) => view.mine.includes(player));
  const hasOthers = room.seatList.some(({ player, state }) => !view.mine.includes(player) && state !== 'bot');
  return (
    hasOthers && mine.some(({ colours }) => colours.some((each) => (room.statistics[each]?.throws ?? 0) > 0))
  );
}
