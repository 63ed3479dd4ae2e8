// Owns the running time: how long the server has run in all, by the monotonic clock, so that a wrong wall clock makes
// no room older. What a kill loses only makes rooms last longer.
import type { Clock } from '../limits/limits.ts';
import type { Lines } from '../telemetry/lines.ts';
import type { Wait } from '../kit/wait.ts';
import type { EventStore } from '../store/event-store.ts';

export const TICK = 600_000;

interface RunningTimeOptions {
  readonly store: EventStore;
  readonly now: Clock;
  readonly wait: Wait;
  readonly log: Lines;
}

interface RunningTime {
  /** Milliseconds; null: not read from the store yet. */
  total(): number | null;
  /** Durably; whether that worked. */
  write(): Promise<boolean>;
  stop(): Promise<void>;
}

export function createRunningTime({ store, now, wait, log }: RunningTimeOptions): RunningTime {
  let written: number | null = null;
  /** Not written yet. */
  let counted = 0;
  let countedAt = now();
  let writing: Promise<boolean> | null = null;
  let isStopped = false;
  let callOff = wait(TICK, tick);

  /** A gap of more than two ticks means that the device slept, whatever its clock says. */
  function sinceCounted(): number {
    return Math.min(Math.max(0, now() - countedAt), 2 * TICK);
  }

  function count(): void {
    counted += sinceCounted();
    countedAt = now();
  }

  function tick(): void {
    if (isStopped) return;
    callOff = wait(TICK, tick);
    void write();
  }

  function write(): Promise<boolean> {
    count();
    return (writing ??= writeDown().finally(() => (writing = null)));
  }

  async function writeDown(): Promise<boolean> {
    const part = Math.floor(counted);
    try {
      const done = await store.runOn(part);
      if (done.ok) {
        written = done.value;
        counted -= part;
        return true;
      }
      log.error({ problem: done.error }, 'the running time could not be written down');
    } catch (thrown) {
      log.error({ reason: String(thrown) }, 'the running time could not be written down');
    }
    return false;
  }

  void write();
  return {
    write,
    total: () => (written === null ? null : written + Math.floor(counted + sinceCounted())),
    async stop() {
      isStopped = true;
      callOff();
      await writing;
      count();
      await writeDown();
    },
  };
}
