// Owns the main thread's side of the store: each call goes to the store thread, in order, and resolves with its
// answer.
import { Worker } from 'node:worker_threads';
import type { Result } from '@ludo/rules';
import type { EventStore, RoomSeed, StoredSnapshot, StoreProblem } from './event-store.ts';
import { reasonOf } from './libsql-file.ts';
import type { OpenProblem } from './libsql-file.ts';
import { textsOfAppend, storeMethods, rowsOfTexts } from './store-calls.ts';
import type { Call, CallAnswer, RowTexts, StoreMethod } from './store-calls.ts';

/** The built `store-thread.ts`, or a program that builds and runs it. */
export interface ThreadProgram {
  readonly path: URL | string;
  readonly args?: readonly string[];
}

export interface StoreThread {
  readonly file: string;
  readonly program: ThreadProgram | Worker;
  /** By a fault of ours: pending and further calls fail. */
  readonly ended: (reason: string) => void;
}

type Loaded = Result<RowTexts, StoreProblem>;
type Read = Result<
  {
    readonly snapshot: StoredSnapshot | null;
    readonly seeds: readonly RoomSeed[];
    readonly rows: RowTexts;
  },
  StoreProblem
>;

export async function openThreadedStore({
  file,
  program,
  ended,
}: StoreThread): Promise<Result<EventStore, OpenProblem>> {
  const worker =
    program instanceof Worker ? program : new Worker(program.path, { argv: [...(program.args ?? [])] });
  worker.postMessage(file);
  const opened = await firstWordOf(worker, file);
  if (opened.ok) return { ok: true, value: storeIn(worker, ended) };
  await worker.terminate();
  return opened;
}

function firstWordOf(worker: Worker, file: string): Promise<Result<null, OpenProblem>> {
  return new Promise((resolve) => {
    const failed = (thrown: unknown): void =>
      resolve({ ok: false, error: { code: 'not-writable', file, reason: reasonOf(thrown) } });
    worker.once('error', failed);
    worker.once('message', (word: Result<null, OpenProblem>) => {
      worker.off('error', failed);
      resolve(word);
    });
  });
}

function storeIn(worker: Worker, ended: StoreThread['ended']): EventStore {
  const waiting = new Map<number, (result: unknown) => void>();
  let calls = 0;
  let end: string | null = null;
  let closing: Promise<void> | null = null;

  const failure = (reason: string): unknown => ({ ok: false, error: { code: 'failed', reason } });

  function died(reason: string): void {
    if (end !== null) return;
    end = reason;
    for (const answer of waiting.values()) answer(failure(reason));
    waiting.clear();
    if (closing === null) ended(reason);
  }
  worker.on('message', ({ id, result }: CallAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    answer?.(result);
  });
  worker.on('error', (thrown) => died(`the thread of the store has failed: ${reasonOf(thrown)}`));
  worker.on('exit', () => died('the thread of the store has ended'));

  function ask(method: Call['method'], args: readonly unknown[]): Promise<unknown> {
    if (end !== null) return Promise.resolve(failure(end));
    calls += 1;
    const call: Call = { id: calls, method, args };
    return new Promise((resolve) => {
      waiting.set(call.id, resolve);
      worker.postMessage(call);
    });
  }

  async function close(): Promise<void> {
    const isGone = end === null ? new Promise((resolve) => worker.once('exit', resolve)) : null;
    await ask('close', []);
    await isGone;
  }

  const passedOn = Object.fromEntries(
    storeMethods.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]),
  ) as unknown as Pick<EventStore, StoreMethod>;
  return {
    ...passedOn,
    append: (rows) => ask('append', [textsOfAppend(rows)]) as ReturnType<EventStore['append']>,
    async load(room, afterSeq, most) {
      const loaded = (await ask('load', [room, afterSeq, most])) as Loaded;
      return loaded.ok ? { ok: true, value: await rowsOfTexts(loaded.value) } : loaded;
    },
    async read(room, after) {
      const read = (await ask('read', [room, after])) as Read;
      if (!read.ok) return read;
      return { ok: true, value: { ...read.value, rows: await rowsOfTexts(read.value.rows) } };
    },
    close: () => (closing ??= close()),
  };
}
