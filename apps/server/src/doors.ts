// Owns who has how many connections open, from the first byte on and not only once a game is joined; that each enters
// once; and cuts those that send more packets than any messages need, or what no message has.
import type { IncomingMessage } from 'node:http';
import type { WireRefusal, WireRefusalCode } from '@ludo/protocol';
import { createAttachmentWatch } from './attachments.ts';
import { createBacklog } from './backlog.ts';
import type { Backlog } from './backlog.ts';
import { boundWebsockets, cut, hangUp } from './engine.ts';
import type { Connection, Packet, Transport } from './engine.ts';
import { createHalves } from './halves.ts';
import type { GameServer } from './house.ts';
import { createBucket, createBuckets, createEmptyBucket } from './limits.ts';
import type { Clock, Limits } from './limits.ts';
import { networkOf, remoteAddressOf, siteOf } from './networks.ts';
import type { Wait } from './wait.ts';
import { createStrikes, ON_PURPOSE } from './strikes.ts';
import type { Strikes } from './strikes.ts';

/** The first character of a packet of Socket.IO by which somebody enters. */
const CONNECT = '0';
const NO_SECOND = { code: 'malformed', clause: null, field: 'connect' } as const satisfies WireRefusal;
const FULL = { code: 'too-many-connections', clause: null } as const satisfies WireRefusal;

/** Why a connection was ended by the server. */
type Ending = 'entered-twice' | 'binary' | 'too-many-packets' | 'reads-nothing';

interface DoorsOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  /** Behind a proxy of ours: the address of a client is the last of its x-forwarded-for. */
  readonly trustProxy: boolean;
  /** A connection was refused. */
  readonly refused: (code: WireRefusalCode) => void;
  readonly ended: (why: Ending, address: string) => void;
  /** Nobody new is let in from there for so many seconds. */
  readonly shut: (address: string, seconds: number) => void;
}

export interface Doors extends Pick<Backlog, 'sentTo' | 'written' | 'stop'> {
  /** What counts as one address. */
  addressOf(request: IncomingMessage): string;
  /** From where nobody new is let in. */
  readonly strikes: Strikes;
  /** Takes one connection: whether there are so many, open or lately begun, that not even a refusal is due. */
  isShut(request: IncomingMessage): boolean;
  /** To be called before the http server listens. */
  watch(io: GameServer): void;
  /** Bytes that wait to be read. */
  readonly waiting: number;
}

