/** Notices a dead connection before its timers do, and tries again when the page is looked at or the network is back. */
import { SIGNS_OF_LIFE } from '@ludo/protocol';
import type { Socket } from 'socket.io-client';

const SILENCE = SIGNS_OF_LIFE.every + SIGNS_OF_LIFE.answered;

type Link = Pick<Socket, 'connected' | 'connect' | 'disconnect'> & {
  readonly io: Pick<Socket['io'], 'engine'> & { on(event: 'ping', listener: () => void): unknown };
  on(event: 'connect', listener: () => void): unknown;
};

/** Returns how to stop. */
export function watchLink(link: Link): () => void {
  let heard = Date.now();
  const hear = (): void => void (heard = Date.now());
  link.io.on('ping', hear);
  link.on('connect', hear);

  const look = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (!link.connected) link.disconnect().connect();
    else if (Date.now() - heard > SILENCE) link.io.engine.close();
  };
  window.addEventListener('online', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
