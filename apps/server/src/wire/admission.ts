// Owns how many connections each address may have. Each enters once; those with too many packets, or packets that the
// game never sends, are cut.
import type { IncomingMessage } from 'node:http';
import type { WireRefusal, WireRefusalCode } from '@ludo/protocol';
import { createAttachmentWatch } from './attachments.ts';
import { createBacklog } from './backlog.ts';
import { createCrowds } from './crowds.ts';
import type { Backlog } from './backlog.ts';
import { cut, endPollingSoon, hangUp, readInTurn } from './engine.ts';
import type { Connection, Packet, Transport } from './engine.ts';
import { createIncompletes } from '../limits/incomplete.ts';
import type { GameServer } from './server-context.ts';
import { endInTurn } from './silence.ts';
import { boundWebsockets } from './websockets.ts';
import { createBucket, createBuckets, createEmptyBucket } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import { networkOf, remoteAddressOf } from '../limits/networks.ts';
import type { Wait } from '../kit/wait.ts';
import { createStrikes, ON_PURPOSE } from '../limits/strikes.ts';
import type { Strikes } from '../limits/strikes.ts';
import { createTurns } from '../kit/turns.ts';
import type { Turns } from '../kit/turns.ts';

/** The Socket.IO packet by which a client enters. */
const CONNECT = '0';
const NO_SECOND = { code: 'malformed', clause: null, field: 'connect' } as const satisfies WireRefusal;
/** Some two milliseconds of work. */
export const SIGNS_A_TURN = 100;
const FULL = { code: 'too-many-connections', clause: null } as const satisfies WireRefusal;

type Ending =
  | 'entered-twice'
  | 'laden'
  | 'too-long'
  | 'binary'
  | 'too-many-packets'
  | 'reads-nothing'
  | 'makes-room';

interface AdmissionOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  /** Behind our proxy the last entry of x-forwarded-for is the client's address. */
  readonly trustProxy: boolean;
  readonly refused: (code: WireRefusalCode) => void;
  /** `address`: null where it is no fault of theirs. */
  readonly ended: (why: Ending, address: string | null) => void;
  readonly shut: (address: string, seconds: number) => void;
  readonly inTurn: Turns['inTurn'];
}

export interface Admission extends Pick<Backlog, 'sentTo' | 'written' | 'stop'> {
  /** The key under which its address is counted. */
  addressOf(request: IncomingMessage): string;
  readonly strikes: Strikes;
  /** Takes one connection; true: so many are open or lately begun that it gets no answer at all. */
  isShut(request: IncomingMessage): boolean;
  /** To be called before the http server listens. */
  watch(io: GameServer): void;
  readonly waiting: number;
}

export function createAdmission(options: AdmissionOptions): Admission {
  const { limits, now, wait, trustProxy, refused, ended, shut, inTurn } = options;
  // Far above the limits of messages: whoever sends too many is refused before being cut.
  const burst = limits.packetsPerMessage * (limits.messageBurst + limits.patience);
  const rate = limits.packetRate * limits.messagesPerSecond;
  const packetsFrom = createBuckets(burst * limits.packetBursts, rate * limits.messageRates, now);
  const entriesFrom = createBuckets(limits.entryBurst, limits.entriesPerSecond, now);
  const strikes = createStrikes({ limits, now, shut });
  const signs = createTurns({ most: SIGNS_A_TURN });
  /** Not reading is often the fault of a bad network, and making room no fault at all: neither costs a strike. */
  const faultless = new WeakSet<Connection>();
  const backlog = createBacklog({
    limits,
    now,
    wait,
    inTurn,
    ended(connection) {
      faultless.add(connection);
      ended('reads-nothing', null);
    },
  });
  const crowds = createCrowds({
    limits,
    leave(connection) {
      faultless.add(connection);
      ended('makes-room', null);
      cut(connection);
    },
  });

  function addressOf(request: IncomingMessage): string {
    return networkOf(remoteAddressOf(request, trustProxy));
  }

  function came(connection: Connection): void {
    const address = addressOf(connection.request);
    crowds.came(connection, address);
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
      // The current packet does not reach Socket.IO either.
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
      // With the sign of its type, as over a websocket.
      if (data.length + 1 > limits.messageBytes) {
        end('too-long');
        return cut(connection);
      }
      if (isTooBinary(data)) {
        end('binary');
        return cut(connection);
      }
      if (typeof data !== 'string' || !data.startsWith(CONNECT)) return;
      entered += 1;
      const isLaden = data.length > limits.connectLength;
      if (entered <= limits.connects && !isLaden) return;
      refused(NO_SECOND.code);
      connection.write(`4${JSON.stringify(problem(NO_SECOND))}`);
      end(isLaden ? 'laden' : 'entered-twice');
      hangUp(connection);
    }

    /** Counts websocket frames that never reach Socket.IO. */
    function watchFrames({ socket }: Transport): void {
      socket?.on('ping', (data) => weigh(data.length, limits.pingWeight));
      socket?.on('pong', (data) => weigh(data.length));
      socket?.on('error', () => strikes.struck(address));
    }

    function closed(reason: string, problem: unknown): void {
      if (entered > limits.connects) strikes.struck(address, ON_PURPOSE);
      else if (isTheirFault(reason, problem) && !faultless.has(connection)) strikes.struck(address);
    }

    connection.on('packet', heard);
    connection.on('upgrading', () => weigh(0));
    connection.on('upgrade', watchFrames);
    connection.on('close', closed);
    watchFrames(connection.transport);
    endInTurn(connection, (act) => inTurn(address, act));
    if (connection.transport.name === 'polling') {
      endPollingSoon(connection.transport);
      readInTurn(connection.transport, (act) => inTurn(address, act));
    }
  }

  return {
    addressOf,
    strikes,
    isShut(request) {
      const address = addressOf(request);
      if (crowds.isFull(address, 2, 1) || strikes.wait(address) > 0 || entriesFrom(address).take() > 0)
        return true;
      return !crowds.hasRoom(address, 1);
    },
    watch(io) {
      boundWebsockets(io, {
        most: limits.messageBytes,
        turnsOf(request) {
          const address = addressOf(request);
          return {
            inTurn: (act) => inTurn(address, act),
            signs: (act) => signs.inTurn(address, act),
          };
        },
        incompleteOf: createIncompletes(limits.frameBytesOverall),
        tooLong: (request) => strikes.struck(addressOf(request)),
        tooEarly: (request) => strikes.struck(addressOf(request), ON_PURPOSE),
      });
      io.engine.on('connection', came);
      io.use((socket, next) => {
        if (!crowds.isFull(addressOf(socket.request), 1, 0)) return next();
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

/** By what they sent, not by a bad network or by leaving. */
function isTheirFault(reason: string, problem: unknown): boolean {
  if (reason === 'forced close' || reason === 'parse error') return true;
  return problem instanceof Error && problem.message === 'invalid heartbeat direction';
}

function problem(refusal: WireRefusal): {
  readonly message: string;
  readonly data: { readonly ok: false; readonly refusal: WireRefusal };
} {
  return { message: refusal.code, data: { ok: false, refusal } };
}
