// Owns how much Node.js is given to take apart at once: of all that comes in one piece it makes requests, and chunks of
// bodies, before anybody can stop it. So it gets one slice after the other, in turn among the addresses, and nothing
// more once the connection is cut.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createIncompletes } from '../limits/incomplete.ts';
import type { Limits } from '../limits/limits.ts';
import { ON_PURPOSE } from '../limits/strikes.ts';
import type { Strikes } from '../limits/strikes.ts';
import { networkOf } from '../limits/networks.ts';
import type { SessionTurns } from './session-turns.ts';
import type { Kinds } from './kinds.ts';

/** Bytes: as many requests as fit take half a millisecond; a head of a browser is one slice or two. */
const SLICE = 512;

/** With what Node.js adds to it. */
interface Parsed extends Socket {
  /** Null: it has become a websocket or is gone, and its parser may serve another connection by now. */
  readonly parser?: object | null;
  /** Until `resume`, while answers wait to be read: what is given to Node.js meanwhile is an error of ours. */
  readonly _paused?: boolean;
}

type Parse = (data: Buffer) => void;

interface SlicesOptions {
  readonly limits: Limits;
  /** In whose turns a slice is read. */
  readonly turns: Pick<SessionTurns, 'of' | 'isOfSession'>;
  readonly strikes: Pick<Strikes, 'struck'>;
  readonly kinds: Pick<Kinds, 'waits' | 'isRead'>;
}

/** To be called after `guardRequests` and before `guardSockets`, which each replace the listeners that there are. */
export function parseInSlices(http: Server, { limits, turns, strikes, kinds }: SlicesOptions): void {
  const waitsOf = createIncompletes(limits.unparsedBytesOverall);
  /** No good connection has more on its way. */
  const most = limits.packetBytes + limits.requestsAhead * limits.headBytes;
  const upgrades = new WeakMap<Duplex, () => void>();

  http.on('connection', (socket: Parsed) => {
    const [parse] = socket.listeners('data') as Parse[];
    if (parse === undefined) return;
    const address = networkOf(socket.remoteAddress ?? '');
    const waits = waitsOf(() => cut());
    let left: Buffer | null = null;
    let isWaiting = false;

    function cut(times?: number): void {
      if (socket.destroyed) return;
      strikes.struck(address, times);
      socket.destroy();
    }

    function keep(data: Buffer | null): void {
      left = data;
      waits.keeps(left?.buffer.byteLength ?? 0);
    }

    function goOn(): void {
      if (isWaiting || left === null) return;
      isWaiting = true;
      kinds.waits(socket);
      turns.of(turns.isOfSession(socket))(address, takeSlice);
    }

    function takeSlice(): void {
      isWaiting = false;
      if (left === null || isOver(socket)) return keep(null);
      const { _paused: isPaused } = socket;
      if (isPaused === true) return void socket.once('resume', goOn);
      const slice = left.subarray(0, SLICE);
      keep(left.length > SLICE ? left.subarray(SLICE) : null);
      parse?.(slice);
      if (left !== null) return void setImmediate(goOn);
      kinds.isRead(socket);
    }

    function take(data: Buffer): void {
      keep(left === null ? data : Buffer.concat([left, data]));
      if (left !== null && left.length > most) cut(ON_PURPOSE);
      goOn();
    }

    /** The websocket reads the rest, after what Node.js gives it of this slice. */
    function upgraded(): void {
      socket.off('data', take);
      if (left !== null) socket.unshift(left);
      keep(null);
    }

    socket.off('data', parse).on('data', take);
    socket.once('close', () => keep(null));
    upgrades.set(socket, upgraded);
  });
  http.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => upgrades.get(socket)?.());
}

function isOver({ destroyed, parser, readableEnded }: Parsed): boolean {
  return destroyed || readableEnded || parser === null || parser === undefined;
}
