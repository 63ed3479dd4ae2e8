// Owns the running time: how long the server has run in all, over every start, by the clock that only rises. No wall clock
// has a part in it, so that none makes anything older. It stands in the store and is written down now and then; what a
// kill loses of it makes everything last that much longer.
import type { Clock } from './limits.ts';
import type { Lines } from './lines.ts';
import type { Wait } from './wait.ts';
import type { EventStore } from './store/event-store.ts';

/** Milliseconds after which it is counted and written down once more. */
export const TICK = 600_000;

interface RunningTimeOptions {
  readonly store: EventStore;
  readonly now: Clock;
  readonly wait: Wait;
  readonly log: Lines;
}

interface RunningTime {
  /** Milliseconds; null: what the store has of it is not known yet. */
  total(): number | null;
  /** Writes down what was counted by now, durably: whether that went well. */
  write(): Promise<boolean>;
  /** Writes the rest down, and counts no more. */
  stop(): Promise<void>;
}

export function createRunningTime({ store, now, wait, log }: RunningTimeOptions): RunningTime {
  /** As the store has it. */
  let written: number | null = null;
  /** Counted and not written yet, until `countedAt`. */
  let counted = 0;
  let countedAt = now();
  let writing: Promise<boolean> | null = null;
  let isStopped = false;
  let callOff = wait(TICK, tick);

  /** A device that slept has not run meanwhile, even where its clock went on: the tick would not have been so late. */
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
