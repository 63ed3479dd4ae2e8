import { useEffect, useState } from 'react';
import type { RefusalCode } from '@ludo/protocol';
import { useText } from '../words/text.ts';
import { useShown } from '../play/session.ts';

/** Milliseconds. */
const LATE = 2000;

const TOLD: readonly RefusalCode[] = ['storage-failed', 'too-many-messages'];

export function ConnectionNotice() {
  const text = useText();
  const connection = useShown((shown) => shown.view.connection);
  const turnedAway = useShown((shown) => shown.view.turnedAway);
  const sendingSince = useShown((shown) => shown.sendingSince);
  const [now, setNow] = useState(() => Date.now());
  const isLost = connection.state === 'lost';
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost && !wasLost) setWasLost(true);
  const isWaiting = isLost || sendingSince !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  const unanswered = sendingSince === null ? 0 : now - sendingSince;
  const words = (() => {
    switch (connection.state) {
      case 'local':
        return null;
      case 'open':
        return unanswered < LATE ? null : text.connection.unanswered(Math.round(unanswered / 1000));
      case 'connecting':
        return text.connection.connecting;
      case 'lost':
        return text.connection.lost(Math.max(1, Math.round((now - connection.since) / 1000)));
    }
  })();
  /** Without the seconds, which would be read out again and again. */
  const brief = (() => {
    if (words === null) return wasLost ? text.connection.back : '';
    if (isLost) return text.connection.lostShort;
    return connection.state === 'open' ? text.connection.unansweredShort : words;
  })();
  const isTurnedAway = words !== null && turnedAway !== null && TOLD.includes(turnedAway);
  return (
    <>
      {isTurnedAway && (
        <div className="connection connection-lost" role="status">
          <p>{`${text.refusal[turnedAway]} ${text.connection.again}`}</p>
        </div>
      )}
      {words !== null && !isTurnedAway && (
        <div className={connection.state === 'connecting' ? 'connection' : 'connection connection-lost'}>
          <p aria-hidden="true">{words}</p>
        </div>
      )}
      {/* Always there: only what comes into an existing region is read out everywhere. */}
      <p className="unseen" role="status">
        {isTurnedAway ? '' : brief}
      </p>
    </>
  );
}
