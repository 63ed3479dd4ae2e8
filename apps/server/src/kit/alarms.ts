// Owns one alarm per room. Rooms that must be read first wait in a queue: right after a start thousands may be due.
import type { RoomId } from '@ludo/protocol';
import { createWorkQueue } from './work-queue.ts';
import type { Wait } from './wait.ts';

/** Milliseconds; the most that a timer of Node.js takes. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Due rooms that are read at the same time. */
const AT_ONCE = 4;

interface AlarmsOptions {
  readonly wait: Wait;
  readonly isInMemory: (room: RoomId) => boolean;
  /** `reached`: the instant that was waited for; null: the room only has to be looked at. */
  readonly act: (room: RoomId, reached: number | null) => Promise<void>;
}

interface Alarms {
  /** Replaces the room's alarm. `due`: the instant that has come after these milliseconds, if any. */
  ring(room: RoomId, milliseconds: number, due: number | null): void;
  /** Resolves when the room has begun to act. */
  ringNow(room: RoomId, due: number): Promise<void>;
  silence(room: RoomId): void;
  has(room: RoomId): boolean;
  stop(): void;
}

export function createAlarms({ wait, isInMemory, act }: AlarmsOptions): Alarms {
  const alarms = new Map<RoomId, () => void>();
  const queue = createWorkQueue(AT_ONCE);
  let isStopped = false;

  function silence(room: RoomId): void {
    alarms.get(room)?.();
    alarms.delete(room);
  }

  return {
    ring(room, milliseconds, due) {
      silence(room);
      if (isStopped) return;
      // A longer wait takes several timers.
      const isWhole = milliseconds <= LONGEST_WAIT;
      const callOff = wait(isWhole ? milliseconds : LONGEST_WAIT, () => {
        alarms.delete(room);
        const reached = isWhole ? due : null;
        if (isInMemory(room)) void act(room, reached);
        else void queue.take(() => act(room, reached));
      });
      alarms.set(room, callOff);
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
