/** How the table is reached, told only while there is something to wait for. */
import { useEffect, useState } from 'react';
import type { RefusalCode } from '@ludo/protocol';
import { useText } from '../settings/settings.ts';
import { useShown } from './session.ts';

/** What whoever waits should know of; the other reasons pass within a moment. */
const TOLD: readonly RefusalCode[] = ['storage-failed', 'too-many-messages'];

export function ConnectionNotice() {
  const text = useText();
  const connection = useShown((shown) => shown.view.connection);
  const turnedAway = useShown((shown) => shown.view.turnedAway);
  const [now, setNow] = useState(() => Date.now());
  const isLost = connection.state === 'lost';
  useEffect(() => {
    if (!isLost) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isLost]);
  const words = (() => {
    switch (connection.state) {
      case 'local':
      case 'open':
        return null;
      case 'connecting':
        return text.connection.connecting;
      case 'lost':
        return text.connection.lost(Math.max(1, Math.round((now - connection.since) / 1000)));
    }
  })();
  if (words === null) return null;
  if (turnedAway !== null && TOLD.includes(turnedAway)) {
    return (
      <div className="connection connection-lost" role="status">
        <p>{`${text.refusal[turnedAway]} ${text.connection.again}`}</p>
      </div>
    );
  }
  return (
    <div className={isLost ? 'connection connection-lost' : 'connection'}>
      <p aria-hidden="true">{words}</p>
      <p className="unseen" role="status">
        {isLost ? text.connection.lostShort : words}
      </p>
    </div>
  );
}
