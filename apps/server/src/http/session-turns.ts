// Owns in whose turns something is read or answered: while connections come, what those ask who have no session yet takes a part of
// the time only, and what sessions ask waits for no more than the messages of websockets do.
import type { Duplex } from 'node:stream';
import { createTurns, type Turns } from '../kit/turns.ts';

export interface SessionTurns {
  readonly of: (isOfSession: boolean) => Turns['inTurn'];
  /** A session has asked over it: what comes next is taken for its own. */
  readonly hasSession: (socket: Duplex) => void;
  readonly isOfSession: (socket: Duplex) => boolean;
  readonly cutShort: () => void;
}

interface SessionTurnsOptions {
  readonly most: number;
  /** Of the time, while connections come. */
  readonly shareOfStrangers: number;
  readonly sockets: WeakSet<Duplex>;
  /** Milliseconds. */
  readonly now?: () => number;
}

export function createSessionTurns({
  most,
  shareOfStrangers,
  sockets,
  ...rest
}: SessionTurnsOptions): SessionTurns {
  const strangers = createTurns({ most, shareOfShort: shareOfStrangers, ...rest });
  const sessions = createTurns({ most, ...rest });
  return {
    of: (isOfSession) => (isOfSession ? sessions : strangers).inTurn,
    hasSession: (socket) => void sockets.add(socket),
    isOfSession: (socket) => sockets.has(socket),
    cutShort: () => {
      strangers.cutShort();
      sessions.cutShort();
    },
  };
}
