// Owns when a connection ends of which no sign of life has come in time.
import type { Connection } from './engine.ts';

/** Why engine.io ends it. */
const SILENT = 'ping timeout';

/**
 * Those that fall silent together would all end in one turn. And where the server itself was held up, what has come meanwhile is
 * not read yet: whoever has sent anything since they were asked has as much time again.
 */
export function endInTurn(connection: Connection, inTurn: (act: () => void) => void): void {
  const onClose = connection.onClose.bind(connection);
  let heard = 0;
  let isAsked = false;
  connection.on('packetCreate', ({ type }) => {
    if (type !== 'ping') return;
    isAsked = true;
    heard = bytesFrom(connection);
  });
  connection.on('heartbeat', () => (isAsked = false));
  connection.onClose = (reason, problem) => {
    if (reason !== SILENT) return onClose(reason, problem);
    const end = (): void => {
      // It is about to end, and is not asked any more.
      if (connection.readyState === 'closing') return onClose(reason, problem);
      if (!isAsked) return;
      const before = heard;
      heard = bytesFrom(connection);
      if (heard > before) connection.resetPingTimeout();
      else onClose(reason, problem);
    };
    // Timers go first in a turn of the event loop, and what has come is read before this.
    setImmediate(() => inTurn(end));
  };
}

/** Over its websocket. */
function bytesFrom({ transport }: Connection): number {
  const { _socket: wire = null } = transport.socket ?? {};
  return wire?.bytesRead ?? 0;
}
