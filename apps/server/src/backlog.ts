// Owns the bytes that wait to be read: of one connection, of one address and of all together they are bounded, and what
// waits without being read at all ends. What is sent is added up as it is sent; what is left of it is only looked at when
// that sum is too much, so that a crowd costs next to nothing.
import type { Socket as NetSocket } from 'node:net';
import { cut, laneOf } from './engine.ts';
import type { Connection, Packet } from './engine.ts';
import type { Clock, Limits } from './limits.ts';
import type { Wait } from './wait.ts';

/** Milliseconds between two looks at who reads nothing, and for the last bytes of a connection that has ended. */
export const LOOK = 5000;
const LAST_BYTES = 2000;
/** The part of a bound that may be left when it is looked at: else it would be looked at again with the next packet. */
const LEFT = 0.75;

interface BacklogOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly wait: Wait;
  /** A connection was ended that did not read what it was sent. */
  readonly ended: (connection: Connection, address: string) => void;
}

export interface Backlog {
  /** To be called before anything is sent to it. */
  watch(connection: Connection, address: string): void;
  /** So many bytes were written to it that engine.io knows nothing of. */
  written(connection: Connection, bytes: number): void;
  /** Bytes that it was sent, read or not. */
  sentTo(connection: Connection): number;
  /** Bytes that wait on all connections just now. */
  readonly waiting: number;
  stop(): void;
}

interface Line {
  readonly connection: Connection;
  readonly place: Place;
  /** Answers to polling that may not have been read. */
  readonly lanes: Set<NetSocket>;
  waiting: number;
  sent: number;
  /** The most that was ever seen to have been read, and when. */
  read: number;
  readAt: number;
}

/** An address. */
interface Place {
  readonly name: string;
  readonly lines: Set<Line>;
  waiting: number;
}

export function createBacklog({ limits, now, wait, ended }: BacklogOptions): Backlog {
  const places = new Map<string, Place>();
  const lines = new WeakMap<Connection, Line>();
  /** Those for which something may wait. */
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

  /** Ends those for which most waits until what waits for the others is less than the bound. */
  function review(some: Iterable<Line>, bound: number): void {
    const largest = [...some].toSorted((a, b) => settle(b) - settle(a));
    let sum = largest.reduce((bytes, { waiting }) => bytes + waiting, 0);
    for (const line of largest) {
      if (sum <= bound * LEFT) return;
      sum -= line.waiting;
      end(line);
    }
  }

  /** Looks at what waits indeed. */
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
    ended(line.connection, line.place.name);
    cut(line.connection);
    forget(line);
  }

  /** Nothing that was sent to it is kept any longer. */
  function forget(line: Line): void {
    line.connection.transport.socket?.terminate();
    for (const lane of line.lanes) if (lane.writableLength > 0) lane.destroy();
    line.lanes.clear();
    line.place.lines.delete(line);
    const { name, lines: others } = line.place;
    if (others.size === 0 && places.get(name) === line.place) places.delete(name);
    owed.delete(line);
    line.place.waiting -= line.waiting;
    all -= line.waiting;
    line.waiting = 0;
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
        waiting: 0,
        sent: 0,
        read: 0,
        readAt: now(),
      };
      lines.set(connection, line);
      place.lines.add(line);
      connection.on('packetCreate', (packet) => {
        if (place.lines.has(line)) add(line, sizeOf(packet));
      });
      connection.on('flush', () => {
        const lane = laneOf(connection);
        if (lane !== null) line.lanes.add(lane);
      });
      connection.on('close', () => {
        if (place.lines.has(line)) setTimeout(() => forget(line), LAST_BYTES).unref();
      });
    },
    written(connection, bytes) {
      const line = lines.get(connection);
      if (line?.place.lines.has(line) === true) add(line, bytes);
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

/** Of a text its characters: what it takes in memory, and no more than a third off on the wire. */
function sizeOf({ data }: Packet): number {
  return (data?.length ?? 0) + 1;
}
