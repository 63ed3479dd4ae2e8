// A worker of the lab in the test's own thread: it answers when the test lets it.
import { vi } from 'vitest';
import { createTrial, type Answer, type Order } from '../../src/lab/trial.ts';
import { happen } from './doing.ts';

/** Milliseconds that a look at the clock takes here: a few games an answer. */
const SLOW = 90;

export interface LabWorkers {
  /** Those that have not been ended. */
  readonly running: () => number;
  /** How often more was asked for and not answered yet. */
  readonly owed: () => number;
  /** Answers what has been asked for. */
  readonly answer: () => Promise<void>;
  /** They cannot be started. */
  readonly fail: () => Promise<void>;
}

/** For one test, instead of the browser's. */
export function standInForWorkers(): LabWorkers {
  const running = new Set<LabWorker>();
  const owed: (() => void)[] = [];
  let time = 0;

  class LabWorker extends EventTarget {
    private readonly hear = createTrial(
      (data: Answer) => this.dispatchEvent(new MessageEvent('message', { data })),
      () => (time += SLOW),
    );

    constructor() {
      super();
      running.add(this);
    }

    postMessage(order: Order): void {
      if (order !== 'more') return this.hear(order);
      owed.push(() => {
        if (running.has(this)) this.hear(order);
      });
    }

    terminate(): void {
      running.delete(this);
    }
  }

  vi.stubGlobal('Worker', LabWorker);
  return {
    running: () => running.size,
    owed: () => owed.length,
    answer: () =>
      happen(() => {
        for (const each of owed.splice(0)) each();
      }),
    fail: () =>
      happen(() => {
        for (const each of running) each.dispatchEvent(new Event('error'));
      }),
  };
}
