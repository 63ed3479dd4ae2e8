// Owns the bounds on bytes that clients have not read yet: per connection, per address and in all. It adds up what is
// sent, and looks at what is really unread only when the sum exceeds a bound, so that a crowd costs little.
import type { Socket as NetSocket } from 'node:net';
import { cut, laneOf } from './engine.ts';
import type { Connection, Packet } from './engine.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { Wait } from '../kit/wait.ts';

/** Milliseconds: between two looks for whoever reads nothing, and for the last bytes of an ended connection. */
export const LOOK = 5000;
const LAST_BYTES = 2000;
/** Of a bound, after a look: else the next packet would start another. */
const LEFT = 0.75;

interface BacklogOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  /** A crowd that reads nothing must not end in one turn. */
  readonly inTurn: (address: string, act: () => void) => void;
  readonly ended: (connection: Connection) => void;
}

export interface Backlog {
  /** To be called before anything is sent on the connection. */
  watch(connection: Connection, address: string): void;
  written(connection: Connection, bytes: number): void;
  /** Bytes, read or not. */
  sentTo(connection: Connection): number;
  readonly waiting: number;
  stop(): void;
}

interface Line {
  readonly connection: Connection;
  readonly place: Place;
  /** Of polling answers that may still be unread. */
  readonly lanes: Set<NetSocket>;
  /** In its place's `lines`. */
  isCounted: boolean;
  waiting: number;
  sent: number;
  /** The most bytes ever seen as read, and when. */
  read: number;
  readAt: number;
}

interface Place {
  readonly name: string;
  readonly lines: Set<Line>;
  waiting: number;
}

export function createBacklog({ limits, now, wait, inTurn, ended }: BacklogOptions): Backlog {
  const places = new Map<string, Place>();
  const lines = new WeakMap<Connection, Line>();
  /** Those that may have unread bytes. */
  const owed = new Set<Line>();
  let all = 0;
  let callOff = wait(LOOK, look);

  function add(line: Line, bytes: number): void {
    if (line.waiting === 0) {
      line.readAt = now();
      owed.add(line);
    }
    line.sent += bytes;
    line.waiting += bytes;
    line.place.waiting += bytes;
    all += bytes;
    if (line.waiting > limits.waitingBytes) review([line], limits.waitingBytes);
    if (line.place.waiting > limits.waitingBytesPerAddress)
      review(line.place.lines, limits.waitingBytesPerAddress);
    if (all > limits.waitingBytesOverall) review(owed, limits.waitingBytesOverall);
  }

  /** Ends those with the most unread bytes until the rest is below the bound. */
  function review(some: Iterable<Line>, bound: number): void {
    const looked = [...some];
    for (const line of looked) settle(line);
    const largest = looked.toSorted((a, b) => b.waiting - a.waiting);
    let sum = largest.reduce((bytes, { waiting }) => bytes + waiting, 0);
    for (const line of largest) {
      if (sum <= bound * LEFT) return;
      sum -= line.waiting;
      end(line);
    }
  }

  /** Returns the bytes that are really unread. */
  function settle(line: Line): number {
    const before = line.waiting;
    line.waiting = waitingFor(line);
    line.place.waiting += line.waiting - before;
    all += line.waiting - before;
    if (line.waiting === 0) owed.delete(line);
    if (line.sent - line.waiting > line.read) {
      line.read = line.sent - line.waiting;
      line.readAt = now();
    }
    return line.waiting;
  }

  function end(line: Line): void {
    const { connection, place } = line;
    ended(connection);
    forget(line);
    inTurn(place.name, () => {
      cut(connection);
      letGo(line);
    });
  }

  function forget(line: Line): void {
    line.isCounted = false;
    line.place.lines.delete(line);
    const { name, lines: others } = line.place;
    if (others.size === 0 && places.get(name) === line.place) places.delete(name);
    owed.delete(line);
    line.place.waiting -= line.waiting;
    all -= line.waiting;
    line.waiting = 0;
  }

  function letGo({ connection, lanes }: Line): void {
    connection.transport.socket?.terminate();
    for (const lane of lanes) if (lane.writableLength > 0) lane.destroy();
    lanes.clear();
  }

  /** What was to be read last has had its time. */
  function closed(line: Line): void {
    if (!line.isCounted) return;
    forget(line);
    letGo(line);
  }

  function look(): void {
    for (const line of owed) {
      if (settle(line) > 0 && now() - line.readAt >= limits.stuckSeconds * 1000) end(line);
    }
    callOff = wait(LOOK, look);
  }

  return {
    watch(connection, address) {
      const place = places.get(address) ?? { name: address, lines: new Set<Line>(), waiting: 0 };
      places.set(address, place);
      const line: Line = {
        connection,
        place,
        lanes: new Set(),
        isCounted: true,
        waiting: 0,
        sent: 0,
        read: 0,
        readAt: now(),
      };
      lines.set(connection, line);
      place.lines.add(line);
      connection.on('packetCreate', (packet) => {
        if (line.isCounted) add(line, sizeOf(packet));
      });
      connection.on('flush', () => {
        const lane = laneOf(connection);
        if (lane !== null) line.lanes.add(lane);
      });
      connection.on('close', () => {
        if (line.isCounted) setTimeout(() => closed(line), LAST_BYTES).unref();
      });
    },
    written(connection, bytes) {
      const line = lines.get(connection);
      if (line?.isCounted === true) add(line, bytes);
    },
    sentTo: (connection) => lines.get(connection)?.sent ?? 0,
    get waiting() {
      for (const line of owed) settle(line);
      return all;
    },
    stop: () => callOff(),
  };
}

function waitingFor({ connection, lanes }: Line): number {
  let bytes = connection.transport.socket?.bufferedAmount ?? 0;
  for (const packet of connection.writeBuffer) bytes += sizeOf(packet);
  for (const lane of lanes) {
    if (lane.destroyed || lane.writableLength === 0) lanes.delete(lane);
    else bytes += lane.writableLength;
  }
  return bytes;
}

/** In characters: what a text takes in memory, and at most a third less than on the wire. */
function sizeOf({ data }: Packet): number {
  return (data?.length ?? 0) + 1;
}
