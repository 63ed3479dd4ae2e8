// Owns the thread that draws: begun for the first picture, and ended when none has been asked for in a while.
import { Worker } from 'node:worker_threads';
import type { Card } from '@ludo/drawing/card';
import type { Wait } from '../kit/wait.ts';
import type { ThreadProgram } from '../store/threaded-store.ts';

/** Milliseconds: without work until the thread ends, and for one picture until it is ended. */
const RESTS_AFTER = 60_000;
export const PATIENCE = 20_000;
/** Of its own heap; what WebAssembly has is besides. */
const MEGABYTES = 128;

/** Rejects if it cannot be drawn. Calls must not overlap. */
export interface Draughtsman {
  draw(card: Card): Promise<Buffer>;
  stop(): Promise<void>;
}

export function createDraughtsman(program: ThreadProgram, wait: Wait): Draughtsman {
  let thread: Worker | null = null;
  let resting: (() => void) | null = null;
  let isStopped = false;

  function begun(): Worker {
    resting?.();
    resting = null;
    if (thread !== null) return thread;
    const worker = new Worker(program.path, {
      argv: [...(program.args ?? [])],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    // Without a listener an error would end the process.
    worker.on('error', () => gone(worker));
    worker.on('exit', () => gone(worker));
    worker.unref();
    thread = worker;
    return worker;
  }

  function gone(worker: Worker): void {
    if (thread === worker) thread = null;
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.terminate();
  }

  return {
    async draw(card) {
      if (isStopped) throw new Error('the server is stopping');
      const worker = begun();
      try {
        return await answerOf(worker, card, wait);
      } catch (thrown) {
        await end();
        throw thrown;
      } finally {
        if (thread !== null) resting = wait(RESTS_AFTER, () => void end());
      }
    },
    async stop() {
      isStopped = true;
      resting?.();
      await end();
    },
  };
}

function answerOf(worker: Worker, card: Card, wait: Wait): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      cancel();
      worker.off('message', drawn);
      worker.off('error', failed);
      worker.off('exit', ended);
      act();
    };
    const drawn = (file: Uint8Array): void =>
      settle(() => resolve(Buffer.from(file.buffer, file.byteOffset, file.length)));
    const failed = (thrown: unknown): void => settle(() => reject(thrown));
    const ended = (): void => settle(() => reject(new Error('the thread that draws has ended')));
    const cancel = wait(PATIENCE, () => settle(() => reject(new Error('a picture took too long'))));
    worker.on('message', drawn);
    worker.on('error', failed);
    worker.on('exit', ended);
    worker.postMessage(card);
  });
}
