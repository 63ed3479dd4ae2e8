// Owns the alarms of rooms: one each, that rings when what is due next in it has come. A room that has to be read first
// waits in a lane, since after a start thousands may be due at once.
import type { RoomId } from '@ludo/protocol';
import { createLane } from './lane.ts';
import type { Wait } from './wait.ts';

/** The longest wait that a timer of Node.js takes. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Rooms that are read together since something in them is due. */
const AT_ONCE = 4;

interface AlarmsOptions {
  readonly wait: Wait;
  readonly isInMemory: (room: RoomId) => boolean;
  /** `reached`: the instant that was waited for; null: the room is only to be looked at. */
  readonly act: (room: RoomId, reached: number | null) => Promise<void>;
}

interface Alarms {
  /** Instead of any other of that room; `due`: the instant that has come when so many milliseconds are over, if one has. */
  ring(room: RoomId, milliseconds: number, due: number | null): void;
  /** Kept when it has begun to act. */
  ringNow(room: RoomId, due: number): Promise<void>;
  silence(room: RoomId): void;
  has(room: RoomId): boolean;
  stop(): void;
}

export function createAlarms({ wait, isInMemory, act }: AlarmsOptions): Alarms {
  /** How each is called off. */
  const alarms = new Map<RoomId, () => void>();
  const lane = createLane(AT_ONCE);
  let isStopped = false;

  function silence(room: RoomId): void {
    alarms.get(room)?.();
    alarms.delete(room);
  }

  return {
    ring(room, milliseconds, due) {
      silence(room);
      if (isStopped) return;
      // A timer waits no longer than it can: what is due later is waited for once more.
      const isWhole = milliseconds <= LONGEST_WAIT;
      const callOff = wait(isWhole ? milliseconds : LONGEST_WAIT, () => {
        alarms.delete(room);
        const reached = isWhole ? due : null;
        if (isInMemory(room)) void act(room, reached);
        else void lane.take(() => act(room, reached));
      });
      alarms.set(room, callOff);
    },
    ringNow: (room, due) => lane.take(() => act(room, due)),
    silence,
    has: (room) => alarms.has(room),
    stop() {
      isStopped = true;
      for (const callOff of alarms.values()) callOff();
      alarms.clear();
    },
  };
}
