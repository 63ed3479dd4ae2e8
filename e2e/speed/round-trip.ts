// How long a message really takes on these ways: they take a little themselves.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { wayElsewhere } from './elsewhere.ts';

/** Bytes of a message of a game. */
const LENGTH = 300;

export interface Echo {
  /** Milliseconds until the echo is back. */
  readonly ask: () => Promise<number>;
  readonly close: () => void;
}

/** There and back, each held back for so many milliseconds. */
export async function openEcho(eachWay: number): Promise<Echo> {
  const echo = createServer((socket) => socket.setNoDelay(true).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  if (address === null || typeof address === 'string') throw new Error('the echo has no port');
  const way = await wayElsewhere(address.port, { there: eachWay, back: eachWay });
  const socket = connect(way.port, '127.0.0.1').setNoDelay(true);
  return {
    ask: async () => {
      const sent = performance.now();
      socket.write(Buffer.alloc(LENGTH));
      await once(socket, 'data');
      return performance.now() - sent;
    },
    close: () => {
      socket.destroy();
      way.close();
      echo.close();
    },
  };
}
