// Owns one alarm per room. Hundreds may ring at the same moment and act in turns; those that must be read first wait in
// a queue: right after a start thousands may be due.
import type { RoomId } from '@ludo/protocol';
import { createTurns, type Turns } from './turns.ts';
import { createWorkQueue } from './work-queue.ts';
import type { Wait } from './wait.ts';

/** Milliseconds; the most that a timer of Node.js takes. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Due rooms that are read at the same time. */
const AT_ONCE = 4;
/** Rooms in memory that act in one turn of the event loop: most bots take up to half a millisecond to choose. */
export const ACTS_A_TURN = 20;
/** Milliseconds after which none begins or goes on in a turn. */
export const ACTS_LAST = 4;

interface AlarmsOptions {
  readonly wait: Wait;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly isInMemory: (room: RoomId) => boolean;
  /** Rooms of one name take turns with those of others, however many there are. */
  readonly nameOf: (room: RoomId) => string;
  /**
   * `reached`: the instant that was waited for; null: the room only has to be looked at. Where the room is in memory, all that takes
   * long is done before anything is awaited: it is timed.
   */
  readonly act: (room: RoomId, reached: number | null) => Promise<void>;
}

interface Alarms {
  /** Replaces the room's alarm. `due`: the instant that has come after these milliseconds, if any. */
  ring(room: RoomId, milliseconds: number, due: number | null): void;
  /** The room has begun to act, and goes on in its turn: as `ring` without a wait. */
  goOn(room: RoomId, due: number | null): void;
  /** Resolves when the room has begun to act. */
  ringNow(room: RoomId, due: number): Promise<void>;
  silence(room: RoomId): void;
  has(room: RoomId): boolean;
  stop(): void;
}

export function createAlarms({ wait, now, isInMemory, nameOf, act }: AlarmsOptions): Alarms {
  const alarms = new Map<RoomId, () => void>();
  const queue = createWorkQueue(AT_ONCE);
  const { inTurn, goOn } = createTurns({ most: ACTS_A_TURN, longest: ACTS_LAST, now });
  let isStopped = false;

  function silence(room: RoomId): void {
    alarms.get(room)?.();
    alarms.delete(room);
  }

  function rings(room: RoomId, reached: number | null): void {
    alarms.delete(room);
    if (isInMemory(room)) void act(room, reached);
    else void queue.take(() => act(room, reached));
  }

  /** Replaces the room's alarm by one that rings in the room's turn, until it is called off. */
  function inItsTurn(put: Turns['goOn'], room: RoomId, reached: number | null): void {
    let isOff = false;
    alarms.set(room, () => (isOff = true));
    put(nameOf(room), () => {
      if (!isOff) rings(room, reached);
    });
  }

  return {
    ring(room, milliseconds, due) {
      silence(room);
      if (isStopped) return;
      // A longer wait takes several timers.
      const isWhole = milliseconds <= LONGEST_WAIT;
      const callOff = wait(isWhole ? milliseconds : LONGEST_WAIT, () => {
        inItsTurn(inTurn, room, isWhole ? due : null);
      });
      alarms.set(room, callOff);
    },
    goOn(room, due) {
      silence(room);
      if (!isStopped) inItsTurn(goOn, room, due);
    },
    ringNow: (room, due) => queue.take(() => act(room, due)),
    silence,
    has: (room) => alarms.has(room),
    stop() {
      isStopped = true;
      for (const callOff of alarms.values()) callOff();
      alarms.clear();
    },
  };
}
