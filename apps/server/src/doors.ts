// Owns who has how many connections open, from the first byte on and not only once a game is joined, and cuts those
// that send more packets than any messages need.
import type { IncomingMessage } from 'node:http';
import type { WireRefusal, WireRefusalCode } from '@ludo/protocol';
import type { GameServer } from './house.ts';
import { createBucket } from './limits.ts';
import type { Clock, Limits } from './limits.ts';

/** Milliseconds for the last bytes of a connection that is cut. */
const LAST_BYTES = 200;

export interface DoorsOptions {
  readonly limits: Limits;
  readonly now: Clock;
  /** Behind a proxy of ours: the address of a client is the last of its x-forwarded-for. */
  readonly trustProxy: boolean;
  /** A connection was refused. */
  readonly refused: (code: WireRefusalCode) => void;
}

export interface Doors {
  /** What counts as one address. */
  addressOf(request: IncomingMessage): string;
  /** Whether there are so many connections that not even a refusal is due. */
  isShut(request: IncomingMessage): boolean;
  watch(io: GameServer): void;
}

/** As much of a connection of engine.io as is used here. */
interface Connection {
  readonly request: IncomingMessage;
  on(event: 'packet' | 'close', listener: () => void): void;
  close(discard: boolean): void;
}

export function createDoors({ limits, now, trustProxy, refused }: DoorsOptions): Doors {
  const open = new Map<string, number>();

  function addressOf(request: IncomingMessage): string {
    const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
    return networkOf(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
  }

  function came(connection: Connection): void {
    const address = addressOf(connection.request);
    open.set(address, (open.get(address) ?? 0) + 1);
    connection.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    // Far more than is let through or refused as messages, so that whoever sends too many of those is told first.
    const burst = 10 * (limits.messageBurst + limits.patience);
    const packets = createBucket(burst, 4 * limits.messagesPerSecond, now);
    connection.on('packet', () => {
      if (packets.take() === 0) return;
      connection.close(true);
      hangUp(connection.request);
    });
  }

  return {
    addressOf,
    isShut: (request) => (open.get(addressOf(request)) ?? 0) >= 2 * limits.connectionsPerAddress,
    watch(io) {
      io.engine.on('connection', came);
      io.use((socket, next) => {
        if ((open.get(addressOf(socket.request)) ?? 0) <= limits.connectionsPerAddress) return next();
        const refusal = { code: 'too-many-connections', clause: null } as const satisfies WireRefusal;
        refused(refusal.code);
        return next(Object.assign(new Error(refusal.code), { data: { ok: false, refusal } }));
      });
    },
  };
}

/** After its last bytes: a websocket that is closed waits long for the other side to agree. */
export function hangUp({ socket }: IncomingMessage): void {
  setTimeout(() => socket.destroy(), LAST_BYTES).unref();
}

/** Of IPv6 its /64, of which a single customer has all addresses; link-local addresses are a device each. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':') || /^fe80:/i.test(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}