export function createDoors(options: DoorsOptions): Doors {
  const { limits, now, wait, trustProxy, refused, ended, shut } = options;
  /** Connections of each address, and of each site. */
  const open = new Map<string, number>();
  let all = 0;
  // Far more than is let through or refused as messages, so that whoever sends too many of those is told first.
  const burst = limits.packetsPerMessage * (limits.messageBurst + limits.patience);
  const rate = limits.packetRate * limits.messagesPerSecond;
  const packetsFrom = createBuckets(burst * limits.packetBursts, rate * limits.messageRates, now);
  const entriesFrom = createBuckets(limits.entryBurst, limits.entriesPerSecond, now);
  const strikes = createStrikes({ limits, now, shut });
  /** Ended for what they did not read: a tunnel, and nobody's fault. */
  const deaf = new WeakSet<Connection>();
  const backlog = createBacklog({
    limits,
    now,
    wait,
    ended(connection, address) {
      deaf.add(connection);
      ended('reads-nothing', address);
    },
  });

  function addressOf(request: IncomingMessage): string {
    return networkOf(remoteAddressOf(request, trustProxy));
  }

  function count(name: string, by: 1 | -1): void {
    const left = (open.get(name) ?? 0) + by;
    if (left > 0) open.set(name, left);
    else open.delete(name);
  }

  /** Whether there are more connections than there may be, so many times, once so many more have come. */
  function isFull(address: string, times: number, more: number): boolean {
    const most = limits.connectionsPerAddress * times;
    if ((open.get(address) ?? 0) + more > most) return true;
    const site = siteOf(address);
    if (site !== address && (open.get(site) ?? 0) + more > most * limits.connectionsPerSite) return true;
    return all + more > limits.connections;
  }

  function countIn(connection: Connection, address: string): void {
    const names = new Set([address, siteOf(address)]);
    for (const name of names) count(name, 1);
    all += 1;
    connection.on('close', () => {
      for (const name of names) count(name, -1);
      all -= 1;
    });
  }

  function came(connection: Connection): void {
    const address = addressOf(connection.request);
    countIn(connection, address);
    backlog.watch(connection, address);
    const packets = createBucket(burst, rate, now);
    const own = createEmptyBucket(limits.ownPackets, limits.ownPacketsPerSecond, now);
    const isTooBinary = createAttachmentWatch();
    let entered = 0;
    let isEnded = false;

    function end(why: Ending): void {
      if (isEnded) return;
      isEnded = true;
      ended(why, address);
      // Also of the packet at hand nothing gets to Socket.IO.
      connection.removeAllListeners('data');
    }

    function weigh(bytes: number, times = 1): void {
      if (isEnded) return;
      const weight = times + (bytes >> 10);
      if (packets.take(weight) === 0 && (packetsFrom(address).take(weight) === 0 || own.take(weight) === 0))
        return;
      end('too-many-packets');
      cut(connection);
    }

    function heard({ type, data = '' }: Packet): void {
      weigh(data.length);
      if (isEnded || type !== 'message') return;
      if (isTooBinary(data)) {
        end('binary');
        return cut(connection);
      }
      if (typeof data !== 'string' || !data.startsWith(CONNECT)) return;
      entered += 1;
      if (entered <= limits.connects) return;
      refused(NO_SECOND.code);
      connection.write(`4${JSON.stringify(problem(NO_SECOND))}`);
      end('entered-twice');
      hangUp(connection);
    }

    /** Frames of a websocket that engine.io answers by itself or not at all. */
    function watchFrames({ socket }: Transport): void {
      socket?.on('ping', (data) => weigh(data.length, limits.pingWeight));
      socket?.on('pong', (data) => weigh(data.length));
      socket?.on('error', () => strikes.struck(address));
    }

    function closed(reason: string, problem: unknown): void {
      if (entered > limits.connects) strikes.struck(address, ON_PURPOSE);
      else if (isTheirFault(reason, problem) && !deaf.has(connection)) strikes.struck(address);
    }

    connection.on('packet', heard);
    connection.on('upgrading', () => weigh(0));
    connection.on('upgrade', watchFrames);
    connection.on('close', closed);
    watchFrames(connection.transport);
  }

  return {
    addressOf,
    strikes,
    isShut(request) {
      const address = addressOf(request);
      return isFull(address, 2, 1) || strikes.wait(address) > 0 || entriesFrom(address).take() > 0;
    },
    watch(io) {
      boundWebsockets(io, {
        halfOf: createHalves(limits.frameBytesOverall),
        tooLong: (request) => strikes.struck(addressOf(request)),
        tooEarly: (request) => strikes.struck(addressOf(request), ON_PURPOSE),
      });
      io.engine.on('connection', came);
      io.use((socket, next) => {
        if (!isFull(addressOf(socket.request), 1, 0)) return next();
        refused(FULL.code);
        return next(Object.assign(new Error(FULL.code), problem(FULL)));
      });
    },
    sentTo: (connection) => backlog.sentTo(connection),
    written: (connection, bytes) => backlog.written(connection, bytes),
    get waiting() {
      return backlog.waiting;
    },
    stop: () => backlog.stop(),
  };
}

/** Whether a connection was ended for what came over it, and not by a bad network or by whoever left. */
function isTheirFault(reason: string, problem: unknown): boolean {
  if (reason === 'forced close' || reason === 'parse error') return true;
  return problem instanceof Error && problem.message === 'invalid heartbeat direction';
}

/** As it comes to whoever enters. */
function problem(refusal: WireRefusal): {
  readonly message: string;
  readonly data: { readonly ok: false; readonly refusal: WireRefusal };
} {
  return { message: refusal.code, data: { ok: false, refusal } };
}
